import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A constraint to the left or right edge, which does not flip in right-to-left languages.
package enum LeftOrRight: DocumentRule {
  package static let kind = DiagnosticKind(
    "left-or-right", .warning, .constraints,
    summary: "A constraint uses the left or right edge instead of the leading or trailing edge.",
    rationale:
      "In right-to-left languages the interface is mirrored, except for what is attached to the left or right edge.",
    remedy: "Use leading and trailing, unless the side is the same in every language."
  ).aliased("i18n_left_right")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let hasSides = document.graph.constraints.contains {
      successors[$0.firstAttribute] != nil
        || $0.second.flatMap { successors[$0.attribute] } != nil
    }
    guard hasSides else { return }
    for constraint in document.visited(by: ConstraintVisitor()).found {
      let edits: [SourceEdit] = [AttributeName.firstAttribute, .secondAttribute].compactMap {
        guard let attribute = constraint.attributes.attribute($0),
          let successor = spellings[attribute.value]
        else { return nil }
        return .attributeValue(at: attribute.range, successor)
      }
      findings.report(
        kind, at: constraint.range,
        "the constraint uses left or right, which is not mirrored in right-to-left languages",
        fixIts: edits.isEmpty
          ? [] : [Diagnostic.FixIt("use leading and trailing", edits: edits)])
    }
  }

  private struct ConstraintVisitor: DocumentVisitor {
    var found: [LayoutConstraint] = []

    mutating func visit(_ constraint: LayoutConstraint) {
      let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap(\.self)
      if attributes.contains(where: { LeftOrRight.successors[$0] != nil }) {
        found.append(constraint)
      }
    }
  }

  private static let successors: [LayoutAttribute: LayoutAttribute] = [
    .left: .leading, .right: .trailing, .leftMargin: .leadingMargin,
    .rightMargin: .trailingMargin,
  ]
  private static let spellings = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]
}
