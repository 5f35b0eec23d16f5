# Layouts of Interface Builder documents, for make. `include` this file after these settings:
#
#   NINEFOLD            the program; default: ninefold
#   NINEFOLD_DOCUMENTS  the documents; default: all below this folder, except those for macOS and watchOS, which have no layout
#   NINEFOLD_INPUTS     files that all of them depend on, in addition to those that the program reports; default: none
#   NINEFOLD_OUTPUT     the folder of the layouts; default: Layouts
#   NINEFOLD_FLAGS      options of `compile`; default: none
#
# `make layouts` writes Layouts/App/Main.storyboard.layout.json for App/Main.storyboard if one of its dependencies
# changed; `make lint-interfaces` prints the findings. make does not support names with spaces.

NINEFOLD ?= ninefold
NINEFOLD_DOCUMENTS ?= $(shell find . -name '.?*' -prune -o -type f \( -name '*.storyboard' -o -name '*.xib' \) -exec grep -LE 'targetRuntime="(MacOSX|watchKit)' {} + | sed 's|^\./||' | LC_ALL=C sort)
NINEFOLD_INPUTS ?=
NINEFOLD_OUTPUT ?= Layouts
NINEFOLD_FLAGS ?=

NINEFOLD_LAYOUTS := $(NINEFOLD_DOCUMENTS:%=$(NINEFOLD_OUTPUT)/%.layout.json)

.PHONY: layouts lint-interfaces
.DELETE_ON_ERROR:

layouts: $(NINEFOLD_LAYOUTS)

# The dependencies of a layout are in a file next to it. The time is that of the run, even if the layout is unchanged. A document without a layout is
# an error, so that no later step finds an empty or an old file.
$(NINEFOLD_LAYOUTS): $(NINEFOLD_OUTPUT)/%.layout.json: % $(NINEFOLD_INPUTS)
	$(NINEFOLD) compile $(NINEFOLD_FLAGS) --depfile $@.d --output $(@D) $<
	@test -s $@ || { echo "ninefold.mk: $< has no layout; leave it out of NINEFOLD_DOCUMENTS" >&2; exit 1; }
	@touch -c $@

-include $(NINEFOLD_LAYOUTS:%=%.d)

lint-interfaces:
	$(NINEFOLD) lint $(NINEFOLD_DOCUMENTS)
