import ConstraintSolver
import InterfaceResolution
import InterfaceTraits

/// The constraint system of one layout root in one pass.
struct RootConstraints {
  let layouter: RootLayouter
  let inputs: RootLayouter.Inputs
  private let isUnmeasured: Bool
  /// Whether placeholders apply in every configuration, and those that bound an extent determine
  /// it.
  let appliesPlaceholders: Bool
  /// Whether empty views of the app's own classes have no substitute size.
  let ownClassesAreUnsized: Bool
  /// Whether arranged views with subviews have no minimum size.
  let dropsLeastExtents: Bool
  /// A view, by index in the part, with a trial priority that replaces its own, or `nil` if there
  /// is none.
  let step: (local: LocalIndex, other: PriorityStep)?
  /// The insets used by the constraints that were added.
  let insets = InsetReads()
  let variables: RootVariables
  private(set) var system = ConstraintSystem()
  /// The origin of each constraint of the system.
  private(set) var origins: [ConstraintOrigin] = []
  /// The precedence of the requirements of stack views.
  private let precedence: StackViewPrecedence
  /// Whether stack views yield to the document's constraints at any size of the root.
  private var stackViewsComeLast: Bool {
    if case .lastAtAnySize = precedence { true } else { false }
  }
  /// The requirements of stack views in order, or `nil` for those that yield to the document's
  /// constraints.
  private(set) var stackRequirements: [ConstraintIndex?] = []
  private var deferredRequirements:
    [(origin: ConstraintOrigin, form: LinearForm, relation: Relation)] = []

  init(_ problem: RootProblem, _ precedence: StackViewPrecedence = .first) {
    self.precedence = precedence
    layouter = problem.layouter
    inputs = problem.inputs
    isUnmeasured = if case .unmeasured = problem.assumption { true } else { false }
    appliesPlaceholders =
      if case .placeholdersApplied = problem.assumption { true } else { false }
    ownClassesAreUnsized =
      if case .ownClassesUnsized = problem.assumption { true } else { false }
    dropsLeastExtents =
      if case .leastExtentsDropped = problem.assumption { true } else { false }
    step =
      if case .step(let local, let other) = problem.assumption { (local, other) } else { nil }
    variables = RootVariables(layouter, in: &system)
    system.parameters = problem.parameters
    addAll()
  }

  var members: ObjectTable<LayoutRoots.Member> { _read { yield layouter.part.members } }
  /// Returns the layout properties of a view.
  subscript(local: LocalIndex) -> PlacedView {
    _read { yield layouter.views[members[local].view] }
  }

  /// Adds all constraints, in the order of their precedence in a conflict, highest first
  /// (docs/internals/auto-layout.md, 'Constraints: Contradictions').
  private mutating func addAll() {
    system.reserveCapacity(constraints: 16 * members.count, terms: 32 * members.count)
    origins.reserveCapacity(16 * members.count)
    addRoot()
    addNonNegativeExtents()
    addContentViews()
    addAutoresizedViews()
    addStandardCell()
    if !stackViewsComeLast { addStackViews() }
    addExplicitConstraints()
    if stackViewsComeLast { addStackViews() }
    for requirement in deferredRequirements {
      require(requirement.origin, requirement.form, requirement.relation)
    }
    if !isUnmeasured { addContentSizes() }
    addScrollContents()
    addStoredFrames()
    if isUnmeasured { addStoredWidthOfRoot() }
  }

  // MARK: Adding

  /// Requires that a form is zero, or on one side of it, and records the origin.
  mutating func require(
    _ origin: ConstraintOrigin, _ form: borrowing LinearForm, _ relation: Relation = .equal,
    at level: Level = .required
  ) {
    let constant = AffineForm(form.constant)
    form.withTerms { _ = system.add($0, relation, constant: constant, at: level) }
    origins.append(origin)
  }

  /// Requires what a stack view needs to arrange its subviews, or defers it if it yields to the
  /// document's constraints.
  mutating func arrange(
    _ origin: ConstraintOrigin, _ form: LinearForm, _ relation: Relation = .equal
  ) {
    if case .firstExcept(let yielding) = precedence, yielding.contains(stackRequirements.count) {
      stackRequirements.append(nil)
      deferredRequirements.append((origin, form, relation))
    } else {
      stackRequirements.append(ConstraintIndex(index: Int32(origins.count)))
      require(origin, form, relation)
    }
  }

  /// Adds copies of constraints that contradict others, which are satisfied as well as possible.
  mutating func approach(_ broken: [ConstraintIndex]) {
    for index in broken {
      system.add(
        Array(system.terms(of: index)), system.relation(of: index),
        constant: system.constant(of: index), at: Priorities.broken)
      origins.append(origins[Int(index.index)])
    }
  }

  /// Returns the left or top edge of a view's frame.
  func leadingEdge(_ local: LocalIndex, _ axis: LayoutAxis) -> Edge {
    Edge(variable: variables.leading(local, axis))
  }
  /// Returns the right or bottom edge of a view's frame.
  func trailingEdge(_ local: LocalIndex, _ axis: LayoutAxis) -> Edge {
    Edge(variable: variables.trailing(local, axis))
  }

  func leading(_ local: LocalIndex, _ axis: LayoutAxis) -> LinearForm {
    LinearForm(leadingEdge(local, axis))
  }
  func trailing(_ local: LocalIndex, _ axis: LayoutAxis) -> LinearForm {
    LinearForm(trailingEdge(local, axis))
  }
  func extent(_ local: LocalIndex, _ axis: LayoutAxis) -> LinearForm {
    LinearForm(from: leadingEdge(local, axis), to: trailingEdge(local, axis))
  }

  private mutating func addRoot() {
    for axis in LayoutAxis.allCases {
      require(.root(axis), leading(.root, axis))
      if isUnmeasured && axis == .horizontal || stackViewsComeLast {
        require(.root(axis), extent(.root, axis), .greaterOrEqual)
        continue
      }
      guard layouter.canvas.extents[axis] == .specified else {
        addOwnExtent(axis)
        continue
      }
      let size = AffineForm.parameter(axis == .horizontal ? 0 : 1)
      system.add(Term(variables.trailing(.root, axis)), .equal, constant: size * -1)
      origins.append(.root(axis))
    }
  }

  /// Adds the extent of a root that its content determines.
  private mutating func addOwnExtent(_ axis: LayoutAxis) {
    let size = layouter.canvas.frame.size
    let preferred =
      layouter.canvas.extents[axis] == .least
      ? 0 : axis == .horizontal ? size.width : size.height
    require(.root(axis), extent(.root, axis), .greaterOrEqual)
    require(.root(axis), extent(.root, axis) - preferred, at: Priorities.fittingSize)
  }

  private mutating func addNonNegativeExtents() {
    for local in members.indices.dropFirst() where self[local].layout.usesConstraints {
      for axis in LayoutAxis.allCases {
        require(.nonNegative(view: local), extent(local, axis), .greaterOrEqual)
      }
    }
  }

  /// Adds constraints that keep undetermined views at their stored frames
  /// (docs/internals/auto-layout.md, 'Constraints: Undetermined'), including views that stack views
  /// omit.
  private mutating func addStoredFrames() {
    for local in members.indices.dropFirst() where self[local].layout.usesConstraints {
      let isOmitted = self[local].layout.isOmitted
      let outer = members[local].superview
      let frame = self[local].storedFrame?.rect(in: layouter.canvas.frame.size) ?? .zero
      for axis in LayoutAxis.allCases {
        let isHorizontal = axis == .horizontal
        require(
          .stored(view: local), extent(local, axis) - (isHorizontal ? frame.width : frame.height),
          at: isOmitted ? .required : Priorities.storedExtent)
        require(
          .stored(view: local),
          LinearForm(from: leadingEdge(outer, axis), to: leadingEdge(local, axis))
            - (isHorizontal ? frame.x : frame.y),
          at: isOmitted ? .required : Priorities.storedPosition)
      }
    }
  }

  /// Adds a constraint that keeps the width of a root whose width nothing determines.
  private mutating func addStoredWidthOfRoot() {
    require(
      .root(.horizontal), extent(.root, .horizontal) - layouter.canvas.frame.width,
      at: Priorities.storedExtent)
  }
}
