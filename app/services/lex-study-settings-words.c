/* lex-study-settings-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the reader studies, setting by setting as words, as the journal and the command line have
 * them. It refuses to know what follows from a setting. The files of the study call it.
 */

#include <math.h>
#include <string.h>

#include "services/lex-study-private.h"

#define NEW_A_DAY 10
#define ANSWERS_A_DAY 100
#define ALL_KINDS ((1u << LEX_N_CARD_KINDS) - 1)
#define MOST_A_DAY 9999

void
lex_study_settings_init (LexStudySettings *self)
{
  LexStudyOptions options;

  lex_study_options_init (&options);
  *self = (LexStudySettings){ .retention = options.retention,
                              .new_a_day = NEW_A_DAY,
                              .answers_a_day = ANSWERS_A_DAY,
                              .learning = options.learning,
                              .relearning = options.relearning,
                              .day_start = (guint) options.day_start,
                              .leech = options.leech,
                              .spread = TRUE,
                              .apart = TRUE,
                              .kinds = ALL_KINDS };
  memcpy (self->parameters, options.parameters, sizeof self->parameters);
}

/* Words */

static char *
dup_number (double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (g_ascii_dtostr (text, sizeof text, number));
}

static gboolean
read_number (const char *word, double least, double most, double *number)
{
  char *end;
  const double value = g_ascii_strtod (word, &end);

  if (end == word || *end != '\0' || !(value >= least && value <= most))
    return FALSE;
  *number = value;
  return TRUE;
}

static gboolean
read_count (const char *word, guint most, guint *count)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, most, &value, NULL))
    return FALSE;
  *count = (guint) value;
  return TRUE;
}

static char *
dup_steps (const LexSteps *steps)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < steps->n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", steps->seconds[i]);
  return g_string_free (text, FALSE);
}

/* Seconds, parted by blanks; none is none. */
static gboolean
read_steps (const char *word, LexSteps *steps)
{
  g_auto (GStrv) words = g_strsplit (word, " ", -1);
  LexSteps read = { .n = 0 };

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0'
        && (read.n == LEX_MAX_STEPS
            || !read_count (words[i], LEX_STUDY_LONGEST_STEP, &read.seconds[read.n++])
            || read.seconds[read.n - 1] == 0))
      return FALSE;
  *steps = read;
  return TRUE;
}

static char *
dup_parameters (const double *parameters)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    {
      g_autofree char *number = dup_number (parameters[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", number);
    }
  return g_string_free (text, FALSE);
}

static gboolean
read_parameters (const char *word, double *parameters)
{
  g_auto (GStrv) words = g_strsplit (word, " ", -1);
  double read[LEX_FSRS_PARAMETERS];

  if (g_strv_length (words) != LEX_FSRS_PARAMETERS)
    return FALSE;
  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    if (!read_number (words[i], -HUGE_VAL, HUGE_VAL, &read[i]))
      return FALSE;
  if (!lex_fsrs_are_parameters (read))
    return FALSE;
  memcpy (parameters, read, sizeof read);
  return TRUE;
}

static char *
dup_kinds (guint kinds)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < LEX_N_CARD_KINDS; i++)
    if (kinds & (1u << i))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "",
                              lex_card_kind_get_name ((LexCardKind) i));
  return g_string_free (text, FALSE);
}

/* What a newer program studies is passed over; something must be left. */
static gboolean
read_kinds (const char *word, guint *kinds)
{
  g_auto (GStrv) words = g_strsplit (word, " ", -1);
  guint read = 0;

  for (guint i = 0; words[i] != NULL; i++)
    for (guint j = 0; j < LEX_N_CARD_KINDS; j++)
      if (g_str_equal (words[i], lex_card_kind_get_name ((LexCardKind) j)))
        read |= 1u << j;
  if (read != 0)
    *kinds = read;
  return read != 0;
}

/* The settings, by name */

static const char *const names[]
    = { "retention", "new",    "answers", "learning", "relearning", "day-start",
        "leech",     "spread", "apart",   "kinds",    "parameters", NULL };

char *
lex_study_settings_dup_word (const LexStudySettings *settings, const char *name)
{
  const struct
  {
    const char *name;
    guint count;
  } counts[] = { { "new", settings->new_a_day },          { "answers", settings->answers_a_day },
                 { "day-start", settings->day_start },    { "leech", settings->leech },
                 { "spread", settings->spread != FALSE }, { "apart", settings->apart != FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (g_str_equal (name, counts[i].name))
      return g_strdup_printf ("%u", counts[i].count);
  if (g_str_equal (name, "retention"))
    return dup_number (settings->retention);
  if (g_str_equal (name, "learning"))
    return dup_steps (&settings->learning);
  if (g_str_equal (name, "relearning"))
    return dup_steps (&settings->relearning);
  if (g_str_equal (name, "kinds"))
    return dup_kinds (settings->kinds);
  return g_str_equal (name, "parameters") ? dup_parameters (settings->parameters) : NULL;
}

gboolean
lex_study_settings_read_word (LexStudySettings *settings, const char *name, const char *word)
{
  const struct
  {
    const char *name;
    guint most;
    guint *count;
  } counts[] = { { "new", MOST_A_DAY, &settings->new_a_day },
                 { "answers", MOST_A_DAY, &settings->answers_a_day },
                 { "day-start", 86399, &settings->day_start },
                 { "leech", 99, &settings->leech },
                 { "spread", 1, (guint *) &settings->spread },
                 { "apart", 1, (guint *) &settings->apart } };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (g_str_equal (name, counts[i].name))
      return read_count (word, counts[i].most, counts[i].count);
  if (g_str_equal (name, "retention"))
    return read_number (word, LEX_STUDY_MIN_RETENTION, LEX_STUDY_MAX_RETENTION,
                        &settings->retention);
  if (g_str_equal (name, "learning"))
    return read_steps (word, &settings->learning);
  if (g_str_equal (name, "relearning"))
    return read_steps (word, &settings->relearning);
  if (g_str_equal (name, "kinds"))
    return read_kinds (word, &settings->kinds);
  return g_str_equal (name, "parameters") && read_parameters (word, settings->parameters);
}

const char *const *
lex_study_settings_list_names (void)
{
  return names;
}

/* A day of study is the reader's own, where he is. */
static void
set_options (LexStudyOptions *options, const LexStudySettings *settings)
{
  g_autoptr (GDateTime) here = g_date_time_new_now_local ();

  lex_study_options_init (options);
  options->utc_offset = (int) (g_date_time_get_utc_offset (here) / G_TIME_SPAN_SECOND);
  options->retention = settings->retention;
  options->learning = settings->learning;
  options->relearning = settings->relearning;
  options->day_start = (int) settings->day_start;
  options->leech = settings->leech;
  /* Days are balanced instead, which parts what was learned together as well. */
  options->fuzz = FALSE;
  memcpy (options->parameters, settings->parameters, sizeof options->parameters);
}

/* What cannot be read, of a newer program, is as at the beginning. */
void
lex_study_settings_read (LexStudy *self)
{
  lex_study_settings_init (&self->settings);
  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *word = lex_study_get_value (self, LEX_STUDY_SETTINGS, names[i]);

      if (word != NULL)
        lex_study_settings_read_word (&self->settings, names[i], word);
    }
  set_options (&self->options, &self->settings);
}
