/* lex-study-footer.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "widgets/study/lex-course.h"

G_BEGIN_DECLS

/**
 * lex_study_footer_new:
 * @course: a course
 * @now: seconds since 1970
 * @complaint: (nullable): why the answer could not be kept
 * @why: whether to say why the card comes when it comes
 * @first: (out) (transfer none): what is to have the focus
 *
 * Makes what stands below an answered card: whether it was right, when it comes again and the way
 * on; or, where the reader judges himself, the four ratings, each with what it would bring.
 *
 * Returns: (transfer floating) (nullable): a box; %NULL while the card is asked
 */
GtkWidget *lex_study_footer_new (LexCourse *course, gint64 now, const char *complaint, gboolean why,
                                 GtkWidget **first);

G_END_DECLS
