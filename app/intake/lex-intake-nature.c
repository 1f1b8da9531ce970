/* lex-intake-nature.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a document is, seen from outside: whether it is about the game, what stands on each of its
 * pages, what it calls itself. It refuses to know its parts. Only lex-intake-other.c calls it.
 */

#include "intake/lex-intake-nature.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-report.h"
#include "intake/lex-intake-makeup.h"
#include "intake/lex-intake-opening.h"
#include "language/lex-citation-finder.h"
#include "language/lex-fold.h"

/* So many different words of the game are no chance. */
#define MIN_WORDS 4

/* A line of so many words may be a running head. */
#define MAX_RUNNING_WORDS 14
#define MIN_RUNNING_TAIL 4

/* The first of these are of no other game. */
#define N_SURE 38

/* The title stands among so many blocks at the top. */
#define MAX_TOP_BLOCKS 6

/* Beginnings of the game's words, folded: none is a word of everyday by itself. */
static const char *const stems[] = {
  "mpb",
  "pzbs",
  "acbl",
  "brydz",
  "bridge",
  "bridge assoc",
  "bridge feder",
  "bridge union",
  "bridge league",
  "bridge club",
  "bridge tourn",
  "bridge compet",
  "bridge event",
  "bridge champ",
  "bridge congr",
  "bridge festiv",
  "bridge player",
  "bridge pair",
  "bridge team",
  "duplicate bridge",
  "contract bridge",
  "turniej bryd",
  "turnieju bryd",
  "turnieje bryd",
  "turniejow bryd",
  "rozgrywki bryd",
  "rozgrywek bryd",
  "mistrzostw bryd",
  "mistrzostwa bryd",
  "zawody bryd",
  "zawodow bryd",
  "liga bryd",
  "ligi bryd",
  "kongres bryd",
  "brydz sport",
  "brydza sport",
  "brydzu sport",
  "brydzyst",
  "licytac",
  "odzywk",
  "zapowiedz",
  "rozgrywajac",
  "dziadek",
  "dziadk",
  "atut",
  "wistuj",
  "rozdani",
  "przygwozdz",
  "renons",
  "kontrakt",
  "sedzia",
  "sedzieg",
  "auction",
  "declarer",
  "dummy",
  "trump",
  "bidding",
  "bidder",
  "trick",
  "revoke",
  "opening lead",
  "partnership",
  "notrump",
  "overcall",
  "director",
  "vulnerab",
  "contract",
  "opponent",
  "insufficient",
  "rotation",
  "kibitzer",
  "matchpoint",
};

/* What documents call themselves, folded; the first that fits decides. */
static const struct
{
  const char *stem;
  LexKind kind;
} callings[] = {
  { "komentarz", LEX_KIND_COMMENTARY },
  { "commentar", LEX_KIND_COMMENTARY },
  { "interpretac", LEX_KIND_COMMENTARY },
  { "interpretation", LEX_KIND_COMMENTARY },
  { "odwolan", LEX_KIND_EXAMPLE },
  { "appeal", LEX_KIND_EXAMPLE },
  { "casebook", LEX_KIND_EXAMPLE },
  { "case book", LEX_KIND_EXAMPLE },
  { "przewodnik", LEX_KIND_GUIDE },
  { "poradnik", LEX_KIND_GUIDE },
  { "guide", LEX_KIND_GUIDE },
  { "how to", LEX_KIND_GUIDE },
  { "regulamin", LEX_KIND_REGULATION },
  { "regulation", LEX_KIND_REGULATION },
  { "conditions of", LEX_KIND_REGULATION },
  { "policy", LEX_KIND_REGULATION },
  { "zasady", LEX_KIND_REGULATION },
  { "polityka", LEX_KIND_REGULATION },
  { "uchwala", LEX_KIND_REGULATION },
  { "warunki", LEX_KIND_REGULATION },
  { "code of", LEX_KIND_REGULATION },
  { "white book", LEX_KIND_REGULATION },
  { "blue book", LEX_KIND_REGULATION },
  { "laws of", LEX_KIND_LAW },
  { "rules of", LEX_KIND_LAW },
  { "prawo ", LEX_KIND_LAW },
};

static gboolean
exists_cb (const char *label, gpointer user_data)
{
  return g_hash_table_contains (user_data, label);
}

static gboolean
cites_law (const char *text, GHashTable *labels)
{
  g_autoptr (GPtrArray) citations = lex_citations_find (text, exists_cb, labels);

  for (guint i = 0; i < citations->len; i++)
    if (lex_citation_get_exists (g_ptr_array_index (citations, i)))
      return TRUE;
  return FALSE;
}

gboolean
lex_intake_nature_is_of_game (GPtrArray *blocks, GHashTable *labels)
{
  gboolean found[G_N_ELEMENTS (stems)] = { FALSE };
  guint n_words = 0, n_citing = 0;

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);
      g_autofree char *folded = lex_fold (block->text, -1);

      n_citing += cites_law (block->text, labels);
      for (guint j = 0; j < G_N_ELEMENTS (stems); j++)
        if (!found[j] && strstr (folded, stems[j]))
          {
            found[j] = TRUE;
            n_words += j < N_SURE ? 2 : 1;
          }
      if (n_words >= MIN_WORDS || (n_citing > 0 && n_words > 0))
        return TRUE;
    }
  return n_citing > 1;
}

static const char *
find_calling (const char *folded, LexKind *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (callings); i++)
    {
      const char *at = strstr (folded, callings[i].stem);

      if (at && (at == folded || !g_ascii_isalnum (at[-1])))
        {
          *kind = callings[i].kind;
          return at;
        }
    }
  return NULL;
}

/* Whether a line names who published what follows. */
static gboolean
names_body (const char *text)
{
  static const char *const bodies[]
      = { "federation", "federacj", "association", "stowarzyszeni", "union",
          "zwiazek",    "league",   "liga ",       "club",          "klub" };
  g_autofree char *folded = lex_fold (text, -1);

  for (guint i = 0; i < G_N_ELEMENTS (bodies); i++)
    if (strstr (folded, bodies[i]))
      return TRUE;
  return FALSE;
}

static gboolean
calls_itself (const LexIntakeBlock *block, GHashTable *labels)
{
  g_autofree char *folded = lex_fold (block->text, -1);
  g_auto (LexIntakeOpening) opening = { 0 };
  LexKind kind;

  return lex_intake_makeup_is_title (block) && find_calling (folded, &kind)
         && !lex_intake_opening_read (block, labels, &opening);
}

void
lex_intake_nature_raise_title (GPtrArray *blocks, GHashTable *labels)
{
  const LexIntakeBlock *first = blocks->len > 0 ? g_ptr_array_index (blocks, 0) : NULL;

  if (!first || calls_itself (first, labels) || !lex_intake_makeup_is_title (first)
      || !names_body (first->text))
    return;
  for (guint i = 1; i < MIN (MAX_TOP_BLOCKS, blocks->len); i++)
    {
      LexIntakeBlock *block = g_ptr_array_index (blocks, i);

      if (block->level != first->level || block->page != first->page
          || block->marker != LEX_INTAKE_MARKER_NONE || lex_intake_block_ends_sentence (block))
        return;
      if (!calls_itself (block, labels))
        continue;
      g_ptr_array_steal_index (blocks, i);
      g_ptr_array_insert (blocks, 0, block);
      return;
    }
}

/* The last words of a line, which stay when what stands before them changes. */
static char *
dup_tail (const char *text)
{
  const char *tail = text + strlen (text);

  for (guint n = 0; n < MIN_RUNNING_TAIL; n++)
    {
      tail = g_strrstr_len (text, tail - text, " ");
      if (!tail)
        return NULL;
    }
  return g_strdup (tail + 1);
}

static gboolean
may_run (const LexIntakeBlock *block)
{
  g_auto (GStrv) words = g_strsplit_set (block->text, " ", MAX_RUNNING_WORDS + 2);

  return block->level == 0 && g_strv_length (words) <= MAX_RUNNING_WORDS
         && lex_intake_block_is_title (block);
}

/* What a running line calls the document: from that word on. */
static char *
dup_called (const char *text)
{
  g_autofree char *folded = lex_fold (text, -1);
  LexKind kind;
  const char *at = find_calling (folded, &kind);
  glong offset = at ? g_utf8_strlen (folded, at - folded) : 0;

  return at ? g_strdup (g_utf8_offset_to_pointer (text, offset)) : NULL;
}

/* Whether a block is the first or the last of its page. Of a text without pages nobody knows. */
static gboolean
is_at_edge (GPtrArray *blocks, guint index)
{
  const LexIntakeBlock *block = g_ptr_array_index (blocks, index);
  const LexIntakeBlock *last = index > 0 ? g_ptr_array_index (blocks, index - 1) : NULL;
  const LexIntakeBlock *next
      = index + 1 < blocks->len ? g_ptr_array_index (blocks, index + 1) : NULL;

  return block->page > 0
         && (!last || last->page != block->page || !next || next->page != block->page);
}

/* What is printed on each page stands at its edge, or calls the document what it is; other words
 * that are said twice, such as the law that two cases turn on, are its own. */
static gboolean
runs (GPtrArray *blocks, guint index, GHashTable *tails)
{
  const LexIntakeBlock *block = g_ptr_array_index (blocks, index);
  g_autofree char *tail = may_run (block) ? dup_tail (block->text) : NULL;
  g_autofree char *called = NULL;

  if (!tail || GPOINTER_TO_UINT (g_hash_table_lookup (tails, tail)) < 2)
    return FALSE;
  called = strchr (block->text, ':') ? NULL : dup_called (block->text);
  return called || is_at_edge (blocks, index);
}

char *
lex_intake_nature_take_running (GPtrArray *blocks, GPtrArray *problems)
{
  guint n_gone = 0, line = 0;
  g_autoptr (GHashTable) tails = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char *title = NULL;

  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i);
      char *tail = may_run (block) ? dup_tail (block->text) : NULL;

      if (tail)
        g_hash_table_insert (
            tails, tail,
            GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (tails, tail)) + 1));
    }
  for (guint i = blocks->len; i > 0; i--)
    {
      const LexIntakeBlock *block = g_ptr_array_index (blocks, i - 1);

      if (!runs (blocks, i - 1, tails))
        continue;
      if (!title)
        title = dup_called (block->text);
      n_gone++;
      line = block->line;
      g_ptr_array_remove_index (blocks, i - 1);
    }
  if (n_gone > 0)
    lex_intake_report (problems, line, LEX_SEVERITY_NOTE,
                       g_dngettext (GETTEXT_PACKAGE, "%u running head was left out",
                                    "%u running heads were left out, this one first", n_gone),
                       n_gone);
  return title;
}

LexKind
lex_intake_nature_find_kind (const LexIntakeOutline *outline, const char *title)
{
  g_autofree char *folded = lex_fold (title, -1);
  LexKind kind;

  if (find_calling (folded, &kind))
    return kind;
  if (outline->n_laws >= 3)
    return LEX_KIND_COMMENTARY;
  return outline->n_numbers * 2 > outline->sections->len ? LEX_KIND_REGULATION : LEX_KIND_GUIDE;
}

LexAuthority
lex_intake_nature_get_authority (LexKind kind)
{
  return kind == LEX_KIND_LAW || kind == LEX_KIND_REGULATION ? LEX_AUTHORITY_LAW
                                                             : LEX_AUTHORITY_GUIDANCE;
}
