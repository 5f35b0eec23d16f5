# Layouts of Interface Builder documents, for make. `include` this file behind these settings:
#
#   NINEFOLD            the program; ninefold
#   NINEFOLD_DOCUMENTS  the documents; all below this folder
#   NINEFOLD_INPUTS     files that all of them depend on besides those that the program says; none
#   NINEFOLD_OUTPUT     the folder of the layouts; Layouts
#   NINEFOLD_FLAGS      options of `compile`; none
#
# `make layouts` writes Layouts/App/Main.storyboard.layout.json for App/Main.storyboard, where something changed that
# it is made of; `make lint-interfaces` says what is wrong. Names with blanks are beyond make.

NINEFOLD ?= ninefold
NINEFOLD_DOCUMENTS ?= $(shell find . -name '.?*' -prune -o -type f \( -name '*.storyboard' -o -name '*.xib' \) -print | sed 's|^\./||' | LC_ALL=C sort)
NINEFOLD_INPUTS ?=
NINEFOLD_OUTPUT ?= Layouts
NINEFOLD_FLAGS ?=

NINEFOLD_LAYOUTS := $(NINEFOLD_DOCUMENTS:%=$(NINEFOLD_OUTPUT)/%.layout.json)

.PHONY: layouts lint-interfaces
.DELETE_ON_ERROR:

layouts: $(NINEFOLD_LAYOUTS)

# What a layout was made of stands beside it. The time is that of the run, also where the layout is what it was.
$(NINEFOLD_LAYOUTS): $(NINEFOLD_OUTPUT)/%.layout.json: % $(NINEFOLD_INPUTS)
	$(NINEFOLD) compile $(NINEFOLD_FLAGS) --depfile $@.d --output $(@D) $<
	@touch $@

-include $(NINEFOLD_LAYOUTS:%=%.d)

lint-interfaces:
	$(NINEFOLD) lint $(NINEFOLD_DOCUMENTS)
