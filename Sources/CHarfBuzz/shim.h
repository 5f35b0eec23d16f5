#ifndef NINEFOLD_CHARFBUZZ_SHIM_H
#define NINEFOLD_CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-aat.h>
#include <hb-ot.h>

// Constants that are macros with casts, which Swift does not see.

/// The language English, which decides neither shapes nor widths; the process's own language would.
static inline hb_language_t ninefold_english(void) { return hb_language_from_string("en", 2); }

/// A feature of a font, turned off for a whole text.
static inline hb_feature_t ninefold_feature_off(hb_tag_t tag) {
  hb_feature_t feature = {tag, 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
  return feature;
}

#endif
