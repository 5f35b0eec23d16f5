import InterfaceLayout
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// Draws explanations of a scene's layout over the scene, in the coordinate space of its canvas.
///
/// Everything comes from the layout: nothing is solved or measured again.
struct OverlayPainter {
  static let blue = RGBA(0, 122, 255)
  static let orange = RGBA(255, 149, 0)
  static let red = RGBA(255, 45, 40)
  private static let green = RGBA(30, 160, 80)
  private static let violet = RGBA(150, 70, 200)

  let scene: ResolvedScene
  let layout: Layout
  /// The frame of each view in the picture, or `nil` for a view that is not drawn.
  let viewFrames: Table<ResolvedView, LayoutRect?>
  /// The origin of the content of each view.
  let origins: Table<ResolvedView, LayoutPoint>
  /// The size of the picture.
  private let size: LayoutSize
  /// The ambiguous components of each ambiguous view.
  private let ambiguousComponents: [ViewIndex: [Ambiguity.Component]]
  /// The indices of the constraints that are part of a conflict.
  private let conflicting: Set<ResolvedConstraint.Index>

  init(_ painter: ScenePainter) {
    scene = painter.scene
    layout = painter.layout
    (viewFrames, origins) = painter.viewFrames
    size = painter.size
    ambiguousComponents = Dictionary(
      layout.ambiguities.map { ($0.view, $0.listed) }, uniquingKeysWith: { first, _ in first })
    conflicting = Set(layout.conflicts.flatMap(\.constraints))
  }

  /// Draws the requested overlays.
  func draw(_ overlays: Overlays, _ drawing: inout Drawing) {
    if overlays.contains(.safeArea) { drawSafeAreas(&drawing) }
    if overlays.contains(.margins) { drawMargins(&drawing) }
    if overlays.contains(.ambiguity) { drawAmbiguities(&drawing) }
    if overlays.contains(.constraints) {
      for index in scene.constraints.indices where !scene.constraints[index].isRemoved {
        draw(constraint: index, &drawing)
      }
    }
    if overlays.contains(.ids) { drawIDs(&drawing) }
    if overlays.contains(.marks) { drawMarks(within: size, &drawing) }
  }

  // MARK: Frames

  /// Returns the frame of a constraint's item in the picture, or `nil` if it is not drawn.
  func frame(of item: ConstraintItem) -> LayoutRect? {
    switch item {
    case .view(let index): return viewFrames[index]
    case .guide(let index):
      let owner = scene.guides[index].owner
      guard viewFrames[owner] != nil else { return nil }
      return layout.guideFrames[index].moved(by: origins[owner])
    }
  }

  /// Returns the color of a constraint: red in a conflict, orange if its item is ambiguous.
  func color(of index: ResolvedConstraint.Index) -> RGBA {
    if conflicting.contains(index) { return Self.red }
    let constraint = scene.constraints[index]
    let axis = constraint.firstAttribute.axis
    let isAmbiguous = [constraint.first, constraint.second].contains { item in
      guard case .view(let view) = item, let components = ambiguousComponents[view] else {
        return false
      }
      return components.contains { $0.axis == axis }
    }
    return isAmbiguous ? Self.orange : Self.blue
  }

  // MARK: Areas

  private func drawSafeAreas(_ drawing: inout Drawing) {
    let root = scene.views.indices.first { scene.views[$0].role == .controllerRoot }
    let stroke = Stroke(color: Self.green, width: 1, dashes: [5, 3])
    if let root, let frame = viewFrames[root] {
      let area = layout.safeArea
      drawing.rect(
        LayoutRect(
          x: frame.x + area.left, y: frame.y + area.top,
          width: frame.width - area.left - area.right,
          height: frame.height - area.top - area.bottom), stroke: stroke)
    }
    for index in scene.guides.indices where scene.guides[index].owner != root {
      if let frame = frame(of: .guide(index)) { drawing.rect(frame, stroke: stroke) }
    }
  }

  /// Draws margins.
  ///
  /// The position of a margin is derived from a constraint to it. Other margins are drawn if the
  /// document sets them, and for views that have them by default: controllers' views, views of xibs
  /// and the content views of table cells.
  private func drawMargins(_ drawing: inout Drawing) {
    let stroke = Stroke(color: Self.violet, width: 0.75, dashes: [2, 2])
    for (index, view) in scene.views.indexed {
      guard let frame = viewFrames[index],
        let margins = layout.defaultMargins.insets[index] ?? view.layout.explicitMargins
      else { continue }
      drawing.rect(
        LayoutRect(
          x: frame.x + margins.left, y: frame.y + margins.top,
          width: frame.width - margins.left - margins.right,
          height: frame.height - margins.top - margins.bottom), stroke: stroke)
    }
    var drawn: Set<MarginLine> = []
    for constraint in scene.constraints where !constraint.isRemoved {
      for line in marginLines(of: constraint) where drawn.insert(line).inserted {
        let frame = line.frame
        switch line.axis {
        case .horizontal:
          drawing.line(line.position, frame.y, line.position, frame.maxY, stroke)
        case .vertical:
          drawing.line(frame.x, line.position, frame.maxX, line.position, stroke)
        }
      }
    }
  }

  private struct MarginLine: Hashable {
    var frame: LayoutRect
    var axis: LayoutAxis
    var position: Double
  }

  private func marginLines(of constraint: ResolvedConstraint) -> [MarginLine] {
    guard let second = constraint.second, let other = constraint.secondAttribute,
      constraint.relation == .equal, let endpoints = endpoints(of: constraint)
    else { return [] }
    let axis = constraint.firstAttribute.axis
    return [
      (constraint.first, constraint.firstAttribute, endpoints.first),
      (second, other, endpoints.second),
    ].compactMap { item, attribute, position in
      guard attribute.isMargin, let frame = frame(of: item) else { return nil }
      return MarginLine(frame: frame, axis: axis, position: position)
    }
  }

  // MARK: Findings

  private func drawAmbiguities(_ drawing: inout Drawing) {
    for (index, frame) in viewFrames.indexed {
      guard let frame, let components = ambiguousComponents[index] else { continue }
      drawing.rect(
        frame, fill: Self.orange.faded(0.15),
        stroke: Stroke(color: Self.orange, width: 1.5, dashes: [5, 3]))
      OverlayLabel.draw(
        components.map(\.rawValue).joined(separator: ", "), atX: frame.x + frame.width / 2,
        y: frame.maxY + 7, Self.orange, &drawing)
    }
    var views: Set<ViewIndex> = []
    for index in conflicting {
      if case .view(let view) = scene.constraints[index].first { views.insert(view) }
    }
    for view in views.sorted() {
      if let frame = viewFrames[view] {
        drawing.rect(frame, stroke: Stroke(color: Self.red, width: 1.5))
      }
    }
  }

  private func drawIDs(_ drawing: inout Drawing) {
    for (index, frame) in viewFrames.indexed {
      guard let frame, let id = scene.views[index].id else { continue }
      drawing.rect(frame, stroke: Stroke(color: .gray(60, alpha: 0.35), width: 0.5))
      OverlayLabel.draw(
        id.text, fromX: frame.x + 1, y: frame.y + 5, RGBA(70, 70, 90), &drawing)
    }
  }
}

extension Ambiguity.Component {
  fileprivate var axis: LayoutAxis {
    switch self {
    case .x, .width, .contentWidth: .horizontal
    case .y, .height, .contentHeight: .vertical
    }
  }
}
