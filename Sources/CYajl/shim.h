#pragma once
#include <yajl/yajl_parse.h>

/* yajl_config is variadic, which Swift cannot call. */
static inline int cyajl_skip_utf8_check(yajl_handle handle) {
  return yajl_config(handle, yajl_dont_validate_strings, 1);
}
