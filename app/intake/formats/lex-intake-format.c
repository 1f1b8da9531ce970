/* lex-intake-format.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a file is, by its first bytes: never by its name, which anybody may give. It reads no
 * format. lex-intake-source.c and the import call it.
 */

#include "intake/formats/lex-intake-format.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* So far into a file its first tag is looked for. */
#define MAX_PROLOG_STEPS 64
#define HEAD_BYTES 4096

/* The first words of formats that others must turn into one that is read. */
static const struct
{
  const char *mark;
  const char *message;
} foreign[] = {
  { "{\\rtf", N_ ("is an RTF file, which is not read; save it as DOCX or ODT") },
  { "\xD0\xCF\x11\xE0",
    N_ ("is of an old Word or locked with a password; save it anew as DOCX or ODT") },
};

/* Elements that a web page or a piece of one may begin with. */
static const char *const elements[] = {
  "html", "head", "body", "meta", "title", "frameset", "script", "style",  "link",    "base",
  "h1",   "h2",   "h3",   "h4",   "h5",    "h6",       "p",      "div",    "center",  "table",
  "ol",   "ul",   "dl",   "li",   "a",     "b",        "i",      "strong", "em",      "font",
  "br",   "hr",   "pre",  "span", "img",   "main",     "header", "nav",    "section", "article",
};

const char *
lex_intake_format_check_bytes (const char *bytes, gsize size)
{
  for (gsize i = 0; i < G_N_ELEMENTS (foreign); i++)
    if (size >= strlen (foreign[i].mark)
        && memcmp (bytes, foreign[i].mark, strlen (foreign[i].mark)) == 0)
      return _ (foreign[i].message);
  return NULL;
}

static const char *
skip_space (const char *c)
{
  while (g_ascii_isspace (*c))
    c++;
  return c;
}

/* Goes past comments and declarations to the first tag. */
static const char *
skip_prolog (const char *c)
{
  c = skip_space (c);
  for (guint i = 0; i < MAX_PROLOG_STEPS && c && *c == '<' && (c[1] == '!' || c[1] == '?'); i++)
    {
      const char *end = g_str_has_prefix (c, "<!--") ? strstr (c, "-->") : strchr (c, '>');

      c = end ? skip_space (strchr (end, '>') + 1) : NULL;
    }
  return c;
}

static gboolean
is_name (const char *text, const char *name)
{
  gsize length = strlen (name);

  return g_ascii_strncasecmp (text, name, length) == 0 && !g_ascii_isalnum (text[length])
         && text[length] != '-' && text[length] != ':';
}

static gboolean
is_web_page (const char *text, const char *tag)
{
  for (gsize i = 0; i < G_N_ELEMENTS (elements); i++)
    if (is_name (tag, elements[i]))
      return TRUE;
  return g_ascii_strncasecmp (skip_space (text), "<!doctype html", 14) == 0;
}

/* A line of PBN tells of itself, or the first thing in it is a tag: `[Event "…"]`. */
static gboolean
is_pbn (const char *text)
{
  const char *c = skip_space (text);

  while (*c == '%' || *c == ';')
    {
      if (g_str_has_prefix (c, "% PBN"))
        return TRUE;
      c = skip_space (c + strcspn (c, "\n"));
    }
  if (*c != '[' || !g_ascii_isupper (c[1]))
    return FALSE;
  c += 1 + strspn (c + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
  return *skip_space (c) == '"';
}

const char *
lex_intake_format_find (const char *text, LexIntakeFormat *format)
{
  const char *tag = skip_prolog (text);
  gboolean declared = g_str_has_prefix (skip_space (text), "<?xml");

  *format = LEX_INTAKE_FORMAT_TEXT;
  if (g_ascii_strncasecmp (text, "MIME-Version:", 13) == 0
      || g_ascii_strncasecmp (text, "From: <Saved by", 15) == 0)
    return _ ("is a page saved with its pictures in one file; save it as a web page alone");
  if (is_pbn (text))
    *format = LEX_INTAKE_FORMAT_PBN;
  if (!tag || *tag != '<')
    return NULL;
  if (is_web_page (text, tag + 1))
    *format = LEX_INTAKE_FORMAT_HTML;
  else if (is_name (tag + 1, "document"))
    *format = LEX_INTAKE_FORMAT_CORPUS;
  else if (g_str_has_prefix (tag, "<office:document"))
    *format = LEX_INTAKE_FORMAT_ODT;
  else if (declared)
    return _ ("is XML of a kind that is not known; save it as a web page, DOCX or ODT");
  return NULL;
}

gboolean
lex_intake_format_is_corpus (GBytes *data)
{
  gsize size;
  const char *bytes = g_bytes_get_data (data, &size);
  g_autofree char *head = bytes ? g_strndup (bytes, MIN (size, HEAD_BYTES)) : g_strdup ("");
  LexIntakeFormat format = LEX_INTAKE_FORMAT_TEXT;

  return !lex_intake_format_find (head, &format) && format == LEX_INTAKE_FORMAT_CORPUS;
}

gboolean
lex_intake_format_is_document (GBytes *data)
{
  static const char *const marks[] = { "%PDF-", "PK\x03\x04" };
  gsize size;
  const char *bytes = g_bytes_get_data (data, &size);

  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (size >= strlen (marks[i]) && memcmp (bytes, marks[i], strlen (marks[i])) == 0)
      return TRUE;
  return lex_intake_format_check_bytes (bytes, size) || lex_intake_format_is_corpus (data);
}
