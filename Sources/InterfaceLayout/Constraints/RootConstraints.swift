import ConstraintSolver
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The constraint system of one layout root in one pass.
struct RootConstraints {
  let layouter: RootLayouter
  let inputs: RootLayouter.Inputs
  private let isUnmeasured: Bool
  /// Whether placeholders hold wherever this is, and those that bound something settle it.
  let settlesPlaceholders: Bool
  /// A view, by place in the part, with a priority that is tried instead of its own; nil for none.
  let step: (local: Int, other: PriorityStep)?
  /// The insets that what was added is made from.
  let insets = InsetReads()
  let variables: RootVariables
  private(set) var system = ConstraintSystem()
  /// For each constraint of the system why it is there.
  private(set) var origins: [ConstraintOrigin] = []
  /// Why the next constraints are added.
  var origin = ConstraintOrigin.root(.horizontal)

  /// The constraints of a problem.
  init(_ problem: RootProblem) {
    layouter = problem.layouter
    inputs = problem.inputs
    isUnmeasured = if case .unmeasured = problem.assumption { true } else { false }
    settlesPlaceholders =
      if case .placeholdersSettled = problem.assumption { true } else { false }
    step =
      if case .step(let local, let other) = problem.assumption { (local, other) } else { nil }
    let members = layouter.part.members
    variables = RootVariables(
      count: members.count,
      scrollViews: members.indices.filter { problem.layouter.views[members[$0]].scrollsContent },
      in: &system)
    system.parameters = problem.parameters
    addAll()
  }

  func view(_ local: Int) -> PlacedView { layouter.views[layouter.part.members[local]] }
  var count: Int { layouter.part.members.count }

  /// Adds everything, in the order in which a conflict is decided: what is earlier wins
  /// (layout rule 27).
  private mutating func addAll() {
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
  func nearEdge(_ local: Int, _ axis: LayoutAxis) -> Edge {
    Edge(variable: variables.near(local, axis))
  }
  /// The right or lower edge of a view's frame.
  func farEdge(_ local: Int, _ axis: LayoutAxis) -> Edge {
    Edge(variable: variables.far(local, axis))
  }

  func near(_ local: Int, _ axis: LayoutAxis) -> LinearForm { LinearForm(nearEdge(local, axis)) }
  func far(_ local: Int, _ axis: LayoutAxis) -> LinearForm { LinearForm(farEdge(local, axis)) }
  func extent(_ local: Int, _ axis: LayoutAxis) -> LinearForm {
    LinearForm(from: nearEdge(local, axis), to: farEdge(local, axis))
  }

  private mutating func addRoot() {
    for axis in LayoutAxis.allCases {
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
  private mutating func addOwnExtent(_ axis: LayoutAxis) {
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
      for axis in LayoutAxis.allCases { require(extent(local, axis), .greaterOrEqual) }
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
      for axis in LayoutAxis.allCases {
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
}
