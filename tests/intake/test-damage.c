/* test-damage.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Laws and definitions as the digest has them, printed and then damaged: markers lost or
 * misread, titles and terms lost, paragraphs run together. Whatever is damaged, no clause may hold
 * the words of another; what cannot be told is left out. It refuses to ask how many clauses come
 * through.
 */

#include <string.h>

#include "intake-bench.h"

/* So many letters tell a clause from all others. */
#define KEY_LETTERS 28

/* One clause in so many is damaged. */
#define DAMAGED 12

/* So many prints, those with odd numbers in Polish; forty were tried. */
#define N_PRINTS 8

typedef enum
{
  DAMAGE_NO_MARKER,
  DAMAGE_MISREAD,
  DAMAGE_GLUED,
  DAMAGE_RUN_ON,
  DAMAGE_NO_LAW,
  DAMAGE_NO_TITLE,
  DAMAGE_NO_HEADING,
  DAMAGE_NO_TOP, /* of a law neither number nor title is left */
  N_DAMAGES,
} Damage;

/* What may happen to a definition. */
typedef enum
{
  TERM_DAMAGE_LOST,
  TERM_DAMAGE_JOINED, /* it goes on in the paragraph of the one before */
  TERM_DAMAGE_MISREAD,
  N_TERM_DAMAGES,
} TermDamage;

/* What stands between a term and its definition. */
static const char *const separators[] = { ": ", " – ", " " };

/* A clause as it was printed. */
typedef struct
{
  const char *label;
  char *words;   /* all letters of its text, small; empty if it has none */
  char *heading; /* the same of its heading */
  char *key;     /* the first of its words, %NULL if they are too few or those of another, too */
} Printed;

typedef struct
{
  GPtrArray *clauses; /* of Printed */
  GString *page;
  GRand *random;
  LexLanguage language;
} Printer;

static void
printed_free (gpointer data)
{
  Printed *self = data;

  g_free (self->words);
  g_free (self->heading);
  g_free (self->key);
  g_free (self);
}

static char *
dup_letters (const char *text)
{
  GString *letters = g_string_new (NULL);

  for (const char *c = text ? text : ""; *c; c = g_utf8_next_char (c))
    if (g_unichar_isalnum (g_utf8_get_char (c)))
      g_string_append_unichar (letters, g_unichar_tolower (g_utf8_get_char (c)));
  return g_string_free (letters, FALSE);
}

/* Tables are set below their clause; the running words are what is looked for. */
static char *
dup_line (LexText *text)
{
  const char *plain = text ? lex_text_get_plain (text) : "";

  return g_strndup (plain, strcspn (plain, "\n\t"));
}

static char *
print_marker (LexLabel *label, Damage damage)
{
  const char *part = lex_label_get_part (label);
  gboolean small = g_ascii_islower (*part);

  if (damage == DAMAGE_NO_MARKER)
    return g_strdup ("");
  if (damage == DAMAGE_MISREAD)
    return g_strdup (*part == 'B' ? "8. " : *part == '1' ? "l. " : small ? "(@) " : "§ ");
  if (*part == '(')
    return g_strconcat (part, " ", NULL);
  return g_strdup_printf (small ? "(%s)%s" : "%s.%s", part, damage == DAMAGE_GLUED ? "" : " ");
}

static void
print_title (Printer *self, LexLabel *label, const char *heading, Damage damage)
{
  g_autofree char *capitals = g_utf8_strup (heading ? heading : "", -1);
  const char *end = damage == DAMAGE_RUN_ON ? " " : "\n";

  if (damage != DAMAGE_NO_LAW && damage != DAMAGE_NO_TOP)
    g_string_append_printf (self->page, "%s%s %s%s", damage == DAMAGE_RUN_ON ? "" : "\n",
                            self->language == LEX_LANGUAGE_PL ? "PRZEPIS" : "LAW",
                            lex_label_get_part (label), end);
  if (damage != DAMAGE_NO_TITLE && damage != DAMAGE_NO_TOP)
    g_string_append_printf (self->page, "%s%s", capitals, end);
}

static void
print_clause (Printer *self, LexClause *clause, Damage damage)
{
  LexLabel *label = lex_clause_get_label (clause);
  const char *heading = lex_clause_get_heading (clause, self->language);
  g_autofree char *words = dup_line (lex_clause_get_text (clause, self->language));
  g_autofree char *marker = print_marker (label, damage);

  if (damage == DAMAGE_RUN_ON && g_str_has_suffix (self->page->str, "\n"))
    self->page->str[self->page->len - 1] = ' ';
  if (lex_label_get_depth (label) == 0)
    print_title (self, label, heading, damage);
  else
    g_string_append (self->page, marker);
  if (lex_label_get_depth (label) > 0 && heading && damage != DAMAGE_NO_HEADING)
    g_string_append_printf (self->page, "%s\n", heading);
  if (*words || damage == DAMAGE_NO_HEADING)
    g_string_append_printf (self->page, "%s\n", words);
}

static Damage
choose_damage (Printer *self)
{
  return g_rand_int_range (self->random, 0, DAMAGED) > 0
             ? N_DAMAGES
             : (Damage) g_rand_int_range (self->random, 0, N_DAMAGES);
}

static void
add_printed (Printer *self, LexClause *clause, const char *heading, const char *words)
{
  Printed *printed = g_new0 (Printed, 1);

  printed->label = lex_label_get_text (lex_clause_get_label (clause));
  printed->words = dup_letters (words);
  printed->heading = dup_letters (heading);
  g_ptr_array_add (self->clauses, printed);
}

static void
print (Printer *self, LexClause *clause)
{
  const char *heading = lex_clause_get_heading (clause, self->language);
  g_autofree char *words = dup_line (lex_clause_get_text (clause, self->language));

  if (!heading && !lex_clause_get_text (clause, self->language))
    return;
  add_printed (self, clause, heading, words);
  print_clause (self, clause, choose_damage (self));
}

static void
print_definition (Printer *self, LexClause *clause, const char *separator)
{
  const char *term = lex_clause_get_heading (clause, self->language);
  g_autofree char *words = dup_line (lex_clause_get_text (clause, self->language));
  int damage = g_rand_int_range (self->random, 0, 3 * N_TERM_DAMAGES);

  if (!term || !*words)
    return;
  add_printed (self, clause, term, words);
  g_string_append (self->page, damage == TERM_DAMAGE_JOINED ? " " : "\n\n");
  if (damage == TERM_DAMAGE_MISREAD)
    g_string_append_printf (self->page, "8@%s%s", g_utf8_next_char (term), separator);
  else if (damage != TERM_DAMAGE_LOST)
    g_string_append_printf (self->page, "%s%s", term, separator);
  g_string_append (self->page, words);
}

/* What two clauses begin with tells neither. */
static void
list_keys (Printer *self)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->clauses->len; i++)
    {
      Printed *printed = self->clauses->pdata[i];
      Printed *other;

      if (g_utf8_strlen (printed->words, -1) < KEY_LETTERS)
        continue;
      printed->key = g_utf8_substring (printed->words, 0, KEY_LETTERS);
      other = g_hash_table_lookup (seen, printed->key);
      if (other)
        g_clear_pointer (&printed->key, g_free);
      else
        g_hash_table_insert (seen, printed->key, printed);
    }
}

/* The words of other clauses in those of one. */
static void
look_for_others (const Printer *self, const Printed *own, const char *words, GString *faults)
{
  for (guint i = 0; i < self->clauses->len; i++)
    {
      const Printed *other = self->clauses->pdata[i];

      if (other != own && other->key && strstr (words, other->key)
          && !strstr (own->words, other->key))
        g_string_append_printf (faults, "%s holds %s; ", own->label, other->label);
    }
}

static void
check (const Printer *self, LexDocument *document, GString *faults)
{
  GPtrArray *clauses = lex_document_get_clauses (document);
  g_autoptr (GHashTable) printed = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < self->clauses->len; i++)
    g_hash_table_insert (printed, (char *) ((Printed *) self->clauses->pdata[i])->label,
                         self->clauses->pdata[i]);
  for (guint i = 0; i < clauses->len; i++)
    {
      LexText *text = lex_clause_get_text (clauses->pdata[i], self->language);
      const Printed *own = g_hash_table_lookup (
          printed, lex_label_get_text (lex_clause_get_label (clauses->pdata[i])));
      g_autofree char *words = dup_letters (text ? lex_text_get_plain (text) : "");

      if (!own || !*words)
        continue;
      look_for_others (self, own, words, faults);
      if (own->key && !strstr (words, own->key) && !strstr (own->words, words))
        g_string_append_printf (faults, "%s is not its own; ", own->label);
    }
}

static void
print_all (Printer *self, GPtrArray *skeleton)
{
  GPtrArray *clauses = lex_document_get_clauses (skeleton->pdata[0]);

  for (guint i = 0; i < clauses->len; i++)
    print (self, clauses->pdata[i]);
  list_keys (self);
}

static LexDocument *
find_definitions (GPtrArray *skeleton)
{
  for (guint i = 0; i < skeleton->len; i++)
    if (g_str_equal (lex_document_get_name (skeleton->pdata[i]), "definitions"))
      return skeleton->pdata[i];
  g_error ("the corpus has no definitions");
}

/* Every other pair of prints is in the order of nobody. */
static void
print_definitions (Printer *self, GPtrArray *skeleton, guint seed)
{
  GPtrArray *ordered = lex_document_get_clauses (find_definitions (skeleton));
  g_autoptr (GPtrArray) clauses = g_ptr_array_new ();
  const char *separator = separators[seed % G_N_ELEMENTS (separators)];

  for (guint i = 0; i < ordered->len; i++)
    g_ptr_array_add (clauses, ordered->pdata[i]);
  for (guint i = clauses->len; seed % 4 > 1 && i > 1; i--)
    {
      gint32 other = g_rand_int_range (self->random, 0, (gint32) i);
      gpointer clause = clauses->pdata[other];

      clauses->pdata[other] = clauses->pdata[i - 1];
      clauses->pdata[i - 1] = clause;
    }
  g_string_append (self->page, self->language == LEX_LANGUAGE_PL ? "Definicje" : "Definitions");
  for (guint i = 0; i < clauses->len; i++)
    print_definition (self, clauses->pdata[i], separator);
  list_keys (self);
}

static void
test_damaged (guint seed, gboolean definitions)
{
  g_autoptr (GPtrArray) skeleton = bench_read_real_skeleton ();
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (printed_free);
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (GString) page = g_string_new (NULL);
  g_autoptr (GString) faults = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = NULL;
  Printer self = { clauses, page, random, seed % 2 ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN };

  if (definitions)
    print_definitions (&self, skeleton, seed);
  else
    print_all (&self, skeleton);
  if (g_getenv ("LEXBRIDGE_KEEP_BOOK"))
    g_file_set_contents (g_getenv ("LEXBRIDGE_KEEP_BOOK"), page->str, (gssize) page->len, NULL);
  bytes = g_bytes_new (page->str, page->len);
  intake = bench_read (bytes, "book.txt", skeleton, &error);
  g_assert_no_error (error);
  check (&self, intake->document, faults);
  g_assert_cmpstr (faults->str, ==, "");
}

static void
test_damage (gconstpointer data)
{
  test_damaged (GPOINTER_TO_UINT (data), FALSE);
}

static void
test_definitions (gconstpointer data)
{
  test_damaged (GPOINTER_TO_UINT (data), TRUE);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < N_PRINTS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/intake/damage/%u", i);

      g_autofree char *definitions = g_strdup_printf ("/intake/damage/definitions/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_damage);
      g_test_add_data_func (definitions, GUINT_TO_POINTER (i), test_definitions);
    }
  return g_test_run ();
}
