// What a program on a bare machine must bring along for Embedded Swift: memory, four block operations, and, on WebAssembly,
// a way out.
//
// Only these. No mathematics, no Unicode tables, no wide multiplication: a library target that needs more than memory does
// not link here, and that is the check.

typedef __SIZE_TYPE__ size_t;

// MARK: Memory: blocks of powers of two, kept in lists of freed ones. Each lies in a line of the cache of its own, since
// the library asks for that where it matters.

enum { header = 64, page = 65536 };

typedef struct Block {
  struct Block *next;
  int size_class;
} Block;

static Block *freed[32];
static int live;

#ifdef __wasm__
extern unsigned char __heap_base;
static size_t top, limit;

static void *extend(size_t size) {
  if (top == 0) {
    top = ((size_t)&__heap_base + header - 1) & ~(size_t)(header - 1);
    limit = __builtin_wasm_memory_size(0) * page;
  }
  while (top + size > limit) {
    if (__builtin_wasm_memory_grow(0, 16) == (size_t)-1) __builtin_trap();
    limit += 16 * page;
  }
  void *start = (void *)top;
  top += size;
  return start;
}
#else
// A microcontroller has as much as it has.
static _Alignas(header) unsigned char heap[256 * 1024];
static size_t used;

static void *extend(size_t size) {
  if (size > sizeof heap - used) __builtin_trap();
  void *start = heap + used;
  used += size;
  return start;
}
#endif

void *malloc(size_t size) {
  int size_class = 7;
  while (((size_t)1 << size_class) < size + header) size_class++;
  Block *block = freed[size_class];
  if (block) {
    freed[size_class] = block->next;
  } else {
    block = extend((size_t)1 << size_class);
  }
  block->size_class = size_class;
  live++;
  return (char *)block + header;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((char *)memory - header);
  block->next = freed[block->size_class];
  freed[block->size_class] = block;
  live--;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > header) return 22;  // EINVAL: nothing in the library asks for more.
  *memory = malloc(size);
  return 0;
}

int countLiveBlocks(void) { return live; }

// MARK: Blocks of bytes. Compiled without builtins, or each loop would become a call of itself.

void *memmove(void *to, const void *from, size_t count) {
  char *target = to;
  const char *source = from;
  if (target < source) {
    for (size_t i = 0; i < count; i++) target[i] = source[i];
  } else {
    for (size_t i = count; i-- > 0;) target[i] = source[i];
  }
  return to;
}

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) {
  char *target = to;
  for (size_t i = 0; i < count; i++) target[i] = (char)byte;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] - b[i];
  }
  return 0;
}

#ifdef __wasm__
// MARK: The way out: standard output, through WASI.

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const void *vectors, size_t count, size_t *written);

static char line[256];
static size_t length;

void flush(void) {
  struct { const char *start; size_t length; } vector = {line, length};
  size_t written;
  fd_write(1, &vector, 1, &written);
  length = 0;
}

int putchar(int byte) {
  line[length++] = (char)byte;
  if (byte == '\n' || length == sizeof line) flush();
  return byte;
}
#endif
