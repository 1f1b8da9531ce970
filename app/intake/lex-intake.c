/* lex-intake.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The way of a foreign file from bytes to a document: extract, recognise, align,
 * assemble. Each step knows only its own; this file knows their order.
 * The services call it, in any thread.
 */

#include "intake/lex-intake.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-report.h"
#include "intake/formats/lex-intake-source.h"
#include "intake/lex-intake-assembly.h"
#include "intake/lex-intake-notes.h"
#include "intake/lex-intake-recognition.h"

/* All the Laws together are shorter. More is refused before it is compared. */
#define MAX_TEXT_BYTES (512 * 1024)

static gboolean
fail_unknown (GError **error, const char *file_name, const char *message)
{
  g_set_error (error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_UNKNOWN, "%s: %s", file_name, message);
  return FALSE;
}

static gboolean
is_strange (gunichar letter)
{
  GUnicodeScript script = g_unichar_get_script (letter);

  return script == G_UNICODE_SCRIPT_CYRILLIC || script == G_UNICODE_SCRIPT_GREEK;
}

/* The first word with a letter that no search finds. Each letter is looked at once: a pattern that
 * lets a word begin at each of its letters looks at all of them from each. */
static char *
dup_strange_word (const char *text)
{
  const char *word = text;
  gboolean strange = FALSE;
  const char *c;

  for (c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (is_strange (letter))
        strange = TRUE;
      else if (!g_unichar_isalpha (letter))
        {
          if (strange)
            break;
          word = g_utf8_next_char (c);
        }
    }
  return strange ? g_strndup (word, (gsize) (c - word)) : NULL;
}

/* Letters of another alphabet look like ours and are found by no search. */
static void
report_strange_letters (GPtrArray *blocks, GPtrArray *problems)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);
      g_autofree char *word = dup_strange_word (block->text);

      if (word != NULL)
        lex_intake_report (problems, block->line, LEX_SEVERITY_WARNING,
                           _ ("“%s” has letters of another alphabet; it was left as it is, and a "
                              "search will not find it"),
                           word);
    }
}

static GHashTable *
collect_labels (GPtrArray *skeletons)
{
  GHashTable *labels = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < skeletons->len; i++)
    {
      const LexIntakeSkeleton *skeleton = g_ptr_array_index (skeletons, i);

      for (guint j = 0; j < skeleton->places->len; j++)
        {
          const LexIntakePlace *place = g_ptr_array_index (skeleton->places, j);

          g_hash_table_add (labels, (gpointer) lex_label_get_text (place->label));
        }
    }
  return labels;
}

static LexLanguage
choose_language (const LexIntakeIdentity *identity, const LexIntakeHints *hints,
                 GPtrArray *problems)
{
  if (hints->language < 0)
    return identity->language;
  if (identity->has_language && hints->language != (int) identity->language)
    lex_intake_report (problems, 0, LEX_SEVERITY_WARNING,
                       _ ("the file reads as “%s”, but was taken in as “%s” as you said"),
                       lex_language_get_code (identity->language),
                       lex_language_get_code ((LexLanguage) hints->language));
  return (LexLanguage) hints->language;
}

static LexKind
choose_kind (const LexIntakeSkeleton *skeleton, const LexIntakeHints *hints, GPtrArray *problems)
{
  LexKind kind = lex_document_get_kind (skeleton->document);

  if (hints->kind < 0)
    return kind;
  if (hints->kind != (int) kind)
    lex_intake_report (problems, 0, LEX_SEVERITY_WARNING,
                       _ ("the file reads as “%s”, but was taken in as “%s” as you said"),
                       lex_kind_get_name (kind), lex_kind_get_name ((LexKind) hints->kind));
  return (LexKind) hints->kind;
}

static gboolean
check_identity (const LexIntakeIdentity *identity, const LexIntakeHints *hints,
                const char *file_name, GError **error)
{
  if (!identity->skeleton)
    return fail_unknown (error, file_name,
                         _ ("is neither a page of the Laws nor the screen regulations; choose one "
                            "of those"));
  if (identity->n_laws > 1)
    return fail_unknown (error, file_name,
                         _ ("holds several laws; save each in a file of its own"));
  if (!identity->has_language && hints->language < 0)
    return fail_unknown (error, file_name,
                         _ ("is neither in English nor in Polish; choose a text in one of them"));
  return TRUE;
}

static gboolean
check_length (const char *text, const char *file_name, GError **error)
{
  if (strlen (text) > MAX_TEXT_BYTES)
    return fail_unknown (error, file_name,
                         _ ("has more text than all the Laws; choose a file with a single law"));
  return TRUE;
}

static gboolean
check_blocks (GPtrArray *blocks, const char *file_name, GError **error)
{
  if (blocks->len == 0)
    return fail_unknown (error, file_name, _ ("holds no text; choose another file"));
  if (blocks->len > LEX_INTAKE_MAX_BLOCKS)
    return fail_unknown (error, file_name,
                         _ ("has more paragraphs than any law; choose a file with a single law"));
  return TRUE;
}

static LexDocument *
understand (GPtrArray *blocks, const char *file_name, const LexIntakeHints *hints,
            GPtrArray *skeletons, GPtrArray *problems, GError **error)
{
  LexIntakeIdentity identity = lex_intake_recognize (blocks, skeletons, problems);
  g_autoptr (GPtrArray) notes = NULL;
  g_autoptr (GHashTable) labels = NULL;
  g_autofree LexIntakeFit *fits = NULL;
  LexIntakePage page = { 0 };

  if (!check_identity (&identity, hints, file_name, error)
      || !check_blocks (blocks, file_name, error))
    return NULL;
  notes = lex_intake_take_notes (blocks);
  if (!check_blocks (blocks, file_name, error))
    return NULL;
  labels = collect_labels (skeletons);
  fits = lex_intake_align (blocks, identity.skeleton);
  page = (LexIntakePage){
    identity.skeleton, choose_language (&identity, hints, problems), blocks, fits, notes, labels,
    problems,
  };
  if (!lex_intake_is_plausible (&page))
    {
      fail_unknown (error, file_name,
                    _ ("speaks of the Laws, but its clauses cannot be told apart; choose a page "
                       "with the text of one law"));
      return NULL;
    }
  return lex_intake_assemble (&page, choose_kind (identity.skeleton, hints, problems));
}

LexIntake *
lex_intake_read (GBytes *data, const char *file_name, const LexIntakeHints *hints,
                 GPtrArray *skeleton, GError **error)
{
  g_autoptr (GPtrArray) problems
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);
  g_autoptr (GPtrArray) skeletons = NULL;
  g_autoptr (LexIntakeSource) source = NULL;
  LexDocument *document = NULL;
  LexIntake *self;

  g_return_val_if_fail (data && file_name && hints && skeleton, NULL);

  source = lex_intake_source_read (data, file_name, problems, error);
  if (!source || !check_length (source->original, file_name, error)
      || !check_blocks (source->blocks, file_name, error))
    return NULL;
  report_strange_letters (source->blocks, problems);
  skeletons = lex_intake_skeleton_list (skeleton);
  document = understand (source->blocks, file_name, hints, skeletons, problems, error);
  if (!document)
    return NULL;
  lex_intake_report_sort (problems);
  self = g_new (LexIntake, 1);
  *self = (LexIntake){ document, g_steal_pointer (&problems) };
  return self;
}

void
lex_intake_free (LexIntake *self)
{
  if (!self)
    return;
  g_clear_object (&self->document);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_free (self);
}
