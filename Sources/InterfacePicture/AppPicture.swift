package import InterfaceComposition
package import InterfaceEnvironment
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A picture of a whole app: containers with what they show, down to the scenes.
package enum AppPicture {
  /// The picture of an app.
  ///
  /// - Parameters:
  ///   - tree: The app's controllers with the scenes that are shown.
  ///   - configuration: Where it is shown.
  ///   - images: Fetches the files of a storyboard's images, given its number.
  /// - Returns: The picture.
  package static func draw(
    _ tree: ControllerTree, configuration: Configuration,
    images: (Int) -> ImageFiles = { _ in { _ in nil } }
  ) -> DisplayList {
    let window = tree.window.frame
    let views = tree.scenes.values.reduce(0) { $0 + $1.scene.views.count }
    var drawing = Drawing(viewCount: views)
    let palette = configuration.metrics.palette(configuration.traits)
    drawing.rect(window, fill: palette[.systemBackground])
    drawing.group(clip: .init(rect: window)) { drawing in
      // What lies above others is drawn after them, each in the order of the tree.
      for isOverlay in [false, true] {
        for (index, node) in tree.nodes.enumerated()
        where node.place.isShown && isInOverlay(index, tree) == isOverlay {
          draw(node, tree.scenes[index], tree, palette, images, &drawing)
        }
      }
      drawStatusBar(tree, configuration, palette, &drawing)
    }
    let scene = tree.nodes.first?.scene
    let title = scene.map { tree.app.name(of: $0) } ?? ""
    return drawing.list(
      size: Size(width: max(window.width, 1), height: max(window.height, 1)),
      title: "\(title), \(configuration.name)",
      scene: scene.map { tree.app.sceneID(of: $0) } ?? "",
      configuration: configuration.name)
  }

  private static func isInOverlay(_ node: Int, _ tree: ControllerTree) -> Bool {
    tree.nodes[node].place.isOverlay
      || tree.containers(of: node).contains { tree.nodes[$0].place.isOverlay }
  }

  private static func draw(
    _ node: ControllerNode, _ composed: ComposedScene?, _ tree: ControllerTree,
    _ palette: SystemPalette, _ images: (Int) -> ImageFiles, _ drawing: inout Drawing
  ) {
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
    case .scene(let scene):
      guard let composed else {
        // A container is what it shows; columns are told apart by a line.
        if case .column = node.role, frame.x > 0 { line(at: frame, palette, &drawing) }
        return
      }
      let painter = ScenePainter(
        scene: composed.scene, layout: composed.layout, images: images(scene.document))
      drawing.group(
        transform: Transform(x: frame.x, y: frame.y),
        clip: .init(rect: Rect(x: 0, y: 0, width: frame.width, height: frame.height))
      ) { drawing in painter.drawCanvas(&drawing) }
      if case .column = node.role, frame.x > 0 { line(at: frame, palette, &drawing) }
    }
  }

  /// The line between a column and the one before it.
  private static func line(
    at frame: Rect, _ palette: SystemPalette, _ drawing: inout Drawing
  ) {
    drawing.rect(
      Rect(x: frame.x - 0.5, y: frame.y, width: 0.5, height: frame.height),
      fill: palette[.separator])
  }

  /// Time and battery of the window, where there is a status bar.
  private static func drawStatusBar(
    _ tree: ControllerTree, _ configuration: Configuration, _ palette: SystemPalette,
    _ drawing: inout Drawing
  ) {
    guard tree.hasStatusBar else { return }
    StatusBarPainter.draw(
      height: tree.window.safeArea.top, width: tree.window.frame.width, palette, &drawing)
  }
}
