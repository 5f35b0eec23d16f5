import InterfaceResolution
package import InterfaceSource
package import InterfaceTraits

/// A constraint that could be added to a document: a required equation with a multiplier of 1.
package struct SuggestedConstraint: Hashable, Sendable {
  /// An item of the constraint: its id and its name in messages.
  package struct Item: Hashable, Sendable {
    package var id: ObjectID
    package var name: String
  }

  /// The view that owns the constraint.
  package var owner: Item
  package var first: Item
  package var firstAttribute: LayoutAttribute
  /// The second item, or `nil` for a constant width or height.
  package var second: Item?
  package var secondAttribute: LayoutAttribute?
  /// The constant, in points.
  package var constant: Double

  /// The constraint in readable form.
  package var summary: String {
    let right = second.flatMap { second in
      secondAttribute.map { ConstraintSentence.Side($0, of: second.name) }
    }
    return ConstraintSentence.text(
      ConstraintSentence.Side(firstAttribute, of: first.name), .equal, right, multiplier: 1,
      constant: constant)
  }

  /// The text that identifies the constraint, from which its id is derived.
  package var seed: String {
    [
      owner.id.text, first.id.text, firstAttribute.rawValue, second?.id.text ?? "",
      secondAttribute?.rawValue ?? "",
    ].joined(separator: " ")
  }

  /// Returns the element as Interface Builder writes it.
  package func element(id: String) -> String {
    var text = "<constraint"
    func add(_ name: String, _ value: String) {
      let edit = SourceEdit.attributeValue(at: .start, value)
      text += " \(name)=\"\(String(decoding: edit.replacement, as: UTF8.self))\""
    }
    if first.id != owner.id { add("firstItem", first.id.text) }
    add("firstAttribute", firstAttribute.rawValue)
    if let second, let secondAttribute {
      add("secondItem", second.id.text)
      add("secondAttribute", secondAttribute.rawValue)
    }
    if constant != 0 || second == nil { add("constant", PointText.text(constant)) }
    add("id", id)
    return text + "/>"
  }
}
