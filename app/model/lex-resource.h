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
 */
#define LEX_RESOURCE_LATE(room)                                                                    \
  static GResource *lex_##room##_find_resource (void)                                              \
  {                                                                                                \
    static gsize registered = 0;                                                                   \
                                                                                                   \
    if (g_once_init_enter (&registered))                                                           \
      {                                                                                            \
        lex_##room##_register_resource ();                                                         \
        g_once_init_leave (&registered, 1);                                                        \
      }                                                                                            \
    return lex_##room##_get_resource ();                                                           \
  }
