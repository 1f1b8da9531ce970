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

/* What is known of that law or regulation, and is not in the document. */
static void
find_missing (LexIntake *self, const LexIntakeSkeleton *skeleton)
{
  g_autoptr (GHashTable) found = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *clauses = lex_document_get_clauses (self->document);

  for (guint i = 0; i < clauses->len; i++)
    g_hash_table_add (found, (gpointer) lex_label_get_text (
                                 lex_clause_get_label (g_ptr_array_index (clauses, i))));
  for (guint i = 0; i < skeleton->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (skeleton->places, i);

      if (!g_hash_table_contains (found, lex_label_get_text (place->label)))
        g_ptr_array_add (self->missing, lex_label_ref (place->label));
    }
}

static gboolean
understand (LexIntake *self, GPtrArray *blocks, const char *file_name, const LexIntakeHints *hints,
            GPtrArray *skeletons, GError **error)
{
  LexIntakeIdentity identity = lex_intake_recognize (blocks, skeletons, self->problems);
  g_autoptr (GPtrArray) notes = NULL;
  g_autoptr (GHashTable) labels = NULL;
  g_autofree LexIntakeFit *fits = NULL;
  LexIntakePage page = { 0 };

  if (!check_identity (&identity, hints, file_name, error)
      || !check_blocks (blocks, file_name, error))
    return FALSE;
  notes = lex_intake_take_notes (blocks);
  if (!check_blocks (blocks, file_name, error))
    return FALSE;
  labels = collect_labels (skeletons);
  fits = lex_intake_align (blocks, identity.skeleton);
  page = (LexIntakePage){
    identity.skeleton,
    choose_language (&identity, hints, self->problems),
    blocks,
    fits,
    notes,
    labels,
    self->problems,
  };
  if (!lex_intake_is_plausible (&page))
    return fail_unknown (error, file_name,
                         _ ("speaks of the Laws, but its clauses cannot be told apart; choose a "
                            "page with the text of one law"));
  self->document = lex_intake_assemble (
      &page, choose_kind (identity.skeleton, hints, self->problems), self->spots);
  find_missing (self, identity.skeleton);
  return TRUE;
}

static LexIntake *
read_file (const LexIntakeFile *file, const LexIntakeHints *hints, GPtrArray *skeletons,
           GError **error)
{
  g_autoptr (LexIntake) self = lex_intake_new ();
  g_autoptr (LexIntakeSource) source
      = lex_intake_source_read (file->data, file->name, self->problems, error);

  if (!source || !check_length (source->original, file->name, error)
      || !check_blocks (source->blocks, file->name, error))
    return NULL;
  report_strange_letters (source->blocks, self->problems);
  if (!understand (self, source->blocks, file->name, hints, skeletons, error))
    return NULL;
  lex_intake_report_sort (self->problems);
  g_ptr_array_add (self->files, g_strdup (file->name));
  g_ptr_array_add (self->originals, g_strdup (source->original));
  return g_steal_pointer (&self);
}

GPtrArray *
lex_intake_read (GPtrArray *files, const LexIntakeHints *hints, GPtrArray *skeleton,
                 const LexIntakeWatch *watch, GPtrArray **refused)
{
  g_autoptr (GPtrArray) intakes = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_free);
  g_autoptr (GPtrArray) refusals
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_refusal_free);
  g_autoptr (GPtrArray) skeletons = NULL;

  g_return_val_if_fail (files && hints && skeleton && refused, NULL);

  skeletons = lex_intake_skeleton_list (skeleton);
  for (guint i = 0; i < files->len; i++)
    {
      const LexIntakeFile *file = g_ptr_array_index (files, i);
      GError *error = NULL;
      LexIntake *intake;

      if (watch && g_cancellable_is_cancelled (watch->cancellable))
        return NULL;
      if (watch && watch->progress)
        watch->progress (i, files->len, file->name, watch->data);
      intake = read_file (file, hints, skeletons, &error);
      if (intake)
        g_ptr_array_add (intakes, intake);
      else
        g_ptr_array_add (refusals, lex_intake_refusal_new (file->name, error));
    }
  *refused = g_steal_pointer (&refusals);
  return g_steal_pointer (&intakes);
}
