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

/// Draws the outline of a glyph; HarfBuzz 7 gave the function another name.
static inline void ninefold_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

#endif
