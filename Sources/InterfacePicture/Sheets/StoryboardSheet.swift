import InterfaceResolution
package import InterfaceLayout
package import InterfaceSource
package import InterfaceTraits
import PlatformFacts

/// A picture of all scenes of a storyboard with their segues, at their positions on the editor's
/// canvas.
package enum StoryboardSheet {
  private static let margin = 64.0
  private static let top = 96.0
  /// Documents store the positions of scenes for screens of this size, in points.
  private static let storedScreen = 600.0

  /// Returns the sheet of a storyboard.
  ///
  /// - Parameters:
  ///   - layout: The laid-out document.
  ///   - configuration: The index of the configuration to show.
  ///   - title: The name of the document.
  ///   - positions: The position of each scene on the editor's canvas, in the document's own units, or
  ///     `nil` if it has none.
  ///   - images: Returns the files of images.
  ///   - lines: The line table of the document.
  ///   - decoration: What is drawn in addition to the scenes.
  /// - Returns: The sheet.
  package static func draw(
    _ layout: DocumentLayout, configuration: Int, title: String, positions: [LayoutPoint?],
    images: @escaping ImageFiles = { _ in nil }, lines: LineTable? = nil,
    decoration: SceneDecoration = SceneDecoration()
  ) -> DisplayList {
    let screen = layout.configurations[configuration].size
    var entries: [SheetEntry] = []
    var origins: [LayoutPoint?] = []
    for (scene, position) in zip(layout.scenes, positions) {
      guard
        let entry = SheetEntry(
          configuration, of: scene, layout.configurations, images: images, lines: lines,
          decoration: decoration)
      else { continue }
      entries.append(entry)
      origins.append(
        position.map {
          LayoutPoint(
            x: $0.x * screen.width / storedScreen * SheetEntry.scale,
            y: $0.y * screen.height / storedScreen * SheetEntry.scale)
        })
    }
    let plan = StoryboardPlan(sizes: entries.map(\.size), positions: origins)
    let frames = plan.frames.map { $0.moved(by: LayoutPoint(x: margin, y: top)) }
    let size = LayoutSize(
      width: max(plan.size.width, 240) + 2 * margin, height: plan.size.height + top + margin)
    var drawing = Drawing(viewCount: entries.reduce(0) { $0 + $1.viewCount })
    drawing.sheet(nil, title: title, size: size, left: 28, gap: 28)
    for (entry, frame) in zip(entries, frames) {
      let label = entry.painter.scene.title
      let style = DrawnTextStyle(size: 11, weight: 600, color: .gray(60), anchor: .middle)
      drawing.text(
        label, in: LayoutRect(x: frame.x, y: frame.y - 20, width: frame.width, height: 18), style)
      entry.draw(at: LayoutPoint(x: frame.x, y: frame.y), &drawing)
    }
    let scenes = entries.map(\.painter.scene)
    if let initial = layout.document.initialController,
      let number = scenes.firstIndex(where: { $0.controller == initial })
    {
      drawInitialArrow(to: frames[number], &drawing)
    }
    StoryboardArrows(scenes: scenes, frames: frames).draw(&drawing)
    return drawing.list(
      size: size, title: "\(title), \(layout.configurations[configuration].name)", scene: "",
      configuration: layout.configurations[configuration].name)
  }

  /// Draws the arrow that marks the initial view controller.
  private static func drawInitialArrow(to frame: LayoutRect, _ drawing: inout Drawing) {
    let y = frame.y + frame.height / 2
    var path = Path()
    path.move(frame.x - 48, y - 5)
    path.line(frame.x - 20, y - 5)
    path.line(frame.x - 20, y - 13)
    path.line(frame.x - 4, y)
    path.line(frame.x - 20, y + 13)
    path.line(frame.x - 20, y + 5)
    path.line(frame.x - 48, y + 5)
    path.close()
    drawing.path(path, fill: .gray(120))
  }
}
