import ConfigurationReading
import InterfaceSource
import Ninefold
import Testing

/// The ids that rules had in earlier versions.
@Suite struct FormerRuleIDTests {
  /// Configurations and baselines may contain the names that rules had before.
  @Test(arguments: formerIDs) func formerIDsRemainAliases(formerID: String, id: String) {
    #expect(RuleTable.all[formerID]?.id == id)
    #expect(!DiagnosticKind.all.contains { $0.id == formerID })
  }

  @Test func suggestionsNameRulesByTheirID() {
    #expect(RuleTable.all.nearest(to: "three-period") == "ascii-ellipsis")
    #expect(RuleTable.all.nearest(to: "use_unicod") == "use_unicode")
  }

  private static let formerIDs = [
    ("not-looked-into", "skipped-input"),
    ("too-long-id", "id-too-long"),
    ("findings-left-out", "findings-omitted"),
    ("saved-without-change", "toolchain-only-change"),
    ("several-scene-controllers", "multiple-scene-controllers"),
    ("wrong-reference", "reference-type-mismatch"),
    ("variation-tie", "conflicting-variations"),
    ("repeated-variation-key", "duplicate-variation-key"),
    ("unproved-layout", "approximate-layout"),
    ("app-storyboard-without-start", "app-storyboard-without-initial-view-controller"),
    ("containers-left-out", "containers-omitted"),
    ("dead-accessory", "accessory-without-action"),
    ("presentation-without-way-out", "undismissible-presentation"),
    ("newer-xcode-needed", "newer-xcode-required"),
    ("class-unlike-file", "class-file-name-mismatch"),
    ("reuse-identifier-unlike-class", "reuse-identifier-class-mismatch"),
    ("storyboard-identifier-unlike-class", "storyboard-identifier-class-mismatch"),
    ("other-device", "unexpected-canvas-device"),
    ("three-periods", "ascii-ellipsis"),
    ("silent-button", "unlabeled-button"),
    ("text-cut-at-large-sizes", "text-truncated-at-large-sizes"),
    ("bottom-bar-when-pushed", "bottom-bar-shown-when-pushed"),
    ("several-view-controllers", "multiple-view-controllers"),
    ("size-classes-turned-off", "trait-variations-disabled"),
    ("auto-layout-turned-off", "auto-layout-disabled"),
    ("useless-parent", "redundant-container-view"),
    ("asset-gap", "asset-variant-gap"),
    ("asset-icon-useless", "asset-icon-obsolete"),
    ("asset-name-taken", "duplicate-asset-name"),
    ("asset-file-unnamed", "asset-file-unreferenced"),
    ("asset-physical-size", "asset-physical-size-missing"),
    ("asset-dark-missing", "asset-dark-variant-missing"),
    ("repeated-asset-variant", "duplicate-asset-variant"),
    ("no-multitasking", "multitasking-disabled"),
    ("property-list-damaged", "property-list-corrupt"),
    ("wrong-string-catalog", "invalid-string-catalog"),
    ("wrong-asset-value", "invalid-asset-value"),
    ("configuration-misplaced", "configuration-inapplicable"),
    ("configuration-needless-suppression", "configuration-unused-suppression"),
    ("configuration-fixed-rule", "configuration-mandatory-rule"),
  ]
}
