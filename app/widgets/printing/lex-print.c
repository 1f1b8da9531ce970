/* lex-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints a job: it reads what was chosen and orders the paper. It refuses to know how the user
 * chooses and what stands where. The shell calls it.
 */

#include "widgets/printing/lex-print.h"

#include <glib/gi18n-lib.h>

#include "paper/lex-paper-order.h"
#include "services/lex-answer.h"
#include "services/lex-target.h"
#include "widgets/printing/lex-print-options.h"
#include "widgets/text/lex-printing.h"

/* More than anybody reads on paper. */
#define MOST_HITS 100

/* Reading */

static GPtrArray *
new_passages (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) lex_passage_free);
}

static gboolean
add (LexPrintJob *self, GPtrArray *passages, LexPassage *passage)
{
  if (!passage)
    return FALSE;
  lex_wordings_choose (passage, self->words, (const char *const *) self->preferred);
  g_ptr_array_add (passages, passage);
  return TRUE;
}

static gboolean
read_page (LexPrintJob *self, GPtrArray *passages, GError **error)
{
  return add (self, passages, lex_library_quote (self->library, self->label, error));
}

static gboolean
read_document (LexPrintJob *self, GPtrArray *passages, GError **error)
{
  return add (
      self, passages,
      lex_library_quote_document (self->library, lex_label_get_document (self->label), error));
}

static gboolean
read_named (LexPrintJob *self, GPtrArray *passages, GError **error)
{
  g_autofree char *unknown = NULL;
  g_autoptr (GPtrArray) targets = NULL;

  if (self->named == NULL || *self->named == '\0')
    {
      g_set_error_literal (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT,
                           _ ("Nothing is named that could be printed; name laws such as 27 16B"));
      return FALSE;
    }
  targets = lex_targets_read (self->library, self->named, &unknown, error);
  if (unknown != NULL)
    g_set_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT,
                 _ ("“%s” names no clause and no document; write, say, 27 16B screens"), unknown);
  for (guint i = 0; targets != NULL && i < targets->len; i++)
    if (!add (self, passages, lex_target_show (targets->pdata[i], self->library, error)))
      return FALSE;
  return targets != NULL;
}

static gboolean
is_clause (LexHit *hit)
{
  return lex_hit_get_kind (hit) != LEX_KIND_NOTE;
}

/* A clause is printed with all below it: what was found in another that was found is in that. */
static LexLabel *
get_highest (LexLabel *label, const LexAnswer *answer)
{
  for (guint i = 0; i < answer->hits->len; i++)
    {
      LexLabel *other = lex_hit_get_label (answer->hits->pdata[i]);

      if (is_clause (answer->hits->pdata[i]) && lex_label_contains (other, label))
        label = other;
    }
  return label;
}

/* Each clause is printed once, in however many languages and parts it was found. */
static gboolean
read_hits (LexPrintJob *self, GPtrArray *passages, GError **error)
{
  g_autoptr (LexQuery) query = lex_query_new (self->query, LEX_LANGUAGES_BOTH, -1, MOST_HITS);
  g_autoptr (LexAnswer) answer = lex_library_search (self->library, query, error);
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; answer && i < answer->hits->len; i++)
    {
      LexLabel *label = get_highest (lex_hit_get_label (answer->hits->pdata[i]), answer);

      if (is_clause (answer->hits->pdata[i]) && g_hash_table_add (seen, label)
          && !add (self, passages, lex_library_quote (self->library, label, error)))
        return FALSE;
    }
  return answer != NULL;
}

/* Paper */

static LexPaperStyle
get_style (const LexPrintJob *self)
{
  const LexLanguage first = lex_languages_get_first (self->languages);
  LexPaperStyle style = { self->library, { { first, 1 - first }, 1, FALSE }, self->rulings };

  style.columns.n = lex_languages_are_both (self->languages) ? 2 : 1;
  style.columns.beside = style.columns.n == 2 && self->beside;
  return style;
}

static LexPaper *
make_notes (LexPrintJob *self, const double room[2], GError **error)
{
  const LexPaperStyle style = get_style (self);
  g_autoptr (GPtrArray) entries = lex_journal_list (self->journal, error);

  return entries ? lex_paper_order_new_notes (&style, entries, _ ("My notes in Lexbridge"), room)
                 : NULL;
}

static LexPaper *
make (double width, double height, gpointer user_data, GError **error)
{
  static gboolean (*const readers[LEX_PRINT_N_WHATS]) (LexPrintJob *, GPtrArray *, GError **) = {
    [LEX_PRINT_PAGE] = read_page,
    [LEX_PRINT_NAMED] = read_named,
    [LEX_PRINT_DOCUMENT] = read_document,
    [LEX_PRINT_HITS] = read_hits,
  };
  LexPrintJob *self = user_data;
  const LexPaperStyle style = get_style (self);
  const double room[2] = { width, height };
  g_autoptr (GPtrArray) passages = new_passages ();
  g_autofree char *title = NULL;

  if (self->what == LEX_PRINT_NOTES)
    return make_notes (self, room, error);
  if (!readers[self->what](self, passages, error))
    return NULL;
  if (self->what == LEX_PRINT_HITS)
    title = lex_print_job_dup_name (self, LEX_PRINT_HITS);
  return lex_paper_order_new_passages (&style, passages, title, room, error);
}

static LexPrinting
get_printing (LexPrintJob *self)
{
  return (LexPrinting){ .title = "Lexbridge",
                        .make = make,
                        .new_options = lex_print_options_new,
                        .apply_options = lex_print_options_apply,
                        .options_title = _ ("What to print"),
                        .user_data = self };
}

gboolean
lex_print_run (LexPrintJob *self, GtkWindow *parent, GError **error)
{
  const LexPrinting printing = get_printing (self);

  return lex_printing_run (&printing, parent, error);
}

gboolean
lex_print_export (LexPrintJob *self, const char *path, GError **error)
{
  const LexPrinting printing = get_printing (self);

  return lex_printing_export (&printing, path, error);
}
