package import InterfaceSource

/// The differences of an object for some trait collections.
package struct Variation: Hashable, Sendable {
  /// The condition of the variation.
  package var key: VariationKey
  /// The range of the start tag.
  package var range: SourceRange
  /// The range of the key's value.
  package var keyRange: SourceRange
  /// The attributes that replace those with the same names, without `key`.
  package var attributes: Attributes
  /// The properties that replace those with the same keys, each as a whole.
  package var properties: Properties
  /// The subviews and constraints that are installed.
  package var masks: [VariationMask]
  /// The child elements that are neither masks nor properties.
  package var extras: [Element] = []

  package init(
    key: VariationKey, range: SourceRange, keyRange: SourceRange? = nil, attributes: Attributes,
    properties: Properties, masks: [VariationMask]
  ) {
    self.key = key
    self.range = range
    self.keyRange = keyRange ?? range
    self.attributes = attributes
    self.properties = properties
    self.masks = masks
  }
}

/// The traits for which a variation applies: `default`, or `trait=value` parts joined by `-`.
package struct VariationKey: Hashable, Sendable {
  /// A `trait=value` part of a key.
  package struct Component: Hashable, Sendable {
    /// The trait, such as `widthClass`.
    package var trait: String
    /// The value, such as `compact`.
    package var value: String
  }

  /// The key as the document spells it.
  package var spelling: String
  /// The parts; empty for `default`.
  package var components: [Component]

  /// Parses a key, or returns `nil` if a part has no `=`, is empty, or a trait occurs twice.
  package init?(spelling: String) {
    self.spelling = spelling
    components = []
    guard spelling != "default" else { return }
    for part in spelling.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
      let component = Component(trait: String(sides[0]), value: String(sides[1]))
      guard !components.contains(where: { $0.trait == component.trait }) else { return nil }
      components.append(component)
    }
  }

  /// The parts in the order of their traits, as in a canonical key.
  package var canonicalSpelling: String {
    guard !components.isEmpty else { return "default" }
    return components.sorted { $0.trait < $1.trait }.map { "\($0.trait)=\($0.value)" }
      .joined(separator: "-")
  }

  /// Returns whether `self` is applied before `other`: fewer parts first, then in the order of the
  /// canonical spelling, so that a width key is applied after a height key and takes precedence.
  package func isApplied(before other: VariationKey) -> Bool {
    if components.count != other.components.count {
      return components.count < other.components.count
    }
    return canonicalSpelling < other.canonicalSpelling
  }
}

/// The subviews or constraints that a variation installs and removes: a difference, not a complete
/// list.
package struct VariationMask: Hashable, Sendable {
  /// The kind of objects in a mask.
  package enum Kind: Hashable, Sendable {
    /// The direct subviews of the owner.
    case subviews
    /// The owner's own constraints.
    case constraints
  }

  /// An `<include>` or `<exclude>` element.
  package struct Entry: Hashable, Sendable {
    /// Whether the item is installed.
    package var isInstalled: Bool
    /// The id of the item.
    package var reference: ObjectID
    /// The range of the reference.
    package var range: SourceRange

    package init(isInstalled: Bool, reference: ObjectID, range: SourceRange) {
      self.isInstalled = isInstalled
      self.reference = reference
      self.range = range
    }
  }

  /// The kind of objects in the mask.
  package var kind: Kind
  /// The objects that are installed or removed, in document order.
  package var entries: [Entry]

  package init(kind: Kind, entries: [Entry]) {
    self.kind = kind
    self.entries = entries
  }
}
