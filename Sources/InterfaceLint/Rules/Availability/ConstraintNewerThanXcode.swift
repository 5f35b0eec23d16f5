import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A constraint that the oldest Xcode supported by the document cannot express.
package enum ConstraintNewerThanXcode: DocumentRule {
  package static let kind = DiagnosticKind(
    "constraint-newer-than-xcode", .warning, .availability,
    summary:
      "The document is set to open in a version of Xcode before 5.1, but has a constraint that requires 5.1.",
    rationale:
      "Before 5.1, Interface Builder supported neither multipliers nor alignment of different attributes. It warns of an 'unsupported configuration of constraint attributes'.",
    remedy: "Set the document to open in the latest version of Xcode."
  ).aliased("constraint_attr_pre51").optIn

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let dependencies = document.document.extras.filter { $0.name == .dependencies }
    let development = dependencies.flatMap(\.children).first { $0.name == .development }
    guard let development, let version = development.attributes.number(.version),
      version >= XcodeVersionTable.first, version < XcodeVersionTable.anyAlignment
    else { return }
    for constraint in document.graph.constraints {
      guard let second = constraint.second else { continue }
      let isScaled = constraint.multiplier != 1
      guard isScaled || isMixed(constraint.firstAttribute, second.attribute) else { continue }
      findings.report(
        kind, at: constraint.range,
        isScaled
          ? "the constraint has a multiplier, which Xcode 5.0 does not support"
          : "the constraint aligns different attributes, which Xcode 5.0 does not support",
        notes: [
          Diagnostic.Note("the version of Xcode is set here", range: development.range)
        ])
    }
  }

  /// Returns whether two attributes are neither the same nor opposite edges.
  private static func isMixed(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Bool {
    guard first != second else { return false }
    let opposite: [Set<LayoutAttribute>] = [
      [.leading, .trailing], [.top, .bottom], [.left, .right], [.width, .height],
    ]
    return !opposite.contains([first, second])
  }
}
