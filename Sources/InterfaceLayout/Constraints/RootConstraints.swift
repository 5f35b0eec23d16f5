import ConstraintSolver
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The constraint system of one layout root in one pass.
struct RootConstraints {
  let layouter: RootLayouter
  let inputs: RootLayouter.Inputs
  /// The insets that what was added is made from.
  private(set) var insets = InsetReads()
  let variables: RootVariables
  var system = ConstraintSystem()
  /// For each constraint of the system why it is there.
  private(set) var origins: [ConstraintOrigin] = []
  /// Why the next constraints are added.
  var origin = ConstraintOrigin.root(.horizontal)
  /// Whether nothing says how wide the root is, and how large the contents of its views.
  var isUnmeasured = false
  /// The constraints of the system that contradict earlier ones, as those of a similar system told.
  var expectedRejections: [ConstraintIndex] = []
  /// Whether placeholders hold wherever this is, and those that bound something settle it: what only they settle is left to code.
  var settlesPlaceholders = false
  /// A view, by place in the part, with a priority that is tried instead of its own; nil for none.
  var step: (local: Int, other: PriorityStep)?
  /// What the last solve found; nil when there was no solving.
  private(set) var solution: Solution?
  /// Why the last solve found nothing.
  private(set) var obstacle: Obstacle?

  /// What the last solve left open; nil where it left nothing to the wishes for undetermined views.
  private(set) var open: Openness.Open?

  /// Whether the last solve left something to the wishes for undetermined views.
  var leavesFreedom: Bool { open != nil }

  init(_ layouter: RootLayouter, _ inputs: RootLayouter.Inputs) {
    self.layouter = layouter
    self.inputs = inputs
    let members = layouter.part.members
    variables = RootVariables(
      count: members.count,
      scrollViews: members.indices.filter { layouter.views[members[$0]].scrollsContent },
      in: &system)
    system.parameters = Parameters([
      layouter.canvas.frame.width, layouter.canvas.frame.height,
    ])
  }

  func view(_ local: Int) -> PlacedView { layouter.views[layouter.part.members[local]] }
  var count: Int { layouter.part.members.count }

  /// Adds everything, in the order in which a conflict is decided: what is earlier wins
  /// (layout rule 27).
  mutating func addAll() {
    system.reserveCapacity(constraints: 16 * count, terms: 32 * count)
    origins.reserveCapacity(16 * count)
    addRoot()
    addNonNegativeExtents()
    addContentViews()
    addAutoresizedViews()
    addStandardCell()
    addStackViews()
    addExplicitConstraints()
    if !isUnmeasured { addContentSizes() }
    addScrollContents()
    addStoredFrames()
    if isUnmeasured { addStoredWidthOfRoot() }
  }

  // MARK: Adding

  mutating func require(
    _ form: borrowing LinearForm, _ relation: Relation = .equal, at level: Level = .required
  ) {
    let constant = AffineForm(form.constant)
    form.withTerms { _ = system.add($0, relation, constant: constant, at: level) }
    origins.append(origin)
  }

  /// The left or upper edge of a view's frame.
  func nearEdge(_ local: Int, _ axis: Axis) -> Edge { Edge(variable: variables.near(local, axis)) }
  /// The right or lower edge of a view's frame.
  func farEdge(_ local: Int, _ axis: Axis) -> Edge { Edge(variable: variables.far(local, axis)) }

  func near(_ local: Int, _ axis: Axis) -> LinearForm { LinearForm(nearEdge(local, axis)) }
  func far(_ local: Int, _ axis: Axis) -> LinearForm { LinearForm(farEdge(local, axis)) }
  func extent(_ local: Int, _ axis: Axis) -> LinearForm {
    LinearForm(from: nearEdge(local, axis), to: farEdge(local, axis))
  }

  private mutating func addRoot() {
    for axis in Axis.allCases {
      origin = .root(axis)
      require(near(0, axis))
      if isUnmeasured, axis == .horizontal {
        require(extent(0, axis), .greaterOrEqual)
        continue
      }
      guard layouter.canvas.extents[axis] == .given else {
        addOwnExtent(axis)
        continue
      }
      let size = AffineForm.parameter(axis == .horizontal ? 0 : 1)
      system.add(Term(variables.far(0, axis)), .equal, constant: size * -1)
      origins.append(origin)
    }
  }

  /// The extent of a root whose content decides it.
  private mutating func addOwnExtent(_ axis: Axis) {
    let size = layouter.canvas.frame.size
    let wish =
      layouter.canvas.extents[axis] == .least
      ? 0 : axis == .horizontal ? size.width : size.height
    require(extent(0, axis), .greaterOrEqual)
    require(extent(0, axis) - wish, at: Priorities.fittingSize)
  }

  private mutating func addNonNegativeExtents() {
    for local in 0..<count where local > 0 && view(local).layout.usesConstraints {
      origin = .nonNegative(view: local)
      for axis in Axis.allCases { require(extent(local, axis), .greaterOrEqual) }
    }
  }

  /// Undetermined views keep what the document stored (layout rule 28), and so do those that stack views
  /// leave out.
  private mutating func addStoredFrames() {
    for local in 0..<count where local > 0 && view(local).layout.usesConstraints {
      let isLeftOut = view(local).layout.isLeftOut
      let outer = layouter.superviews[local]
      let frame = view(local).storedFrame?.rect(in: layouter.canvas.frame.size) ?? .zero
      origin = .stored(view: local)
      for axis in Axis.allCases {
        let isHorizontal = axis == .horizontal
        require(
          extent(local, axis) - (isHorizontal ? frame.width : frame.height),
          at: isLeftOut ? .required : Priorities.storedExtent)
        require(
          LinearForm(from: nearEdge(outer, axis), to: nearEdge(local, axis))
            - (isHorizontal ? frame.x : frame.y),
          at: isLeftOut ? .required : Priorities.storedPosition)
      }
    }
  }

  /// A root of which nothing says how wide it is keeps its width.
  private mutating func addStoredWidthOfRoot() {
    origin = .root(.horizontal)
    require(
      extent(0, .horizontal) - layouter.canvas.frame.width, at: Priorities.storedExtent)
  }

  // MARK: Solving

  /// Solves the constraints; where they contradict each other, and for an explanation, the solution is kept.
  ///
  /// - Parameters:
  ///   - solver: Solves constraints.
  ///   - purpose: What the layout is for.
  ///   - plans: Where the solution is kept for other sizes; nil where there are none.
  /// - Returns: The result.
  mutating func solved(
    _ solver: inout Solver, for purpose: RootKnowledge.Purpose,
    keepingIn plans: inout RootPlans
  ) -> RootLayouter.Result {
    let isResizable = purpose == .layouts && layouter.isResizable
    let options = options(recordsReplay: isResizable || layouter.context.recordsClosedForm)
    do {
      try solver.solve(system, options: options)
    } catch {
      solution = nil
      obstacle = error == .effort ? .effort : .numbers
      return failed()
    }
    obstacle = solver.metPivotLimit ? .unproved : nil
    open = Openness.Open(self, solver)
    let result = result { solver.value(of: $0) }
    if purpose == .explanation || solver.rejectedCount > 0 {
      solution = solver.solution(ofSolved: system, options: options)
    } else if isResizable, obstacle == nil {
      plans.keep(solver.plan(ofSolved: system), of: self, open)
    }
    return result
  }

  /// Takes over what was solved at another size.
  mutating func take(_ replay: RootPlans.Replay) -> RootLayouter.Result {
    insets = replay.insets
    open = replay.found
    return result { replay.values[Int($0.index)] }
  }

  /// The result alone; nil when the solver found nothing, or gave up looking for freedom.
  func attempt(
    _ solver: inout Solver, recordsReplay: Bool = false
  ) -> RootLayouter.Result? {
    do {
      try solver.solve(system, options: options(recordsReplay: recordsReplay))
    } catch {
      return nil
    }
    return solver.metPivotLimit ? nil : result { solver.value(of: $0) }
  }

  private func options(recordsReplay: Bool) -> SolverOptions {
    SolverOptions(
      recordsReplay: recordsReplay, freedomFloor: Priorities.weakest,
      effortLimit: layouter.effort.solve, expectedRejections: expectedRejections)
  }

  /// The frame of a root without anything in it, which its room says; nil for other roots.
  func resultOfRootAlone() -> RootLayouter.Result? {
    let canvas = layouter.canvas
    let size = canvas.frame.size
    guard count == 1, layouter.part.constraints.isEmpty, canvas.extents.horizontal == .given,
      canvas.extents.vertical == .given, size.width >= 0, size.height >= 0,
      size.width.isFinite, size.height.isFinite
    else { return nil }
    return result { variable in
      if variable == variables.near(0, .horizontal) || variable == variables.near(0, .vertical) {
        return 0
      }
      let isWidth =
        variable == variables.right(0)
        || variables.hasContent(0) && variable == variables.contentFar(0, .horizontal)
      return isWidth ? size.width : size.height
    }
  }

  /// The frames that values of the variables mean.
  func result(_ value: (Variable) -> Double) -> RootLayouter.Result {
    var frames: [Rect] = []
    frames.reserveCapacity(count)
    var contentSizes: [Int: Size] = [:]
    for local in 0..<count {
      let x = value(variables.left(local))
      let y = value(variables.top(local))
      frames.append(
        Rect(
          x: x, y: y, width: value(variables.right(local)) - x,
          height: value(variables.bottom(local)) - y))
      if variables.hasContent(local) {
        contentSizes[local] = Size(
          width: value(variables.contentFar(local, .horizontal)) - x,
          height: value(variables.contentFar(local, .vertical)) - y)
      }
    }
    return RootLayouter.Result(
      frames: frames, contentSizes: contentSizes, safeArea: [], margins: [], ambiguities: [],
      conflicts: [], approximate: [])
  }

  /// The minimal sets of demands that contradict each other.
  ///
  /// After so many sets that nobody reads them all, and where the effort ends, constraints that cannot
  /// hold stand alone; the set at which it ends need not be minimal. Sets without any constraint of the
  /// document are left out: nobody could mend them there.
  ///
  /// - Parameter known: What was found for the root at other sizes, by the constraint that is one too
  ///   many; found again here, it spares questions where rounding leaves a doubt.
  /// - Returns: The sets, in the order in which the solver rejected their last members.
  func conflicts(_ known: inout [ConstraintIndex: [ConstraintIndex]]) -> [Conflict] {
    guard let solution else { return [] }
    var effort = layouter.effort.conflicts
    return solution.rejected.enumerated().compactMap { number, rejected in
      var set = ConflictSet(constraints: [rejected], isMinimal: false)
      if number < Self.mostConflictSets {
        set = solution.conflict(of: rejected, trying: known[rejected] ?? [], effort: &effort)
        if set.isMinimal { known[rejected] = set.constraints }
      }
      return conflict(of: set, rejected: rejected, excess: solution.error(of: rejected))
    }
  }

  private func conflict(
    of set: ConflictSet, rejected: ConstraintIndex, excess: Double
  ) -> Conflict? {
    var members: [LayoutReason] = []
    var seen: Set<LayoutReason> = []
    var uncertainty = 0.0
    for index in set.constraints {
      let reason = reason(index, at: .required)
      guard seen.insert(reason).inserted else { continue }
      members.append(reason)
      uncertainty += contentUncertainty(of: origins[Int(index.index)])
    }
    guard members.contains(where: { $0.constraint != nil }) else { return nil }
    let root = layouter.part.root
    let needsUnstatedExtent = members.contains { member in
      if case .root(let axis, _) = member.kind {
        !layouter.scene.statesExtent(of: root, along: axis)
      } else {
        false
      }
    }
    members.sort { ($0.constraint ?? .max, $0.view) < ($1.constraint ?? .max, $1.view) }
    return Conflict(
      members: members, givenUp: origins[Int(rejected.index)].constraint, excess: excess,
      uncertainty: uncertainty, root: root, needsUnstatedExtent: needsUnstatedExtent,
      isMinimal: set.isMinimal)
  }

  /// How far the measured content in a demand may be off, in points; 0 for what hangs on none.
  private func contentUncertainty(of origin: ConstraintOrigin) -> Double {
    switch origin {
    case .hugging(let local, let axis), .compressionResistance(let local, let axis):
      return inputs.content[local].uncertainty(along: axis)
    case .document(let index):
      // A text's baseline is where it was measured.
      let constraint = layouter.scene.constraints[index]
      var sum = baselineUncertainty(constraint.first, constraint.firstAttribute)
      if let item = constraint.second, let attribute = constraint.secondAttribute {
        sum += baselineUncertainty(item, attribute)
      }
      return sum
    default: return 0
    }
  }

  private func baselineUncertainty(_ item: ConstraintItem, _ attribute: LayoutAttribute) -> Double {
    guard attribute == .firstBaseline || attribute == .lastBaseline, case .view(let view) = item,
      let local = local(of: view)
    else { return 0 }
    let content = inputs.content[local]
    return content.baselines == nil ? 0 : content.uncertainty(along: .vertical)
  }

  private static let mostConflictSets = 100

  /// The stored frames, when there is no solving.
  private func failed() -> RootLayouter.Result {
    var frames: [Rect] = [
      Rect(
        x: 0, y: 0, width: layouter.canvas.frame.width, height: layouter.canvas.frame.height)
    ]
    for local in 1..<max(1, count) {
      var frame = view(local).storedFrame?.rect(in: layouter.canvas.frame.size) ?? .zero
      let outer = frames[layouter.superviews[local]]
      frame.x += outer.x
      frame.y += outer.y
      frames.append(frame)
    }
    return RootLayouter.Result(
      frames: frames, contentSizes: [:], safeArea: [], margins: [], ambiguities: [],
      conflicts: [], approximate: [])
  }
}
