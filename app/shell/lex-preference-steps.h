/* lex-preference-steps.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_preference_steps_dup_minutes:
 * @seconds: steps as the settings of study keep them
 *
 * Tells steps as they are typed.
 *
 * Returns: (transfer full): minutes, parted by blanks
 */
char *lex_preference_steps_dup_minutes (const char *seconds);

/**
 * lex_preference_steps_read:
 * @minutes: what was typed: minutes parted by blanks or semicolons, with a decimal point or comma
 * @complaint: (out) (transfer full) (nullable): what is wrong with it, as a sentence for who typed
 * it
 *
 * Reads steps.
 *
 * Returns: (transfer full) (nullable): them as the settings of study take them, or %NULL with
 * @complaint set
 */
char *lex_preference_steps_read (const char *minutes, char **complaint);

/**
 * lex_preference_steps_mark:
 * @entry: where they are typed, on a row of lex_preference_row_put()
 * @usual: what the row says of them
 * @complaint: (nullable): what is wrong with them instead
 *
 * Says at the field what is wrong, or that nothing is any more. What was typed stays.
 */
void lex_preference_steps_mark (GtkWidget *entry, const char *usual, const char *complaint);

G_END_DECLS
