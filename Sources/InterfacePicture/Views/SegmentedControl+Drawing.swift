import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ViewContent.SegmentedControl {
  private typealias Appearance = ControlAppearance.SegmentedControl

  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    guard !segments.isEmpty else { return }
    let bar = view.bounds
    let shapes = view.palette.appearance.appearanceSet
    drawing.rect(
      bar, radius: shapes.controlRadius ?? bar.height / 2, fill: view.palette[.tertiarySystemFill])
    let fixed = segments.compactMap(\.width).reduce(0, +)
    let free = segments.filter { $0.width == nil }.count
    let share = free > 0 ? max(bar.width - fixed, 0) / Double(free) : 0
    var x = 0.0
    for (index, segment) in segments.enumerated() {
      let width = segment.width ?? share
      let box = LayoutRect(x: x, y: 0, width: width, height: bar.height)
      let isSelected = index == selectedSegmentIndex
      if isSelected {
        drawing.rect(
          box.inset(Appearance.selectionInset), radius: shapes.selectionRadius ?? bar.height / 2,
          fill: selectedSegmentTintColor,
          stroke: .init(color: .gray(0, alpha: Appearance.selectionLineAlpha)))
      } else if index > 0, index - 1 != selectedSegmentIndex {
        drawing.line(
          x, bar.height * Appearance.divider.lowerBound, x,
          bar.height * Appearance.divider.upperBound,
          .init(color: view.palette[.separator]))
      }
      if let image = segment.image {
        let square = box.square(min(Appearance.imageSide, box.height * Appearance.imageShare))
        drawing.image(
          image, in: square, mode: .scaleAspectFit, tint: view.palette[.label], read: view.images)
      } else {
        Self.drawTitle(segment.title, isSelected: isSelected, in: box, view.palette, &drawing)
      }
      x += width
    }
  }

  /// Draws the title of a segment, or of a scope of a search bar.
  static func drawTitle(
    _ title: String, isSelected: Bool, in box: LayoutRect, _ palette: SystemPalette,
    _ drawing: inout Drawing
  ) {
    let weights = ControlAppearance.segmentWeights
    drawing.text(
      title, in: box.inset(x: Appearance.titleInset, y: 0),
      DrawnTextStyle(
        size: palette.appearance.appearanceSet.segmentFontSize,
        weight: isSelected ? weights.selected : weights.other, color: palette[.label],
        anchor: .middle))
  }
}
