/* lex-about.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window about Lexbridge, which says plainly what the digest is and is not.
 * It refuses to know the library. The application calls it.
 */

#include "shell/lex-about.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Where libadwaita has them, dialogs stand in their window. */
#if ADW_CHECK_VERSION(1, 5, 0)
#define ABOUT_TYPE ADW_TYPE_ABOUT_DIALOG
#define ABOUT(about) ADW_ABOUT_DIALOG (about)
#define add_legal_section adw_about_dialog_add_legal_section
#else
#define ABOUT_TYPE ADW_TYPE_ABOUT_WINDOW
#define ABOUT(about) ADW_ABOUT_WINDOW (about)
#define add_legal_section adw_about_window_add_legal_section
#endif

static void
present (GtkWidget *about, GtkWindow *parent)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (parent));
#else
  gtk_window_set_transient_for (GTK_WINDOW (about), parent);
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  gtk_window_present (GTK_WINDOW (about));
#endif
}

void
lex_about_present (GtkWindow *parent)
{
  GtkWidget *about = g_object_new (
      ABOUT_TYPE, "application-name", "Lexbridge", "application-icon", "org.lexbridge.Lexbridge",
      "version", LEXBRIDGE_VERSION, "developer-name", _ ("The Lexbridge authors"), "license-type",
      GTK_LICENSE_GPL_3_0, "copyright", "© 2026 The Lexbridge authors", "comments",
      _ ("The Laws of Duplicate Bridge 2017, with the changes of 2024, in Polish and English.\n\n"
         "What ships with Lexbridge is a digest in its own words: precise enough to rule from, "
         "but not the official text. Where the two differ, the official text is the law. The "
         "texts that your federation publishes can be imported; they are then shown first, "
         "marked as such, and stay on this computer."),
      NULL);

  /* libadwaita 1.2 never frees the copyright of a section: it stands before the licence. */
  add_legal_section (ABOUT (about), _ ("The digest"), NULL, GTK_LICENSE_CUSTOM,
                     "© 2026 The Lexbridge authors\n\nCreative Commons Attribution-ShareAlike 4.0 "
                     "International (CC BY-SA 4.0)");
  present (about, parent);
}
