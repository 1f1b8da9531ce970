/* lex-corpus-file.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From untrusted bytes to a checked tree, and the few ways in which this room
 * looks at a node. It does not know what a clause is. Only this room calls it.
 */

#include "corpus/lex-corpus-file.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>

#include "corpus/lex-corpus-bytes.h"
#include "corpus/lex-corpus-fault.h"

#if LIBXML_VERSION >= 21200
typedef const xmlError *FaultPointer;
#else
typedef xmlError *FaultPointer;
#endif

/* XML_PARSE_NOENT, DTDLOAD and HUGE are left out on purpose: entities stay
 * unexpanded, nothing is loaded, and libxml2's own limits hold. */
#define PARSE_OPTIONS (XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES)

struct _LexCorpusFile
{
  /* Owned */
  char *path;
  xmlDoc *doc;
};

/* What the callbacks of one parse leave behind. */
typedef struct
{
  char *message; /* (nullable): the first fault */
  int line;
  gboolean doctype;
} ParseReport;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlParserCtxt, xmlFreeParserCtxt)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlChar, xmlFree)

/* libxml2's advice is for who writes programs: `use XML_PARSE_HUGE option`. */
static char *
dup_fault (const char *message)
{
  const char *advice = strstr (message, " use XML_PARSE_");
  gsize length = advice ? (gsize) (advice - message) : strlen (message);

  while (length > 0 && strchr (" :,\n", message[length - 1]))
    length--;
  return g_strndup (message, length);
}

static void
parse_fault_cb (void *user_data, FaultPointer fault)
{
  xmlParserCtxt *parser = user_data;
  ParseReport *report = parser->_private;

  if (report->message || fault->level < XML_ERR_ERROR)
    return;
  report->message = dup_fault (fault->message ? fault->message : "");
  report->line = fault->line;
}

/* Called at the DOCTYPE, before a single declaration is read: no entity comes
 * to exist, so none can be expanded, fetched or multiplied. */
static void
doctype_cb (void *user_data, const xmlChar *name, const xmlChar *external_id,
            const xmlChar *system_id)
{
  xmlParserCtxt *parser = user_data;
  ParseReport *report = parser->_private;

  report->doctype = TRUE;
  report->line = xmlSAX2GetLineNumber (parser);
  xmlStopParser (parser);
}

static xmlDoc *
parse_bytes (GBytes *data, const char *path, ParseReport *report)
{
  g_autoptr (xmlParserCtxt) parser = xmlNewParserCtxt ();
  gsize size;
  const char *bytes = g_bytes_get_data (data, &size);

  parser->_private = report;
  parser->sax->serror = parse_fault_cb;
  parser->sax->internalSubset = doctype_cb;
  return xmlCtxtReadMemory (parser, bytes, (int) size, NULL, NULL, PARSE_OPTIONS);
}

static xmlDoc *
parse_checked (GBytes *data, const char *path, GError **error)
{
  ParseReport report = { NULL, 0, FALSE };
  g_autoptr (xmlDoc) doc = parse_bytes (data, path, &report);
  g_autofree char *message = report.message;

  if (report.doctype)
    {
      lex_corpus_fault (error, LEX_CORPUS_ERROR_XML, path, report.line,
                        _ ("has a DOCTYPE, which corpus files may not have; remove it"));
      return NULL;
    }
  if (!doc || message)
    {
      lex_corpus_fault (error, LEX_CORPUS_ERROR_XML, path, report.line,
                        /* TRANSLATORS: what libxml2 says, in English, stands in brackets. */
                        _ ("is no well-formed XML (%s); mend the file or get it anew"),
                        message ? message : "?");
      return NULL;
    }
  return g_steal_pointer (&doc);
}

static gboolean
check_root (xmlDoc *doc, const char *path, const char *root, GError **error)
{
  xmlNode *node = xmlDocGetRootElement (doc);

  if (lex_corpus_node_is (node, root))
    return TRUE;
  lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, path, xmlGetLineNo (node),
                    _ ("has the root element “%s” where “%s” is needed; choose another file"),
                    (const char *) node->name, root);
  return FALSE;
}

LexCorpusFile *
lex_corpus_file_parse (GBytes *data, const char *path, const char *root, LexCorpusSchema *schema,
                       GError **error)
{
  g_autoptr (xmlDoc) doc = NULL;
  LexCorpusFile *self;

  if (g_bytes_get_size (data) == 0)
    {
      lex_corpus_fault (error, LEX_CORPUS_ERROR_XML, path, 0, _ ("is empty; get it anew"));
      return NULL;
    }
  if (g_bytes_get_size (data) > LEX_CORPUS_MAX_BYTES)
    {
      lex_corpus_fault (error, LEX_CORPUS_ERROR_XML, path, 0,
                        _ ("is larger than %d MiB, the most a corpus file may have; part it"),
                        LEX_CORPUS_MAX_BYTES / 1024 / 1024);
      return NULL;
    }
  doc = parse_checked (data, path, error);
  if (!doc || !check_root (doc, path, root, error)
      || !lex_corpus_schema_check (schema, doc, path, error))
    return NULL;

  self = g_new0 (LexCorpusFile, 1);
  self->path = g_strdup (path);
  self->doc = g_steal_pointer (&doc);
  return self;
}

LexCorpusFile *
lex_corpus_file_open (const char *path, const char *root, LexCorpusSchema *schema, GError **error)
{
  g_autoptr (GBytes) data = lex_corpus_read_bytes (path, LEX_CORPUS_MAX_BYTES, error);

  return data ? lex_corpus_file_parse (data, path, root, schema, error) : NULL;
}

void
lex_corpus_file_free (LexCorpusFile *self)
{
  if (!self)
    return;
  xmlFreeDoc (self->doc);
  g_free (self->path);
  g_free (self);
}

struct _xmlNode *
lex_corpus_file_get_root (LexCorpusFile *self)
{
  return xmlDocGetRootElement (self->doc);
}

gboolean
lex_corpus_node_is (struct _xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && g_str_equal ((const char *) node->name, name);
}

char *
lex_corpus_node_dup_attribute (struct _xmlNode *node, const char *name)
{
  g_autoptr (xmlChar) value = xmlGetNoNsProp (node, (const xmlChar *) name);

  /* Copied, so that callers need no cleanup of libxml2's. */
  return g_strdup ((const char *) value);
}

LexLanguage
lex_corpus_node_get_language (struct _xmlNode *node)
{
  g_autoptr (xmlChar) code = xmlGetNsProp (node, (const xmlChar *) "lang", XML_XML_NAMESPACE);
  LexLanguage language = LEX_LANGUAGE_EN;
  gboolean known = lex_language_from_code ((const char *) code, &language);

  g_assert (known);
  return language;
}

LexLabel *
lex_corpus_node_dup_label (struct _xmlNode *node, const char *name, const char *path,
                           GError **error)
{
  g_autofree char *text = lex_corpus_node_dup_attribute (node, name);
  LexLabel *label = lex_label_parse (text);

  if (!label)
    lex_corpus_fault (error, LEX_CORPUS_ERROR_SCHEMA, path, xmlGetLineNo (node),
                      _ ("“%s” is no label of a clause; write it as in 27B1a or screens/3a(ii)"),
                      text);
  return label;
}
