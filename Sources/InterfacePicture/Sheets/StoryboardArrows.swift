import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// The segues between the scenes of a storyboard's sheet.
///
/// Dashes and labels distinguish their kinds.
struct StoryboardArrows {
  let scenes: [ResolvedScene]
  let frames: [LayoutRect]

  /// Segues of one kind from one scene to another.
  private struct Bundle {
    var source: Int
    var target: Int
    var kind: SegueKind
    var names: [String]
  }

  /// Draws an arrow for each kind of segue between two scenes, except unwind segues, which have no
  /// fixed destination.
  func draw(_ drawing: inout Drawing) {
    var lanes = ArrowLanes()
    for bundle in bundles { draw(bundle, &lanes, &drawing) }
  }

  private var bundles: [Bundle] {
    var owners: [ObjectID: Int] = [:]
    for (index, scene) in scenes.enumerated() {
      if let controller = scene.controller, owners[controller] == nil { owners[controller] = index }
    }
    var bundles: [Bundle] = []
    for (index, scene) in scenes.enumerated() {
      let first = bundles.count
      for segue in scene.segues {
        guard segue.kind != .unwind, let target = segue.destination.flatMap({ owners[$0] }) else {
          continue
        }
        let existing = bundles[first...].firstIndex { $0.target == target && $0.kind == segue.kind }
        let number = existing ?? bundles.count
        if existing == nil {
          bundles.append(Bundle(source: index, target: target, kind: segue.kind, names: []))
        }
        if let name = segue.identifier, !bundles[number].names.contains(name) {
          bundles[number].names.append(name)
        }
      }
    }
    return bundles
  }

  // MARK: One arrow

  private func draw(_ bundle: Bundle, _ lanes: inout ArrowLanes, _ drawing: inout Drawing) {
    let (from, to) = (frames[bundle.source], frames[bundle.target])
    let color = bundle.kind.color
    let stroke = Stroke(color: color, width: 1.5, dashes: bundle.kind.dashes)
    let lane = lanes.lane { Self.endpoints(from, to, Double($0) * ArrowLanes.distance) }
    let (start, end, isHorizontal) = Self.endpoints(from, to, Double(lane) * ArrowLanes.distance)
    var path = Path()
    path.move(start.x, start.y)
    let middle: LayoutPoint
    if isHorizontal {
      let reach = (end.x - start.x) / 2
      path.curve(start.x + reach, start.y, end.x - reach, end.y, end.x, end.y)
      middle = LayoutPoint(x: start.x + reach, y: (start.y + end.y) / 2)
    } else {
      let reach = (end.y - start.y) / 2
      path.curve(start.x, start.y + reach, end.x, end.y - reach, end.x, end.y)
      middle = LayoutPoint(x: (start.x + end.x) / 2, y: start.y + reach)
    }
    drawing.path(path, stroke: stroke)
    drawHead(
      at: end, isHorizontal ? (end.x >= start.x ? 1 : -1, 0) : (0, end.y >= start.y ? 1 : -1),
      color,
      &drawing)
    let names = bundle.names.prefix(2).joined(separator: ", ")
    let rest = bundle.names.count > 2 ? " + \(bundle.names.count - 2)" : ""
    OverlayLabel.draw(
      bundle.kind.word + (names.isEmpty ? "" : ": " + names + rest), atX: middle.x,
      y: isHorizontal ? middle.y - 10 : middle.y + Double(lane) * 12, color, &drawing)
  }

  /// Returns the start and end of an arrow, between the facing sides of two scenes, and whether it
  /// leaves at the sides.
  private static func endpoints(
    _ from: LayoutRect, _ to: LayoutRect, _ offset: Double
  ) -> (start: LayoutPoint, end: LayoutPoint, isHorizontal: Bool) {
    let startY = from.y + from.height / 2 + offset
    let endY = to.y + to.height / 2 + offset
    if to.x >= from.maxX {
      return (LayoutPoint(x: from.maxX, y: startY), LayoutPoint(x: to.x, y: endY), true)
    }
    if to.maxX <= from.x {
      return (LayoutPoint(x: from.x, y: startY), LayoutPoint(x: to.maxX, y: endY), true)
    }
    let startX = from.x + from.width / 2 + offset
    let endX = to.x + to.width / 2 + offset
    if to.y >= from.maxY {
      return (LayoutPoint(x: startX, y: from.maxY), LayoutPoint(x: endX, y: to.y - 22), false)
    }
    return (LayoutPoint(x: startX, y: from.y - 22), LayoutPoint(x: endX, y: to.maxY), false)
  }

  private func drawHead(
    at tip: LayoutPoint, _ way: (x: Double, y: Double), _ color: RGBA, _ drawing: inout Drawing
  ) {
    var head = Path()
    head.move(tip.x, tip.y)
    head.line(tip.x - way.x * 9 - way.y * 5, tip.y - way.y * 9 - way.x * 5)
    head.line(tip.x - way.x * 9 + way.y * 5, tip.y - way.y * 9 + way.x * 5)
    head.close()
    drawing.path(head, fill: color)
  }
}

extension SegueKind {
  /// The label of the kind beside an arrow.
  fileprivate var word: String {
    switch self {
    case .relationship(let role): SceneTitle.words(in: role).lowercased()
    case .embed: "embed"
    case .show: "show"
    case .showDetail: "show detail"
    case .presentation: "modal"
    case .popoverPresentation: "popover"
    case .unwind: "unwind"
    case .custom: "custom"
    case .other(let name): name
    }
  }

  fileprivate var dashes: [Double] {
    switch self {
    case .relationship, .show, .showDetail, .unwind: []
    case .embed: [2, 3]
    case .presentation: [9, 4]
    case .popoverPresentation: [5, 3]
    case .custom, .other: [9, 3, 2, 3]
    }
  }

  fileprivate var color: RGBA {
    switch self {
    case .relationship, .embed: .gray(120)
    case .show, .showDetail: RGBA(10, 90, 200)
    case .presentation, .popoverPresentation: RGBA(130, 60, 170)
    case .unwind, .custom, .other: RGBA(170, 95, 0)
    }
  }
}
