package import InterfaceSource
import InterfaceResolution
package import InterfaceTraits

/// A constraint that a document could have: an equation with a multiplier of 1, required.
package struct SuggestedConstraint: Hashable, Sendable {
  /// One side's item: its id and what messages call it.
  package struct Item: Hashable, Sendable {
    package var id: ObjectID
    package var name: String
  }

  /// The view that owns the constraint.
  package var owner: Item
  package var first: Item
  package var firstAttribute: LayoutAttribute
  /// Nil for a constant width or height.
  package var second: Item?
  package var secondAttribute: LayoutAttribute?
  /// Points.
  package var constant: Double

  /// What the constraint says, as a person reads it.
  package var words: String {
    let left = "the \(Self.words(firstAttribute)) of the \(first.name)"
    guard let second, let secondAttribute else { return "\(left) is \(PointText.text(constant))" }
    let right = "the \(Self.words(secondAttribute)) of the \(second.name)"
    if constant == 0 { return "\(left) is \(right)" }
    let sign = constant < 0 ? "−" : "+"
    return "\(left) is \(right) \(sign) \(PointText.text(abs(constant)))"
  }

  private static func words(_ attribute: LayoutAttribute) -> String {
    switch attribute {
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    default: attribute.rawValue
    }
  }

  /// What makes the constraint the same, for its id.
  package var seed: String {
    [
      owner.id.text, first.id.text, firstAttribute.rawValue, second?.id.text ?? "",
      secondAttribute?.rawValue ?? "",
    ].joined(separator: " ")
  }

  /// The element as Interface Builder writes it.
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
