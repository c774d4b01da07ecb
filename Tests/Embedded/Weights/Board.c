// What a program on a microcontroller with a Cortex-M7 brings along beside Support.c: its start, and what the compiler calls
// for wide integers, which a toolchain for such a machine has in a library of its own.

typedef __SIZE_TYPE__ size_t;
typedef long long wide;
typedef unsigned long long unsigned_wide;
typedef unsigned int word;

// MARK: The start

void start(void);
// A test of the image, where one is linked.
__attribute__((weak)) void play(void);
extern word stack_top, data_start, data_end, data_image, bss_start, bss_end;

static void reset(void) {
  // The floating-point unit is off after a reset.
  *(volatile word *)0xE000ED88 |= 0xF << 20;
  __asm__ volatile("dsb\nisb" ::: "memory");
  for (word *to = &data_start, *from = &data_image; to < &data_end;) *to++ = *from++;
  for (word *to = &bss_start; to < &bss_end;) *to++ = 0;
  start();
  if (play) play();
  // From here on interrupts call what the program exports.
  for (;;) __asm__ volatile("wfi");
}

static void fault(void) {
  for (;;) {}
}

__attribute__((section(".vectors"), used)) static void *const vectors[] = {
    &stack_top, reset, fault, fault, fault, fault, fault};

// MARK: Blocks of bytes, by the names of the machine's procedure call standard

#include "../../../Examples/Board/Board/BlockCalls.h"

// MARK: Integers of 64 bits, in halves: such a function must not call itself. These two take doubles in integer registers.

__attribute__((pcs("aapcs"))) double __aeabi_l2d(wide value) {
  return (double)(int)(value >> 32) * 0x1p32 + (double)(word)value;
}

__attribute__((pcs("aapcs"))) wide __aeabi_d2lz(double value) {
  double size = value < 0 ? -value : value;
  word high = (word)(size * 0x1p-32);
  word low = (word)(size - (double)high * 0x1p32);
  wide result = (wide)((unsigned_wide)high << 32 | low);
  return value < 0 ? -result : result;
}

wide __aeabi_llsl(wide value, int count) {
  word low = (word)value, high = (word)((unsigned_wide)value >> 32);
  if (count >= 32) return (wide)((unsigned_wide)(low << (count - 32)) << 32);
  if (count == 0) return value;
  return (wide)((unsigned_wide)(high << count | low >> (32 - count)) << 32 | low << count);
}

wide __aeabi_lasr(wide value, int count) {
  word low = (word)value;
  int high = (int)(value >> 32);
  if (count >= 32) return (wide)((unsigned_wide)(word)(high >> 31) << 32 | (word)(high >> (count - 32)));
  if (count == 0) return value;
  return (wide)((unsigned_wide)(word)(high >> count) << 32 | (low >> count | (word)high << (32 - count)));
}

unsigned_wide __aeabi_llsr(unsigned_wide value, int count) {
  word low = (word)value, high = (word)(value >> 32);
  if (count >= 32) return high >> (count - 32);
  if (count == 0) return value;
  return (unsigned_wide)(high >> count) << 32 | (low >> count | high << (32 - count));
}
