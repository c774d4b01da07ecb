// What the program in Swift calls of the machine.

// Start.c: the serial port and the timers.
void serial_ask(void);
// The next byte; -1 when none comes for a quarter of a second, unless it is waited for without end.
int serial_receive(int forever);
// What is transmitted leaves in lines: with a question, or with the end of a line.
void serial_transmit(unsigned char byte);
void serial_end_line(void);
void timer_wait(void);
// A counter of 25 MHz.
unsigned timer_count(void);

// Memory.c: how often memory was asked for.
unsigned memory_allocations(void);

// Gauges.c: takes note of a piece of work, and writes down what all of them took. A kind is 1 to 5 for a move of so many
// fingers, 6 for a tick, 0 for anything else.
void gauge(unsigned kind, unsigned counts, unsigned allocations);
void gauges_print(void);
