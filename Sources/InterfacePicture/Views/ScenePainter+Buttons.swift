import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension ScenePainter {
  func drawButton(
    _ content: ViewContent.Button, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    if let configuration = content.configuration {
      return drawConfigured(content, configuration, drawn, &drawing)
    }
    if let symbol = content.buttonType.symbol { return drawSymbolButton(symbol, drawn, &drawing) }
    let state = content.normal
    if let background = state.backgroundImage {
      drawImage(background, in: drawn.bounds, mode: .scaleToFill, tint: drawn.tint, &drawing)
    }
    drawTitle(content, drawn, image: state.image, color: state.titleColor, &drawing)
  }

  /// Draws a button with a configuration of the time after iOS 15.
  private func drawConfigured(
    _ content: ViewContent.Button, _ configuration: ViewContent.Button.Configuration,
    _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let radius: Double
    switch configuration.cornerStyle {
    case .capsule: radius = drawn.height / 2
    case .small: radius = ContentDefaults.configuredButtonRadii.small
    case .large: radius = ContentDefaults.configuredButtonRadii.large
    case .dynamic, .fixed, .medium:
      radius =
        configuration.cornerRadius ?? palette.appearance.look.buttonRadius ?? drawn.height / 2
    }
    let fill = configuration.backgroundColor
    drawing.rect(drawn.bounds, radius: radius, fill: drawn.isDisabled ? fill?.faded(0.4) : fill)
    drawVisualEffect(configuration.backgroundEffect, drawn, radius: radius, &drawing)
    if let image = configuration.backgroundImage {
      drawImage(
        image, in: drawn.bounds, mode: configuration.backgroundImageContentMode, tint: drawn.tint,
        &drawing
      )
    }
    drawStroke(of: configuration, drawn, radius: radius, &drawing)
    drawTitle(
      content, drawn, image: configuration.image, color: configuration.foregroundColor, &drawing)
    guard let subtitle = drawn.text?.subtitles.first else { return }
    let ink = configuration.subtitle.runs.first?.color ?? configuration.foregroundColor
    let style = DrawnTextStyle(subtitle.style, color: drawn.isDisabled ? ink.faded(0.5) : ink)
    for line in subtitle.lines {
      drawing.text(line.text, x: line.x, baseline: line.baseline, style, width: line.width)
    }
  }

  /// Draws the line around the background: inside of its edge, but for how far it is moved out.
  private func drawStroke(
    of configuration: ViewContent.Button.Configuration, _ drawn: DrawnView, radius: Double,
    _ drawing: inout Drawing
  ) {
    // `UIBackgroundConfiguration.strokeColor`: nil is the view's tint colour.
    let color = configuration.strokeColor ?? drawn.tint
    guard color.alpha > 0, configuration.strokeWidth > 0 else { return }
    let inset = configuration.strokeWidth / 2 - configuration.strokeOutset
    drawing.rect(
      drawn.bounds.inset(inset), radius: radius - inset,
      stroke: Stroke(
        color: drawn.isDisabled ? color.faded(0.4) : color, width: configuration.strokeWidth))
  }

  /// Draws a button that is one fixed symbol.
  private func drawSymbolButton(
    _ symbol: (name: String, isGray: Bool), _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let side = min(drawn.width, drawn.height, 24)
    let box = LayoutRect(
      x: drawn.midX - side / 2, y: drawn.midY - side / 2, width: side, height: side)
    drawGlyph(symbol.name, in: box, symbol.isGray ? palette[.systemGray2] : drawn.tint, &drawing)
  }

  /// Draws an image and a title where they were laid out; an image of which nobody knows the size is
  /// drawn small before the title.
  private func drawTitle(
    _ content: ViewContent.Button, _ drawn: DrawnView, image: ResolvedImage?, color: RGBA,
    _ drawing: inout Drawing
  ) {
    if let image {
      let side = min(20, drawn.width, drawn.height)
      let x = drawn.text?.lines.first.map { max($0.x - side - 2, 0) } ?? drawn.midX - side / 2
      let place =
        drawn.text?.image ?? LayoutRect(x: x, y: drawn.midY - side / 2, width: side, height: side)
      drawImage(
        image, in: place, mode: .scaleToFill, tint: drawn.isDisabled ? color.faded(0.4) : color,
        &drawing)
    }
    drawText(content.title, drawn, color: color, anchor: .middle, &drawing)
  }
}

extension ViewContent.Button.ButtonType {
  /// The symbol that the button is, and whether it is gray rather than tinted; nil for a button with
  /// contents of its own.
  fileprivate var symbol: (name: String, isGray: Bool)? {
    switch self {
    case .custom, .system: nil
    case .infoLight, .infoDark, .detailDisclosure: ("info.circle", false)
    case .contactAdd: ("plus.circle", false)
    case .close: ("xmark.circle.fill", true)
    }
  }
}
