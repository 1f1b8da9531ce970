/* lex-worker-no-picture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Stands for lex-worker-picture.c where the program is built without tesseract. It knows no
 * picture. The main function of lexbridge-extract calls it.
 */

#include "extract/worker/lex-worker-picture.h"

gboolean
lex_worker_picture_open (void)
{
  return FALSE;
}

void
lex_worker_picture_say (const guchar *grey, int width, int height, double density)
{
}

const char *
lex_worker_picture_read (GBytes *bytes)
{
  return "fail unavailable";
}
