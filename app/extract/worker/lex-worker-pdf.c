/* lex-worker-pdf.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of a PDF file with their places, through poppler. It refuses to order them: a page has
 * more orders than one. The main function of lexbridge-extract calls it, behind a closed door.
 */

#include "extract/worker/lex-worker-pdf.h"

#include <math.h>
#include <poppler.h>
#include <string.h>

#include "extract/worker/lex-worker-picture.h"
#include "extract/worker/lex-worker-speech.h"

#define MAX_PAGES 3000

/* At this density recognition is at its best. */
#define DOTS_PER_INCH 300.0
#define POINTS_PER_INCH 72.0

/* Who scans a book may stamp its pages with his name; a scan covers so large a part of a page. */
#define STAMP_LETTERS 80
#define SCAN_COVERS 0.5

/* A page of a larger area is no sheet of paper; its picture would be larger than the memory. */
#define MAX_PIXELS (40 * 1024 * 1024)

/* Poppler joins words whose gap is like all others of a line; letters stand no further apart than
 * this, in sizes of type. */
#define GAP 0.3

/* The letters of a page while words are made of them. */
typedef struct
{
  const char *text; /* where the next letter stands */
  PopplerRectangle *places;
  guint n_places;
  GList *attributes; /* borrowed, nullable; the one that holds the next letter, or a later one */
  guint i;           /* the next letter */
  GString *letters;  /* of the open word */
  LexWorkerWord word;
  const PopplerTextAttributes *before; /* of the letter before; borrowed, nullable */
} Letters;

static const PopplerTextAttributes *
get_attributes (Letters *self)
{
  while (self->attributes != NULL
         && ((const PopplerTextAttributes *) self->attributes->data)->end_index < (int) self->i)
    self->attributes = self->attributes->next;
  return self->attributes != NULL ? self->attributes->data : NULL;
}

/* The names of fonts are all that tells of their looks. */
static gboolean
names_face (const PopplerTextAttributes *attributes, const char *const *faces)
{
  g_autofree char *name = NULL;

  if (attributes == NULL || attributes->font_name == NULL)
    return FALSE;
  name = g_ascii_strdown (attributes->font_name, -1);
  for (; *faces != NULL; faces++)
    if (strstr (name, *faces) != NULL)
      return TRUE;
  return FALSE;
}

/* Fonts of signs that do not say what their signs are have the suits where their makers put them,
 * and word processors keep such signs in private use. */
static gunichar
read_suit (gunichar letter, const PopplerTextAttributes *attributes)
{
  static const gunichar suits[] = { 0x2663, 0x2666, 0x2665, 0x2660 };
  static const char *const dingbats[] = { "dingbats", NULL };
  static const char *const symbols[] = { "symbol", NULL };
  gunichar code = letter >= 0xF000 && letter <= 0xF0FF ? letter - 0xF000 : letter;
  gunichar first;

  if (code < 0xA7 || code > 0xAB)
    return letter;
  if (names_face (attributes, dingbats))
    first = 0xA8;
  else if (names_face (attributes, symbols))
    first = 0xA7;
  else
    return letter;
  return code >= first && code < first + G_N_ELEMENTS (suits) ? suits[code - first] : letter;
}

static void
open_word (LexWorkerWord *word, const PopplerRectangle *place,
           const PopplerTextAttributes *attributes)
{
  static const char *const heavy[] = { "bold", "black", "heavy", NULL };
  static const char *const slanted[] = { "italic", "oblique", NULL };

  *word = (LexWorkerWord){ .x0 = place->x1, .y0 = place->y1, .x1 = place->x2, .y1 = place->y2 };
  word->size = attributes != NULL ? attributes->font_size : place->y2 - place->y1;
  word->bold = names_face (attributes, heavy);
  word->italic = names_face (attributes, slanted);
}

static void
widen (LexWorkerWord *word, const PopplerRectangle *place)
{
  word->x0 = MIN (word->x0, place->x1);
  word->y0 = MIN (word->y0, place->y1);
  word->x1 = MAX (word->x1, place->x2);
  word->y1 = MAX (word->y1, place->y2);
}

/* A letter in other looks begins a word of its own, glued to the one before: a raised number is no
 * part of the word it hangs on. */
static gboolean
goes_on (const LexWorkerWord *word, const PopplerRectangle *place,
         const PopplerTextAttributes *before, const PopplerTextAttributes *attributes)
{
  if (before != attributes || place->x1 - word->x1 > GAP * word->size)
    return FALSE;
  /* Mathematicians and watermarks place letters one by one. */
  return place->y1 < word->y1 && place->y2 > word->y0;
}

/* Says the open word, if there is one. */
static void
close_word (Letters *self, gboolean glued)
{
  if (self->letters->len > 0)
    lex_worker_say_word (&self->word, self->letters->str, self->letters->len);
  g_string_truncate (self->letters, 0);
  self->word.glued = glued;
}

static void
take_letter (Letters *self, const PopplerRectangle *place)
{
  const PopplerTextAttributes *attributes = get_attributes (self);

  if (self->letters->len > 0 && !goes_on (&self->word, place, self->before, attributes))
    close_word (self, place->x1 - self->word.x1 < GAP * self->word.size);
  if (self->letters->len == 0)
    {
      gboolean glued = self->word.glued;

      open_word (&self->word, place, attributes);
      self->word.glued = glued;
    }
  g_string_append_unichar (self->letters, read_suit (g_utf8_get_char (self->text), attributes));
  widen (&self->word, place);
  self->before = attributes;
  self->text = g_utf8_next_char (self->text);
}

static void
say_words (Letters *self)
{
  for (; *self->text != '\0' && self->i < self->n_places; self->i++)
    {
      gunichar letter = g_utf8_get_char (self->text);

      if (!g_unichar_isspace (letter))
        {
          take_letter (self, &self->places[self->i]);
          continue;
        }
      close_word (self, FALSE);
      if (letter == '\n')
        lex_worker_say ("line");
      self->text = g_utf8_next_char (self->text);
    }
  close_word (self, FALSE);
}

static guint
count_letters (const char *text)
{
  guint n = 0;

  for (; text != NULL && *text; text = g_utf8_next_char (text))
    n += g_unichar_isspace (g_utf8_get_char (text)) ? 0 : 1;
  return n;
}

/* How large a part of the page its largest picture covers. */
static double
measure_picture (PopplerPage *page)
{
  GList *pictures = poppler_page_get_image_mapping (page);
  double width, height, largest = 0;

  poppler_page_get_size (page, &width, &height);
  for (const GList *at = pictures; at != NULL; at = at->next)
    {
      const PopplerRectangle *area = &((const PopplerImageMapping *) at->data)->area;

      largest = MAX (largest, fabs (area->x2 - area->x1) * fabs (area->y2 - area->y1));
    }
  poppler_page_free_image_mapping (pictures);
  return largest / MAX (width * height, 1);
}

/* A page is a picture if it has no text but one, or no more text than a stamp beside a large one.
 */
static gboolean
is_picture (PopplerPage *page, guint n_letters)
{
  if (n_letters >= STAMP_LETTERS)
    return FALSE;
  return measure_picture (page) > (n_letters == 0 ? 0 : SCAN_COVERS);
}

static void
say_text (PopplerPage *page, const char *text)
{
  GList *attributes = poppler_page_get_text_attributes (page);
  g_autofree PopplerRectangle *places = NULL;
  g_autoptr (GString) word = g_string_new (NULL);
  Letters letters = { .text = text, .attributes = attributes, .letters = word };

  poppler_page_get_text_layout (page, &places, &letters.n_places);
  letters.places = places;
  say_words (&letters);
  poppler_page_free_text_attributes (attributes);
}

/* Draws a page in grey; %NULL if it is too large. */
static guchar *
draw (PopplerPage *page, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *context = cairo_create (surface);
  guchar *grey = NULL;

  cairo_set_source_rgb (context, 1, 1, 1);
  cairo_paint (context);
  cairo_scale (context, DOTS_PER_INCH / POINTS_PER_INCH, DOTS_PER_INCH / POINTS_PER_INCH);
  poppler_page_render (page, context);
  cairo_surface_flush (surface);
  if (cairo_surface_status (surface) == CAIRO_STATUS_SUCCESS)
    {
      const guchar *data = cairo_image_surface_get_data (surface);
      gsize stride = (gsize) cairo_image_surface_get_stride (surface);

      grey = g_malloc ((gsize) width * (gsize) height);
      for (gsize y = 0; y < (gsize) height; y++)
        for (gsize x = 0; x < (gsize) width; x++)
          {
            const guchar *dot = data + y * stride + 4 * x;

            grey[y * (gsize) width + x] = (guchar) ((dot[0] + 2 * dot[1] + dot[2]) / 4);
          }
    }
  cairo_destroy (context);
  cairo_surface_destroy (surface);
  return grey;
}

static void
recognize_page (PopplerPage *page)
{
  double points_wide, points_high;
  g_autofree guchar *grey = NULL;
  int width, height;

  poppler_page_get_size (page, &points_wide, &points_high);
  points_wide = CLAMP (points_wide, 1, MAX_PIXELS);
  points_high = CLAMP (points_high, 1, MAX_PIXELS);
  if (points_wide * points_high * DOTS_PER_INCH * DOTS_PER_INCH
      > MAX_PIXELS * POINTS_PER_INCH * POINTS_PER_INCH)
    return;
  width = MAX ((int) (points_wide * DOTS_PER_INCH / POINTS_PER_INCH), 1);
  height = MAX ((int) (points_high * DOTS_PER_INCH / POINTS_PER_INCH), 1);
  grey = draw (page, width, height);
  if (grey != NULL)
    lex_worker_picture_say (grey, width, height, DOTS_PER_INCH);
}

static void
say_page (PopplerPage *page, guint number, gboolean recognize)
{
  g_autofree char *text = poppler_page_get_text (page);
  double width, height;

  poppler_page_get_size (page, &width, &height);
  lex_worker_say_page (number, width, height);
  if (!is_picture (page, count_letters (text)))
    {
      if (text != NULL)
        say_text (page, text);
      return;
    }
  lex_worker_say (recognize ? "recognized" : "picture");
  if (recognize)
    recognize_page (page);
}

static const char *
say_pages (PopplerDocument *document, gboolean recognize)
{
  int n = poppler_document_get_n_pages (document);

  if (n < 1 || n > MAX_PAGES)
    return "fail damaged";
  lex_worker_say ("pages %d", n);
  for (int i = 0; i < n; i++)
    {
      PopplerPage *page = poppler_document_get_page (document, i);

      if (page == NULL)
        return "fail damaged";
      say_page (page, (guint) i + 1, recognize);
      g_object_unref (page);
    }
  return "end";
}

const char *
lex_worker_pdf_read (GBytes *bytes, gboolean recognize)
{
  g_autoptr (GError) error = NULL;
  PopplerDocument *document = poppler_document_new_from_bytes (bytes, NULL, &error);
  const char *last;

  if (document == NULL)
    return g_error_matches (error, POPPLER_ERROR, POPPLER_ERROR_ENCRYPTED) ? "fail locked"
                                                                           : "fail damaged";
  last = say_pages (document, recognize);
  g_object_unref (document);
  return last;
}
