/* lex-search-provider.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LEX_SEARCH_PROVIDER_PATH:
 *
 * Where the provider stands on the bus; the desktop reads it in the provider's file.
 */
#define LEX_SEARCH_PROVIDER_PATH "/org/lexbridge/Lexbridge/SearchProvider"

/**
 * LexSearchProvider:
 *
 * Answers what is typed into the desktop's overview, as `org.gnome.Shell.SearchProvider2`.
 */
typedef struct _LexSearchProvider LexSearchProvider;

/**
 * LexSearchProviderHost:
 * @get_library: gets the library, opened when first asked; (nullable) where that fails
 * @show: shows a label or words in the window
 * @user_data: handed to both
 *
 * Whom a provider asks; copied.
 */
typedef struct
{
  LexLibrary *(*get_library) (gpointer user_data);
  void (*show) (const char *text, gpointer user_data);
  gpointer user_data;
} LexSearchProviderHost;

/**
 * lex_search_provider_new:
 * @host: whom it asks
 * @connection: the session's bus
 * @error: return location for the error of the bus
 *
 * Puts a provider on the bus.
 *
 * Returns: (transfer full) (nullable): the provider, there until it is freed
 */
LexSearchProvider *lex_search_provider_new (const LexSearchProviderHost *host,
                                            GDBusConnection *connection, GError **error);

/**
 * lex_search_provider_free:
 * @self: (transfer full) (nullable): a provider
 *
 * Takes it off the bus.
 */
void lex_search_provider_free (LexSearchProvider *self);

G_END_DECLS
