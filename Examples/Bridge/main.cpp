#include "bridge.h"
#include <cstdio>

int main() {
  auto tapped = [](void *name, int box, double x, double y) {
    std::printf("%s: box %d tapped at (%g, %g)\n", static_cast<const char *>(name), box, x, y);
  };
  char name[] = "panel";
  void *surface = touch_create(320, 480, tapped, name);
  int card = touch_add_box(surface, -1, 20, 20, 280, 200);
  touch_add_box(surface, card, 10, 10, 100, 40);
  touch_send(surface, 1, 0, 60, 50, 0.0);
  touch_send(surface, 1, 2, 60, 50, 0.1);
  for (double next = touch_advance(surface, 0.1); next >= 0;) next = touch_advance(surface, next);
  touch_destroy(surface);
}
