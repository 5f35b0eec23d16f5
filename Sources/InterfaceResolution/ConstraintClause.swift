import InterfaceSource
import InterfaceTraits

/// The description of a constraint as a short clause without ids, as in a list:
/// `label "Name" 8 below image view (Aa1-bB-2cC)`.
struct ConstraintClause {
  /// The name of the first item.
  private let first: String
  /// The name of the second item, or `nil` for a constant alone.
  private let second: String?
  private let constraint: ResolvedConstraint

  init(_ constraint: ResolvedConstraint, in scene: ResolvedScene) {
    self.constraint = constraint
    first = scene.shortName(of: constraint.first)
    second = constraint.second.map(scene.shortName)
  }

  /// The clause, or `nil` if only a sentence can describe the constraint.
  var text: String? {
    guard let second, let attribute = constraint.secondAttribute else {
      return constraint.firstAttribute.kind == .dimension
        ? "\(first) \(limit(constraint.constant, constraint.relation)) "
          + adjective(constraint.firstAttribute.axis)
        : nil
    }
    guard constraint.firstAttribute.axis == attribute.axis else { return nil }
    if constraint.firstAttribute.kind == .dimension { return extents(second) }
    guard constraint.multiplier == 1, let side = Side(constraint.firstAttribute),
      let otherSide = Side(attribute)
    else { return nil }
    // A container is described last: the view is below its top, not its top above the view.
    return constraint.isOfContainerFirst
      ? distance(
        second, otherSide, attribute, -constraint.constant, constraint.relation.mirrored,
        from: first, side, constraint.firstAttribute)
      : distance(
        first, side, constraint.firstAttribute, constraint.constant, constraint.relation,
        from: second, otherSide, attribute)
  }

  /// Returns a comparison of two extents, such as `button "OK" as wide as button "Cancel"`.
  private func extents(_ second: String) -> String? {
    guard constraint.relation == .equal, constraint.first != constraint.second else { return nil }
    let adjective = adjective(constraint.firstAttribute.axis)
    let isMultiplied = constraint.multiplier != 1
    if constraint.constant == 0 {
      let factor = isMultiplied ? "\(PointText.text(constraint.multiplier)) times " : ""
      return "\(first) \(factor)as \(adjective) as \(second)"
    }
    return isMultiplied
      ? nil
      : "\(first) \(PointText.text(abs(constraint.constant))) "
        + (constraint.firstAttribute.axis == .horizontal
          ? constraint.constant < 0 ? "narrower" : "wider"
          : constraint.constant < 0 ? "lower" : "higher") + " than \(second)"
  }

  /// Returns the distance of one side from another, such as `label "Name" 8 below image view (a)`.
  private func distance(
    _ item: String, _ side: Side, _ attribute: LayoutAttribute, _ constant: Double,
    _ relation: LayoutRelation, from other: String, _ otherSide: Side,
    _ otherAttribute: LayoutAttribute
  ) -> String? {
    let isHorizontal = attribute.axis == .horizontal
    // A distance from the end is measured backwards.
    let isBackwards =
      switch (side, otherSide) {
      case (.end, .end): constant <= 0
      case (.end, .start): true
      default: constant < 0
      }
    let amount = limit(
      isBackwards ? -constant : constant, isBackwards ? relation.mirrored : relation)
    let isAt = constant == 0 && relation == .equal
    let direction =
      isHorizontal ? (isBackwards ? "before" : "after") : (isBackwards ? "above" : "below")
    switch (side, otherSide) {
    case (.start, .end), (.end, .start):
      if (constant < 0) == (side == .start), constant != 0 {
        return relation == .equal
          ? "\(item) overlapping \(other) by \(PointText.text(abs(constant)))" : nil
      }
      let name = otherAttribute.isMargin ? "the \(otherAttribute.phrase) of \(other)" : other
      return "\(item) \(isAt ? "directly" : amount) \(direction) \(name)"
    case (.start, .start), (.end, .end):
      let edge = "the \(otherAttribute.phrase) of \(other)"
      return isAt ? "\(item) at \(edge)" : "\(item) \(amount) \(direction) \(edge)"
    case (.center, .center):
      let center = "the \(otherAttribute.phrase) of \(other)"
      return isAt
        ? "\(item) centered \(isHorizontal ? "horizontally" : "vertically") in \(other)"
        : "the center of \(item) \(amount) \(direction) \(center)"
    default: return nil
    }
  }

  private func limit(_ amount: Double, _ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: PointText.text(amount)
    case .lessThanOrEqual: "at most \(PointText.text(amount))"
    case .greaterThanOrEqual: "at least \(PointText.text(amount))"
    }
  }

  private func adjective(_ axis: LayoutAxis) -> String { axis == .horizontal ? "wide" : "high" }

  /// A side of an item along an axis.
  private enum Side {
    case start
    case center
    case end

    /// The side of an attribute, or `nil` for baselines and extents.
    init?(_ attribute: LayoutAttribute) {
      switch attribute {
      case .top, .leading, .left, .topMargin, .leadingMargin, .leftMargin: self = .start
      case .bottom, .trailing, .right, .bottomMargin, .trailingMargin, .rightMargin: self = .end
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: self = .center
      case .firstBaseline, .lastBaseline, .width, .height: return nil
      }
    }
  }
}

extension ResolvedConstraint {
  /// Returns a short description of the constraint without ids, for a list.
  package func clause(in scene: ResolvedScene) -> String {
    ConstraintClause(self, in: scene).text ?? sentence(in: scene, isShort: true)
  }

  /// Whether the first item is the view that owns the constraint, or a guide of it, and the second
  /// item is another view.
  fileprivate var isOfContainerFirst: Bool {
    guard case .view(let view) = second, view != owner else { return false }
    return switch first {
    case .view(let first): first == owner
    case .guide: true
    }
  }
}
