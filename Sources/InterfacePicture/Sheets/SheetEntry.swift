import InterfaceResolution
import InterfaceLayout
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A scene in one configuration, as an entry of a sheet.
struct SheetEntry {
  /// The usual number of points of a sheet per point of a scene.
  static let standardScale = 0.5

  /// The number of points of the sheet per point of the scene.
  var scale = Self.standardScale
  let configuration: Configuration
  /// The size on the sheet, in points.
  var size: LayoutSize {
    LayoutSize(width: painter.size.width * scale, height: painter.size.height * scale)
  }
  /// The number of views that are drawn.
  var viewCount: Int { painter.scene.views.count }
  let painter: ScenePainter

  /// Returns whether another entry looks the same.
  func looksLike(_ other: SheetEntry) -> Bool {
    painter.layout == other.painter.layout && painter.scene == other.painter.scene
      && configuration.window?.fold == other.configuration.window?.fold
  }

  /// Creates the entry of a configuration, or returns `nil` if the scene was not laid out in it.
  init?(
    _ index: Int, of scene: DocumentLayout.SceneLayouts, _ configurations: [Configuration],
    images: @escaping ImageFiles, lines: LineTable?,
    decoration: SceneDecoration = SceneDecoration()
  ) {
    guard let shared = scene.layouts.first(where: { $0.configurations.contains(index) }),
      let scene = shared.scene(in: index)
    else { return nil }
    configuration = configurations[index]
    painter = ScenePainter(
      scene: scene, layout: shared.layout, images: images, lines: lines,
      overlays: decoration.overlays,
      deviceFrame: DeviceFrame(
        decoration.bezel, configuration, canvas: shared.layout.size))
  }

  /// Draws the scene in a frame, and the problems of its layout below.
  func draw(at origin: LayoutPoint, _ drawing: inout Drawing) {
    drawScene(at: origin, &drawing)
    if let caption = LayoutCaption.text(painter.layout) {
      drawing.text(
        caption, x: origin.x, baseline: origin.y + size.height + 14,
        DrawnTextStyle(size: 11, color: LayoutCaption.color))
    }
  }

  /// Draws the scene in a frame.
  func drawScene(at origin: LayoutPoint, _ drawing: inout Drawing) {
    drawing.rect(
      LayoutRect(x: origin.x - 1, y: origin.y - 1, width: size.width + 2, height: size.height + 2),
      fill: .white, stroke: .init(color: .gray(0, alpha: 0.18)))
    drawing.group(
      transform: Transform(x: origin.x, y: origin.y, scale: scale),
      configuration: configuration.name
    ) { drawing in
      painter.draw(&drawing)
      FoldPainter.draw(configuration, &drawing)
    }
  }
}
