// What the parts in C have of each other.

typedef __SIZE_TYPE__ size_t;

// Start.c: writes what happened, ends the sequence, and starts the board anew.
_Noreturn void stop(const char *what, unsigned number);
void serial_print(const char *text);
void serial_print_number(unsigned number);
size_t stack_peak(void);

// Memory.c: how far the heap was ever filled, in bytes, and how many blocks of it are in use.
size_t memory_peak(void);
unsigned memory_blocks(void);
