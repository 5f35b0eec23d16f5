import ConstraintSolver
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// A builder that combines the replay plans of a scene's layout roots into one closed form.
///
/// Every comparison in the layout that depends on the canvas, in the solver or outside of it,
/// becomes a condition: a text keeps its number of lines, a view its overlap with the safe area, a
/// margin remains the larger one.
struct ClosedFormBuilder {
  let scene: ResolvedScene
  private var frames: Table<ResolvedView, ClosedForm.Frame>
  private var roots: Set<ViewIndex> = []
  private var conditions: [ClosedForm.Condition] = []
  /// The conditions that fix a size at which a view is ambiguous.
  private var conditionsOfAmbiguousViews: [ClosedForm.Condition] = []
  /// Whether the layout passes converged on a result on which another size may not converge.
  private var isSettledHere = false
  /// Whether every root so far could be replayed.
  private var isComplete = true

  private let rowStacking: RowStacking

  init(_ structure: SceneStructure) {
    scene = structure.scene
    rowStacking = structure.geometry.rowStacking
    let zero = ClosedForm.Frame(x: .zero, y: .zero, width: .zero, height: .zero)
    frames = scene.views.mapValues { _ in zero }
  }

  /// Returns the closed form of a layout, or `nil` if a root could not be replayed.
  mutating func closedForm(of layout: Layout) -> ClosedForm? {
    guard isComplete else { return nil }
    let size = layout.size
    addStackedRows(layout)
    addViewsPlacedByBars(layout)
    let tightest = ClosedForm.Condition.tightest(of: conditions + conditionsOfAmbiguousViews)
    return ClosedForm(
      frames: frames, roots: roots, conditions: tightest,
      lesserConditions: ClosedForm.Condition.tightest(of: conditions),
      widths: ClosedForm.Range(of: 0, from: size.width, size.height, tightest),
      heights: ClosedForm.Range(of: 1, from: size.height, size.width, tightest))
  }

  /// Adds a root with the solution of its last pass, which includes its proof.
  mutating func add(_ solution: RootSolution, _ measurer: inout ContentMeasurer) {
    guard let proof = solution.proof, let plan = proof.solution.plan else {
      isComplete = false
      return
    }
    let constraints = proof.constraints
    let layouter = constraints.layouter
    let root = layouter.part.root
    let canvas = rootForms(of: layouter)
    frames[root] = canvas
    roots.insert(root)
    func compose(_ form: AffineForm) -> AffineForm {
      AffineForm(form.constant) + canvas.width * form[0] + canvas.height * form[1]
    }
    let forms = plan.forms
    func edge(_ variable: Variable) -> AffineForm { compose(forms[Int(variable.index)]) }
    let variables = constraints.variables
    let extents = layouter.canvas.extents
    if extents.horizontal.isDeterminedByContent {
      frames[root].width = edge(variables.right(.root))
    }
    if extents.vertical.isDeterminedByContent {
      frames[root].height = edge(variables.bottom(.root))
    }
    let flowsLeft = layouter.context.flow == .rightToLeft
    if flowsLeft, let superview = scene.views[root].superview {
      frames[root].x = frames[superview].width - frames[root].x - frames[root].width
    }
    for (local, member) in layouter.part.members.indexed.dropFirst() {
      let outer = member.superview
      let leading = edge(variables.left(local))
      let trailing = edge(variables.right(local))
      let top = edge(variables.top(local))
      let outerTrailing = variables.contentTrailing(outer, .horizontal) ?? variables.right(outer)
      frames[member.view] = ClosedForm.Frame(
        x: flowsLeft ? edge(outerTrailing) - trailing : leading - edge(variables.left(outer)),
        y: top - edge(variables.top(outer)), width: trailing - leading,
        height: edge(variables.bottom(local)) - top)
    }
    if !layouter.isResizable || solution.ambiguous != nil {
      // A frame is proportional to this exact size, or a view is undetermined, so that one of
      // several equally good solutions was picked.
      let others = conditions
      conditions = []
      requireUnchanged(canvas.width, at: canvas.width.evaluate(at: layouter.sceneParameters))
      requireUnchanged(canvas.height, at: canvas.height.evaluate(at: layouter.sceneParameters))
      if layouter.isResizable { conditionsOfAmbiguousViews += conditions }
      conditions = layouter.isResizable ? others : others + conditions
    }
    for form in plan.guards { require(compose(form)) }
    addTexts(proof, &measurer)
    addSafeAreas(constraints, edge)
    addKeyboard(constraints, edge)
    addMargins(constraints, canvas, edge)
    addCellMargins(layouter, canvas)
  }

  // MARK: Roots

  /// Returns the root's own frame: the canvas, a fixed frame, or one as wide as the table for a
  /// row.
  private func rootForms(of layouter: RootLayouter) -> ClosedForm.Frame {
    let frame = layouter.canvas.frame
    let view = scene.views[layouter.part.root]
    let x = AffineForm(frame.x)
    var y = AffineForm(frame.y)
    if layouter.part.root == scene.views.startIndex, view.superview == nil, view.decidesSceneSize {
      return ClosedForm.Frame(x: x, y: y, width: .parameter(0), height: .parameter(1))
    }
    var width = AffineForm(frame.width)
    var height = AffineForm(frame.height)
    if let superview = view.superview {
      if follows(view, in: superview, layouter) {
        // The remaining part of the superview's width is constant.
        let outer = frames[superview].width
        width = outer + AffineForm(frame.width - outer.evaluate(at: layouter.sceneParameters))
      }
    } else if !layouter.context.usesStoredFrames {
      // If the first root has a fixed size, the parameters are not those of the canvas.
      let follows = layouter.canvas.follows
      if follows.horizontal, frame.width == layouter.sceneParameters[0] { width = .parameter(0) }
      if follows.vertical, frame.height == layouter.sceneParameters[1] { height = .parameter(1) }
      if view.role == .bar, frame.maxY == layouter.sceneParameters[1] {
        y = .parameter(1) - height
      }
    }
    return ClosedForm.Frame(x: x, y: y, width: width, height: height)
  }

  /// Returns whether a row, header or footer has the maximum width in its table or collection view.
  private func follows(
    _ view: ResolvedView, in superview: ViewIndex, _ layouter: RootLayouter
  ) -> Bool {
    let outer = scene.views[superview]
    let width = layouter.canvas.frame.width
    let stored = view.storedFrame?.rect(in: .zero).width ?? width
    if layouter.context.usesStoredFrames {
      let superviewWidth = frames[superview].width.evaluate(at: layouter.sceneParameters)
      return outer.kind == .tableView && view.role == .cell && abs(width - superviewWidth) < 0.5
        && stored <= superviewWidth
    }
    if outer.kind == .tableView { return true }
    let storedOuter = outer.storedFrame?.rect(in: .zero).width ?? stored
    return view.role != .cell && abs(stored - storedOuter) < 0.5
  }

  /// Adds conditions for rows below others whose height differs from the stored one: their offset
  /// is constant while those heights are.
  private mutating func addStackedRows(_ layout: Layout) {
    let scene = scene
    func hasGrown(_ row: ViewIndex) -> Bool {
      let stored = scene.views[row].storedFrame?.rect(in: .zero).height
      return stored.map { layout.frames[row].height != $0 } ?? false
    }
    var moves: [(row: ViewIndex, grown: [ViewIndex])] = []
    rowStacking.forEachMoved(hasGrown) { moves.append(($0, $1)) }
    let at = Parameters([layout.size.width, layout.size.height])
    for move in moves {
      frames[move.row].y = AffineForm(layout.frames[move.row].y)
      for row in move.grown {
        requireUnchanged(frames[row].height, at: frames[row].height.evaluate(at: at))
      }
    }
  }

  /// Adds conditions for views that bars position: their offset is constant while the bars keep
  /// their size.
  private mutating func addViewsPlacedByBars(_ layout: Layout) {
    guard !layout.viewsPlacedByBars.isEmpty else { return }
    for view in layout.viewsPlacedByBars {
      frames[view].x = AffineForm(layout.frames[view].x)
      frames[view].y = AffineForm(layout.frames[view].y)
    }
    requireUnchanged(.parameter(0), at: layout.size.width)
    requireUnchanged(.parameter(1), at: layout.size.height)
  }

  // MARK: Conditions

  private mutating func require(
    _ form: AffineForm, isStrict: Bool = false, isExact: Bool = false
  ) {
    conditions.append(ClosedForm.Condition(form: form, isStrict: isStrict, isExact: isExact))
  }

  /// Requires that a form keeps its current value.
  private mutating func requireUnchanged(_ form: AffineForm, at value: Double) {
    guard !form.isConstant else { return }
    require(form - AffineForm(value))
    require(AffineForm(value) - form)
  }

  /// Requires that texts keep their lines.
  private mutating func addTexts(
    _ proof: SolvedConstraints, _ measurer: inout ContentMeasurer
  ) {
    let inputs = proof.constraints.inputs
    let layouter = proof.constraints.layouter
    for (local, member) in layouter.part.members.indexed.dropFirst() {
      let view = scene.views[member.view]
      let form = frames[member.view].width
      let width = form.evaluate(at: layouter.sceneParameters)
      guard view.layout.usesConstraints, let same = measurer.sameWidths(of: view, width: width)
      else { continue }
      if let content = inputs.content[local].width, abs(width - content) < 1,
        let natural = measurer.measuredSize(of: view, width: nil).width, content < natural - 0.5,
        proof.contentDecidesWidth(of: local)
      {
        // The view took the width of its own broken lines: another size can lead to other lines.
        isSettledHere = true
      }
      guard !form.isConstant else { continue }
      require(form - AffineForm(same.least))
      if same.limit.isFinite { require(AffineForm(same.limit) - form, isStrict: true) }
    }
    if isSettledHere {
      requireUnchanged(.parameter(0), at: layouter.sceneParameters[0])
      requireUnchanged(.parameter(1), at: layouter.sceneParameters[1])
    }
  }

  /// Requires that the part of each view that the safe area's edges cover is unchanged: none, or
  /// the same length.
  private mutating func addSafeAreas(
    _ constraints: RootConstraints, _ edge: @escaping (Variable) -> AffineForm
  ) {
    let layouter = constraints.layouter
    let covered = layouter.canvas.safeArea
    guard covered != .zero else { return }
    let variables = constraints.variables
    let sides: [(Double, (LocalIndex) -> AffineForm, (LayoutInsets) -> Double)] = [
      (covered.left, { edge(variables.left($0)) }, \.left),
      (covered.top, { edge(variables.top($0)) }, \.top),
      (covered.right, { edge(variables.right(.root)) - edge(variables.right($0)) }, \.right),
      (covered.bottom, { edge(variables.bottom(.root)) - edge(variables.bottom($0)) }, \.bottom),
    ]
    let usesSafeArea = constraints.usesSafeArea
    for local in layouter.part.members.indices.dropFirst() where usesSafeArea[local] {
      for (length, distance, part) in sides where length > 0 {
        requireUnchangedOverlap(
          part(constraints.inputs.safeArea[local]), of: length, distance(local))
      }
    }
  }

  /// Requires that the part of each view with a keyboard layout guide that the keyboard covers is
  /// unchanged.
  private mutating func addKeyboard(
    _ constraints: RootConstraints, _ edge: (Variable) -> AffineForm
  ) {
    let layouter = constraints.layouter
    let height = layouter.canvas.keyboardHeight
    guard height > 0 else { return }
    let variables = constraints.variables
    for index in layouter.part.guides where scene.guides[index].kind == .keyboard {
      let local = layouter.localIndex[scene.guides[index].owner]
      guard local != .root, let covered = constraints.inputs.keyboardHeights[local] else {
        continue
      }
      requireUnchangedOverlap(
        covered, of: height, edge(variables.bottom(.root)) - edge(variables.bottom(local)))
    }
  }

  /// Requires that a view, at a distance from an edge of the root, overlaps the covered area at
  /// that edge by the same length.
  private mutating func requireUnchangedOverlap(
    _ overlap: Double, of length: Double, _ distance: AffineForm
  ) {
    if overlap >= length {
      // Covered as far as the root, or beyond its edge.
      require(-distance)
    } else if overlap > 0 {
      requireUnchanged(distance, at: length - overlap)
    } else {
      require(distance - AffineForm(length))
    }
  }

  /// Requires that the margins of a table's cells are unchanged: they depend on the widths of the
  /// screen and the table.
  private mutating func addCellMargins(_ layouter: RootLayouter, _ canvas: ClosedForm.Frame) {
    let view = scene.views[layouter.part.root]
    let isRow = view.superview.map { scene.views[$0].kind } == .tableView
    guard isRow || view.kind == .tableViewCell, layouter.context.metrics.cells.dependsOnWidths
    else { return }
    let table = view.superview.map { frames[$0].width } ?? canvas.width
    let cells = layouter.context.metrics.cells
    let wide = cells.wideWidth
    let at = layouter.sceneParameters
    requireSide(of: .parameter(0), least: wide, isLarge: at[0] >= wide)
    requireSide(of: table, least: wide, isLarge: table.evaluate(at: at) >= wide)
    guard !table.isConstant else { return }
    // A width of exactly 320 points is still narrow.
    let narrow = AffineForm(cells.narrowWidth)
    if table.evaluate(at: at) > cells.narrowWidth {
      require(table - narrow, isStrict: true)
    } else {
      require(narrow - table, isExact: true)
    }
  }

  /// Requires that a form remains on its side of a threshold, which belongs to the upper side.
  private mutating func requireSide(of form: AffineForm, least: Double, isLarge: Bool) {
    guard !form.isConstant else { return }
    if isLarge {
      require(form - AffineForm(least), isExact: true)
    } else {
      require(AffineForm(least) - form, isStrict: true)
    }
  }

  /// Requires that margins are unchanged: those of a root depend on its width, preserved ones on
  /// their distances.
  private mutating func addMargins(
    _ constraints: RootConstraints, _ canvas: ClosedForm.Frame,
    _ edge: (Variable) -> AffineForm
  ) {
    let layouter = constraints.layouter
    let variables = constraints.variables
    if !canvas.width.isConstant {
      let wideWidth = layouter.context.metrics.margins.wideRootWidth
      requireSide(
        of: canvas.width, least: wideWidth, isLarge: layouter.canvas.frame.width >= wideWidth)
    }
    for (local, member) in layouter.part.members.indexed {
      let layout = scene.views[member.view].layout
      if layout.marginsFollowReadableWidth {
        let width = local == .root ? canvas.width : frames[member.view].width
        requireUnchanged(width, at: width.evaluate(at: layouter.sceneParameters))
      }
      guard local != .root, layout.preservesSuperviewMargins else { continue }
      let outer = member.superview
      for (mine, theirs) in [
        (variables.left(local), variables.left(outer)),
        (variables.right(local), variables.right(outer)),
        (variables.top(local), variables.top(outer)),
        (variables.bottom(local), variables.bottom(outer)),
      ] {
        let distance = edge(mine) - edge(theirs)
        requireUnchanged(distance, at: distance.evaluate(at: layouter.sceneParameters))
      }
    }
  }
}
