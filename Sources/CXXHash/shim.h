#ifndef NINEFOLD_CXXHASH_SHIM_H
#define NINEFOLD_CXXHASH_SHIM_H

#include <xxhash.h>

#endif
