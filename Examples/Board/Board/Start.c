// The start of the board, its serial port and its timers: those of Arm's MPS2 boards, which QEMU knows.

#include "Inner.h"
#include "Machine.h"

typedef volatile unsigned reg;

// MARK: The serial port

static struct { reg data, state, control, interrupt, divider; } *const uart = (void *)0x40004000;
enum { transmit_full = 1, receive_full = 2 };

// What is written waits here until somebody reads the line, so that no measured work waits for it.
static unsigned char line[1024];
static unsigned length;

static void serial_flush(void) {
  for (unsigned i = 0; i < length; i++) {
    while (uart->state & transmit_full) {}
    uart->data = line[i];
  }
  length = 0;
}

void serial_transmit(unsigned char byte) {
  if (length == sizeof line) serial_flush();
  line[length++] = byte;
}

void serial_end_line(void) {
  serial_transmit('\n');
  serial_flush();
}

void serial_print(const char *text) {
  while (*text) serial_transmit((unsigned char)*text++);
}

void serial_print_number(unsigned number) {
  if (number > 9) serial_print_number(number / 10);
  serial_transmit((unsigned char)('0' + number % 10));
}

void serial_ask(void) {
  serial_print("?\n");
  serial_flush();
}

int serial_receive(int forever) {
  unsigned start = timer_count();
  while (!(uart->state & receive_full)) {
    if (!forever && start - timer_count() > 25000000 / 4) return -1;
    // An emulator takes its time for each question.
    for (volatile int pause = 0; pause < 500; pause++) {}
  }
  return (unsigned char)uart->data;
}

// MARK: The timers, which count down with 25 MHz: one ticks sixty times a second, one is a stop watch.

typedef struct { reg control, value, reload, interrupt; } Timer;
static Timer *const ticker = (Timer *)0x40000000, *const watch = (Timer *)0x40001000;
static volatile unsigned ticks;

static void tick(void) {
  ticker->interrupt = 1;
  ticks++;
}

void timer_wait(void) {
  unsigned before = ticks;
  ticker->control = 9;
  // With interrupts held back, none can come between the question and the sleep; one that is held back ends it.
  for (;;) {
    __asm__ volatile("cpsid i" ::: "memory");
    if (ticks != before) break;
    __asm__ volatile("wfi\ncpsie i\nisb" ::: "memory");
  }
  __asm__ volatile("cpsie i" ::: "memory");
  ticker->control = 0;
}

unsigned timer_count(void) { return watch->value; }

// MARK: The start and the end

int main(int count, char **words);
extern unsigned stack_bottom, stack_top, data_start, data_end, data_image, bss_start, bss_end;
static const unsigned unused = 0xA5A5A5A5;

void reset(void) {
#ifdef __ARM_FP
  // The floating-point unit is off after a reset.
  *(reg *)0xE000ED88 |= 0xF << 20;
  __asm__ volatile("dsb\nisb" ::: "memory");
#endif
  for (unsigned *to = &data_start, *from = &data_image; to < &data_end;) *to++ = *from++;
  for (unsigned *to = &bss_start; to < &bss_end;) *to++ = 0;
  for (volatile unsigned *to = &stack_bottom; to < (unsigned *)__builtin_frame_address(0) - 16;) *to++ = unused;
  uart->divider = 25000000 / 115200;
  uart->control = 3;
  watch->reload = watch->value = 0xFFFFFFFF;
  watch->control = 1;
  ticker->reload = ticker->value = 25000000 / 60;
  *(reg *)0xE000E100 = 1 << 8;
  main(0, 0);
  stop("the program returned", 0);
}

// How deep the stack ever was.
size_t stack_peak(void) {
  unsigned *place = &stack_bottom;
  while (*place == unused) place++;
  return (size_t)((char *)&stack_top - (char *)place);
}

_Noreturn void stop(const char *what, unsigned number) {
  serial_print(length && line[length - 1] != '\n' ? "\nstopped: " : "stopped: ");
  serial_print(what);
  serial_print(", ");
  serial_print_number(number);
  serial_print("\n# end\n");
  serial_flush();
  *(reg *)0xE000ED0C = 0x05FA0004;
  for (;;) {}
}

// The processor pushed what it was at, where there was room: the place in the program is the seventh word. What comes now
// has the whole stack.
__attribute__((used)) static void fault(const unsigned *pushed) {
  stop("a fault at", pushed >= &stack_bottom && pushed < &stack_top ? pushed[6] : 0);
}
__attribute__((naked)) static void hard_fault(void) {
  __asm__("mov r0, sp\nldr r1, =stack_top\nmov sp, r1\nldr r1, =fault\nbx r1\n.pool");
}

__attribute__((section(".vectors"), used)) static const void *const vectors[16 + 9] = {
    [0] = &stack_top, [1] = reset, [3] = hard_fault, [4] = hard_fault, [5] = hard_fault, [6] = hard_fault, [16 + 8] = tick};
