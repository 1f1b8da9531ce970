/* lex-corpus-schema.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The RELAX NG schema, compiled from the copy inside the program, and the check
 * of one tree against it. It knows nothing of what elements mean. Only
 * lex-corpus-file.c and the openers of files call it.
 */

#include "corpus/lex-corpus-schema.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <libxml/relaxng.h>

#include "corpus/corpus-resources.h"
#include "corpus/lex-corpus-fault.h"
#include "model/lex-resource.h"

LEX_RESOURCE_LATE (corpus)

#define SCHEMA_FOLDER "/org/lexbridge/Lexbridge/corpus/"

#if LIBXML_VERSION >= 21200
typedef const xmlError *FaultPointer;
#else
typedef xmlError *FaultPointer;
#endif

/* The first fault counts: those that follow only say that the elements around
 * it are therefore invalid too. */
typedef struct
{
  char *message;
  int line;
} FirstFault;

struct _LexCorpusSchema
{
  /* Owned */
  char *name;
  GBytes *source;
  xmlRelaxNG *grammar;
};

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlRelaxNGParserCtxt, xmlRelaxNGFreeParserCtxt)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlRelaxNGValidCtxt, xmlRelaxNGFreeValidCtxt)

static void
schema_fault_cb (void *user_data, FaultPointer fault)
{
  FirstFault *first = user_data;

  if (first->message)
    return;
  first->message = g_strstrip (g_strdup (fault->message ? fault->message : ""));
  first->line = fault->line;
}

LexCorpusSchema *
lex_corpus_schema_new (const char *name)
{
  g_autofree char *resource = g_strconcat (SCHEMA_FOLDER, name, NULL);
  g_autoptr (xmlRelaxNGParserCtxt) parser = NULL;
  LexCorpusSchema *self = g_new0 (LexCorpusSchema, 1);
  const char *data;
  gsize size;

  xmlInitParser ();
  self->name = g_strdup (name);
  self->source = g_resource_lookup_data (lex_corpus_find_resource (), resource,
                                         G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert (self->source);
  data = g_bytes_get_data (self->source, &size);
  parser = xmlRelaxNGNewMemParserCtxt (data, (int) size);
  self->grammar = xmlRelaxNGParse (parser);
  /* A fault of ours, not of any file. */
  g_assert (self->grammar);
  return self;
}

void
lex_corpus_schema_free (LexCorpusSchema *self)
{
  if (!self)
    return;
  xmlRelaxNGFree (self->grammar);
  g_bytes_unref (self->source);
  g_free (self->name);
  g_free (self);
}

gboolean
lex_corpus_schema_check (LexCorpusSchema *self, struct _xmlDoc *doc, const char *path,
                         GError **error)
{
  g_autoptr (xmlRelaxNGValidCtxt) validator = xmlRelaxNGNewValidCtxt (self->grammar);
  FirstFault first = { NULL, 0 };
  g_autofree char *message = NULL;
  int result;

  xmlRelaxNGSetValidStructuredErrors (validator, schema_fault_cb, &first);
  result = xmlRelaxNGValidateDoc (validator, doc);
  message = first.message;
  if (result == 0)
    return TRUE;

  lex_corpus_fault (
      error, LEX_CORPUS_ERROR_SCHEMA, path, first.line,
      /* TRANSLATORS: what libxml2 says, in English, stands in brackets; a file's name follows. */
      _ ("does not follow the corpus schema (%s); mend that element, %s says what may stand "
         "there"),
      message ? message : "?", self->name);
  return FALSE;
}
