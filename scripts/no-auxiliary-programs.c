// Tells Swift's runtime that none of its programs stand beside this one.
//
// The runtime looks for the one that prints backtraces whenever it starts, in seven folders around the executable; a static executable is
// alone. scripts/release links this file in with the linker's --wrap, which sends the runtime's call here.
#include <stddef.h>

char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
