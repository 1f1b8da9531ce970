/* lex-toast.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * lex_toast_new:
 * @overlay: where it will be shown
 * @message: a sentence or two; no markup
 * @button: (nullable): what its button is called
 *
 * Makes a toast whose message takes as many lines as it needs.
 *
 * Returns: (transfer full): a toast, not yet shown
 */
AdwToast *lex_toast_new (AdwToastOverlay *overlay, const char *message, const char *button);

/**
 * lex_toast_say:
 * @overlay: where it is said
 * @message: a sentence or two; no markup
 *
 * Says something in a toast, in place of what was said there before.
 */
void lex_toast_say (AdwToastOverlay *overlay, const char *message);

/**
 * lex_toast_keep:
 * @overlay: what shows it
 * @message: what to say, without markup, that wants to be read with care: it names a file, say
 *
 * Does lex_toast_say() until it is put aside, or something else is said.
 */
void lex_toast_keep (AdwToastOverlay *overlay, const char *message);

/**
 * lex_toast_offer_undo:
 * @overlay: where toasts are shown
 * @message: what to say
 *
 * Does lex_toast_say() of a change of imported documents, with a button that undoes it.
 */
void lex_toast_offer_undo (AdwToastOverlay *overlay, const char *message);

/**
 * lex_toast_offer_return:
 * @overlay: where toasts are shown
 * @message: what to say
 * @action: what undoes it, an action that takes a string
 * @target: the string
 *
 * Does lex_toast_say() of a change, with a button that undoes it.
 */
void lex_toast_offer_return (AdwToastOverlay *overlay, const char *message, const char *action,
                             const char *target);

/**
 * lex_toast_offer_return_of_all:
 * @overlay: where toasts are shown
 * @message: what to say; if there is more than one, their number is added
 * @action: what undoes it, an action that takes a string
 * @target: the string
 *
 * Does lex_toast_offer_return() of a removal. While the toast of another still stands there, its
 * place is taken, and the button undoes both: who removes one after the other can undo each.
 */
void lex_toast_offer_return_of_all (AdwToastOverlay *overlay, const char *message,
                                    const char *action, const char *target);

/**
 * lex_toast_offer_cancel:
 * @overlay: where it is said
 * @message: what is going on; no markup
 * @cancellable: what ends it
 *
 * Does lex_toast_say() until something else is said, with a button that cancels.
 */
void lex_toast_offer_cancel (AdwToastOverlay *overlay, const char *message,
                             GCancellable *cancellable);

G_END_DECLS
