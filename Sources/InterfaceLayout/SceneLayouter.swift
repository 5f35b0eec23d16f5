import ConstraintSolver
import EditorCanvas
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The layout of one resolved scene: its roots one after another, outer ones first.
struct SceneLayouter {
  let context: LayoutContext
  let structure: SceneStructure
  /// The size that a container view gives the scene's root if one embeds it, in points.
  let embeddedSize: LayoutSize?

  var scene: ResolvedScene { _read { yield structure.scene } }

  /// Lays out the scene.
  ///
  /// - Parameters:
  ///   - measurer: The measurer of contents.
  ///   - solver: The solver of constraints.
  ///   - cache: The cache of laid-out roots.
  /// - Returns: The layout.
  func layOut(
    measuring measurer: inout ContentMeasurer, solving solver: any RootSolving, cache: LayoutCache
  ) -> Layout {
    layOut(measuring: &measurer) { root, measurer in
      cache.roots.cached(root.key) {
        root.layOut(measuring: &measurer, solving: solver).result
      }
    }
  }

  /// Lays out the scene and records the layout as a function of the canvas.
  ///
  /// - Parameters:
  ///   - measurer: The measurer of contents.
  ///   - solver: The solver of constraints.
  /// - Returns: The layout.
  func layOutInClosedForm(
    measuring measurer: inout ContentMeasurer, solving solver: any RootSolving
  ) -> Layout {
    var closedForm = ClosedFormBuilder(structure)
    var layout = layOut(measuring: &measurer) { root, measurer in
      let (result, solution) = root.layOut(
        measuring: &measurer, solving: solver, keeping: .always)
      closedForm.add(solution, &measurer)
      return result
    }
    layout.closedForm = closedForm.closedForm(of: layout)
    return layout
  }

  /// Explains the frames of views.
  ///
  /// - Parameters:
  ///   - views: The indices of the views.
  ///   - measurer: The measurer of texts.
  ///   - solver: The solver of constraints.
  /// - Returns: The explanations in the order of the views.
  func explanations(
    of views: [ViewIndex], measuring measurer: inout ContentMeasurer,
    solving solver: any RootSolving
  ) -> [LayoutExplanation] {
    var edges: [ViewIndex: (root: ViewIndex, edges: [LayoutExplanation.EdgeExplanation])] = [:]
    let requested = Set(views)
    let layout = layOut(measuring: &measurer) { root, measurer in
      let (result, solution) = root.layOut(
        measuring: &measurer, solving: solver, keeping: .always)
      for (local, member) in root.part.members.indexed where requested.contains(member.view) {
        edges[member.view] = (root.part.root, solution.proof?.explanation(of: local) ?? [])
      }
      return result
    }
    return views.map { view in
      LayoutExplanation(
        configuration: context.configuration, scene: scene, view: view,
        root: edges[view]?.root ?? view, frame: layout.frames[view], edges: edges[view]?.edges ?? []
      )
    }
  }

  /// Lays out the scene with the layout of each root.
  private func layOut(
    measuring measurer: inout ContentMeasurer,
    _ layOutRoot: (RootLayouter, inout ContentMeasurer) -> RootLayouter.Result
  ) -> Layout {
    let roots = structure.geometry.roots
    var layout = Layout(
      size: context.canvasSize, frames: scene.views.mapValues { _ in .zero },
      guideFrames: scene.guides.mapValues { _ in .zero })
    for (index, part) in roots.parts.indexed {
      var canvas = canvas(of: part.root, in: layout)
      if index == roots.parts.startIndex, scene.views[part.root].decidesSceneSize {
        layout.size = canvas.sceneSize ?? canvas.frame.size
        layout.safeArea = canvas.safeArea
        layout.bars = canvas.bars
        layout.keyboard = canvas.keyboard
      }
      let cell = cellContext(part, canvas, layout)
      let cellMargins = cell.map { contentMargins($0, ofCell: part.root, canvas.frame) }
      let insets = cellMargins.flatMap { contentViewInsets(part, margins: $0) }
      if let height = standardRowHeight(
        of: part.root, width: canvas.frame.width, margins: cellMargins ?? .zero,
        insets: insets ?? .zero, &measurer)
      {
        canvas.frame.height = height
      }
      let rootContext = RootContext(
        context, root: scene.views[part.root], contentViewInsets: insets,
        followsReadableWidth: structure.geometry.followsReadableWidth)
      var layouter = RootLayouter(
        context: rootContext, structure: structure, part: index, canvas: canvas,
        cellMargins: cellMargins)
      layouter.examinesAmbiguousViews = context.examinesAmbiguousViews
      layouter.sceneParameters = Parameters([layout.size.width, layout.size.height])
      let result = layOutRoot(layouter, &measurer)
      store(result, of: layouter, in: &layout)
    }
    if !context.usesStoredFrames { stackRows(in: &layout) }
    layout.texts.reserveCapacity(structure.geometry.textViews.count)
    for index in structure.geometry.textViews {
      layout.texts[index] = measurer.cachedLines(
        of: scene.views[index], size: layout.frames[index].size)
    }
    layout.placeBarItems(of: scene, in: context, &measurer)
    layout.ambiguities.sort { $0.view < $1.view }
    layout.conflicts.sort { $0.constraints.lexicographicallyPrecedes($1.constraints) }
    return layout
  }

  /// Moves the views below rows whose height differs from the stored one.
  private func stackRows(in layout: inout Layout) {
    func growth(_ row: ViewIndex) -> Double {
      let stored = scene.views[row].storedFrame?.rect(in: .zero).height
      return stored.map { layout.frames[row].height - $0 } ?? 0
    }
    var moves: [(row: ViewIndex, distance: Double)] = []
    structure.geometry.rowStacking.forEachMoved({ growth($0) != 0 }) { row, grown in
      moves.append((row, grown.reduce(0) { $0 + growth($1) }))
    }
    for move in moves {
      layout.frames[move.row].y = context.rounded(layout.frames[move.row].y + move.distance)
    }
  }

  // MARK: Roots

  private func canvas(of root: ViewIndex, in layout: Layout) -> RootCanvas {
    let view = scene.views[root]
    if let superview = view.superview {
      var canvas = innerCanvas(of: view, inside: superview, in: layout)
      if let size = contentSize(ofCollectionCell: root, canvas.frame.size) {
        canvas.frame.width = size.width
        canvas.frame.height = size.height
      }
      if !context.usesStoredFrames { canvas.extents = ownExtents(of: root) }
      return canvas
    }
    switch view.role {
    case .controllerRoot, .topLevel:
      var canvas = context.canvas(of: view, in: scene)
      if view.role == .controllerRoot, let embeddedSize {
        canvas.frame.width = embeddedSize.width
        canvas.frame.height = embeddedSize.height
        canvas.follows = AxisPair(horizontal: false, vertical: false)
        canvas.keyboard = nil
        canvas.keyboardHeight = 0
      }
      return canvas
    default:
      let stored = view.storedFrame?.rect(in: context.canvasSize) ?? .zero
      guard view.role == .bar, !scene.hidesBar(root) else {
        return RootCanvas(frame: stored, safeArea: .zero)
      }
      let bar = context.barFrame(of: view, in: scene)
      return RootCanvas(
        frame: bar ?? stored, safeArea: .zero,
        follows: AxisPair(horizontal: bar != nil, vertical: false))
    }
  }

  /// Returns the canvas of a cell, header or footer: its stored frame, as wide as its table
  /// (docs/internals/auto-layout.md, 'Layout roots').
  private func innerCanvas(
    of view: ResolvedView, inside superview: ViewIndex, in layout: Layout
  ) -> RootCanvas {
    let outer = scene.views[superview]
    let outerFrame = layout.frames[superview]
    let storedOuter = outer.storedFrame?.rect(in: context.canvasSize) ?? outerFrame
    var frame =
      view.storedFrame?.rect(in: storedOuter.size)
      ?? LayoutRect(
        x: 0, y: 0, width: outerFrame.width, height: standardHeight(of: view, in: outer))
    guard outer.kind == .tableView || view.role != .cell else {
      return RootCanvas(frame: frame, safeArea: .zero)
    }
    let isInset = outer.content.tableView?.style == .insetGrouped
    var canvasRoot = RootCanvas(frame: frame, safeArea: .zero)
    let quirks = context.quirks
    if context.usesStoredFrames {
      if view.role == .cell, !isInset, quirks.contains(.rowsAreAsWideAsTables) {
        frame.width = max(frame.width, outerFrame.width)
      }
      if view.role == .cell, isInset, abs(frame.width - outerFrame.width) < 0.5,
        quirks.contains(.wideRowsStayInsideInsets)
      {
        let inset = insetOfRows(in: outerFrame.width)
        frame.x += inset
        frame.width -= 2 * inset
      }
      if view.role == .cell, let height = rowHeight(of: view, in: outer),
        quirks.contains(.rowsHaveDeclaredHeights)
      {
        frame.height = height
      }
      canvasRoot.isUnloaded =
        view.role == .cell && quirks.contains(.hiddenRowsAreAmbiguous)
        && frame.y >= outerFrame.height - coveredBottom
    } else if outer.kind == .tableView || abs(frame.width - storedOuter.width) < 0.5 {
      // In other configurations a row keeps its distance to the table's sides; one of an inset
      // table has some.
      let sides = isInset ? max(0, storedOuter.width - frame.width) : 0
      frame.width = max(0, outerFrame.width - sides)
      if isInset, view.role == .cell, sides < 0.5 {
        let inset = insetOfRows(in: outerFrame.width)
        frame.x += inset
        frame.width = max(0, frame.width - 2 * inset)
      }
    }
    canvasRoot.frame = frame
    return canvasRoot
  }

  /// The height of the area at the bottom of the screen that a home indicator covers, however often
  /// the canvas includes it, in points.
  private var coveredBottom: Double {
    let configuration = context.configuration
    if case .environment(let environment) = configuration.context {
      return environment.device != nil || environment.hasHomeIndicator
        ? environment.safeArea.bottom : 0
    }
    return configuration.device.map { $0.safeArea(configuration.orientation).bottom } ?? 0
  }

  /// Returns the inset of the rows of an inset table from its sides, in points.
  private func insetOfRows(in width: Double) -> Double {
    var cell = TableCellMetrics.Context(
      tableWidth: width, screenWidth: context.canvasSize.width)
    cell.isInsetGrouped = true
    cell.hasHomeIndicator = context.hasHomeIndicator
    return context.metrics.cells.contentMargins(cell).left
  }

  /// Returns whether the content of a row or collection cell determines its extents.
  ///
  /// Cells of the standard styles have no constraints; they keep their height.
  private func ownExtents(of root: ViewIndex) -> AxisPair<RootExtent> {
    var extents = AxisPair(horizontal: RootExtent.specified, vertical: .specified)
    switch scene.views[root].content {
    case .tableViewCell(let cell) where cell.style == .custom && scene.sizesItself(row: root):
      extents.vertical = .least
    case .collectionViewCell:
      guard let superview = scene.views[root].superview,
        case .collectionView(let collection) = scene.views[superview].content,
        case .flow(let flow) = collection.collectionViewLayout, flow.estimatedItemSize != .none
      else { break }
      extents = AxisPair(horizontal: .nearest, vertical: .nearest)
    default: break
    }
    return extents
  }

  /// Returns the size of a collection cell whose document declares a different one for its content
  /// view, or `nil` for others.
  ///
  /// At run time, the item size of the layout applies. Xcode 6 left 50 × 50 in the cell, while the
  /// content view has the item size (12 of 12 cells of 6 projects); in later documents the two
  /// agree.
  private func contentSize(ofCollectionCell index: ViewIndex, _ size: LayoutSize) -> LayoutSize? {
    guard structure.geometry.views[index].kind == .collectionViewCell else { return nil }
    let cell = scene.views[index]
    guard let first = scene.views.subviews(of: index).first(where: { _ in true }) else {
      return nil
    }
    let content = scene.views[first]
    guard content.role == .contentView, let inner = content.storedFrame?.rect(in: .zero).size,
      abs(inner.width - size.width) > 1 || abs(inner.height - size.height) > 1
    else { return nil }
    if context.usesStoredFrames {
      return context.quirks.contains(.collectionCellsFollowContentViews) ? inner : nil
    }
    guard let superview = cell.superview,
      case .collectionView(let collection) = scene.views[superview].content,
      case .flow(let flow) = collection.collectionViewLayout, flow.itemSize == inner
    else { return nil }
    return inner
  }

  private func standardHeight(of view: ResolvedView, in table: ResolvedView) -> Double {
    rowHeight(of: view, in: table) ?? context.metrics.cells.rowHeight
  }

  /// Returns the row height that the document declares for the cell or its table: 977 of 980 stored
  /// cells have it, and the others, of Xcode 5 and 6, are laid out with it (7 of 7 cells of 3
  /// projects).
  private func rowHeight(of cell: ResolvedView, in table: ResolvedView) -> Double? {
    (cell.content.tableViewCell?.rowHeight ?? table.content.tableView?.rowHeight)?.points
  }

  /// Returns the values on which the margins of a table cell depend, or `nil` for other roots.
  private func cellContext(
    _ part: LayoutRoots.Part, _ canvas: RootCanvas, _ layout: Layout
  ) -> TableCellMetrics.Context? {
    guard structure.geometry.views[part.root].kind == .tableViewCell else { return nil }
    let cell = scene.views[part.root]
    let cellSize = cell.storedFrame?.rect(in: .zero).size ?? canvas.frame.size
    let contentSize = contentView(of: part)?.storedFrame?.rect(in: cellSize).size ?? cellSize
    let table = cell.superview.map { scene.views[$0] }
    let tableWidth = cell.superview.map { layout.frames[$0].width } ?? canvas.frame.width
    var result = TableCellMetrics.Context(
      tableWidth: tableWidth, screenWidth: context.canvasSize.width)
    result.isXibCell = cell.superview == nil
    result.isInsetGrouped = table?.content.tableView?.style == .insetGrouped
    result.hasHomeIndicator = context.hasHomeIndicator
    result.heightOutsideContent = cellSize.height - contentSize.height
    result.hasAccessory = cellSize.width - contentSize.width > 1
    result.isTableRoot = table?.role == .controllerRoot
    result.isPad = context.configuration.isPad
    return result
  }

  /// Returns the margins of a cell's content: on both sides of a table that requires it, at least
  /// enough to limit the content to the readable width
  /// (`UITableView.cellLayoutMarginsFollowReadableWidth`).
  private func contentMargins(
    _ cell: TableCellMetrics.Context, ofCell root: ViewIndex, _ frame: LayoutRect
  ) -> LayoutInsets {
    var margins = context.metrics.cells.contentMargins(cell)
    guard let superview = scene.views[root].superview,
      scene.views[superview].content.tableView?.cellLayoutMarginsFollowReadableWidth == true,
      let readable = context.readableWidth,
      cell.tableWidth - margins.left - margins.right
        > readable + context.metrics.margins.readableSlack
    else { return margins }
    // The frame of a row of an inset table is already inside the table.
    let side = (cell.tableWidth - readable) / 2 - max(0, frame.x)
    margins.left = max(margins.left, side)
    margins.right = max(margins.right, side)
    return margins
  }

  private func contentView(of part: LayoutRoots.Part) -> ResolvedView? {
    part.members.first { structure.geometry.views[$0.view].kind == .tableViewCellContentView }
      .map { scene.views[$0.view] }
  }

  /// Returns the insets of a table cell's content view from the cell's edges at run time, or `nil`
  /// on the document's own canvas, where the stored frames determine them.
  private func contentViewInsets(
    _ part: LayoutRoots.Part, margins: LayoutInsets
  ) -> LayoutInsets? {
    guard !context.usesStoredFrames, let cell = scene.views[part.root].storedFrame?.rect(in: .zero)
    else { return nil }
    let stored = contentView(of: part)?.storedFrame?.rect(in: cell.size)
    let cells = context.metrics.cells
    var insets = LayoutInsets(
      top: 0, left: max(0, stored?.x ?? 0),
      bottom: cells.heightOutsideContent(scale: context.scale),
      right: max(0, stored.map { cell.width - $0.maxX } ?? 0))
    if case .tableViewCell(let content) = scene.views[part.root].content,
      let width = cells.accessoryWidth(content.accessoryType, margin: margins.left)
    {
      insets.right = width
    }
    return insets
  }

  // MARK: Results

  private func store(
    _ result: RootLayouter.Result, of layouter: RootLayouter, in layout: inout Layout
  ) {
    let part = layouter.part
    func edges(_ frame: LayoutRect) -> LayoutRect {
      let x = context.rounded(frame.x)
      let y = context.rounded(frame.y)
      return LayoutRect(
        x: x, y: y, width: context.rounded(frame.maxX) - x,
        height: context.rounded(frame.maxY) - y)
    }
    layout.frames[part.root] = layouter.canvas.frame
    if !context.usesStoredFrames { layout.frames[part.root] = edges(layouter.canvas.frame) }
    if layouter.canvas.extents.horizontal.isDeterminedByContent {
      layout.frames[part.root].width = context.rounded(result.frames[.root].width)
    }
    if layouter.canvas.extents.vertical.isDeterminedByContent {
      layout.frames[part.root].height = context.rounded(result.frames[.root].height)
    }
    if context.flow == .rightToLeft, let outer = scene.views[part.root].superview {
      layout.frames[part.root] = layout.frames[part.root]
        .mirrored(inWidth: layout.frames[outer].width)
    }
    for local in part.members.indices where hasDefaultMargins(part.members[local].view, part) {
      layout.defaultMargins.insets[part.members[local].view] = result.margins[local]
    }
    for local in part.members.indices.dropFirst() {
      let member = part.members[local]
      var frame = edges(result.frames[local])
      let outer = edges(result.frames[member.superview])
      frame.x -= outer.x
      frame.y -= outer.y
      layout.frames[member.view] = frame
    }
    for ambiguity in result.ambiguities {
      layout.ambiguities.append(
        Ambiguity(
          view: part.members[ambiguity.local].view, components: ambiguity.components,
          certain: ambiguity.certain, step: ambiguity.step, flagged: ambiguity.flagged))
    }
    layout.conflicts += result.conflicts
    if let failure = result.failure {
      layout.unsolvedRoots.append(UnsolvedRoot(view: part.root, failure: failure))
    }
    for local in result.approximate { layout.approximateViews.insert(part.members[local].view) }
    storeGuides(result, of: layouter, in: &layout)
  }

  /// Returns whether a view has margins that follow from its kind, and not from the document alone.
  private func hasDefaultMargins(_ index: ViewIndex, _ part: LayoutRoots.Part) -> Bool {
    if structure.geometry.views[index].kind == .tableViewCellContentView { return true }
    guard index == part.root else { return false }
    let role = structure.geometry.views[index].role
    return role == .controllerRoot || role == .topLevel
  }

  private func storeGuides(
    _ result: RootLayouter.Result, of layouter: RootLayouter, in layout: inout Layout
  ) {
    for index in layouter.part.guides {
      let guide = scene.guides[index]
      let local = layouter.localIndex[guide.owner]
      let size = layout.frames[guide.owner].size
      let covered = result.safeArea[local]
      let frame: LayoutRect =
        switch guide.kind {
        case .safeArea:
          LayoutRect(
            x: covered.left, y: covered.top, width: size.width - covered.left - covered.right,
            height: size.height - covered.top - covered.bottom)
        case .top: LayoutRect(x: 0, y: 0, width: size.width, height: covered.top)
        case .bottom:
          LayoutRect(
            x: 0, y: size.height - covered.bottom, width: size.width, height: covered.bottom)
        case .keyboard:
          LayoutRect(
            x: 0, y: size.height - (result.keyboardHeights[local] ?? 0), width: size.width,
            height: result.keyboardHeights[local] ?? 0)
        case .contentLayoutGuide:
          LayoutRect(
            x: 0, y: 0, width: context.rounded(result.contentSizes[local]?.width ?? size.width),
            height: context.rounded(result.contentSizes[local]?.height ?? size.height))
        case .frameLayoutGuide, .other:
          LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
        }
      layout.guideFrames[index] = frame
    }
  }
}
