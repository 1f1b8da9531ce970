/* lex-case-clauses.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Clauses as people type and read them, in a field or to filter by. It refuses to know what a case
 * is. The form and the list of cases call it.
 */

#include "widgets/cases/lex-case-clauses.h"

#include <string.h>

#include "model/lex-label-name.h"
#include "services/lex-target.h"

/* Returns whether it was understood. */
static gboolean
read_part (LexLibrary *library, char *part, GString *labels)
{
  const char *text = g_strstrip (part);
  g_autofree char *unknown = NULL;
  g_autoptr (GPtrArray) targets
      = *text != '\0' ? lex_targets_read (library, text, &unknown, NULL) : NULL;

  for (guint i = 0; targets != NULL && i < targets->len; i++)
    {
      const LexTarget *target = targets->pdata[i];

      if (target->label != NULL)
        g_string_append_printf (labels, "%s%s", labels->len > 0 ? " " : "",
                                lex_label_get_text (target->label));
    }
  return *text == '\0' || targets != NULL;
}

gboolean
lex_case_clauses_read (LexLibrary *library, const char *typed, char **clauses)
{
  g_auto (GStrv) parts = g_strsplit_set (typed, ",;", -1);
  GString *labels = g_string_new (NULL);
  gboolean understood = TRUE;

  for (guint i = 0; parts[i] != NULL; i++)
    understood = read_part (library, parts[i], labels) && understood;
  *clauses = g_string_free (labels, FALSE);
  return understood;
}

char *
lex_case_clauses_dup_shown (const char *clauses)
{
  g_auto (GStrv) texts = g_strsplit (clauses != NULL ? clauses : "", " ", -1);
  GString *shown = g_string_new (NULL);

  for (guint i = 0; texts[i] != NULL; i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (texts[i]);
      g_autofree char *name = label != NULL ? lex_label_name_dup (label) : g_strdup (texts[i]);

      if (*name != '\0')
        g_string_append_printf (shown, "%s%s", shown->len > 0 ? ", " : "", name);
    }
  return g_string_free (shown, FALSE);
}

char *
lex_case_clauses_dup_joined (const char *before, const char *more)
{
  g_auto (GStrv) old = g_strsplit (before, " ", -1);
  g_auto (GStrv) added = g_strsplit (more, " ", -1);
  GString *joined = g_string_new (before);

  for (guint i = 0; added[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) old, added[i]))
      g_string_append_printf (joined, " %s", added[i]);
  return g_string_free (joined, FALSE);
}

/* What changes the meaning of the clauses behind it, up to the next such word. */
static gboolean
is_one_of (const char *word, const char *const *words)
{
  g_autofree char *small = g_utf8_strdown (word, -1);

  return g_strv_contains (words, small);
}

gboolean
lex_case_clauses_read_sieve (LexLibrary *library, const char *typed, GStrv *with, GStrv *without)
{
  static const char *const ands[] = { "and", "i", "oraz", "&", NULL };
  static const char *const nots[] = { "not", "without", "nie", "bez", NULL };
  g_auto (GStrv) words = g_strsplit_set (typed, " ,;", -1);
  g_autoptr (GString) wanted = g_string_new (NULL);
  g_autoptr (GString) unwanted = g_string_new (NULL);
  GString *at = wanted;
  g_autofree char *labels = NULL;
  g_autofree char *others = NULL;
  gboolean understood;

  for (guint i = 0; words[i] != NULL; i++)
    if (is_one_of (words[i], ands))
      g_string_append (at, ", ");
    else if (is_one_of (words[i], nots))
      at = unwanted;
    else if (*words[i] == '-' && words[i][1] != '\0')
      g_string_append_printf (unwanted, "%s ", words[i] + 1);
    else
      g_string_append_printf (at, "%s ", words[i]);
  understood = lex_case_clauses_read (library, wanted->str, &labels);
  understood = lex_case_clauses_read (library, unwanted->str, &others) && understood;
  *with = g_strsplit (labels, " ", -1);
  *without = g_strsplit (others, " ", -1);
  return understood;
}
