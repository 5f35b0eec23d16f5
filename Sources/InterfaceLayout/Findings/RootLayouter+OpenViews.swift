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
    /// A step of priority that would settle the view's group.
    var step: PriorityStep?
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
  ///   - known: What was found out about the root at other sizes, and then what is found out now.
  func findOpenViews(
    _ result: inout Result, _ constraints: RootConstraints, _ inputs: Inputs,
    measuring measurer: inout ContentMeasurer, _ solver: inout Solver, _ known: RootKnowledge
  ) {
    var inputs = inputs
    var openness: Openness?
    if let measured = measuredInputs(inputs, result.frames, &measurer) {
      inputs = measured
      openness = self.openness(inputs, &solver, known)
      if openness == nil {
        result.obstacle = .unproved
        return
      }
    } else if let found = constraints.open {
      openness = Openness(found, at: result)
    }
    var open: [Int: OpenView] = [:]
    if let openness {
      list(openness, in: &open)
      if examinesOpenViews {
        keepCertain(&open, openness, inputs, &solver, known)
        leaveToCode(&open, inputs, &solver)
        for axis in Axis.allCases { findStep(&open, openness, axis, inputs, &solver, known) }
      }
    }
    if canvas.isUnloaded { flagUnloaded(&open, inputs, &solver) }
    result.ambiguities = open.values.sorted { $0.local < $1.local }
  }

  /// What constraints made from inputs leave open; nil when the solver found nothing, or gave up looking.
  private func openness(
    _ inputs: Inputs, _ solver: inout Solver, _ known: RootKnowledge
  ) -> Openness? {
    var constraints = RootConstraints(self, inputs)
    if let replay = known.openness?.replay(constraints) {
      return Openness(replay.found, at: constraints.result { replay.values[Int($0.index)] })
    }
    constraints.addAll()
    constraints.expectedRejections = known.rejections
    guard isResizable else {
      var plans: RootPlans?
      return Openness(constraints, &solver, keepingIn: &plans)
    }
    return Openness(constraints, &solver, keepingIn: &known.openness)
  }

  /// Lists what the constraints leave open, and what the canvas flags besides.
  private func list(_ openness: Openness, in open: inout [Int: OpenView]) {
    for (local, found) in openness.inside {
      let components = Self.frameComponents.filter { found[$0] != nil }
      if components.isEmpty { continue }
      open[local, default: OpenView(local: local)].components = components
      open[local]?.certain = components
    }
    guard let era = context.era else { return }
    for (local, found) in openness.inside where flagsContent(of: local) {
      let components = Self.contentComponents.filter { found[$0] != nil }
      if components.isEmpty { continue }
      open[local, default: OpenView(local: local)].flagged = components
    }
    guard era.follows(.viewsInOpenViewsAreOpen) else { return }
    for (local, found) in openness.inRoot where views[part.members[local]].layout.usesConstraints {
      let components = Self.frameComponents.filter(found.contains)
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
    return hasSubviews(local)
      || part.guides.contains {
        scene.guides[$0].owner == index && scene.guides[$0].kind == .contentLayoutGuide
      }
  }

  /// Finds out which of the open components are open as well when measured texts are a little larger, and
  /// when they are a little smaller.
  ///
  /// Contents that share a surplus now and a shortage then may just fit: what is open in both, but not because
  /// contents are too short or too long in both, is not certain.
  private func keepCertain(
    _ open: inout [Int: OpenView], _ openness: Openness, _ inputs: Inputs,
    _ solver: inout Solver, _ known: RootKnowledge
  ) {
    guard open.values.contains(where: { !$0.certain.isEmpty }),
      inputs.content.contains(where: { $0.isText })
    else { return }
    var solutions = [(inputs: inputs, openness: openness)]
    for part in [1.0, -1] {
      var varied = inputs
      for local in varied.content.indices { varied.content[local].grow(by: part) }
      guard let other = self.openness(varied, &solver, known), !other.inside.isEmpty else {
        for local in open.keys { open[local]?.certain = [] }
        return
      }
      solutions.append((varied, other))
      for local in open.keys {
        open[local]?.certain.removeAll { other.inside[local]?[$0] == nil }
      }
      guard open.values.contains(where: { !$0.certain.isEmpty }) else { return }
    }
    for axis in Axis.allCases { removeDoubtful(&open, axis, solutions) }
  }

  /// Removes from what is certain what the document's placeholders settle: code takes their place.
  private func leaveToCode(
    _ open: inout [Int: OpenView], _ inputs: Inputs, _ solver: inout Solver
  ) {
    guard open.values.contains(where: { !$0.certain.isEmpty }), hasPlaceholders else { return }
    var constraints = RootConstraints(self, inputs)
    constraints.settlesPlaceholders = true
    constraints.addAll()
    var plans: RootPlans?
    let settled = Openness(constraints, &solver, keepingIn: &plans)
    for local in open.keys {
      open[local]?.certain.removeAll { settled?.inside[local]?[$0] == nil }
    }
  }

  /// Whether the document's placeholders settle more than the constraints that hold here.
  private var hasPlaceholders: Bool {
    part.constraints.contains {
      let constraint = scene.constraints[$0]
      return constraint.isPlaceholder && (constraint.isRemoved || constraint.relation != .equal)
    }
      || part.members.contains { index in
        let layout = views[index].layout
        return layout.removesPlaceholderSize
          && Axis.allCases.contains { layout.placeholderIntrinsicSize[$0] != .absent }
      }
  }

  /// Removes from what is certain the groups whose contents are too short in one solution and too long in
  /// another.
  private func removeDoubtful(
    _ open: inout [Int: OpenView], _ axis: Axis,
    _ solutions: [(inputs: Inputs, openness: Openness)]
  ) {
    let (extent, position): (Ambiguity.Component, Ambiguity.Component) =
      axis == .horizontal ? (.width, .x) : (.height, .y)
    var contents: [Int: [Int]] = [:]
    for local in open.keys.sorted()
    where frameExtent(ofContent: local, axis, solutions[0].inputs) != nil {
      guard let group = solutions[0].openness.inside[local]?[extent] else { continue }
      contents[group, default: []].append(local)
    }
    for (group, members) in contents {
      let excesses = solutions.map { solution in
        members.compactMap { local in
          frameExtent(ofContent: local, axis, solution.inputs).map {
            (axis == .horizontal
              ? solution.openness.solution.frames[local].width
              : solution.openness.solution.frames[local].height) - $0
          }
        }
      }
      let isSurplus = excesses.allSatisfy { $0.contains { $0 > 0.01 } }
      let isShortage = excesses.allSatisfy { $0.contains { $0 < -0.01 } }
      if isSurplus || isShortage { continue }
      for local in open.keys {
        let groups = solutions[0].openness.inside[local] ?? [:]
        open[local]?.certain.removeAll {
          ($0 == extent || $0 == position) && groups[$0] == group
        }
      }
    }
  }

  /// Finds a priority that would settle contents which share a surplus or a shortage.
  ///
  /// Of two, the first one gets a step more; of several one gets a step less, and takes all. That the solver leaves nothing
  /// open then is tried.
  private func findStep(
    _ open: inout [Int: OpenView], _ openness: Openness, _ axis: Axis, _ inputs: Inputs,
    _ solver: inout Solver, _ known: RootKnowledge
  ) {
    let component: Ambiguity.Component = axis == .horizontal ? .width : .height
    var contents: [Int: [Int]] = [:]
    for local in open.keys.sorted() where open[local]?.certain.contains(component) ?? false {
      guard frameExtent(ofContent: local, axis, inputs) != nil,
        let group = openness.inside[local]?[component]
      else { continue }
      contents[group, default: []].append(local)
    }
    for (_, members) in contents.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      let first = members[0]
      let excesses = members.compactMap { local in
        frameExtent(ofContent: local, axis, inputs).map {
          (axis == .horizontal
            ? openness.solution.frames[local].width : openness.solution.frames[local].height) - $0
        }
      }
      let isHugging = excesses.contains { $0 > 0.01 }
      guard isHugging || excesses.contains(where: { $0 < -0.01 }) else { continue }
      let layout = views[part.members[first]].layout
      let now = isHugging ? layout.hugging[axis] : layout.compressionResistance[axis]
      let step = PriorityStep(
        axis: axis, isHugging: isHugging, priority: members.count == 2 ? now + 1 : now - 1)
      guard (1...999).contains(step.priority) else { continue }
      var constraints = RootConstraints(self, inputs)
      constraints.step = (first, step)
      constraints.addAll()
      constraints.expectedRejections = known.rejections
      var plans: RootPlans?
      guard let settled = Openness(constraints, &solver, keepingIn: &plans),
        members.allSatisfy({ settled.inside[$0]?[component] == nil })
      else { continue }
      open[first]?.step = step
    }
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
    _ open: inout [Int: OpenView], _ inputs: Inputs, _ solver: inout Solver
  ) {
    var constraints = RootConstraints(self, inputs)
    constraints.isUnmeasured = true
    constraints.addAll()
    var plans: RootPlans?
    guard let openness = Openness(constraints, &solver, keepingIn: &plans) else { return }
    for (local, found) in openness.inside
    where views[part.members[local]].layout.usesConstraints {
      let components = Self.frameComponents.filter { found[$0] != nil }
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
