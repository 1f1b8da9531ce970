/* test-laws.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every law of the digest, printed as the federations' pages come out when they
 * are saved as text: letters lost, list numbers counted anew, stems without
 * words gone. Each must come back clause by clause. The page is ours, so it
 * shares more words with the digest than an official text would; the printed
 * numbers, headings and order are as bad as theirs.
 */

#include <string.h>

#include "intake-bench.h"

typedef struct
{
  GPtrArray *clauses; /* of the law, borrowed */
  LexLanguage language;
  GString *page;
  guint counts[6]; /* items so far, by depth */
  gboolean bare;   /* the law has letters without headings */
} Printer;

static guint
get_depth (LexClause *clause)
{
  return lex_label_get_depth (lex_clause_get_label (clause));
}

/* The running text of a clause; blocks below it would be new paragraphs. */
static char *
dup_first_line (LexText *text)
{
  const char *plain = lex_text_get_plain (text);

  return g_strndup (plain, strcspn (plain, "\n"));
}

static void
print_clause (Printer *self, LexClause *clause)
{
  const char *heading = lex_clause_get_heading (clause, self->language);
  LexText *text = lex_clause_get_text (clause, self->language);
  guint depth = get_depth (clause);
  g_autofree char *words = NULL;

  for (guint i = depth + 1; i < G_N_ELEMENTS (self->counts); i++)
    self->counts[i] = 0;
  if (heading)
    g_string_append_printf (self->page, "%s\n\n", heading);
  if (!text)
    return;
  words = dup_first_line (text);
  self->counts[depth]++;
  if (depth > 1 || (depth == 1 && !heading))
    g_string_append_printf (self->page, "%*s%u. %s\n", (int) (self->bare ? depth : depth - 1), "",
                            self->counts[depth], words);
  else
    g_string_append_printf (self->page, "%s\n\n", words);
}

static GBytes *
print_law (GPtrArray *clauses, LexLanguage language)
{
  Printer self = { clauses, language, g_string_new (NULL), { 0 }, FALSE };

  for (guint i = 0; i < clauses->len; i++)
    self.bare |= get_depth (g_ptr_array_index (clauses, i)) == 1
                 && !lex_clause_get_heading (g_ptr_array_index (clauses, i), language);
  for (guint i = 0; i < clauses->len; i++)
    print_clause (&self, g_ptr_array_index (clauses, i));
  return g_string_free_to_bytes (self.page);
}

static LexClause *
find_clause (LexDocument *document, LexLabel *label)
{
  GPtrArray *clauses = lex_document_get_clauses (document);

  for (guint i = 0; i < clauses->len; i++)
    if (lex_label_equal (lex_clause_get_label (g_ptr_array_index (clauses, i)), label))
      return g_ptr_array_index (clauses, i);
  return NULL;
}

/* Where a reference was found the words may differ by a separator; the start
 * is enough to know the clause. */
static gboolean
begins_alike (LexText *a, LexText *b)
{
  return !a == !b && (!a || strncmp (lex_text_get_plain (a), lex_text_get_plain (b), 12) == 0);
}

static void
compare_clause (LexDocument *got, LexClause *clause, LexLanguage language, GString *faults)
{
  LexLabel *label = lex_clause_get_label (clause);
  LexClause *again = find_clause (got, label);
  LexText *text = lex_clause_get_text (clause, language);
  const char *heading = lex_clause_get_heading (clause, language);

  /* What is no longer in force was not printed. */
  if (!again && !text && !heading)
    return;
  if (!again || g_strcmp0 (lex_clause_get_heading (again, language), heading) != 0
      || !begins_alike (text, lex_clause_get_text (again, language)))
    g_string_append_printf (faults, "%s %s\n", lex_label_get_text (label),
                            lex_language_get_code (language));
}

static void
check_law (GPtrArray *clauses, LexLanguage language, GPtrArray *skeleton, GString *faults)
{
  g_autoptr (GBytes) page = print_law (clauses, language);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = bench_read (page, "law.txt", skeleton, &error);

  if (!intake)
    g_string_append_printf (
        faults, "%s %s: %s\n",
        lex_label_get_text (lex_clause_get_label (g_ptr_array_index (clauses, 0))),
        lex_language_get_code (language), error->message);
  for (guint i = 0; intake && i < clauses->len; i++)
    compare_clause (intake->document, g_ptr_array_index (clauses, i), language, faults);
}

static void
test_every_law (gconstpointer data)
{
  LexLanguage language = (LexLanguage) GPOINTER_TO_INT (data);
  g_autoptr (GPtrArray) skeleton = bench_read_real_skeleton ();
  GPtrArray *all = lex_document_get_clauses (g_ptr_array_index (skeleton, 0));
  g_autoptr (GString) faults = g_string_new (NULL);

  for (guint law = 1; law <= 93; law++)
    {
      g_autoptr (GPtrArray) clauses = g_ptr_array_new ();

      for (guint i = 0; i < all->len; i++)
        if (lex_label_get_law (lex_clause_get_label (g_ptr_array_index (all, i))) == law)
          g_ptr_array_add (clauses, g_ptr_array_index (all, i));
      g_assert_cmpuint (clauses->len, >, 0);
      check_law (clauses, language, skeleton, faults);
    }
  if (faults->len)
    g_error ("did not come back:\n%s", faults->str);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/intake/laws/en", GINT_TO_POINTER (LEX_LANGUAGE_EN), test_every_law);
  g_test_add_data_func ("/intake/laws/pl", GINT_TO_POINTER (LEX_LANGUAGE_PL), test_every_law);
  return g_test_run ();
}
