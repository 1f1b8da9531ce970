/* injection-matter.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is imported while errors are injected: a law as text, two in a folder, one in a PDF file, in
 * a packed one, or as a picture. It refuses to know what fails. Only test-injection.c calls it.
 */

#include "injection-matter.h"

#include <archive.h>
#include <archive_entry.h>
#include <glib/gstdio.h>
#include <string.h>

#include "press.h"

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

static la_ssize_t
append_cb (struct archive *archive, void *data, const void *buffer, size_t length)
{
  g_byte_array_append (data, buffer, (guint) length);
  return (la_ssize_t) length;
}

static void
add_part (struct archive *archive, const char *name, const char *content)
{
  struct archive_entry *entry = archive_entry_new ();

  archive_entry_set_pathname (entry, name);
  archive_entry_set_size (entry, (la_int64_t) strlen (content));
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  g_assert_cmpint (archive_write_header (archive, entry), ==, ARCHIVE_OK);
  archive_write_data (archive, content, strlen (content));
  archive_entry_free (entry);
}

/* Each line a paragraph, between what opens and closes one, and the whole between two halves. */
static char *
dup_paragraphs (const char *text, const char *open, const char *close, const char *around)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_auto (GStrv) halves = g_strsplit (around, "%s", 2);
  g_autoptr (GString) body = g_string_new (NULL);

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0')
      g_string_append_printf (body, "%s%s%s", open, *line, close);
  return g_strjoinv (body->str, halves);
}

static GBytes *
pack (const char *const *parts)
{
  GByteArray *bytes = g_byte_array_new ();
  struct archive *archive = archive_write_new ();

  archive_write_set_format_zip (archive);
  archive_write_set_bytes_in_last_block (archive, 1);
  g_assert_cmpint (archive_write_open (archive, bytes, NULL, append_cb, NULL), ==, ARCHIVE_OK);
  for (const char *const *part = parts; *part != NULL; part += 2)
    add_part (archive, part[0], part[1]);
  g_assert_cmpint (archive_write_free (archive), ==, ARCHIVE_OK);
  return g_byte_array_free_to_bytes (bytes);
}

static GBytes *
pack_docx (const char *text)
{
  g_autofree char *body
      = dup_paragraphs (text, "<w:p><w:r><w:t>", "</w:t></w:r></w:p>",
                        "<w:document xmlns:w=\"w\"><w:body>%s</w:body></w:document>");

  return pack ((const char *const[]){ "word/document.xml", body, NULL });
}

static GBytes *
pack_odt (const char *text)
{
  g_autofree char *body = dup_paragraphs (
      text, "<text:p>", "</text:p>",
      "<office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" "
      "xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\"><office:body><office:text>"
      "%s</office:text></office:body></office:document-content>");

  return pack ((const char *const[]){ "mimetype", "application/vnd.oasis.opendocument.text",
                                      "content.xml", body, NULL });
}

/* A page of which there is no more than a picture. */
static GBytes *
draw (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Press *press = press_new (&(PressStyle){ .pictures = TRUE, .size = 14 });

  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0')
      press_paragraph (press, *line, 0, 0);
  return press_end (press);
}

static char *
write_bytes (Fixture *fixture, const char *name, GBytes *bytes)
{
  char *path = g_build_filename (fixture->root, name, NULL);
  gsize size;
  const char *content = g_bytes_get_data (bytes, &size);

  g_assert_true (g_file_set_contents (path, content, (gssize) size, NULL));
  g_bytes_unref (bytes);
  return path;
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
  if (matter == MATTER_DOCX)
    return write_bytes (fixture, name, pack_docx (text));
  if (matter == MATTER_ODT)
    return write_bytes (fixture, name, pack_odt (text));
  if (matter == MATTER_PICTURE)
    return write_bytes (fixture, name, draw (text));
  if (matter == MATTER_FILE)
    return fixture_write (fixture, name, text);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  write_law (fixture, first, LAW_20, word);
  write_law (fixture, second, LAW_27, word);
  return g_steal_pointer (&path);
}
