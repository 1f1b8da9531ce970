/* lex-intake-encoding.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From bytes to UTF-8. It knows encodings and the marks of other formats, and
 * nothing of what the text says. Only lex-intake-source.c calls it.
 */

#include "intake/formats/lex-intake-encoding.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-error.h"
#include "intake/formats/lex-intake-report.h"

#define BYTE_ORDER_MARK "\xEF\xBB\xBF"

/* One stray control character in so many bytes is damage; more is no text. */
#define BYTES_PER_CONTROL 200

static const char polish_letters[] = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";

static gboolean
fail_format (GError **error, const char *file_name, const char *message)
{
  g_set_error (error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_FORMAT, "%s: %s", file_name, message);
  return FALSE;
}

static gboolean
begins_with (const char *bytes, gsize size, const char *mark)
{
  return size >= strlen (mark) && g_ascii_strncasecmp (bytes, mark, strlen (mark)) == 0;
}

static gboolean
has_many_controls (const char *bytes, gsize size)
{
  gsize n_controls = 0;

  for (gsize i = 0; i < size; i++)
    if (g_ascii_iscntrl (bytes[i]) && !g_ascii_isspace (bytes[i]))
      n_controls++;
  return n_controls > 2 + size / BYTES_PER_CONTROL;
}

/* Formats that have text inside, but not as text. */
static gboolean
check_format (const char *bytes, gsize size, const char *file_name, GError **error)
{
  gsize skip = 0;

  /* The bytes have no end mark. */
  while (skip < size && g_ascii_isspace (bytes[skip]))
    skip++;
  if (begins_with (bytes, size, "%PDF-"))
    return fail_format (error, file_name,
                        _ ("is a PDF file, which cannot be read yet; save it as text first"));
  if (begins_with (bytes + skip, size - skip, "<!doctype html")
      || begins_with (bytes + skip, size - skip, "<html"))
    return fail_format (error, file_name,
                        _ ("is an HTML page, which cannot be read yet; save it as text first"));
  if (memchr (bytes, '\0', size) || has_many_controls (bytes, size))
    return fail_format (error, file_name, _ ("is no text file; choose a text file, best in UTF-8"));
  return TRUE;
}

/* How Polish a text looks: its letters count for it, control characters and
 * signs that no one types inside words against it. */
static glong
rate_polish (const char *text)
{
  glong rate = 0;

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (character < 0x80)
        continue;
      if (g_utf8_strchr (polish_letters, -1, character))
        rate += 2;
      else if (g_unichar_iscntrl (character))
        rate -= 4;
      else
        rate -= 1;
    }
  return rate;
}

static char *
decode_8_bit (const char *bytes, gsize size, GPtrArray *problems)
{
  g_autofree char *windows
      = g_convert (bytes, (gssize) size, "UTF-8", "WINDOWS-1250", NULL, NULL, NULL);
  g_autofree char *iso = g_convert (bytes, (gssize) size, "UTF-8", "ISO-8859-2", NULL, NULL, NULL);
  gboolean prefer_iso = iso && (!windows || rate_polish (iso) > rate_polish (windows));

  if (!iso && !windows)
    return NULL;
  lex_intake_report (problems, 0, LEX_SEVERITY_WARNING,
                     _ ("the file is not in UTF-8; it was read as %s, check the Polish letters"),
                     prefer_iso ? "ISO-8859-2" : "Windows-1250");
  return prefer_iso ? g_steal_pointer (&iso) : g_steal_pointer (&windows);
}

/* A file that was UTF-8 before a few bytes of it were lost. */
static char *
decode_damaged (const char *bytes, gsize size, GPtrArray *problems)
{
  g_autofree char *mended = g_utf8_make_valid (bytes, (gssize) size);
  guint n_lost = 0, n_whole = 0;

  for (const char *c = mended; *c; c = g_utf8_next_char (c))
    if (g_utf8_get_char (c) == 0xFFFD)
      n_lost++;
    else if ((guchar) *c >= 0x80)
      n_whole++;
  if (n_whole <= 2 * n_lost)
    return NULL;
  lex_intake_report (problems, 0, LEX_SEVERITY_WARNING,
                     g_dngettext (GETTEXT_PACKAGE, "%u character is damaged; it is shown as %s",
                                  "%u characters are damaged; they are shown as %s", n_lost),
                     n_lost, "\xEF\xBF\xBD");
  return g_steal_pointer (&mended);
}

char *
lex_intake_decode (GBytes *data, const char *file_name, GPtrArray *problems, GError **error)
{
  gsize size;
  const char *bytes = g_bytes_get_data (data, &size);
  char *text;

  if (!bytes)
    return g_strdup ("");
  if (!check_format (bytes, size, file_name, error))
    return NULL;
  if (begins_with (bytes, size, BYTE_ORDER_MARK))
    {
      bytes += strlen (BYTE_ORDER_MARK);
      size -= strlen (BYTE_ORDER_MARK);
    }
  if (g_utf8_validate_len (bytes, size, NULL))
    return g_strndup (bytes, size);

  text = decode_damaged (bytes, size, problems);
  if (!text)
    text = decode_8_bit (bytes, size, problems);
  if (!text)
    fail_format (error, file_name, _ ("has an unknown encoding; save it as UTF-8"));
  return text;
}
