// The allocator: the first block that fits, from a list of free ones in the order of their places.
//
// A block has its size in the word before what it holds, which lies at a multiple of eight. Who asks for more than there is
// ends the sequence: Swift has no way to go on without memory.

#include "Inner.h"
#include "Machine.h"

typedef struct Block {
  size_t size;
  // Of a free block alone; of others what they hold begins here.
  struct Block *next;
} Block;

enum { word = sizeof(size_t), smallest = 2 * sizeof(Block) };

extern char heap_start[], heap_end[];
static Block *free_blocks;
static char *peak;
static unsigned allocations, blocks;

size_t memory_peak(void) { return peak ? (size_t)(peak - heap_start) : 0; }
unsigned memory_allocations(void) { return allocations; }
unsigned memory_blocks(void) { return blocks; }

static void prepare(void) {
  free_blocks = (Block *)(heap_start + 8 - word);
  free_blocks->size = (size_t)(heap_end - (char *)free_blocks) & ~(size_t)7;
  free_blocks->next = 0;
  peak = heap_start;
}

static void *take(size_t count, size_t alignment) {
  if (!peak) prepare();
  size_t size = (count + word + 7) & ~(size_t)7;
  if (size < smallest) size = smallest;
  for (Block **link = &free_blocks; *link; link = &(*link)->next) {
    Block *block = *link;
    // What lies before an aligned place stays a block, and so needs room for one.
    size_t place = (size_t)block + word, aligned = (place + alignment - 1) & ~(alignment - 1);
    if (aligned != place && aligned - place < smallest) aligned += alignment;
    size_t gap = aligned - place;
    if (block->size < gap + size) continue;
    if (gap) {
      Block *rest = (Block *)((char *)block + gap);
      *rest = (Block){block->size - gap, block->next};
      block->size = gap;
      block->next = rest;
      link = &block->next;
      block = rest;
    }
    if (block->size >= size + smallest) {
      Block *rest = (Block *)((char *)block + size);
      *rest = (Block){block->size - size, block->next};
      block->size = size;
      *link = rest;
    } else {
      *link = block->next;
    }
    char *end = (char *)block + block->size;
    if (end > peak) peak = end;
    allocations++;
    blocks++;
    return (char *)block + word;
  }
  stop("out of memory, bytes wanted", (unsigned)count);
}

void *malloc(size_t count) { return take(count, 8); }

int posix_memalign(void **memory, size_t alignment, size_t count) {
  *memory = take(count, alignment < 8 ? 8 : alignment);
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)((char *)memory - word), *before = 0, *after = free_blocks;
  while (after && after < block) before = after, after = after->next;
  block->next = after;
  if (after && (char *)block + block->size == (char *)after) *block = (Block){block->size + after->size, after->next};
  if (before && (char *)before + before->size == (char *)block) {
    *before = (Block){before->size + block->size, block->next};
  } else if (before) {
    before->next = block;
  } else {
    free_blocks = block;
  }
  blocks--;
}
