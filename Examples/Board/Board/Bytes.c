// Blocks of bytes, which the compiler calls for. Compiled without builtins, or each loop would become a call of itself.

#include "Inner.h"
#include "BlockCalls.h"

enum { mask = sizeof(size_t) - 1 };

void *memmove(void *to, const void *from, size_t count) {
  char *target = to;
  const char *source = from;
  if (target <= source) {
    if ((((size_t)target | (size_t)source) & mask) == 0) {
      for (; count > mask; count -= sizeof(size_t), target += sizeof(size_t), source += sizeof(size_t))
        *(size_t *)target = *(const size_t *)source;
    }
    while (count--) *target++ = *source++;
  } else {
    if ((((size_t)target | (size_t)source) & mask) == 0) {
      while (count & mask) count--, target[count] = source[count];
      for (; count; count -= sizeof(size_t))
        *(size_t *)(target + count - sizeof(size_t)) = *(const size_t *)(source + count - sizeof(size_t));
    }
    while (count--) target[count] = source[count];
  }
  return to;
}

void *memset(void *to, int byte, size_t count) {
  for (char *target = to; count--;) *target++ = (char)byte;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  for (const unsigned char *a = left, *b = right; count--; a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }
