/* lex-affix.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads hunspell's affix rules and writes every form of a stem by them. It does
 * not open files, does not know which language it is, nor judges which form is
 * worth having. Only the dictionary of this room may call it.
 */

#include "language/lex-affix.h"

#include <string.h>

/*
 * Hunspell leads a form to its stem but offers no way back: its "generate"
 * needs morphological data that neither the Polish nor the British dictionary
 * has. Rejected besides:
 *
 * - Asking hunspell about every word of a big list, to keep those that share a
 *   stem: needs such a list.
 * - Expanding the whole dictionary once, as unmunch does: millions of Polish
 *   forms, of which a library wants some ten thousand.
 *
 * So the rules are read here, the plain part of them: SFX and PFX with strip,
 * addition, condition and cross product, FLAG of all four types, AF aliases.
 * A rule's own flags (a second suffix upon the first) are ignored: neither
 * dictionary has any. Compounds, circumfixes and "needs an affix" too: they
 * would add words that a query never has.
 */

typedef enum
{
  FLAG_TYPE_CHAR, /* each character is a flag, in one byte or in UTF-8 */
  FLAG_TYPE_LONG, /* each pair of characters */
  FLAG_TYPE_NUM,  /* numbers with commas */
} FlagType;

/* One place of a condition: a character of @chars, or, @negated, any other.
 * No @chars at all and negated is hunspell's dot. */
typedef struct
{
  gunichar *chars;
  gboolean negated;
} Place;

typedef struct
{
  char *strip;
  char *add;
  GArray *condition; /* of Place, first to last */
} Rule;

typedef struct
{
  gboolean prefix;
  gboolean cross; /* whether it meets affixes of the other end */
  GPtrArray *rules;
} Affix;

struct _LexAffixes
{
  FlagType flag_type;
  GHashTable *affixes; /* flag → (owned Affix) */
  GPtrArray *aliases;  /* the flags that the n-th AF line stands for, from 0 */
};

static void
place_clear (gpointer place)
{
  g_free (((Place *) place)->chars);
}

static void
rule_free (gpointer data)
{
  Rule *rule = data;

  g_free (rule->strip);
  g_free (rule->add);
  g_array_unref (rule->condition);
  g_free (rule);
}

static void
affix_free (gpointer data)
{
  Affix *affix = data;

  g_ptr_array_unref (affix->rules);
  g_free (affix);
}

void
lex_affixes_free (LexAffixes *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->affixes);
  g_ptr_array_unref (self->aliases);
  g_free (self);
}

/* Reads `[^ab]c.` into places. */
static GArray *
parse_condition (const char *text)
{
  GArray *condition = g_array_new (FALSE, FALSE, sizeof (Place));

  g_array_set_clear_func (condition, place_clear);
  while (*text != '\0')
    {
      Place place = { NULL, *text == '.' };
      const char *from = text;
      const char *to = g_utf8_next_char (text);

      if (*text == '[')
        {
          place.negated = text[1] == '^';
          from = text + 1 + place.negated;
          to = from + strcspn (from, "]");
        }
      else if (*text == '.')
        from = to;
      place.chars = g_utf8_to_ucs4_fast (from, to - from, NULL);
      text = *to == ']' ? to + 1 : to;
      g_array_append_val (condition, place);
    }

  return condition;
}

/* Takes the next flag off the text; 0 at its end. */
static guint32
next_flag (FlagType type, const char **text)
{
  guint32 flag = 0;

  if (type == FLAG_TYPE_NUM)
    {
      while (g_ascii_isdigit (**text))
        flag = flag * 10 + g_ascii_digit_value (*(*text)++);
      *text += strspn (*text, ", ");
      return flag;
    }

  for (guint i = 0; i < (type == FLAG_TYPE_LONG ? 2 : 1) && **text != '\0'; i++)
    {
      flag = flag << 16 | (g_utf8_get_char (*text) & 0xFFFF);
      *text = g_utf8_next_char (*text);
    }

  return flag;
}

static FlagType
flag_type_from_name (const char *name)
{
  if (g_str_equal (name, "long"))
    return FLAG_TYPE_LONG;
  if (g_str_equal (name, "num"))
    return FLAG_TYPE_NUM;

  return FLAG_TYPE_CHAR;
}

/* `SFX a Y 6` opens an affix; `SFX a ować uję ować` is one of its rules, where
 * `0` stands for nothing and the addition may drag flags of its own along. */
static void
read_affix_line (LexAffixes *self, char **words, guint n_words)
{
  const char *flag_text = words[1];
  guint32 flag = next_flag (self->flag_type, &flag_text);
  Affix *affix = g_hash_table_lookup (self->affixes, GUINT_TO_POINTER (flag));
  Rule *rule;

  if (affix == NULL)
    {
      affix = g_new0 (Affix, 1);
      affix->prefix = words[0][0] == 'P';
      affix->cross = words[2][0] == 'Y';
      affix->rules = g_ptr_array_new_with_free_func (rule_free);
      g_hash_table_insert (self->affixes, GUINT_TO_POINTER (flag), affix);
      return;
    }

  rule = g_new0 (Rule, 1);
  rule->strip = g_strdup (g_str_equal (words[2], "0") ? "" : words[2]);
  rule->add = g_strndup (words[3], strcspn (words[3], "/"));
  if (g_str_equal (rule->add, "0"))
    rule->add[0] = '\0';
  rule->condition = parse_condition (n_words > 4 ? words[4] : ".");
  g_ptr_array_add (affix->rules, rule);
}

static void
read_line (LexAffixes *self, const char *line)
{
  g_auto (GStrv) raw = g_strsplit_set (line, " \t\r", -1);
  char *words[6] = { NULL };
  guint n_words = 0;

  for (char **word = raw; *word != NULL && n_words < G_N_ELEMENTS (words); word++)
    {
      if (**word != '\0')
        words[n_words++] = *word;
    }

  if (n_words >= 4 && (g_str_equal (words[0], "SFX") || g_str_equal (words[0], "PFX")))
    read_affix_line (self, words, n_words);
  else if (n_words >= 2 && g_str_equal (words[0], "FLAG"))
    self->flag_type = flag_type_from_name (words[1]);
  else if (n_words >= 2 && g_str_equal (words[0], "AF"))
    g_ptr_array_add (self->aliases, g_strdup (words[1]));
}

LexAffixes *
lex_affixes_new (const char *text)
{
  LexAffixes *self;

  g_return_val_if_fail (text != NULL, NULL);

  self = g_new0 (LexAffixes, 1);
  self->affixes = g_hash_table_new_full (NULL, NULL, NULL, affix_free);
  self->aliases = g_ptr_array_new_with_free_func (g_free);

  while (*text != '\0')
    {
      const gsize length = strcspn (text, "\n");
      g_autofree char *line = g_strndup (text, length);

      read_line (self, line);
      text += length + (text[length] == '\n');
    }

  return self;
}

char *
lex_affixes_dup_encoding (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  while (text != NULL)
    {
      /* A byte order mark may stand before the first line. */
      const char *line = g_str_has_prefix (text, "\xEF\xBB\xBF") ? text + 3 : text;

      if (g_str_has_prefix (line, "SET "))
        {
          g_autofree char *name = g_strndup (line + 4, strcspn (line + 4, "\r\n"));

          return g_strdup (g_strstrip (name));
        }
      text = strchr (line, '\n');
      text = text != NULL ? text + 1 : NULL;
    }

  return g_strdup ("ISO8859-1");
}

static gboolean
place_accepts (const Place *place, gunichar ch)
{
  for (const gunichar *c = place->chars; *c != 0; c++)
    {
      if (*c == ch)
        return !place->negated;
    }

  return place->negated;
}

/* Looks at the end of the word that the affix belongs to. */
static gboolean
condition_holds (const Rule *rule, gboolean prefix, const gunichar *word, glong length)
{
  glong n = rule->condition->len;
  const gunichar *at = prefix ? word : word + length - n;

  if (n > length)
    return FALSE;
  for (glong i = 0; i < n; i++)
    {
      if (!place_accepts (&g_array_index (rule->condition, Place, i), at[i]))
        return FALSE;
    }

  return TRUE;
}

/* The stem's affixes, and the stem as the conditions read it. */
typedef struct
{
  const char *stem;
  gunichar *chars;
  glong length;
  GPtrArray *prefixes; /* of Affix, borrowed */
  GPtrArray *suffixes;
  LexAffixFunc func;
  gpointer user_data;
} Expansion;

static void
collect_affixes (LexAffixes *self, const char *flags, Expansion *expansion)
{
  guint32 flag;

  if (self->aliases->len > 0)
    {
      /* The first AF line tells their number, hence aliases count from 1. */
      guint64 alias = g_ascii_strtoull (flags, NULL, 10);

      if (alias == 0 || alias >= self->aliases->len)
        return;
      flags = g_ptr_array_index (self->aliases, alias);
    }

  while ((flag = next_flag (self->flag_type, &flags)) != 0)
    {
      Affix *affix = g_hash_table_lookup (self->affixes, GUINT_TO_POINTER (flag));

      if (affix != NULL)
        g_ptr_array_add (affix->prefix ? expansion->prefixes : expansion->suffixes, affix);
    }
}

/* Puts @prefix, or %NULL, before the stem with @suffix, or %NULL. */
static void
emit (const Expansion *expansion, const Rule *prefix, const Rule *suffix)
{
  gsize before = prefix != NULL ? strlen (prefix->strip) : 0;
  gsize behind = suffix != NULL ? strlen (suffix->strip) : 0;
  gsize length = strlen (expansion->stem);
  g_autofree char *form = NULL;

  if (before + behind > length)
    return;

  form = g_strdup_printf ("%s%.*s%s", prefix != NULL ? prefix->add : "",
                          (int) (length - before - behind), expansion->stem + before,
                          suffix != NULL ? suffix->add : "");
  expansion->func (form, prefix != NULL ? prefix->add : "", behind,
                   suffix != NULL ? suffix->add : "", expansion->user_data);
}

static gboolean
rule_applies (const Expansion *expansion, const Affix *affix, const Rule *rule)
{
  return (affix->prefix ? g_str_has_prefix (expansion->stem, rule->strip)
                        : g_str_has_suffix (expansion->stem, rule->strip))
         && condition_holds (rule, affix->prefix, expansion->chars, expansion->length);
}

/* The forms that one suffix rule gives, alone and with every prefix. */
static void
emit_with_prefixes (const Expansion *expansion, const Rule *suffix, gboolean cross)
{
  emit (expansion, NULL, suffix);
  for (guint i = 0; i < expansion->prefixes->len; i++)
    {
      const Affix *affix = g_ptr_array_index (expansion->prefixes, i);

      if (suffix != NULL && !(cross && affix->cross))
        continue;
      for (guint j = 0; j < affix->rules->len; j++)
        {
          const Rule *prefix = g_ptr_array_index (affix->rules, j);

          if (rule_applies (expansion, affix, prefix))
            emit (expansion, prefix, suffix);
        }
    }
}

void
lex_affixes_expand (LexAffixes *self, const char *stem, const char *flags, LexAffixFunc func,
                    gpointer user_data)
{
  g_autoptr (GPtrArray) prefixes = g_ptr_array_new ();
  g_autoptr (GPtrArray) suffixes = g_ptr_array_new ();
  g_autofree gunichar *chars = NULL;
  Expansion expansion = { stem, NULL, 0, prefixes, suffixes, func, user_data };

  g_return_if_fail (self != NULL);
  g_return_if_fail (stem != NULL && flags != NULL);
  g_return_if_fail (func != NULL);

  chars = g_utf8_to_ucs4_fast (stem, -1, &expansion.length);
  expansion.chars = chars;
  collect_affixes (self, flags, &expansion);

  emit_with_prefixes (&expansion, NULL, FALSE);
  for (guint i = 0; i < suffixes->len; i++)
    {
      const Affix *affix = g_ptr_array_index (suffixes, i);

      for (guint j = 0; j < affix->rules->len; j++)
        {
          const Rule *rule = g_ptr_array_index (affix->rules, j);

          if (rule_applies (&expansion, affix, rule))
            emit_with_prefixes (&expansion, rule, affix->cross);
        }
    }
}
