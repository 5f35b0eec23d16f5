import InterfaceComposition
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// Draws an app's window: each scene in its place, what container views show inside them, what lies above others last.
struct AppPainter {
  let tree: ControllerTree
  let configuration: Configuration
  /// Fetches the files of a storyboard's images, given its number.
  let images: (Int) -> ImageFiles
  /// Says where the lines of a storyboard begin, given its number.
  let lines: (Int) -> LineTable?

  /// How deeply scenes that show each other in container views are drawn: nobody can see more.
  private static let greatestDepth = 50

  private var palette: SystemPalette { configuration.metrics.palette(configuration.traits) }

  /// Draws the window with its corner at the origin.
  func draw(_ drawing: inout Drawing) {
    let window = tree.window.frame
    let palette = palette
    drawing.rect(window, fill: palette[.systemBackground])
    drawing.group(clip: .init(rect: window)) { drawing in
      draw(tree.nodes.indices.filter { isOutermost($0) }, depth: 0, palette, &drawing)
      for overlay in tree.overlays {
        PresentedOverlayPainter(
          window: window, palette: palette, metrics: configuration.metrics.presentations
        ).draw(overlay, &drawing)
      }
      guard tree.hasStatusBar else { return }
      StatusBarPainter.draw(
        height: tree.window.safeArea.top, width: window.width, palette, &drawing)
    }
  }

  /// Whether a node begins a part of the window that no container view shows.
  private func isOutermost(_ node: ControllerNode.ID) -> Bool { tree.nodes[node].parent == nil }

  /// Draws nodes with all that they hold, in the window's coordinates: what slides over the rest comes last, and then what
  /// is presented over all of it.
  private func draw(
    _ roots: [ControllerNode.ID], depth: Int, _ palette: SystemPalette, _ drawing: inout Drawing
  ) {
    var plain: [ControllerNode.ID] = []
    var overlays: [ControllerNode.ID] = []
    var presented: [ControllerNode.ID] = []
    var next = roots.reversed().map { ($0, false) }
    while let (node, isInOverlay) = next.popLast() {
      let isRoot = roots.contains(node)
      if !isRoot, tree.nodes[node].role == .presented {
        presented.append(node)
        continue
      }
      let isOverlay = isInOverlay || !isRoot && tree.nodes[node].place.isOverlay
      if tree.nodes[node].place.isShown {
        if isOverlay { overlays.append(node) } else { plain.append(node) }
      }
      for child in tree.nodes[node].children.reversed() {
        if case .embedded = tree.nodes[child].role { continue }
        next.append((child, isOverlay))
      }
    }
    for node in plain + overlays { drawNode(node, depth: depth, palette, &drawing) }
    for node in presented where depth < Self.greatestDepth {
      drawPresented(node, depth: depth + 1, palette, &drawing)
    }
  }

  /// Draws what is presented over the rest of the window.
  private func drawPresented(
    _ node: ControllerNode.ID, depth: Int, _ palette: SystemPalette, _ drawing: inout Drawing
  ) {
    let frame = tree.nodes[node].place.frame
    let presentation = tree.presentations[node]
    if presentation?.dimsPresenter == true {
      drawing.rect(tree.window.frame, fill: .gray(0, alpha: PresentationLook.dimming))
    }
    let radius = presentation?.corners.radius ?? 0
    if let arrow = presentation?.arrow {
      arrow.draw(at: frame, fill: palette[.systemBackground], &drawing)
    }
    // A card is round at its top alone: its lower corners are below the window's edge.
    let below = presentation?.corners == .card ? radius : 0
    let shape = LayoutRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height + below)
    drawing.group(clip: .init(rect: shape, radius: radius)) { drawing in
      drawing.rect(shape, fill: palette[.systemBackground])
      draw([node], depth: depth, palette, &drawing)
    }
    if presentation?.corners == .popover {
      drawing.rect(
        frame, radius: radius, stroke: .init(color: palette[.separator], width: BarLook.lineWidth))
    }
  }

  private func drawNode(
    _ index: ControllerNode.ID, depth: Int, _ palette: SystemPalette, _ drawing: inout Drawing
  ) {
    let node = tree.nodes[index]
    let frame = node.place.frame
    guard frame.width > 0, frame.height > 0 else { return }
    switch node.content {
    case .elsewhere(let storyboard, let identifier):
      drawing.rect(
        frame.inset(0.5), fill: palette[.secondarySystemBackground],
        stroke: .init(color: palette[.systemGray], width: 1, dashes: [4, 3]))
      drawing.text(
        identifier.map { "\($0) in \(storyboard)" } ?? storyboard, in: frame,
        DrawnTextStyle(size: 13, weight: 500, color: palette[.systemGray], anchor: .middle))
    case .navigation: break
    case .scene(let scene):
      // A container is what it shows.
      if let composed = tree.scenes[index] {
        var painter = ScenePainter(
          scene: composed.scene, layout: composed.layout, images: images(scene.document),
          lines: lines(scene.document))
        painter.drawContents = { container, drawing in
          drawContents(of: container, in: index, depth: depth + 1, palette, &drawing)
        }
        drawing.group(
          transform: Transform(x: frame.x, y: frame.y),
          clip: .init(rect: LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height))
        ) { drawing in painter.drawCanvas(&drawing) }
      }
    }
    if case .column = node.role, frame.x > 0 {
      drawing.rect(
        LayoutRect(
          x: frame.x - BarLook.lineWidth, y: frame.y, width: BarLook.lineWidth,
          height: frame.height),
        fill: palette[.separator])
    }
  }

  /// Draws what a container view shows, with the view's corner at the origin.
  private func drawContents(
    of container: ObjectID, in node: ControllerNode.ID, depth: Int, _ palette: SystemPalette,
    _ drawing: inout Drawing
  ) -> Bool {
    let child = tree.nodes[node].children.first {
      tree.nodes[$0].role == .embedded(container: container)
    }
    guard let child, depth <= Self.greatestDepth else { return false }
    let frame = tree.nodes[child].place.frame
    drawing.group(x: -frame.x, y: -frame.y) { drawing in
      draw([child], depth: depth, palette, &drawing)
    }
    return true
  }
}

extension ResolvedPresentation.Corners {
  /// Their radius, in points.
  var radius: Double {
    switch self {
    case .none: 0
    case .card, .sheet: PresentationLook.sheetRadius
    case .popover: PresentationLook.popoverRadius
    case .alert: PresentationLook.alertRadius
    }
  }
}
