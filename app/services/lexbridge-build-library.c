/* lexbridge-build-library.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program that the build runs to make the library that ships.
 * It refuses to know what is in it. Meson calls it, with the folder of the corpus, the file to make
 * and, for ninja, the file to list in what it was made from.
 */

#include "services/lex-depfile.h"
#include "services/lex-library-rebuild.h"

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;

  if (argc != 3 && argc != 4)
    {
      g_printerr ("usage: %s CORPUS LIBRARY [DEPFILE]\n", argv[0]);
      return 2;
    }
  if (!lex_library_build (argv[1], argv[2], &error)
      || (argc == 4 && !lex_depfile_write (argv[3], argv[2], argv[1], &error)))
    {
      g_printerr ("lexbridge-build-library: %s\n", error->message);
      return 1;
    }
  return 0;
}
