import InterfaceLayout
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// Draws one scene in one configuration.
///
/// A view is a box with exactly its frame that has the view's id, in a group whose origin is that
/// of its superview's bounds. The view's content follows in a group at the view's own origin. The
/// two origins differ only in scroll views below bars, whose content starts at the lower edge of
/// the bars.
struct ScenePainter {
  let scene: ResolvedScene
  let layout: Layout
  let images: ImageFiles
  /// The line table of the document, or `nil` if it is not available.
  let lines: LineTable?
  /// Draws the content of a container view, with the view's corner at the origin, and returns
  /// whether there is any.
  ///
  /// `nil` if scenes are drawn individually.
  var drawContents: ((ObjectID, inout Drawing) -> Bool)?
  /// The overlays of the scene.
  private let overlays: Overlays
  /// The device around the canvas, or `nil` if there is none.
  let deviceFrame: DeviceFrame?

  /// The views without a containing view.
  ///
  /// A bar's own item views, which have no superview, are inside the bar.
  let roots: [ViewIndex]
  /// The view that fills the canvas, or `nil` for a container controller.
  let mainRoot: ViewIndex?
  /// The views that the constraints leave ambiguous.
  private let ambiguousViews: Set<ViewIndex>
  /// The last cells of sections with rounded corners, which have no separator.
  let lastOfCards: Set<ViewIndex>

  init(
    scene: ResolvedScene, layout: Layout, images: @escaping ImageFiles, lines: LineTable? = nil,
    overlays: Overlays = [], deviceFrame: DeviceFrame? = nil
  ) {
    self.lines = lines
    self.overlays = overlays
    self.deviceFrame = deviceFrame
    self.scene = scene
    self.layout = layout
    self.images = images
    roots = Array(scene.views.outermost(in: scene.views.indices))
    mainRoot =
      roots.first { scene.views[$0].role == .controllerRoot }
      ?? (scene.controller == nil ? roots.first { scene.views[$0].role == .topLevel } : nil)
    ambiguousViews = Set(layout.ambiguities.map(\.view))
    let cards = scene.views.indexed.flatMap { index, view in
      view.content.tableView?.cards(Array(scene.views.subviews(of: index)), in: scene, layout) ?? []
    }
    lastOfCards = Set(cards.compactMap { $0.card == nil ? nil : $0.views.last })
  }

  // MARK: The scene

  /// The size of the canvas, in points.
  var canvas: LayoutSize { layout.size }

  /// The system's colors in the scene's environment.
  var palette: SystemPalette { scene.palette }

  /// The views that are drawn below the canvas: additional top-level views and root views of nested
  /// controllers, which the app shows at other times or in other positions.
  var besides: [ViewIndex] {
    roots.filter { index in
      let role = scene.views[index].role
      return index != mainRoot && role != .bar && role != .barItemView
    }
  }

  /// The size of the canvas with the device around it and everything below, in points.
  var size: LayoutSize {
    let insets = deviceFrame?.insets ?? .zero
    var size = LayoutSize(
      width: canvas.width + insets.left + insets.right,
      height: canvas.height + insets.top + insets.bottom)
    for index in besides {
      size.width = max(size.width, layout.frames[index].width)
      size.height += Self.gap + max(layout.frames[index].height, 0)
    }
    return size
  }

  /// Draws the scene with the corner of the canvas, or of the device around it, at the origin.
  func draw(_ drawing: inout Drawing) {
    guard let deviceFrame else { return drawAll(&drawing) }
    drawing.group(x: deviceFrame.insets.left, y: deviceFrame.insets.top) { drawing in
      deviceFrame.drawBody(&drawing)
      drawAll(&drawing)
    }
  }

  /// The top of the first view below the canvas.
  var besidesTop: Double { canvas.height + (deviceFrame?.insets.bottom ?? 0) + Self.gap }

  private func drawAll(_ drawing: inout Drawing) {
    drawCanvas(&drawing)
    var y = besidesTop
    for index in besides {
      let frame = layout.frames[index]
      drawing.group(x: -frame.x, y: y - frame.y) { drawing in draw(index, &drawing) }
      y += max(frame.height, 0) + Self.gap
    }
    if !overlays.isEmpty { OverlayPainter(self).draw(overlays, &drawing) }
  }

  /// Draws the content of the scene's canvas, with its corner at the origin.
  func drawCanvas(_ drawing: inout Drawing) {
    let canvas = LayoutRect(x: 0, y: 0, width: self.canvas.width, height: self.canvas.height)
    drawing.group(clip: deviceFrame?.clip ?? .init(rect: canvas)) { drawing in
      if mainRoot == nil || scene.controller != nil { drawing.rect(canvas, fill: ground) }
      if let mainRoot { draw(mainRoot, &drawing) }
      drawEmptyCaption(&drawing)
      drawContainer(canvas, &drawing)
      drawSurroundings(canvas, &drawing)
      if let keyboard = layout.keyboard { KeyboardPainter.draw(in: keyboard, palette, &drawing) }
      deviceFrame?.drawCover(palette, &drawing)
    }
  }

  private var ground: RGBA { mainRoot == nil ? .gray(240) : palette[.systemBackground] }

  /// Draws the class and the bars of a container controller without a view of its own.
  private func drawContainer(_ canvas: LayoutRect, _ drawing: inout Drawing) {
    let bars = roots.filter { scene.views[$0].role == .bar }
    if mainRoot == nil {
      if let kind = scene.controllerKind {
        let style = DrawnTextStyle(
          size: 22, weight: 600, color: .gray(150), anchor: .middle)
        let words =
          kind == .viewControllerPlaceholder
          ? EmptyScene.reference.caption : SceneTitle.words(in: kind.rawValue)
        drawing.text(words, in: canvas, style)
        if EmptyScene(scene, layout) == .viewElsewhere {
          let below = LayoutRect(x: 0, y: canvas.height / 2 + 16, width: canvas.width, height: 22)
          drawing.text(
            EmptyScene.viewElsewhere.caption, in: below,
            DrawnTextStyle(size: 15, color: .gray(130), anchor: .middle))
        }
      }
      drawContainerBar(bars, canvas, &drawing)
    }
    for index in bars { draw(index, &drawing) }
  }

  /// Draws the background of a navigation controller's bar, which extends to the top of the canvas.
  private func drawContainerBar(_ bars: [ViewIndex], _ canvas: LayoutRect, _ drawing: inout Drawing)
  {
    let bar = bars.first {
      if case .navigationBar = scene.views[$0].content { !scene.hidesBar($0) } else { false }
    }
    guard let bar, palette.bar.alpha > 0 else { return }
    let height = layout.frames[bar].maxY
    drawing.rect(LayoutRect(x: 0, y: 0, width: canvas.width, height: height), fill: palette.bar)
    drawing.line(at: height - BarAppearance.lineWidth, width: canvas.width, BarAppearance.line)
  }

  /// The distance between the canvas and the views below it, in points.
  static let gap = 24.0

  // MARK: A view

  /// Draws a view with its subviews, in the superview's coordinate space.
  func draw(_ index: ViewIndex, _ drawing: inout Drawing) {
    let appearance = scene.views[index].appearance
    if appearance.isHidden || scene.hidesBar(index) {
      drawing.group(isHidden: true) { drawing in drawBoxes(index, &drawing) }
    } else if appearance.alpha < 1 {
      drawing.group(opacity: appearance.alpha) { drawing in drawVisible(index, &drawing) }
    } else {
      drawVisible(index, &drawing)
    }
  }

  private func drawVisible(_ index: ViewIndex, _ drawing: inout Drawing) {
    let view = scene.views[index]
    let frame = layout.frames[index]
    let layer = view.appearance.layer
    let drawn = DrawnView(
      index: index, view: view,
      bounds: LayoutRect(x: 0, y: 0, width: max(frame.width, 0), height: max(frame.height, 0)),
      text: layout.texts[index], palette: palette, images: images)
    if layer.shadowOpacity > 0 { drawShadow(layer, frame, of: view, &drawing) }
    drawBox(index, fill: background(of: view), radius: layer.cornerRadius, &drawing)
    let clip =
      clips(view) ? DrawnGroup.Clip(rect: drawn.bounds, radius: layer.cornerRadius) : nil
    drawing.group(transform: Transform(x: frame.x, y: frame.y), clip: clip) { drawing in
      let offset = contentOffset(of: index)
      if offset > 0 {
        drawing.group(x: 0, y: offset) { drawing in drawInside(drawn, &drawing) }
      } else {
        drawInside(drawn, &drawing)
      }
      drawCovering(drawn, &drawing)
      if layer.borderWidth > 0 {
        let inset = layer.borderWidth / 2
        drawing.rect(
          drawn.bounds.inset(inset), radius: max(layer.cornerRadius - inset, 0),
          stroke: .init(color: layer.borderColor, width: layer.borderWidth))
      }
    }
    if ambiguousViews.contains(index) {
      drawing.rect(
        frame, stroke: .init(color: RGBA(255, 149, 0), width: 1, dashes: [4, 3]))
    }
  }

  /// Draws the shadow of a view's box in steps, because display lists have no blur.
  ///
  /// Translucent and masked views have no shadow.
  private func drawShadow(
    _ layer: ResolvedLayer, _ frame: LayoutRect, of view: ResolvedView, _ drawing: inout Drawing
  ) {
    guard !layer.masksToBounds, (background(of: view)?.alpha ?? 0) > 0.5, layer.shadowRadius < 200
    else { return }
    let box = frame.moved(
      by: LayoutPoint(x: layer.shadowOffset.width, y: layer.shadowOffset.height))
    let steps = 4
    for step in 0..<steps {
      let spread = layer.shadowRadius * (1 - 2 * (Double(step) + 0.5) / Double(steps))
      drawing.rect(
        box.grown(spread), radius: max(layer.cornerRadius + spread, 0),
        fill: layer.shadowColor.faded(layer.shadowOpacity / Double(steps)))
    }
  }

  /// Draws the content of a view and its subviews, in the coordinate space of its bounds.
  private func drawInside(_ drawn: DrawnView, _ drawing: inout Drawing) {
    drawContent(drawn, &drawing)
    let children = children(of: drawn.index)
    guard case .tableView(let table) = drawn.view.content else {
      for child in children { draw(child, &drawing) }
      return
    }
    for group in table.cards(children, in: scene, layout) {
      guard let card = group.card else {
        for child in group.views { draw(child, &drawing) }
        continue
      }
      drawing.group(clip: .init(rect: card, radius: palette.appearance.appearanceSet.sectionRadius))
      {
        drawing in
        for child in group.views { draw(child, &drawing) }
      }
    }
  }

  /// Returns the vertical offset of a scroll view's content, in points: it starts below the bars
  /// that cover the scroll view.
  ///
  /// In old documents, the positions that Interface Builder stored are already below the bars.
  func contentOffset(of index: ViewIndex) -> Double {
    let view = scene.views[index]
    guard let scrolling = view.content.scrolling, let mainRoot,
      index == mainRoot || view.superview == mainRoot,
      scene.views[mainRoot].role == .controllerRoot,
      scrolling.contentInsetAdjustmentBehavior != .never
    else { return 0 }
    var y = layout.frames[index].y
    if index != mainRoot { y += layout.frames[mainRoot].y }
    let covered = layout.frames[mainRoot].y + layout.safeArea.top - y
    var first = children(of: index).map { layout.frames[$0].y }.min() ?? 0
    // Rows are stored below the header of their section.
    if case .tableView(let table) = view.content, !table.style.isGrouped {
      first -= TableAppearance.storedHeaderHeight
    }
    guard y > -0.5, covered > 0.5, first < covered - 0.5 else { return 0 }
    return covered
  }

  /// Draws only the boxes of a view and its subviews.
  private func drawBoxes(_ index: ViewIndex, _ drawing: inout Drawing) {
    drawBox(index, fill: nil, radius: 0, &drawing)
    let children = children(of: index)
    guard !children.isEmpty else { return }
    let frame = layout.frames[index]
    drawing.group(x: frame.x, y: frame.y) { drawing in
      for child in children { drawBoxes(child, &drawing) }
    }
  }

  /// Draws the box of a view: exactly its frame, standardized if the width or height is negative.
  private func drawBox(
    _ index: ViewIndex, fill: RGBA?, radius: Double, _ drawing: inout Drawing
  ) {
    let frame = layout.frames[index]
    let box = LayoutRect(
      x: min(frame.x, frame.maxX), y: min(frame.y, frame.maxY), width: abs(frame.width),
      height: abs(frame.height))
    let view = scene.views[index]
    drawing.box(
      ViewBox(
        id: view.id, frame: box, radius: radius, fill: fill,
        line: view.id == nil ? nil : lines?.location(of: view.range.start).line,
        title: view.id == nil ? nil : view.name))
  }

  /// Returns the subviews of a view, from back to front.
  func children(of index: ViewIndex) -> [ViewIndex] { Array(scene.views.subviews(of: index)) }

  private func clips(_ view: ResolvedView) -> Bool {
    switch view.content {
    // Their texts are measured for fonts other than the viewer's.
    case .label, .button, .textField: view.appearance.layer.masksToBounds
    case .plain, .containerView, .window, .imageView, .scrollView, .textView, .switch, .slider,
      .stepper, .segmentedControl, .progressView, .activityIndicatorView, .pageControl, .datePicker,
      .pickerView, .searchBar, .refreshControl, .tableView, .tableViewCell, .collectionView,
      .collectionReusableView, .collectionViewCell, .stackView, .visualEffectView, .toolbar,
      .navigationBar, .tabBar, .mapView, .webView, .mediaView, .other:
      view.appearance.clipsToBounds
    }
  }
}

extension ViewContent {
  /// The scrolling behavior of the view, or `nil` if it does not scroll.
  fileprivate var scrolling: Scrolling? {
    switch self {
    case .scrollView(let scrolling): scrolling
    case .tableView(let content): content.scrolling
    case .collectionView(let content): content.scrolling
    case .plain, .containerView, .window, .label, .button, .imageView, .textField, .textView,
      .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .pageControl, .datePicker, .pickerView, .searchBar, .refreshControl, .tableViewCell,
      .collectionReusableView, .collectionViewCell, .stackView, .visualEffectView, .toolbar,
      .navigationBar, .tabBar, .mapView, .webView, .mediaView, .other:
      nil
    }
  }
}

extension LayoutRect {
  /// Returns the rectangle extended at each edge by a distance in points, or reduced if it is
  /// negative.
  func grown(_ distance: Double) -> LayoutRect {
    LayoutRect(
      x: x - distance, y: y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }

  /// Returns the square with a side length and the same center.
  func square(_ side: Double) -> LayoutRect {
    LayoutRect(x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
  }

  /// Returns the rectangle reduced at each edge by a distance, in points.
  func inset(_ distance: Double) -> LayoutRect { inset(x: distance, y: distance) }

  func inset(x horizontal: Double, y vertical: Double) -> LayoutRect {
    LayoutRect(
      x: x + horizontal, y: y + vertical, width: max(width - 2 * horizontal, 0),
      height: max(height - 2 * vertical, 0))
  }
}
