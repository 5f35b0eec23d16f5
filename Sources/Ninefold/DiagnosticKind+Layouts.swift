import InterfaceLayout
import InterfaceLint
package import InterfaceSource

extension DiagnosticKind {
  /// The kinds of findings of layouts, without those that are reported before layout.
  package static let ofLayouts = (ofLayout + PlatformMismatch.kinds + rules).filter {
    $0.category == .layout && $0.severity != .error
  }

  /// The names of the files that the rule reads in addition to the document that it examines.
  package var inputs: [String] { RuleInput.inputs(of: id).map(\.rawValue) }

  /// Whether the kind can be found only in laid-out documents.
  package var needsLayouts: Bool {
    RuleSelection([id]).needsLayouts || Self.ofLayouts.contains { $0.id == id }
  }
}
