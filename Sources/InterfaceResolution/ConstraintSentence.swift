package import InterfaceModel
import InterfaceSource
package import InterfaceTraits

/// The description of a constraint as a sentence:
/// `the top of the label "Name" (a) is the bottom of the imageView (b) + 8`.
package enum ConstraintSentence {
  /// One side of a constraint: an attribute and the name of its item in messages.
  package struct Side {
    var attribute: LayoutAttribute
    var name: String

    package init(_ attribute: LayoutAttribute, of name: String) {
      self.attribute = attribute
      self.name = name
    }

    fileprivate var phrase: String { "the \(attribute.phrase) of the \(name)" }
  }

  /// Returns the sentence that describes a constraint.
  ///
  /// - Parameters:
  ///   - first: The first side.
  ///   - relation: The relation of the first side to the second.
  ///   - second: The second side, or `nil` for a constant alone.
  ///   - multiplier: The multiplier of the second side.
  ///   - constant: The constant of the second side, in points.
  /// - Returns: The sentence without a full stop.
  package static func text(
    _ first: Side, _ relation: LayoutConstraint.Relation, _ second: Side?,
    multiplier: Double, constant: Double
  ) -> String {
    let verb =
      switch relation {
      case .equal: "is"
      case .lessThanOrEqual: "is at most"
      case .greaterThanOrEqual: "is at least"
      }
    let left = "\(first.phrase) \(verb)"
    guard let second else { return "\(left) \(PointText.text(constant))" }
    let factor = multiplier == 1 ? "" : "\(PointText.text(multiplier)) × "
    let sign = constant < 0 ? "−" : "+"
    let summand = constant == 0 ? "" : " \(sign) \(PointText.text(abs(constant)))"
    return "\(left) \(factor)\(second.phrase)\(summand)"
  }
}

extension ResolvedConstraint {
  /// Returns the description of the constraint, followed by its id.
  package func sentence(in scene: ResolvedScene) -> String {
    sentence(in: scene, isShort: false) + (id.map { " (\($0))" } ?? "")
  }

  /// Returns what the constraint relates, such as `height of text field "Name"`.
  package func sides(in scene: ResolvedScene) -> String {
    let left = "\(firstAttribute.phrase) of \(scene.shortName(of: first))"
    guard let second, let secondAttribute else { return left }
    return "\(left) to \(secondAttribute.phrase) of \(scene.shortName(of: second))"
  }

  /// Returns what the constraint determines, such as `the height of the label "Name" (a)`.
  package func subject(in scene: ResolvedScene) -> String {
    ConstraintSentence.Side(firstAttribute, of: scene.displayName(of: first)).phrase
  }

  /// Returns the description of the constraint without its id.
  ///
  /// - Parameters:
  ///   - scene: The scene of the constraint.
  ///   - isShort: Whether ids of items with another name are omitted.
  /// - Returns: The sentence.
  func sentence(in scene: ResolvedScene, isShort: Bool) -> String {
    let name = isShort ? scene.shortName : scene.displayName
    let right = second.flatMap { item in
      secondAttribute.map { ConstraintSentence.Side($0, of: name(item)) }
    }
    return ConstraintSentence.text(
      ConstraintSentence.Side(firstAttribute, of: name(first)), relation, right,
      multiplier: multiplier, constant: constant)
  }
}

extension ResolvedScene {
  /// Returns the name of a constraint's item in findings.
  fileprivate func displayName(of item: ConstraintItem) -> String {
    switch item {
    case .view(let index): views[index].displayName
    case .guide(let index): ObjectName.text(guides[index].phrase, nil, id: guides[index].id.text)
    }
  }

  /// Returns the name of a constraint's item in a list of clauses: its id is omitted if it has
  /// another name.
  func shortName(of item: ConstraintItem) -> String {
    switch item {
    case .view(let index): views[index].shortName
    case .guide(let index): "the \(guides[index].phrase)"
    }
  }
}

extension ResolvedGuide {
  /// The kind of the guide in findings.
  fileprivate var phrase: String {
    switch kind {
    case .safeArea: "safe area"
    case .contentLayoutGuide: "content layout guide"
    case .frameLayoutGuide: "frame layout guide"
    case .keyboard: "keyboard layout guide"
    case .top: "top layout guide"
    case .bottom: "bottom layout guide"
    case .other: "layout guide"
    }
  }
}
