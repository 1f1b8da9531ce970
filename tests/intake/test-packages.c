/* test-packages.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Packages that no word processor made: each costs one clear line and nothing else.
 */

#include <archive.h>
#include <archive_entry.h>
#include <string.h>

#include "source-dump.h"

#define BOMB_BYTES (64 * 1024 * 1024)
#define DOCUMENT_START "<w:document xmlns:w=\"w\"><w:body>"
#define DOCUMENT_END "</w:body></w:document>"

typedef struct
{
  struct archive *archive;
  GByteArray *bytes;
} Package;

static la_ssize_t
write_cb (struct archive *archive, void *data, const void *buffer, size_t length)
{
  g_byte_array_append (data, buffer, (guint) length);
  return (la_ssize_t) length;
}

static Package
package_new (void)
{
  Package self = { archive_write_new (), g_byte_array_new () };

  archive_write_set_format_zip (self.archive);
  archive_write_set_bytes_in_last_block (self.archive, 1);
  g_assert_cmpint (archive_write_open (self.archive, self.bytes, NULL, write_cb, NULL), ==,
                   ARCHIVE_OK);
  return self;
}

static void
package_add (Package *self, const char *name, const char *content, gsize size)
{
  struct archive_entry *entry = archive_entry_new ();

  archive_entry_set_pathname (entry, name);
  archive_entry_set_size (entry, (la_int64_t) size);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_perm (entry, 0644);
  g_assert_cmpint (archive_write_header (self->archive, entry), ==, ARCHIVE_OK);
  g_assert_cmpint (archive_write_data (self->archive, content, size), ==, (la_ssize_t) size);
  archive_entry_free (entry);
}

static GBytes *
package_end (Package *self)
{
  g_assert_cmpint (archive_write_free (self->archive), ==, ARCHIVE_OK);
  return g_byte_array_free_to_bytes (self->bytes);
}

static GBytes *
pack (const char *name, const char *content, gsize size)
{
  Package package = package_new ();

  package_add (&package, name, content, size);
  return package_end (&package);
}

static LexIntakeSource *
read_bytes (GBytes *data, GError **error)
{
  g_autoptr (GPtrArray) problems
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);

  return lex_intake_source_read (data, "made.docx", problems, NULL, error);
}

static void
assert_refused (GBytes *data, LexIntakeError code, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntakeSource) source = read_bytes (data, &error);

  g_assert_null (source);
  g_assert_error (error, LEX_INTAKE_ERROR, (int) code);
  if (!strstr (error->message, words) || strchr (error->message, '\n'))
    g_error ("not what was expected: %s", error->message);
}

static void
assert_document_refused (const char *document)
{
  g_autoptr (GBytes) data = pack ("word/document.xml", document, strlen (document));

  assert_refused (data, LEX_INTAKE_ERROR_FORMAT, "breaks off");
}

/* A small file that unpacks to more than is read. */
static void
test_bomb (void)
{
  g_autofree char *spaces = g_strnfill (BOMB_BYTES, ' ');
  g_autoptr (GBytes) data = pack ("word/document.xml", spaces, BOMB_BYTES);

  g_assert_cmpuint (g_bytes_get_size (data), <, 1024 * 1024);
  assert_refused (data, LEX_INTAKE_ERROR_SIZE, "far more than it seems");
}

/* What nobody asks for is not unpacked, however large. */
static void
test_unwanted (void)
{
  static const char document[]
      = DOCUMENT_START "<w:p><w:r><w:t>Dry.</w:t></w:r></w:p>" DOCUMENT_END;
  g_autofree char *spaces = g_strnfill (BOMB_BYTES, ' ');
  Package package = package_new ();
  g_autoptr (GBytes) data = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntakeSource) source = NULL;

  package_add (&package, "word/media/umbrella.bmp", spaces, BOMB_BYTES);
  package_add (&package, "word/document.xml", document, strlen (document));
  data = package_end (&package);
  source = read_bytes (data, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (source->original, ==, "Dry.\n");
}

static void
test_broken (void)
{
  assert_document_refused ("no XML");
  assert_document_refused (DOCUMENT_START "<w:p><w:r><w:t>Dry.");
  assert_document_refused (
      "<!DOCTYPE d [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>" DOCUMENT_START
      "<w:p><w:r><w:t>&b;</w:t></w:r></w:p>" DOCUMENT_END);
  assert_document_refused (
      "<!DOCTYPE d SYSTEM \"http://localhost/d.dtd\">" DOCUMENT_START DOCUMENT_END);
}

static void
test_deep (void)
{
  g_autoptr (GString) document = g_string_new (DOCUMENT_START);

  for (guint i = 0; i < 100000; i++)
    g_string_append (document, "<w:tbl>");
  assert_document_refused (document->str);
}

/* libxml2 compares each attribute with each. */
static void
test_attributes (void)
{
  g_autoptr (GString) document = g_string_new ("<w:document xmlns:w=\"w\"");

  for (guint i = 0; i < 500000; i++)
    g_string_append_printf (document, " a%u=\"\"", i);
  g_string_append_printf (document, "/>");
  assert_document_refused (document->str);
}

static void
test_cut (void)
{
  static const char document[] = DOCUMENT_START DOCUMENT_END;
  g_autoptr (GBytes) data = pack ("word/document.xml", document, strlen (document));
  g_autoptr (GBytes) cut = g_bytes_new_from_bytes (data, 0, g_bytes_get_size (data) / 2);

  assert_refused (cut, LEX_INTAKE_ERROR_FORMAT, "damaged package");
}

static void
test_others (void)
{
  g_autoptr (GBytes) pictures = pack ("picture.png", "png", 3);
  Package package = package_new ();
  g_autoptr (GBytes) locked = NULL;

  assert_refused (pictures, LEX_INTAKE_ERROR_FORMAT, "of another kind");
  package_add (&package, "mimetype", "application/vnd.oasis.opendocument.text", 39);
  package_add (&package, "content.xml", "\1\2\3", 3);
  package_add (&package, "META-INF/manifest.xml", "<manifest:encryption-data/>", 27);
  locked = package_end (&package);
  assert_refused (locked, LEX_INTAKE_ERROR_FORMAT, "password");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/intake/packages/bomb", test_bomb);
  g_test_add_func ("/intake/packages/unwanted", test_unwanted);
  g_test_add_func ("/intake/packages/broken", test_broken);
  g_test_add_func ("/intake/packages/deep", test_deep);
  g_test_add_func ("/intake/packages/attributes", test_attributes);
  g_test_add_func ("/intake/packages/cut", test_cut);
  g_test_add_func ("/intake/packages/others", test_others);
  return g_test_run ();
}
