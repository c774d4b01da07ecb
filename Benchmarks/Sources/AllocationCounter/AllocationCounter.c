#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

static _Thread_local int is_counting;
static _Thread_local long count;

void allocation_counter_start(void) {
  count = 0;
  is_counting = 1;
}

long allocation_counter_stop(void) {
  is_counting = 0;
  return count;
}

#if defined(__GLIBC__)

/* The program's own definitions go before the library's, also for the shared libraries that it loads. */
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

int allocation_counter_works(void) { return 1; }

void *malloc(size_t size) {
  count += is_counting;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += is_counting;
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count += is_counting;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += is_counting;
  return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
  count += is_counting;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count += is_counting;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

#else

int allocation_counter_works(void) { return 0; }

#endif
