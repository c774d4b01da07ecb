// Atomic operations for a processor that has none, by which Swift counts references. There is one processor, and the one
// interrupt counts ticks and nothing else: so plain operations will do. With interrupts that count references, hold them back
// meanwhile.

#ifndef __ARM_FEATURE_LDREX

typedef unsigned word;

// By other names, since the compiler has its own notion of these.
word load(const volatile word *place, int order) __asm__("__atomic_load_4");
void store(volatile word *place, word value, int order) __asm__("__atomic_store_4");
word fetch_add(volatile word *place, word value, int order) __asm__("__atomic_fetch_add_4");
word fetch_sub(volatile word *place, word value, int order) __asm__("__atomic_fetch_sub_4");
_Bool compare_exchange(volatile word *place, word *expected, word value, int success, int failure)
    __asm__("__atomic_compare_exchange_4");

word load(const volatile word *place, int order) { return *place; }

void store(volatile word *place, word value, int order) { *place = value; }

word fetch_add(volatile word *place, word value, int order) {
  word old = *place;
  *place = old + value;
  return old;
}

word fetch_sub(volatile word *place, word value, int order) { return fetch_add(place, -value, order); }

_Bool compare_exchange(volatile word *place, word *expected, word value, int success, int failure) {
  word old = *place;
  if (old == *expected) {
    *place = value;
    return 1;
  }
  *expected = old;
  return 0;
}

#endif
