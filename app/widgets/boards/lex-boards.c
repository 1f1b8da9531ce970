/* lex-boards.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The boards of an event's file as a list, and the one that is chosen. It refuses to keep anything
 * of the file, and to know what becomes of a board that is taken. The shell opens it.
 */

#include "widgets/boards/lex-boards.h"

#include <glib/gi18n-lib.h>

#include "widgets/boards/lex-board-page.h"
#include "widgets/text/lex-theme.h"
#include "widgets/text/lex-widget.h"

#define WIDTH 980
#define HEIGHT 760
#define LIST_WIDTH 230
#define MARGIN 18

/* Below it list and board take turns. */
#define NARROW 640

struct _LexBoards
{
  AdwWindow parent_instance;

  /* Owned */
  LexGames *games;
  LexLanguage language;

  /* Owned by the widget tree */
  GtkSingleSelection *selection;
  GtkWidget *header;
  GtkWidget *list;
  GtkWidget *list_button;
  GtkWidget *content;
  GtkScrolledWindow *scrolled;
  GtkWidget *page; /* nullable */
  gboolean narrow;
  guint fitting; /* a tick, or 0 */
};

enum
{
  TAKE,
  RECORD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LexBoards, lex_boards, ADW_TYPE_WINDOW)

/* The board */

static void
show_page (LexBoards *self)
{
  LexGame *game = gtk_single_selection_get_selected_item (self->selection);
  const LexMarkupStyle style = { self->language, lex_theme_get_palette () };

  if (!game)
    return;
  self->page = lex_board_page_new (game, &style);
  g_object_set (self->page, "margin-start", MARGIN, "margin-end", MARGIN, "margin-top", MARGIN,
                "margin-bottom", MARGIN, NULL);
  gtk_scrolled_window_set_child (self->scrolled, self->page);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), 0);
}

static void
show_list (LexBoards *self)
{
  const gboolean wanted = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->list_button));

  gtk_widget_set_visible (self->list, wanted || !self->narrow);
  gtk_widget_set_hexpand (self->list, self->narrow);
  gtk_widget_set_visible (self->content, !wanted || !self->narrow);
  gtk_widget_set_visible (self->list_button, self->narrow);
}

static void
selected_cb (LexBoards *self)
{
  show_page (self);
}

/* Who has chosen wants to see it. */
static void
activated_cb (LexBoards *self)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->list_button), FALSE);
}

/* Colours of suits are in the text. What was worked out stays. */
static void
dark_cb (LexBoards *self)
{
  g_autoptr (GtkWidget) old = self->page != NULL ? g_object_ref (self->page) : NULL;
  const double place
      = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scrolled));
  LexSolving *answered;
  LexSolving *solving;

  show_page (self);
  answered = old != NULL ? lex_board_page_get_solving (old) : NULL;
  solving = old != NULL ? lex_board_page_get_solving (self->page) : NULL;
  if (answered != NULL && solving != NULL)
    lex_solving_take_answer (solving, answered);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scrolled), place);
}

/* Not while sizes are being given. */
static gboolean
fit_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  LexBoards *self = LEX_BOARDS (widget);

  self->fitting = 0;
  show_list (self);
  return G_SOURCE_REMOVE;
}

static void
lex_boards_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  LexBoards *self = LEX_BOARDS (widget);
  const gboolean narrow = width < NARROW;

  if (narrow != self->narrow)
    {
      self->narrow = narrow;
      if (self->fitting == 0)
        self->fitting = gtk_widget_add_tick_callback (widget, fit_cb, NULL, NULL);
    }
  GTK_WIDGET_CLASS (lex_boards_parent_class)->size_allocate (widget, width, height, baseline);
}

/* The list */

static void
setup_cb (LexBoards *self, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (label, i == 0 ? "heading" : "caption");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_list_item_set_child (item, box);
}

/* "Open, 4♠ N, 10 tricks, NS +620" */
static char *
dup_detail (LexBoards *self, LexGame *game)
{
  const char *room = lex_game_get_value (game, "Room");
  g_autofree char *result = lex_board_page_dup_result (game, self->language);

  if (lex_game_get_fault (game) && !*result)
    return g_strdup (_ ("partly unreadable"));
  return g_strconcat (room ? room : "", room && *result ? ", " : "", result, NULL);
}

/* The list's own item has the focus, but as of GTK 4.8 no name. */
static void
bind_cb (LexBoards *self, GtkListItem *item)
{
  GtkWidget *box = gtk_list_item_get_child (item);
  GtkWidget *first = gtk_widget_get_first_child (box);
  GtkWidget *second = gtk_widget_get_last_child (box);
  LexGame *game = gtk_list_item_get_item (item);
  g_autofree char *title = lex_board_page_dup_title (game);
  g_autofree char *detail = dup_detail (self, game);
  g_autofree char *both = g_strconcat (title, *detail ? ", " : "", detail, NULL);

  gtk_label_set_text (GTK_LABEL (first), title);
  gtk_label_set_text (GTK_LABEL (second), detail);
  gtk_widget_set_visible (second, *detail != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (box)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);
}

/* Whoever opens the window chooses a board first; before the first frame there is none to choose.
 */
static gboolean
enter_cb (GtkWidget *view, GdkFrameClock *clock, gpointer user_data)
{
  gtk_widget_child_focus (view, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

static GtkWidget *
new_list (LexBoards *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *view;

  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->games)));
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  view = gtk_list_view_new (GTK_SELECTION_MODEL (self->selection), factory);
  gtk_widget_add_css_class (view, "navigation-sidebar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Boards"), -1);
  g_signal_connect_swapped (view, "activate", G_CALLBACK (activated_cb), self);
  gtk_widget_add_tick_callback (view, enter_cb, NULL, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_widget_set_size_request (scrolled, LIST_WIDTH, -1);
  return scrolled;
}

/* Taking */

static void
take_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexBoards *self = LEX_BOARDS (widget);

  g_signal_emit (self, signals[TAKE], 0, gtk_single_selection_get_selected_item (self->selection));
}

static void
record_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  LexBoards *self = LEX_BOARDS (widget);
  LexGame *game = gtk_single_selection_get_selected_item (self->selection);

  if (game)
    g_signal_emit (self, signals[RECORD], 0, game);
}

static void
take_all_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[TAKE], 0, NULL);
}

static GtkWidget *
new_menu (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  g_menu_append (menu, _ ("Take This Board into a Case"), "boards.record");
  g_menu_append (menu, _ ("Keep This Board as a Worked Example…"), "boards.take");
  g_menu_append (menu, _ ("Keep All Boards as Worked Examples…"), "boards.take-all");
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (button), TRUE);
  gtk_widget_set_tooltip_text (button, _ ("Menu"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Menu"), -1);
  return button;
}

/* Building */

static GtkWidget *
new_header (LexBoards *self)
{
  GtkWidget *header = adw_header_bar_new ();

  self->list_button = gtk_toggle_button_new ();
  gtk_button_set_icon_name (GTK_BUTTON (self->list_button), "view-list-symbolic");
  gtk_widget_set_tooltip_text (self->list_button, _ ("Boards"));
  g_signal_connect_swapped (self->list_button, "toggled", G_CALLBACK (show_list), self);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), self->list_button);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), new_menu ());
  return header;
}

static GtkWidget *
new_body (LexBoards *self)
{
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->list = new_list (self);
  self->scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->scrolled), TRUE);
  self->content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_append (GTK_BOX (self->content), gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (self->scrolled));
  gtk_box_append (GTK_BOX (body), self->list);
  gtk_box_append (GTK_BOX (body), self->content);
  gtk_widget_set_vexpand (body, TRUE);
  return body;
}

/* A list takes Tab for each of its boards; arrows choose in it. */
static gboolean
lex_boards_focus (GtkWidget *widget, GtkDirectionType direction)
{
  LexBoards *self = LEX_BOARDS (widget);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (widget));
  const gboolean listed = focus != NULL && gtk_widget_is_ancestor (focus, self->list);

  return (listed && direction == GTK_DIR_TAB_FORWARD
          && gtk_widget_child_focus (self->content, direction))
         || (listed && direction == GTK_DIR_TAB_BACKWARD
             && gtk_widget_child_focus (self->header, direction))
         || GTK_WIDGET_CLASS (lex_boards_parent_class)->focus (widget, direction);
}

static void
lex_boards_dispose (GObject *object)
{
  LexBoards *self = LEX_BOARDS (object);

  /* GTK keeps the last tooltip, and with it this window's actions, until another is shown. */
  gtk_widget_insert_action_group (GTK_WIDGET (object), "win", NULL);
  g_clear_object (&self->games);

  G_OBJECT_CLASS (lex_boards_parent_class)->dispose (object);
}

static void
lex_boards_class_init (LexBoardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_boards_dispose;
  widget_class->size_allocate = lex_boards_size_allocate;
  widget_class->focus = lex_boards_focus;
  signals[TAKE] = g_signal_new ("take", LEX_TYPE_BOARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, LEX_TYPE_GAME);
  signals[RECORD] = g_signal_new ("record", LEX_TYPE_BOARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, LEX_TYPE_GAME);
  gtk_widget_class_install_action (widget_class, "boards.record", NULL, record_cb);
  gtk_widget_class_install_action (widget_class, "boards.take", NULL, take_cb);
  gtk_widget_class_install_action (widget_class, "boards.take-all", NULL, take_all_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
lex_boards_init (LexBoards *self)
{
}

GtkWidget *
lex_boards_new (LexGames *games, LexLanguage language, GtkWindow *parent)
{
  g_autofree char *name = g_filename_display_basename (lex_games_get_path (games));
  LexBoards *self = g_object_new (LEX_TYPE_BOARDS, "title", name, "default-width", WIDTH,
                                  "default-height", HEIGHT, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  lex_widget_follow_window (GTK_WINDOW (self), parent);
  self->games = g_object_ref (games);
  self->language = language;
  self->header = new_header (self);
  gtk_box_append (GTK_BOX (box), self->header);
  gtk_box_append (GTK_BOX (box), new_body (self));
  adw_window_set_content (ADW_WINDOW (self), box);
  show_list (self);
  show_page (self);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (dark_cb),
                           self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

void
lex_boards_show (LexBoards *self, guint i)
{
  g_return_if_fail (LEX_IS_BOARDS (self));

  gtk_single_selection_set_selected (self->selection, i);
}

GtkWidget *
lex_boards_get_page (LexBoards *self)
{
  g_return_val_if_fail (LEX_IS_BOARDS (self), NULL);

  return self->page;
}

LexGames *
lex_boards_get_games (LexBoards *self)
{
  g_return_val_if_fail (LEX_IS_BOARDS (self), NULL);

  return self->games;
}
