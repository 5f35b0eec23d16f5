// Gives the variables that every run touches their memory at once.
//
// Swift keeps a variable for each type whose metadata code asks for, in .bss: a run of one document writes to most of those that scripts/release has put
// in front, and reads nearly each page before it writes to it, which would be two page faults. One call for all of them costs a third of that.
//
// The linker puts `first_pages_end` behind what runs touch, by the order that scripts/release gives it. A kernel before Linux 5.14 answers with an
// error, and pages come one by one.
#include <stdint.h>
#include <sys/mman.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

extern char __bss_start[];
char first_pages_end[16];
// Defined where there is an order: without one the end stands anywhere.
extern const char first_pages_are_ordered[] __attribute__((weak));

__attribute__((constructor(101))) static void populate(void) {
  uintptr_t start = (uintptr_t)__bss_start & ~(uintptr_t)4095;
  uintptr_t end = ((uintptr_t)first_pages_end + 4095) & ~(uintptr_t)4095;
  if (first_pages_are_ordered != 0 && end > start) madvise((void *)start, end - start, MADV_POPULATE_WRITE);
}
