import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// Two variations that both apply somewhere, are equally specific, and have different values.
package enum ConflictingVariations: DocumentRule {
  package static let kind = DiagnosticKind(
    "conflicting-variations", .warning, .variations,
    summary:
      "A variation for a width class and one for a height class set an attribute to different values where both apply.",
    rationale:
      "Neither is more specific, so the names of the traits decide which one applies: the one for the width class.",
    remedy: "Add a variation for the combination of both size classes."
  ).aliased("variation-tie", "layout_variation_tie")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    let keys = graph.variationKeys
    guard keys.contains(where: { $0.components.count == 1 }) else { return }
    for index in graph.views.indices where graph.views[index].variations.count > 1 {
      let view = graph.views[index]
      for (later, variation) in view.variations.enumerated() {
        for attribute in variation.attributes.known where !excluded.contains(attribute.name) {
          for other in view.variations[..<later] {
            guard let own = other.attributes.attribute(attribute.name),
              own.value != attribute.value, isTie(keys[other.key], keys[variation.key]),
              !view.variations.contains(where: {
                $0.attributes[attribute.name] != nil
                  && covers(keys[$0.key], keys[other.key], keys[variation.key])
              })
            else { continue }
            report(
              attribute.name.spelling, own.range, keys[other.key], attribute.range,
              keys[variation.key], &findings)
          }
        }
      }
    }
    for constraint in graph.constraints where constraint.variations.count > 1 {
      nextConstraint: for (later, variation) in constraint.variations.enumerated() {
        for other in constraint.variations[..<later] {
          guard let constant = variation.constant, let own = other.constant, constant != own,
            isTie(keys[other.key], keys[variation.key]),
            !constraint.variations.contains(where: {
              $0.constant != nil && covers(keys[$0.key], keys[other.key], keys[variation.key])
            })
          else { continue }
          report(
            "constant", constraint.range, keys[other.key], nil, keys[variation.key], &findings)
          // One constraint is one cause.
          break nextConstraint
        }
      }
    }
  }

  private static func report(
    _ name: String, _ range: SourceRange, _ first: VariationKey, _ other: SourceRange?,
    _ second: VariationKey, _ findings: inout LintFindings
  ) {
    let winner = first.isApplied(before: second) ? second : first
    findings.report(
      kind, at: range,
      "'\(first.spelling)' and '\(second.spelling)' set '\(name)' to different values where both apply: '\(winner.spelling)' takes precedence",
      notes: other.map { [Diagnostic.Note("the other value is here", range: $0)] } ?? [])
  }

  /// Returns whether two keys both apply somewhere and neither is more specific.
  private static func isTie(_ first: VariationKey, _ second: VariationKey) -> Bool {
    guard first.components.count == 1, second.components.count == 1 else { return false }
    let traits = Set([first.components[0].trait, second.components[0].trait])
    return traits == ["widthClass", "heightClass"]
  }

  /// Returns whether a key applies wherever two others both apply.
  private static func covers(
    _ key: VariationKey, _ first: VariationKey, _ second: VariationKey
  ) -> Bool {
    Set(key.components) == Set(first.components + second.components)
  }

  /// Attributes of the editor's own.
  private static let excluded: Set<AttributeName> = [.key, .ambiguous, .fixedFrame, .misplaced]
}
