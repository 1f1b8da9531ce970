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

/* Where a word stands: as high as its line, so that all of a line stand on one level. */
static gboolean
get_place (const TessPageIterator *at, double density, LexWorkerWord *word)
{
  double scale = POINTS_PER_INCH / density;
  int x0, y0, x1, y1, ignored;

  if (!TessPageIteratorBoundingBox (at, RIL_TEXTLINE, &ignored, &y0, &ignored, &y1)
      || !TessPageIteratorBoundingBox (at, RIL_WORD, &x0, &ignored, &x1, &ignored))
    return FALSE;
  *word = (LexWorkerWord){ .x0 = x0 * scale, .y0 = y0 * scale, .x1 = x1 * scale, .y1 = y1 * scale };
  word->size = (word->y1 - word->y0) * SIZE_OF_LINE;
  return TRUE;
}

static void
say_results (TessResultIterator *results, double density)
{
  const TessPageIterator *at = TessResultIteratorGetPageIteratorConst (results);

  do
    {
      char *text = TessResultIteratorGetUTF8Text (results, RIL_WORD);
      LexWorkerWord word;

      if (TessPageIteratorIsAtBeginningOf (at, RIL_TEXTLINE))
        lex_worker_say ("line");
      if (text != NULL && *text != '\0' && get_place (at, density, &word))
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
