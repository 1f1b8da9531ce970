/* lex-cli-example.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `example`: a worked example with its deal, its auction and its ruling. It refuses to
 * draw: lex-diagram.c does. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bridge/lex-call.h"
#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-export.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "services/lex-diagram.h"
#include "services/lex-passage.h"

#define EXAMPLES "examples"
#define EXAMPLE "example/"

/* Our own are known by their numbers, those of other documents in full. */
static const char *
get_number (LexClause *clause)
{
  LexLabel *label = lex_clause_get_label (clause);

  return g_str_has_prefix (lex_label_get_text (label), EXAMPLE) ? lex_label_get_part (label)
                                                                : lex_label_get_text (label);
}

/* Examples of other documents are named in full; what shows no board and is not called so is none.
 */
static gboolean
is_example (LexClause *clause)
{
  return lex_clause_get_pbn (clause) != NULL
         || g_str_has_prefix (lex_label_get_part (lex_clause_get_label (clause)), "example");
}

static LexClause *
get_first (LexPassage *passage)
{
  const LexPassageRow *row = passage->rows->pdata[0];

  return row->clause;
}

static void
set_laws (JsonBuilder *builder, LexClause *clause)
{
  GPtrArray *about = lex_clause_get_parts (clause)->about;

  lex_cli_json_begin_list (builder, "law");
  for (guint i = 0; about != NULL && i < about->len; i++)
    lex_cli_json_add_string (builder, lex_label_get_text (about->pdata[i]));
  json_builder_end_array (builder);
}

static void
set_headings (LexCli *self, JsonBuilder *builder, LexClause *clause)
{
  const char *headings[LEX_N_LANGUAGES];

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    headings[language] = lex_clause_get_heading (clause, language);
  lex_cli_json_set_asked (self, builder, "heading", headings);
}

static void
set_texts (LexCli *self, JsonBuilder *builder, LexClause *clause)
{
  const char *texts[LEX_N_LANGUAGES] = { NULL };
  const char *rulings[LEX_N_LANGUAGES] = { NULL };

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      LexText *text = lex_clause_get_text (clause, language);
      LexText *ruling = lex_clause_get_ruling (clause, language);

      if (text != NULL)
        texts[language] = lex_text_get_plain (text);
      if (ruling != NULL)
        rulings[language] = lex_text_get_plain (ruling);
    }
  lex_cli_json_set_asked (self, builder, "text", texts);
  lex_cli_json_set_asked (self, builder, "ruling", rulings);
}

static void
set_auction (JsonBuilder *builder, LexAuction *auction)
{
  gsize n_calls = 0;
  const LexAuctionCall *calls = auction != NULL ? lex_auction_get_calls (auction, &n_calls) : NULL;

  if (auction == NULL)
    {
      lex_cli_json_set_string (builder, "auction", NULL);
      return;
    }
  lex_cli_json_begin_list (builder, "auction");
  for (gsize i = 0; i < n_calls; i++)
    {
      g_autofree char *call = lex_auction_call_to_text (&calls[i]);

      lex_cli_json_add_string (builder, call);
    }
  json_builder_end_array (builder);
}

static void
set_letter (JsonBuilder *builder, const char *name, int seat)
{
  char letter[2] = { '\0', '\0' };

  if (seat >= 0)
    letter[0] = lex_seat_get_letter ((LexSeat) seat);
  lex_cli_json_set_string (builder, name, *letter != '\0' ? letter : NULL);
}

/* "^R H2", PBN's mark before a card that broke the Laws. */
static char *
dup_card (const LexPlayCard *card)
{
  static const char *const marks[] = { "", "^R ", "^L " };

  if (!card->known)
    return NULL;
  return g_strdup_printf ("%s%c%c", marks[card->fault], lex_suit_get_letter (card->suit),
                          lex_rank_get_letter (card->rank));
}

static void
add_trick (JsonBuilder *builder, const LexTrick *trick)
{
  json_builder_begin_object (builder);
  set_letter (builder, "leader", trick->leader);
  set_letter (builder, "winner", trick->winner);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      const char name[] = { lex_seat_get_letter (seat), '\0' };
      g_autofree char *card = dup_card (&trick->cards[seat]);

      lex_cli_json_set_string (builder, name, card);
    }
  json_builder_end_object (builder);
}

static void
set_play (JsonBuilder *builder, LexPlay *play)
{
  gsize n_tricks = 0;
  const LexTrick *tricks = play != NULL ? lex_play_get_tricks (play, &n_tricks) : NULL;

  if (play == NULL)
    {
      lex_cli_json_set_string (builder, "play", NULL);
      return;
    }
  lex_cli_json_begin_list (builder, "play");
  for (gsize i = 0; i < n_tricks; i++)
    add_trick (builder, &tricks[i]);
  json_builder_end_array (builder);
}

static void
set_game (JsonBuilder *builder, const LexPbn *pbn)
{
  char dealer[2] = { '\0', '\0' };
  g_autofree char *deal = NULL;
  g_autofree char *vulnerable = NULL;

  if (pbn != NULL && pbn->deal != NULL)
    deal = lex_deal_to_text (pbn->deal);
  if (pbn != NULL && pbn->vulnerability != LEX_VULNERABILITY_UNKNOWN)
    vulnerable = g_ascii_strdown (lex_vulnerability_get_name (pbn->vulnerability), -1);
  if (pbn != NULL && pbn->auction != NULL)
    dealer[0] = lex_seat_get_letter (lex_auction_get_dealer (pbn->auction));

  lex_cli_json_set_string (builder, "deal", deal);
  set_auction (builder, pbn != NULL ? pbn->auction : NULL);
  lex_cli_json_set_string (builder, "dealer", *dealer != '\0' ? dealer : NULL);
  lex_cli_json_set_string (builder, "vulnerable", vulnerable);
  lex_cli_json_set_string (builder, "contract", pbn != NULL ? pbn->contract : NULL);
  lex_cli_json_set_string (builder, "declarer", pbn != NULL ? pbn->declarer : NULL);
  set_play (builder, pbn != NULL ? pbn->play : NULL);
}

static void
print_json (LexCli *self, LexClause *clause, const LexPbn *pbn)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_string (builder, "number", get_number (clause));
  set_laws (builder, clause);
  set_headings (self, builder, clause);
  set_game (builder, pbn);
  set_texts (self, builder, clause);
  lex_cli_json_print (builder);
}

/* A diagram may not be wrapped as words would be. */
static void
add_diagram (LexCliPage *page, const char *diagram)
{
  g_auto (GStrv) lines = g_strsplit (diagram, "\n", -1);

  lex_cli_page_add_gap (page);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      static const char *const nothing[] = { NULL };

      lex_cli_page_add_row (page, lines[i], 0, nothing);
    }
}

static void
add_words (LexCliPage *page, LexClause *clause, LexLanguage language, gboolean ruling)
{
  LexText *text
      = ruling ? lex_clause_get_ruling (clause, language) : lex_clause_get_text (clause, language);
  g_autofree char *lines
      = lex_cli_text_to_lines (text, language, lex_cli_page_get_room (page, 0, 1));

  lex_cli_page_add_gap (page);
  if (ruling && *lines != '\0')
    lex_cli_page_add (page, lex_clause_get_authority (clause) == LEX_AUTHORITY_OURS
                                ? _ ("Ruling (our own conclusion):")
                                : _ ("Ruling:"));
  if (*lines != '\0')
    lex_cli_page_add (page, lines);
}

static void
add_title (LexCliPage *page, LexClause *clause, LexLanguage language)
{
  const char *own = lex_clause_get_heading (clause, language);
  const char *heading = own != NULL ? own : lex_clause_get_heading (clause, !language);
  g_autofree char *title = g_strconcat (LEX_CLI_BOLD, get_number (clause), LEX_CLI_PLAIN, "  ",
                                        heading != NULL ? heading : "", NULL);

  lex_cli_page_add (page, g_strchomp (title));
}

/* "4♠ X", or the denomination alone of an end position. */
static char *
dup_contract (const char *contract, LexLanguage language)
{
  const gboolean level = g_ascii_isdigit (*contract);
  const gsize length = strcspn (contract + level, "X") + level;
  g_autofree char *bid = g_strdup_printf ("%s%.*s", level ? "" : "1", (int) length, contract);
  g_autofree char *text = lex_call_to_text (bid, language);
  g_autofree char *risk
      = contract[length] != '\0' ? lex_call_to_text (contract + length, language) : NULL;

  if (!lex_call_is_valid (bid))
    return lex_call_to_text (contract, language);
  return g_strdup_printf ("%s%s%s", level ? text : text + 1, risk != NULL ? " " : "",
                          risk != NULL ? risk : "");
}

static void
add_contract (LexCliPage *page, const LexPbn *pbn, LexLanguage language)
{
  g_autofree char *contract = pbn->contract != NULL ? dup_contract (pbn->contract, language) : NULL;
  g_autofree char *line = NULL;

  if (contract != NULL && pbn->declarer != NULL)
    line = g_strdup_printf (_ ("Contract: %s, declarer: %s"), contract, pbn->declarer);
  else if (contract != NULL)
    line = g_strdup_printf (_ ("Contract: %s"), contract);
  if (line != NULL)
    lex_cli_page_add (page, line);
}

/* What stands beside a diagram in a book. */
static void
add_facts (LexCliPage *page, const LexPbn *pbn, LexLanguage language)
{
  static const char *const vulnerabilities[]
      = { NULL, N_ ("neither side"), N_ ("NS"), N_ ("EW"), N_ ("both sides") };
  const char *vulnerability = vulnerabilities[pbn->vulnerability];
  g_autofree char *dealer = NULL;

  lex_cli_page_add_gap (page);
  if (pbn->auction != NULL)
    {
      dealer = g_strdup_printf (_ ("Dealer: %c"),
                                lex_seat_get_letter (lex_auction_get_dealer (pbn->auction)));
      lex_cli_page_add (page, dealer);
    }
  if (vulnerability != NULL)
    {
      g_autofree char *line = g_strdup_printf (_ ("Vulnerable: %s"), _ (vulnerability));

      lex_cli_page_add (page, line);
    }
  add_contract (page, pbn, language);
}

/* What is left after the tricks, if anything was led and anything is. */
static void
add_end_position (LexCliPage *page, const LexPbn *pbn, LexLanguage language)
{
  g_autoptr (LexDeal) left = lex_play_dup_end_position (pbn->play, pbn->deal, G_MAXUINT);
  g_autofree char *diagram = NULL;

  if (!lex_deal_is_end_position (left))
    return;
  diagram = lex_diagram_dup_deal (left, language);
  lex_cli_page_add_gap (page);
  lex_cli_page_add (page, _ ("What is left:"));
  add_diagram (page, diagram);
}

static void
add_figures (LexCliPage *page, const LexPbn *pbn, LexLanguage language)
{
  add_facts (page, pbn, language);
  if (pbn->deal != NULL)
    {
      g_autofree char *deal = lex_diagram_dup_deal (pbn->deal, language);

      add_diagram (page, deal);
    }
  if (pbn->auction != NULL)
    {
      g_autofree char *auction = lex_diagram_dup_auction (pbn->auction, language);

      add_diagram (page, auction);
    }
  if (pbn->play != NULL)
    {
      g_autofree char *tricks = lex_diagram_dup_play (pbn->play, language);

      add_diagram (page, tricks);
    }
  if (pbn->play != NULL && pbn->deal != NULL)
    add_end_position (page, pbn, language);
}

static void
print_text (LexCli *self, LexClause *clause, const LexPbn *pbn)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  LexLanguage languages[LEX_N_LANGUAGES];
  const guint n_languages = lex_cli_list_languages (self, 1 << self->language, languages);

  for (guint i = 0; i < n_languages; i++)
    {
      lex_cli_page_add_gap (page);
      add_title (page, clause, languages[i]);
      if (pbn != NULL)
        add_figures (page, pbn, languages[i]);
      add_words (page, clause, languages[i], FALSE);
      add_words (page, clause, languages[i], TRUE);
    }
  lex_cli_page_print (page);
}

/* What imported documents show a board of, or call so. */
static gboolean
add_imported (LexLibrary *library, GPtrArray *examples, GError **error)
{
  g_autoptr (GPtrArray) documents = lex_library_list_documents (library, error);

  for (guint i = 0; documents != NULL && i < documents->len; i++)
    {
      LexDocument *document = documents->pdata[i];
      g_autoptr (GPtrArray) clauses = NULL;

      if (!lex_document_get_imported (document))
        continue;
      clauses = lex_library_list_clauses (library, lex_document_get_name (document), error);
      if (clauses == NULL)
        return FALSE;
      for (guint j = 0; j < clauses->len; j++)
        if (is_example (clauses->pdata[j]))
          g_ptr_array_add (examples, g_object_ref (clauses->pdata[j]));
    }
  return documents != NULL;
}

static LexCliStatus
list_examples (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GPtrArray) clauses = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  LexLanguage languages[LEX_N_LANGUAGES];
  const guint n_languages = lex_cli_list_languages (self, 1 << self->language, languages);

  if (lex_cli_open (self, &status) == NULL)
    return status;
  clauses = lex_library_list_clauses (self->library, EXAMPLES, &error);
  if (clauses == NULL || !add_imported (self->library, clauses, &error))
    return lex_cli_fail (self, g_steal_pointer (&error));

  lex_cli_json_begin_list (builder, EXAMPLES);
  for (guint i = 0; i < clauses->len; i++)
    {
      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "number", get_number (clauses->pdata[i]));
      set_laws (builder, clauses->pdata[i]);
      set_headings (self, builder, clauses->pdata[i]);
      json_builder_end_object (builder);
      for (guint j = 0; j < n_languages; j++)
        add_title (page, clauses->pdata[i], languages[j]);
    }
  json_builder_end_array (builder);

  if (self->options.json)
    lex_cli_json_print (builder);
  else
    lex_cli_page_print (page);
  return LEX_CLI_DONE;
}

static LexPassage *
find_example (LexCli *self, LexCliStatus *status)
{
  g_autofree char *number = lex_cli_dup_text (self, status);
  const gboolean whole = number != NULL && strchr (number, '/') != NULL;
  g_autofree char *text
      = number != NULL ? g_strconcat (whole ? "" : "example/", number, NULL) : NULL;
  g_autoptr (LexLabel) label = lex_label_parse (text);
  g_autoptr (GError) error = NULL;
  LexPassage *passage;

  if (number == NULL || lex_cli_open (self, status) == NULL)
    return NULL;
  if (label == NULL)
    {
      *status = lex_cli_complain (
          LEX_CLI_INPUT, _ ("%s: this is no number; “lexbridge-cli example --list” lists them"),
          number);
      return NULL;
    }
  passage = lex_library_show (self->library, label, &error);
  if (passage == NULL)
    *status = lex_cli_fail (self, g_steal_pointer (&error));
  else if (whole && !is_example (get_first (passage)))
    {
      *status = lex_cli_complain (
          LEX_CLI_INPUT, _ ("%s: this is no number; “lexbridge-cli example --list” lists them"),
          number);
      g_clear_pointer (&passage, lex_passage_free);
    }
  return passage;
}

LexCliStatus
lex_cli_example (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (LexPassage) passage = NULL;
  g_autoptr (LexPbn) pbn = NULL;
  g_autoptr (GError) error = NULL;
  LexClause *clause;

  if (self->options.list && self->options.output != NULL)
    return lex_cli_complain (LEX_CLI_USAGE, _ ("example: --output writes one example; leave out "
                                               "--list"));
  if (self->options.json && g_strcmp0 (self->options.output, "-") == 0)
    return lex_cli_complain (LEX_CLI_USAGE, _ ("example: JSON and --output=- are both for standard "
                                               "output; leave out one"));
  if (self->options.list)
    return list_examples (self);
  if (self->arguments[0] == NULL)
    return lex_cli_complain (LEX_CLI_USAGE, _ ("example: name a number, or --list"));
  passage = find_example (self, &status);
  if (passage == NULL)
    return status;

  if (self->options.output != NULL)
    return lex_cli_export (self, passage->label);

  clause = ((LexPassageRow *) passage->rows->pdata[0])->clause;
  if (lex_clause_get_pbn (clause) != NULL)
    pbn = lex_pbn_parse (lex_clause_get_pbn (clause), &error);
  if (error != NULL)
    return lex_cli_complain (LEX_CLI_STORAGE, _ ("%s: %s; report this to Lexbridge"),
                             lex_label_get_text (passage->label), error->message);

  if (self->options.json)
    print_json (self, clause, pbn);
  else
    print_text (self, clause, pbn);
  return LEX_CLI_DONE;
}
