/* injection-matter.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is imported while errors are injected: a law as text, two in a folder, one in a PDF file. It
 * refuses to know what fails. Only test-injection.c calls it.
 */

#include "injection-matter.h"

#include <glib/gstdio.h>
#include <string.h>

#define LAW_20                                                                                     \
  "LAW 20 - ASKING ABOUT THE BIDDING\n\n"                                                          \
  "A. A player who lost a call in the %s may have it said once more.\n\n"                          \
  "B. One asks at his turn (see Law 27).\n"

#define LAW_27                                                                                     \
  "LAW 27 - TOO LOW A BID\n\n"                                                                     \
  "A. The next player may let the bid stand in the %s.\n\n"                                        \
  "B. If he does not, the bidder makes it good.\n"

static char *
dup_law (const char *law, const char *word)
{
  g_auto (GStrv) halves = g_strsplit (law, "%s", 2);

  return g_strjoinv (word, halves);
}

static void
write_law (Fixture *fixture, const char *name, const char *law, const char *word)
{
  g_autofree char *text = dup_law (law, word);

  g_free (fixture_write (fixture, name, text));
}

/* A line of text for each of its own, on one page. */
static char *
dup_drawn (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  GString *drawn = g_string_new ("BT /F1 11 Tf 40 780 Td 16 TL\n");

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) opened = g_strsplit (*line, "(", -1);
      g_autofree char *half = g_strjoinv ("\\(", opened);
      g_auto (GStrv) closed = g_strsplit (half, ")", -1);
      g_autofree char *plain = g_strjoinv ("\\)", closed);

      g_string_append_printf (drawn, "(%s) Tj T*\n", plain);
    }
  g_string_append (drawn, "ET\n");
  return g_string_free (drawn, FALSE);
}

/* Returns: the path of a PDF file with a text */
static char *
write_pdf (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *drawn = dup_drawn (text);
  g_autofree char *content
      = g_strdup_printf ("<< /Length %zu >> stream\n%sendstream", strlen (drawn), drawn);
  const char *objects[] = {
    "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font "
    "<< /F1 5 0 R >> >> >>",
    content, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"
  };
  g_autoptr (GString) file = g_string_new ("%PDF-1.4\n");
  g_autoptr (GString) table = g_string_new ("xref\n0 6\n0000000000 65535 f \n");

  for (guint i = 0; i < G_N_ELEMENTS (objects); i++)
    {
      g_string_append_printf (table, "%010zu 00000 n \n", file->len);
      g_string_append_printf (file, "%u 0 obj\n%s\nendobj\n", i + 1, objects[i]);
    }
  g_string_append_printf (table, "trailer << /Size 6 /Root 1 0 R >>\nstartxref\n%zu\n%%%%EOF\n",
                          file->len);
  g_string_append (file, table->str);
  return fixture_write (fixture, name, file->str);
}

char *
injection_write_laws (Fixture *fixture, const char *name, Matter matter, const char *word)
{
  g_autofree char *path = g_build_filename (fixture->root, name, NULL);
  g_autofree char *first = g_build_filename (name, "law20.txt", NULL);
  g_autofree char *second = g_build_filename (name, "law27.txt", NULL);
  g_autofree char *text = dup_law (LAW_20, word);

  if (matter == MATTER_PDF)
    return write_pdf (fixture, name, text);
  if (matter == MATTER_FILE)
    return fixture_write (fixture, name, text);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  write_law (fixture, first, LAW_20, word);
  write_law (fixture, second, LAW_27, word);
  return g_steal_pointer (&path);
}
