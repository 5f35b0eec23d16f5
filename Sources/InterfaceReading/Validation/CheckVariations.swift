import InterfaceModel
import InterfaceSource

extension DocumentChecks {
  /// Checks the variations of a view, and returns their valid parts in the order of application.
  mutating func checkVariations(of view: View) -> [CheckedVariation] {
    guard !view.variations.isEmpty else { return [] }
    let subviews = Self.members(view.subviews.lazy.map { ($0.id, $0.range) })
    let constraints = Self.members(view.constraints.lazy.map { ($0.id, $0.range) })
    return check(view.variations) { checks, variation in
      var checked = checks.checkOverrides(in: variation, fixed: Self.fixedOnViews)
      checked.attributes = checks.checkValues(in: checked.attributes, of: view.kind)
      for mask in variation.masks {
        let members = mask.kind == .subviews ? subviews : constraints
        checked.entries += checks.check(mask, members: members).map { (mask.kind, $0) }
      }
      return checked
    }
  }

  /// Checks the variations of a constraint, which have no masks.
  mutating func checkVariations(of constraint: LayoutConstraint) -> [CheckedVariation] {
    guard !constraint.variations.isEmpty else { return [] }
    return check(constraint.variations) { checks, variation in
      for mask in variation.masks { _ = checks.check(mask, members: [:]) }
      return checks.checkOverrides(in: variation, fixed: Self.fixedOnConstraints)
    }
  }

  /// Returns the start tags of a view's members; the first of two with the same id is used.
  private static func members(
    _ members: some Sequence<(ObjectID?, SourceRange)>
  ) -> [ObjectID: SourceRange] {
    var ranges: [ObjectID: SourceRange] = [:]
    for case (let id?, let range) in members where ranges[id] == nil { ranges[id] = range }
    return ranges
  }

  /// Checks the keys of variations and their contents, and returns the variations whose keys can
  /// match.
  private mutating func check(
    _ variations: [Variation], _ body: (inout DocumentChecks, Variation) -> CheckedVariation
  ) -> [CheckedVariation] {
    checkOrder(of: variations)
    var checked: [CheckedVariation] = []
    for variation in variations {
      var canHold = document.usesTraitCollections
      for component in variation.key.components where !check(component, of: variation) {
        canHold = false
      }
      let sound = body(&self, variation)
      if canHold { checked.append(sound) }
    }
    checked.sort { $0.key.isApplied(before: $1.key) }
    return checked
  }

  private mutating func checkOrder(of variations: [Variation]) {
    var seen: [String: SourceRange] = [:]
    var previous: Variation?
    for variation in variations {
      // `default` depends on no trait.
      if !document.usesTraitCollections, !variation.key.components.isEmpty {
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
      previous = variation
    }
  }

  /// Checks a part of a key, and returns whether some traits can match it.
  private mutating func check(
    _ component: VariationKey.Component, of variation: Variation
  ) -> Bool {
    switch component.trait {
    case "widthClass", "heightClass":
      if component.value == "compact" || component.value == "regular" { return true }
      report(.unknownSizeClass(component, of: variation))
      return false
    case "userInterfaceIdiom", "userInterfaceStyle", "displayGamut", "layoutDirection": return true
    default:
      report(.unknownTrait(component.trait, of: variation), once: .unknownTrait(component.trait))
      return false
    }
  }

  /// Checks the overrides of a variation, and returns those that may vary.
  private mutating func checkOverrides(
    in variation: Variation, fixed: Set<AttributeName>
  ) -> CheckedVariation {
    var checked = CheckedVariation(
      key: variation.key, attributes: variation.attributes, properties: variation.properties)
    for attribute in variation.attributes.known {
      if attribute.name == .id {
        report(.idInVariation(at: attribute.range))
      } else if fixed.contains(attribute.name) {
        report(.fixedAttribute(attribute))
      } else {
        continue
      }
      checked.attributes.known.removeAll { $0 == attribute }
    }
    for property in variation.properties.all {
      guard case .element(let element) = property.value, checkNoID(element) else { continue }
      checked.properties.all.removeAll { $0.key == property.key }
    }
    for element in variation.extras { _ = checkNoID(element) }
    return checked
  }

  /// Reports the ids in an element, and returns whether there are any.
  private mutating func checkNoID(_ element: Element) -> Bool {
    var hasID = false
    if let id = element.attributes.attribute(.id) {
      report(.idInVariation(at: id.range))
      hasID = true
    }
    for child in element.children where checkNoID(child) { hasID = true }
    return hasID
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
      message:
        "the document has variations but does not use trait collections: they are not applied",
      notes: [
        Note("add useTraitCollections=\"YES\" here, or remove the variations", range: document)
      ])
  }

  fileprivate static func nonCanonical(_ variation: Variation) -> Diagnostic {
    let canonical = variation.key.canonicalSpelling
    return Diagnostic(
      .nonCanonicalVariationKey, at: variation.keyRange,
      message: "the parts of the key are not in alphabetical order",
      notes: [Note("write '\(canonical)'")],
      fixIts: [
        FixIt(
          "write '\(canonical)'", edits: [.attributeValue(at: variation.keyRange, canonical)],
          isSafe: true)
      ])
  }

  fileprivate static func repeatedKey(_ variation: Variation, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateVariationKey, at: variation.keyRange,
      message: "two variations have the key '\(variation.key.canonicalSpelling)'",
      notes: [
        Note(
          "the first one is here; if both override the same property, the later one wins",
          range: first),
        Note("merge them"),
      ])
  }

  fileprivate static func order(_ variation: Variation, after previous: Variation) -> Diagnostic {
    Diagnostic(
      .variationOrder, at: variation.keyRange,
      message:
        "'\(variation.key.spelling)' comes after '\(previous.key.spelling)', which applies later",
      notes: [
        Note("order them by number of parts, then by name; the order here has no effect")
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
            ? "omit '\(component.trait)' for any; the variation never applies"
            : "expected compact or regular; the variation never applies")
      ])
  }

  fileprivate static func unknownTrait(_ trait: String, of variation: Variation) -> Diagnostic {
    Diagnostic(
      .unknownTrait, at: variation.keyRange,
      message: "'\(trait)' is not a known trait",
      notes: [
        Note(
          "expected heightClass, widthClass, userInterfaceIdiom, userInterfaceStyle, displayGamut or "
            + "layoutDirection; the variation never applies; reported once per document")
      ])
  }

  fileprivate static func idInVariation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .idInVariation, at: range,
      message: "an object with an id is inside a variation",
      notes: [Note("declare the object outside the variation and install it with a mask")])
  }

  fileprivate static func fixedAttribute(_ attribute: Attribute) -> Diagnostic {
    Diagnostic(
      .fixedAttributeVaried, at: attribute.range,
      message: "'\(attribute.name.spelling)' cannot vary by traits",
      notes: [
        Note(
          "declare a second object and install one of the two with masks; the override is ignored")
      ])
  }
}
