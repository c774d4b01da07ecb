// What the work of the engine took, by its kind: one line each for the script that reads the serial port.

#include "Inner.h"
#include "Machine.h"

static const char *const names[] = {"contacts", "move-1", "move-2", "move-3", "move-4", "move-5", "tick"};
enum { kinds = sizeof names / sizeof *names };
static struct { unsigned times, counts, most, allocations, allocating; } gauges[kinds];

void gauge(unsigned kind, unsigned counts, unsigned allocations) {
  gauges[kind].times++;
  gauges[kind].counts += counts;
  if (counts > gauges[kind].most) gauges[kind].most = counts;
  gauges[kind].allocations += allocations;
  gauges[kind].allocating += allocations > 0;
}

static void print(const char *name, unsigned number) {
  serial_transmit(' ');
  serial_print(name);
  serial_transmit('=');
  serial_print_number(number);
}

void gauges_print(void) {
  for (unsigned kind = 0; kind < kinds; kind++) {
    if (!gauges[kind].times) continue;
    serial_print("# ");
    serial_print(names[kind]);
    print("times", gauges[kind].times);
    print("counts", gauges[kind].counts);
    print("most", gauges[kind].most);
    print("allocations", gauges[kind].allocations);
    print("allocating", gauges[kind].allocating);
    serial_transmit('\n');
  }
  serial_print("# memory");
  print("heap", memory_peak());
  print("stack", stack_peak());
  print("blocks", memory_blocks());
  serial_print("\n# end\n");
}
