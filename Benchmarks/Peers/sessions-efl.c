/* The sessions with EFL: a tree of 1,054 objects, ten gestures of gesture layers, and a scroller over 1,000 rows.
 * usage: sessions-efl tap|drag|fling */
#include "sessions.h"
#include <Elementary.h>

typedef struct { Evas *evas; Evas_Object *scroller; int x, y; } Session;

static Evas_Event_Flags on_gesture(void *d, void *info) { w_handled++; return EVAS_EVENT_FLAG_NONE; }

static void observe(Evas_Object *win, Evas_Object *target, const Elm_Gesture_Type *g, int n) {
    Evas_Object *l = elm_gesture_layer_add(win);
    elm_gesture_layer_hold_events_set(l, EINA_FALSE);
    elm_gesture_layer_attach(l, target);
    for (int i = 0; i < n; i++)
        for (int s = ELM_GESTURE_STATE_START; s <= ELM_GESTURE_STATE_ABORT; s++) elm_gesture_layer_cb_set(l, g[i], s, on_gesture, NULL);
}

static void feed(void *c, int phase, int x, int y, uint32_t ms) {
    Session *s = c;
    if (phase == 0 && s->scroller) elm_scroller_region_show(s->scroller, 0, 1000, 400, 800);
    if (phase < 2) evas_event_feed_mouse_move(s->evas, s->x + x, s->y + y, ms, NULL);
    if (phase == 0) evas_event_feed_mouse_down(s->evas, 1, EVAS_BUTTON_NONE, ms, NULL);
    if (phase == 2) evas_event_feed_mouse_up(s->evas, 1, EVAS_BUTTON_NONE, ms, NULL);
    if (s->scroller && phase == 1) { /* its drag is carried out by an animator */
        evas_smart_objects_calculate(s->evas);
        ecore_main_loop_iterate();
    }
}

static void settle(void *c) {
    Session *s = c;
    if (!s->scroller) { ecore_main_loop_iterate(); return; }
    int before = -1, y = 0, still = 0, from;
    elm_scroller_region_get(s->scroller, NULL, &from, NULL, NULL);
    while (still < 10) {
        usleep(8000);
        ecore_main_loop_iterate();
        evas_smart_objects_calculate(s->evas);
        elm_scroller_region_get(s->scroller, NULL, &y, NULL, NULL);
        still = y == before ? still + 1 : 0;
        before = y;
    }
    if (y > from) s_glides++;
}

int main(int c, char **v) {
    if (c < 2) return 2;
    elm_init(c, v);
    elm_config_preferred_engine_set("buffer");
    elm_config_scroll_thumbscroll_enabled_set(EINA_TRUE);
    Evas_Object *win = elm_win_add(NULL, "peers", ELM_WIN_BASIC);
    if (!win) { fprintf(stderr, "efl: no window on the buffer engine\n"); return 1; }
    evas_object_resize(win, 4096, 4096);
    evas_object_show(win);
    Session s = {evas_object_evas_get(win), NULL, 0, 0};
    ecore_evas_manual_render_set(ecore_evas_ecore_evas_get(s.evas), EINA_TRUE);
    int isFling = !strcmp(v[1], "fling"), leaf = 0;
    w_tree t = w_make("ui", 1000);
    Evas_Object **all = calloc(t.count, sizeof *all);
    int *px = calloc(t.count, sizeof *px), *py = calloc(t.count, sizeof *py);
    for (int i = 0; i < t.count; i++) {
        px[i] = t.a[i].x + (i ? px[t.a[i].parent] : 0);
        py[i] = t.a[i].y + (i ? py[t.a[i].parent] : 0);
        all[i] = t.a[i].nkids ? evas_object_table_add(s.evas) : evas_object_rectangle_add(s.evas);
        evas_object_geometry_set(all[i], px[i], py[i], t.a[i].w, t.a[i].h);
        if (i) evas_object_smart_member_add(all[i], all[t.a[i].parent]);
        evas_object_show(all[i]);
    }
    while (leaf + 1 < t.count && t.a[leaf].nkids) leaf++;
    static const Elm_Gesture_Type six[] = {ELM_GESTURE_N_TAPS, ELM_GESTURE_N_LONG_TAPS, ELM_GESTURE_MOMENTUM, ELM_GESTURE_N_FLICKS, ELM_GESTURE_ZOOM, ELM_GESTURE_ROTATE};
    static const Elm_Gesture_Type two[] = {ELM_GESTURE_MOMENTUM, ELM_GESTURE_N_TAPS};
    if (isFling) {
        s.scroller = elm_scroller_add(win);
        Evas_Object *list = elm_box_add(win);
        for (int row = 0; row < 1000; row++) {
            Evas_Object *r = evas_object_rectangle_add(s.evas);
            evas_object_size_hint_min_set(r, 380, 40);
            evas_object_show(r);
            elm_box_pack_end(list, r);
        }
        elm_object_content_set(s.scroller, list);
        evas_object_show(list);
        evas_object_geometry_set(s.scroller, 0, 0, 400, 800);
        evas_object_show(s.scroller);
        s.x = 200;
        s.y = 700;
        observe(win, s.scroller, six, 6);
        observe(win, s.scroller, two, 2);
        observe(win, s.scroller, two, 2);
    } else {
        int parent = t.a[leaf].parent;
        observe(win, all[leaf], six, 6);
        observe(win, all[parent], two, 2);
        observe(win, all[t.a[parent].parent], two, 2);
        s.x = px[leaf] + t.a[leaf].w / 2;
        s.y = py[leaf] + t.a[leaf].h / 2;
    }
    for (int i = 0; i < 10; i++) { evas_smart_objects_calculate(s.evas); ecore_main_loop_iterate(); }
    for (int i = 0; i < t.count; i++) evas_object_geometry_set(all[i], px[i], py[i], t.a[i].w, t.a[i].h);
    evas_event_feed_mouse_in(s.evas, 1, NULL);
    s_bench("efl", v[1], feed, settle, &s);
    fflush(stdout);
    _exit(0);
}
