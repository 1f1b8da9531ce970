/* lex-intake-html-scanner.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts a web page into tags and words, as browsers do, in one pass: libxml2's own parser of HTML
 * looks back over all open elements at each end of one, so that 400 kB of bad markup cost it two
 * seconds and 800 kB eight. It does not know what an element means. Only lex-intake-html.c calls
 * it.
 */

#include "intake/formats/lex-intake-html-scanner.h"

#include <libxml/HTMLparser.h>
#include <string.h>

/* No element that is looked at has more. */
#define MAX_ATTRIBUTES 32
#define MAX_ENTITY_BYTES 12

struct _LexIntakeHtmlScanner
{
  const char *at;
  char *name;      /* of the element; nullable */
  const char *raw; /* of the element whose words are no markup; nullable */
  GString *text;
  GPtrArray *attributes; /* (char*) names and values in turn */
};

/* Their content is words, not markup, up to their end. */
static const char *const raw_elements[] = { "script", "style", "textarea", "title", "xmp" };

LexIntakeHtmlScanner *
lex_intake_html_scanner_new (const char *text)
{
  LexIntakeHtmlScanner *self = g_new0 (LexIntakeHtmlScanner, 1);

  self->at = text;
  self->text = g_string_new (NULL);
  self->attributes = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
lex_intake_html_scanner_free (LexIntakeHtmlScanner *self)
{
  if (!self)
    return;
  g_free (self->name);
  g_string_free (self->text, TRUE);
  g_ptr_array_unref (self->attributes);
  g_free (self);
}

const char *
lex_intake_html_scanner_get_name (const LexIntakeHtmlScanner *self)
{
  return self->name ? self->name : "";
}

const char *
lex_intake_html_scanner_get_text (const LexIntakeHtmlScanner *self)
{
  return self->text->str;
}

const char *
lex_intake_html_scanner_get_attribute (const LexIntakeHtmlScanner *self, const char *name)
{
  for (guint i = 0; i + 1 < self->attributes->len; i += 2)
    if (strcmp (g_ptr_array_index (self->attributes, i), name) == 0)
      return g_ptr_array_index (self->attributes, i + 1);
  return NULL;
}

/* Numbers from 128 to 159 mean what they do in Windows, whatever the page says. */
static gunichar
read_number (const char *digits)
{
  gboolean hex = *digits == 'x' || *digits == 'X';
  guint64 number = g_ascii_strtoull (hex ? digits + 1 : digits, NULL, hex ? 16 : 10);

  if (number >= 0x80 && number < 0xA0)
    {
      char byte = (char) number;
      g_autofree char *letter = g_convert (&byte, 1, "UTF-8", "WINDOWS-1252", NULL, NULL, NULL);

      return letter ? g_utf8_get_char (letter) : 0;
    }
  return number < 0x110000 && g_unichar_validate ((gunichar) number) ? (gunichar) number : 0;
}

static gunichar
read_name (const char *name)
{
  const htmlEntityDesc *known = htmlEntityLookup ((const xmlChar *) name);

  if (known)
    return known->value;
  return strcmp (name, "apos") == 0 ? '\'' : 0;
}

/* Reads the entity at an ampersand and gives how long it is; 0 if it is none. */
static gsize
read_entity (const char *text, gsize length, gunichar *character)
{
  char name[MAX_ENTITY_BYTES + 1];
  gboolean number = length > 1 && text[1] == '#';
  gsize start = number ? 2 : 1, n = 0;

  while (start + n < length && n < MAX_ENTITY_BYTES && g_ascii_isalnum (text[start + n]))
    {
      name[n] = text[start + n];
      n++;
    }
  name[n] = '\0';
  if (n == 0)
    return 0;
  *character = number ? read_number (name) : read_name (name);
  if (!*character)
    return 0;
  return start + n + (start + n < length && text[start + n] == ';');
}

static void
append_decoded (GString *out, const char *text, gsize length)
{
  for (gsize i = 0; i < length;)
    {
      const char *mark = memchr (text + i, '&', length - i);
      gsize plain = mark ? (gsize) (mark - text) - i : length - i;
      gunichar character = 0;
      gsize entity;

      g_string_append_len (out, text + i, (gssize) plain);
      i += plain;
      if (i == length)
        break;
      entity = read_entity (text + i, length - i, &character);
      if (entity)
        g_string_append_unichar (out, character);
      else
        g_string_append_c (out, '&');
      i += entity ? entity : 1;
    }
}

static const char *
skip_space (const char *c)
{
  while (g_ascii_isspace (*c))
    c++;
  return c;
}

static gboolean
ends_name (char c)
{
  return c == '\0' || c == '>' || c == '/' || c == '=' || g_ascii_isspace (c);
}

static char *
read_value (const char **at)
{
  g_autoptr (GString) value = g_string_new (NULL);
  const char *c = *at, *start;

  if (*c == '"' || *c == '\'')
    {
      char quote = *c;

      start = ++c;
      while (*c && *c != quote)
        c++;
    }
  else
    {
      start = c;
      while (*c && *c != '>' && !g_ascii_isspace (*c))
        c++;
    }
  append_decoded (value, start, (gsize) (c - start));
  *at = *c == '"' || *c == '\'' ? c + 1 : c;
  return g_strdup (value->str);
}

static void
read_attribute (LexIntakeHtmlScanner *self)
{
  const char *start = self->at, *end;
  char *value = NULL;

  /* A stray sign of equality is part of the name. */
  end = start + 1;
  while (!ends_name (*end))
    end++;
  self->at = skip_space (end);
  if (*self->at == '=')
    {
      self->at = skip_space (self->at + 1);
      value = read_value (&self->at);
    }
  if (self->attributes->len >= 2 * MAX_ATTRIBUTES)
    {
      g_free (value);
      return;
    }
  g_ptr_array_add (self->attributes, g_ascii_strdown (start, end - start));
  g_ptr_array_add (self->attributes, value ? value : g_strdup (""));
}

static const char *
find_raw (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (raw_elements); i++)
    if (strcmp (raw_elements[i], name) == 0)
      return raw_elements[i];
  return NULL;
}

static LexIntakeHtmlToken
read_tag (LexIntakeHtmlScanner *self)
{
  gboolean closes = self->at[1] == '/';
  const char *start = self->at + 1 + closes, *end = start;

  while (!ends_name (*end))
    end++;
  self->name = g_ascii_strdown (start, end - start);
  self->at = end;
  while (*self->at && *self->at != '>')
    if (*self->at == '/' || g_ascii_isspace (*self->at))
      self->at++;
    else
      read_attribute (self);
  if (*self->at)
    self->at++;
  if (!closes)
    self->raw = find_raw (self->name);
  return closes ? LEX_INTAKE_HTML_CLOSE : LEX_INTAKE_HTML_OPEN;
}

static void
skip_comment (LexIntakeHtmlScanner *self)
{
  const char *end
      = g_str_has_prefix (self->at, "<!--") ? strstr (self->at + 4, "-->") : strchr (self->at, '>');

  if (!end)
    self->at += strlen (self->at);
  else
    self->at = end + (*end == '-' ? 3 : 1);
}

/* Up to the end of an element whose words are no markup. */
static LexIntakeHtmlToken
read_raw (LexIntakeHtmlScanner *self)
{
  gsize length = strlen (self->raw);
  const char *end = self->at;

  while ((end = strstr (end, "</")) != NULL
         && (g_ascii_strncasecmp (end + 2, self->raw, length) != 0 || !ends_name (end[2 + length])))
    end += 2;
  if (!end)
    end = self->at + strlen (self->at);
  self->name = g_strdup (self->raw);
  if (strcmp (self->raw, "script") != 0)
    append_decoded (self->text, self->at, (gsize) (end - self->at));
  self->at = end;
  self->raw = NULL;
  return LEX_INTAKE_HTML_TEXT;
}

static gboolean
begins_tag (const char *c)
{
  return *c == '<' && (g_ascii_isalpha (c[1]) || (c[1] == '/' && g_ascii_isalpha (c[2])));
}

static gboolean
begins_comment (const char *c)
{
  return *c == '<' && (c[1] == '!' || c[1] == '?');
}

static LexIntakeHtmlToken
read_text (LexIntakeHtmlScanner *self)
{
  const char *end = self->at;

  while (*end && !begins_tag (end) && !begins_comment (end))
    end += 1 + strcspn (end + 1, "<");
  append_decoded (self->text, self->at, (gsize) (end - self->at));
  self->at = end;
  return LEX_INTAKE_HTML_TEXT;
}

LexIntakeHtmlToken
lex_intake_html_scanner_next (LexIntakeHtmlScanner *self)
{
  g_clear_pointer (&self->name, g_free);
  g_string_truncate (self->text, 0);
  g_ptr_array_set_size (self->attributes, 0);
  if (self->raw)
    return read_raw (self);
  while (begins_comment (self->at))
    skip_comment (self);
  if (!*self->at)
    return LEX_INTAKE_HTML_END_OF_FILE;
  return begins_tag (self->at) ? read_tag (self) : read_text (self);
}
