/* lex-common-keys.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_common_keys_follow:
 * @application: the application, whose keys are set
 *
 * Gives each window that is made from now on the keys that quit and open the help.
 */
void lex_common_keys_follow (GtkApplication *application);

G_END_DECLS
