/* planted-module.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A module that loses a block, as a driver does that is unloaded before the program ends. It
 * refuses to know anything else. Only planted.c loads it.
 */

#include <stdlib.h>

void *planted_lose (void);

void *
planted_lose (void)
{
  char *block = malloc (1001);

  /* A call at the very end would leave no frame of this module in the stack. */
  *(volatile char *) block = 'x';
  return block;
}
