/* lex-intake-joining.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pages and parts of one book of Laws, each read from a file of its own, become one document. It
 * refuses to know how they were read, and opens none of them. Only lex-intake.c calls it.
 */

#include "intake/lex-intake-joining.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-missing.h"
#include "intake/lex-intake-naming.h"

/* Fewer laws are documents of their own, as are laws from here and there. */
#define MIN_LAWS 3
#define MIN_SHARE 0.5

/* The labels of other editions carry the name of their Laws: `laws-2007/27B1a`. */
#define EDITION_PREFIX "laws-"

/* The wording in force since then has the labels of the edition it revised. */
#define REVISED "2024"

/* Pages that may belong together.
 * @first: the first of them, which says what the others must be, too
 * @publisher: (nullable): borrowed, of whichever of them names one
 * @intakes: of LexIntake, borrowed
 * @laws: which laws they have
 * @n_laws: how many those are */
typedef struct
{
  const LexIntake *first;
  const char *publisher;
  GPtrArray *intakes;
  gboolean laws[LEX_LABEL_N_LAWS + 1];
  guint n_laws;
} Book;

static void
book_free (gpointer data)
{
  Book *self = data;

  g_ptr_array_unref (self->intakes);
  g_free (self);
}

static guint
get_law (LexClause *clause)
{
  LexLabel *label = lex_clause_get_label (clause);
  const char *text = lex_label_get_text (label);
  const char *slash = strchr (text, '/');

  if (lex_label_get_law (label) > 0 || !slash || !g_str_has_prefix (text, EDITION_PREFIX))
    return lex_label_get_law (label);
  return MIN ((guint) g_ascii_strtoull (slash + 1, NULL, 10), LEX_LABEL_N_LAWS);
}

static guint
get_law_at (const LexIntake *intake, guint index)
{
  return get_law (g_ptr_array_index (lex_document_get_clauses (intake->document), index));
}

/* The definitions and the introduction have none. */
static guint
get_first_law (const LexIntake *intake)
{
  const guint n = lex_document_get_n_clauses (intake->document);

  for (guint i = 0; i < n; i++)
    if (get_law_at (intake, i) > 0)
      return get_law_at (intake, i);
  return 0;
}

static gboolean
is_of_laws (const LexIntake *intake)
{
  return intake->share != LEX_INTAKE_SHARE_NONE;
}

static const char *
get_edition (const LexIntake *intake)
{
  const char *edition = lex_document_get_edition (intake->document);

  return !edition || g_str_equal (edition, REVISED) ? LEX_INTAKE_EDITION : edition;
}

/* Whether two files lie side by side and are in one language. */
static gboolean
are_beside (const LexIntake *a, const LexIntake *b)
{
  g_autofree char *first = g_path_get_dirname (g_ptr_array_index (a->files, 0));
  g_autofree char *second = g_path_get_dirname (g_ptr_array_index (b->files, 0));

  if (a->share == b->share
      && lex_document_get_kind (a->document) != lex_document_get_kind (b->document))
    return FALSE;
  return lex_document_get_languages (a->document) == lex_document_get_languages (b->document)
         && g_str_equal (first, second);
}

/* How many of the files beside one say that they are of an edition. */
static guint
count_told (GPtrArray *intakes, const LexIntake *intake, const char *edition)
{
  guint n = 0;

  for (guint i = 0; i < intakes->len; i++)
    {
      const LexIntake *other = g_ptr_array_index (intakes, i);

      n += is_of_laws (other) && other->tells_edition && are_beside (intake, other)
           && (!edition || g_str_equal (edition, get_edition (other)));
    }
  return n;
}

const char *
lex_intake_joining_find_edition (GPtrArray *intakes, const LexIntake *intake,
                                 LexIntakeBeside *beside)
{
  static const char *const editions[] = { LEX_INTAKE_EDITION, "2007", "1997" };
  const char *own = get_edition (intake), *best = own;
  guint n_told = 0, n_best = 0;

  *beside = LEX_INTAKE_BESIDE_AGREES;
  if (!(is_of_laws (intake) || intake->seems_law > 0) || intake->tells_edition)
    return NULL;
  n_told = count_told (intakes, intake, NULL);
  n_best = count_told (intakes, intake, own);
  for (gsize i = 0; n_best < n_told && i < G_N_ELEMENTS (editions); i++)
    {
      guint n = count_told (intakes, intake, editions[i]);

      best = n > n_best ? editions[i] : best;
      n_best = MAX (n, n_best);
    }
  if (n_told == 0)
    *beside = LEX_INTAKE_BESIDE_SILENT;
  else if (n_best < n_told || !g_str_equal (best, own))
    *beside = LEX_INTAKE_BESIDE_DIFFERS;
  return g_str_equal (best, own) ? NULL : best;
}

static gboolean
is_same_publisher (const char *a, const char *b)
{
  return !a || !b || g_ascii_strcasecmp (a, b) == 0;
}

static gboolean
fits (const Book *self, const LexIntake *intake)
{
  return are_beside (self->first, intake)
         && g_str_equal (get_edition (self->first), get_edition (intake))
         && is_same_publisher (self->publisher, lex_document_get_publisher (intake->document));
}

static gboolean
has_any_law_of (const Book *self, const LexIntake *intake)
{
  const guint n = lex_document_get_n_clauses (intake->document);

  for (guint i = 0; i < n; i++)
    if (self->laws[get_law_at (intake, i)])
      return TRUE;
  return FALSE;
}

static gboolean
has_part (const Book *self, const LexIntake *intake)
{
  const char *name = lex_document_get_name (intake->document);

  for (guint i = 0; i < self->intakes->len; i++)
    {
      const LexIntake *other = g_ptr_array_index (self->intakes, i);

      if (g_str_equal (name, lex_document_get_name (other->document)))
        return TRUE;
    }
  return FALSE;
}

static void
report_twice (const LexIntake *intake)
{
  g_autofree char *name = g_path_get_basename (g_ptr_array_index (intake->files, 0));

  lex_intake_report (intake->problems, 0, LEX_SEVERITY_WARNING,
                     _ ("what %s holds is also in another of the files; it was read as a document "
                        "of its own"),
                     name)
      ->question
      = TRUE;
}

static void
add (Book *self, const LexIntake *intake)
{
  const guint n = lex_document_get_n_clauses (intake->document);

  g_ptr_array_add (self->intakes, (gpointer) intake);
  if (!self->publisher)
    self->publisher = lex_document_get_publisher (intake->document);
  for (guint i = 0; i < n; i++)
    {
      const guint law = get_law_at (intake, i);

      self->n_laws += law > 0 && !self->laws[law];
      self->laws[law] = law > 0;
    }
}

static Book *
find_book (GPtrArray *books, const LexIntake *intake)
{
  Book *book;

  for (guint i = 0; i < books->len; i++)
    if (fits (g_ptr_array_index (books, i), intake))
      return g_ptr_array_index (books, i);
  book = g_new0 (Book, 1);
  book->first = intake;
  book->intakes = g_ptr_array_new ();
  g_ptr_array_add (books, book);
  return book;
}

static guint
find_last_law (const Book *self)
{
  guint law = LEX_LABEL_N_LAWS;

  while (law > 0 && !self->laws[law])
    law--;
  return law;
}

static guint
find_first_law (const Book *self)
{
  guint law = 1;

  while (law < LEX_LABEL_N_LAWS && !self->laws[law])
    law++;
  return law;
}

static gboolean
is_book (const Book *self)
{
  const guint range = find_last_law (self) + 1 - find_first_law (self);

  return self->intakes->len > 1 && self->n_laws >= MIN_LAWS && self->n_laws >= MIN_SHARE * range;
}

static int
compare_parts (gconstpointer a, gconstpointer b)
{
  const LexIntake *first = *(const LexIntake *const *) a, *second = *(const LexIntake *const *) b;

  if (first->share != second->share)
    return (int) first->share - (int) second->share;
  return (int) get_first_law (first) - (int) get_first_law (second);
}

/* Where a clause of a part comes to stand. */
typedef struct
{
  guint law;
  guint order;
  LexClause *clause;
  LexIntakeSpot spot;
} Place;

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const Place *first = a, *second = b;

  return first->law != second->law ? (first->law < second->law ? -1 : 1)
                                   : (first->order < second->order ? -1 : 1);
}

static void
add_places (GArray *places, const LexIntake *part, guint file)
{
  GPtrArray *clauses = lex_document_get_clauses (part->document);

  for (guint i = 0; i < clauses->len; i++)
    {
      Place place = { get_law_at (part, i), places->len, g_ptr_array_index (clauses, i), { 0 } };

      if (i < part->spots->len)
        place.spot = g_array_index (part->spots, LexIntakeSpot, i);
      place.spot.file += file;
      g_array_append_val (places, place);
    }
}

/* What was found in a part, its files behind those of the parts before. What is said of each whole
 * file is said once. */
static void
take_report (LexIntake *self, const LexIntake *part, GHashTable *said)
{
  const guint before = self->files->len;

  for (guint i = 0; i < part->problems->len; i++)
    {
      const LexProblem *found = g_ptr_array_index (part->problems, i);
      LexProblem *problem;

      if (found->line == 0 && !g_hash_table_add (said, found->message))
        continue;
      problem = lex_problem_copy (found);
      problem->file += before;
      g_ptr_array_add (self->problems, problem);
    }
  for (guint i = 0; i < part->files->len; i++)
    g_ptr_array_add (self->files, g_strdup (g_ptr_array_index (part->files, i)));
  for (guint i = 0; i < part->originals->len; i++)
    g_ptr_array_add (self->originals, g_strdup (g_ptr_array_index (part->originals, i)));
}

static GPtrArray *
take_clauses (LexIntake *self, GArray *places)
{
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);

  g_array_sort (places, compare_places);
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);

      g_ptr_array_add (clauses, g_object_ref (place->clause));
      g_array_append_val (self->spots, place->spot);
    }
  return clauses;
}

static gboolean
is_revised (const Book *self)
{
  for (guint i = 0; i < self->intakes->len; i++)
    {
      const LexIntake *part = g_ptr_array_index (self->intakes, i);

      if (g_strcmp0 (lex_document_get_edition (part->document), REVISED) == 0)
        return TRUE;
    }
  return FALSE;
}

static LexIntakeNaming
get_naming (const Book *self, GPtrArray *skeletons)
{
  /* Sorted by now: this one is of the laws themselves. */
  const LexIntake *last = g_ptr_array_index (self->intakes, self->intakes->len - 1);
  const char *edition = get_edition (last);
  LexIntakeNaming naming = { .publisher = self->publisher,
                             .kind = lex_document_get_kind (last->document),
                             .said = is_revised (self) ? REVISED : NULL,
                             .first = find_first_law (self),
                             .last = find_last_law (self) };

  naming.edition = g_str_equal (edition, LEX_INTAKE_EDITION) ? NULL : edition;
  naming.language = lex_document_get_languages (self->first->document) == LEX_LANGUAGES_PL
                        ? LEX_LANGUAGE_PL
                        : LEX_LANGUAGE_EN;
  for (guint i = 0; i < skeletons->len && !naming.skeleton; i++)
    if (lex_intake_skeleton_get_law (g_ptr_array_index (skeletons, i)) == naming.first)
      naming.skeleton = g_ptr_array_index (skeletons, i);
  return naming;
}

static LexIntake *
bind (const Book *self, GPtrArray *skeletons)
{
  LexIntake *bound = lex_intake_new ();
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_autoptr (GHashTable) said = g_hash_table_new (g_str_hash, g_str_equal);
  LexIntakeNaming naming;
  GPtrArray *clauses;

  g_ptr_array_sort (self->intakes, compare_parts);
  naming = get_naming (self, skeletons);
  for (guint i = 0; i < self->intakes->len; i++)
    {
      add_places (places, g_ptr_array_index (self->intakes, i), bound->files->len);
      take_report (bound, g_ptr_array_index (self->intakes, i), said);
    }
  clauses = take_clauses (bound, places);
  if (!naming.edition)
    lex_intake_missing_find (bound->missing, skeletons, naming.first, naming.last, clauses);
  bound->share = LEX_INTAKE_SHARE_LAWS;
  bound->document = lex_intake_naming_make (&naming, clauses);
  return bound;
}

/* By intake, the book it is in. */
static GHashTable *
find_books (GPtrArray *intakes, GPtrArray *books)
{
  GHashTable *owners = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < intakes->len; i++)
    {
      LexIntake *intake = g_ptr_array_index (intakes, i);
      Book *book = is_of_laws (intake) ? find_book (books, intake) : NULL;

      if (!book || has_any_law_of (book, intake) || has_part (book, intake))
        continue;
      add (book, intake);
      g_hash_table_insert (owners, intake, book);
    }
  return owners;
}

/* What is in no book though its law is in one was there before. */
static void
report_twins (GPtrArray *intakes, GPtrArray *books, GHashTable *owners)
{
  for (guint i = 0; i < intakes->len; i++)
    {
      const LexIntake *intake = g_ptr_array_index (intakes, i);

      if (is_of_laws (intake) && !g_hash_table_contains (owners, intake)
          && is_book (find_book (books, intake)))
        report_twice (intake);
    }
}

GPtrArray *
lex_intake_joining_join (GPtrArray *intakes, GPtrArray *skeletons)
{
  g_autoptr (GPtrArray) books = g_ptr_array_new_with_free_func (book_free);
  g_autoptr (GHashTable) owners = find_books (intakes, books);
  g_autoptr (GHashTable) bound = g_hash_table_new (NULL, NULL);
  GPtrArray *joined = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_free);

  report_twins (intakes, books, owners);
  for (guint i = 0; i < intakes->len; i++)
    {
      const Book *book = g_hash_table_lookup (owners, intakes->pdata[i]);

      if (!book || !is_book (book))
        g_ptr_array_add (joined, g_steal_pointer (&intakes->pdata[i]));
      else if (g_hash_table_add (bound, (gpointer) book))
        g_ptr_array_add (joined, bind (book, skeletons));
    }
  return joined;
}
