/* test-book.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All the laws of the digest in one file, set as books set them: every letter and
 * number printed, clauses run together, contents before and an index behind, page
 * numbers and running heads in the midst of sentences, footnotes at the foot. Each
 * clause must come back whole, and nothing else under its label.
 */

#include <string.h>

#include "intake-bench.h"

/* How a book is set. */
typedef enum
{
  SET_PLAIN = 0,
  SET_RUN_ON = 1 << 0,   /* the clauses of a letter share a line */
  SET_PAGES = 1 << 1,    /* page numbers cut sentences */
  SET_HEADS = 1 << 2,    /* so do running heads */
  SET_CONTENTS = 1 << 3, /* contents before, an index behind */
  SET_WRAPPED = 1 << 4,  /* lines are cut to a width */
  SET_BESIDE = 1 << 5,   /* an introduction and definitions before the laws */
  SET_COLUMNS = 1 << 6,  /* two columns to a page, side by side */
} Setting;

#define PAGE_BYTES 1600
#define LINE_BYTES 72
#define COLUMN_BYTES 36
#define COLUMN_LINES 40
#define GUTTER 58

/* Stands for a space while pages are not yet broken. */
#define NO_BREAK '\001'

typedef struct
{
  GPtrArray *clauses; /* borrowed */
  LexLanguage language;
  guint setting;
  GString *text; /* with a mark where a page may end */
} Printer;

/* What went with the wording before is not printed. */
static gboolean
is_in_force (LexClause *clause)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);

  return !parts->until || parts->from;
}

static char *
dup_line (LexText *text)
{
  g_autofree char *line = g_strdup (text ? lex_text_get_plain (text) : "");

  return g_strstrip (g_strdelimit (g_steal_pointer (&line), "\n", ' '));
}

static void
append_marker (Printer *self, LexLabel *label)
{
  const char *part = lex_label_get_part (label);

  if (*part == '(')
    g_string_append_printf (self->text, "%s ", part);
  else if (g_ascii_islower (*part))
    g_string_append_printf (self->text, "(%s) ", part);
  else
    g_string_append_printf (self->text, "%s. ", part);
}

/* No page ends within a heading. */
static void
append_heading (Printer *self, const char *heading)
{
  g_autofree char *whole = g_strdelimit (g_strdup (heading), " ", NO_BREAK);

  g_string_append_printf (self->text, "%s ", whole);
}

static void
print_title (Printer *self, LexClause *clause)
{
  g_autofree char *title = g_utf8_strup (lex_clause_get_heading (clause, self->language), -1);

  g_string_append_printf (self->text, "\n\n%s %s\n%s\n",
                          self->language == LEX_LANGUAGE_PL ? "PRZEPIS" : "LAW",
                          lex_label_get_part (lex_clause_get_label (clause)), title);
}

static void
print_clause (Printer *self, LexClause *clause)
{
  LexLabel *label = lex_clause_get_label (clause);
  const char *heading = lex_clause_get_heading (clause, self->language);
  g_autofree char *words = dup_line (lex_clause_get_text (clause, self->language));
  guint depth = lex_label_get_depth (label);

  if (depth == 0)
    print_title (self, clause);
  else if (depth == 1 || !(self->setting & SET_RUN_ON))
    g_string_append_c (self->text, '\n');
  if (depth > 0)
    append_marker (self, label);
  if (depth > 0 && heading)
    append_heading (self, heading);
  g_string_append_printf (self->text, "%s ", words);
}

static void
print_contents (Printer *self)
{
  g_string_append (self->text, "Contents\n\n");
  for (guint i = 0; i < self->clauses->len; i++)
    {
      LexClause *clause = g_ptr_array_index (self->clauses, i);
      const char *heading = lex_clause_get_heading (clause, self->language);

      if (heading && lex_label_get_depth (lex_clause_get_label (clause)) == 0)
        g_string_append_printf (
            self->text, "\n%s %s - %s\n%u\n", self->language == LEX_LANGUAGE_PL ? "PRZEPIS" : "LAW",
            lex_label_get_part (lex_clause_get_label (clause)), heading, 7 + i / 8);
      else if (heading)
        g_string_append_printf (self->text, "%s. %s\n%u\n",
                                lex_label_get_part (lex_clause_get_label (clause)), heading,
                                7 + i / 8);
    }
}

static void
print_beside (Printer *self, LexClause *clause, const char *title)
{
  g_autofree char *words = dup_line (lex_clause_get_text (clause, self->language));

  if (title)
    g_string_append_printf (self->text, "\n\n%s\n%s\n", title, words);
  else
    {
      g_string_append_c (self->text, '\n');
      append_heading (self, lex_clause_get_heading (clause, self->language));
      g_string_truncate (self->text, self->text->len - 1);
      g_string_append_printf (self->text, ": %s\n", words);
    }
}

/* The introduction has a title of its own, the definitions have one together. */
static void
print_all_beside (Printer *self, GPtrArray *beside)
{
  static const char *const titles[][LEX_N_LANGUAGES] = {
    { [LEX_LANGUAGE_EN] = "Introduction to the Laws", [LEX_LANGUAGE_PL] = "Wstęp do przepisów" },
    { [LEX_LANGUAGE_EN] = "Definitions", [LEX_LANGUAGE_PL] = "Definicje" },
  };

  print_beside (self, g_ptr_array_index (beside, 0), titles[0][self->language]);
  g_string_append_printf (self->text, "\n\n%s\n", titles[1][self->language]);
  for (guint i = 1; i < beside->len; i++)
    print_beside (self, g_ptr_array_index (beside, i), NULL);
}

static void
print_index (Printer *self)
{
  g_string_append (self->text, "\n\nIndex\n\n");
  for (guint i = 0; i < self->clauses->len; i++)
    {
      LexClause *clause = g_ptr_array_index (self->clauses, i);

      if (lex_clause_get_heading (clause, self->language))
        g_string_append_printf (self->text, "%s %s\n",
                                lex_clause_get_heading (clause, self->language),
                                lex_label_get_text (lex_clause_get_label (clause)));
    }
}

/* Ends a page after the next word, wherever that stands. */
static void
append_page_break (const Printer *self, GString *out, guint *page)
{
  g_string_append_printf (out, "\n\n%u\n", ++*page);
  if (self->setting & SET_HEADS)
    g_string_append (out, "Digest of the Laws of Duplicate Bridge\n");
}

static gboolean
begins_nothing (const char *c)
{
  return g_unichar_isalpha (g_utf8_get_char (c)) && !strchr ("\n", *c);
}

static GBytes *
set_pages (const Printer *self)
{
  GString *out = g_string_new (NULL);
  gsize on_page = 0, on_line = 0, width = self->setting & SET_COLUMNS ? COLUMN_BYTES : LINE_BYTES;
  guint page = 1;

  for (const char *c = self->text->str; *c; c++, on_page++, on_line++)
    {
      gboolean gap = *c == ' ' && begins_nothing (c + 1) && g_ascii_islower (c[-1]);

      if (gap && (self->setting & SET_PAGES) && on_page > PAGE_BYTES)
        {
          append_page_break (self, out, &page);
          on_page = on_line = 0;
          continue;
        }
      if (strchr (" \001", *c) && (self->setting & SET_WRAPPED) && on_line > width)
        g_string_append_c (out, '\n');
      else
        g_string_append_c (out, *c == NO_BREAK ? ' ' : *c);
      if (out->str[out->len - 1] == '\n')
        on_line = 0;
    }
  return g_string_free_to_bytes (out);
}

/* Pads by characters, as a program that lays out text does. */
static void
append_padded (GString *out, const char *line)
{
  g_string_append (out, line);
  for (glong n = g_utf8_strlen (line, -1); n < GUTTER; n++)
    g_string_append_c (out, ' ');
}

static GBytes *
set_columns (const Printer *self)
{
  g_autoptr (GBytes) narrow = set_pages (self);
  g_autofree char *text = g_strndup (g_bytes_get_data (narrow, NULL), g_bytes_get_size (narrow));
  g_auto (GStrv) lines = g_strsplit (g_strdelimit (text, "\t", ' '), "\n", -1);
  guint n = g_strv_length (lines), page = 1;
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < n; i += 2 * COLUMN_LINES)
    {
      for (guint j = i; j < MIN (i + COLUMN_LINES, n); j++)
        {
          append_padded (out, lines[j]);
          g_string_append_printf (out, "%s\n", j + COLUMN_LINES < n ? lines[j + COLUMN_LINES] : "");
        }
      g_string_append_printf (out, "\n%*u\n\n", GUTTER, page++);
    }
  return g_string_free_to_bytes (out);
}

static GBytes *
print_book (GPtrArray *clauses, GPtrArray *beside, LexLanguage language, guint setting)
{
  g_autoptr (GString) text = g_string_new (NULL);
  Printer self = { clauses, language, setting, text };

  if (setting & SET_CONTENTS)
    print_contents (&self);
  if (setting & SET_BESIDE)
    print_all_beside (&self, beside);
  for (guint i = 0; i < clauses->len; i++)
    print_clause (&self, g_ptr_array_index (clauses, i));
  if (setting & SET_CONTENTS)
    print_index (&self);
  return setting & SET_COLUMNS ? set_columns (&self) : set_pages (&self);
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

/* White space and separators between references may differ, nothing else. */
static char *
dup_letters (const char *text)
{
  GString *letters = g_string_new (NULL);

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    if (g_unichar_isalnum (g_utf8_get_char (c)))
      g_string_append_unichar (letters, g_unichar_tolower (g_utf8_get_char (c)));
  return g_string_free (letters, FALSE);
}

static gboolean
is_alike (const char *a, const char *b)
{
  g_autofree char *first = dup_letters (a ? a : "");
  g_autofree char *second = dup_letters (b ? b : "");

  return g_str_equal (first, second);
}

static void
compare_clause (LexDocument *got, LexClause *clause, LexLanguage language, GString *faults)
{
  LexClause *again = find_clause (got, lex_clause_get_label (clause));
  LexText *text = lex_clause_get_text (clause, language);
  LexText *have = again ? lex_clause_get_text (again, language) : NULL;

  /* The introduction was printed under another title. */
  if (again
      && (lex_label_get_law (lex_clause_get_label (clause)) == 0
          || is_alike (lex_clause_get_heading (clause, language),
                       lex_clause_get_heading (again, language)))
      && is_alike (text ? lex_text_get_plain (text) : NULL,
                   have ? lex_text_get_plain (have) : NULL))
    return;
  g_string_append_printf (faults, "%s: %s\n", lex_label_get_text (lex_clause_get_label (clause)),
                          !again  ? "missing"
                          : !have ? "without words"
                                  : lex_text_get_plain (have));
}

static void
list_clauses (GPtrArray *skeleton, guint index, GPtrArray *clauses)
{
  GPtrArray *all = lex_document_get_clauses (g_ptr_array_index (skeleton, index));

  for (guint i = 0; i < all->len; i++)
    if (is_in_force (g_ptr_array_index (all, i)))
      g_ptr_array_add (clauses, g_ptr_array_index (all, i));
}

static void
compare_clauses (LexDocument *got, GPtrArray *clauses, LexLanguage language, GString *faults)
{
  for (guint i = 0; i < clauses->len; i++)
    compare_clause (got, g_ptr_array_index (clauses, i), language, faults);
}

static void
check_book (LexLanguage language, guint setting)
{
  g_autoptr (GPtrArray) skeleton = bench_read_real_skeleton ();
  g_autoptr (GPtrArray) clauses = g_ptr_array_new ();
  g_autoptr (GPtrArray) beside = g_ptr_array_new ();
  g_autoptr (GBytes) book = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = NULL;
  g_autoptr (GString) faults = g_string_new (NULL);

  list_clauses (skeleton, 0, clauses);
  list_clauses (skeleton, 3, beside);
  list_clauses (skeleton, 2, beside);
  book = print_book (clauses, beside, language, setting);
  if (g_getenv ("LEXBRIDGE_KEEP_BOOK"))
    g_file_set_contents (g_getenv ("LEXBRIDGE_KEEP_BOOK"), g_bytes_get_data (book, NULL),
                         (gssize) g_bytes_get_size (book), NULL);
  intake = bench_read (book, "book.txt", skeleton, &error);
  g_assert_no_error (error);
  compare_clauses (intake->document, clauses, language, faults);
  if (setting & SET_BESIDE)
    compare_clauses (intake->document, beside, language, faults);
  if (faults->len)
    g_error ("did not come back:\n%s", faults->str);
}

static void
test_book (gconstpointer data)
{
  check_book (LEX_LANGUAGE_EN, GPOINTER_TO_UINT (data));
  /* The Polish tables of scores are wider than a column. */
  if (!(GPOINTER_TO_UINT (data) & SET_COLUMNS))
    check_book (LEX_LANGUAGE_PL, GPOINTER_TO_UINT (data));
}

static void
add_book (const char *name, guint setting)
{
  g_autofree char *path = g_strconcat ("/intake/book/", name, NULL);

  g_test_add_data_func (path, GUINT_TO_POINTER (setting), test_book);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_book ("plain", SET_PLAIN);
  add_book ("run-on", SET_RUN_ON);
  add_book ("pages", SET_RUN_ON | SET_PAGES);
  add_book ("heads", SET_PAGES | SET_HEADS);
  add_book ("contents", SET_RUN_ON | SET_PAGES | SET_CONTENTS);
  add_book ("wrapped", SET_WRAPPED);
  add_book ("columns", SET_WRAPPED | SET_COLUMNS);
  add_book ("beside", SET_RUN_ON | SET_CONTENTS | SET_BESIDE);
  add_book ("beside-pages", SET_PAGES | SET_HEADS | SET_BESIDE);
  add_book ("wrapped-pages", SET_WRAPPED | SET_PAGES | SET_HEADS | SET_CONTENTS);
  return g_test_run ();
}
