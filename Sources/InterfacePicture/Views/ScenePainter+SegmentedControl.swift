import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
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
      let box = LayoutRect(x: x, y: 0, width: width, height: bar.height)
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
    _ segment: ViewContent.SegmentedControl.Segment, isSelected: Bool, in box: LayoutRect,
    _ drawing: inout Drawing
  ) {
    if let image = segment.image {
      let side = min(18, box.height * 0.6)
      drawImage(
        image,
        in: LayoutRect(
          x: box.x + (box.width - side) / 2, y: (box.height - side) / 2, width: side,
          height: side),
        mode: .scaleAspectFit, tint: palette[.label], &drawing)
    } else {
      let style = DrawnTextStyle(
        size: 13, weight: isSelected ? 600 : 500, color: palette[.label], anchor: .middle)
      drawing.text(segment.title, in: box.inset(x: 3, y: 0), style)
    }
  }
}
