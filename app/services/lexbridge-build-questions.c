/* lexbridge-build-questions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program that the build runs to make the file of the question bank, and who writes a question
 * to check it. It refuses to know what they ask. Meson calls it, with the folder of the corpus, the
 * shipped library, the file to make and, for ninja, the file to list in what it was made from.
 */

#include "services/lex-depfile.h"
#include "services/lex-questions.h"

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL;

  if (argc != 4 && argc != 5)
    {
      g_printerr ("usage: %s CORPUS LIBRARY QUESTIONS [DEPFILE]\n", argv[0]);
      return 2;
    }
  folder = g_build_filename (argv[1], "questions", NULL);
  if (!lex_questions_build (argv[1], argv[2], argv[3], &error)
      || (argc == 5 && !lex_depfile_write (argv[4], argv[3], folder, &error)))
    {
      g_printerr ("lexbridge-build-questions: %s\n", error->message);
      return 1;
    }
  return 0;
}
