/* lex-intake-laws.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The way of the Laws from blocks to a document: furniture and footnotes out, cut
 * into laws, each laid against what is known of it, judged and assembled. Each step
 * knows only its own; this file knows their order. Only lex-intake.c calls it.
 */

#include "intake/lex-intake-laws.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-edition.h"
#include "intake/lex-intake-furniture.h"
#include "intake/lex-intake-law.h"
#include "intake/lex-intake-missing.h"
#include "intake/lex-intake-naming.h"
#include "intake/lex-intake-notes.h"
#include "intake/lex-intake-recognition.h"
#include "intake/lex-intake-sections.h"
#include "intake/lex-intake-terms.h"
#include "intake/lex-intake-titles.h"
#include "intake/lex-intake-whole.h"

/* A book of which fewer laws can be read only speaks of them. */
#define MIN_SHARE_OF_LAWS 0.5

static gboolean
fail_with (LexIntakeError code, GError **error, const LexIntakeTask *task, const char *message)
{
  g_set_error (error, LEX_INTAKE_ERROR, (int) code, "%s: %s", task->file_name, message);
  return FALSE;
}

static gboolean
fail (GError **error, const LexIntakeTask *task, const char *message)
{
  return fail_with (LEX_INTAKE_ERROR_UNKNOWN, error, task, message);
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

static LexIntakeShare
find_share (const LexIntakeSkeleton *skeleton)
{
  const char *name = lex_document_get_name (skeleton->document);

  if (lex_intake_skeleton_get_law (skeleton) > 0)
    return LEX_INTAKE_SHARE_LAWS;
  if (!lex_intake_skeleton_is_beside (skeleton))
    return LEX_INTAKE_SHARE_NONE;
  return g_str_equal (name, "introduction") ? LEX_INTAKE_SHARE_INTRODUCTION
                                            : LEX_INTAKE_SHARE_DEFINITIONS;
}

static LexIntakePage
make_page (LexIntake *self, const LexIntakeSkeleton *skeleton, GPtrArray *blocks,
           LexLanguage language)
{
  return (LexIntakePage){ .skeleton = skeleton,
                          .language = language,
                          .blocks = blocks,
                          .problems = self->problems,
                          .to = G_MAXUINT };
}

/* What another edition refers to are no clauses of this one. */
static void
set_page (LexIntakePage *page, const LexIntakeNaming *naming, GPtrArray *notes, GHashTable *labels)
{
  page->edition = naming->edition;
  page->notes = notes;
  page->labels = labels;
  if (naming->edition)
    g_hash_table_remove_all (labels);
}

static gboolean
check_page (const LexIntakeIdentity *identity, const LexIntakeTask *task, GError **error)
{
  if (!identity->skeleton)
    return fail_with (LEX_INTAKE_ERROR_UNTOLD, error, task,
                      _ ("does not speak of the game of bridge; choose another file, or say what "
                         "it is"));
  if (!identity->has_language && task->hints->language < 0)
    return fail_with (LEX_INTAKE_ERROR_UNTOLD, error, task,
                      _ ("is neither in English nor in Polish; choose a text in one of them"));
  return TRUE;
}

/* Which edition it is of; what is not sure is asked. */
static void
find_edition (LexIntake *self, GPtrArray *sections, GPtrArray *outside, const LexIntakeTask *task,
              LexIntakeNaming *naming)
{
  LexIntakeCertainty certainty = LEX_INTAKE_CERTAINTY_TOLD;
  const char *edition = lex_intake_edition_find (sections, outside, &certainty);

  if (task->hints->edition)
    edition = task->hints->edition;
  else if (certainty == LEX_INTAKE_CERTAINTY_DOUBTED)
    lex_intake_report (self->problems, 0, LEX_SEVERITY_WARNING,
                       _ ("may be of more than one edition; it was read as that of %s, say which "
                          "if it is not"),
                       edition)
        ->question
        = TRUE;
  self->tells_edition = task->hints->edition || certainty == LEX_INTAKE_CERTAINTY_TOLD;
  naming->said = lex_intake_edition_says (sections, outside);
  naming->publisher = lex_intake_edition_find_publisher (outside);
  if (g_str_equal (edition, LEX_INTAKE_EDITION) || g_strcmp0 (edition, "2024") == 0)
    return;
  naming->edition = edition;
  lex_intake_report (self->problems, 0, LEX_SEVERITY_NOTE,
                     _ ("is of the edition of %s; its clauses stand apart from those of %s"),
                     edition, LEX_INTAKE_EDITION);
}

/* A page as a book of one section, to be weighed. */
static void
find_page_edition (LexIntake *self, GPtrArray *blocks, const LexIntakeTask *task,
                   LexIntakeNaming *naming)
{
  g_autoptr (GPtrArray) sections = g_ptr_array_new ();
  g_autoptr (GPtrArray) outside = g_ptr_array_new ();
  const guint law = lex_intake_skeleton_get_law (naming->skeleton);
  g_autofree char *old = lex_intake_edition_find_title (law, blocks);
  g_autofree char *title = lex_intake_naming_find_title (blocks);
  g_autofree char *none = g_strdup ("");
  LexIntakeSection section = { naming->skeleton, old ? old : title ? title : none, 0, blocks };

  if (law == 0 && !(task->hints->edition && lex_intake_skeleton_is_beside (naming->skeleton)))
    return;
  g_ptr_array_add (sections, &section);
  find_edition (self, sections, outside, task, naming);
}

/* The law that counting awaits after one, unless it is in the file.
 * @sections: (nullable): the laws that are */
static const LexIntakeSkeleton *
find_behind (const LexIntakeTask *task, const LexIntakeSkeleton *skeleton, GPtrArray *sections)
{
  guint law = lex_intake_skeleton_get_law (skeleton);

  for (guint i = 0; sections && i < sections->len; i++)
    if (lex_intake_skeleton_get_law (((LexIntakeSection *) sections->pdata[i])->skeleton)
        == law + 1)
      return NULL;
  for (guint i = 0; law > 0 && i < task->skeletons->len; i++)
    if (lex_intake_skeleton_get_law (task->skeletons->pdata[i]) == law + 1)
      return task->skeletons->pdata[i];
  return NULL;
}

/* One law, or one regulation, and nothing else. */
static gboolean
read_page (LexIntake *self, GPtrArray *blocks, GPtrArray *notes, const LexIntakeTask *task,
           GError **error)
{
  LexIntakeIdentity identity = lex_intake_recognize (blocks, task->skeletons, self->problems);
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) labels = lex_intake_skeleton_collect_labels (task->skeletons);
  g_autofree char *title = NULL;
  LexIntakeNaming naming = { .skeleton = identity.skeleton };
  LexIntakePage page;

  if (!check_page (&identity, task, error))
    return FALSE;
  if (blocks->len == 0)
    return fail (error, task, _ ("holds no text; choose another file"));
  page = make_page (self, identity.skeleton, blocks,
                    choose_language (&identity, task->hints, self->problems));
  naming.language = page.language;
  naming.title = title = lex_intake_naming_find_title (blocks);
  self->seems_law = lex_intake_skeleton_get_law (identity.skeleton);
  find_page_edition (self, blocks, task, &naming);
  page.behind = find_behind (task, identity.skeleton, NULL);
  set_page (&page, &naming, notes, labels);
  if (!lex_intake_law_read (page, clauses, self->spots))
    return fail (error, task,
                 _ ("speaks of the Laws, but its clauses cannot be told apart; choose a "
                    "page with the text of one law"));
  if (!naming.edition)
    lex_intake_missing_find_in (self->missing, identity.skeleton, clauses);
  self->share = find_share (identity.skeleton);
  naming.kind = choose_kind (identity.skeleton, task->hints, self->problems);
  self->document = lex_intake_naming_make (&naming, g_steal_pointer (&clauses));
  return TRUE;
}

static void
report_unread (LexIntake *self, const LexIntakeSection *section)
{
  guint law = lex_intake_skeleton_get_law (section->skeleton);
  LexProblem *problem = lex_intake_report (
      self->problems, section->line, LEX_SEVERITY_WARNING,
      _ ("what stands under the title of Law %u is not like that law; it was left out"), law);

  problem->question = TRUE;
  problem->label = g_strdup_printf ("%u", law);
}

/* What stands outside all sections: title page, contents, index. */
static void
report_outside (LexIntake *self, GPtrArray *blocks)
{
  const LexIntakeBlock *first = blocks->len ? g_ptr_array_index (blocks, 0) : NULL;

  if (first)
    lex_intake_report (self->problems, first->line, LEX_SEVERITY_NOTE,
                       g_dngettext (GETTEXT_PACKAGE,
                                    "%u paragraph outside the laws, such as contents or an index, "
                                    "was left out",
                                    "%u paragraphs outside the laws, such as contents or an index, "
                                    "were left out",
                                    blocks->len),
                       blocks->len);
}

static guint
read_sections (LexIntake *self, GPtrArray *sections, LexIntakePage page, const LexIntakeTask *task,
               GPtrArray *clauses)
{
  guint n_read = 0;

  for (guint i = 0; i < sections->len; i++)
    {
      const LexIntakeSection *section = g_ptr_array_index (sections, i);
      const LexIntakeSection *next
          = i + 1 < sections->len ? g_ptr_array_index (sections, i + 1) : NULL;

      page.skeleton = section->skeleton;
      page.behind = find_behind (task, section->skeleton, sections);
      page.blocks = section->blocks;
      page.title = section->title;
      page.from = section->line;
      page.to = next ? next->line : G_MAXUINT;
      if (lex_intake_law_read (page, clauses, self->spots))
        n_read++;
      else
        report_unread (self, section);
    }
  return n_read;
}

/* The longest law has words enough. */
static gboolean
find_language (GPtrArray *sections, LexLanguage *language)
{
  const LexIntakeSection *longest = g_ptr_array_index (sections, 0);

  for (guint i = 1; i < sections->len; i++)
    {
      const LexIntakeSection *section = g_ptr_array_index (sections, i);

      if (section->blocks->len > longest->blocks->len)
        longest = section;
    }
  return lex_intake_recognize_language (longest->blocks, language);
}

/* What the document is, by the laws it has. */
static LexIntakeNaming
name_book (GPtrArray *sections)
{
  LexIntakeNaming naming = { 0 };

  for (guint i = 0; i < sections->len; i++)
    {
      const LexIntakeSection *section = g_ptr_array_index (sections, i);
      guint law = lex_intake_skeleton_get_law (section->skeleton);

      if (law > 0 || !naming.skeleton)
        naming.skeleton = naming.first > 0 ? naming.skeleton : section->skeleton;
      naming.first = naming.first > 0 ? naming.first : law;
      naming.last = law;
    }
  return naming;
}

/* Several laws, perhaps all of them, and what stands beside them. */
static gboolean
read_book (LexIntake *self, GPtrArray *sections, GPtrArray *outside, GPtrArray *notes,
           const LexIntakeTask *task, GError **error)
{
  LexIntakeIdentity identity = { 0 };
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) labels = lex_intake_skeleton_collect_labels (task->skeletons);
  LexIntakeNaming naming = name_book (sections);
  LexIntakePage page;

  self->seems_law = naming.first == naming.last ? naming.first : 0;
  identity.has_language = find_language (sections, &identity.language);
  identity.skeleton = naming.skeleton;
  if (!check_page (&identity, task, error))
    return FALSE;
  page = make_page (self, NULL, NULL, choose_language (&identity, task->hints, self->problems));
  if (naming.first > 0 || task->hints->edition)
    find_edition (self, sections, outside, task, &naming);
  set_page (&page, &naming, notes, labels);
  if (read_sections (self, sections, page, task, clauses) < MIN_SHARE_OF_LAWS * sections->len)
    return fail (error, task,
                 _ ("speaks of the Laws, but its clauses cannot be told apart; choose a "
                    "text of the Laws themselves"));
  if (!naming.edition)
    lex_intake_missing_find (self->missing, task->skeletons, naming.first, naming.last, clauses);
  self->share = find_share (naming.skeleton);
  naming.language = page.language;
  naming.kind = choose_kind (naming.skeleton, task->hints, self->problems);
  self->document = lex_intake_naming_make (&naming, g_steal_pointer (&clauses));
  return TRUE;
}

/* Puts the definitions and the introduction before the laws. */
static void
add_beside (GPtrArray *sections, GPtrArray *blocks, const LexIntakeTask *task)
{
  const LexIntakeSection *first = sections->len ? g_ptr_array_index (sections, 0) : NULL;
  g_autoptr (GPtrArray) beside
      = lex_intake_terms_find (blocks, task->skeletons, first ? first->line : G_MAXUINT);

  for (guint i = beside->len; i > 0; i--)
    g_ptr_array_insert (sections, 0, g_ptr_array_steal_index (beside, i - 1));
}

gboolean
lex_intake_laws_read (LexIntake *self, GPtrArray *blocks, const LexIntakeTask *task, GError **error)
{
  g_autoptr (GPtrArray) notes = NULL;
  g_autoptr (GPtrArray) sections = NULL;

  lex_intake_furniture_take_links (blocks, self->problems);
  lex_intake_furniture_take_ranges (blocks, self->problems);
  lex_intake_furniture_take_numbers (blocks, self->problems);
  lex_intake_whole_part_notes (blocks);
  lex_intake_whole_join (blocks, self->problems);
  notes = lex_intake_take_notes (blocks);
  lex_intake_furniture_take_heads (blocks, self->problems);
  lex_intake_furniture_join (blocks);
  lex_intake_titles_part (blocks, task->skeletons);
  sections = lex_intake_sections_find (blocks, task->skeletons);
  add_beside (sections, blocks, task);
  if (sections->len == 0)
    return read_page (self, blocks, notes, task, error);
  report_outside (self, blocks);
  return read_book (self, sections, blocks, notes, task, error);
}
