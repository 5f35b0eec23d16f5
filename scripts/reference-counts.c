// Counts references without atomic instructions for as long as the process has one thread.
//
// scripts/release links this file in with the linker's --wrap, which sends each call of swift_retain here and gives the runtime's own
// function the name __real_swift_retain. The functions without atomic instructions are the runtime's too: nothing here knows how an object
// counts its references. Both pairs are called as C functions are, which holds on x86-64 with Swift 6.3; another processor's compiler may expect
// more registers to be kept.
//
// Threads are counted by who makes and joins them. A thread that is made is counted before it runs, and one that was joined has ended, so
// that the count is zero only where no other thread runs; a detached one is counted for ever. What one thread did before is seen by the next,
// as pthread_create and pthread_join order them.
#include <pthread.h>

#include "first-heap.h"

static int threads;

static inline int is_alone(void) { return __atomic_load_n(&threads, __ATOMIC_RELAXED) == 0; }

void *swift_nonatomic_retain(void *object);
void *__real_swift_retain(void *object);
void *__wrap_swift_retain(void *object) {
  return is_alone() ? swift_nonatomic_retain(object) : __real_swift_retain(object);
}

void swift_nonatomic_release(void *object);
void __real_swift_release(void *object);
void __wrap_swift_release(void *object) {
  if (is_alone()) {
    swift_nonatomic_release(object);
  } else {
    __real_swift_release(object);
  }
}

int __real_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  first_heap_close();
  __atomic_fetch_add(&threads, 1, __ATOMIC_SEQ_CST);
  int error = __real_pthread_create(thread, attributes, start, argument);
  if (error != 0) __atomic_fetch_sub(&threads, 1, __ATOMIC_SEQ_CST);
  return error;
}

int __real_pthread_join(pthread_t thread, void **result);
int __wrap_pthread_join(pthread_t thread, void **result) {
  int error = __real_pthread_join(thread, result);
  if (error == 0) __atomic_fetch_sub(&threads, 1, __ATOMIC_SEQ_CST);
  return error;
}
