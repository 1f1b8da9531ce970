/* lex-intake-html-style.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As much of style sheets as says how lists count: `ol ol { list-style-type: lower-alpha }`. It
 * refuses to know all else that they say. Only lex-intake-html-lists.c calls it.
 */

#include "intake/formats/lex-intake-html-style.h"

#include <string.h>

/* No page has so many ways to count; more rules are not compared with each list. */
#define MAX_RULES 64
#define MAX_PARTS 8

typedef struct
{
  GPtrArray *parts; /* (char*) of the selector, the outermost first */
  guint weight;
  LexIntakeCount count;
} Rule;

struct _LexIntakeHtmlStyle
{
  GPtrArray *rules; /* of Rule */
};

static const struct
{
  const char *name;
  LexIntakeCount count;
} counts[] = {
  { "upper-alpha", LEX_INTAKE_COUNT_CAPITAL },
  { "upper-latin", LEX_INTAKE_COUNT_CAPITAL },
  { "lower-alpha", LEX_INTAKE_COUNT_SMALL },
  { "lower-latin", LEX_INTAKE_COUNT_SMALL },
  { "upper-roman", LEX_INTAKE_COUNT_CAPITAL_ROMAN },
  { "lower-roman", LEX_INTAKE_COUNT_ROMAN },
  { "decimal", LEX_INTAKE_COUNT_NUMBER },
  { "decimal-leading-zero", LEX_INTAKE_COUNT_NUMBER },
  { "none", LEX_INTAKE_COUNT_NONE },
  { "disc", LEX_INTAKE_COUNT_BULLET },
  { "circle", LEX_INTAKE_COUNT_BULLET },
  { "square", LEX_INTAKE_COUNT_BULLET },
};

static void
rule_free (gpointer data)
{
  Rule *self = data;

  g_ptr_array_unref (self->parts);
  g_free (self);
}

LexIntakeHtmlStyle *
lex_intake_html_style_new (void)
{
  LexIntakeHtmlStyle *self = g_new (LexIntakeHtmlStyle, 1);

  self->rules = g_ptr_array_new_with_free_func (rule_free);
  return self;
}

void
lex_intake_html_style_free (LexIntakeHtmlStyle *self)
{
  if (!self)
    return;
  g_ptr_array_unref (self->rules);
  g_free (self);
}

/* `list-style` may say where the marker stands and what picture it is, too. */
static gboolean
parse_value (const char *value, LexIntakeCount *count)
{
  g_auto (GStrv) words = g_strsplit_set (value, " \t\r\n!", -1);
  gboolean found = FALSE;

  for (char **word = words; *word; word++)
    for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
      if (g_ascii_strcasecmp (*word, counts[i].name) == 0)
        {
          *count = counts[i].count;
          found = TRUE;
        }
  return found;
}

gboolean
lex_intake_html_style_parse (const char *declarations, LexIntakeCount *count)
{
  g_auto (GStrv) parts = declarations ? g_strsplit_set (declarations, ";", -1) : NULL;
  gboolean found = FALSE;

  for (char **part = parts; part && *part; part++)
    {
      char *value = strchr (*part, ':');

      if (!value)
        continue;
      *value = '\0';
      g_strstrip (*part);
      if (g_ascii_strcasecmp (*part, "list-style-type") == 0
          || g_ascii_strcasecmp (*part, "list-style") == 0)
        found |= parse_value (value + 1, count);
    }
  return found;
}

static gboolean
is_list (const char *part)
{
  return g_str_has_prefix (part, "ol") || g_str_has_prefix (part, "ul");
}

/* Of the elements round a list only lists are remembered: a rule about others may be about any, and
 * items part lists from one another anyway. A part that begins with `>` stands right inside the one
 * before it. */
static GPtrArray *
split_selector (const char *selector)
{
  g_autoptr (GString) spaced = g_string_new (selector);
  g_auto (GStrv) words = NULL;
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  gboolean inside = FALSE;

  g_string_replace (spaced, ">", " > ", 0);
  g_strdelimit (spaced->str, "+~\t\r\n", ' ');
  words = g_strsplit_set (spaced->str, " ", -1);
  for (char **word = words; *word; word++)
    {
      gboolean last = !word[1] || !*word[1];

      if (**word == '>')
        inside = TRUE;
      else if (**word && (last || **word == '.' || **word == '#' || is_list (*word)))
        {
          g_ptr_array_add (parts, g_strconcat (inside && parts->len > 0 ? ">" : "", *word, NULL));
          inside = FALSE;
        }
    }
  return parts;
}

static void
add_rule (LexIntakeHtmlStyle *self, const char *selector, LexIntakeCount count)
{
  g_autofree char *trimmed = g_strstrip (g_ascii_strdown (selector, -1));
  g_autoptr (GPtrArray) parts = split_selector (trimmed);
  Rule *rule;

  if (self->rules->len >= MAX_RULES || parts->len == 0 || parts->len > MAX_PARTS)
    return;
  rule = g_new (Rule, 1);
  *rule = (Rule){ NULL, parts->len, count };
  for (guint i = 0; i < parts->len; i++)
    rule->weight += strpbrk (g_ptr_array_index (parts, i), ".#") ? 10 : 0;
  rule->parts = g_steal_pointer (&parts);
  g_ptr_array_add (self->rules, rule);
}

static void
add_rules (LexIntakeHtmlStyle *self, const char *selectors, const char *declarations)
{
  g_auto (GStrv) each = NULL;
  LexIntakeCount count;

  if (!lex_intake_html_style_parse (declarations, &count))
    return;
  each = g_strsplit_set (selectors, ",", MAX_RULES);
  for (char **selector = each; *selector; selector++)
    add_rule (self, *selector, count);
}

static char *
dup_without_comments (const char *sheet)
{
  GString *out = g_string_new (NULL);

  while (*sheet)
    {
      const char *start = strstr (sheet, "/*");
      const char *end = start ? strstr (start + 2, "*/") : NULL;

      g_string_append_len (out, sheet, start ? start - sheet : (gssize) strlen (sheet));
      if (!end)
        break;
      sheet = end + 2;
    }
  return g_string_free (out, FALSE);
}

void
lex_intake_html_style_add_sheet (LexIntakeHtmlStyle *self, const char *sheet)
{
  g_autofree char *clean = dup_without_comments (sheet);
  char *c = clean;

  for (char *open; (open = strchr (c, '{')) != NULL;)
    {
      gsize length = strcspn (open + 1, "{}");
      char *end = open + 1 + length;
      char closing = *end;

      *open = '\0';
      *end = '\0';

      /* Of a rule inside another, such as one for print, the outer part is passed over. */
      if (closing == '}')
        add_rules (self, strrchr (c, ';') ? strrchr (c, ';') + 1 : c, open + 1);
      if (!closing)
        break;
      *end = closing;
      c = closing == '}' ? end + 1 : open + 1;
    }
}

static gboolean
has_class (const char *classes, const char *name, gsize length)
{
  for (const char *c = length ? classes : NULL; c && (c = strstr (c, name)) != NULL; c++)
    if ((c == classes || c[-1] == ' ') && (c[length] == ' ' || !c[length]))
      return TRUE;
  return FALSE;
}

/* Reads one `ol.letters#first`. */
static gboolean
matches_part (const char *part, const LexIntakeHtmlElement *element)
{
  gsize length = strcspn (part, ".#:[");

  if (length > 0 && strcmp (part, "*") != 0
      && (strncmp (part, element->name, length) != 0 || element->name[length]))
    return FALSE;
  for (part += length; *part == '.' || *part == '#'; part += length)
    {
      g_autofree char *name = NULL;
      gboolean id = *part == '#';

      part++;
      length = strcspn (part, ".#:[");
      name = g_strndup (part, length);
      if (id ? g_strcmp0 (element->id, name) != 0 : !has_class (element->classes, name, length))
        return FALSE;
    }
  return TRUE;
}

/* The last part is of the element itself, the others in their order of what it stands in. */
static gboolean
matches (const Rule *rule, GPtrArray *elements)
{
  guint part = rule->parts->len;
  gboolean right_inside = TRUE;

  for (guint i = elements->len; part > 0 && i > 0; i--)
    {
      const char *text = g_ptr_array_index (rule->parts, part - 1);
      gboolean inside = *text == '>';

      if (matches_part (text + inside, g_ptr_array_index (elements, i - 1)))
        {
          part--;
          right_inside = inside;
        }
      else if (right_inside)
        return FALSE;
    }
  return part == 0;
}

gboolean
lex_intake_html_style_find (const LexIntakeHtmlStyle *self, GPtrArray *elements,
                            LexIntakeCount *count)
{
  guint best = 0;

  for (guint i = 0; elements->len > 0 && i < self->rules->len; i++)
    {
      const Rule *rule = g_ptr_array_index (self->rules, i);

      if (rule->weight < best || !matches (rule, elements))
        continue;
      best = rule->weight;
      *count = rule->count;
    }
  return best > 0;
}
