import InterfaceComposition
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// Draws an app's window: each scene in its frame, with the content of container views inside them,
/// and content above other content last.
struct AppPainter {
  let tree: ControllerTree
  let configuration: Configuration
  /// Returns the files of a storyboard's images.
  let images: (Handle<AppDocument>) -> ImageFiles
  /// Returns the line table of a storyboard.
  let lines: (Handle<AppDocument>) -> LineTable?
  /// The device around the window, or `nil` if there is none.
  let deviceFrame: DeviceFrame?

  /// The maximum depth of scenes that contain each other in container views: more are not visible.
  private static let greatestDepth = 50

  private var palette: SystemPalette { configuration.metrics.palette(configuration.traits) }

  /// Draws the window with its corner, or that of the device around it, at the origin.
  func draw(_ drawing: inout Drawing) {
    guard let deviceFrame else { return drawWindow(&drawing) }
    drawing.group(x: deviceFrame.insets.left, y: deviceFrame.insets.top) { drawing in
      deviceFrame.drawBody(&drawing)
      drawWindow(&drawing)
    }
  }

  private func drawWindow(_ drawing: inout Drawing) {
    let window = tree.window.frame
    let palette = palette
    if deviceFrame == nil { drawing.rect(window, fill: palette[.systemBackground]) }
    drawing.group(clip: deviceFrame?.clip ?? .init(rect: window)) { drawing in
      if deviceFrame != nil { drawing.rect(window, fill: palette[.systemBackground]) }
      draw(tree.nodes.indices.filter { isOutermost($0) }, depth: 0, palette, &drawing)
      for overlay in tree.overlays {
        PresentedOverlayPainter(
          window: window, palette: palette, metrics: configuration.metrics.presentations
        ).draw(overlay, &drawing)
      }
      if let keyboard = configuration.keyboardFrame {
        KeyboardPainter.draw(in: keyboard, palette, &drawing)
      }
      drawStatusBar(&drawing)
      FoldPainter.draw(configuration, &drawing)
      deviceFrame?.drawCover(palette, &drawing)
    }
  }

  private func drawStatusBar(_ drawing: inout Drawing) {
    guard tree.hasStatusBar else { return }
    let window = tree.window
    let bar =
      configuration.foldable?.status
      ?? LayoutRect(x: 0, y: 0, width: window.frame.width, height: window.safeArea.top)
    StatusBarPainter.draw(in: bar, palette, deviceFrame, &drawing)
  }

  /// Returns whether a node begins a part of the window that no container view contains.
  private func isOutermost(_ node: ControllerNode.ID) -> Bool { tree.nodes[node].parent == nil }

  /// Draws nodes with their contents, in the window's coordinate space: overlaid columns after the
  /// rest, then presentations over everything.
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
      let isOverlay = isInOverlay || !isRoot && tree.nodes[node].layoutEnvironment.isOverlay
      if tree.nodes[node].layoutEnvironment.isShown {
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
    let frame = tree.nodes[node].layoutEnvironment.frame
    let presentation = tree.presentations[node]
    if presentation?.dimsPresenter == true {
      drawing.rect(tree.window.frame, fill: .gray(0, alpha: PresentationAppearance.dimming))
    }
    let radius = presentation?.corners.radius(palette) ?? 0
    if let arrow = presentation?.arrow {
      arrow.draw(at: frame, fill: palette[.systemBackground], &drawing)
    }
    // A card has rounded corners at its top only: its lower corners are below the window's edge.
    let below = presentation?.corners == .card ? radius : 0
    let shape = LayoutRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height + below)
    drawing.group(clip: .init(rect: shape, radius: radius)) { drawing in
      drawing.rect(shape, fill: palette[.systemBackground])
      draw([node], depth: depth, palette, &drawing)
    }
    if presentation?.corners == .popover {
      drawing.rect(
        frame, radius: radius,
        stroke: .init(color: palette[.separator], width: BarAppearance.lineWidth))
    }
  }

  private func drawNode(
    _ index: ControllerNode.ID, depth: Int, _ palette: SystemPalette, _ drawing: inout Drawing
  ) {
    let node = tree.nodes[index]
    let frame = node.layoutEnvironment.frame
    guard frame.width > 0, frame.height > 0 else { return }
    switch node.content {
    case .unavailable(let storyboard, let identifier):
      drawing.rect(
        frame.inset(0.5), fill: palette[.secondarySystemBackground],
        stroke: .init(color: palette[.systemGray], width: 1, dashes: [4, 3]))
      drawing.text(
        identifier.map { "\($0) in \(storyboard)" } ?? storyboard, in: frame,
        DrawnTextStyle(size: 13, weight: 500, color: palette[.systemGray], anchor: .middle))
    case .navigation: break
    case .scene(let scene):
      // A container consists of its content.
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
          x: frame.x - BarAppearance.lineWidth, y: frame.y, width: BarAppearance.lineWidth,
          height: frame.height),
        fill: palette[.separator])
    }
  }

  /// Draws the content of a container view, with the view's corner at the origin.
  private func drawContents(
    of container: ObjectID, in node: ControllerNode.ID, depth: Int, _ palette: SystemPalette,
    _ drawing: inout Drawing
  ) -> Bool {
    let child = tree.nodes[node].children.first {
      tree.nodes[$0].role == .embedded(container: container)
    }
    guard let child, depth <= Self.greatestDepth else { return false }
    let frame = tree.nodes[child].layoutEnvironment.frame
    drawing.group(x: -frame.x, y: -frame.y) { drawing in
      draw([child], depth: depth, palette, &drawing)
    }
    return true
  }
}

extension ResolvedPresentation.Corners {
  /// Returns the radius of the corners, in points.
  func radius(_ palette: SystemPalette) -> Double {
    let shapes = palette.appearance.appearanceSet
    return switch self {
    case .none: 0
    case .card, .sheet: shapes.sheetRadius
    case .popover: shapes.popoverRadius
    case .alert: shapes.alertRadius
    }
  }
}
