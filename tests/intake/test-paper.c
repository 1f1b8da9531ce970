/* test-paper.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * PDF files that a press makes here become the blocks that a person reads: columns one after the
 * other, without running heads and page numbers, footnotes apart, cut words whole. It refuses to
 * keep such files: what is in them stands below.
 */

#include <string.h>

#include "intake/formats/lex-intake-source.h"
#include "press.h"

static LexIntakeSource *
read_bytes (GBytes *bytes, GError **error)
{
  g_autoptr (GPtrArray) problems
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);

  return lex_intake_source_read (bytes, "book.pdf", problems, NULL, error);
}

/* Ends the press and reads what it made. */
static LexIntakeSource *
read_press (Press *press)
{
  g_autoptr (GBytes) bytes = press_end (press);
  g_autoptr (GError) error = NULL;
  LexIntakeSource *source = read_bytes (bytes, &error);

  g_assert_no_error (error);
  g_assert_cmpint (source->format, ==, LEX_INTAKE_FORMAT_PDF);
  return source;
}

/* A line a block: its kind if it is no text, its mark and its words. */
static char *
dump (const LexIntakeSource *source)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < source->blocks->len; i++)
    {
      const LexIntakeBlock *block = source->blocks->pdata[i];

      if (block->marker == LEX_INTAKE_MARKER_NOTE)
        g_string_append (out, "note ");
      if (block->linked)
        g_string_append (out, "list ");
      if (block->level > 0)
        g_string_append_printf (out, "head ");
      g_string_append_printf (out, "%s%s%s\n", block->mark != NULL ? block->mark : "",
                              block->mark != NULL ? " " : "", block->text);
    }
  return g_string_free (out, FALSE);
}

static void
assert_blocks (const LexIntakeSource *source, const char *expected)
{
  g_autofree char *got = dump (source);
  g_auto (GStrv) got_lines = g_strsplit (got, "\n", -1);
  g_auto (GStrv) lines = g_strsplit (expected, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpstr (got_lines[i], ==, lines[i]);
  g_assert_cmpuint (g_strv_length (got_lines), ==, g_strv_length (lines));
}

/* As large as fills a narrow column. */
#define TITLE "<span size=\"290%%\">%s</span>"

/* A word fills a line of a list so deep. */
#define DEEP                                                                                       \
  "Umbrellas returned tomorrow without handles displease everybody, gardeners included, because "  \
  "somebody afterwards repairs whatever strangers carelessly damaged."

#define RAIN                                                                                       \
  "When rain falls on the roof of the tea house, every guest who owns no umbrella waits in the "   \
  "hall until the porter has found one for him, or until the rain has ended by itself and the "    \
  "street is dry again."

static void
test_paragraphs (void)
{
  Press *press = press_new (&(PressStyle){ 0 });
  g_autoptr (LexIntakeSource) source = NULL;

  press_heading (press, "Umbrellas");
  press_paragraph (press, RAIN, 0, 0);
  press_paragraph (press, RAIN, 14, 0);
  press_paragraph (press, "1.  " RAIN, 0, 14);
  press_paragraph (press, "(a)  " RAIN, 14, 28);
  press_paragraph (press, "(b)  Short.", 14, 28);
  source = read_press (press);
  assert_blocks (source,
                 "head Umbrellas\n" RAIN "\n" RAIN "\n1. " RAIN "\n(a) " RAIN "\n(b) Short.\n");
  g_assert_cmpuint (((LexIntakeBlock *) source->blocks->pdata[4])->indent, >=, 2);
}

/* Without gaps, ragged, and flush left: only room at the end of a line tells. */
static void
test_flush (void)
{
  Press *press = press_new (&(PressStyle){ .ragged = TRUE, .gap = -1 });
  g_autoptr (LexIntakeSource) source = NULL;

  press_paragraph (press, RAIN " He may sing, but softly, as long as nobody sleeps.", 0, 0);
  press_paragraph (press, "A. " RAIN " See rule 4.", 0, 0);
  press_paragraph (press, "B. " RAIN, 0, 0);
  source = read_press (press);
  assert_blocks (source, RAIN " He may sing, but softly, as long as nobody sleeps.\nA. " RAIN
                              " See rule 4.\nB. " RAIN "\n");
}

static void
fill (Press *press, guint n, const char *words)
{
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u.  %s", i, words);

      press_paragraph (press, text, 0, 14);
    }
}

static void
assert_filled (const LexIntakeSource *source, guint n, const char *words)
{
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint i = 1; i <= n; i++)
    g_string_append_printf (expected, "%u. %s\n", i, words);
  assert_blocks (source, expected->str);
}

static void
test_columns (void)
{
  const PressStyle styles[] = {
    { .columns = 2, .size = 8 },
    { .columns = 2, .size = 8, .ragged = TRUE },
    { .columns = 3, .size = 6 },
    { .columns = 2, .size = 12 }, /* of long words, two in a line */
  };

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      Press *press = press_new (&styles[i]);
      const char *words = styles[i].size > 8 ? DEEP : RAIN;
      g_autoptr (LexIntakeSource) source = NULL;

      fill (press, 60, words);
      source = read_press (press);
      assert_filled (source, 60, words);
    }
}

/* Lists so deep that a line has a word or two; and titles that nearly touch over the gutter. */
static void
test_narrow (void)
{
  static const char *const titles[] = { "Umbrellas", "Parasols" };
  Press *press = press_new (&(PressStyle){ .columns = 2, .ragged = TRUE });
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (LexIntakeSource) source = NULL;
  g_autofree char *blocks = NULL;

  fill (press, 60, RAIN);
  press_paragraph (press, "(a)  " RAIN, 60, 72);
  for (guint j = 0; j < 36; j++)
    press_paragraph (press, "(i)  " DEEP, 72, 90);
  press_new_page (press, 2);
  for (guint j = 0; j < G_N_ELEMENTS (titles); j++)
    {
      g_autofree char *title = g_strdup_printf (TITLE, titles[j]);

      press_paragraph (press, title, 0, 0);
      press_paragraph (press, RAIN, 0, 0);
      press_new_column (press);
      g_string_append_printf (expected, "head %s\n%s\n", titles[j], RAIN);
    }
  source = read_press (press);
  blocks = dump (source);
  g_assert_nonnull (strstr (blocks, "\n(i) " DEEP "\n(i) " DEEP "\n"));
  g_assert_true (g_str_has_suffix (blocks, expected->str));
}

static void
test_margins (void)
{
  Press *press = press_new (
      &(PressStyle){ .heads = { "Rules of the Tea House", "Second Edition" }, .numbers = TRUE });
  g_autoptr (LexIntakeSource) source = NULL;

  fill (press, 40, RAIN);
  source = read_press (press);
  assert_filled (source, 40, RAIN);
  /* They are kept beside. */
  g_assert_nonnull (strstr (source->original, "\nRules of the Tea House\n"));
  g_assert_nonnull (strstr (source->original, "\nSecond Edition\n"));
  g_assert_cmpuint (((LexIntakeBlock *) source->blocks->pdata[39])->page, >, 3);
}

/* A page a law: the same words with other numbers at the same place are no running head. */
static void
test_titles (void)
{
  static const char *const texts[] = {
    "Umbrellas are lent, never sold.", "The porter counts them at noon.",
    "Nobody opens one in the hall.",   "A wet one is shaken outside.",
    "Who breaks one mends it.",        "Parasols count as umbrellas.",
  };
  Press *press = press_new (&(PressStyle){ .numbers = TRUE });
  g_autoptr (LexIntakeSource) source = NULL;
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *title = g_strdup_printf ("RULE %u", 20 + 3 * i);

      if (i > 0)
        press_new_page (press, 1);
      press_paragraph (press, title, 0, 0);
      press_paragraph (press, texts[i], 0, 0);
      g_string_append_printf (expected, "%s\n%s\n", title, texts[i]);
    }
  source = read_press (press);
  assert_blocks (source, expected->str);
}

/* How the number of a note is set in the text, and before its words. */
typedef struct
{
  const char *name;
  const char *mark;
  const char *read;
  const char *before;
  gboolean late; /* there was no room for it on its page */
} Notes;

static const Notes all_notes[] = {
  { "raised", "<sup>1</sup>", "¹", "<sup>1</sup>" },
  { "stopped", "<sup>1</sup>", "¹", "1." },
  { "flat", "1", "1", "1." },
  { "late", "<sup>1</sup>", "¹", "1.", TRUE },
};

static void
test_notes (gconstpointer data)
{
  const Notes *set = data;
  const guint n_more = set->late ? 6 : 12;
  Press *press = press_new (&(PressStyle){ .numbers = TRUE });
  g_autofree char *text
      = g_strdup_printf ("The porter%s keeps the umbrellas.* He counts them.", set->mark);
  g_autofree char *note
      = g_strdup_printf ("%s Or his deputy, when the porter is away on the one day in a week that "
                         "he has to himself, unless it rains.",
                         set->before);
  g_autoptr (LexIntakeSource) source = NULL;
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (GString) notes = g_string_new (NULL);

  press_paragraph (press, text, 0, 0);
  if (set->late)
    press_new_page (press, 1);
  press_note (press, note);
  press_note (press, "* Parasols too.");
  for (guint i = 0; i < n_more; i++)
    press_paragraph (press, RAIN, 0, 0);
  source = read_press (press);
  /* Where the page ends inside a paragraph is the font's affair: the notes are taken out to look.
   */
  for (guint i = 0; i < source->blocks->len;)
    {
      const LexIntakeBlock *block = source->blocks->pdata[i];

      if (block->marker != LEX_INTAKE_MARKER_NOTE)
        {
          i++;
          continue;
        }
      g_string_append_printf (notes, "%s %s\n", block->mark, block->text);
      g_ptr_array_remove_index (source->blocks, i);
    }
  g_assert_cmpstr (notes->str, ==,
                   "¹ Or his deputy, when the porter is away on the one day in a week that he has "
                   "to himself, unless it rains.\n* Parasols too.\n");
  g_string_append_printf (expected, "The porter%s keeps the umbrellas.* He counts them.\n",
                          set->read);
  for (guint i = 0; i < n_more; i++)
    g_string_append_printf (expected, "%s\n", RAIN);
  assert_blocks (source, expected->str);
}

static void
test_cut_words (void)
{
  Press *press = press_new (&(PressStyle){ .columns = 3, .size = 9 });
  g_autoptr (LexIntakeSource) source = NULL;

  press_paragraph (
      press,
      "A tea-house keeps um\u00ADbrel\u00ADlas for those who have for\u00ADgot\u00ADten "
      "theirs, be\u00ADcause the weath\u00ADer changes with\u00ADout warn\u00ADing and "
      "no\u00ADbody should leave the tea-house wet, un\u00ADless he wants to.",
      0, 0);
  source = read_press (press);
  assert_blocks (source, "A tea-house keeps umbrellas for those who have forgotten theirs, because "
                         "the weather changes without warning and nobody should leave the "
                         "tea-house wet, unless he wants to.\n");
}

static void
test_ligatures (void)
{
  Press *press = press_new (&(PressStyle){ 0 });
  g_autoptr (LexIntakeSource) source = NULL;

  press_paragraph (press,
                   "O\uFB03ce \uFB01nds di\uFB00erent \uFB02ags; office finds different "
                   "flags. Za\u017C\u00F3\u0142\u0107 g\u0119\u015Bl\u0105.",
                   0, 0);
  source = read_press (press);
  assert_blocks (source, "Office finds different flags; office finds different flags. "
                         "Za\u017C\u00F3\u0142\u0107 g\u0119\u015Bl\u0105.\n");
}

/* Cairo draws where it is told: a large letter, and lines that make room for it. */
static void
test_initial (void)
{
  static const double places[] = { 0, 34 };
  static const char *const rows[][3] = {
    { "<span size='360%'>W</span>", "hen rain falls on the roof of the tea house, and", NULL },
    { "", "every guest who owns no umbrella waits for one", NULL },
    { "", "in the hall where the porter sits all night, no", NULL },
  };
  Press *press = press_new (&(PressStyle){ .gap = -1 });
  g_autoptr (LexIntakeSource) source = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    press_row (press, rows[i], places);
  press_paragraph (press, "guest leaves the house wet, as long as there are umbrellas in the hall.",
                   0, 0);
  source = read_press (press);
  assert_blocks (source,
                 "When rain falls on the roof of the tea house, and every guest who owns no "
                 "umbrella waits for one in the hall where the porter sits all night, no "
                 "guest leaves the house wet, as long as there are umbrellas in the "
                 "hall.\n");
}

static void
test_contents (void)
{
  Press *press = press_new (&(PressStyle){ .numbers = TRUE });
  g_autoptr (LexIntakeSource) source = NULL;
  static const char *const entries[]
      = { "Umbrellas", "Rain", "The Porter", "Loans", "Damage", "Return", "Parasols" };
  g_autofree char *got = NULL;

  press_heading (press, "Contents");
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", 2 + i * 3);

      press_entry (press, entries[i], number, i % 2 ? 10 : 0);
    }
  press_new_page (press, 1);
  press_paragraph (press, RAIN, 0, 0);
  source = read_press (press);
  got = dump (source);
  g_assert_true (g_str_has_prefix (got, "head Contents\nlist Umbrellas "));
  g_assert_nonnull (strstr (got, "\nlist Parasols "));
  g_assert_true (g_str_has_suffix (got, "\n" RAIN "\n"));
}

static void
test_index (void)
{
  Press *press = press_new (&(PressStyle){ .numbers = TRUE, .size = 9 });
  g_autoptr (LexIntakeSource) source = NULL;
  guint n_list = 0, n_text = 0;

  fill (press, 30, RAIN);
  press_new_page (press, 2);
  press_heading (press, "Index");
  for (char letter = 'A'; letter <= 'Z'; letter++)
    {
      g_autofree char *entry = g_strdup_printf ("%cunt, umbrella of an 4B1, 12, 7C2(a)", letter);

      press_paragraph (press, entry, 0, 12);
    }
  source = read_press (press);
  for (guint i = 0; i < source->blocks->len; i++)
    {
      const LexIntakeBlock *block = source->blocks->pdata[i];

      n_list += block->linked ? 1 : 0;
      n_text += block->linked ? 0 : 1;
    }
  /* The title, too. */
  g_assert_cmpuint (n_text, ==, 31);
  g_assert_cmpuint (n_list, ==, 26);
}

static void
test_table (void)
{
  static const double places[] = { 0, 130, 230 };
  static const char *const rows[][4] = {
    { "Umbrellas lent", "Dry", "Wet", NULL },
    { "For the first of them", "50", "100", NULL },
    { "For each further one", "100", "200", NULL },
    { "For a parasol, not returned", "200", "300", NULL },
    { "If nobody returns any", "500", "700", NULL },
  };
  Press *press = press_new (&(PressStyle){ 0 });
  g_autoptr (LexIntakeSource) source = NULL;

  press_paragraph (press, RAIN, 0, 0);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    press_row (press, rows[i], places);
  press_paragraph (press, RAIN, 0, 0);
  source = read_press (press);
  assert_blocks (source, RAIN "\nUmbrellas lent Dry Wet\nFor the first of them 50 100\n"
                              "For each further one 100 200\nFor a parasol, not returned 200 300\n"
                              "If nobody returns any 500 700\n" RAIN "\n");
}

/* What is refused is refused in one line that names the file. */
static void
test_refused (void)
{
  g_autoptr (GBytes) locked = press_locked ();
  g_autoptr (GBytes) damaged = g_bytes_new_static ("%PDF-1.7\nno", 11);
  g_autoptr (GError) first = NULL;
  g_autoptr (GError) second = NULL;

  g_assert_null (read_bytes (locked, &first));
  g_assert_error (first, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_FORMAT);
  g_assert_cmpstr (first->message, ==,
                   "book.pdf: is protected by a password; save a copy without one and import that");
  g_assert_null (read_bytes (damaged, &second));
  g_assert_cmpstr (second->message, ==, "book.pdf: is damaged and cannot be read; fetch it again");
}

/* A book of pictures is recognized, or refused in one line. */
static void
test_scanned (void)
{
  Press *press = press_new (&(PressStyle){ .pictures = TRUE, .size = 12 });
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntakeSource) source = NULL;

  press_paragraph (press, RAIN, 0, 0);
  press_paragraph (press, "A. The porter keeps the umbrellas.", 0, 0);
  bytes = press_end (press);
  source = read_bytes (bytes, &error);
  if (source != NULL)
    assert_blocks (source, RAIN "\nA. The porter keeps the umbrellas.\n");
  else
    g_assert_cmpstr (
        error->message, ==,
        "book.pdf: is a picture without text, and tesseract with its Polish and English "
        "data is not installed; install it, or import the output of another OCR "
        "program");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/intake/paper/paragraphs", test_paragraphs);
  g_test_add_func ("/intake/paper/flush", test_flush);
  g_test_add_func ("/intake/paper/columns", test_columns);
  g_test_add_func ("/intake/paper/narrow", test_narrow);
  g_test_add_func ("/intake/paper/margins", test_margins);
  g_test_add_func ("/intake/paper/titles", test_titles);
  for (gsize i = 0; i < G_N_ELEMENTS (all_notes); i++)
    {
      g_autofree char *path = g_strconcat ("/intake/paper/notes/", all_notes[i].name, NULL);

      g_test_add_data_func (path, &all_notes[i], test_notes);
    }
  g_test_add_func ("/intake/paper/cut-words", test_cut_words);
  g_test_add_func ("/intake/paper/ligatures", test_ligatures);
  g_test_add_func ("/intake/paper/initial", test_initial);
  g_test_add_func ("/intake/paper/contents", test_contents);
  g_test_add_func ("/intake/paper/index", test_index);
  g_test_add_func ("/intake/paper/table", test_table);
  g_test_add_func ("/intake/paper/refused", test_refused);
  g_test_add_func ("/intake/paper/scanned", test_scanned);
  return g_test_run ();
}
