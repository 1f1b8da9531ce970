/* lex-intake-sections.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where each law of a book begins, told from where it is only named: in the contents, in running
 * heads, in the index. It does not read the laws. Only lex-intake-laws.c and lex-intake-terms.c
 * call it.
 *
 * Every block that looks like a title is a mark with a weight: what speaks for it
 * (the known title, the first clause behind it) and how many words follow before
 * another law is named. The chain of rising laws that weighs most wins: contents
 * rise, too, but carry nothing.
 */

#include "intake/lex-intake-sections.h"

#include <string.h>

#include "intake/formats/lex-intake-numbers.h"
#include "intake/lex-intake-heading.h"

#define GAIN_NUMBER 1.0
#define GAIN_TITLE 3.0
#define GAIN_CONTENT 3.0
#define GAIN_LETTER 1.0    /* a first letter with another heading than the law's */
#define GAIN_LEAST 3.0     /* less names a law and does not begin it */
#define BYTES_A_POINT 60.0 /* so many bytes behind a title weigh one point */
#define GAIN_BYTES_MAX 8.0
#define COST_PAGE 3.0 /* a page number behind the title: a line of contents */
#define OVERLAP_SOME 0.3

/* A title is set in so many lines at most. */
#define TITLE_BLOCKS 3

/* How far behind its title a law's first clause may begin. */
#define CONTENT_BLOCKS 2

/* So many terms in so many paragraphs make definitions. */
#define TERMS_BLOCKS 12
#define TERMS_MIN 4

/* So many paragraphs in a row that are mostly references make an index. */
#define INDEX_RUN 6
#define INDEX_SHARE 0.15

/* A place that calls itself a section. */
typedef struct
{
  guint index;    /* of its first block */
  guint n_blocks; /* how many the title covers */
  guint rank;     /* of its skeleton, from 1 in reading order */
  double gain;
  double best;    /* of the chain that ends here */
  int before;     /* the mark before it in that chain, or -1 */
  gboolean named; /* number or title are all there is in these blocks */
} Mark;

typedef struct
{
  GPtrArray *blocks;
  GPtrArray *skeletons;
  GHashTable *titles; /* key → rank */
  GArray *marks;      /* of Mark */
} Search;

static LexIntakeBlock *
get_block (const Search *self, guint index)
{
  return g_ptr_array_index (self->blocks, index);
}

static const LexIntakeSkeleton *
get_skeleton (const Search *self, guint rank)
{
  return g_ptr_array_index (self->skeletons, rank - 1);
}

static const LexIntakePlace *
get_place (const Search *self, guint rank, guint place)
{
  return g_ptr_array_index (get_skeleton (self, rank)->places, place);
}

/* The words of a title, which may be set in several lines, as one. */
static char *
dup_title (const Search *self, guint index, const char *first, guint n_blocks)
{
  GString *title = g_string_new (first);

  for (guint i = 1; i < n_blocks; i++)
    g_string_append_printf (title, "%s%s", title->len ? " " : "",
                            get_block (self, index + i)->text);
  return g_string_free (title, FALSE);
}

/* Whether words are the title of a law, and perhaps the number of its page. */
static gboolean
is_title_of (const Search *self, const char *words, guint rank, gboolean *paged)
{
  gsize length = lex_intake_place_match_heading (get_place (self, rank, 0), words);
  const char *rest = words + length;

  rest += strspn (rest, " .…");
  *paged = g_ascii_isdigit (*rest);
  return length > 0 && strspn (rest, "0123456789 ") == strlen (rest);
}

static guint
find_law (const Search *self, guint number)
{
  for (guint i = 1; i <= self->skeletons->len; i++)
    if (lex_intake_skeleton_get_law (get_skeleton (self, i)) == number)
      return i;
  return 0;
}

static gboolean
is_plain (const Search *self, guint index)
{
  return index < self->blocks->len && get_block (self, index)->marker == LEX_INTAKE_MARKER_NONE
         && lex_intake_block_is_title (get_block (self, index));
}

/* A line of a title that is set in several. */
static gboolean
is_in_title (const Search *self, guint index)
{
  return index < self->blocks->len && get_block (self, index)->marker == LEX_INTAKE_MARKER_NONE
         && lex_intake_block_is_in_title (get_block (self, index));
}

/* Looks how many blocks the title of a numbered law covers. */
static gboolean
measure_title (const Search *self, Mark *mark, const char *rest)
{
  for (guint n = 1; n <= TITLE_BLOCKS && (n == 1 || is_in_title (self, mark->index + n - 1)); n++)
    {
      g_autofree char *words = dup_title (self, mark->index, rest, n);
      gboolean paged = FALSE;

      if (!is_title_of (self, words, mark->rank, &paged))
        continue;
      mark->n_blocks = n;
      mark->gain += GAIN_TITLE - (paged ? COST_PAGE : 0);
      return TRUE;
    }
  return FALSE;
}

static gboolean
read_numbered (const Search *self, guint index, Mark *mark)
{
  const char *rest = NULL;
  guint number = lex_intake_numbers_get_law (get_block (self, index), &rest);

  *mark = (Mark){ index, 1, number ? find_law (self, number) : 0, GAIN_NUMBER, 0, -1, TRUE };
  /* `Law 59.` may end a sentence. */
  if (mark->rank == 0
      || (!lex_intake_block_is_title (get_block (self, index))
          && (*rest || !is_plain (self, index + 1))))
    return FALSE;
  if (!measure_title (self, mark, rest) && *rest)
    mark->named = FALSE; /* another title than the known one, or no title at all */
  else if (mark->n_blocks == 1 && !*rest && is_plain (self, index + 1) && mark->gain < GAIN_TITLE)
    mark->n_blocks = 2;
  return TRUE;
}

static gboolean
read_titled (const Search *self, guint index, Mark *mark)
{
  const LexIntakeBlock *block = get_block (self, index);
  g_autofree char *key = NULL;

  if (block->marker != LEX_INTAKE_MARKER_NONE || !lex_intake_block_is_title (block))
    return FALSE;
  key = lex_intake_heading_key (block->text);
  *mark = (Mark){ index,      1, GPOINTER_TO_UINT (g_hash_table_lookup (self->titles, key)),
                  GAIN_TITLE, 0, -1,
                  TRUE };
  return mark->rank > 0;
}

static const LexIntakePlace *
find_first_letter (const Search *self, guint rank)
{
  const LexIntakeSkeleton *skeleton = get_skeleton (self, rank);

  return skeleton->places->len > 1 ? get_place (self, rank, 1) : NULL;
}

/* How much a block says that it is the first letter of a law, with the heading of that or without.
 */
static double
rate_letter (const LexIntakePlace *letter, const LexIntakeBlock *block)
{
  gboolean marked
      = block->marker == LEX_INTAKE_MARKER_CAPITAL || block->marker == LEX_INTAKE_MARKER_LABEL;

  if (block->marker == LEX_INTAKE_MARKER_CAPITAL && block->value != 1)
    return 0;
  if ((marked || block->marker == LEX_INTAKE_MARKER_NONE)
      && (lex_intake_place_match_heading (letter, block->text)
          || lex_intake_place_begins_heading (letter, block->text)))
    return GAIN_CONTENT;
  if (block->marker != LEX_INTAKE_MARKER_CAPITAL)
    return 0;
  return letter->has_heading ? GAIN_LETTER : GAIN_CONTENT;
}

/* Whether the first clause of a law, or the law's own words, follow. */
static double
rate_content (const Search *self, const Mark *mark)
{
  const LexIntakePlace *own = get_place (self, mark->rank, 0);
  const LexIntakePlace *letter = find_first_letter (self, mark->rank);
  guint first = mark->index + mark->n_blocks;
  double gain = 0;

  for (guint i = first; i < MIN (first + CONTENT_BLOCKS, self->blocks->len); i++)
    {
      const LexIntakeBlock *block = get_block (self, i);
      g_autoptr (GHashTable) stems = NULL;

      if (letter)
        gain = MAX (gain, rate_letter (letter, block));
      stems = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      lex_intake_stems (block->text, stems);
      if (own->has_text && lex_intake_overlap (stems, own->stems) >= OVERLAP_SOME)
        gain = GAIN_CONTENT;
    }
  return gain;
}

static void
find_marks (Search *self)
{
  for (guint i = 0; i < self->blocks->len; i++)
    {
      Mark mark;
      double content;
      gboolean numbered = read_numbered (self, i, &mark);

      if (!numbered && !read_titled (self, i, &mark))
        continue;
      content = rate_content (self, &mark);
      if (content < GAIN_CONTENT && !numbered)
        continue; /* a clause may have the name of another law for its heading */
      mark.gain += content;
      g_array_append_val (self->marks, mark);
    }
}

/* What stands between a mark and the next one of another law speaks for it. */
static void
weigh_marks (Search *self)
{
  gsize bytes = 0;
  guint next = self->marks->len, at = self->blocks->len;

  for (; next > 0; next--)
    {
      Mark *mark = &g_array_index (self->marks, Mark, next - 1);

      if (next < self->marks->len && (mark + 1)->rank != mark->rank)
        bytes = 0;
      for (; at > mark->index + mark->n_blocks; at--)
        bytes += strlen (get_block (self, at - 1)->text);
      mark->gain += MIN ((double) bytes / BYTES_A_POINT, GAIN_BYTES_MAX);
    }
}

/* The last mark of the best chain. */
static int
chain_marks (Search *self)
{
  g_autofree int *best = g_new (int, self->skeletons->len + 1); /* by rank */
  int last = -1;

  for (guint i = 0; i <= self->skeletons->len; i++)
    best[i] = -1;
  for (guint i = 0; i < self->marks->len; i++)
    {
      Mark *mark = &g_array_index (self->marks, Mark, i), *all;

      all = &g_array_index (self->marks, Mark, 0);
      if (mark->gain < GAIN_LEAST)
        continue;
      for (guint j = 1; j < mark->rank; j++)
        if (best[j] >= 0 && (mark->before < 0 || all[best[j]].best > all[mark->before].best))
          mark->before = best[j];
      mark->best = mark->gain + (mark->before >= 0 ? all[mark->before].best : 0);
      if (best[mark->rank] < 0 || all[best[mark->rank]].best < mark->best)
        best[mark->rank] = (int) i;
      if (last < 0 || all[last].best < mark->best)
        last = (int) i;
    }
  return last;
}

LexIntakeSection *
lex_intake_section_new (const LexIntakeSkeleton *skeleton, const char *title, guint line)
{
  LexIntakeSection *self = g_new0 (LexIntakeSection, 1);

  self->skeleton = skeleton;
  self->title = g_strdup (title);
  self->line = line;
  self->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_block_free);
  return self;
}

void
lex_intake_section_free (LexIntakeSection *self)
{
  if (!self)
    return;
  g_free (self->title);
  g_ptr_array_unref (self->blocks);
  g_free (self);
}

static LexIntakeSection *
open_section (const Search *self, const Mark *mark)
{
  const LexIntakeBlock *block = get_block (self, mark->index);
  const char *rest = block->text;
  g_autofree char *title = NULL;

  lex_intake_numbers_get_law (block, &rest);
  title = dup_title (self, mark->index, rest, mark->n_blocks);
  return lex_intake_section_new (get_skeleton (self, mark->rank), title, block->line);
}

static gboolean
is_reference (const char *token)
{
  gsize digits = strspn (token, "0123456789");

  return digits > 0 && digits <= 3;
}

static gboolean
is_index_line (const LexIntakeBlock *block)
{
  g_auto (GStrv) tokens = g_strsplit_set (block->text, " ", 200);
  guint n = 0, n_references = 0;

  for (; tokens[n]; n++)
    n_references += is_reference (tokens[n]);
  return n > 0 && n_references >= INDEX_SHARE * n && n_references > 0
         && !strchr (".;", block->text[strlen (block->text) - 1]);
}

/* Where the text of the last law ends and an index begins. */
static guint
find_index (const Search *self, guint first)
{
  static const char *const words[] = { "index", "indeks", "skorowidz" };
  guint run = 0;

  for (guint i = first; i < self->blocks->len; i++)
    {
      const LexIntakeBlock *block = get_block (self, i);
      g_autofree char *low = g_utf8_strdown (block->text, -1);

      for (gsize j = 0; j < G_N_ELEMENTS (words); j++)
        if (g_str_has_prefix (low, words[j]) && lex_intake_block_is_title (block))
          return i;
      run = is_index_line (block) ? run + 1 : 0;
      if (run == INDEX_RUN)
        return i + 1 - INDEX_RUN;
    }
  return self->blocks->len;
}

/* Lines that name a law where they cannot begin it are running heads; a number above the title
 * that begins the next law is of that title. */
static void
drop_heads (const Search *self, guint from, guint to, gboolean *gone)
{
  for (guint i = 0; i < self->marks->len; i++)
    {
      const Mark *mark = &g_array_index (self->marks, Mark, i);

      if (mark->named && mark->index >= from)
        for (guint j = mark->index; j < MIN (mark->index + mark->n_blocks, to); j++)
          gone[j] = TRUE;
    }
}

static void
take_section (const Search *self, GPtrArray *sections, const Mark *mark, guint to, gboolean *gone)
{
  LexIntakeSection *section = open_section (self, mark);
  guint from = mark->index + mark->n_blocks;

  for (guint i = mark->index; i < from; i++)
    gone[i] = TRUE;
  drop_heads (self, from, to, gone);
  for (guint i = from; i < to; i++)
    if (!gone[i])
      g_ptr_array_add (section->blocks, g_ptr_array_index (self->blocks, i));
  g_ptr_array_insert (sections, 0, section);
}

/* Moves the blocks of the sections out of the file's; their titles and running heads go. */
static void
part_blocks (const Search *self, GPtrArray *sections, const gboolean *gone)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  gsize n;
  gpointer *all = g_ptr_array_steal (self->blocks, &n);

  for (guint i = 0; i < sections->len; i++)
    {
      const LexIntakeSection *section = g_ptr_array_index (sections, i);

      for (guint j = 0; j < section->blocks->len; j++)
        g_hash_table_add (taken, g_ptr_array_index (section->blocks, j));
    }
  for (gsize i = 0; i < n; i++)
    if (gone[i])
      lex_intake_block_free (all[i]);
    else if (!g_hash_table_contains (taken, all[i]))
      g_ptr_array_add (self->blocks, all[i]);
  g_free (all);
}

static void
list_titles (Search *self)
{
  for (guint i = 1; i <= self->skeletons->len; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (get_place (self, i, 0)->keys); j++)
      if (get_place (self, i, 0)->keys[j] && lex_intake_skeleton_get_law (get_skeleton (self, i)))
        g_hash_table_insert (self->titles, get_place (self, i, 0)->keys[j], GUINT_TO_POINTER (i));
}

GPtrArray *
lex_intake_sections_find (GPtrArray *blocks, GPtrArray *skeletons)
{
  Search self = { blocks, skeletons, g_hash_table_new (g_str_hash, g_str_equal),
                  g_array_new (FALSE, FALSE, sizeof (Mark)) };
  GPtrArray *sections = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_section_free);
  g_autofree gboolean *gone = g_new0 (gboolean, blocks->len + 1);
  guint to;
  int last;

  list_titles (&self);
  find_marks (&self);
  weigh_marks (&self);
  last = chain_marks (&self);
  if (last >= 0 && g_array_index (self.marks, Mark, last).before < 0)
    last = -1; /* a single law is a page, and may have more before its title than a book has */
  to = last < 0 ? 0
                : find_index (&self, g_array_index (self.marks, Mark, last).index
                                         + g_array_index (self.marks, Mark, last).n_blocks);
  for (; last >= 0; last = g_array_index (self.marks, Mark, last).before)
    {
      const Mark *mark = &g_array_index (self.marks, Mark, last);

      take_section (&self, sections, mark, to, gone);
      to = mark->index;
    }
  part_blocks (&self, sections, gone);
  g_hash_table_unref (self.titles);
  g_array_unref (self.marks);
  return sections;
}
