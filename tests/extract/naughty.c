/* naughty.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A reader that its file has taken over: behind the same door as lexbridge-extract it does what the
 * file says. It refuses to read anything else. test-extract.c has it started in the other's place.
 */

#include <fcntl.h>
#include <glib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "extract/worker/lex-worker-sandbox.h"

#define MEGABYTES 512
#define SECONDS 2

static void
say (const char *lines)
{
  fputs (lines, stdout);
  fflush (stdout);
}

static void
spin (void)
{
  for (volatile guint i = 0;; i++)
    ;
}

static void
sleep_long (void)
{
  for (;;)
    pause ();
}

static void
trickle (void)
{
  say ("pages 2\npage 1 100 100\n");
  for (;;)
    {
      say ("line\n");
      g_usleep (10000);
    }
}

static void
eat (void)
{
  for (;;)
    {
      char *food = malloc (1024 * 1024);

      if (food == NULL)
        abort ();
      memset (food, 1, 1024 * 1024);
    }
}

static void
crash (void)
{
  abort ();
}

static void
connect_out (void)
{
  socket (AF_INET, SOCK_STREAM, 0);
  say ("fail damaged\n");
}

static void
start_program (void)
{
  execl ("/bin/true", "true", NULL);
  say ("fail damaged\n");
}

static void
open_file (void)
{
  say (open ("/etc/passwd", O_RDONLY) < 0 ? "fail locked\n" : "fail damaged\n");
}

static void
write_file (void)
{
  say (open ("/tmp/naughty", O_WRONLY | O_CREAT, 0600) < 0 ? "fail locked\n" : "fail damaged\n");
}

static void
lie (void)
{
  say ("pages 1\npage 1 100 100\nword 1 2 3\nend\n");
}

static void
flood (void)
{
  for (;;)
    say ("word word word word word word word word word word word word word word word word word ");
}

static void
close_mouth (void)
{
  close (STDOUT_FILENO);
  sleep_long ();
}

static void
behave (void)
{
  say ("pages 1\npage 1 100 100\nword 1 1 2 2 10 - good\nend\n");
}

/* Parts of a package, of which the second is empty. */
static void
parcel (void)
{
  say ("part 0 2\nabpart 1 0\npart 0 1\ncend\n");
}

/* More than was asked for. */
static void
overfill (void)
{
  say ("part 0 11\nelevenbytesend\n");
}

static void
stray (void)
{
  say ("part 2 1\nxend\n");
}

static void
break_off (void)
{
  say ("part 0 9\nend\n");
}

static const struct
{
  const char *name;
  void (*act) (void);
} acts[] = {
  { "spin", spin },         { "sleep", sleep_long },    { "trickle", trickle },
  { "eat", eat },           { "crash", crash },         { "connect", connect_out },
  { "run", start_program }, { "open", open_file },      { "write", write_file },
  { "lie", lie },           { "flood", flood },         { "close", close_mouth },
  { "behave", behave },     { "parcel", parcel },       { "overfill", overfill },
  { "stray", stray },       { "break-off", break_off },
};

int
main (int argc, char **argv)
{
  char name[32] = "";

  if (!lex_worker_sandbox_limit (MEGABYTES, SECONDS) || !lex_worker_sandbox_close ())
    return 3;
  if (read (STDIN_FILENO, name, sizeof name - 1) <= 0)
    return 2;
  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    if (g_str_equal (acts[i].name, name))
      acts[i].act ();
  _exit (0);
}
