import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension OverlayPainter {
  /// Draws a constraint: an I-beam for a distance, a width or a height, a line for an alignment,
  /// and badges for a comparison of widths or heights.
  func draw(constraint index: ResolvedConstraint.Index, _ drawing: inout Drawing) {
    let constraint = scene.constraints[index]
    guard let frame = frame(of: constraint.first) else { return }
    let color = color(of: index)
    let dashes: [Double] = constraint.priority < 1000 ? [3, 2] : []
    let stroke = Stroke(color: color, width: 1, dashes: dashes)
    if constraint.firstAttribute.kind == .dimension {
      drawExtent(constraint, frame, stroke, &drawing)
      return
    }
    guard let second = constraint.second, let other = self.frame(of: second),
      let endpoints = endpoints(of: constraint)
    else { return }
    let axis = constraint.firstAttribute.axis
    if abs(endpoints.first - endpoints.second) < 0.5 {
      drawAlignment(
        at: endpoints.first, along: axis.other, from: frame, to: other, stroke, &drawing)
    } else {
      let across = Self.across(axis, frame, other)
      Self.beam(axis, from: endpoints.first, to: endpoints.second, across: across, stroke, &drawing)
      let middle = (endpoints.first + endpoints.second) / 2
      OverlayLabel.draw(
        Self.description(for: constraint), atX: axis == .horizontal ? middle : across,
        y: axis == .horizontal ? across : middle, color, &drawing)
    }
  }

  /// Draws a constraint on a width or height: a beam next to the view, or, if it compares two
  /// views, a badge at each.
  private func drawExtent(
    _ constraint: ResolvedConstraint, _ frame: LayoutRect, _ stroke: Stroke,
    _ drawing: inout Drawing
  ) {
    let axis = constraint.firstAttribute.axis
    guard let second = constraint.second else {
      switch axis {
      case .horizontal:
        let y = frame.maxY + 4
        Self.beam(axis, from: frame.x, to: frame.maxX, across: y, stroke, &drawing)
        OverlayLabel.draw(
          Self.description(for: constraint), atX: frame.x + frame.width / 2, y: y, stroke.color,
          &drawing)
      case .vertical:
        let x = frame.maxX + 4
        Self.beam(axis, from: frame.y, to: frame.maxY, across: x, stroke, &drawing)
        OverlayLabel.draw(
          Self.description(for: constraint), atX: x, y: frame.y + frame.height / 2, stroke.color,
          &drawing)
      }
      return
    }
    let isAspect = second == constraint.first
    let description = Self.description(for: constraint)
    for item in isAspect ? [constraint.first] : [constraint.first, second] {
      guard let frame = self.frame(of: item) else { continue }
      let (x, y) =
        isAspect
        ? (frame.x + 10, frame.maxY - 7)
        : axis == .horizontal
          ? (frame.x + frame.width / 2, frame.maxY + 4)
          : (frame.maxX + 4, frame.y + frame.height / 2)
      drawing.circle(x: x, y: y, radius: 5.5, fill: .white, stroke: stroke)
      OverlayLabel.draw(
        description.isEmpty ? "=" : description, atX: x, y: y, stroke.color, &drawing)
    }
  }

  /// Draws a line through the edges or centers that coincide.
  private func drawAlignment(
    at position: Double, along axis: LayoutAxis, from first: LayoutRect, to second: LayoutRect,
    _ stroke: Stroke,
    _ drawing: inout Drawing
  ) {
    switch axis {
    case .vertical:
      drawing.line(
        position, min(first.y, second.y), position, max(first.maxY, second.maxY), stroke)
    case .horizontal:
      drawing.line(
        min(first.x, second.x), position, max(first.maxX, second.maxX), position, stroke)
    }
  }

  /// Draws a line with a bar at each end.
  private static func beam(
    _ axis: LayoutAxis, from start: Double, to end: Double, across: Double, _ stroke: Stroke,
    _ drawing: inout Drawing
  ) {
    let bar = Stroke(color: stroke.color, width: stroke.width)
    switch axis {
    case .horizontal:
      drawing.line(start, across, end, across, stroke)
      for x in [start, end] { drawing.line(x, across - 3, x, across + 3, bar) }
    case .vertical:
      drawing.line(across, start, across, end, stroke)
      for y in [start, end] { drawing.line(across - 3, y, across + 3, y, bar) }
    }
  }

  /// Returns the position, across its axis, of a beam between two rectangles: the middle of their
  /// common range, or of the smaller rectangle.
  private static func across(_ axis: LayoutAxis, _ first: LayoutRect, _ second: LayoutRect)
    -> Double
  {
    let (low, high, small) =
      axis == .horizontal
      ? (
        max(first.y, second.y), min(first.maxY, second.maxY),
        first.height <= second.height ? first.y + first.height / 2 : second.y + second.height / 2
      )
      : (
        max(first.x, second.x), min(first.maxX, second.maxX),
        first.width <= second.width ? first.x + first.width / 2 : second.x + second.width / 2
      )
    return low < high ? (low + high) / 2 : small
  }

  /// Returns the constant with its relation, multiplier and priority, unless the line shows them
  /// already.
  private static func description(for constraint: ResolvedConstraint) -> String {
    var description = ""
    switch constraint.relation {
    case .equal: break
    case .greaterThanOrEqual: description += "≥"
    case .lessThanOrEqual: description += "≤"
    }
    let isPair = constraint.second != nil && constraint.firstAttribute.kind == .dimension
    if constraint.multiplier != 1, constraint.second != nil {
      description += "×" + number(constraint.multiplier)
    }
    if !isPair || constraint.constant != 0 {
      if isPair, constraint.constant > 0 { description += "+" }
      description += number(isPair ? constraint.constant : abs(constraint.constant))
    }
    if constraint.priority < 1000 { description += "@" + number(constraint.priority) }
    return description
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    guard abs(rounded) < 1e9 else { return "…" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  // MARK: Ends

  /// Returns the positions of the two attributes of a constraint between positions, or `nil` if
  /// they are unknown.
  ///
  /// Layouts do not contain margins: the position of one follows from the other end and the
  /// constant of an equation.
  func endpoints(of constraint: ResolvedConstraint) -> (first: Double, second: Double)? {
    guard constraint.firstAttribute.kind != .dimension, let second = constraint.second,
      let attribute = constraint.secondAttribute
    else { return nil }
    let start = position(of: constraint.firstAttribute, constraint.first)
    let end = position(of: attribute, second)
    let isReversed =
      attribute.axis == .horizontal && attribute.isDirectional
      && scene.views[constraint.owner].layout.direction == .rightToLeft
    let distance = isReversed ? -constraint.constant : constraint.constant
    switch (start, end) {
    case (let start?, let end?): return (start, end)
    case (let start?, nil): return (start, start - distance)
    case (nil, let end?): return (end + distance, end)
    case (nil, nil): return nil
    }
  }

  /// Returns the position of an attribute of an item, or `nil` for margins.
  private func position(of attribute: LayoutAttribute, _ item: ConstraintItem) -> Double? {
    guard let frame = frame(of: item) else { return nil }
    var isReversed = false
    if case .view(let index) = item {
      isReversed = scene.views[index].layout.direction == .rightToLeft
    } else if case .guide(let index) = item {
      isReversed = scene.views[scene.guides[index].owner].layout.direction == .rightToLeft
    }
    switch attribute {
    case .firstBaseline: return baseline(of: item, frame, isLast: false)
    case .lastBaseline: return baseline(of: item, frame, isLast: true)
    default:
      return frame.position(
        of: isReversed && attribute.isDirectional ? attribute.mirrored : attribute)
    }
  }

  private func baseline(of item: ConstraintItem, _ frame: LayoutRect, isLast: Bool) -> Double {
    guard case .view(let index) = item, let lines = layout.texts[index]?.lines,
      let line = isLast ? lines.last : lines.first
    else { return frame.maxY }
    return frame.y + line.baseline
  }
}
