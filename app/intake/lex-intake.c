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
#include "intake/lex-intake-furniture.h"
#include "intake/lex-intake-games.h"
#include "intake/lex-intake-joining.h"
#include "intake/lex-intake-laws.h"
#include "intake/lex-intake-other.h"
#include "intake/lex-intake-recognition.h"
#include "intake/lex-intake-skeleton.h"

/* All the Laws together with their index are a tenth of it. More is refused before it is compared.
 */
#define MAX_TEXT_BYTES (2 * 1024 * 1024)

/* Pages are told no more often. */
#define TELL_MICROSECONDS (G_USEC_PER_SEC / 5)

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

static gboolean
check_length (const char *text, const char *file_name, GError **error)
{
  if (strlen (text) > MAX_TEXT_BYTES)
    return fail_unknown (
        error, file_name,
        _ ("has far more text than all the Laws; choose a file with the Laws alone"));
  return TRUE;
}

static gboolean
check_blocks (GPtrArray *blocks, const char *file_name, GError **error)
{
  if (blocks->len == 0)
    return fail_unknown (error, file_name, _ ("holds no text; choose another file"));
  if (blocks->len > LEX_INTAKE_MAX_BLOCKS)
    return fail_unknown (
        error, file_name,
        _ ("has far more paragraphs than all the Laws; choose a file with the Laws alone"));
  if (lex_intake_furniture_is_navigation (blocks))
    return fail_unknown (error, file_name, _ ("only leads to other pages; import those"));
  return TRUE;
}

/* A file while its pages are read, and who watches. */
typedef struct
{
  const LexIntakeWatch *watch; /* nullable */
  GPtrArray *field;            /* of LexDocument: the shipped documents */
  const char *name;
  guint place;
  guint n_files;
  gint64 told; /* when it was told last */
} Reading;

static gboolean
is_cancelled (const LexIntakeWatch *watch)
{
  return watch && g_cancellable_is_cancelled (watch->cancellable);
}

/* Pages of text fly by; those of pictures take their time. */
static void
tell_page (guint done, guint total, gpointer data)
{
  Reading *self = data;
  gint64 now = g_get_monotonic_time ();
  g_autofree char *name = NULL;

  if (!self->watch->progress || now - self->told < TELL_MICROSECONDS)
    return;
  self->told = now;
  name = g_strdup_printf (_ ("%s, page %u of %u"), self->name, done, total);
  self->watch->progress (self->place, self->n_files, name, self->watch->data);
}

static LexIntakeSource *
read_source (const LexIntakeFile *file, Reading *reading, GPtrArray *problems, GError **error)
{
  LexIntakePages pages = { NULL, tell_page, reading };

  if (!reading->watch)
    return lex_intake_source_read (file->data, file->name, problems, NULL, error);
  pages.cancellable = reading->watch->cancellable;
  return lex_intake_source_read (file->data, file->name, problems, &pages, error);
}

/* Takes @self, which its caller then has no more. */
static LexIntake *
read_games (LexIntake **self, const LexIntakeSource *source, const char *file_name, GError **error)
{
  if (!lex_intake_games_read (*self, source->original, file_name, error))
    return NULL;
  g_ptr_array_add ((*self)->files, g_strdup (file_name));
  g_ptr_array_add ((*self)->originals, g_strdup (source->original));
  return g_steal_pointer (self);
}

static gboolean
find_mending (LexIntakeMending *mending, GPtrArray *blocks, const LexIntakeTask *task)
{
  if (task->hints->language < 0)
    return lex_intake_recognize_language (blocks, &mending->language);
  mending->language = (LexLanguage) task->hints->language;
  return TRUE;
}

/* Lost ligatures and letters are mended before anything is told from the words. */
static void
mend (LexIntake *self, GPtrArray *blocks, const LexIntakeTask *task, GPtrArray *field)
{
  g_autoptr (GHashTable) labels = lex_intake_skeleton_collect_labels (task->skeletons);
  LexIntakeMending mending = { LEX_LANGUAGE_EN, task->hints->words, field, labels };

  if (find_mending (&mending, blocks, task))
    lex_intake_mend (blocks, &mending, self->problems);
}

/* A document of another kind, from the blocks as they were before laws were looked for in them.
 * What that reported or found is forgotten. */
static gboolean
read_other (LexIntake *self, const LexIntakeSource *source, GPtrArray *blocks,
            const LexIntakeTask *task, GPtrArray *field)
{
  g_autoptr (GHashTable) labels = lex_intake_skeleton_collect_labels (task->skeletons);
  LexIntakeMending mending = { LEX_LANGUAGE_EN, task->hints->words, field, labels };
  LexIntakeOther other = { blocks, source->original, task->file_name, task->hints->kind, &mending };
  LexKind kind;

  if (!find_mending (&mending, blocks, task))
    return FALSE;
  g_array_set_size (self->spots, 0);
  g_ptr_array_set_size (self->missing, 0);
  if (!lex_intake_other_read (&other, self))
    return FALSE;
  kind = lex_document_get_kind (self->document);
  if (self->seems_law > 0 && (kind == LEX_KIND_GUIDE || kind == LEX_KIND_REGULATION))
    lex_intake_report (self->problems, 0, LEX_SEVERITY_WARNING,
                       _ ("speaks of Law %u, but does not read as its whole text; it was taken in "
                          "as a document of its own"),
                       self->seems_law);
  return TRUE;
}

static LexIntake *
read_file (const LexIntakeFile *file, const LexIntakeTask *task, Reading *reading, GError **error)
{
  g_autoptr (LexIntake) self = lex_intake_new ();
  g_autoptr (LexIntakeSource) source = read_source (file, reading, self->problems, error);
  g_autoptr (GPtrArray) blocks = NULL;
  g_autoptr (GError) no_law = NULL;
  guint n_problems;

  if (source && source->format == LEX_INTAKE_FORMAT_PBN)
    return read_games (&self, source, file->name, error);
  if (!source || !check_length (source->original, task->file_name, error)
      || !check_blocks (source->blocks, task->file_name, error))
    return NULL;
  report_strange_letters (source->blocks, self->problems);
  blocks = lex_intake_blocks_copy (source->blocks);
  n_problems = self->problems->len;
  mend (self, source->blocks, task, reading->field);
  if (!lex_intake_laws_read (self, source->blocks, task, &no_law))
    {
      g_ptr_array_set_size (self->problems, (int) n_problems);
      if (!read_other (self, source, blocks, task, reading->field))
        {
          g_propagate_error (error, g_steal_pointer (&no_law));
          return NULL;
        }
    }
  lex_intake_report_sort (self->problems);
  g_ptr_array_add (self->files, g_strdup (task->file_name));
  g_ptr_array_add (self->originals, g_strdup (source->original));
  return g_steal_pointer (&self);
}

/* All files of an import on their way.
 * @field: of LexDocument, the shipped documents
 * @intakes: of LexIntake, what came of those that could be taken
 * @refused: of LexIntakeRefusal */
typedef struct
{
  GPtrArray *files;
  const LexIntakeHints *hints;
  GPtrArray *field;
  GPtrArray *skeletons;
  const LexIntakeWatch *watch;
  GPtrArray *intakes;
  GPtrArray *refused;
} Pile;

static LexIntake *
read_one (const Pile *self, guint place, const LexIntakeHints *hints, GError **error)
{
  const LexIntakeFile *file = g_ptr_array_index (self->files, place);
  Reading reading
      = { self->watch, self->field, file->name, place, self->files->len, g_get_monotonic_time () };
  const LexIntakeTask task = { file->name, hints, self->skeletons };

  if (self->watch && self->watch->progress)
    self->watch->progress (place, self->files->len, file->name, self->watch->data);
  return read_file (file, &task, &reading, error);
}

/* Returns: which file each intake was read from. */
static GArray *
read_all (Pile *self)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->files->len && !is_cancelled (self->watch); i++)
    {
      const LexIntakeFile *file = g_ptr_array_index (self->files, i);
      GError *error = NULL;
      LexIntake *intake = read_one (self, i, self->hints, &error);

      if (!intake)
        {
          g_ptr_array_add (self->refused, lex_intake_refusal_new (file->name, error));
          continue;
        }
      g_ptr_array_add (self->intakes, intake);
      g_array_append_val (places, i);
    }
  return places;
}

/* Nothing on the page says so: it may have got among the others, or be of whatever edition. */
static char *
dup_question (guint law, LexIntakeBeside beside, const char *edition)
{
  if (beside == LEX_INTAKE_BESIDE_SILENT)
    return law > 0 ? g_strdup_printf (_ ("nothing in Law %u tells its edition; it was read as that "
                                         "of %s, say which if it is not"),
                                      law, edition)
                   : g_strdup_printf (_ ("nothing tells the edition; it was read as that of %s, "
                                         "say which if it is not"),
                                      edition);
  return law > 0
             ? g_strdup_printf (_ ("nothing in Law %u tells its edition; it was read as that of "
                                   "%s by the files beside it, say which if it is not"),
                                law, edition)
             : g_strdup_printf (_ ("nothing tells the edition; it was read as that of %s by "
                                   "the files beside it, say which if it is not"),
                                edition);
}

static void
ask_edition (LexIntake *intake, LexIntakeBeside beside, const char *edition)
{
  g_autofree char *message = dup_question (intake->seems_law, beside, edition);

  lex_intake_report (intake->problems, 0, LEX_SEVERITY_WARNING, "%s", message)->question = TRUE;
}

/* Whether it was taken for what is in force; that it may be one of several older ones was asked. */
static gboolean
is_of_now (const LexIntake *intake)
{
  const char *edition = lex_document_get_edition (intake->document);

  return !edition || strcmp (edition, LEX_INTAKE_EDITION) >= 0;
}

/* A page that does not tell its edition has that of the pages beside it, and is asked about. All
 * are asked before one is read again. */
static void
read_again (Pile *self, GArray *places)
{
  g_autoptr (GPtrArray) editions = g_ptr_array_new_with_free_func (g_free);
  g_autofree LexIntakeBeside *beside = g_new0 (LexIntakeBeside, self->intakes->len + 1);

  for (guint i = 0; i < self->intakes->len; i++)
    g_ptr_array_add (editions, g_strdup (lex_intake_joining_find_edition (
                                   self->intakes, self->intakes->pdata[i], &beside[i])));
  for (guint i = 0; i < self->intakes->len && !is_cancelled (self->watch); i++)
    {
      LexIntakeHints hints = *self->hints;
      LexIntake *again;

      hints.edition = g_ptr_array_index (editions, i);
      again
          = hints.edition ? read_one (self, g_array_index (places, guint, i), &hints, NULL) : NULL;
      if (again)
        {
          lex_intake_free (self->intakes->pdata[i]);
          self->intakes->pdata[i] = again;
        }
      if (beside[i] != LEX_INTAKE_BESIDE_AGREES && (again || is_of_now (self->intakes->pdata[i])))
        ask_edition (self->intakes->pdata[i], beside[i],
                     again ? hints.edition : LEX_INTAKE_EDITION);
    }
}

GPtrArray *
lex_intake_read (GPtrArray *files, const LexIntakeHints *hints, GPtrArray *skeleton,
                 const LexIntakeWatch *watch, GPtrArray **refused)
{
  g_autoptr (GPtrArray) intakes = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_free);
  g_autoptr (GPtrArray) refusals
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_refusal_free);
  g_autoptr (GPtrArray) skeletons = NULL;
  g_autoptr (GArray) places = NULL;
  Pile pile;

  g_return_val_if_fail (files && hints && skeleton && refused, NULL);

  skeletons = lex_intake_skeleton_list (skeleton);
  pile = (Pile){ files, hints, skeleton, skeletons, watch, intakes, refusals };
  places = read_all (&pile);
  read_again (&pile, places);
  if (is_cancelled (watch))
    return NULL;
  *refused = g_steal_pointer (&refusals);
  return lex_intake_joining_join (intakes, skeletons);
}
