/// Counts the allocations that a thread makes, by standing in the way of the C library's functions.
///
/// Only on systems with the GNU C library; elsewhere nothing is counted, which `allocation_counter_works` tells.

int allocation_counter_works(void);
/// Begins to count those of this thread.
void allocation_counter_start(void);
/// Ends counting, and tells how many there were.
long allocation_counter_stop(void);
