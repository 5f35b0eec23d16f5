import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension SceneLayouter {
  /// Returns the height at run time of a row of automatic height whose cell has a standard style,
  /// or `nil` for others.
  ///
  /// The height is that of the texts, wrapped at the remaining width, with the margins of the
  /// content view above and below, but never less than the height of a row with one line. With the
  /// margins of iOS 26 one line of 17 points gives the stored height of such rows, 51 points;
  /// taller rows were not measured.
  ///
  /// - Parameters:
  ///   - row: The cell's index.
  ///   - width: The cell's width, in points.
  ///   - margins: The margins of the content view.
  ///   - insets: The insets of the content view from the cell's edges.
  ///   - measurer: The measurer of texts.
  /// - Returns: The height, in points.
  func standardRowHeight(
    of row: ViewIndex, width: Double, margins: LayoutInsets, insets: LayoutInsets,
    _ measurer: inout ContentMeasurer
  ) -> Double? {
    guard !context.usesStoredFrames, case .tableViewCell(let cell) = scene.views[row].content,
      cell.style != .custom, scene.sizesItself(row: row)
    else { return nil }
    let cells = context.metrics.cells
    var availableWidth = width - insets.left - insets.right - margins.left - margins.right
    availableWidth -= Double(cell.indentationLevel) * cell.indentationWidth
    var imageHeight = 0.0
    if let image = cell.imageView {
      let size = measurer.measuredSize(of: scene.views[image], width: nil)
      if let width = size.width, width > 0 { availableWidth -= width + cells.standard.imageGap }
      imageHeight = size.height ?? 0
    }
    func height(_ label: ViewIndex?, breaks: Bool) -> Double {
      guard let label else { return 0 }
      let width = breaks ? max(0, availableWidth) : nil
      return measurer.measuredSize(of: scene.views[label], width: width).height ?? 0
    }
    let breaks = cell.style == .basic || cell.style == .subtitle
    let title = height(cell.textLabel, breaks: breaks)
    let detail = height(cell.detailTextLabel, breaks: breaks)
    let texts =
      cell.style == .subtitle
      ? title + detail + cells.standard.subtitleGap : max(title, detail)
    let content = max(texts, imageHeight) + 2 * cells.verticalMargin
    let pixels = (content * context.scale - 1e-6).rounded(.up) / context.scale
    return max(cells.automaticRowHeight(scale: context.scale), pixels)
  }
}
