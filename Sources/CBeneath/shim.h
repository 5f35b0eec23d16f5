#ifndef NINEFOLD_CBENEATH_SHIM_H
#define NINEFOLD_CBENEATH_SHIM_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#endif
#if defined(__linux__) && __has_include(<linux/openat2.h>)
#include <linux/openat2.h>
#endif
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#include <sys/xattr.h>

// Opens what a path leads to below an open folder, and nothing outside of it, whatever links are on the way: Linux' openat2, which the C library
// has no function for. -1 with errno where the path leads elsewhere, and ENOSYS where the system cannot do that.
static inline int ninefold_open_beneath(int folder, const char *path, int flags) {
#if defined(SYS_openat2) && defined(RESOLVE_BENEATH)
  struct open_how how = {
      .flags = (unsigned long long)(unsigned int)flags,
      .resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS,
  };
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
#else
  (void)folder;
  (void)path;
  (void)flags;
  errno = ENOSYS;
  return -1;
#endif
}

// Opens a pipe whose ends no program inherits, in one step where the system can do that: pipe2, which the C library shows to GNU sources
// alone. -1 with errno where there is none to be had.
static inline int ninefold_pipe(int ends[2]) {
#if defined(SYS_pipe2)
  return (int)syscall(SYS_pipe2, ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  (void)fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  (void)fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

// Gives freed memory back to the system: the C library keeps it, and takes more from the system for large blocks.
static inline void ninefold_release_freed_memory(void) {
#if defined(__GLIBC__)
  (void)malloc_trim(0);
#endif
}

#if defined(__linux__)
// A descriptor that can be read when one of these blocked signals is pending: Linux' signalfd. -1 with errno where there is none to be had.
static inline int ninefold_signal_descriptor(const sigset_t *signals) {
  return signalfd(-1, signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

// The number of the kind of file system that holds a file, 0 if there is no such file.
static inline long ninefold_file_system(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (long)status.f_type : 0;
}
#endif

#endif
