import EditorCanvas
import InterfaceResolution
import InterfaceTraits

extension RootLayouter {
  /// A view that is open, with what is open of it.
  struct OpenView {
    var local: LocalIndex
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
  ///   - solution: The solution of the last pass.
  ///   - inputs: What its constraints were made from.
  ///   - measurer: Measures contents.
  ///   - solver: Solves constraints.
  func findOpenViews(
    _ result: inout Result, _ solution: RootSolution, _ inputs: Inputs,
    measuring measurer: inout ContentMeasurer, solving solver: any RootSolving
  ) {
    var inputs = inputs
    var solution = solution
    if let measured = measuredInputs(inputs, result.frames, &measurer) {
      inputs = measured
      guard let found = self.solution(inputs, solver) else {
        result.obstacle = .unproved
        return
      }
      solution = found
    }
    var open: [LocalIndex: OpenView] = [:]
    if let openness = solution.open {
      list(openness, in: &open)
      if examinesOpenViews {
        keepCertain(&open, solution, inputs, solver)
        leaveToCode(&open, inputs, solver)
        for axis in LayoutAxis.allCases { findStep(&open, solution, axis, inputs, solver) }
      }
    }
    if canvas.isUnloaded { flagUnloaded(&open, inputs, solver) }
    result.ambiguities = open.values.sorted { $0.local < $1.local }
  }

  /// What follows from an assumption; nil when the solver found nothing, or gave up looking for what is open.
  private func solution(
    _ inputs: Inputs, _ solver: any RootSolving,
    assuming assumption: RootProblem.Assumption = .nothing
  ) -> RootSolution? {
    let solution = solver.solve(
      RootProblem(layouter: self, inputs: inputs, assumption: assumption))
    return solution.obstacle == nil ? solution : nil
  }

  /// Lists what the constraints leave open, and what the canvas flags besides.
  private func list(_ openness: Openness, in open: inout [LocalIndex: OpenView]) {
    for (local, found) in openness.inside {
      let components = Self.frameComponents.filter { found[$0] != nil }
      if components.isEmpty { continue }
      open[local, default: OpenView(local: local)].components = components
      open[local]?.certain = components
    }
    guard context.quirks.contains(.openContentSizesAreFlagged) else { return }
    for (local, found) in openness.inside where flagsContent(of: local) {
      let components = Self.contentComponents.filter { found[$0] != nil }
      if components.isEmpty { continue }
      open[local, default: OpenView(local: local)].flagged = components
    }
    guard context.quirks.contains(.viewsInOpenViewsAreOpen) else { return }
    for (local, found) in openness.inRoot
    where views[part.members[local].view].layout.usesConstraints {
      let components = Self.frameComponents.filter(found.contains)
      if components.isEmpty { continue }
      open[local, default: OpenView(local: local)].flagged += components
    }
  }

  private static let frameComponents: [Ambiguity.Component] = [.x, .y, .width, .height]
  private static let contentComponents: [Ambiguity.Component] = [.contentWidth, .contentHeight]

  /// Whether Interface Builder asks how large a scroll view's content is: where there is something in it, or
  /// a guide for it.
  private func flagsContent(of local: LocalIndex) -> Bool {
    let index = part.members[local].view
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
    _ open: inout [LocalIndex: OpenView], _ solution: RootSolution, _ inputs: Inputs,
    _ solver: any RootSolving
  ) {
    guard open.values.contains(where: { !$0.certain.isEmpty }),
      inputs.content.contains(where: { $0.isText })
    else { return }
    var solutions = [(inputs: inputs, solution: solution)]
    for part in [1.0, -1] {
      var varied = inputs
      for local in varied.content.indices { varied.content[local].grow(by: part) }
      guard let other = self.solution(varied, solver), let openness = other.open,
        !openness.inside.isEmpty
      else {
        for local in open.keys { open[local]?.certain = [] }
        return
      }
      solutions.append((varied, other))
      for local in open.keys {
        open[local]?.certain.removeAll { openness.inside[local]?[$0] == nil }
      }
      guard open.values.contains(where: { !$0.certain.isEmpty }) else { return }
    }
    for axis in LayoutAxis.allCases { removeDoubtful(&open, axis, solutions) }
  }

  /// Removes from what is certain what the document's placeholders settle: code takes their place.
  private func leaveToCode(
    _ open: inout [LocalIndex: OpenView], _ inputs: Inputs, _ solver: any RootSolving
  ) {
    guard open.values.contains(where: { !$0.certain.isEmpty }), hasPlaceholders else { return }
    let settled = solution(inputs, solver, assuming: .placeholdersSettled)?.open
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
      || part.members.contains { member in
        let layout = views[member.view].layout
        return layout.removesPlaceholderSize
          && LayoutAxis.allCases.contains { layout.placeholderIntrinsicSize[$0] != .absent }
      }
  }

  /// Removes from what is certain the groups whose contents are too short in one solution and too long in
  /// another.
  private func removeDoubtful(
    _ open: inout [LocalIndex: OpenView], _ axis: LayoutAxis,
    _ solutions: [(inputs: Inputs, solution: RootSolution)]
  ) {
    let (extent, position): (Ambiguity.Component, Ambiguity.Component) =
      axis == .horizontal ? (.width, .x) : (.height, .y)
    var contents: [Int: [LocalIndex]] = [:]
    for local in open.keys.sorted()
    where frameExtent(ofContent: local, axis, solutions[0].inputs) != nil {
      guard let group = solutions[0].solution.open?.inside[local]?[extent] else { continue }
      contents[group, default: []].append(local)
    }
    for (group, members) in contents {
      let excesses = solutions.map { self.excesses(members, axis, $0.inputs, $0.solution) }
      let isSurplus = excesses.allSatisfy { $0.contains { $0 > 0.01 } }
      let isShortage = excesses.allSatisfy { $0.contains { $0 < -0.01 } }
      if isSurplus || isShortage { continue }
      for local in open.keys {
        let groups = solutions[0].solution.open?.inside[local] ?? [:]
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
    _ open: inout [LocalIndex: OpenView], _ solution: RootSolution, _ axis: LayoutAxis,
    _ inputs: Inputs,
    _ solver: any RootSolving
  ) {
    let component: Ambiguity.Component = axis == .horizontal ? .width : .height
    var contents: [Int: [LocalIndex]] = [:]
    for local in open.keys.sorted() where open[local]?.certain.contains(component) ?? false {
      guard frameExtent(ofContent: local, axis, inputs) != nil,
        let group = solution.open?.inside[local]?[component]
      else { continue }
      contents[group, default: []].append(local)
    }
    for (_, members) in contents.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      let first = members[0]
      let excesses = self.excesses(members, axis, inputs, solution)
      let isHugging = excesses.contains { $0 > 0.01 }
      guard isHugging || excesses.contains(where: { $0 < -0.01 }) else { continue }
      let layout = views[part.members[first].view].layout
      let now = isHugging ? layout.hugging[axis] : layout.compressionResistance[axis]
      let step = PriorityStep(
        axis: axis, isHugging: isHugging, priority: members.count == 2 ? now + 1 : now - 1)
      guard (1...999).contains(step.priority) else { continue }
      guard
        let settled = self.solution(inputs, solver, assuming: .step(local: first, step)),
        members.allSatisfy({ settled.open?.inside[$0]?[component] == nil })
      else { continue }
      open[first]?.step = step
    }
  }

  /// How much longer the frames of views are than their contents ask for.
  private func excesses(
    _ members: [LocalIndex], _ axis: LayoutAxis, _ inputs: Inputs, _ solution: RootSolution
  ) -> [Double] {
    members.compactMap { local in
      frameExtent(ofContent: local, axis, inputs).map {
        let frame = solution.frames[local]
        return (axis == .horizontal ? frame.width : frame.height) - $0
      }
    }
  }

  /// How long a frame around the content of a view is.
  private func frameExtent(ofContent local: LocalIndex, _ axis: LayoutAxis, _ inputs: Inputs)
    -> Double?
  {
    let insets = views[part.members[local].view].alignmentInsets
    let content = inputs.content[local]
    return switch axis {
    case .horizontal: content.width.map { $0 + insets.left + insets.right }
    case .vertical: content.height.map { $0 + insets.top + insets.bottom }
    }
  }

  /// Adds what Interface Builder flags in a row that its table does not show: it has not measured it.
  private func flagUnloaded(
    _ open: inout [LocalIndex: OpenView], _ inputs: Inputs, _ solver: any RootSolving
  ) {
    guard let openness = solution(inputs, solver, assuming: .unmeasured)?.open else { return }
    for (local, found) in openness.inside
    where views[part.members[local].view].layout.usesConstraints {
      let components = Self.frameComponents.filter { found[$0] != nil }
      if components.isEmpty { continue }
      open[local, default: OpenView(local: local)].flagged += components
    }
  }

  /// With the stored sizes for contents: the measured ones, which say what a content asks for where it has
  /// less or more; nil where the contents are measured already, and where they are as large as stored.
  private func measuredInputs(
    _ inputs: Inputs, _ frames: LocalTable<LayoutRect>, _ measurer: inout ContentMeasurer
  ) -> Inputs? {
    guard measurer.context.sizing == .stored, context.holdsStoredFrames else { return nil }
    var measured = inputs
    for (local, member) in part.members.indexed.dropFirst() {
      let view = scene.views[member.view]
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
