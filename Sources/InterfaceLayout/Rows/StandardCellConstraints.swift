import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The constraints for the labels and the image of cells of the standard styles, which the platform
/// lays out.
///
/// Source: the frames that Interface Builder stored in 927 such cells of the public documents
/// (docs/internals/auto-layout.md, 'Rows and cells of their own size: Cells of the standard styles'). On the document's own
/// canvas the stored frames apply.
extension RootConstraints {
  /// The cell that the part lays out, if it has a standard style and its parts do not keep their
  /// stored frames.
  var standardCell: ViewContent.TableViewCell? { layouter.standardCell }

  private var standardCells: StandardCellMetrics { layouter.context.metrics.cells.standard }

  /// The indices in the part of the views that a standard cell lays out.
  var standardParts: Set<LocalIndex> {
    guard let cell = standardCell else { return [] }
    return Set(cell.parts.compactMap { local(of: $0) })
  }

  mutating func addStandardCell() {
    guard let cell = standardCell,
      let content = cell.contentView.flatMap({ local(of: $0) })
    else { return }
    let title = cell.textLabel.flatMap { local(of: $0) }
    let detail = cell.detailTextLabel.flatMap { local(of: $0) }
    let image = cell.imageView.flatMap { local(of: $0) }
    let margins = insets.margins(of: content, inputs)
    var left = margins.left + Double(cell.indentationLevel) * cell.indentationWidth
    if let image, let width = inputs.content[image].width, width > 0 {
      place(
        image, in: content, x: left, width: width, height: inputs.content[image].height ?? width)
      left += width + standardCells.imageGap
    } else if let image {
      place(image, in: content, x: left, width: 0, height: 0)
    }
    let availableWidth = contentExtents(content).width - left - margins.right
    switch cell.style {
    case .custom: break
    case .basic: if let title { fill(title, in: content, left: left, right: margins.right) }
    case .rightDetail:
      addRightDetail(
        title, detail, in: content, left: left, right: margins.right, availableWidth: availableWidth
      )
    case .leftDetail:
      addLeftDetail(title, detail, in: content, left: left, availableWidth: availableWidth)
    case .subtitle:
      addSubtitle(title, detail, in: content, left: left, availableWidth: availableWidth)
    }
  }

  // MARK: Styles

  /// Adds a title that fills the content between the margins.
  private mutating func fill(
    _ local: LocalIndex, in content: LocalIndex, left: Double, right: Double
  ) {
    require(
      .standardCell(local), leading(local, .horizontal) - leading(content, .horizontal) - left)
    require(
      .standardCell(local), trailing(local, .horizontal) - trailing(content, .horizontal) + right)
    require(.standardCell(local), leading(local, .vertical) - leading(content, .vertical))
    require(.standardCell(local), trailing(local, .vertical) - trailing(content, .vertical))
  }

  /// Adds a title at the left margin and a detail at the right one, both on one baseline.
  ///
  /// Space that is missing is taken from the detail, which is a guess: no public document has texts
  /// that long.
  private mutating func addRightDetail(
    _ title: LocalIndex?, _ detail: LocalIndex?, in content: LocalIndex, left: Double,
    right: Double, availableWidth: Double
  ) {
    let titleSize = title.map { naturalSize($0) } ?? .zero
    let titleWidth = min(titleSize.width, max(0, availableWidth))
    let y = centered(titleSize.height, in: content)
    if let title {
      place(title, in: content, x: left, y: y, width: titleWidth, height: titleSize.height)
    }
    guard let detail else { return }
    let size = naturalSize(detail)
    let width = min(size.width, max(0, availableWidth - titleWidth - standardCells.titleGap))
    require(
      .standardCell(detail), trailing(detail, .horizontal) - trailing(content, .horizontal) + right)
    require(.standardCell(detail), extent(detail, .horizontal) - width)
    addVertical(
      detail, in: content, y: sameBaseline(detail, size.height, title, y, titleSize.height),
      height: size.height)
  }

  /// Adds a short title, 91 points wide, and a detail after it, both on one baseline.
  private mutating func addLeftDetail(
    _ title: LocalIndex?, _ detail: LocalIndex?, in content: LocalIndex, left: Double,
    availableWidth: Double
  ) {
    let titleSize = title.map { naturalSize($0) } ?? .zero
    let detailSize = detail.map { naturalSize($0) } ?? .zero
    let y = centered(detailSize.height, in: content)
    if let detail {
      let x = left + standardCells.leftTitleWidth + standardCells.titleGap
      place(
        detail, in: content, x: x, y: y,
        width: min(
          detailSize.width,
          max(0, availableWidth - standardCells.leftTitleWidth - standardCells.titleGap)),
        height: detailSize.height)
    }
    guard let title else { return }
    place(
      title, in: content, x: left,
      y: detail == nil
        ? centered(titleSize.height, in: content)
        : sameBaseline(title, titleSize.height, detail, y, detailSize.height),
      width: standardCells.leftTitleWidth, height: titleSize.height)
  }

  /// Adds a title above a detail.
  private mutating func addSubtitle(
    _ title: LocalIndex?, _ detail: LocalIndex?, in content: LocalIndex, left: Double,
    availableWidth: Double
  ) {
    let titleSize = title.map { naturalSize($0) } ?? .zero
    let detailSize = detail.map { naturalSize($0) } ?? .zero
    let left = (x: left, availableWidth: max(0, availableWidth))
    let spare = contentExtents(content).height - titleSize.height - detailSize.height
    let (y, gap) = standardCells.subtitlePositions(
      spare: spare, isRowAutomatic: layouter.scene.sizesItself(row: layouter.part.root))
    if let title {
      place(
        title, in: content, x: left.x, y: y, width: min(titleSize.width, left.availableWidth),
        height: titleSize.height)
    }
    if let detail {
      place(
        detail, in: content, x: left.x, y: y + titleSize.height + gap,
        width: min(detailSize.width, left.availableWidth), height: detailSize.height)
    }
  }

  // MARK: Placing

  /// Adds a vertically centered image, whose y coordinate is rounded down to whole points.
  private mutating func place(
    _ local: LocalIndex, in content: LocalIndex, x: Double, width: Double, height: Double
  ) {
    let y = ((contentExtents(content).height - height) / 2).rounded(.down)
    place(local, in: content, x: x, y: y, width: width, height: height)
  }

  private mutating func place(
    _ local: LocalIndex, in content: LocalIndex, x: Double, y: Double, width: Double, height: Double
  ) {
    require(.standardCell(local), leading(local, .horizontal) - leading(content, .horizontal) - x)
    require(.standardCell(local), extent(local, .horizontal) - width)
    addVertical(local, in: content, y: y, height: height)
  }

  private mutating func addVertical(
    _ local: LocalIndex, in content: LocalIndex, y: Double, height: Double
  ) {
    require(.standardCell(local), leading(local, .vertical) - leading(content, .vertical) - y)
    require(.standardCell(local), extent(local, .vertical) - height)
  }

  /// Returns the natural size of a label on one line.
  private func naturalSize(_ local: LocalIndex) -> LayoutSize {
    let content = inputs.content[local]
    return LayoutSize(width: content.width ?? 0, height: content.height ?? 0)
  }

  /// Returns the top of a vertically centered object in the content, rounded up to whole points
  /// (13 of 13 combinations of heights).
  private func centered(_ height: Double, in content: LocalIndex) -> Double {
    ((contentExtents(content).height - height) / 2 - 1e-6).rounded(.up)
  }

  /// Returns the top of a label that shares the baseline of another one.
  private func sameBaseline(
    _ local: LocalIndex, _ height: Double, _ other: LocalIndex?, _ otherY: Double,
    _ otherHeight: Double
  ) -> Double {
    guard let other, let mine = inputs.content[local].baselines?.first(height: height),
      let theirs = inputs.content[other].baselines?.first(height: otherHeight)
    else { return otherY }
    return (otherY + theirs - mine).rounded()
  }

  /// Returns the size of a content view in a cell of a given size.
  private func contentExtents(_ content: LocalIndex) -> LayoutSize {
    let cell = layouter.canvas.frame.size
    guard content != .root else { return cell }
    let horizontal = contentInsets(self[content], in: self[.root], .horizontal)
    let vertical = contentInsets(self[content], in: self[.root], .vertical)
    return LayoutSize(
      width: cell.width - horizontal.leading - horizontal.trailing,
      height: cell.height - vertical.leading - vertical.trailing)
  }
}

extension ViewContent.TableViewCell {
  /// The indices of the views that the platform lays out.
  var parts: [ViewIndex] { [textLabel, detailTextLabel, imageView].compactMap { $0 } }
}
