import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// The off colour of switches, sliders and progress views.
  private var trackColor: RGBA { palette.system("systemGray5Color") }

  func drawSwitch(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let isOn = drawn.view.attributes.flag(.on) ?? false
    let track = Rect(x: 0, y: 0, width: min(drawn.width, 63), height: min(drawn.height, 31))
    let color =
      palette.color(drawn.view.properties.color(.onTintColor))
      ?? palette.system("systemGreenColor")
    drawing.rect(
      track, radius: track.height / 2, fill: isOn ? color : palette.system("systemGray4Color"))
    let radius = max(track.height / 2 - 2, 0)
    drawing.circle(
      x: isOn ? track.width - radius - 2 : radius + 2, y: track.height / 2, radius: radius,
      fill: palette.color(drawn.view.properties.color(.thumbTintColor)) ?? .white,
      stroke: .init(color: .gray(0, alpha: 0.08)))
  }

  func drawSlider(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let properties = drawn.view.properties
    let attributes = drawn.view.attributes
    let low = attributes.number(.minValue) ?? 0
    let high = attributes.number(.maxValue) ?? 1
    let part = Self.part(attributes.number(.value) ?? 0.5, from: low, to: high)
    let radius = min(14, drawn.height / 2)
    let x = radius + part * max(drawn.width - 2 * radius, 0)
    let track = Rect(x: 2, y: drawn.midY - 2, width: max(drawn.width - 4, 0), height: 4)
    drawing.rect(
      track, radius: 2,
      fill: palette.color(properties.color(.maximumTrackTintColor)) ?? trackColor)
    drawing.rect(
      Rect(x: 2, y: track.y, width: max(x - 2, 0), height: 4), radius: 2,
      fill: palette.color(properties.color(.minimumTrackTintColor)) ?? drawn.tint)
    drawing.circle(
      x: x, y: drawn.midY, radius: max(radius - 0.5, 0),
      fill: palette.color(properties.color(.thumbTintColor)) ?? .white,
      stroke: .init(color: .gray(0, alpha: 0.15)))
  }

  func drawProgressView(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let properties = drawn.view.properties
    let part = Self.part(drawn.view.attributes.number(.progress) ?? 0, from: 0, to: 1)
    drawing.rect(
      drawn.bounds, radius: drawn.height / 2,
      fill: palette.color(properties.color(.trackTintColor)) ?? trackColor)
    drawing.rect(
      Rect(x: 0, y: 0, width: drawn.width * part, height: drawn.height), radius: drawn.height / 2,
      fill: palette.color(properties.color(.progressTintColor)) ?? drawn.tint)
  }

  private static func part(_ value: Double, from low: Double, to high: Double) -> Double {
    high > low ? min(max((value - low) / (high - low), 0), 1) : 0
  }

  func drawStepper(_ drawn: DrawnView, _ drawing: inout Drawing) {
    drawing.rect(
      drawn.bounds, radius: 8, fill: palette.system("tertiarySystemFillColor"))
    let ink = palette.system("labelColor")
    let side = min(drawn.height * 0.45, 14)
    for (symbol, x) in [("minus", drawn.width * 0.25), ("plus", drawn.width * 0.75)] {
      drawGlyph(
        symbol,
        in: Rect(x: x - side / 2, y: drawn.midY - side / 2, width: side, height: side),
        ink, &drawing)
    }
    drawing.line(
      drawn.midX, drawn.height * 0.22, drawn.midX, drawn.height * 0.78,
      .init(color: palette.system("separatorColor")))
  }

  func drawSegmentedControl(_ drawn: DrawnView, _ drawing: inout Drawing) {
    guard case .segments(let segments) = drawn.view.viewContent, !segments.isEmpty else { return }
    let bar = drawn.bounds
    drawing.rect(
      bar, radius: 8, fill: palette.system("tertiarySystemFillColor"))
    let fixed = segments.compactMap(\.width).filter { $0 > 0 }.reduce(0, +)
    let free = segments.filter { ($0.width ?? 0) <= 0 }.count
    let share = free > 0 ? max(bar.width - fixed, 0) / Double(free) : 0
    let isMomentary = drawn.view.attributes.flag(.momentary) ?? false
    let selected = isMomentary ? -1 : drawn.view.attributes.number(.selectedSegmentIndex) ?? -1
    var x = 0.0
    for (index, segment) in segments.enumerated() {
      let own = segment.width ?? 0
      let width = own > 0 ? own : share
      let box = Rect(x: x, y: 0, width: width, height: bar.height)
      let isSelected = Double(index) == selected
      if isSelected {
        drawing.rect(
          box.inset(2), radius: 7,
          fill: palette.color(drawn.view.properties.color(.selectedSegmentTintColor)) ?? .white,
          stroke: .init(color: .gray(0, alpha: 0.06)))
      } else if index > 0, Double(index - 1) != selected {
        drawing.line(
          x, bar.height * 0.28, x, bar.height * 0.72,
          .init(color: palette.system("separatorColor")))
      }
      if let image = segment.image {
        let side = min(18, bar.height * 0.6)
        drawImage(
          resolved(image),
          in: Rect(
            x: box.x + (width - side) / 2, y: (bar.height - side) / 2, width: side, height: side),
          mode: "scaleAspectFit", tint: palette.system("labelColor"), &drawing)
      } else if let title = segment.title {
        let style = DrawnTextStyle(
          size: 13, weight: isSelected ? 600 : 500, color: palette.system("labelColor"),
          anchor: .middle)
        drawing.text(title, in: box.inset(x: 3, y: 0), style)
      }
      x += width
    }
  }

  func drawSpinner(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let style = drawn.view.attributes[.style] ?? ""
    let fallback = style.hasPrefix("white") ? .white : palette.system("systemGrayColor")
    let color = palette.color(drawn.view.properties.color(.color)) ?? fallback
    let radius = min(drawn.width, drawn.height) / 2
    for spoke in 0..<8 {
      let (dx, dy) = Self.directions[spoke]
      drawing.line(
        drawn.midX + dx * radius * 0.5, drawn.midY + dy * radius * 0.5,
        drawn.midX + dx * radius * 0.92, drawn.midY + dy * radius * 0.92,
        .init(
          color: color.faded(1 - 0.09 * Double(spoke)), width: radius * 0.2, isRound: true))
    }
  }

  /// The eight directions of a spinner's spokes, clockwise from the top.
  private static let directions: [(Double, Double)] = {
    let diagonal = 0.5.squareRoot()
    return [
      (0, -1), (diagonal, -diagonal), (1, 0), (diagonal, diagonal), (0, 1),
      (-diagonal, diagonal), (-1, 0), (-diagonal, -diagonal),
    ]
  }()

  func drawPageControl(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let properties = drawn.view.properties
    let pages = Int(min(max(drawn.view.attributes.number(.numberOfPages) ?? 0, 0), 60))
    let spacing = min(16, drawn.width / Double(max(pages, 1)))
    var x = drawn.midX - spacing * Double(pages - 1) / 2
    for page in 0..<pages {
      let other =
        palette.color(properties.color(.pageIndicatorTintColor))
        ?? palette.system("tertiaryLabelColor")
      let current =
        palette.color(properties.color(.currentPageIndicatorTintColor))
        ?? palette.system("secondaryLabelColor").faded(1.4)
      drawing.circle(
        x: x, y: drawn.midY, radius: min(3.5, spacing / 3), fill: page == 0 ? current : other)
      x += spacing
    }
  }

  func drawSearchBar(_ drawn: DrawnView, _ drawing: inout Drawing) {
    let attributes = drawn.view.attributes
    let isMinimal = attributes[.searchBarStyle] == "minimal"
    if !isMinimal, drawn.view.properties.color(.backgroundColor) == nil {
      drawing.rect(
        drawn.bounds,
        fill: palette.color(drawn.view.properties.color(.barTintColor)) ?? .gray(201))
    }
    let hasCancel = attributes.flag(.showsCancelButton) ?? false
    var field = drawn.bounds.inset(x: 8, y: max((min(drawn.height, 56) - 36) / 2, 4))
    field.height = min(field.height, 36)
    if hasCancel {
      field.width = max(field.width - 62, 0)
      drawing.text(
        "Cancel",
        in: Rect(x: field.maxX + 8, y: field.y, width: 58, height: field.height),
        DrawnTextStyle(size: 17, color: drawn.tint))
    }
    drawing.rect(
      field, radius: 10, fill: isMinimal ? palette.system("tertiarySystemFillColor") : .white)
    let ink = palette.system("secondaryLabelColor")
    let side = min(16, field.height * 0.5)
    drawGlyph(
      "magnifyingglass",
      in: Rect(
        x: field.x + 9, y: field.y + (field.height - side) / 2, width: side, height: side),
      ink, &drawing)
    let text = drawn.string(.text, .text) ?? ""
    let shown = text.isEmpty ? drawn.string(.placeholder, .placeholder) ?? "Search" : text
    drawing.text(
      shown,
      in: Rect(
        x: field.x + 31, y: field.y, width: max(field.width - 40, 0), height: field.height),
      DrawnTextStyle(size: 17, color: text.isEmpty ? ink : palette.system("labelColor")))
  }
}
