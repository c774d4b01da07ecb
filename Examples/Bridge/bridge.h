#pragma once
#ifdef __cplusplus
extern "C" {
#endif

// All calls come from one thread. Places are in points, times in seconds by any clock that never runs backwards.
typedef void (*touch_tapped)(void *user, int box, double x, double y);

void *touch_create(double width, double height, touch_tapped tapped, void *user);
// Adds a box in front of those in its parent, which is another box or -1 for the window; returns its number.
int touch_add_box(void *surface, int parent, double x, double y, double width, double height);
// Phases: 0 began, 1 moved, 2 ended, 3 cancelled.
void touch_send(void *surface, int finger, int phase, double x, double y, double seconds);
// Lets time pass; returns when it is to be called next, -1 if nothing waits.
double touch_advance(void *surface, double seconds);
void touch_destroy(void *surface);

#ifdef __cplusplus
}
#endif
