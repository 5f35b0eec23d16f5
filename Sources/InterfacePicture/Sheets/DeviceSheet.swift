package import InterfaceResolution
import InterfaceLayout
package import InterfaceTraits
import PlatformFacts

/// A picture of a scene on all devices that it was laid out on, in rows, all at one scale.
package enum DeviceSheet {
  /// Returns the device sheet of a scene.
  ///
  /// - Parameters:
  ///   - content: The scene and its pictures.
  ///   - language: The language of the configurations to show, or `nil` for the document's own
  ///     texts.
  ///   - settings: The settings of the configurations to show, or `nil` for all of the language.
  /// - Returns: The sheet.
  package static func draw(
    _ content: SheetContent, language: Language? = nil, settings: EnvironmentSettings? = nil
  ) -> DisplayList {
    let (scene, configurations) = (content.scene, content.configurations)
    let entries = configurations.indices.compactMap { index -> SheetEntry? in
      guard configurations[index].window != nil, configurations[index].language == language,
        configurations[index].has(settings)
      else { return nil }
      return content.entry(index)
    }
    let first = scene.layouts.first?.scene
    let title = first?.title ?? ""
    var drawing = Drawing(viewCount: entries.reduce(0) { $0 + $1.viewCount })
    let rows = Rows(entries.map(\.size))
    drawing.sheet(first, title: title, size: rows.size, left: Rows.gap, gap: Rows.gap)
    for (entry, origin) in zip(entries, rows.origins) {
      drawCaption(entry.configuration, at: origin, &drawing)
      entry.draw(at: origin, &drawing)
    }
    return drawing.list(size: rows.size, title: title, scene: first?.id ?? "")
  }

  private static func drawCaption(
    _ configuration: Configuration, at origin: LayoutPoint, _ drawing: inout Drawing
  ) {
    guard let window = configuration.window else { return }
    drawing.text(
      window.title, x: origin.x, baseline: origin.y - 22,
      DrawnTextStyle(size: 13, weight: 500, color: .gray(60)))
    let cell = SizeClassGrid.Cell(
      width: configuration.traits.horizontalSizeClass,
      height: configuration.traits.verticalSizeClass)
    drawing.text(
      "\(window.device.id), \(Int(window.size.width)) × \(Int(window.size.height)), \(cell.shortName)",
      x: origin.x, baseline: origin.y - 8, DrawnTextStyle(size: 11, color: .gray(120)))
  }

  /// Pictures side by side, in as many rows as a sheet of some width needs.
  private struct Rows {
    static let gap = 28.0
    private static let width = 1_600.0
    /// The minimum width of a picture, for its caption, and the space above it.
    private static let leastWidth = 210.0
    private static let captionHeight = 40.0

    /// The top left corner of each picture, below its caption.
    private(set) var origins: [LayoutPoint] = []
    private(set) var size = LayoutSize(width: 0, height: 56)

    init(_ sizes: [LayoutSize]) {
      var x = Self.gap
      var height = 0.0
      for entrySize in sizes {
        let width = max(entrySize.width, Self.leastWidth)
        if x > Self.gap, x + width + Self.gap > Self.width {
          size.height += Self.captionHeight + height + Self.gap
          x = Self.gap
          height = 0
        }
        origins.append(LayoutPoint(x: x, y: size.height + Self.captionHeight))
        x += width + Self.gap
        height = max(height, entrySize.height)
        size.width = max(size.width, x)
      }
      size.height += Self.captionHeight + height + Self.gap
      size.width = max(size.width, Self.gap + 4 * Self.captionHeight)
    }
  }
}
