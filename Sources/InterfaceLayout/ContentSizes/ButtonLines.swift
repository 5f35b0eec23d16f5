import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// The positions of a button's title and image, in the direction of its content.
extension ContentMeasurer {
  /// Returns the lines of the title and the frame of the image in a button of the given size, or
  /// `nil` if there is neither.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - direction: The layout direction of its content.
  ///   - size: Its size, in points.
  ///   - ownsItsText: Whether the width of the button follows its content, regardless of the
  ///     title's measured width.
  /// - Returns: The lines and the image, in the button's coordinates.
  mutating func lines(
    of button: ViewContent.Button, _ direction: TraitCollection.LayoutDirection, _ size: LayoutSize,
    ownsItsText: Bool
  ) -> LaidOutText? {
    let configuration = button.configuration
    let runs = button.title.measuredRuns
    let shown = configuration == nil ? button.normal.image : configuration?.image
    let image = shown.flatMap { drawnSize(of: $0)?.size }.map { $0.fitting(in: size) }
    let subtitleRuns = configuration?.subtitle.measuredRuns ?? []
    let hasTitles = !runs.isEmpty || !subtitleRuns.isEmpty
    guard hasTitles || image != nil else { return nil }
    var arrangement = ButtonArrangement(
      area: button.contentRect(direction, size), image: image ?? .zero,
      placement: configuration?.imagePlacement ?? .leading,
      gap: image == nil || !hasTitles ? 0 : configuration?.imagePadding ?? 0)
    let title = self.title(of: button, in: arrangement.titleArea, ownsItsText: ownsItsText)
    let subtitle = text.measure(
      subtitleRuns, maxWidth: arrangement.titleArea.width + 1 / environment.scale,
      environment: environment)
    let subtitleTop =
      title.layout.size.height
      + (runs.isEmpty || subtitle.lines.isEmpty ? 0 : configuration?.titlePadding ?? 0)
    arrangement.titles = LayoutSize(
      width: (title.layout.lines + subtitle.lines).map(\.width).max() ?? 0,
      height: subtitle.lines.isEmpty
        ? title.layout.size.height : subtitleTop + subtitle.size.height)
    let (titleOrigin, imageOrigin) = arrangement.origins(
      button.contentHorizontalAlignment.part(direction), button.contentVerticalAlignment.part)
    // If the document does not declare an alignment, the titles of a button are centered: a guess.
    let alignment: LineAlignment =
      switch configuration?.titleAlignment ?? .automatic {
      case .automatic, .center: .center
      case .leading: .start
      case .trailing: .end
      }
    var box = LayoutRect(
      x: titleOrigin.x, y: titleOrigin.y, width: arrangement.titles.width, height: 0)
    var result =
      laidOut(title.runs, title.layout, in: box, alignment)
      ?? LaidOutText(lines: [], style: style(of: button.font))
    result.isCut = title.isCut
    box.y += subtitleTop
    if let below = laidOut(subtitleRuns, subtitle, in: box, alignment) {
      result.subtitles = [LaidOutText.Subtitle(lines: below.lines, style: below.style)]
    }
    result.image = image.map {
      LayoutRect(x: imageOrigin.x, y: imageOrigin.y, width: $0.width, height: $0.height)
    }
    return result
  }

  /// Returns the title in the space that insets and image leave.
  ///
  /// The title of a configuration wraps if several lines fit; other titles are truncated like other
  /// texts.
  private mutating func title(
    of button: ViewContent.Button, in area: LayoutSize, ownsItsText: Bool
  ) -> FittedText {
    let runs = button.title.measuredRuns
    let mode = button.lineBreakMode
    let wraps = mode == .wordWrap || mode == .characterWrap
    if wraps || button.configuration != nil {
      let wrapped = text.measure(
        runs, maxWidth: area.width + 1 / environment.scale, environment: environment)
      if wrapped.size.height <= area.height + 1 || wrapped.lines.count == 1 {
        return FittedText(runs: runs, layout: wrapped)
      }
    }
    return fit(
      runs, in: area.width,
      options: TextOptions(numberOfLines: 1, lineBreakMode: wraps ? .middleTruncation : mode),
      allowance: environment.metrics.buttons.widthAllowance, leastScale: ownsItsText ? 0 : nil)
  }
}

/// The positions of a button's image and titles, derived from their sizes.
private struct ButtonArrangement {
  /// The area of the button inside its content insets.
  let area: LayoutRect
  /// The image's size; zero without one.
  let image: LayoutSize
  let placement: ButtonImagePlacement
  /// The spacing between image and titles, in points.
  let gap: Double
  /// The total size of the titles.
  var titles = LayoutSize.zero

  /// The size of the area that remains next to the image.
  var titleArea: LayoutSize {
    let imageWidth = placement.isHorizontal ? image.width + gap : 0
    return LayoutSize(width: max(0, area.width - imageWidth), height: area.height)
  }

  /// Returns the frames of the titles and the image.
  ///
  /// - Parameters:
  ///   - before: The fraction of the remaining width before the content.
  ///   - above: The fraction of the remaining height above the content.
  /// - Returns: The top-left corners.
  func origins(_ before: Double, _ above: Double) -> (titles: LayoutPoint, image: LayoutPoint) {
    let isHorizontal = placement.isHorizontal
    let block =
      isHorizontal
      ? LayoutSize(
        width: titles.width + (image.width + gap), height: max(titles.height, image.height))
      : LayoutSize(
        width: max(titles.width, image.width), height: titles.height + gap + image.height)
    let corner = LayoutPoint(
      x: area.x + max(0, area.width - block.width) * before,
      y: area.y + (area.height - block.height) * above)
    func origin(_ size: LayoutSize, behind other: LayoutSize?) -> LayoutPoint {
      isHorizontal
        ? LayoutPoint(
          x: corner.x + (other.map { $0.width + gap } ?? 0),
          y: corner.y + (block.height - size.height) / 2)
        : LayoutPoint(
          x: corner.x + (block.width - size.width) / 2,
          y: corner.y + (other.map { $0.height + gap } ?? 0))
    }
    return placement.isImageFirst
      ? (origin(titles, behind: image), origin(image, behind: nil))
      : (origin(titles, behind: nil), origin(image, behind: titles))
  }
}

extension ViewContent.Button {
  /// Returns the area for the button's content inside the insets, in the direction of that content.
  ///
  /// - Parameters:
  ///   - direction: The layout direction of the content.
  ///   - size: The button's size, in points.
  /// - Returns: The rectangle, in the button's coordinates.
  fileprivate func contentRect(
    _ direction: TraitCollection.LayoutDirection, _ size: LayoutSize
  ) -> LayoutRect {
    var insets = configuration?.contentInsets ?? contentEdgeInsets ?? .zero
    // The insets of a configuration are already leading and trailing.
    if direction == .rightToLeft, configuration == nil { insets = insets.mirrored }
    return LayoutRect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}

extension LayoutSize {
  /// Returns the size scaled down to fit in another one, with its aspect ratio preserved.
  fileprivate func fitting(in area: LayoutSize) -> LayoutSize {
    guard width > 0, height > 0 else { return self }
    let factor = min(1, area.width / width, area.height / height)
    return LayoutSize(width: width * factor, height: height * factor)
  }
}

extension ButtonImagePlacement {
  /// Whether image and title are next to each other.
  fileprivate var isHorizontal: Bool { self == .leading || self == .trailing }
  /// Whether the image precedes the title, horizontally or vertically.
  fileprivate var isImageFirst: Bool { self == .leading || self == .top }
}

extension ViewContent.HorizontalAlignment {
  /// Returns the fraction of the remaining width before the content, for a layout direction.
  fileprivate func part(_ direction: TraitCollection.LayoutDirection) -> Double {
    switch self {
    case .leading, .fill: 0
    case .left: direction == .leftToRight ? 0 : 1
    case .center: 0.5
    case .right: direction == .leftToRight ? 1 : 0
    case .trailing: 1
    }
  }
}

extension ViewContent.VerticalAlignment {
  /// The fraction of the remaining height above the content.
  fileprivate var part: Double {
    switch self {
    case .top: 0
    case .center, .fill: 0.5
    case .bottom: 1
    }
  }
}
