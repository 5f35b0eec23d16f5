package import InterfaceSource
package import InterfaceTraits

/// A constraint:
/// `firstItem.firstAttribute  relation  multiplier × secondItem.secondAttribute + constant`.
package struct LayoutConstraint: Hashable, Sendable {
  /// The relation between the two sides.
  package typealias Relation = LayoutRelation

  /// The id, which is `nil` only in documents that lack it.
  package var id: ObjectID?
  /// The range of the start tag.
  package var range: SourceRange
  /// The view or guide on the left side, or `nil` for the view that owns the constraint.
  package var firstItem: ObjectID?
  /// The attribute of the first item.
  package var firstAttribute: LayoutAttribute
  /// The relation between the two sides.
  package var relation: Relation
  /// The view or guide on the right side, or `nil` if the right side is a constant.
  package var secondItem: ObjectID?
  /// The attribute of the second item; `nil` exactly if there is no second item.
  package var secondAttribute: LayoutAttribute?
  /// The multiplier of the second item's attribute.
  package var multiplier: Double
  /// The constant on the right side, in points.
  package var constant: Double
  /// The priority from 1 to 1000; 1000 is required.
  package var priority: Double
  /// Whether Interface Builder removes the constraint at build time.
  package var isPlaceholder: Bool
  /// The attributes as declared in the document.
  package var attributes: Attributes
  /// The variations by traits, which change the constant.
  package var variations: [Variation]
  /// The runtime attributes and other child elements.
  package var extras: [Element]

  /// Creates a constraint from its attributes, without children.
  package init(
    _ attributes: Attributes, firstAttribute: LayoutAttribute, relation: Relation,
    secondAttribute: LayoutAttribute?, multiplier: Double, priority: Double, range: SourceRange
  ) {
    id = attributes.object(.id)
    self.range = range
    firstItem = attributes.object(.firstItem)
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = attributes.object(.secondItem)
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    constant = attributes.number(.constant) ?? 0
    self.priority = priority
    isPlaceholder = attributes.flag(.placeholder) ?? false
    self.attributes = attributes
    variations = []
    extras = []
  }
}

/// The parsing of multipliers: a decimal, `a:b` or `a/b`, both of which mean a ÷ b.
package enum Multiplier {
  /// Returns a multiplier, or `nil` if the text is not a number, is infinite, or divides by zero.
  package static func parse(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard parts.count <= 2, let first = DecimalNumber.parse(parts[0]) else { return nil }
    guard parts.count == 2 else { return first }
    guard let second = DecimalNumber.parse(parts[1]), second != 0 else { return nil }
    let ratio = first / second
    return ratio.isFinite ? ratio : nil
  }
}
