/* lex-intake-encoding.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From bytes to UTF-8. It knows encodings, and nothing of what the text says. Only
 * lex-intake-source.c calls it.
 */

#include "intake/formats/lex-intake-encoding.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-error.h"
#include "intake/formats/lex-intake-report.h"

#define BYTE_ORDER_MARK "\xEF\xBB\xBF"

/* One stray control character in so many bytes is damage; more is no text. */
#define BYTES_PER_CONTROL 200

/* So much of a file is looked at for what it says of its encoding, and to guess it. */
#define DECLARED_BYTES 4096
#define SAMPLE_BYTES (256 * 1024)

/* In a Polish text one letter in fifteen has a tail or a stroke; in another a name has, or what is
 * no letter at all but the mark of a footnote. */
#define LETTERS_PER_POLISH 50

static const char polish_letters[] = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";

/* Signs that stand beside words in any language. */
static const char signs[] = "“”„‘’‚«»–—…•·§©®™°€£×½¼¾¹²³ª¡¿†‡\xC2\xA0";

static gboolean
fail_format (GError **error, const char *file_name, const char *message)
{
  g_set_error (error, LEX_INTAKE_ERROR, LEX_INTAKE_ERROR_FORMAT, "%s: %s", file_name, message);
  return FALSE;
}

static gboolean
begins_with (const char *bytes, gsize size, const char *mark)
{
  return size >= strlen (mark) && memcmp (bytes, mark, strlen (mark)) == 0;
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

/* Which half of the first letters is empty: of text in UTF-16 nearly always the same one. */
static const char *
guess_utf16 (const char *bytes, gsize size)
{
  gsize n_empty[2] = { 0, 0 }, n = MIN (size, DECLARED_BYTES) & ~(gsize) 1;

  if (begins_with (bytes, size, "\xFF\xFE"))
    return "UTF-16LE";
  if (begins_with (bytes, size, "\xFE\xFF"))
    return "UTF-16BE";
  for (gsize i = 0; i < n; i++)
    n_empty[i & 1] += bytes[i] == '\0';
  if (n < 8 || n_empty[0] + n_empty[1] < n / 4)
    return NULL;
  if (n_empty[0] == 0)
    return "UTF-16LE";
  return n_empty[1] == 0 ? "UTF-16BE" : NULL;
}

static char *
decode_utf16 (const char *bytes, gsize size, const char *encoding)
{
  gsize length = 0;
  g_autofree char *text
      = g_convert (bytes, (gssize) (size & ~(gsize) 1), "UTF-8", encoding, NULL, &length, NULL);

  if (!text || memchr (text, '\0', length))
    return NULL;
  if (begins_with (text, length, BYTE_ORDER_MARK))
    memmove (text, text + strlen (BYTE_ORDER_MARK), length - strlen (BYTE_ORDER_MARK) + 1);
  return g_steal_pointer (&text);
}

/* What markup says of its encoding: `charset=…` of a page, `encoding="…"` of XML. */
static char *
dup_declared (const char *bytes, gsize size)
{
  static const char *const keys[] = { "charset=", "encoding=" };
  g_autofree char *head = g_ascii_strdown (bytes, (gssize) MIN (size, DECLARED_BYTES));

  for (gsize i = 0; strchr (head, '<') && i < G_N_ELEMENTS (keys); i++)
    {
      const char *found = strstr (head, keys[i]);

      if (!found)
        continue;
      found += strlen (keys[i]);
      found += strspn (found, " \"'");
      return g_strndup (found, strcspn (found, " \"'/>;?"));
    }
  return NULL;
}

/* The names of the Web mean the encodings of Windows that hold them. */
static const char *
choose_declared (const char *declared)
{
  static const struct
  {
    const char *name;
    const char *encoding;
  } known[] = {
    { "windows-1250", "WINDOWS-1250" }, { "cp1250", "WINDOWS-1250" },
    { "x-cp1250", "WINDOWS-1250" },     { "iso-8859-2", "ISO-8859-2" },
    { "iso8859-2", "ISO-8859-2" },      { "latin2", "ISO-8859-2" },
    { "windows-1252", "WINDOWS-1252" }, { "cp1252", "WINDOWS-1252" },
    { "iso-8859-1", "WINDOWS-1252" },   { "iso-8859-15", "ISO-8859-15" },
    { "latin1", "WINDOWS-1252" },       { "us-ascii", "WINDOWS-1252" },
  };

  for (gsize i = 0; declared && i < G_N_ELEMENTS (known); i++)
    if (strcmp (declared, known[i].name) == 0)
      return known[i].encoding;
  return NULL;
}

static gboolean
has_controls (const char *text)
{
  for (const char *c = text; *c; c = g_utf8_next_char (c))
    if ((guchar) *c >= 0x80 && g_unichar_iscntrl (g_utf8_get_char (c)))
      return TRUE;
  return FALSE;
}

/* A page may be wrong about itself: pages of Windows that call themselves ISO are common. */
static char *
decode_declared (const char *bytes, gsize size)
{
  g_autofree char *declared = dup_declared (bytes, size);
  const char *encoding = choose_declared (declared);
  g_autofree char *text
      = encoding ? g_convert (bytes, (gssize) size, "UTF-8", encoding, NULL, NULL, NULL) : NULL;

  return text && !has_controls (text) ? g_steal_pointer (&text) : NULL;
}

typedef struct
{
  const char *encoding;
  guint cost;      /* how much of it no one would have typed */
  guint n_letters; /* of any kind */
  guint n_polish;  /* of the letters */
} Guess;

static guint
rate_sign (gunichar before, gunichar character, gunichar after)
{
  gboolean inside = g_unichar_isalpha (before) && g_unichar_isalpha (after);
  gboolean known = g_utf8_strchr (signs, -1, character) != NULL;

  if (g_unichar_iscntrl (character))
    return 8;
  if (character == 0x2019 || character == 0x2013 || character == 0x2014)
    return 0;
  return inside ? 2 : !known;
}

/* A letter alone is no word of Polish; the mark of a note looks like one. */
static void
rate_letter (Guess *guess, gboolean alone, gunichar letter)
{
  gboolean polish = g_utf8_strchr (polish_letters, -1, letter) != NULL;

  if (polish && !alone)
    guess->n_polish++;
  else
    guess->cost += alone ? 2 : 1;
}

static void
rate (Guess *guess, const char *text)
{
  gunichar before = ' ';

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c), after = g_utf8_get_char (g_utf8_next_char (c));
      gboolean letter = g_unichar_isalpha (character) && character != 0xAA && character != 0xBA;

      guess->n_letters += letter;
      if (character >= 0x80 && letter)
        rate_letter (guess, !g_unichar_isalpha (before) && !g_unichar_isalpha (after), character);
      else if (character >= 0x80)
        guess->cost += rate_sign (before, character, after);
      before = character;
    }
}

static Guess
make_guess (const char *bytes, gsize size, const char *encoding)
{
  g_autofree char *text = g_convert_with_fallback (bytes, (gssize) MIN (size, SAMPLE_BYTES),
                                                   "UTF-8", encoding, "?", NULL, NULL, NULL);
  Guess guess = { encoding, 0, 0, 0 };

  if (text)
    rate (&guess, text);
  else
    guess.cost = G_MAXUINT;
  return guess;
}

static gboolean
is_polish (const Guess *guess)
{
  return guess->cost < G_MAXUINT && guess->n_polish * LETTERS_PER_POLISH > guess->n_letters;
}

/* Polish was written in two encodings before UTF-8, English in a third. Which it was shows in what
 * the text would be in each. */
static const char *
guess_8_bit (const char *bytes, gsize size)
{
  Guess windows = make_guess (bytes, size, "WINDOWS-1250");
  Guess iso = make_guess (bytes, size, "ISO-8859-2");

  if (is_polish (&windows) || is_polish (&iso))
    return iso.cost < windows.cost || (iso.cost == windows.cost && iso.n_polish > windows.n_polish)
               ? iso.encoding
               : windows.encoding;
  return "WINDOWS-1252";
}

static char *
decode_8_bit (const char *bytes, gsize size, GPtrArray *problems)
{
  const char *encoding = guess_8_bit (bytes, size);
  char *text = g_convert (bytes, (gssize) size, "UTF-8", encoding, NULL, NULL, NULL);

  /* Five bytes mean nothing in it; here they are controls, which are left out. */
  if (!text)
    text = g_convert (bytes, (gssize) size, "UTF-8", "ISO-8859-1", NULL, NULL, NULL);
  if (text)
    lex_intake_report (problems, 0, LEX_SEVERITY_WARNING,
                       _ ("the file is not in UTF-8; it was read as %s, check the Polish letters"),
                       g_str_equal (encoding, "ISO-8859-2")     ? "ISO-8859-2"
                       : g_str_equal (encoding, "WINDOWS-1250") ? "Windows-1250"
                                                                : "Windows-1252");
  return text;
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
  const char *utf16;
  char *text = NULL;

  if (!bytes)
    return g_strdup ("");
  utf16 = guess_utf16 (bytes, size);
  if (utf16)
    text = decode_utf16 (bytes, size, utf16);
  if (text)
    return text;
  if (memchr (bytes, '\0', size) || has_many_controls (bytes, size))
    {
      fail_format (error, file_name, _ ("is no text file; choose a text file, best in UTF-8"));
      return NULL;
    }
  if (begins_with (bytes, size, BYTE_ORDER_MARK))
    {
      bytes += strlen (BYTE_ORDER_MARK);
      size -= strlen (BYTE_ORDER_MARK);
    }
  if (g_utf8_validate_len (bytes, size, NULL))
    return g_strndup (bytes, size);

  text = decode_damaged (bytes, size, problems);
  if (!text)
    text = decode_declared (bytes, size);
  return text ? text : decode_8_bit (bytes, size, problems);
}
