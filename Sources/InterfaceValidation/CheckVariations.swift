import InterfaceModel
import InterfaceSource

extension DocumentChecks {
  /// Checks the variations of a view.
  mutating func checkVariations(of view: View) {
    guard !view.variations.isEmpty else { return }
    checkKeys(of: view.variations)
    let subviews = Set(view.subviews.compactMap(\.id))
    let constraints = Set(view.constraints.compactMap(\.id))
    for variation in view.variations {
      checkOverrides(in: variation, fixed: Self.fixedOnViews)
      for mask in variation.masks {
        check(mask, members: mask.kind == .subviews ? subviews : constraints)
      }
    }
  }

  /// Checks the variations of a constraint, which have no masks.
  mutating func checkVariations(of constraint: LayoutConstraint) {
    guard !constraint.variations.isEmpty else { return }
    checkKeys(of: constraint.variations)
    for variation in constraint.variations {
      checkOverrides(in: variation, fixed: Self.fixedOnConstraints)
      for mask in variation.masks { check(mask, members: []) }
    }
  }

  private mutating func checkKeys(of variations: [Variation]) {
    var seen: [String: SourceRange] = [:]
    var previous: Variation?
    for variation in variations {
      if !document.usesTraitCollections {
        report(
          .withoutTraitCollections(variation, document: document.range),
          once: .variationsWithoutTraitCollections)
      }
      let key = variation.key
      let canonical = key.canonicalSpelling
      if key.spelling != canonical { report(.nonCanonical(variation)) }
      if let first = seen[canonical] {
        report(.repeatedKey(variation, first: first))
      } else {
        seen[canonical] = variation.range
        if let previous, key.isApplied(before: previous.key) {
          report(.order(variation, after: previous))
        }
      }
      for component in key.components { check(component, of: variation) }
      previous = variation
    }
  }

  private mutating func check(_ component: VariationKey.Component, of variation: Variation) {
    switch component.trait {
    case "widthClass", "heightClass":
      guard component.value != "compact", component.value != "regular" else { return }
      report(.unknownSizeClass(component, of: variation))
    case "userInterfaceIdiom", "userInterfaceStyle", "displayGamut", "layoutDirection": break
    default:
      report(.unknownTrait(component.trait, of: variation), once: .unknownTrait(component.trait))
    }
  }

  private mutating func checkOverrides(in variation: Variation, fixed: Set<AttributeName>) {
    for attribute in variation.attributes.known {
      if attribute.name == .id {
        report(.idInVariation(at: attribute.range))
      } else if fixed.contains(attribute.name) {
        report(.fixedAttribute(attribute))
      }
    }
    for property in variation.properties.all {
      if case .element(let element) = property.value { checkNoID(element) }
    }
    for element in variation.extras { checkNoID(element) }
  }

  private mutating func checkNoID(_ element: Element) {
    if let id = element.attributes.attribute(.id) { report(.idInVariation(at: id.range)) }
    for child in element.children { checkNoID(child) }
  }

  private static let fixedOnConstraints: Set<AttributeName> = [
    .firstItem, .firstAttribute, .relation, .secondItem, .secondAttribute, .multiplier, .priority,
    .placeholder, .identifier, .customClass, .customModule, .customModuleProvider,
  ]

  private static let fixedOnViews: Set<AttributeName> = [
    .customClass, .customModule, .customModuleProvider, .reuseIdentifier, .restorationIdentifier,
    .translatesAutoresizingMaskIntoConstraints,
  ]
}

extension Diagnostic {
  fileprivate static func withoutTraitCollections(
    _ variation: Variation, document: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .variationsWithoutTraitCollections, at: variation.range,
      message: "the document has variations but does not use trait collections",
      notes: [
        Note("add useTraitCollections=\"YES\" here, or remove the variations", range: document)
      ])
  }

  fileprivate static func nonCanonical(_ variation: Variation) -> Diagnostic {
    let canonical = variation.key.canonicalSpelling
    return Diagnostic(
      .nonCanonicalVariationKey, at: variation.keyRange,
      message: "the parts of the key do not stand in the order of their traits",
      notes: [Note("write '\(canonical)'")],
      fixIts: [
        FixIt(
          "write '\(canonical)'", edits: [.attributeValue(at: variation.keyRange, canonical)])
      ])
  }

  fileprivate static func repeatedKey(_ variation: Variation, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedVariationKey, at: variation.keyRange,
      message: "two variations have the key '\(variation.key.canonicalSpelling)'",
      notes: [
        Note("the first one is here; where both say something, the later one wins", range: first),
        Note("join them"),
      ])
  }

  fileprivate static func order(_ variation: Variation, after previous: Variation) -> Diagnostic {
    Diagnostic(
      .variationOrder, at: variation.keyRange,
      message:
        "'\(variation.key.spelling)' stands after '\(previous.key.spelling)', which is applied later",
      notes: [
        Note("order them by the number of their parts, then by name; the order has no effect here")
      ])
  }

  fileprivate static func unknownSizeClass(
    _ component: VariationKey.Component, of variation: Variation
  ) -> Diagnostic {
    let isAny = component.value == "any" || component.value == "unspecified"
    return Diagnostic(
      .unknownSizeClass, at: variation.keyRange,
      message: "'\(component.value)' is not a size class",
      notes: [
        Note(
          isAny
            ? "leave '\(component.trait)' out for any; the variation never applies"
            : "expected compact or regular; the variation never applies")
      ])
  }

  fileprivate static func unknownTrait(_ trait: String, of variation: Variation) -> Diagnostic {
    Diagnostic(
      .unknownTrait, at: variation.keyRange,
      message: "'\(trait)' is not a trait that is known",
      notes: [
        Note(
          "expected heightClass, widthClass, userInterfaceIdiom, userInterfaceStyle, displayGamut or "
            + "layoutDirection; the variation never applies; reported once per document")
      ])
  }

  fileprivate static func idInVariation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .idInVariation, at: range,
      message: "an object with an id stands inside a variation",
      notes: [Note("declare the object outside and switch it with a mask")])
  }

  fileprivate static func fixedAttribute(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      .fixedAttributeVaried, at: attribute.range,
      message: "'\(attribute.name.spelling)' cannot vary by traits",
      notes: [Note("declare a second object and switch both with masks; the override is ignored")])
  }
}
