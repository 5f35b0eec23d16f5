import InterfaceModel
import InterfaceReading
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// A trait variation with the value that applies without it.
package enum RedundantVariation: DocumentRule {
  package static let kind = DiagnosticKind(
    "redundant-variation", .note, .variations,
    summary:
      "A variation sets an attribute to the value that it has without the variation, or to one that other variations always override.",
    rationale:
      "It has no effect now, but keeps the old value when the attribute is edited.",
    remedy: "Remove the attribute from the variation."
  ).aliased("layout_dead_variation")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    for index in graph.views.indices where !graph.views[index].variations.isEmpty {
      let view = graph.views[index]
      // If several variations set an attribute, one may restore the value that another one changes.
      var counts: [AttributeName: Int] = [:]
      for variation in view.variations {
        for attribute in variation.attributes.known { counts[attribute.name, default: 0] += 1 }
      }
      for variation in view.variations {
        for attribute in variation.attributes.known where !excluded.contains(attribute.name) {
          if counts[attribute.name] ?? 0 > 1 {
            report(attribute, variation, view, graph.variationKeys, &findings)
          }
          guard counts[attribute.name] == 1, let base = view.attributes[attribute.name],
            base == attribute.value
          else { continue }
          findings.report(
            kind, at: view.range,
            "a variation sets '\(attribute.name.spelling)' to the value that it has anyway, '\(base)'",
            notes: [Diagnostic.Note("the variation is here", range: attribute.range)])
        }
      }
    }
    for constraint in graph.constraints where constraint.variations.count == 1 {
      guard let constant = constraint.variations[0].constant, constant == constraint.constant,
        constraint.variations[0].isSymbolic == nil
      else { continue }
      findings.report(
        kind, at: constraint.range,
        "a variation sets the constant to the value that it has anyway, \(PointText.text(constant))"
      )
    }
  }

  /// Reports an attribute that more specific variations replace on every device.
  private static func report(
    _ attribute: Attribute, _ variation: SceneGraph.Variation, _ view: SceneGraph.View,
    _ keys: [VariationKey], _ findings: inout LintFindings
  ) {
    let own = keys[variation.key]
    let isOfSizeClasses = own.components.allSatisfy {
      $0.trait == "widthClass" || $0.trait == "heightClass"
    }
    guard own.components.count == 1, isOfSizeClasses else { return }
    let cells = InstalledState.deviceCells.filter { matches(own, $0) }
    let isAlwaysReplaced = cells.allSatisfy { cell in
      view.variations.contains { other in
        keys[other.key].components.count > own.components.count
          && other.attributes[attribute.name] != nil && matches(keys[other.key], cell)
      }
    }
    guard isAlwaysReplaced, !cells.isEmpty else { return }
    findings.report(
      kind, at: attribute.range,
      "'\(own.spelling)' sets '\(attribute.name.spelling)' to a value that more specific variations override on every device"
    )
  }

  private static func matches(_ key: VariationKey, _ cell: SizeClassGrid.Cell) -> Bool {
    key.matches(
      TraitCollection(horizontalSizeClass: cell.width, verticalSizeClass: cell.height))
  }

  /// Attributes of the editor's own, which it writes into variations as it finds them.
  private static let excluded: Set<AttributeName> = [.key, .ambiguous, .fixedFrame, .misplaced]
}
