/* oracle-query.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random queries, with all signs and limits that can be typed, and what they ask for, noted while
 * they are made. Only test-oracle.c calls it.
 */

#include <string.h>

#include "language/lex-fold.h"
#include "language/lex-silent.h"
#include "oracle.h"

static void
wish_free (gpointer data)
{
  Wish *wish = data;

  g_ptr_array_unref (wish->words);
  g_free (wish);
}

void
typed_free (Query *query)
{
  g_string_free (query->text, TRUE);
  g_ptr_array_unref (query->wishes);
  g_ptr_array_unref (query->excluded);
  g_free (query);
}

static gboolean
wishes_equal (gconstpointer a, gconstpointer b)
{
  GPtrArray *first = ((const Wish *) a)->words;
  GPtrArray *second = ((const Wish *) b)->words;

  for (guint i = 0; i < first->len && first->len == second->len; i++)
    if (!g_str_equal (first->pdata[i], second->pdata[i]))
      return FALSE;
  return first->len == second->len;
}

/* What is typed twice counts once, where it was typed last, and as strictly as either. */
static void
add_wish (Query *query, Wish *wish)
{
  GPtrArray *wishes = wish->excluded ? query->excluded : query->wishes;
  guint place;

  if (g_ptr_array_find_with_equal_func (wishes, wish, wishes_equal, &place))
    {
      const Wish *before = wishes->pdata[place];

      wish->quoted |= before->quoted;
      wish->grows |= before->grows;
      g_ptr_array_remove_index (wishes, place);
    }
  g_ptr_array_add (wishes, wish);
}

static Wish *
make_wish (const char *text)
{
  Wish *wish = g_new0 (Wish, 1);

  wish->words = g_ptr_array_new_with_free_func (g_free);
  lex_tokenize (text, -1, world_word_cb, wish->words);
  return wish;
}

/* Words that stand behind one another somewhere, so that phrases are found at times. */
static char *
pick_row (World *world)
{
  Entry *entry
      = world->entries->pdata[g_rand_int_range (world->random, 0, (gint32) world->entries->len)];
  GPtrArray *text = entry->words[g_rand_int_range (world->random, 0, LEX_N_LANGUAGES)][BODY];
  guint at;

  if (text->len < 2 || g_rand_int_range (world->random, 0, 4) == 0)
    return g_strjoin (" ", world_pick (world), world_pick (world), NULL);
  at = (guint) g_rand_int_range (world->random, 0, (gint32) text->len - 1);
  return g_strjoin (" ", text->pdata[at], text->pdata[at + 1], NULL);
}

static void
add_quoted (World *world, Query *query)
{
  g_autofree char *row = pick_row (world);
  Wish *wish = make_wish (row);

  wish->quoted = TRUE;
  wish->excluded = g_rand_int_range (world->random, 0, 4) == 0;
  g_string_append_printf (query->text, "%s\"%s\" ", wish->excluded ? "-" : "", row);
  add_wish (query, wish);
}

static void
add_word (World *world, Query *query)
{
  g_autofree char *unknown = world_make_word (world->random);
  const char *word = g_rand_int_range (world->random, 0, 4) > 0 ? world_pick (world) : unknown;
  Wish *wish = make_wish (word);

  wish->excluded = g_rand_int_range (world->random, 0, 10) == 0;
  wish->grows = !wish->excluded && g_rand_int_range (world->random, 0, 8) == 0;
  g_string_append_printf (query->text, "%s%s%s ", wish->excluded ? "-" : "", word,
                          wish->grows ? "*" : "");
  add_wish (query, wish);
}

static void
add_limit (World *world, Query *query)
{
  query->limited = TRUE;
  switch (g_rand_int_range (world->random, 0, 4))
    {
    case 0:
      query->kind = LEX_KIND_COMMENTARY;
      g_string_append (query->text, "kind:commentary ");
      return;
    case 1:
      query->languages = LEX_LANGUAGES_PL;
      g_string_append (query->text, "LANG:pl ");
      return;
    case 2:
      query->first_law = query->last_law = (guint) g_rand_int_range (world->random, 1, 70);
      g_string_append_printf (query->text, "law:%u ", query->first_law);
      return;
    default:
      query->first_law = (guint) g_rand_int_range (world->random, 1, 70);
      query->last_law = query->first_law + (guint) g_rand_int_range (world->random, 0, 30);
      g_string_append_printf (query->text, "law:%u-%u ", query->first_law, query->last_law);
    }
}

/* Who only excludes something is taken to want it. */
static void
want_something (Query *query)
{
  g_autoptr (GPtrArray) excluded = g_steal_pointer (&query->excluded);

  query->excluded = g_ptr_array_new_with_free_func (wish_free);
  for (guint i = 0; i < excluded->len; i++)
    {
      const Wish *wish = excluded->pdata[i];

      for (guint j = 0; j < wish->words->len; j++)
        add_wish (query, make_wish (wish->words->pdata[j]));
    }
}

/* The last word may be unfinished; a single letter behind others is none yet, and none of one
 * letter begins another. */
static void
let_grow (Query *query)
{
  const char *end = g_strchomp (query->text->str) + strlen (query->text->str);
  const char *letter = g_utf8_find_prev_char (query->text->str, end);
  gboolean single = letter != NULL && letter > query->text->str && letter[-1] == ' '
                    && g_unichar_isalpha (g_utf8_get_char (letter));
  guint n = query->wishes->len;
  Wish *last = n > 0 ? query->wishes->pdata[n - 1] : NULL;

  if (n > 1 && single && !last->quoted)
    g_ptr_array_set_size (query->wishes, (int) n - 1);
  else if (last != NULL && !last->quoted)
    last->grows = TRUE;
  for (guint i = 0; i < query->wishes->len; i++)
    {
      Wish *wish = query->wishes->pdata[i];

      if (strlen (wish->words->pdata[0]) < 2) /* folded words here are ASCII */
        wish->grows = FALSE;
    }
}

static gboolean
is_silent (const Wish *wish)
{
  return !wish->quoted && !wish->grows && lex_word_is_silent (wish->words->pdata[0]);
}

/* Silent words are wanted only where nothing else is. */
static void
leave_silent (Query *query)
{
  guint n_silent = 0;

  for (guint i = 0; i < query->wishes->len; i++)
    n_silent += is_silent (query->wishes->pdata[i]);
  for (guint i = query->wishes->len; n_silent < query->wishes->len && i-- > 0;)
    if (is_silent (query->wishes->pdata[i]))
      {
        g_ptr_array_remove_index (query->wishes, i);
        n_silent--;
      }
}

Query *
typed_new (World *world)
{
  static const int kinds[] = { -1, -1, LEX_KIND_LAW, LEX_KIND_COMMENTARY, LEX_KIND_GUIDE };
  Query *query = g_new0 (Query, 1);

  query->text = g_string_new (NULL);
  query->wishes = g_ptr_array_new_with_free_func (wish_free);
  query->excluded = g_ptr_array_new_with_free_func (wish_free);
  query->languages = (LexLanguages) g_rand_int_range (world->random, 1, 4);
  query->kind = kinds[g_rand_int_range (world->random, 0, G_N_ELEMENTS (kinds))];
  return query;
}

/* Types it; the limits that are set beside the text are those that it begins with. */
LexQuery *
typed_type (World *world, Query *query)
{
  LexLanguages languages = query->languages;
  int kind = query->kind;

  for (gint32 n = g_rand_int_range (world->random, 1, 5); n > 0; n--)
    {
      gint32 what = g_rand_int_range (world->random, 0, 10);

      if (what == 0)
        add_limit (world, query);
      else if (what == 1)
        add_quoted (world, query);
      else
        add_word (world, query);
    }
  if (query->wishes->len == 0)
    want_something (query);
  let_grow (query);
  leave_silent (query);
  return lex_query_new (query->text->str, languages, kind, 10 * N_CLAUSES);
}
