import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.Button {
  private typealias Appearance = ControlAppearance.Button

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    if let configuration { return draw(configuration, view, &drawing) }
    if let symbol = buttonType.symbol {
      let box = view.bounds.square(min(view.width, view.height, Appearance.symbolSide))
      return drawing.glyph(
        symbol.name, in: box, symbol.isGray ? view.palette[.systemGray2] : view.tint)
    }
    if let background = normal.backgroundImage {
      drawing.image(
        background, in: view.bounds, mode: .scaleToFill, tint: view.tint, read: view.images)
    }
    drawTitle(view, image: normal.image, color: normal.titleColor, &drawing)
  }

  /// Draws a button with a button configuration, introduced in iOS 15.
  private func draw(
    _ configuration: Configuration, _ view: DrawnView, _ drawing: inout Drawing
  ) {
    let radius =
      switch configuration.cornerStyle {
      case .capsule: view.height / 2
      case .small: ContentDefaults.configuredButtonRadii.small
      case .large: ContentDefaults.configuredButtonRadii.large
      case .dynamic, .fixed, .medium:
        configuration.cornerRadius ?? view.palette.appearance.appearanceSet.buttonRadius ?? view
          .height / 2
      }
    drawing.rect(
      view.bounds, radius: radius, fill: configuration.backgroundColor.map(view.buttonColor))
    configuration.backgroundEffect.draw(view, radius: radius, &drawing)
    if let image = configuration.backgroundImage {
      drawing.image(
        image, in: view.bounds, mode: configuration.backgroundImageContentMode, tint: view.tint,
        read: view.images)
    }
    drawStroke(of: configuration, view, radius: radius, &drawing)
    drawTitle(view, image: configuration.image, color: configuration.foregroundColor, &drawing)
    guard let subtitle = view.text?.subtitles.first else { return }
    let ink = configuration.subtitle.runs.first?.color ?? configuration.foregroundColor
    let style = DrawnTextStyle(subtitle.style, color: view.textColor(ink))
    for line in subtitle.lines {
      drawing.text(line.text, x: line.x, baseline: line.baseline, style, width: line.width)
    }
  }

  /// Draws the border of the background: inside its edge, moved outward by the stroke's outset.
  private func drawStroke(
    of configuration: Configuration, _ view: DrawnView, radius: Double, _ drawing: inout Drawing
  ) {
    // `UIBackgroundConfiguration.strokeColor`: `nil` is the view's tint color.
    let color = configuration.strokeColor ?? view.tint
    guard color.alpha > 0, configuration.strokeWidth > 0 else { return }
    let inset = configuration.strokeWidth / 2 - configuration.strokeOutset
    drawing.rect(
      view.bounds.inset(inset), radius: radius - inset,
      stroke: Stroke(color: view.buttonColor(color), width: configuration.strokeWidth))
  }

  /// Draws an image and a title in their laid-out positions.
  ///
  /// An image of unknown size is drawn small before the title.
  private func drawTitle(
    _ view: DrawnView, image: ResolvedImage?, color: RGBA, _ drawing: inout Drawing
  ) {
    if let image {
      var imageRect = view.bounds.square(min(Appearance.imageSide, view.width, view.height))
      if let line = view.text?.lines.first {
        imageRect.x = max(line.x - imageRect.width - Appearance.imageGap, 0)
      }
      drawing.image(
        image, in: view.text?.image ?? imageRect, mode: .scaleToFill, tint: view.buttonColor(color),
        read: view.images)
    }
    title.draw(view, color: color, anchor: .middle, &drawing)
  }
}

extension ViewContent.Button.ButtonType {
  /// The symbol of the button's type, and whether it is gray rather than tinted, or `nil` for a
  /// button with contents of its own.
  fileprivate var symbol: (name: String, isGray: Bool)? {
    switch self {
    case .custom, .system: nil
    case .infoLight, .infoDark, .detailDisclosure: ("info.circle", false)
    case .contactAdd: ("plus.circle", false)
    case .close: ("xmark.circle.fill", true)
    }
  }
}
