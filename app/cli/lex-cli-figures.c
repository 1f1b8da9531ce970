/* lex-cli-figures.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The commands `score`, `imps`, `board` and `weigh`: figures that follow from the Laws. It refuses
 * to work any out: the rulings do. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bridge/lex-board.h"
#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-options.h"
#include "cli/lex-cli-page.h"
#include "rulings/lex-imps.h"
#include "rulings/lex-score.h"
#include "rulings/lex-weight.h"

/* No board has a higher number, no score more points. */
#define MOST_BOARDS 999
#define MOST_POINTS 99990

/* The words of --vulnerable, which answers use too. */
static const struct
{
  const char *name;
  LexVulnerability vulnerability;
} vulnerabilities[] = {
  { "none", LEX_VULNERABILITY_NONE },
  { "ns", LEX_VULNERABILITY_NS },
  { "ew", LEX_VULNERABILITY_EW },
  { "all", LEX_VULNERABILITY_ALL },
};

static const char *
get_vulnerability_name (LexVulnerability vulnerability)
{
  guint i = 0;

  while (vulnerabilities[i].vulnerability != vulnerability)
    i++;
  return vulnerabilities[i].name;
}

static gboolean
read_vulnerability (LexCli *self, LexVulnerability *vulnerability)
{
  const char *name = self->options.vulnerable;

  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (vulnerabilities); i++)
    if (g_ascii_strcasecmp (name, vulnerabilities[i].name) == 0)
      {
        *vulnerability = vulnerabilities[i].vulnerability;
        return TRUE;
      }
  return lex_cli_options_complain (self->command, _ ("--vulnerable is none, ns, ew or all"));
}

/* Whether the declaring side is vulnerable. */
static gboolean
read_side (LexCli *self, LexVulnerability vulnerability, gboolean *vulnerable)
{
  const char *by = self->options.by;

  if (by == NULL || (g_ascii_strcasecmp (by, "NS") != 0 && g_ascii_strcasecmp (by, "EW") != 0))
    return lex_cli_options_complain (self->command, _ ("--by is NS or EW"));
  *vulnerable = lex_vulnerability_includes (
      vulnerability, g_ascii_strcasecmp (by, "NS") == 0 ? LEX_SEAT_NORTH : LEX_SEAT_EAST);
  return TRUE;
}

static gboolean
read_tricks (LexCli *self, guint *tricks)
{
  guint64 value;

  if (self->options.tricks == NULL
      || !g_ascii_string_to_unsigned (self->options.tricks, 10, 0, LEX_TRICKS, &value, NULL))
    return lex_cli_options_complain (self->command, _ ("--tricks is a number from 0 to 13"));
  *tricks = (guint) value;
  return TRUE;
}

/* Typed with a sign, a number may have a blank before it. */
static gboolean
read_points (const char *text, int *points)
{
  gint64 value;

  text += strspn (text, " ");
  text += *text == '+';
  if (!g_ascii_string_to_signed (text, 10, -MOST_POINTS, MOST_POINTS, &value, NULL))
    return FALSE;
  *points = (int) value;
  return TRUE;
}

static LexCliStatus
print_figure (LexCli *self, const char *name, int figure, const char *format)
{
  g_autoptr (JsonBuilder) builder = NULL;

  if (!self->options.json)
    {
      g_autoptr (LexCliPage) page = lex_cli_page_new ();
      g_autofree char *number = g_strdup_printf ("%+d", figure);
      g_autofree char *text = g_strdup_printf ("%s %s", figure == 0 ? "0" : number, format);

      lex_cli_page_add (page, text);
      lex_cli_page_print (page);
      return LEX_CLI_DONE;
    }
  builder = lex_cli_json_begin ();
  lex_cli_json_set_int (builder, name, figure);
  lex_cli_json_print (builder);
  return LEX_CLI_DONE;
}

LexCliStatus
lex_cli_score (LexCli *self)
{
  LexContract contract;
  const char *end = lex_contract_read (self->arguments[0], &contract);
  LexVulnerability vulnerability = LEX_VULNERABILITY_UNKNOWN;
  gboolean vulnerable = FALSE;
  guint tricks = 0;

  if (end == NULL || *end != '\0')
    return lex_cli_complain (LEX_CLI_INPUT, _ ("%s: is no contract; write it as 4H, 3NTx or 1Sxx"),
                             self->arguments[0]);
  if (!read_vulnerability (self, &vulnerability) || !read_side (self, vulnerability, &vulnerable)
      || !read_tricks (self, &tricks))
    return LEX_CLI_USAGE;
  return print_figure (self, "score", lex_score_of (&contract, vulnerable, tricks),
                       _ ("for the declaring side (Law 77)"));
}

LexCliStatus
lex_cli_imps (LexCli *self)
{
  int points;

  if (!read_points (self->arguments[0], &points))
    return lex_cli_complain (LEX_CLI_INPUT,
                             _ ("%s: is no difference of scores; write it as 430 or -430"),
                             self->arguments[0]);
  return print_figure (self, "imps", lex_imps_from_points (points), _ ("IMPs (Law 78B)"));
}

static void
print_board (LexSeat dealer, LexVulnerability vulnerability, LexLanguage language)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  g_autofree char *text
      = g_strdup_printf (_ ("dealer %c, %s (Law 2)"), lex_seat_get_letter (dealer),
                         lex_vulnerability_get_text (vulnerability, language));

  lex_cli_page_add (page, text);
  lex_cli_page_print (page);
}

LexCliStatus
lex_cli_board (LexCli *self)
{
  guint64 number;
  LexSeat dealer;
  LexVulnerability vulnerability;
  g_autoptr (JsonBuilder) builder = NULL;

  if (!g_ascii_string_to_unsigned (self->arguments[0], 10, 1, MOST_BOARDS, &number, NULL))
    return lex_cli_complain (LEX_CLI_INPUT, _ ("%s: is no number of a board; write 1 to %d"),
                             self->arguments[0], MOST_BOARDS);
  dealer = lex_board_get_dealer ((guint) number);
  vulnerability = lex_board_get_vulnerability ((guint) number);
  if (self->options.json)
    {
      char letter[] = { lex_seat_get_letter (dealer), '\0' };

      builder = lex_cli_json_begin ();
      lex_cli_json_set_string (builder, "dealer", letter);
      lex_cli_json_set_string (builder, "vulnerable", get_vulnerability_name (vulnerability));
      lex_cli_json_print (builder);
    }
  else
    print_board (dealer, vulnerability, self->language);
  return LEX_CLI_DONE;
}

static void
print_weight_json (const LexWeight *weight)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_number (builder, "points", weight->points);
  if (weight->has_imps)
    lex_cli_json_set_number (builder, "imps", weight->imps);
  else
    lex_cli_json_set_string (builder, "imps", NULL);
  if (weight->has_imps)
    lex_cli_json_set_number (builder, "imps_ew", weight->own[1]);
  else
    lex_cli_json_set_string (builder, "imps_ew", NULL);
  lex_cli_json_begin_list (builder, "lines");
  for (guint i = 0; i < weight->outcomes->len; i++)
    {
      const LexOutcome *outcome = weight->outcomes->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "outcome", outcome->text);
      lex_cli_json_set_number (builder, "percent", outcome->percent[0]);
      lex_cli_json_set_number (builder, "percent_ew", outcome->percent[1]);
      lex_cli_json_set_boolean (builder, "left_out", outcome->left_out);
      lex_cli_json_set_int (builder, "points", outcome->points);
      if (weight->has_imps)
        lex_cli_json_set_int (builder, "imps", outcome->imps);
      else
        lex_cli_json_set_string (builder, "imps", NULL);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static char *
dup_percent (const LexOutcome *outcome)
{
  if (outcome->left_out)
    return g_strdup (_ ("left out"));
  if (outcome->percent[0] > outcome->percent[1] || outcome->percent[0] < outcome->percent[1])
    return g_strdup_printf ("%g/%g %%", outcome->percent[0], outcome->percent[1]);
  return g_strdup_printf ("%g %%", outcome->percent[0]);
}

/* Line by line, as the form of an appeal wants it. */
static void
print_weight_text (const LexWeight *weight)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  g_autofree char *sum = NULL;

  for (guint i = 0; i < weight->outcomes->len; i++)
    {
      const LexOutcome *outcome = weight->outcomes->pdata[i];
      g_autofree char *percent = dup_percent (outcome);
      g_autofree char *imps = g_strdup_printf (_ (", %+d IMPs"), outcome->imps);
      g_autofree char *text = g_strdup_printf ("%s  %s  %+d%s", percent, outcome->text,
                                               outcome->points, weight->has_imps ? imps : "");

      lex_cli_page_add (page, text);
    }
  sum = weight->has_imps
            ? g_strdup_printf (_ ("together %+g IMPs for North-South, not rounded (Law 12C1(c))"),
                               weight->imps)
            : g_strdup_printf (_ ("together %+g points for North-South, which no scoring uses; "
                                  "--imps-against weighs IMPs (Law 12C1(c))"),
                               weight->points);
  lex_cli_page_add (page, sum);
  if (weight->has_imps && weight->split)
    {
      g_autofree char *others = g_strdup_printf (
          _ ("together %+g IMPs for East-West, by their weights"), weight->own[1]);

      lex_cli_page_add (page, others);
    }
  lex_cli_page_print (page);
}

LexCliStatus
lex_cli_weigh (LexCli *self)
{
  LexVulnerability vulnerability = LEX_VULNERABILITY_UNKNOWN;
  g_autoptr (LexWeight) weight = NULL;
  g_autoptr (GError) error = NULL;
  int against = 0;

  if (self->options.vulnerable != NULL && !read_vulnerability (self, &vulnerability))
    return LEX_CLI_USAGE;
  if (self->options.against != NULL && !read_points (self->options.against, &against))
    {
      lex_cli_options_complain (self->command,
                                _ ("--imps-against is a score, such as 620 or -100"));
      return LEX_CLI_USAGE;
    }
  weight = lex_weight_new ((const char *const *) self->arguments, vulnerability,
                           self->options.against != NULL ? &against : NULL, &error);
  if (weight == NULL)
    return lex_cli_complain (LEX_CLI_INPUT, "%s", error->message);
  if (self->options.json)
    print_weight_json (weight);
  else
    print_weight_text (weight);
  return LEX_CLI_DONE;
}
