import InterfaceLint
package import InterfaceSource

extension DiagnosticKind {
  /// The kinds of findings of layouts, without those that are seen before anything is laid out.
  package static let ofLayouts = all.filter { $0.category == .layout && $0.severity != .error }

  /// Whether documents are laid out to find it.
  package var needsLayouts: Bool {
    RuleSelection([id]).needsLayouts || Self.ofLayouts.contains { $0.id == id }
  }
}
