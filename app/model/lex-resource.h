/* lex-resource.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a room reaches the files that are linked into it. It refuses to know them.
 * The rooms below `services` call it; none of them is asked at the start of a window.
 */

#pragma once

/**
 * LEX_RESOURCE_LATE:
 * @room: the name of a room, whose resources are made with `--manual-register`
 *
 * Defines a static function `lex_ROOM_find_resource ()`, which registers the room's
 * resources when it is first called. A toolkit that looks for its icons goes through
 * every resource that is registered, some thousand times: a start does not pay for
 * files that nobody wants yet.
 *
 * Whichever thread looks for any resource first takes GLib's list of the new ones, and until
 * it is through, GLib has none for other threads. At the start the toolkit's thread for icons
 * may be that one, so this is asked until it is there.
 */
#define LEX_RESOURCE_LATE(room)                                                                    \
  static GResource *lex_##room##_find_resource (void)                                              \
  {                                                                                                \
    static GResource *found = NULL;                                                                \
                                                                                                   \
    if (g_once_init_enter (&found))                                                                \
      {                                                                                            \
        GResource *resource = NULL;                                                                \
                                                                                                   \
        lex_##room##_register_resource ();                                                         \
        while ((resource = lex_##room##_get_resource ()) == NULL)                                  \
          g_thread_yield ();                                                                       \
        g_once_init_leave (&found, resource);                                                      \
      }                                                                                            \
    return found;                                                                                  \
  }
