// Which mutant is on, and which were reached. MUTANT holds the number of the one that is on; MUTANTS_REACHED may name a
// file with a byte for each number, which is set when its place in the code is reached, in child processes, too.
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static int32_t current;
static int32_t count;
static volatile unsigned char *reached;

__attribute__((constructor)) static void prepare(void) {
  const char *number = getenv("MUTANT");
  const char *path = getenv("MUTANTS_REACHED");
  if (number) current = atoi(number);
  if (!path) return;
  int file = open(path, O_RDWR);
  if (file < 0) return;
  off_t size = lseek(file, 0, SEEK_END);
  void *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (bytes == MAP_FAILED) return;
  reached = bytes;
  count = size;
}

bool touchstone_mutant(int32_t number) {
  if (reached && number < count) reached[number] = 1;
  return number == current;
}
