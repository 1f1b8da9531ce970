/* lex-intake-other.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes a document of what is no law. It knows what documents about the game are like, and leaves
 * how one is taken apart to the outline and how words are mended to the repair. Only lex-intake.c
 * calls it.
 */

#include "intake/lex-intake-other.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-blocks.h"
#include "intake/formats/lex-intake-lines.h"
#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-figures.h"
#include "intake/lex-intake-nature.h"
#include "intake/lex-intake-opening.h"
#include "intake/lex-intake-outline.h"
#include "intake/lex-intake-text.h"

/* What everything that is made of the file needs to know. */
typedef struct
{
  const LexIntakeOther *other;
  LexIntake *intake;
  const LexIntakeOutline *outline;
  const char *name;
  LexKind kind;
  GHashTable *labels; /* those of the library and its own */
  GHashTable *abouts; /* key of a section → (owned GPtrArray) what it speaks of */
  guint n_references;
} Making;

static void
add_about (GPtrArray *about, const char *label)
{
  LexLabel *parsed = lex_label_parse (label);

  for (guint i = 0; parsed && i < about->len; i++)
    if (lex_label_equal (parsed, g_ptr_array_index (about, i)))
      g_clear_pointer (&parsed, lex_label_unref);
  if (parsed)
    g_ptr_array_add (about, parsed);
}

/* Whether a section whose heading names clauses speaks of this one, too. */
static gboolean
is_within (const LexIntakeChapter *section, const char *label)
{
  g_autoptr (LexLabel) cited = lex_label_parse (label);

  for (guint i = 0; cited && i < section->about->len; i++)
    {
      g_autoptr (LexLabel) named = lex_label_parse (g_ptr_array_index (section->about, i));

      if (named && lex_label_contains (named, cited))
        return TRUE;
    }
  return section->about->len == 0;
}

/* What a section speaks of: what its heading names and what lies below that; without one, all that
 * it cites. */
static GPtrArray *
find_about (const Making *self, const LexIntakeChapter *section, LexText *text)
{
  GPtrArray *about = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  gsize n_spans = 0;
  const LexSpan *spans = text ? lex_text_get_spans (text, &n_spans) : NULL;

  for (guint i = 0; i < section->about->len; i++)
    if (g_hash_table_contains (self->other->mending->labels, g_ptr_array_index (section->about, i)))
      add_about (about, g_ptr_array_index (section->about, i));
  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_CITATION && is_within (section, spans[i].target)
        && g_hash_table_contains (self->other->mending->labels, spans[i].target))
      add_about (about, spans[i].target);
  return about;
}

/* A section that names nothing speaks of what the one above it does. */
static void
inherit_about (const Making *self, const LexIntakeChapter *section, GPtrArray *about)
{
  const char *slash = strrchr (section->key, '/');
  g_autofree char *above = slash ? g_strndup (section->key, (gsize) (slash - section->key)) : NULL;
  GPtrArray *known = above && about->len == 0 ? g_hash_table_lookup (self->abouts, above) : NULL;

  for (guint i = 0; known && i < known->len; i++)
    g_ptr_array_add (about, lex_label_ref (g_ptr_array_index (known, i)));
  g_hash_table_insert (self->abouts, section->key, g_ptr_array_ref (about));
}

/* Where short references of a section start from: the law that it is about, or itself. */
static LexLabel *
find_base (const LexIntakeChapter *section, LexLabel *label)
{
  LexLabel *law
      = section->about->len > 0 ? lex_label_parse (g_ptr_array_index (section->about, 0)) : NULL;

  return law ? law : lex_label_ref (label);
}

static char *
dup_label (const Making *self, const LexIntakeChapter *section)
{
  return g_strdup_printf ("%s/%s", self->name, section->key);
}

/* No more are looked for once there are far too many. */
static void
count_references (Making *self, const LexIntakeChapter *section, LexText *text)
{
  const gboolean before = self->n_references < LEX_INTAKE_MAX_REFERENCES;
  gsize n_spans = 0;
  const LexSpan *spans = text ? lex_text_get_spans (text, &n_spans) : NULL;

  for (gsize i = 0; i < n_spans; i++)
    self->n_references += spans[i].kind == LEX_SPAN_CITATION;
  if (before && self->n_references >= LEX_INTAKE_MAX_REFERENCES)
    lex_intake_report (self->intake->problems, section->line, LEX_SEVERITY_WARNING,
                       _ ("has more than %u references; those behind lead nowhere"),
                       LEX_INTAKE_MAX_REFERENCES);
}

static LexClause *
make_clause (Making *self, const LexIntakeChapter *section)
{
  GHashTable *labels = self->n_references < LEX_INTAKE_MAX_REFERENCES ? self->labels : NULL;
  g_autofree char *own = dup_label (self, section);
  g_autoptr (LexLabel) label = lex_label_parse (own);
  g_autoptr (LexLabel) base = find_base (section, label);
  g_autoptr (LexText) text
      = lex_intake_text_new (base, section->parts, labels, self->intake->problems);
  g_autoptr (GPtrArray) about = find_about (self, section, text);
  LexClauseParts parts = { .label = label, .about = about, .pbn = section->pbn };
  LexLanguage language = self->other->mending->language;

  count_references (self, section, text);
  inherit_about (self, section, about);
  parts.authority = lex_intake_nature_get_authority (self->kind);
  parts.wording[language].heading = section->heading;
  parts.wording[language].text = text;
  return lex_clause_new (&parts);
}

static GPtrArray *
make_clauses (Making *self)
{
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->outline->sections->len; i++)
    {
      const LexIntakeChapter *section = g_ptr_array_index (self->outline->sections, i);
      LexIntakeSpot spot = { 0, section->line };

      g_ptr_array_add (clauses, make_clause (self, section));
      g_array_append_val (self->intake->spots, spot);
    }
  return clauses;
}

/* What the document's own references may lead to, too. */
static GHashTable *
collect_labels (const Making *self)
{
  GHashTable *labels = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer label;

  g_hash_table_iter_init (&iter, self->other->mending->labels);
  while (g_hash_table_iter_next (&iter, &label, NULL))
    g_hash_table_add (labels, g_strdup (label));
  for (guint i = 0; i < self->outline->sections->len; i++)
    g_hash_table_add (labels, dup_label (self, g_ptr_array_index (self->outline->sections, i)));
  return labels;
}

static LexKind
choose_kind (const LexIntakeOther *self, const LexIntakeOutline *outline, const char *title,
             GPtrArray *problems)
{
  LexKind kind = lex_intake_nature_find_kind (outline, title);

  if (self->kind < 0)
    return kind;
  if (self->kind != (int) kind)
    lex_intake_report (problems, 0, LEX_SEVERITY_WARNING,
                       _ ("the file reads as “%s”, but was taken in as “%s” as you said"),
                       lex_kind_get_name (kind), lex_kind_get_name ((LexKind) self->kind));
  return (LexKind) self->kind;
}

/* A heading that any document may begin with is not its title. */
static gboolean
is_introduction (const char *heading)
{
  static const char *const slugs[]
      = { "wstep",    "wprowadzenie",      "spis-tresci", "introduction", "preface", "foreword",
          "contents", "table-of-contents", NULL };
  g_autofree char *slug = lex_intake_opening_dup_slug (heading);

  return !slug || g_strv_contains (slugs, slug);
}

/* The title, or what stands at the foot of each page, or the first heading, or the file's name. */
static char *
choose_title (const LexIntakeOther *self, const LexIntakeOutline *outline, const char *running)
{
  g_autofree char *base = g_path_get_basename (self->file_name);
  char *dot = strrchr (base, '.');
  const char *first = NULL;

  for (guint i = 0; !first && i < outline->sections->len; i++)
    first = ((const LexIntakeChapter *) g_ptr_array_index (outline->sections, i))->heading;
  if (first && is_introduction (first))
    first = NULL;
  if (outline->title || running || first)
    return g_strdup (outline->title ? outline->title : running ? running : first);
  if (dot && dot > base)
    *dot = '\0';
  return g_strdup (base);
}

/* What the program's own documents and their labels are called. */
static gboolean
is_shipped (const char *name)
{
  static const char *const shipped[]
      = { "laws",     "introduction", "definitions", "commentary", "example",
          "examples", "screens",      "comparable",  "index",      NULL };

  return g_strv_contains (shipped, name);
}

/* A name that labels may begin with, and that is none of the program's own. */
static char *
make_name (const char *title, LexLanguage language)
{
  g_autofree char *slug = lex_intake_opening_dup_slug (title);
  g_autofree char *own = slug && g_ascii_islower (*slug)
                             ? g_strdup (slug)
                             : g_strdup_printf ("document-%s", slug ? slug : "1");
  g_autofree char *text = g_strconcat (own, "/preface", NULL);
  g_autoptr (LexLabel) label = lex_label_parse (text);

  if (label && !is_shipped (own))
    return g_steal_pointer (&own);
  return g_strdup_printf ("%s-%s", own, lex_language_get_code (language));
}

static void
make_document (Making *self, const char *title)
{
  gboolean polish = self->other->mending->language == LEX_LANGUAGE_PL;
  LexDocument *document = lex_document_new (self->name, self->kind, polish ? NULL : title,
                                            polish ? title : NULL, TRUE);

  lex_document_take_clauses (document, make_clauses (self));
  self->intake->document = document;
}

/* Signs of suits in running text, once the deals have said what they are. */
static void
mend_suits (const LexIntakeOutline *outline, LexRepairSuits *suits, LexRepairs *repairs)
{
  for (guint i = 0; i < outline->sections->len; i++)
    {
      const LexIntakeChapter *section = g_ptr_array_index (outline->sections, i);
      g_autoptr (GString) words = g_string_new (NULL);
      LexSuit suit;
      int named;

      for (guint j = 0; j < section->parts->len; j++)
        g_string_append_printf (
            words, "%s\n", ((const LexIntakePart *) g_ptr_array_index (section->parts, j))->text);
      named = lex_repair_suits_find_named (words->str, &suit) ? (int) suit : -1;
      for (guint j = 0; j < section->parts->len; j++)
        {
          LexIntakePart *part = g_ptr_array_index (section->parts, j);
          char *mended
              = part->kind == LEX_SPAN_TABLE
                    ? g_strdup (part->text)
                    : lex_repair_suits_mend (suits, part->text, named, part->line, repairs);

          g_free (part->text);
          part->text = mended;
        }
    }
}

/* The document taken apart, its words and figures mended. */
static LexIntakeOutline *
take_apart (const LexIntakeOther *self, LexIntake *intake)
{
  g_autoptr (LexRepairSuits) suits = lex_repair_suits_new ();
  g_autoptr (LexRepairs) repairs = lex_repairs_new ();
  g_autofree char *lines = lex_intake_clean (self->original);
  g_autoptr (GPtrArray) figures
      = lex_repair_figures_find (lines, self->mending->language, suits, repairs);
  LexIntakeOutline *outline;

  lex_intake_take_figures (self->blocks, lines, figures);
  lex_intake_mend (self->blocks, self->mending, intake->problems);
  lex_intake_nature_raise_title (self->blocks, self->mending->labels);
  outline = lex_intake_outline_new (self->blocks, figures, self->mending->labels, intake->problems);
  mend_suits (outline, suits, repairs);
  lex_intake_report_repairs (repairs, intake->problems);
  return outline;
}

gboolean
lex_intake_other_read (const LexIntakeOther *self, LexIntake *intake)
{
  g_autofree char *running = NULL;
  g_autofree char *title = NULL;
  g_autofree char *name = NULL;
  g_autoptr (LexIntakeOutline) outline = NULL;
  g_autoptr (GHashTable) labels = NULL;
  g_autoptr (GHashTable) abouts = NULL;
  Making making = { self, intake };

  g_return_val_if_fail (self && intake, FALSE);

  if (self->kind < 0 && !lex_intake_nature_is_of_game (self->blocks, self->mending->labels))
    return FALSE;
  running = lex_intake_nature_take_running (self->blocks, intake->problems);
  outline = take_apart (self, intake);
  if (outline->sections->len == 0)
    return FALSE;
  title = choose_title (self, outline, running);
  name = make_name (title, self->mending->language);
  making.outline = outline;
  making.name = name;
  making.kind = choose_kind (self, outline, title, intake->problems);
  making.labels = labels = collect_labels (&making);
  making.abouts = abouts
      = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_ptr_array_unref);
  make_document (&making, title);
  return TRUE;
}
