// Gives the first blocks of a process with one thread memory that lies close together and comes in few calls.
//
// Threads are those of pthread_create (scripts/reference-counts.c): nothing here is for timers, asynchronous look-ups or C11's threads, which make
// theirs in other ways, and which scripts/release finds out.
//
// An allocator for long runs keeps blocks of one size together: those of a run on one small document lie on many pages that are hardly used,
// each of which costs a page fault, and its own setting-up costs as much as some hundred blocks. Here blocks follow one another in one region, whose memory
// comes in steps; a block that is freed is taken for the next one of its size. Once the region is used up, and once there is a second thread,
// everything goes to the allocator proper, which is set up then or for the first block that is too large for the region, and the region gives nothing and takes nothing back any more.
//
// scripts/release links this file in with the linker's --wrap, which sends each call of malloc here and gives the allocator's own function the name
// __real_malloc. Whoever frees a block is told by its address whose it is.
#include "first-heap.h"

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

// Numbers of bytes.
enum {
  page = 4096,
  // Sizes and addresses are multiples of it.
  granule = 16,
  // Blocks for vectors begin at multiples of it.
  alignment = 64,
  capacity = 4 << 20,
  // How much memory comes at once: less would cost large runs calls, more would cost small runs memory.
  step = 64 << 10,
  // Up to here there is a class for each number of granules; beyond it eight classes double the size.
  exact = 192 * granule,
  // Larger blocks lie at the end of the region, whose pages come when they are touched: hardly anybody fills them.
  sparse = 16 << 10,
  largest = 512 << 10,
};

struct free_block {
  struct free_block *next;
};

// Where nothing lies, until there is a region.
static char *region = (char *)(UINTPTR_MAX / 2);
// What was not given yet lies between these two; of it has come what lies below the third.
static char *bottom, *top, *populated;
static int is_closed;
// Blocks that were freed, by class: those that begin at multiples of `alignment`, and others.
static struct free_block *aligned_blocks[256], *other_blocks[256];

// The class of the block that begins at a granule stands at its number in a table, with which the region begins.
static inline unsigned char *class_at(const void *block) {
  return (unsigned char *)region + (size_t)((const char *)block - region) / granule;
}

static inline int is_here(const void *block) { return (size_t)((const char *)block - region) < capacity; }

static inline unsigned class_of(size_t size) {
  if (size <= exact) return (unsigned)((size + granule - 1) / granule) + (size == 0);
  unsigned octave = 31 - (unsigned)__builtin_clz((unsigned)((size - 1) / exact));
  size_t part = (size_t)(exact / 8) << octave;
  return exact / granule + 8 * octave + (unsigned)((size + part - 1) / part) - 8;
}

static inline size_t size_of(unsigned class) {
  if (class <= exact / granule) return (size_t)class * granule;
  unsigned wide = class - exact / granule - 1;
  return (size_t)(exact / 8) * (9 + wide % 8) << wide / 8;
}

static int can_populate = 1;
static void populate(const void *from, const void *to) {
  uintptr_t start = (uintptr_t)from / page * page, end = ((uintptr_t)to + page - 1) / page * page;
  // A kernel before Linux 5.14 answers with an error, and pages come one by one.
  if (can_populate && madvise((void *)start, end - start, MADV_POPULATE_WRITE) != 0) can_populate = 0;
}

// mimalloc's own, which is not among the functions that run before main here.
void _mi_process_init(void);
static void set_up(void) {
  static int is_set_up;
  if (!is_set_up) {
    is_set_up = 1;
    _mi_process_init();
  }
}

void first_heap_close(void) {
  set_up();
  is_closed = 1;
}

static int begin(void) {
  char *start = mmap(NULL, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (start == MAP_FAILED) return 0;
  // Two megabytes at once, as a system may be set to give, would be more than a small run needs.
  madvise(start, capacity, MADV_NOHUGEPAGE);
  region = start;
  bottom = populated = start + capacity / granule;
  top = start + capacity;
  return 1;
}

static void *carved(size_t size, size_t multiple) {
  if ((top == NULL && !begin()) || size + multiple > (size_t)(top - bottom)) {
    first_heap_close();
    return NULL;
  }
  if (size > sparse) return top = (char *)((uintptr_t)(top - size) / multiple * multiple);
  char *block = (char *)(((uintptr_t)bottom + multiple - 1) / multiple * multiple);
  bottom = block + size;
  if (bottom > populated) {
    char *end = populated + ((size_t)(bottom - populated) + step - 1) / step * step;
    if (end > top) end = top;
    populate(populated, end);
    populated = end;
  }
  return block;
}

// A block that nobody had before; NULL where the region is used up, which closes it.
static __attribute__((noinline)) void *fresh(unsigned class, size_t multiple) {
  // Whoever gets a block may still look at what went wrong before.
  int error = errno;
  void *block = carved(size_of(class), multiple);
  errno = error;
  if (block != NULL) *class_at(block) = (unsigned char)class;
  return block;
}

static inline void *pop(struct free_block **list) {
  struct free_block *block = *list;
  if (block != NULL) *list = block->next;
  return block;
}

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size) {
  if (is_closed) return __real_malloc(size);
  if (size <= largest) {
    unsigned class = class_of(size);
    void *block = pop(&other_blocks[class]);
    if (block == NULL) block = pop(&aligned_blocks[class]);
    if (block == NULL) block = fresh(class, granule);
    if (block != NULL) return block;
  }
  set_up();
  return __real_malloc(size);
}

void __real_free(void *block);
void __wrap_free(void *block) {
  if (!is_here(block)) {
    __real_free(block);
  } else if (!is_closed) {
    struct free_block *freed = block;
    struct free_block **list = (uintptr_t)block % alignment == 0 ? aligned_blocks : other_blocks;
    list += *class_at(block);
    freed->next = *list;
    *list = freed;
  }
}

void *__real_calloc(size_t count, size_t size);
void *__wrap_calloc(size_t count, size_t size) {
  size_t bytes;
  if (is_closed || __builtin_mul_overflow(count, size, &bytes) || bytes > largest) {
    set_up();
    return __real_calloc(count, size);
  }
  void *block = __wrap_malloc(bytes);
  return block == NULL ? NULL : memset(block, 0, bytes);
}

size_t __real_malloc_usable_size(void *block);
size_t __wrap_malloc_usable_size(void *block) {
  return is_here(block) ? size_of(*class_at(block)) : __real_malloc_usable_size(block);
}

void *__real_realloc(void *block, size_t size);
void *__wrap_realloc(void *block, size_t size) {
  if (block == NULL) return __wrap_malloc(size);
  if (!is_here(block)) return __real_realloc(block, size);
  size_t present = size_of(*class_at(block));
  if (size <= present && size > present / 2) return block;
  void *moved = __wrap_malloc(size);
  if (moved == NULL) return NULL;
  memcpy(moved, block, size < present ? size : present);
  __wrap_free(block);
  return moved;
}

void *__real_reallocarray(void *block, size_t count, size_t size);
void *__wrap_reallocarray(void *block, size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    errno = ENOMEM;
    return NULL;
  }
  return __wrap_realloc(block, bytes);
}

void *__real_aligned_alloc(size_t multiple, size_t size);
void *__wrap_aligned_alloc(size_t multiple, size_t size) {
  if (!is_closed && multiple <= alignment && size <= largest) {
    if (multiple <= granule) return __wrap_malloc(size);
    unsigned class = class_of(size);
    void *block = pop(&aligned_blocks[class]);
    if (block == NULL) block = fresh(class, alignment);
    if (block != NULL) return block;
  }
  set_up();
  return __real_aligned_alloc(multiple, size);
}

int __wrap_posix_memalign(void **result, size_t multiple, size_t size) {
  if (multiple < sizeof(void *) || (multiple & (multiple - 1)) != 0) return EINVAL;
  void *block = __wrap_aligned_alloc(multiple, size);
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}
