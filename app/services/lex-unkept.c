/* lex-unkept.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What could not be put into the journal: held, tried again, saved elsewhere. It refuses to know
 * who typed it. Who keeps what is typed calls it, and the journal when it goes.
 */

#include "services/lex-unkept.h"

#include "journal/lex-journal-lists-json.h"
#include "services/lex-cases.h"
#include "services/lex-journal-private.h"
#include "services/lex-library-private.h"

/* How long to wait before what could not be put is tried again, in seconds. */
#define PATIENCE 2

#define LIST "lex-unkept"

/* Either an entry or a case.
 * @owner: (nullable): what goes on trying
 * @why: what it waits for */
typedef struct
{
  gconstpointer owner;
  LexJournalEntry *entry;
  LexCase *value;
  char *why;
} Waiting;

static void
waiting_free (gpointer data)
{
  Waiting *self = data;

  lex_journal_entry_free (self->entry);
  lex_case_free (self->value);
  g_free (self->why);
  g_free (self);
}

/* What a journal is given with the first of them.
 * @waiting: (element-type Waiting)
 * @source: 0 while nobody is missing */
typedef struct
{
  GPtrArray *waiting;
  guint source;
} List;

static void
list_free (gpointer data)
{
  List *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_ptr_array_unref (self->waiting);
  g_free (self);
}

static gboolean
put_one (LexJournal *journal, const Waiting *waiting, GError **error)
{
  return waiting->entry != NULL ? lex_journal_put (journal, waiting->entry, error)
                                : lex_cases_put (journal, waiting->value, error);
}

/* For the last time. */
static void
going_cb (LexJournal *journal, List *list)
{
  for (guint i = 0; i < list->waiting->len; i++)
    put_one (journal, list->waiting->pdata[i], NULL);
  g_ptr_array_set_size (list->waiting, 0);
}

static List *
get_list (LexJournal *journal)
{
  List *list = g_object_get_data (G_OBJECT (journal), LIST);

  if (list != NULL)
    return list;
  list = g_new0 (List, 1);
  list->waiting = g_ptr_array_new_with_free_func (waiting_free);
  g_object_set_data_full (G_OBJECT (journal), LIST, list, list_free);
  g_signal_connect (journal, "going", G_CALLBACK (going_cb), list);
  return list;
}

/* Trying again */

/* Puts what nobody else does; who is told of the change may hand over more. */
static gboolean
put_orphans (LexJournal *journal, GError **error)
{
  GPtrArray *all = get_list (journal)->waiting;
  guint i = 0;

  while (i < all->len)
    {
      Waiting *waiting = all->pdata[i];

      if (waiting->owner != NULL)
        i++;
      else if (!put_one (journal, waiting, error))
        return FALSE;
      else
        g_ptr_array_remove (all, waiting);
    }
  return TRUE;
}

static gboolean
put_cb (gpointer user_data)
{
  LexJournal *journal = user_data;

  if (!put_orphans (journal, NULL))
    return G_SOURCE_CONTINUE;
  get_list (journal)->source = 0;
  return G_SOURCE_REMOVE;
}

static void
wait_for_orphans (LexJournal *journal)
{
  List *list = get_list (journal);

  if (list->source == 0)
    list->source = g_timeout_add_seconds (PATIENCE, put_cb, journal);
}

gboolean
lex_unkept_put (LexJournal *journal, GError **error)
{
  GPtrArray *all;

  g_return_val_if_fail (LEX_IS_JOURNAL (journal), FALSE);

  all = get_list (journal)->waiting;
  g_signal_emit_by_name (journal, "keep");
  if (!put_orphans (journal, error))
    return FALSE;
  if (all->len == 0)
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE, "%s", ((Waiting *) all->pdata[0])->why);
  return FALSE;
}

/* Holding */

static Waiting *
find (LexJournal *journal, gconstpointer owner)
{
  for (guint i = 0; i < get_list (journal)->waiting->len; i++)
    if (((Waiting *) get_list (journal)->waiting->pdata[i])->owner == owner)
      return get_list (journal)->waiting->pdata[i];
  return NULL;
}

static void
add (LexJournal *journal, Waiting waiting)
{
  if (waiting.owner != NULL)
    lex_unkept_remove (journal, waiting.owner);
  else
    wait_for_orphans (journal);
  g_ptr_array_add (get_list (journal)->waiting, g_memdup2 (&waiting, sizeof waiting));
}

void
lex_unkept_add_entry (LexJournal *journal, gconstpointer owner, LexJournalEntry *entry,
                      const GError *why)
{
  g_return_if_fail (LEX_IS_JOURNAL (journal));
  g_return_if_fail (entry != NULL);

  add (journal, (Waiting){ owner, entry, NULL, g_strdup (why->message) });
}

void
lex_unkept_add_case (LexJournal *journal, gconstpointer owner, LexCase *value, const GError *why)
{
  g_return_if_fail (LEX_IS_JOURNAL (journal));
  g_return_if_fail (value != NULL);

  add (journal, (Waiting){ owner, NULL, value, g_strdup (why->message) });
}

void
lex_unkept_remove (LexJournal *journal, gconstpointer owner)
{
  Waiting *waiting = find (journal, owner);

  if (waiting != NULL)
    g_ptr_array_remove (get_list (journal)->waiting, waiting);
}

void
lex_unkept_leave (LexJournal *journal, gconstpointer owner)
{
  Waiting *waiting = find (journal, owner);

  if (waiting == NULL)
    return;
  waiting->owner = NULL;
  wait_for_orphans (journal);
}

guint
lex_unkept_count (LexJournal *journal)
{
  g_return_val_if_fail (LEX_IS_JOURNAL (journal), 0);

  return get_list (journal)->waiting->len;
}

/* Elsewhere */

gboolean
lex_unkept_save (LexJournal *journal, const char *path, GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (GPtrArray) cases = g_ptr_array_new ();
  g_autofree char *text = NULL;

  g_return_val_if_fail (LEX_IS_JOURNAL (journal), FALSE);

  for (guint i = 0; i < get_list (journal)->waiting->len; i++)
    {
      const Waiting *waiting = get_list (journal)->waiting->pdata[i];

      g_ptr_array_add (waiting->entry != NULL ? entries : cases,
                       waiting->entry != NULL ? (gpointer) waiting->entry : waiting->value);
    }
  text = lex_journal_lists_json_dup (entries, cases);
  return lex_journal_save_text (path, text, error);
}
