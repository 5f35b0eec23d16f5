package import InterfaceResolution
package import InterfaceLayout
import InterfaceTraits

/// A laid-out scene as rules see it.
///
/// The state that many rules need is computed for all views in one walk.
package struct LintedScene {
  /// The state of a view.
  struct State: OptionSet {
    let rawValue: UInt8
    /// The view or one of its superviews is hidden or transparent, or a stack view leaves it out.
    static let isUnseen = State(rawValue: 1)
    /// The view is inside scrollable content.
    static let isScrolled = State(rawValue: 2)
    /// The view is in a row, cell, header or footer.
    static let isInCell = State(rawValue: 4)
    /// The constraints of the view are unsatisfiable or ambiguous.
    static let isUnsure = State(rawValue: 8)
    /// The view is in a controller's view that is as large as the screen, window or container.
    static let isOnScreen = State(rawValue: 16)
    /// The view is in a bar.
    static let isInBar = State(rawValue: 32)
    /// The platform positions the view: it is a part of a cell of a standard style.
    static let isStandardPart = State(rawValue: 64)
  }

  package let scene: ResolvedScene
  package let layout: Layout
  /// The first of the configurations that share this layout.
  package let configuration: Configuration
  let access: CodeAccess
  /// The frames in the coordinate space of the outermost view.
  let frames: Table<ResolvedView, LayoutRect>
  let states: Table<ResolvedView, State>
  private let moved: MovedViews

  init(
    _ scene: ResolvedScene, _ layout: Layout, _ configuration: Configuration,
    _ access: CodeAccess
  ) {
    self.scene = scene
    self.layout = layout
    self.configuration = configuration
    self.access = access
    moved = MovedViews(scene, access)
    var unsure = scene.views.mapValues { _ in false }
    for root in layout.conflicts.map(\.root) + layout.unsolvedRoots.map(\.view) {
      unsure[root] = true
    }
    for ambiguity in layout.ambiguities { unsure[ambiguity.view] = true }
    var frames = layout.frames
    var states: Table<ResolvedView, State> = []
    states.reserveCapacity(frames.count)
    for index in scene.views.indices {
      if let outer = scene.views[index].superview {
        let origin = scene.views[outer].superview == nil ? LayoutRect.zero : frames[outer]
        frames[index].x += origin.x
        frames[index].y += origin.y
      }
      var state = Self.state(of: index, in: scene, after: states)
      if unsure[index] { state.insert(.isUnsure) }
      states.append(state)
    }
    self.frames = frames
    self.states = states
  }

  /// Returns the state of a view as far as it does not depend on the layout, given the states of its
  /// superviews.
  private static func state(
    of index: ViewIndex, in scene: ResolvedScene, after states: Table<ResolvedView, State>
  ) -> State {
    let view = scene.views[index]
    var state: State = []
    if let outer = view.superview {
      state = states[outer]
      if scene.views[outer].kind.scrolls { state.insert(.isScrolled) }
    } else if view.role == .controllerRoot, !scene.hasFreeformSize {
      state.insert(.isOnScreen)
    }
    if view.layout.isHidden || view.layout.isOmitted || view.appearance.isHidden
      || view.appearance.alpha < 0.01
    {
      state.insert(.isUnseen)
    }
    switch view.role {
    case .cell, .supplementary: state.insert(.isInCell)
    case .bar, .barItemView: state.insert(.isInBar)
    default: break
    }
    if view.kind.isBar { state.insert(.isInBar) }
    if view.kind == .tableViewCell, case .tableViewCell(let cell) = view.content,
      cell.style != .custom
    {
      state.insert(.isStandardPart)
    }
    return state
  }

  /// Returns the bounds of the outermost view that contains a view.
  func bounds(around index: ViewIndex) -> LayoutRect {
    let size = layout.frames[scene.views.root(of: index)].size
    return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Returns whether code may show, hide, fill or move a view or one of its superviews.
  ///
  /// A controller's view does not count.
  func isChangedByCode(_ index: ViewIndex) -> Bool {
    scene.views.lineage(of: index).prefix { scene.views[$0].role != .controllerRoot }
      .contains { access.isConnected(scene.views[$0].id) } || moved.contains(index)
  }

  /// Returns whether code may change the constraints of a view or of one of its superviews.
  func isMovedByCode(_ index: ViewIndex) -> Bool { moved.contains(index) }

  /// Returns whether a view is in a prototype, which code fills.
  func isInPrototype(_ index: ViewIndex) -> Bool {
    guard states[index].contains(.isInCell) else { return false }
    let cell = scene.views.lineage(of: index).lazy.map { scene.views[$0] }.first {
      $0.role == .cell || $0.role == .supplementary
    }
    return cell.map { $0.superview == nil || access.isPrototype(at: $0.range) } ?? false
  }

  /// Returns whether the class of a superview may position a view: a class of the app's own, around
  /// a view without constraints.
  func isPlacedByClass(_ index: ViewIndex) -> Bool {
    let view = scene.views[index]
    guard let outer = view.superview.map({ scene.views[$0] }) else { return false }
    return !view.layout.usesConstraints && outer.role != .controllerRoot && outer.customClass != nil
  }

  /// Returns whether a view keeps the frame that it has on the canvas although no device shows it
  /// so: in a cell, which does not have the size of a device.
  func isFixedInCell(_ index: ViewIndex) -> Bool {
    let layout = scene.views[index].layout
    return configuration.cell != nil && (!layout.usesConstraints || layout.isFixedFrame)
  }

  /// Returns whether a view is a control or a label that is visible on the screen at a position that
  /// only the document determines.
  func isFixedContent(_ index: ViewIndex) -> Bool {
    Self.isFixedContent(scene.views[index], states[index]) && !isMovedByCode(index)
      && !isPlacedByClass(index)
  }

  /// Returns whether a scene may have fixed content, whatever its layout.
  static func mayHaveFixedContent(_ scene: ResolvedScene) -> Bool {
    var states: Table<ResolvedView, State> = []
    states.reserveCapacity(scene.views.count)
    for index in scene.views.indices {
      let state = state(of: index, in: scene, after: states)
      if isFixedContent(scene.views[index], state) { return true }
      states.append(state)
    }
    return false
  }

  private static func isFixedContent(_ view: ResolvedView, _ state: State) -> Bool {
    view.showsSomething && (view.isControl || view.kind == .label)
      && state.contains(.isOnScreen)
      && state.isDisjoint(with: [.isUnseen, .isScrolled, .isInCell, .isUnsure, .isInBar])
  }

  /// Returns the frame of a control or the letters of a text, in the coordinate space of the canvas, or
  /// `nil` if it shows nothing.
  func contentOnCanvas(_ index: ViewIndex) -> LayoutRect? {
    guard var box = scene.views[index].isControl ? frames[index] : letters(index),
      box.width > 1, box.height > 1
    else { return nil }
    let root = layout.frames[scene.views.root(of: index)]
    box.x += root.x
    box.y += root.y
    return box
  }

  /// Returns the bounding box of the text that a view shows, in the coordinate space of the
  /// outermost view, or `nil` if it shows no text.
  func textBlock(_ index: ViewIndex) -> LayoutRect? {
    guard let text = layout.texts[index], !text.lines.isEmpty else { return nil }
    let block = text.block
    return LayoutRect(
      x: frames[index].x + block.x, y: frames[index].y + block.y, width: block.width,
      height: block.height)
  }

  /// Returns the bounding box of the capital letters of a text, from the first line to the last:
  /// the area that is visibly covered, whatever the line heights above and below.
  func letters(_ index: ViewIndex) -> LayoutRect? {
    guard let text = layout.texts[index], let first = text.lines.first, let last = text.lines.last,
      var box = textBlock(index)
    else { return nil }
    // The cap height is about seven tenths of the font's size (San Francisco 0.705, Helvetica
    // 0.72).
    let top = first.baseline - 0.7 * text.style.size
    box.y = frames[index].y + top
    box.height = last.baseline - top
    return box
  }
}

extension LayoutRect {
  /// Returns the size of the intersection, in points.
  ///
  /// Negative along an axis on which the rectangles are apart.
  func overlap(with other: LayoutRect) -> LayoutSize {
    LayoutSize(
      width: min(maxX, other.maxX) - max(x, other.x),
      height: min(maxY, other.maxY) - max(y, other.y))
  }

  /// Returns whether another rectangle is inside, with a tolerance of a fraction of a pixel.
  func encloses(_ other: LayoutRect) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.maxX <= maxX + 0.5
      && other.maxY <= maxY + 0.5
  }
}
