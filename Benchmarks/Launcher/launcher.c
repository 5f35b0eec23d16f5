// Runs a command and prints what it took: `launcher COMMAND [ARGUMENT…]`.
//
// One line: user and system seconds, seconds by the clock, the largest resident set in bytes, and the exit status (-1 where a signal ended it). What
// the command prints is thrown away.
//
// A process starts with the peak of the one that it was forked from, and copies its pages. Linked statically this program has less than a megabyte,
// so that neither shows; forked by an interpreter, each run would have that one's ten megabytes and some hundred page faults of its own.
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec * 1e-6; }

int main(int count, char **words) {
  if (count < 2) return 2;
  struct timespec begin, end;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  pid_t child = vfork();
  if (child < 0) return 2;
  if (child == 0) {
    int nothing = open("/dev/null", O_WRONLY);
    dup2(nothing, 1);
    dup2(nothing, 2);
    execvp(words[1], words + 1);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return 2;
  clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
  long peak = usage.ru_maxrss;
#else
  long peak = usage.ru_maxrss * 1024;
#endif
  printf(
      "%.6f %.6f %ld %d\n", seconds(usage.ru_utime) + seconds(usage.ru_stime),
      (double)(end.tv_sec - begin.tv_sec) + (double)(end.tv_nsec - begin.tv_nsec) * 1e-9, peak,
      WIFEXITED(status) ? WEXITSTATUS(status) : -1);
  return 0;
}
