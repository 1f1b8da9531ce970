/* label-list.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * label_list_load:
 *
 * Reads `labels.txt`: the labels that the tests take for all there are.
 *
 * Returns: (transfer full): a set of labels
 */
GHashTable *label_list_load (void);

/**
 * label_list_has:
 * @label: a label
 * @labels: what label_list_load() gave
 *
 * Tells whether a label is among them; a #LexLabelExistsFunc.
 *
 * Returns: whether it is
 */
gboolean label_list_has (const char *label, gpointer labels);

G_END_DECLS
