/* lex-corpus-clause.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From a clause element to a clause, with the wordings of two times kept
 * apart. It does not know which clauses stand beside it nor whether what it
 * cites exists. Only this room calls it.
 */

#include "corpus/lex-corpus-clause.h"

#include <glib/gi18n-lib.h>
#include <libxml/tree.h>

#include "corpus/lex-corpus-fault.h"
#include "corpus/lex-corpus-file.h"
#include "corpus/lex-corpus-parts.h"
#include "corpus/lex-corpus-text.h"

/* LexClauseParts borrows; this holds what it borrows while it is collected. */
typedef struct
{
  LexClauseParts parts;
  const char *path;

  /* Owned, though const to the parts */
  char *from;
  char *until;
  char *pbn;
} Draft;

static void
clear_wording (LexWording *wording)
{
  g_clear_pointer (&wording->heading, g_free);
  g_clear_pointer (&wording->text, lex_text_unref);
}

static void
draft_clear (Draft *self)
{
  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    {
      clear_wording (&self->parts.wording[i]);
      clear_wording (&self->parts.past[i]);
      g_clear_pointer (&self->parts.ruling[i], lex_text_unref);
    }
  g_clear_pointer (&self->parts.label, lex_label_unref);
  g_clear_pointer (&self->parts.about, g_ptr_array_unref);
  g_free (self->from);
  g_free (self->until);
  g_free (self->pbn);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Draft, draft_clear)

LexAuthority
lex_corpus_kind_get_authority (LexKind kind)
{
  switch (kind)
    {
    case LEX_KIND_COMMENTARY:
    case LEX_KIND_EXAMPLE:
    case LEX_KIND_GUIDE:
      return LEX_AUTHORITY_GUIDANCE;
    case LEX_KIND_NOTE:
    case LEX_KIND_INDEX:
      return LEX_AUTHORITY_OURS;
    case LEX_KIND_LAW:
    case LEX_KIND_DEFINITION:
    case LEX_KIND_REGULATION:
    default:
      return LEX_AUTHORITY_LAW;
    }
}

const char *
lex_corpus_authority_get_name (LexAuthority authority)
{
  static const char *const names[] = { "law", "guidance", "ours" };

  g_return_val_if_fail (authority < G_N_ELEMENTS (names), names[0]);
  return names[authority];
}

static LexAuthority
read_authority (xmlNode *node, LexKind kind)
{
  g_autofree char *name = lex_corpus_node_dup_attribute (node, "authority");

  for (LexAuthority i = LEX_AUTHORITY_LAW; name && i <= LEX_AUTHORITY_OURS; i++)
    if (g_str_equal (name, lex_corpus_authority_get_name (i)))
      return i;
  return lex_corpus_kind_get_authority (kind);
}

static gboolean
fault_at (xmlNode *node, const char *path, const char *message, GError **error)
{
  lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, path, xmlGetLineNo (node), "%s", message);
  return FALSE;
}

static gboolean
read_about (Draft *self, xmlNode *node, GError **error)
{
  g_autofree char *list = lex_corpus_node_dup_attribute (node, "about");
  g_auto (GStrv) names = g_strsplit_set (list ? list : "", " \t\r\n", -1);

  if (list)
    self->parts.about = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  for (char **name = names; *name; name++)
    {
      LexLabel *label = **name ? lex_label_parse (*name) : NULL;

      if (label)
        g_ptr_array_add (self->parts.about, label);
      else if (**name)
        {
          lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, self->path, xmlGetLineNo (node),
                            _ ("“%s” in “about” is no label of a clause; write it as in 27B1a"),
                            *name);
          return FALSE;
        }
    }
  return TRUE;
}

/* A clause knows one date of change: all its new wordings begin on it, all its
 * old ones end before it. */
static gboolean
read_date (Draft *self, xmlNode *node, const char *attribute, char **date, GError **error)
{
  g_autofree char *value = lex_corpus_node_dup_attribute (node, attribute);

  if (!value)
    return TRUE;
  if (*date && !g_str_equal (*date, value))
    return fault_at (node, self->path,
                     _ ("two wordings of this clause have different dates; a clause has one "
                        "change, give both the same date"),
                     error);
  if (!*date)
    *date = g_steal_pointer (&value);
  return TRUE;
}

/* Finds the wording that a heading or text belongs to: the past one if it says
 * until when, otherwise the one in force. */
static LexWording *
choose_wording (Draft *self, xmlNode *node, GError **error)
{
  gboolean past = xmlHasProp (node, (const xmlChar *) "until") != NULL;
  LexLanguage language = lex_corpus_node_get_language (node);

  /* Since when an old wording stood is not kept: it is always the 2017 text. */
  if (past ? !read_date (self, node, "until", &self->until, error)
           : !read_date (self, node, "from", &self->from, error))
    return NULL;
  return past ? &self->parts.past[language] : &self->parts.wording[language];
}

static gboolean
fault_twice (Draft *self, xmlNode *node, GError **error)
{
  lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, self->path, xmlGetLineNo (node),
                    _ ("a second “%s” in the same language; keep one, or date them with "
                       "“from” and “until”"),
                    (const char *) node->name);
  return FALSE;
}

/* Takes a text unless it has no words: an empty element says nothing. */
static gboolean
store_text (Draft *self, xmlNode *node, LexText **place, GError **error)
{
  LexLanguage language = lex_corpus_node_get_language (node);
  g_autoptr (LexText) text = NULL;

  if (*place)
    return fault_twice (self, node, error);
  text = lex_corpus_text_read (node, language, self->path, error);
  if (!text)
    return FALSE;
  if (*lex_text_get_plain (text))
    *place = g_steal_pointer (&text);
  return TRUE;
}

static gboolean
read_heading (Draft *self, xmlNode *node, GError **error)
{
  LexWording *wording = choose_wording (self, node, error);
  g_autofree char *heading = lex_corpus_text_dup_plain (node);

  if (!wording)
    return FALSE;
  if (wording->heading)
    return fault_twice (self, node, error);
  if (*heading)
    wording->heading = g_steal_pointer (&heading);
  return TRUE;
}

static gboolean
read_text (Draft *self, xmlNode *node, GError **error)
{
  LexWording *wording = choose_wording (self, node, error);

  return wording && store_text (self, node, &wording->text, error);
}

static gboolean
read_child (Draft *self, xmlNode *node, GError **error)
{
  if (lex_corpus_node_is (node, "heading"))
    return read_heading (self, node, error);
  if (lex_corpus_node_is (node, "text"))
    return read_text (self, node, error);
  if (lex_corpus_node_is (node, "ruling"))
    return store_text (self, node, &self->parts.ruling[lex_corpus_node_get_language (node)], error);
  if (lex_corpus_node_is (node, "pbn"))
    self->pbn = lex_corpus_parts_dup_pbn (node);
  return TRUE;
}

LexClause *
lex_corpus_clause_read (struct _xmlNode *node, LexKind kind, const char *path, GError **error)
{
  g_auto (Draft) draft = { .path = path };

  draft.parts.label = lex_corpus_node_dup_label (node, "label", path, error);
  if (!draft.parts.label || !read_about (&draft, node, error))
    return NULL;
  draft.parts.authority = read_authority (node, kind);
  for (xmlNode *child = node->children; child; child = child->next)
    if (!read_child (&draft, child, error))
      return NULL;

  draft.parts.from = draft.from;
  draft.parts.until = draft.until;
  draft.parts.pbn = draft.pbn;
  return lex_clause_new (&draft.parts);
}
