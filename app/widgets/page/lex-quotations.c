/* lex-quotations.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clauses that an entry of an index leads to, quoted on its page, which would say little
 * otherwise. It refuses to know how a clause is quoted. The reader calls it.
 */

#include "widgets/page/lex-quotations.h"

#include "services/lex-passage.h"
#include "widgets/inplace/lex-quote.h"

/* What leads to more is a list to choose from. */
#define MOST 8

void
lex_quotations_attach (LexPage *page, LexLibrary *library, LexLabel *entry, LexLanguage language,
                       LexWordsChoice *words)
{
  g_autoptr (LexPassage) passage = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  g_return_if_fail (LEX_IS_PAGE (page));

  if (!g_str_equal (lex_label_get_document (entry), "index"))
    return;
  passage = lex_library_show (library, entry, NULL);
  for (guint i = 0; passage && i < passage->cites->len && g_hash_table_size (seen) < MOST; i++)
    {
      const LexReferencePair *pair = passage->cites->pdata[i];
      GtkWidget *quote;

      /* "See also" leads to a list like this one. */
      if (g_str_equal (lex_label_get_document (pair->to), "index")
          || !g_hash_table_add (seen, pair->to))
        continue;
      quote = lex_quote_new (library, pair->to, language, words);
      if (!quote)
        continue;
      lex_quote_fit (quote);
      lex_page_append (page, entry, quote);
    }
}
