/* lex-pbn-remark.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A comment or an escaped line of PBN.
 * It refuses to know what it stands behind.
 * Only bridge/pbn calls it.
 */

#include "bridge/pbn/lex-pbn-remark-private.h"

static void
remark_free (LexPbnRemark *self)
{
  g_free (self->text);
  g_free (self);
}

void
lex_pbn_remarks_add (GPtrArray **remarks, char style, const char *text)
{
  LexPbnRemark *remark = g_new0 (LexPbnRemark, 1);

  remark->style = style;
  remark->text = g_strdup (text);
  if (*remarks == NULL)
    *remarks = g_ptr_array_new_with_free_func ((GDestroyNotify) remark_free);
  g_ptr_array_add (*remarks, remark);
}
