/* test-extract.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words come out of PDF files with their places, and whatever the reader does costs one clear
 * error. It refuses to fake the reader: the real one reads, and one behind the same door
 * misbehaves.
 */

#include <string.h>

#include "extract/lex-extract-package.h"
#include "extract/lex-extract.h"
#include "press.h"

static LexExtractText *
extract (GBytes *bytes, LexExtractKind kind, GError **error)
{
  LexExtractRequest request = { .kind = kind };

  return lex_extract_read (bytes, &request, error);
}

/* All words of a page, as the reader orders them. */
static char *
dup_words (LexExtractText *text, guint page)
{
  const LexExtractPage *at = text->pages->pdata[page];
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < at->words->len; i++)
    {
      const LexExtractWord *word = &g_array_index (at->words, LexExtractWord, i);

      if (out->len > 0 && !(word->flags & LEX_EXTRACT_GLUED))
        g_string_append_c (out, ' ');
      g_string_append (out, word->text);
    }
  return g_string_free (out, FALSE);
}

static void
test_words (void)
{
  Press *press = press_new (&(PressStyle){ 0 });
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexExtractText) text = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  const LexExtractWord *word;

  press_paragraph (press, "An <b>open</b> umbrella\u2019s ła\u017c\u0105 office", 0, 0);
  press_new_page (press, 1);
  press_paragraph (press, "Rain<sup>12</sup> falls", 0, 0);
  bytes = press_end (press);
  text = extract (bytes, LEX_EXTRACT_PDF, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (text->pages->len, ==, 2);
  first = dup_words (text, 0);
  g_assert_cmpstr (first, ==, "An open umbrella\u2019s ła\u017c\u0105 office");
  second = dup_words (text, 1);
  g_assert_cmpstr (second, ==, "Rain12 falls");

  word = &g_array_index (((LexExtractPage *) text->pages->pdata[0])->words, LexExtractWord, 1);
  g_assert_true (word->flags & LEX_EXTRACT_BOLD);
  g_assert_cmpint (word->size, ==, 1000);
  g_assert_cmpint (word->x0, >, 4800);
  g_assert_cmpint (word->y0, >=, 4600);
  g_assert_cmpint (word->y1, <, 6400);
  word = &g_array_index (((LexExtractPage *) text->pages->pdata[1])->words, LexExtractWord, 1);
  g_assert_cmpstr (word->text, ==, "12");
  g_assert_true (word->flags & LEX_EXTRACT_GLUED);
  g_assert_cmpint (word->size, <, 900);
}

/* Where makers of fonts put clubs, diamonds, hearts and spades. */
static void
test_suits (void)
{
  static const struct
  {
    const char *font;
    const char *codes;
    const char *expected;
  } fonts[] = {
    { "Dingbats", "\\250\\251\\252\\253", "\u2663\u2666\u2665\u2660" },
    { "SymbolMT", "\\247\\250\\251\\252", "\u2663\u2666\u2665\u2660" },
    { "Garamond", "\\251", "\u00A9" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fonts); i++)
    {
      g_autoptr (GBytes) bytes = press_suits (fonts[i].font, fonts[i].codes);
      g_autoptr (GError) error = NULL;
      g_autoptr (LexExtractText) text = extract (bytes, LEX_EXTRACT_PDF, &error);
      g_autofree char *words = NULL;

      g_assert_no_error (error);
      words = dup_words (text, 0);
      g_assert_cmpstr (words, ==, fonts[i].expected);
    }
}

static void
test_locked (void)
{
  g_autoptr (GBytes) bytes = press_locked ();
  g_autoptr (GError) error = NULL;

  g_assert_null (extract (bytes, LEX_EXTRACT_PDF, &error));
  g_assert_error (error, LEX_EXTRACT_ERROR, LEX_EXTRACT_ERROR_LOCKED);
}

static void
test_damaged (void)
{
  static const char *const files[] = { "", "%PDF-1.4\n", "no such thing" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (files[i], strlen (files[i]));
      g_autoptr (GError) error = NULL;

      g_assert_null (extract (bytes, LEX_EXTRACT_PDF, &error));
      g_assert_error (error, LEX_EXTRACT_ERROR, LEX_EXTRACT_ERROR_DAMAGED);
    }
}

/* Where tesseract is installed the words are read; where not, that is said. */
static void
test_scanned (void)
{
  Press *press
      = press_new (&(PressStyle){ .pictures = TRUE, .size = 14, .stamp = "Scanned by nobody" });
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexExtractText) text = NULL;
  g_autofree char *words = NULL;

  press_paragraph (press, "The umbrella stands in the hall.", 0, 0);
  press_paragraph (press, "Parasol stoi w sieni.", 0, 0);
  bytes = press_end (press);
  text = extract (bytes, LEX_EXTRACT_PDF, &error);
  if (text == NULL)
    {
      g_assert_error (error, LEX_EXTRACT_ERROR, LEX_EXTRACT_ERROR_SCANNED);
      g_test_skip ("tesseract or its data are not here");
      return;
    }
  words = dup_words (text, 0);
  g_assert_true (
      g_str_has_prefix (words, "The umbrella stands in the hall. Parasol stoi w sieni."));
  g_assert_true (((LexExtractPage *) text->pages->pdata[0])->recognized);
}

static void
count_pages (guint done, guint total, gpointer data)
{
  guint *last = data;

  g_assert_cmpuint (done, >, *last);
  g_assert_cmpuint (total, ==, 3);
  *last = done;
}

static void
test_progress (void)
{
  Press *press = press_new (&(PressStyle){ 0 });
  guint last = 0;
  LexExtractRequest request = { .progress = count_pages, .data = &last };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (LexExtractText) text = NULL;

  press_new_page (press, 1);
  press_new_page (press, 1);
  bytes = press_end (press);
  text = lex_extract_read (bytes, &request, NULL);
  g_assert_nonnull (text);
  g_assert_cmpuint (last, ==, 3);
}

static LexExtractText *
misbehave (const char *act, guint silence, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (act, strlen (act));
  LexExtractRequest request = {
    .program = g_getenv ("LEXBRIDGE_NAUGHTY"),
    .silence = silence,
    .cancellable = cancellable,
  };

  return lex_extract_read (bytes, &request, error);
}

static const struct
{
  const char *act;
  LexExtractError code;
} misdeeds[] = {
  { "sleep", LEX_EXTRACT_ERROR_TIME },
  { "spin", LEX_EXTRACT_ERROR_TIME },
  { "trickle", LEX_EXTRACT_ERROR_TIME },
  { "crash", LEX_EXTRACT_ERROR_BROKEN },
  { "lie", LEX_EXTRACT_ERROR_BROKEN },
  { "flood", LEX_EXTRACT_ERROR_BROKEN },
  { "close", LEX_EXTRACT_ERROR_BROKEN },
  { "nothing", LEX_EXTRACT_ERROR_BROKEN },
  { "connect", LEX_EXTRACT_ERROR_FORBIDDEN },
  { "run", LEX_EXTRACT_ERROR_FORBIDDEN },
  /* These are refused, not deadly: the reader then says so. */
  { "open", LEX_EXTRACT_ERROR_LOCKED },
  { "write", LEX_EXTRACT_ERROR_LOCKED },
#ifndef __SANITIZE_ADDRESS__
  { "eat", LEX_EXTRACT_ERROR_BROKEN },
#endif
};

static void
test_misdeed (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GError) error = NULL;

  /* Only who is to be ended for saying nothing is given little time. */
  g_assert_null (misbehave (misdeeds[i].act, misdeeds[i].code == LEX_EXTRACT_ERROR_TIME ? 1 : 0,
                            NULL, &error));
  g_assert_error (error, LEX_EXTRACT_ERROR, (int) misdeeds[i].code);
  g_assert_null (strchr (error->message, '\n'));
}

static void
test_behave (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexExtractText) text = misbehave ("behave", 0, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (lex_extract_text_count_words (text), ==, 1);
}

static gpointer
cancel_soon (gpointer cancellable)
{
  g_usleep (50000);
  g_cancellable_cancel (cancellable);
  return NULL;
}

static void
test_cancel (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  GThread *thread = g_thread_new ("cancel", cancel_soon, cancellable);

  g_assert_null (misbehave ("trickle", 0, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
}

static void
test_no_program (void)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("x", 1);
  LexExtractRequest request = { .program = "/nonexistent/reader" };
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_extract_read (bytes, &request, &error));
  g_assert_error (error, LEX_EXTRACT_ERROR, LEX_EXTRACT_ERROR_PROGRAM);
}

static GPtrArray *
misunpack (const char *act, GError **error)
{
  static const char *const patterns[] = { "first", "second", NULL };
  g_autoptr (GBytes) bytes = g_bytes_new_static (act, strlen (act));
  g_autofree char *honest = g_strdup (g_getenv ("LEXBRIDGE_EXTRACT"));
  GPtrArray *parts;

  g_setenv ("LEXBRIDGE_EXTRACT", g_getenv ("LEXBRIDGE_NAUGHTY"), TRUE);
  parts = lex_extract_unpack (bytes, patterns, 10, NULL, error);
  g_setenv ("LEXBRIDGE_EXTRACT", honest, TRUE);
  return parts;
}

/* What comes in pieces is whole again, and what is empty is there. */
static void
test_parcel (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) parts = misunpack ("parcel", &error);

  g_assert_no_error (error);
  g_assert_cmpuint (parts->len, ==, 2);
  g_assert_cmpmem (g_bytes_get_data (parts->pdata[0], NULL), g_bytes_get_size (parts->pdata[0]),
                   "abc", 3);
  g_assert_cmpuint (g_bytes_get_size (parts->pdata[1]), ==, 0);
}

static void
test_wrong_parcels (void)
{
  static const char *const acts[] = { "overfill", "stray", "break-off", "crash" };

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (misunpack (acts[i], &error));
      g_assert_error (error, LEX_EXTRACT_ERROR, LEX_EXTRACT_ERROR_BROKEN);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/extract/words", test_words);
  g_test_add_func ("/extract/suits", test_suits);
  g_test_add_func ("/extract/locked", test_locked);
  g_test_add_func ("/extract/damaged", test_damaged);
  g_test_add_func ("/extract/scanned", test_scanned);
  g_test_add_func ("/extract/progress", test_progress);
  for (guint i = 0; i < G_N_ELEMENTS (misdeeds); i++)
    {
      g_autofree char *path = g_strconcat ("/extract/misdeed/", misdeeds[i].act, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_misdeed);
    }
  g_test_add_func ("/extract/behave", test_behave);
  g_test_add_func ("/extract/parcel", test_parcel);
  g_test_add_func ("/extract/wrong-parcels", test_wrong_parcels);
  g_test_add_func ("/extract/cancel", test_cancel);
  g_test_add_func ("/extract/no-program", test_no_program);
  return g_test_run ();
}
