/* lex-worker-picture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of a picture with their places, through tesseract. It refuses to open a file once the
 * door is closed. The main function of lexbridge-extract opens it, and lex-worker-pdf.c uses it.
 */

#include "extract/worker/lex-worker-picture.h"

#include <leptonica/allheaders.h>
#include <tesseract/capi.h>

#include "extract/worker/lex-worker-speech.h"

#define POINTS_PER_INCH 72.0

/* Of a picture that does not say its density: that of a sheet of A4. */
#define SHEET_INCHES 8.27

/* Letters take about this part of their line's box. */
#define SIZE_OF_LINE 0.8

/* Lines within these parts of the usual height are of the usual type; below their base the letters
 * go down by such a part of it. */
#define LOW 0.65
#define HIGH 1.4
#define DESCENT 0.2

#define MAX_PIXELS (40 * 1024 * 1024)

/* Not freed: it lives as long as the process. */
static TessBaseAPI *engine;

gboolean
lex_worker_picture_open (void)
{
  static const char *const languages[] = { "pol+eng", "eng", "pol" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      engine = TessBaseAPICreate ();
      if (TessBaseAPIInit3 (engine, NULL, languages[i]) == 0)
        return TRUE;
      TessBaseAPIDelete (engine);
    }
  engine = NULL;
  return FALSE;
}

static int
compare_heights (gconstpointer a, gconstpointer b)
{
  double first = *(const double *) a, second = *(const double *) b;

  return (first > second) - (first < second);
}

/* How high most lines are: the ink of each is as high as its letters happen to be. */
static double
find_height (TessPageIterator *at)
{
  g_autoptr (GArray) heights = g_array_new (FALSE, FALSE, sizeof (double));
  int x0, y0, x1, y1;

  TessPageIteratorBegin (at);
  do
    if (TessPageIteratorBoundingBox (at, RIL_TEXTLINE, &x0, &y0, &x1, &y1))
      {
        double height = y1 - y0;

        g_array_append_val (heights, height);
      }
  while (TessPageIteratorNext (at, RIL_TEXTLINE));
  TessPageIteratorBegin (at);
  if (heights->len == 0)
    return 1;
  g_array_sort (heights, compare_heights);
  return MAX (g_array_index (heights, double, heights->len / 2), 1);
}

/* Where a word stands: as high as its line, so that all of a line stand on one level, and as high
 * as most lines, if its own is not much higher or lower. */
static gboolean
get_place (const TessPageIterator *at, double scale, double usual, LexWorkerWord *word)
{
  int x0, y0, x1, y1, ignored;
  double height, base;

  if (!TessPageIteratorBoundingBox (at, RIL_TEXTLINE, &ignored, &y0, &ignored, &y1)
      || !TessPageIteratorBoundingBox (at, RIL_WORD, &x0, &ignored, &x1, &ignored))
    return FALSE;
  height = y1 - y0 > LOW * usual && y1 - y0 < HIGH * usual ? usual : y1 - y0;
  base = y1;
  if (TessPageIteratorBaseline (at, RIL_TEXTLINE, &ignored, &y0, &ignored, &y1))
    base = (y0 + y1) / 2.0 + DESCENT * height;
  *word = (LexWorkerWord){ .x0 = x0 * scale, .x1 = x1 * scale };
  word->y1 = base * scale;
  word->y0 = (base - height) * scale;
  word->size = height * scale * SIZE_OF_LINE;
  return TRUE;
}

static void
say_results (TessResultIterator *results, double density)
{
  TessPageIterator *at = TessResultIteratorGetPageIterator (results);
  double usual = find_height (at);

  do
    {
      char *text = TessResultIteratorGetUTF8Text (results, RIL_WORD);
      LexWorkerWord word;

      if (TessPageIteratorIsAtBeginningOf (at, RIL_TEXTLINE))
        lex_worker_say ("line");
      if (text != NULL && *text != '\0' && get_place (at, POINTS_PER_INCH / density, usual, &word))
        lex_worker_say_word (&word, text, strlen (text));
      TessDeleteText (text);
    }
  while (TessResultIteratorNext (results, RIL_WORD));
}

static void
recognize (double density)
{
  TessResultIterator *results;

  TessBaseAPISetSourceResolution (engine, (int) density);
  if (TessBaseAPIRecognize (engine, NULL) != 0)
    return;
  results = TessBaseAPIGetIterator (engine);
  if (results == NULL)
    return;
  say_results (results, density);
  TessResultIteratorDelete (results);
}

void
lex_worker_picture_say (const guchar *grey, int width, int height, double density)
{
  TessBaseAPISetImage (engine, grey, width, height, 1, width);
  recognize (density);
  TessBaseAPIClear (engine);
}

const char *
lex_worker_picture_read (GBytes *bytes)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (bytes, &size);
  PIX *picture = pixReadMem (data, size);
  double density, scale;

  if (picture == NULL)
    return "fail damaged";
  if ((gint64) pixGetWidth (picture) * pixGetHeight (picture) > MAX_PIXELS)
    return "fail damaged";
  density = pixGetXRes (picture) > 0 ? pixGetXRes (picture) : pixGetWidth (picture) / SHEET_INCHES;
  density = MAX (density, 1);
  scale = POINTS_PER_INCH / density;
  lex_worker_say ("pages 1");
  lex_worker_say_page (1, pixGetWidth (picture) * scale, pixGetHeight (picture) * scale);
  lex_worker_say ("recognized");
  TessBaseAPISetImage2 (engine, picture);
  recognize (density);
  pixDestroy (&picture);
  return "end";
}
