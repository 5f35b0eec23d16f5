import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  func drawSwitch(
    _ content: ViewContent.Switch, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let track = Rect(x: 0, y: 0, width: min(drawn.width, 63), height: min(drawn.height, 31))
    drawing.rect(
      track, radius: track.height / 2,
      fill: content.isOn ? content.onTintColor : content.offTintColor)
    let radius = max(track.height / 2 - 2, 0)
    drawing.circle(
      x: content.isOn ? track.width - radius - 2 : radius + 2, y: track.height / 2,
      radius: radius, fill: content.thumbTintColor, stroke: .init(color: .gray(0, alpha: 0.08)))
  }

  func drawSlider(
    _ content: ViewContent.Slider, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let part = Self.part(content.value, from: content.minimumValue, to: content.maximumValue)
    let radius = min(14, drawn.height / 2)
    let x = radius + part * max(drawn.width - 2 * radius, 0)
    let track = Rect(x: 2, y: drawn.midY - 2, width: max(drawn.width - 4, 0), height: 4)
    drawing.rect(track, radius: 2, fill: content.maximumTrackTintColor)
    drawing.rect(
      Rect(x: 2, y: track.y, width: max(x - 2, 0), height: 4), radius: 2,
      fill: content.minimumTrackTintColor)
    drawing.circle(
      x: x, y: drawn.midY, radius: max(radius - 0.5, 0), fill: content.thumbTintColor,
      stroke: .init(color: .gray(0, alpha: 0.15)))
  }

  func drawProgressView(
    _ content: ViewContent.ProgressView, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    drawing.rect(drawn.bounds, radius: drawn.height / 2, fill: content.trackTintColor)
    drawing.rect(
      Rect(x: 0, y: 0, width: drawn.width * content.progress, height: drawn.height),
      radius: drawn.height / 2, fill: content.progressTintColor)
  }

  private static func part(_ value: Double, from low: Double, to high: Double) -> Double {
    high > low ? min(max((value - low) / (high - low), 0), 1) : 0
  }

  func drawStepper(_ drawn: DrawnView, _ drawing: inout Drawing) {
    drawing.rect(drawn.bounds, radius: 8, fill: palette[.tertiarySystemFill])
    let side = min(drawn.height * 0.45, 14)
    for (symbol, x) in [("minus", drawn.width * 0.25), ("plus", drawn.width * 0.75)] {
      drawGlyph(
        symbol,
        in: Rect(x: x - side / 2, y: drawn.midY - side / 2, width: side, height: side),
        palette[.label], &drawing)
    }
    drawing.line(
      drawn.midX, drawn.height * 0.22, drawn.midX, drawn.height * 0.78,
      .init(color: palette[.separator]))
  }

  func drawSegmentedControl(
    _ content: ViewContent.SegmentedControl, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let segments = content.segments
    guard !segments.isEmpty else { return }
    let bar = drawn.bounds
    drawing.rect(bar, radius: 8, fill: palette[.tertiarySystemFill])
    let fixed = segments.compactMap(\.width).reduce(0, +)
    let free = segments.filter { $0.width == nil }.count
    let share = free > 0 ? max(bar.width - fixed, 0) / Double(free) : 0
    var x = 0.0
    for (index, segment) in segments.enumerated() {
      let width = segment.width ?? share
      let box = Rect(x: x, y: 0, width: width, height: bar.height)
      if index == content.selectedSegmentIndex {
        drawing.rect(
          box.inset(2), radius: 7, fill: content.selectedSegmentTintColor,
          stroke: .init(color: .gray(0, alpha: 0.06)))
      } else if index > 0, index - 1 != content.selectedSegmentIndex {
        drawing.line(
          x, bar.height * 0.28, x, bar.height * 0.72, .init(color: palette[.separator]))
      }
      draw(segment, isSelected: index == content.selectedSegmentIndex, in: box, &drawing)
      x += width
    }
  }

  private func draw(
    _ segment: ViewContent.SegmentedControl.Segment, isSelected: Bool, in box: Rect,
    _ drawing: inout Drawing
  ) {
    if let image = segment.image {
      let side = min(18, box.height * 0.6)
      drawImage(
        image,
        in: Rect(
          x: box.x + (box.width - side) / 2, y: (box.height - side) / 2, width: side,
          height: side),
        mode: .scaleAspectFit, tint: palette[.label], &drawing)
    } else {
      let style = DrawnTextStyle(
        size: 13, weight: isSelected ? 600 : 500, color: palette[.label], anchor: .middle)
      drawing.text(segment.title, in: box.inset(x: 3, y: 0), style)
    }
  }

  /// Draws the wheel of an activity indicator or a refresh control.
  func drawSpinner(_ color: RGBA, _ drawn: DrawnView, _ drawing: inout Drawing) {
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

  func drawPageControl(
    _ content: ViewContent.PageControl, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let pages = min(max(content.numberOfPages, 0), 60)
    let spacing = min(16, drawn.width / Double(max(pages, 1)))
    var x = drawn.midX - spacing * Double(pages - 1) / 2
    for page in 0..<pages {
      drawing.circle(
        x: x, y: drawn.midY, radius: min(3.5, spacing / 3),
        fill: page == content.currentPage
          ? content.currentPageIndicatorTintColor : content.pageIndicatorTintColor)
      x += spacing
    }
  }

  func drawSearchBar(
    _ content: ViewContent.SearchBar, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let isMinimal = content.searchBarStyle == .minimal
    if !isMinimal, drawn.appearance.backgroundColor == nil {
      drawing.rect(drawn.bounds, fill: content.barTintColor ?? barGround)
    }
    var field = drawn.bounds.inset(x: 8, y: max((min(drawn.height, 56) - 36) / 2, 4))
    field.height = min(field.height, 36)
    if content.showsCancelButton {
      field.width = max(field.width - 62, 0)
      drawing.text(
        "Cancel",
        in: Rect(x: field.maxX + 8, y: field.y, width: 58, height: field.height),
        DrawnTextStyle(size: 17, color: drawn.tint))
    }
    let isLight = palette.appearance.style != .dark && content.barStyle == .default
    drawing.rect(
      field, radius: 10, fill: isMinimal || !isLight ? palette[.tertiarySystemFill] : .white)
    let ink = palette[.secondaryLabel]
    let side = min(16, field.height * 0.5)
    drawGlyph(
      "magnifyingglass",
      in: Rect(
        x: field.x + 9, y: field.y + (field.height - side) / 2, width: side, height: side),
      ink, &drawing)
    let placeholder = content.placeholder.isEmpty ? "Search" : content.placeholder
    drawing.text(
      content.text.isEmpty ? placeholder : content.text,
      in: Rect(
        x: field.x + 31, y: field.y, width: max(field.width - 40, 0), height: field.height),
      DrawnTextStyle(size: 17, color: content.text.isEmpty ? ink : palette[.label]))
    guard content.showsScopeBar, !content.scopeButtonTitles.isEmpty else { return }
    let scopes = Rect(
      x: 8, y: field.maxY + 10, width: max(drawn.width - 16, 0),
      height: min(32, max(drawn.height - field.maxY - 14, 0)))
    drawing.rect(scopes, radius: 8, fill: palette[.tertiarySystemFill])
    let width = scopes.width / Double(content.scopeButtonTitles.count)
    for (number, title) in content.scopeButtonTitles.enumerated() {
      let box = Rect(
        x: scopes.x + width * Double(number), y: scopes.y, width: width, height: scopes.height)
      if number == 0 {
        drawing.rect(
          box.inset(2), radius: 7, fill: isLight ? .white : palette[.systemGray2])
      }
      drawing.text(
        title, in: box.inset(x: 3, y: 0),
        DrawnTextStyle(
          size: 13, weight: number == 0 ? 600 : 500, color: palette[.label], anchor: .middle))
    }
  }

  /// The ground of a search bar without a colour: a guess.
  private var barGround: RGBA {
    palette.appearance.style == .dark ? palette.bar : .gray(201)
  }
}
