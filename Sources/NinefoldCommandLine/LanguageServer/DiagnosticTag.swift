import InterfaceSource

/// The tags by which editors show a finding in another way.
enum DiagnosticTag: Int {
  /// Something that can be removed, which editors fade out.
  case unnecessary = 1
  /// Something that should not be used any more, which editors strike through.
  case deprecated = 2

  /// The kinds of findings with each tag.
  static let kinds: [DiagnosticTag: Set<DiagnosticKind.ID>] = [
    .unnecessary: [
      "constraint-on-uninstalled-items", "duplicate-attribute", "duplicate-constraint",
      "duplicate-resource", "edge-pinned-twice", "empty-container", "redundant-container-view",
      "redundant-variation", "unlisted-base-class", "unreachable-scene", "unused-action",
      "unused-asset", "unused-outlet",
    ],
    .deprecated: [
      "auto-layout-disabled", "deprecated-class", "deprecated-layout-guide", "legacy-segue",
      "older-document-target", "trait-variations-disabled",
    ],
  ]

  /// Returns the tag of a kind of finding, or `nil` if it has none.
  static func of(_ kind: DiagnosticKind) -> DiagnosticTag? {
    kinds.first { $0.value.contains(kind.id) }?.key
  }
}
