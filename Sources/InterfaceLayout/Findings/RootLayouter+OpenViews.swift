import ConstraintSolver
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension RootLayouter {
  /// A view that is open, with what is open of it.
  struct OpenView {
    var local: Int
    var components: [Ambiguity.Component] = []
    /// What is open whatever measured texts are off by.
    var certain: [Ambiguity.Component] = []
    /// What the canvas flags besides.
    var flagged: [Ambiguity.Component] = []
  }

  /// Finds what the constraints leave open, and on the document's own canvas what Interface Builder flags.
  ///
  /// - Parameters:
  ///   - result: What the last pass found; the open views are added to it.
  ///   - constraints: The constraints of the last pass.
  ///   - inputs: What they were made from.
  ///   - measurer: Measures contents.
  ///   - solver: Solves constraints.
  func findOpenViews(
    _ result: inout Result, _ constraints: RootConstraints, _ inputs: Inputs,
    measuring measurer: inout ContentMeasurer, _ solver: inout Solver
  ) {
    var inputs = inputs
    var base = result
    var leavesFreedom = constraints.leavesFreedom
    if let measured = measuredInputs(inputs, result.frames, &measurer),
      let attempt = self.constraints(measured).attempt(&solver, findsFreedom: true)
    {
      inputs = measured
      base = attempt.result
      leavesFreedom = attempt.leavesFreedom
    }
    var open: [Int: OpenView] = [:]
    if leavesFreedom {
      guard let movement = movement(around: base, inputs, &solver) else {
        result.obstacle = .unproved
        return
      }
      list(movement, in: &open)
      keepCertain(&open, movement, inputs, &solver)
    }
    if canvas.isUnloaded { flagUnloaded(&open, base, inputs, &solver) }
    result.ambiguities = open.values.sorted { $0.local < $1.local }
  }

  /// What moves when the views that are open are wished elsewhere; nil when the solver found nothing.
  private func movement(
    around base: Result, _ inputs: Inputs, _ solver: inout Solver, isUnmeasured: Bool = false
  ) -> Movement? {
    var movement = Movement(from: base)
    for step in [1.0, -1] {
      var constraints = RootConstraints(self, inputs)
      constraints.wishes = Wishes(solution: base, step: step)
      constraints.isUnmeasured = isUnmeasured
      constraints.addAll()
      guard let other = constraints.attempt(&solver) else { return nil }
      movement.add(other.result, superviews: superviews)
    }
    return movement
  }

  /// Lists what moved: what the constraints leave open, and what the canvas flags besides.
  private func list(_ movement: Movement, in open: inout [Int: OpenView]) {
    for (local, moved) in movement.inside {
      let components = Self.frameComponents.filter(moved.contains)
      if components.isEmpty { continue }
      open[local, default: OpenView(local: local)].components = components
      open[local]?.certain = components
    }
    guard let era = context.era else { return }
    for (local, moved) in movement.inside where flagsContent(of: local) {
      let components = Self.contentComponents.filter(moved.contains)
      if components.isEmpty { continue }
      open[local, default: OpenView(local: local)].flagged = components
    }
    guard era.follows(.viewsInOpenViewsAreOpen) else { return }
    for (local, moved) in movement.inRoot where views[part.members[local]].layout.usesConstraints {
      let components = Self.frameComponents.filter(moved.contains)
      if components.isEmpty { continue }
      open[local, default: OpenView(local: local)].flagged += components
    }
  }

  private static let frameComponents: [Ambiguity.Component] = [.x, .y, .width, .height]
  private static let contentComponents: [Ambiguity.Component] = [.contentWidth, .contentHeight]

  /// Whether Interface Builder asks how large a scroll view's content is: where there is something in it, or
  /// a guide for it.
  private func flagsContent(of local: Int) -> Bool {
    let index = part.members[local]
    guard views[index].kind == .scrollView else { return false }
    return superviews.contains(local)
      || part.guides.contains {
        scene.guides[$0].owner == index && scene.guides[$0].kind == .contentLayoutGuide
      }
  }

  /// Finds out which of the open components are open as well when measured texts are a little larger, and
  /// when they are a little smaller.
  ///
  /// Contents that share a surplus now and a shortage then may just fit: an extent that is open in both, but
  /// not to the same side of its content, is not certain, and neither are positions that only follow from
  /// such extents.
  private func keepCertain(
    _ open: inout [Int: OpenView], _ movement: Movement, _ inputs: Inputs,
    _ solver: inout Solver
  ) {
    guard open.values.contains(where: { !$0.certain.isEmpty }),
      inputs.content.contains(where: { $0.isText })
    else { return }
    var solutions = [(inputs: inputs, movement: movement)]
    for part in [1.0, -1] {
      var varied = inputs
      for local in varied.content.indices { varied.content[local].grow(by: part) }
      var moved: Movement?
      if let first = constraints(varied).attempt(&solver, findsFreedom: true),
        first.leavesFreedom
      {
        moved = self.movement(around: first.result, varied, &solver)
      }
      guard let moved else {
        for local in open.keys { open[local]?.certain = [] }
        return
      }
      solutions.append((varied, moved))
      for local in open.keys {
        open[local]?.certain.removeAll { moved.inside[local]?.contains($0) != true }
      }
    }
    for axis in Axis.allCases {
      let (extent, position): (Ambiguity.Component, Ambiguity.Component) =
        axis == .horizontal ? (.width, .x) : (.height, .y)
      let candidates = open.values.filter { $0.certain.contains(extent) }.map(\.local)
      let doubtful = candidates.filter { local in
        !solutions.allSatisfy { stretches(local, axis, $0.movement, $0.inputs) }
          && !solutions.allSatisfy { squeezes(local, axis, $0.movement, $0.inputs) }
      }
      for local in doubtful { open[local]?.certain.removeAll { $0 == extent } }
      guard !doubtful.isEmpty, doubtful.count == candidates.count else { continue }
      for local in open.keys { open[local]?.certain.removeAll { $0 == position } }
    }
  }

  /// Whether a view may be longer than its content; always for one without content.
  private func stretches(
    _ local: Int, _ axis: Axis, _ movement: Movement, _ inputs: Inputs
  ) -> Bool {
    guard let content = frameExtent(ofContent: local, axis, inputs) else { return true }
    return movement.extents[local][axis].upperBound > content + 0.01
  }

  /// Whether a view may be shorter than its content; always for one without content.
  private func squeezes(
    _ local: Int, _ axis: Axis, _ movement: Movement, _ inputs: Inputs
  ) -> Bool {
    guard let content = frameExtent(ofContent: local, axis, inputs) else { return true }
    return movement.extents[local][axis].lowerBound < content - 0.01
  }

  /// How long a frame around the content of a view is.
  private func frameExtent(ofContent local: Int, _ axis: Axis, _ inputs: Inputs) -> Double? {
    let insets = views[part.members[local]].alignmentInsets
    let content = inputs.content[local]
    return switch axis {
    case .horizontal: content.width.map { $0 + insets.left + insets.right }
    case .vertical: content.height.map { $0 + insets.top + insets.bottom }
    }
  }

  /// Adds what Interface Builder flags in a row that its table does not show: it has not measured it.
  private func flagUnloaded(
    _ open: inout [Int: OpenView], _ base: Result, _ inputs: Inputs, _ solver: inout Solver
  ) {
    guard let movement = movement(around: base, inputs, &solver, isUnmeasured: true) else {
      return
    }
    for (local, moved) in movement.inside
    where views[part.members[local]].layout.usesConstraints {
      let components = Self.frameComponents.filter(moved.contains)
      if components.isEmpty { continue }
      open[local, default: OpenView(local: local)].flagged += components
    }
  }

  /// With the stored sizes for contents: the measured ones, which say what a content asks for where it has
  /// less or more; nil where the contents are measured already, and where they are as large as stored.
  private func measuredInputs(
    _ inputs: Inputs, _ frames: [Rect], _ measurer: inout ContentMeasurer
  ) -> Inputs? {
    guard measurer.context.sizing == .stored, context.isOwnCanvas else { return nil }
    var measured = inputs
    for (local, index) in part.members.enumerated() where local > 0 {
      let view = scene.views[index]
      guard view.layout.usesConstraints, inputs.content[local] != .none,
        !view.hasUnmeasuredContent
      else { continue }
      let size = measurer.sizeByMetrics(of: view, width: frames[local].width)
      // The heights of labels are known to the pixel.
      let isExact = view.kind == .label && !size.isApproximate
      measured.content[local].measure(size, leastHeight: isExact ? 0.6 / context.scale : nil)
    }
    return measured == inputs ? nil : measured
  }
}
