/* lex-review-item.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One line of a review, and how the lines are made of an import. It refuses to know how they are
 * shown and to judge: severities and messages come from below. The review calls it.
 */

#include "widgets/importing/lex-review-item.h"

#include <glib/gi18n-lib.h>

#include "model/lex-label-name.h"
#include "services/lex-naming.h"
#include "widgets/importing/lex-file-name.h"

/* Of a clause, so much of its text. */
#define EXCERPT_CHARACTERS 90

struct _LexReviewItem
{
  GObject parent_instance;

  /* Owned */
  char *title;
  char *subtitle; /* nullable */
  char *label;    /* nullable */

  const char *icon; /* nullable */
  LexSpot spot;
};

G_DEFINE_FINAL_TYPE (LexReviewItem, lex_review_item, G_TYPE_OBJECT)

static void
lex_review_item_finalize (GObject *object)
{
  LexReviewItem *self = LEX_REVIEW_ITEM (object);

  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->label);

  G_OBJECT_CLASS (lex_review_item_parent_class)->finalize (object);
}

static void
lex_review_item_class_init (LexReviewItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_review_item_finalize;
}

static void
lex_review_item_init (LexReviewItem *self)
{
}

static const char *
get_icon (const LexProblem *problem)
{
  static const char *const icons[] = {
    [LEX_SEVERITY_NOTE] = "dialog-information-symbolic",
    [LEX_SEVERITY_WARNING] = "dialog-warning-symbolic",
    [LEX_SEVERITY_ERROR] = "dialog-error-symbolic",
  };

  return problem->question ? "dialog-question-symbolic" : icons[problem->severity];
}

static const char *
get_weight (const LexProblem *problem)
{
  static const char *const names[] = {
    [LEX_SEVERITY_NOTE] = N_ ("note"),
    [LEX_SEVERITY_WARNING] = N_ ("warning: please look"),
    [LEX_SEVERITY_ERROR] = N_ ("error: something is lost"),
  };

  return problem->question ? _ ("question: please choose") : _ (names[problem->severity]);
}

/* Of several files, which. */
static void
append_file (GString *text, const LexImport *import, guint index)
{
  g_autofree char *name = NULL;

  if (import->files->len < 2 || index >= import->files->len)
    return;
  name = lex_file_name_dup (import, index);
  g_string_append_printf (text, "%s · ", name);
}

static char *
dup_where (const LexImport *import, const LexProblem *problem)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_file (text, import, problem->file);

  if (problem->line == 0)
    /* Translators: %s is "note", "warning: please look" or "error: something is lost" */
    g_string_append_printf (text, _ ("whole file · %s"), get_weight (problem));
  else
    /* Translators: the number of a line in a file; %s is "note", "warning: please look" … */
    g_string_append_printf (text, _ ("line %u · %s"), problem->line, get_weight (problem));
  if (problem->before != NULL)
    /* Translators: what a file has, and what was made of it */
    g_string_append_printf (text, _ (" · “%s” → “%s”"), problem->before,
                            problem->after != NULL ? problem->after : "?");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static LexReviewItem *
item_of_problem (const LexImport *import, const LexProblem *problem)
{
  LexReviewItem *self = g_object_new (LEX_TYPE_REVIEW_ITEM, NULL);

  self->title = g_strdup (problem->message);
  self->subtitle = dup_where (import, problem);
  self->label = g_strdup (problem->label);
  self->icon = get_icon (problem);
  self->spot = (LexSpot){ problem->file, problem->line };
  return self;
}

static char *
dup_excerpt (LexClause *clause)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      LexText *text = lex_clause_get_text (clause, language);
      g_autofree char *start = NULL;

      if (text == NULL)
        continue;
      start = g_utf8_substring (
          lex_text_get_plain (text), 0,
          MIN (EXCERPT_CHARACTERS, g_utf8_strlen (lex_text_get_plain (text), -1)));
      return g_strdelimit (g_steal_pointer (&start), "\n\t", ' ');
    }
  return NULL;
}

/* As it is printed; what has words for a name has them in its heading. */
char *
lex_review_item_dup_title (LexLabel *label, const char *heading)
{
  const char *number = lex_label_get_number (label);

  if (*number == '\0' && heading == NULL)
    return lex_label_name_dup (label);
  if (*number != '\0' && heading != NULL && lex_naming_tells_number (heading, number))
    return g_strdup (heading);
  return g_strjoin (*number != '\0' ? "  " : "", number, heading, NULL);
}

static LexReviewItem *
item_of_clause (const LexImport *import, guint index)
{
  LexReviewItem *self = g_object_new (LEX_TYPE_REVIEW_ITEM, NULL);
  LexClause *clause = g_ptr_array_index (lex_document_get_clauses (import->document), index);
  const char *label = lex_label_get_text (lex_clause_get_label (clause));
  const char *heading = lex_clause_get_heading (clause, LEX_LANGUAGE_EN);

  if (heading == NULL)
    heading = lex_clause_get_heading (clause, LEX_LANGUAGE_PL);
  self->title = lex_review_item_dup_title (lex_clause_get_label (clause), heading);
  self->subtitle = dup_excerpt (clause);
  self->label = g_strdup (label);
  if (index < import->spots->len)
    self->spot = g_array_index (import->spots, LexSpot, index);
  return self;
}

static LexReviewItem *
item_of_missing (LexLabel *label)
{
  LexReviewItem *self = g_object_new (LEX_TYPE_REVIEW_ITEM, NULL);

  self->title = lex_label_name_dup (label);
  self->label = g_strdup (lex_label_get_text (label));
  self->icon = "edit-delete-symbolic";
  return self;
}

static void
add (GListStore *store, LexReviewItem *item)
{
  g_list_store_append (store, item);
  g_object_unref (item);
}

static void
add_error (GListStore *store, const LexImport *import)
{
  LexProblem problem = { 0, LEX_SEVERITY_ERROR, import->error->message };

  add (store, item_of_problem (import, &problem));
}

static void
add_problems (GListStore *store, const LexImport *import, gboolean questions)
{
  for (guint i = 0; i < import->problems->len; i++)
    {
      const LexProblem *problem = g_ptr_array_index (import->problems, i);

      if (problem->question == questions)
        add (store, item_of_problem (import, problem));
    }
}

GListModel *
lex_review_item_list (const LexImport *import, LexReviewPart part)
{
  GListStore *store = g_list_store_new (LEX_TYPE_REVIEW_ITEM);
  const guint n_clauses
      = import->document != NULL ? lex_document_get_n_clauses (import->document) : 0;

  switch (part)
    {
    case LEX_REVIEW_PART_CLAUSES:
      for (guint i = 0; i < n_clauses; i++)
        add (store, item_of_clause (import, i));
      break;
    case LEX_REVIEW_PART_MISSING:
      for (guint i = 0; i < import->missing->len; i++)
        add (store, item_of_missing (g_ptr_array_index (import->missing, i)));
      break;
    case LEX_REVIEW_PART_REPORT:
    default:
      if (import->error != NULL)
        add_error (store, import);
      add_problems (store, import, TRUE);
      add_problems (store, import, FALSE);
    }
  return G_LIST_MODEL (store);
}

const char *
lex_review_item_get_title (LexReviewItem *self)
{
  return self->title;
}

const char *
lex_review_item_get_subtitle (LexReviewItem *self)
{
  return self->subtitle;
}

const char *
lex_review_item_get_icon (LexReviewItem *self)
{
  return self->icon;
}

const char *
lex_review_item_get_label (LexReviewItem *self)
{
  return self->label;
}

LexSpot
lex_review_item_get_spot (LexReviewItem *self)
{
  return self->spot;
}
