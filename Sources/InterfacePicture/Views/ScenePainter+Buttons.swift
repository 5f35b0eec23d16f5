import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  func drawButton(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let view = drawn.view
    if let configuration = view.properties.element(.configuration) {
      return drawConfigured(drawn, configuration, &drawing)
    }
    if drawSpecialButton(drawn, &drawing) { return }
    let state = view.properties.element(.normal)
    if let name = state?.attributes[.backgroundImage] {
      drawImage(
        resolved(ImageReference(name: name, isSymbol: state?.attributes[.catalog] == "system")),
        in: drawn.bounds, mode: "scaleToFill", tint: drawn.tint, &drawing)
    }
    let isSystem = ["system", "roundedRect"].contains(view.attributes[.buttonType])
    let title = state.flatMap { self.title(of: $0) } ?? ""
    let color =
      color(state?.child(.titleColor)) ?? (isSystem ? drawn.tint : .white)
    let image = image(of: state).map { image in
      var image = image
      if isSystem { image.isTemplate = true }
      return image
    }
    drawTitle(drawn, title, image: image, color: color, &drawing)
  }

  /// Draws a button with a configuration of the time after iOS 15.
  private func drawConfigured(
    _ drawn: DrawnView, _ configuration: Element, _ drawing: inout Drawing
  ) {
    let attributes = configuration.attributes
    let base = color(configuration.child(.baseBackgroundColor))
    let own = color(
      configuration.child(.background)?.child(.backgroundColor))
    let fill: RGBA?
    var ink = drawn.tint
    switch attributes[.style] {
    case "filled":
      fill = own ?? base ?? drawn.tint
      ink = .white
    case "tinted": fill = own ?? (base ?? drawn.tint).faded(0.18)
    case "gray": fill = own ?? base ?? palette.system("tertiarySystemFillColor")
    default: fill = own ?? base
    }
    ink = color(configuration.child(.baseForegroundColor)) ?? ink
    let radius: Double
    switch attributes[.cornerStyle] {
    case "capsule": radius = drawn.height / 2
    case "small": radius = 4
    case "large": radius = 9
    default: radius = appearanceHasCapsules ? drawn.height / 2 : 6
    }
    drawing.rect(drawn.bounds, radius: radius, fill: drawn.isDisabled ? fill?.faded(0.4) : fill)
    let title =
      attributes[.title] ?? configuration.child(.title)?.text
      ?? configuration.child(.attributedTitle).map { Self.text(of: $0) } ?? ""
    drawTitle(drawn, title, image: image(of: configuration), color: ink, &drawing)
  }

  private var appearanceHasCapsules: Bool { palette.appearance.isPalette26 }

  /// Draws the buttons that are one fixed symbol; false for all others.
  private func drawSpecialButton(_ drawn: DrawnView, _ drawing: inout Drawing) -> Bool {
    let symbol: String
    switch drawn.view.attributes[.buttonType] {
    case "infoLight", "infoDark", "detailDisclosure": symbol = "info.circle"
    case "contactAdd": symbol = "plus.circle"
    case "close": symbol = "xmark.circle.fill"
    default: return false
    }
    let side = min(drawn.width, drawn.height, 24)
    let box = Rect(x: drawn.midX - side / 2, y: drawn.midY - side / 2, width: side, height: side)
    let color = symbol == "xmark.circle.fill" ? palette.system("systemGray2Color") : drawn.tint
    drawGlyph(symbol, in: box, color, &drawing)
    return true
  }

  /// Draws an image and a title behind it where the title was laid out, or both in the middle.
  private func drawTitle(
    _ drawn: DrawnView, _ title: String, image: ResolvedImage?, color: RGBA,
    _ drawing: inout Drawing
  ) {
    let color = drawn.isDisabled ? color.faded(0.4) : color
    if let image {
      let room = drawn.bounds
      let natural = size(of: image) ?? Size(width: 20, height: 20)
      let factor = min(1, room.width / natural.width, room.height / natural.height)
      let size = Size(width: natural.width * factor, height: natural.height * factor)
      var x = drawn.midX - size.width / 2
      if !title.isEmpty {
        if let line = drawn.text?.lines.first {
          x = max(line.x - size.width - 2, 0)
        } else {
          let style = style(drawn.view.properties.font(.fontDescription), default: 15, color: color)
          x = max(drawn.midX - (size.width + style.guessedWidth(title)) / 2 - 2, 0)
        }
      } else if drawn.view.attributes[.contentHorizontalAlignment] == "left" {
        x = 0
      } else if drawn.view.attributes[.contentHorizontalAlignment] == "right" {
        x = drawn.width - size.width
      }
      drawImage(
        image,
        in: Rect(x: x, y: drawn.midY - size.height / 2, width: size.width, height: size.height),
        mode: "scaleToFill", tint: color, &drawing)
    }
    drawText(drawn, title, color: color, &drawing)
  }

  // MARK: Elements of buttons

  private func title(of state: Element) -> String? {
    state.attributes[.title] ?? state.child(.title)?.text
      ?? state.child(.attributedTitle).map { Self.text(of: $0) }
  }

  private static func text(of attributedString: Element) -> String {
    attributedString.children.filter { $0.name == .fragment }
      .map { $0.attributes[.content] ?? $0.child(.content)?.text ?? "" }.joined()
  }

  private func image(of element: Element?) -> ResolvedImage? {
    guard let element else { return nil }
    let inner = element.children.first { $0.name == .imageReference && $0.key == .image }
    let source = inner ?? element
    guard let name = source.attributes[.image] else { return nil }
    return resolved(
      ImageReference(name: name, isSymbol: source.attributes[.catalog] == "system"))
  }

  /// The colour of an element that decoding has left as it is.
  private func color(_ element: Element?) -> RGBA? {
    guard let element, element.name == .color else { return nil }
    return palette.color(Color(element))
  }
}

extension Color {
  /// The colour that a `<color>` element says.
  init(_ element: Element) {
    let attributes = element.attributes
    var name: Name?
    if let system = attributes[.systemColor] ?? attributes[.xcode11CocoaTouchSystemColor] {
      name = .system(system)
    } else if let legacy = attributes[.cocoaTouchSystemColor] {
      name = .legacySystem(legacy)
    } else if let asset = attributes[.name] {
      name = attributes[.catalog] == nil ? .asset(asset) : .catalog(asset)
    }
    var components: Components?
    let alpha = attributes.number(.alpha) ?? 1
    if let red = attributes.number(.red), let green = attributes.number(.green),
      let blue = attributes.number(.blue)
    {
      components = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    } else if let white = attributes.number(.white) {
      components = .gray(white: white, alpha: alpha)
    }
    self.init(name: name, components: components, space: attributes[.colorSpace])
  }
}
