// Gives the variables that every run touches their memory at once.
//
// Swift keeps a variable for each type whose metadata code asks for, in .bss, by modules: a run of one document writes to most of those pages,
// and reads nearly each before it writes to it, which would be two page faults. One call for all of them costs a third of that.
//
// scripts/release links this file in, and says with the symbol `first_pages` how many bytes from the start of .bss on are meant: those of modules and
// runtime; behind them stand the tables of libraries. A kernel before Linux 5.14 answers with an error, and pages come one by one.
#include <stdint.h>
#include <sys/mman.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

extern char __bss_start[], first_pages[];

__attribute__((constructor(101))) static void populate(void) {
  uintptr_t start = (uintptr_t)__bss_start & ~(uintptr_t)4095;
  uintptr_t end = ((uintptr_t)__bss_start + (uintptr_t)first_pages) & ~(uintptr_t)4095;
  if (end > start) madvise((void *)start, end - start, MADV_POPULATE_WRITE);
}
