/* lex-path-data.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Paths as bytes and back, so that who only reads them needs no XML and parses nothing.
 * It refuses to know the file they lie in, and trusts none. The services call it.
 */

#include "model/lex-path-data.h"

#include "model/lex-packing.h"
#include "model/lex-profile-data.h"

/* A change of any of these changes the mark, by which a file of another version is told. */
#define MARK "LexPaths4"
#define TEXTS LEX_PACKED_TEXTS
#define REMARK "(ys" TEXTS ")"
#define ANSWER "(su" TEXTS ")"
#define CONDITION "(uub)"
#define LINE "(yasa" CONDITION TEXTS ")"
#define STEP "(ss" TEXTS "a" REMARK "a" ANSWER "a" LINE ")"
#define PATH "(sssbasssssa" STEP ")"
#define PATHS "(sa" PATH LEX_PACKED_PROFILES ")"

static GVariant *
pack_remarks (GPtrArray *remarks)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" REMARK));

  for (guint i = 0; i < remarks->len; i++)
    {
      const LexRemark *remark = remarks->pdata[i];

      g_variant_builder_add (&builder, "(ys@" TEXTS ")", (guchar) remark->kind, remark->to,
                             lex_packing_from_texts (remark->text));
    }
  return g_variant_builder_end (&builder);
}

static GVariant *
pack_answers (GPtrArray *answers)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" ANSWER));

  for (guint i = 0; i < answers->len; i++)
    {
      const LexPathAnswer *answer = answers->pdata[i];

      g_variant_builder_add (&builder, "(su@" TEXTS ")", answer->id, (guint32) answer->to,
                             lex_packing_from_texts (answer->text));
    }
  return g_variant_builder_end (&builder);
}

static GVariant *
pack_line (const LexPathLine *line)
{
  GVariantBuilder conditions = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" CONDITION));

  for (guint i = 0; i < line->conditions->len; i++)
    {
      const LexPathCondition *it = &g_array_index (line->conditions, LexPathCondition, i);

      g_variant_builder_add (&conditions, CONDITION, (guint32) it->step, (guint32) it->answer,
                             it->given);
    }
  return g_variant_new ("(y@asa" CONDITION "@" TEXTS ")", (guchar) line->kind,
                        lex_packing_from_labels (line->labels), &conditions,
                        lex_packing_from_texts (line->text));
}

static GVariant *
pack_step (const LexPathStep *step)
{
  GVariantBuilder lines = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" LINE));

  for (guint i = 0; i < step->lines->len; i++)
    g_variant_builder_add_value (&lines, pack_line (step->lines->pdata[i]));
  return g_variant_new ("(ss@" TEXTS "@a" REMARK "@a" ANSWER "a" LINE ")", step->id, step->compare,
                        lex_packing_from_texts (step->ask), pack_remarks (step->remarks),
                        pack_answers (step->answers), &lines);
}

static GVariant *
pack_path (const LexPath *path)
{
  GVariantBuilder steps = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" STEP));

  for (guint i = 0; i < path->steps->len; i++)
    g_variant_builder_add_value (&steps, pack_step (path->steps->pdata[i]));
  return g_variant_new ("(sssb@asssssa" STEP ")", path->name, path->group, path->sign,
                        path->offender, lex_packing_from_labels (path->labels),
                        path->title[LEX_LANGUAGE_EN], path->title[LEX_LANGUAGE_PL],
                        path->words[LEX_LANGUAGE_EN], path->words[LEX_LANGUAGE_PL], &steps);
}

GBytes *
lex_path_data_pack (GPtrArray *paths, GPtrArray *profiles)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a" PATH));

  g_return_val_if_fail (paths != NULL && profiles != NULL, NULL);

  for (guint i = 0; i < paths->len; i++)
    g_variant_builder_add_value (&builder, pack_path (paths->pdata[i]));
  return lex_packing_close (g_variant_new ("(sa" PATH "@" LEX_PACKED_PROFILES ")", MARK, &builder,
                                           lex_profile_data_pack (profiles)));
}

static void
unpack_remarks (GVariant *variant, LexPathStep *step)
{
  GVariantIter iter;
  guchar kind;
  const char *to;
  GVariant *texts;

  g_variant_iter_init (&iter, variant);
  while (g_variant_iter_loop (&iter, "(y&s@" TEXTS ")", &kind, &to, &texts))
    {
      LexRemark *remark = lex_path_step_add_remark (step);

      remark->kind = kind <= LEX_REMARK_UNKNOWN ? (LexRemarkKind) kind : LEX_REMARK_SAY;
      remark->to = g_strdup (to);
      lex_packing_to_texts (texts, remark->text);
    }
}

static void
unpack_answers (GVariant *variant, LexPathStep *step)
{
  GVariantIter iter;
  const char *id;
  guint32 to;
  GVariant *texts;

  g_variant_iter_init (&iter, variant);
  while (g_variant_iter_loop (&iter, "(&su@" TEXTS ")", &id, &to, &texts))
    {
      LexPathAnswer *answer = lex_path_step_add_answer (step);

      answer->id = g_strdup (id);
      answer->to = to;
      lex_packing_to_texts (texts, answer->text);
    }
}

static void
unpack_conditions (GVariant *variant, GArray *conditions)
{
  GVariantIter iter;
  guint32 step;
  guint32 answer;
  gboolean given;

  g_variant_iter_init (&iter, variant);
  while (g_variant_iter_next (&iter, CONDITION, &step, &answer, &given))
    {
      const LexPathCondition condition = { step, answer, given };

      g_array_append_val (conditions, condition);
    }
}

static void
unpack_lines (GVariant *variant, LexPathStep *step)
{
  GVariantIter iter;
  guchar kind;
  GVariant *labels;
  GVariant *conditions;
  GVariant *texts;

  g_variant_iter_init (&iter, variant);
  while (g_variant_iter_loop (&iter, "(y@as@a" CONDITION "@" TEXTS ")", &kind, &labels, &conditions,
                              &texts))
    {
      LexPathLine *line = lex_path_step_add_line (step);

      line->kind = (LexPathLineKind) MIN (kind, LEX_N_PATH_LINE_KINDS - 1);
      lex_packing_to_labels (labels, line->labels);
      unpack_conditions (conditions, line->conditions);
      lex_packing_to_texts (texts, line->text);
    }
}

static void
unpack_step (LexPath *path, GVariant *variant)
{
  g_autoptr (GVariant) ask = g_variant_get_child_value (variant, 2);
  g_autoptr (GVariant) remarks = g_variant_get_child_value (variant, 3);
  g_autoptr (GVariant) answers = g_variant_get_child_value (variant, 4);
  g_autoptr (GVariant) lines = g_variant_get_child_value (variant, 5);
  const char *id;
  LexPathStep *step;

  g_variant_get_child (variant, 0, "&s", &id);
  step = lex_path_add_step (path, id);
  g_free (step->compare);
  g_variant_get_child (variant, 1, "s", &step->compare);
  unpack_remarks (remarks, step);
  unpack_answers (answers, step);
  unpack_lines (lines, step);
  if (!lex_path_step_is_end (step))
    lex_packing_to_texts (ask, step->ask);
}

/* Whether every answer leads on, to a step that exists and stands later: then nobody who follows
 * the path can leave it, or walk in a circle. Whoever packed it put the steps in that order. */
static gboolean
leads_on (const LexPath *path)
{
  for (guint i = 0; i < path->steps->len; i++)
    {
      const LexPathStep *step = path->steps->pdata[i];

      for (guint j = 0; j < step->answers->len; j++)
        {
          const LexPathAnswer *answer = step->answers->pdata[j];

          if (answer->to <= i || answer->to >= path->steps->len)
            return FALSE;
        }
    }
  return path->steps->len > 0;
}

static LexPath *
unpack_path (GVariant *variant)
{
  g_autoptr (LexPath) path = lex_path_new ();
  g_autoptr (GVariant) labels = g_variant_get_child_value (variant, 4);
  g_autoptr (GVariant) steps = g_variant_get_child_value (variant, 9);

  g_variant_get_child (variant, 0, "s", &path->name);
  g_variant_get_child (variant, 1, "s", &path->group);
  g_variant_get_child (variant, 2, "s", &path->sign);
  g_variant_get_child (variant, 3, "b", &path->offender);
  lex_packing_to_labels (labels, path->labels);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_variant_get_child (variant, 5 + i, "s", &path->title[i]);
      g_variant_get_child (variant, 7 + i, "s", &path->words[i]);
    }
  for (gsize i = 0; i < g_variant_n_children (steps); i++)
    {
      g_autoptr (GVariant) step = g_variant_get_child_value (steps, i);

      unpack_step (path, step);
    }
  return leads_on (path) ? g_steal_pointer (&path) : NULL;
}

static GPtrArray *
unpack_paths (GVariant *native)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_path_unref);
  g_autoptr (GVariant) all = g_variant_get_child_value (native, 1);

  for (gsize i = 0; i < g_variant_n_children (all); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (all, i);
      LexPath *path = unpack_path (child);

      if (path == NULL)
        return NULL;
      g_ptr_array_add (paths, path);
    }
  return g_steal_pointer (&paths);
}

GPtrArray *
lex_path_data_unpack (GBytes *data)
{
  g_autoptr (GVariant) native = NULL;

  g_return_val_if_fail (data != NULL, NULL);

  native = lex_packing_open (data, PATHS, MARK);
  return native != NULL ? unpack_paths (native) : NULL;
}

GPtrArray *
lex_path_data_unpack_profiles (GBytes *data)
{
  g_autoptr (GVariant) native = NULL;
  g_autoptr (GVariant) profiles = NULL;

  g_return_val_if_fail (data != NULL, NULL);

  native = lex_packing_open (data, PATHS, MARK);
  if (native == NULL)
    return NULL;
  profiles = g_variant_get_child_value (native, 2);
  return lex_profile_data_unpack (profiles);
}
