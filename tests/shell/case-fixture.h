/* case-fixture.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "fixture.h"

#include "widgets/cases/lex-case-control.h"
#include "widgets/cases/lex-cases-window.h"

LexCasesWindow *case_fixture_get_window (Fixture *fixture);

LexCaseForm *case_fixture_get_form (Fixture *fixture);

LexCaseControl *case_fixture_find_control (GtkWidget *widget, LexCaseKey key);

/* Types into a field as a reader does. */
void case_fixture_type (Fixture *fixture, LexCaseKey key, const char *text);

/* Activates an action of the window of cases. */
void case_fixture_act (Fixture *fixture, const char *action);

const char *case_fixture_get_value (Fixture *fixture, LexCaseKey key);
