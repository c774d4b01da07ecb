// Plays an image in an emulator of its machine: a tap, or a hit test, and prints what the program counted.

int count(void) __attribute__((weak));
int find(double x, double y) __attribute__((weak));
void touch(int id, int phase, double x, double y, double time) __attribute__((weak));
void advance(double time) __attribute__((weak));

// Asks the debugger that holds the machine, which is the emulator.
static int ask(int operation, const void *argument) {
  register int result __asm__("r0") = operation;
  register const void *passed __asm__("r1") = argument;
  __asm__ volatile("bkpt 0xab" : "+r"(result) : "r"(passed) : "memory");
  return result;
}

static void print(int digit) {
  char text[] = {(char)('0' + digit), 0};
  ask(4, text);
}

void play(void) {
  if (find) {
    print(find(100, 100));
    print(find(10, 10));
    print(find(-10, 10));
  } else {
    touch(1, 0, 100, 100, 0);
    touch(1, 2, 100, 100, 0.1);
    advance(1);
    print(count());
    // A drag is no tap.
    touch(1, 0, 100, 100, 2);
    touch(1, 1, 180, 100, 2.1);
    touch(1, 2, 180, 100, 2.2);
    advance(3);
    print(count());
  }
  ask(0x18, (const void *)0x20026);  // The end, as planned.
}
