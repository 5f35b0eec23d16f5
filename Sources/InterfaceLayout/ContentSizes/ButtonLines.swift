import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// Where a button's title and image stand, in the flow of its content.
extension ContentMeasurer {
  /// The title's lines and the image's place in a button of the given size; nil for neither.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - direction: The direction in which its content runs.
  ///   - size: Its size, in points.
  ///   - ownsItsText: Whether the button is as wide as its content, whatever the title measures.
  /// - Returns: The lines and the image, in the button's coordinates.
  mutating func lines(
    of button: ViewContent.Button, _ direction: TraitCollection.LayoutDirection, _ size: Size,
    ownsItsText: Bool
  ) -> LaidOutText? {
    let configuration = button.configuration
    let runs = button.title.measuredRuns
    let shown = configuration == nil ? button.normal.image : configuration?.image
    let image = shown.flatMap { drawnSize(of: $0)?.size }.map { $0.fitting(in: size) }
    let under = configuration?.subtitle.measuredRuns ?? []
    guard !runs.isEmpty || !under.isEmpty || image != nil else { return nil }
    var insets = configuration?.contentInsets ?? button.contentEdgeInsets ?? .zero
    // Those of a configuration are leading and trailing already.
    if direction == .rightToLeft, configuration == nil { insets = insets.mirrored }
    let room = Rect(
      x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
    let placement = configuration?.imagePlacement ?? .leading
    let gap = image == nil || runs.isEmpty && under.isEmpty ? 0 : configuration?.imagePadding ?? 0
    let imageSize = image ?? .zero
    let beside = placement.isBeside ? imageSize.width + gap : 0
    let title = self.title(
      of: button, in: Size(width: max(0, room.width - beside), height: room.height),
      ownsItsText: ownsItsText)
    var titleSize = Size(
      width: title.layout.lines.map(\.width).max() ?? 0, height: title.layout.size.height)
    let subtitle = text.measure(
      under, maxWidth: max(0, room.width - beside) + 1 / environment.scale,
      environment: environment)
    let subtitleTop =
      titleSize.height
      + (runs.isEmpty || subtitle.lines.isEmpty ? 0 : configuration?.titlePadding ?? 0)
    if !subtitle.lines.isEmpty {
      titleSize.width = max(titleSize.width, subtitle.lines.map(\.width).max() ?? 0)
      titleSize.height = subtitleTop + subtitle.size.height
    }
    let block =
      placement.isBeside
      ? Size(
        width: titleSize.width + beside, height: max(titleSize.height, imageSize.height))
      : Size(
        width: max(titleSize.width, imageSize.width),
        height: titleSize.height + gap + imageSize.height)
    let corner = Point(
      x: room.x + max(0, room.width - block.width)
        * button.contentHorizontalAlignment.part(direction),
      y: room.y + (room.height - block.height) * button.contentVerticalAlignment.part)
    func place(_ size: Size, isFirst: Bool, other: Size) -> Point {
      placement.isBeside
        ? Point(
          x: corner.x + (isFirst ? 0 : other.width + gap),
          y: corner.y + (block.height - size.height) / 2)
        : Point(
          x: corner.x + (block.width - size.width) / 2,
          y: corner.y + (isFirst ? 0 : other.height + gap))
    }
    let titlePlace = place(titleSize, isFirst: !placement.isImageFirst, other: imageSize)
    let imagePlace = place(imageSize, isFirst: placement.isImageFirst, other: titleSize)
    // Where the document says nothing, titles of one button stand in the middle of each other: a guess.
    let alignment: LineAlignment =
      switch configuration?.titleAlignment ?? .automatic {
      case .automatic, .center: .center
      case .leading: .start
      case .trailing: .end
      }
    var result =
      laidOut(
        title.runs, title.layout,
        in: Rect(x: titlePlace.x, y: titlePlace.y, width: titleSize.width, height: 0), alignment)
      ?? LaidOutText(lines: [], style: style(of: button.font))
    result.isCut = title.isCut
    if let below = laidOut(
      under, subtitle,
      in: Rect(
        x: titlePlace.x, y: titlePlace.y + subtitleTop, width: titleSize.width, height: 0),
      alignment)
    {
      result.subtitles = [LaidOutText.Subtitle(lines: below.lines, style: below.style)]
    }
    result.image = image.map {
      Rect(x: imagePlace.x, y: imagePlace.y, width: $0.width, height: $0.height)
    }
    return result
  }

  /// The title in the room that insets and image leave it.
  ///
  /// A configured title breaks its lines where there is room for several; without, it is cut as others
  /// are.
  private mutating func title(
    of button: ViewContent.Button, in room: Size, ownsItsText: Bool
  ) -> FittedText {
    let runs = button.title.measuredRuns
    let mode = button.lineBreakMode
    let wraps = mode == .wordWrap || mode == .characterWrap
    if wraps || button.configuration != nil {
      let wrapped = text.measure(
        runs, maxWidth: room.width + 1 / environment.scale, environment: environment)
      if wrapped.size.height <= room.height + 1 || wrapped.lines.count == 1 {
        return FittedText(runs: runs, layout: wrapped)
      }
    }
    return fit(
      runs, in: room.width,
      options: TextOptions(numberOfLines: 1, lineBreakMode: wraps ? .middleTruncation : mode),
      allowance: environment.metrics.buttons.widthAllowance, leastScale: ownsItsText ? 0 : nil)
  }
}

extension Size {
  /// The size, made smaller where it is larger than another, with its proportions.
  fileprivate func fitting(in room: Size) -> Size {
    guard width > 0, height > 0 else { return self }
    let factor = min(1, room.width / width, room.height / height)
    return Size(width: width * factor, height: height * factor)
  }
}

extension ButtonImagePlacement {
  /// Whether image and title stand side by side.
  fileprivate var isBeside: Bool { self == .leading || self == .trailing }
  /// Whether the image stands before or above the title.
  fileprivate var isImageFirst: Bool { self == .leading || self == .top }
}

extension ViewContent.HorizontalAlignment {
  /// How much of the room that content leaves is before it, where it runs in a direction.
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
  /// How much of the room that content leaves is above it.
  fileprivate var part: Double {
    switch self {
    case .top: 0
    case .center, .fill: 0.5
    case .bottom: 1
    }
  }
}
