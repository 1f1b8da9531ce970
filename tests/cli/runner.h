/* runner.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "services/fixture.h"

/* What came of one run of the real program. */
typedef struct
{
  int status;
  char *out;
  char *err;
} Run;

/* Runs lexbridge-cli on the fixture's library. @line is a command line as a shell reads it: perhaps
 * settings (`LC_ALL=C`), then the arguments. */
Run *run_program (Fixture *fixture, const char *line);

/* Does the same without naming the fixture's data folder: the program finds its own. */
Run *run_program_at_home (Fixture *fixture, const char *line);

/* What was printed, as JSON; owned by @parser. */
JsonObject *run_get_object (JsonParser *parser, Run *run);

void run_free (Run *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)
