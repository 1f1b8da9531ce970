/* lex-study-progress.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"
#include "services/lex-study-chart.h"

G_BEGIN_DECLS

/**
 * lex_study_progress_new:
 * @study: what is known
 * @library: where titles are read
 * @language: the language of these
 * @now: seconds since 1970
 *
 * Makes the page of pictures: the Laws as a map, and the charts, each with its table and the
 * buttons that copy it.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_study_progress_new (LexStudy *study, LexLibrary *library, LexLanguage language,
                                   gint64 now);

G_END_DECLS
