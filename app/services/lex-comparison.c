/* lex-comparison.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause in two editions, side by side. It refuses to judge which is right and to know how a
 * difference is shown. Front ends call it.
 */

#include "services/lex-comparison.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "services/lex-library-private.h"

/* The wording of the Laws that a document has unless it says otherwise, and what users call it. */
#define PRINTED "2017"
#define PRINT "print"

/* Of other editions than that, labels carry the name of their Laws: `laws-2007/27B1a`. */
#define EDITION_PREFIX "laws-"

/* An edition with its clauses.
 * @clauses: of LexClause
 * @labels: of LexLabel, one for each, without the name of an edition */
typedef struct
{
  LexEdition *edition;
  GPtrArray *clauses;
  GPtrArray *labels;
} Source;

static void
edition_free (gpointer data)
{
  LexEdition *self = data;

  g_free (self->document);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    g_free (self->titles[language]);
  g_free (self->edition);
  g_free (self->publisher);
  g_free (self);
}

static void
source_free (gpointer data)
{
  Source *self = data;

  g_clear_pointer (&self->edition, edition_free);
  g_ptr_array_unref (self->clauses);
  g_ptr_array_unref (self->labels);
  g_free (self);
}

static void
row_free (gpointer data)
{
  LexComparisonRow *self = data;

  lex_label_unref (self->label);
  g_free (self->texts[0]);
  g_free (self->texts[1]);
  g_clear_pointer (&self->differences, g_array_unref);
  g_free (self);
}

void
lex_comparison_free (LexComparison *self)
{
  if (self == NULL)
    return;
  lex_label_unref (self->label);
  for (guint i = 0; i < 2; i++)
    g_clear_pointer (&self->editions[i], edition_free);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

gboolean
lex_comparison_row_is_same (const LexComparisonRow *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; self->differences != NULL && i < self->differences->len; i++)
    if (g_array_index (self->differences, LexDifference, i).kind != LEX_DIFFERENCE_SAME)
      return FALSE;
  return self->differences != NULL;
}

/* `27B1a` of `laws-2007/27B1a`. */
static LexLabel *
dup_bare (LexLabel *label)
{
  const char *text = lex_label_get_text (label);
  const char *slash = strchr (text, '/');
  LexLabel *bare = NULL;

  if (slash != NULL && g_str_has_prefix (text, EDITION_PREFIX))
    bare = lex_label_parse (slash + 1);
  return bare != NULL ? bare : lex_label_ref (label);
}

/* Sources */

static LexEdition *
edition_new (LexDocument *document, const char *name)
{
  LexEdition *self = g_new0 (LexEdition, 1);

  self->document = g_strdup (name);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    self->titles[language] = g_strdup (lex_document_get_title (document, language));
  self->edition = g_strdup (lex_document_get_edition (document));
  self->publisher = g_strdup (lex_document_get_publisher (document));
  return self;
}

static Source *
source_new (LexDocument *document, const char *name)
{
  Source *self = g_new0 (Source, 1);

  self->edition = edition_new (document, name);
  self->clauses = g_ptr_array_new_with_free_func (g_object_unref);
  self->labels = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  return self;
}

static void
add_clause (Source *self, LexClause *clause)
{
  LexLabel *bare = dup_bare (lex_clause_get_label (clause));

  /* What an older program imported does not say its edition; that of others stands in its labels.
   */
  if (self->edition->edition == NULL
      && lex_clause_get_parts (clause)->authority == LEX_AUTHORITY_LAW
      && strchr (lex_label_get_text (lex_clause_get_label (clause)), '/') == NULL)
    self->edition->edition = g_strdup (PRINTED);
  g_ptr_array_add (self->clauses, g_object_ref (clause));
  g_ptr_array_add (self->labels, bare);
}

static Source *
find_source (GPtrArray *sources, const char *document)
{
  for (guint i = 0; i < sources->len; i++)
    {
      Source *source = g_ptr_array_index (sources, i);

      if (g_str_equal (source->edition->document, document))
        return source;
    }
  return NULL;
}

/* Adds what a file has of @label: all of the shipped one is the digest. */
static gboolean
add_rows (LexLibrary *self, LexSide side, LexLabel *label, GPtrArray *sources, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (GPtrArray) rows = lex_store_reader_list_below (self->readers[side], label, &lower);

  if (rows == NULL)
    {
      lex_library_take_fault (self, side, g_steal_pointer (&lower), error);
      return FALSE;
    }
  for (guint i = 0; i < rows->len; i++)
    {
      const LexStoreRow *row = g_ptr_array_index (rows, i);
      const char *name = side == LEX_SIDE_SHIPPED ? LEX_EDITION_DIGEST : row->document;
      Source *source = find_source (sources, name);
      LexDocument *document = lex_library_find_document (self, side, row->document);

      if (document == NULL)
        continue;
      if (source == NULL)
        {
          source = source_new (document, name);
          g_ptr_array_add (sources, source);
        }
      add_clause (source, row->clause);
    }
  return TRUE;
}

/* The same clause in the editions whose labels carry their name. */
static gboolean
add_other_editions (LexLibrary *self, LexLabel *label, GPtrArray *sources, GError **error)
{
  GPtrArray *documents = self->documents[LEX_SIDE_IMPORTS];
  g_autoptr (GHashTable) tried = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = documents->len; i-- > 0;)
    {
      const char *edition = lex_document_get_edition (documents->pdata[i]);
      g_autofree char *text = g_strconcat (EDITION_PREFIX, edition != NULL ? edition : "", "/",
                                           lex_label_get_text (label), NULL);
      g_autoptr (LexLabel) other = NULL;

      if (edition == NULL || !g_hash_table_add (tried, (gpointer) edition))
        continue;
      other = lex_label_parse (text);
      if (other != NULL && !add_rows (self, LEX_SIDE_IMPORTS, other, sources, error))
        return FALSE;
    }
  return TRUE;
}

/* The year of the last amendment among the digest's clauses, if any. */
static char *
dup_amended (const Source *digest)
{
  const char *last = NULL;

  for (guint i = 0; i < digest->clauses->len; i++)
    {
      const char *from = lex_clause_get_parts (digest->clauses->pdata[i])->from;

      if (from != NULL && (last == NULL || strcmp (from, last) > 0))
        last = from;
    }
  return last != NULL ? g_strndup (last, 4) : NULL;
}

/* Where the digest was amended, what it said before is an edition, too. */
static void
part_digest (GPtrArray *sources)
{
  Source *digest = find_source (sources, LEX_EDITION_DIGEST);
  char *amended = digest != NULL ? dup_amended (digest) : NULL;
  Source *past;

  if (amended == NULL)
    return;
  past = g_new0 (Source, 1);
  past->edition = g_new0 (LexEdition, 1);
  past->edition->document = g_strdup (LEX_EDITION_DIGEST);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    past->edition->titles[language] = g_strdup (digest->edition->titles[language]);
  past->edition->edition = g_steal_pointer (&digest->edition->edition);
  past->edition->past = TRUE;
  past->clauses = g_ptr_array_ref (digest->clauses);
  past->labels = g_ptr_array_ref (digest->labels);
  digest->edition->edition = amended;
  g_ptr_array_add (sources, past);
}

static GPtrArray *
list_sources (LexLibrary *self, LexLabel *bare, GError **error)
{
  g_autoptr (GPtrArray) sources = g_ptr_array_new_with_free_func (source_free);

  for (guint side = 0; side < LEX_N_SIDES; side++)
    if (lex_library_get_documents (self, side, error) == NULL)
      return NULL;
  if (self->readers[LEX_SIDE_IMPORTS] != NULL
      && (!add_rows (self, LEX_SIDE_IMPORTS, bare, sources, error)
          || !add_other_editions (self, bare, sources, error)))
    return NULL;
  if (!add_rows (self, LEX_SIDE_SHIPPED, bare, sources, error))
    return NULL;
  part_digest (sources);
  return g_steal_pointer (&sources);
}

GPtrArray *
lex_library_list_editions (LexLibrary *self, LexLabel *label, GError **error)
{
  g_autoptr (LexLabel) bare = NULL;
  g_autoptr (GPtrArray) sources = NULL;
  GPtrArray *editions;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  bare = dup_bare (label);
  sources = list_sources (self, bare, error);
  if (sources == NULL)
    return NULL;
  editions = g_ptr_array_new_with_free_func (edition_free);
  for (guint i = 0; i < sources->len; i++)
    g_ptr_array_add (editions, g_steal_pointer (&((Source *) sources->pdata[i])->edition));
  return editions;
}

/* Which edition is meant */

static gboolean
is_called (const LexEdition *edition, const char *name, guint way)
{
  switch (way)
    {
    case 0:
      return !edition->past && g_str_equal (edition->document, name);
    case 1:
      return g_strcmp0 (edition->edition, g_str_equal (name, PRINT) ? PRINTED : name) == 0;
    default:
      return edition->publisher != NULL && g_ascii_strcasecmp (edition->publisher, name) == 0;
    }
}

static char *
dup_choices (GPtrArray *sources)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sources->len; i++)
    {
      const LexEdition *edition = ((Source *) sources->pdata[i])->edition;

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                              edition->past ? edition->edition : edition->document);
      if (!edition->past && edition->edition != NULL)
        g_string_append_printf (text, " (%s%s%s)", edition->edition,
                                edition->publisher != NULL ? ", " : "",
                                edition->publisher != NULL ? edition->publisher : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* By name, year, publisher, in this order; of several, the one that prevails. */
static Source *
choose (GPtrArray *sources, LexLabel *label, const char *name, GError **error)
{
  g_autofree char *choices = NULL;

  for (guint way = 0; way < 3; way++)
    for (guint i = 0; i < sources->len; i++)
      if (is_called (((Source *) sources->pdata[i])->edition, name, way))
        return sources->pdata[i];
  choices = dup_choices (sources);
  lex_library_fail (error, LEX_LIBRARY_ERROR_NOT_FOUND,
                    _ ("%s: no such edition has %s; these have it: %s"), name,
                    lex_label_get_text (label), choices);
  return NULL;
}

/* Rows */

/* Without what the digest says of its own doubts. */
static char *
dup_plain (LexText *text)
{
  g_autoptr (GString) words = g_string_new (NULL);
  const char *plain = text != NULL ? lex_text_get_plain (text) : "";
  gsize n_spans = 0, done = 0;
  const LexSpan *spans = text != NULL ? lex_text_get_spans (text, &n_spans) : NULL;

  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_DOUBT && spans[i].start >= done)
      {
        g_string_append_len (words, plain + done, (gssize) (spans[i].start - done));
        done = spans[i].end;
      }
  g_string_append (words, plain + done);
  g_strchomp (words->str);
  return *words->str != '\0' ? g_strdup (words->str) : NULL;
}

static char *
dup_text (const Source *source, guint index, LexLanguage language)
{
  LexClause *clause = g_ptr_array_index (source->clauses, index);
  const LexClauseParts *parts = lex_clause_get_parts (clause);
  const LexWording *words = source->edition->past && lex_clause_has_past (clause, language)
                                ? &parts->past[language]
                                : &parts->wording[language];
  g_autofree char *text = dup_plain (words->text);

  if (words->heading != NULL && text != NULL)
    return g_strdup_printf ("%s\n%s", words->heading, text);
  return g_strdup (words->heading != NULL ? words->heading : text);
}

static gboolean
find_label (GPtrArray *labels, LexLabel *label, guint *index)
{
  return g_ptr_array_find_with_equal_func (labels, label, lex_label_equal, index);
}

static void
add_row (LexComparison *self, Source *const *sources, LexLabel *label)
{
  LexComparisonRow *row = g_new0 (LexComparisonRow, 1);
  guint index;

  row->label = lex_label_ref (label);
  for (guint i = 0; i < 2; i++)
    if (find_label (sources[i]->labels, label, &index))
      row->texts[i] = dup_text (sources[i], index, self->language);
  if (row->texts[0] != NULL && row->texts[1] != NULL)
    row->differences = lex_differences_find (row->texts[0], row->texts[1]);
  if (row->texts[0] != NULL || row->texts[1] != NULL)
    g_ptr_array_add (self->rows, row);
  else
    row_free (row);
}

static int
compare_labels (gconstpointer a, gconstpointer b)
{
  return lex_label_compare (*(LexLabel *const *) a, *(LexLabel *const *) b);
}

static void
add_rows_of (LexComparison *self, Source *const *sources)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  for (guint i = 0; i < 2; i++)
    for (guint j = 0; j < sources[i]->labels->len; j++)
      if (i == 0 || !find_label (sources[0]->labels, sources[1]->labels->pdata[j], NULL))
        g_ptr_array_add (labels, sources[i]->labels->pdata[j]);
  g_ptr_array_sort (labels, compare_labels);
  for (guint i = 0; i < labels->len; i++)
    add_row (self, sources, labels->pdata[i]);
}

static LexEdition *
edition_copy (const LexEdition *self)
{
  LexEdition *copy = g_new0 (LexEdition, 1);

  copy->document = g_strdup (self->document);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    copy->titles[language] = g_strdup (self->titles[language]);
  copy->edition = g_strdup (self->edition);
  copy->publisher = g_strdup (self->publisher);
  copy->past = self->past;
  return copy;
}

LexComparison *
lex_library_compare (LexLibrary *self, LexLabel *label, const char *const *names,
                     LexLanguage language, GError **error)
{
  g_autoptr (LexLabel) bare = NULL;
  g_autoptr (GPtrArray) sources = NULL;
  Source *chosen[2] = { NULL };
  LexComparison *comparison;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL && names != NULL, NULL);

  bare = dup_bare (label);
  sources = list_sources (self, bare, error);
  if (sources == NULL)
    return NULL;
  if (sources->len == 0)
    {
      lex_library_fail_unknown (self, bare, error);
      return NULL;
    }
  for (guint i = 0; i < 2; i++)
    {
      chosen[i] = choose (sources, bare, names[i], error);
      if (chosen[i] == NULL)
        return NULL;
    }
  comparison = g_new0 (LexComparison, 1);
  comparison->label = g_steal_pointer (&bare);
  comparison->language = language;
  comparison->rows = g_ptr_array_new_with_free_func (row_free);
  for (guint i = 0; i < 2; i++)
    comparison->editions[i] = edition_copy (chosen[i]->edition);
  add_rows_of (comparison, chosen);
  return comparison;
}
