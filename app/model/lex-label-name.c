/* lex-label-name.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a label is called among people, who write no slashes: screens 3b, example 33. It refuses to
 * know headings and titles, which a library has. Whoever shows a label calls it; what it says can
 * be typed.
 */

#include "model/lex-label-name.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* By document: of a clause with a number, and of one whose name is words. */
static const struct
{
  const char *document;
  const char *numbered;
  const char *worded;
} names[] = {
  /* Translators: what follows is names of clauses as people write them; %s is a number such as
   * 3a(ii), or a few words. lex-document-words.c reads them in both languages. */
  { "screens", N_ ("screens %s"), N_ ("screens: %s") },
  { "examples", N_ ("example %s"), N_ ("example %s") },
  { "commentary", N_ ("commentary %s"), N_ ("commentary: %s") },
  { "definitions", N_ ("definition of %s"), N_ ("definition of %s") },
  { "comparable", N_ ("comparable calls: %s"), N_ ("comparable calls: %s") },
  { "index", N_ ("index: %s"), N_ ("index: %s") },
};

char *
lex_label_name_dup_with (LexLabel *label, const char *words)
{
  const char *document, *number;
  g_autofree char *name = NULL;

  g_return_val_if_fail (label != NULL, NULL);

  document = lex_label_get_document (label);
  number = lex_label_get_number (label);
  name = g_strdup (*number != '\0' ? number : words != NULL ? words : lex_label_get_part (label));
  if (*number == '\0' && words == NULL)
    g_strdelimit (name, "-", ' ');
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].document, document))
      {
        g_autoptr (GString) full
            = g_string_new (_ (*number != '\0' ? names[i].numbered : names[i].worded));

        g_string_replace (full, "%s", name, 1);
        return g_string_free (g_steal_pointer (&full), FALSE);
      }
  if (g_str_equal (document, "introduction"))
    return g_strdup (_ ("introduction"));
  return lex_label_get_law (label) > 0 ? g_steal_pointer (&name)
                                       : g_strdup (lex_label_get_text (label));
}

char *
lex_label_name_dup (LexLabel *label)
{
  return lex_label_name_dup_with (label, NULL);
}
