#include <unistd.h>

/// Swift hides `fork`, since a copy of a program with threads is unsafe; this program has one thread.
static inline pid_t fork_child(void) { return fork(); }
