# Layouts of Interface Builder documents, for make. `include` this file behind these settings:
#
#   NINEFOLD            the program; ninefold
#   NINEFOLD_DOCUMENTS  the documents; all below this folder
#   NINEFOLD_INPUTS     what they are laid out with; all catalogs, texts, fonts and configurations below this folder
#   NINEFOLD_OUTPUT     the folder of the layouts; Layouts
#   NINEFOLD_FLAGS      options of `compile`; none
#
# `make layouts` writes Layouts/App/Main.storyboard.layout.json for App/Main.storyboard, where something changed that
# it is made of; `make lint-interfaces` says what is wrong. Names with blanks are beyond make.

NINEFOLD ?= ninefold
NINEFOLD_DOCUMENTS ?= $(shell find . -name '.?*' -prune -o -type f \( -name '*.storyboard' -o -name '*.xib' \) -print | sed 's|^\./||' | LC_ALL=C sort)
NINEFOLD_INPUTS ?= $(shell find . -name '.git' -prune -o -type f \( -path '*.xcassets/*' -o -name '*.strings' \
  -o -name '*.stringsdict' -o -name '*.xcstrings' -o -name '*.ttf' -o -name '*.otf' -o -name .ninefold.yml \) -print \
  | sed 's|^\./||')
NINEFOLD_OUTPUT ?= Layouts
NINEFOLD_FLAGS ?=

NINEFOLD_LAYOUTS := $(NINEFOLD_DOCUMENTS:%=$(NINEFOLD_OUTPUT)/%.layout.json)

.PHONY: layouts lint-interfaces
.DELETE_ON_ERROR:

layouts: $(NINEFOLD_LAYOUTS)

# Everything is laid out again when an asset changes; documents that are named with what they use will do better.
# The time is that of the run, also where the layouts are what they were.
$(NINEFOLD_LAYOUTS): $(NINEFOLD_OUTPUT)/%.layout.json: % $(NINEFOLD_INPUTS)
	$(NINEFOLD) compile $(NINEFOLD_FLAGS) --output $(@D) $<
	@touch $@

lint-interfaces:
	$(NINEFOLD) lint $(NINEFOLD_DOCUMENTS)
