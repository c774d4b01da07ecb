// A program that plays the session once.

void flush(void);
int countLiveBlocks(void);

__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit")))
_Noreturn void proc_exit(int code);

// The session is told how to count the blocks in use, so that it can prove that it leaks nothing.
void runSession(int (*liveBlocks)(void));

void _start(void) {
  runSession(countLiveBlocks);
  flush();
  proc_exit(0);
}
