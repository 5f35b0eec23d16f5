import EditorCanvas
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension RootLayouter {
  /// An ambiguous view with its ambiguous components.
  struct AmbiguousView {
    var local: LocalIndex
    var components: [Ambiguity.Component] = []
    /// The components that are ambiguous regardless of the uncertainty of measured texts.
    var certain: [Ambiguity.Component] = []
    /// A priority change that would determine the view's group.
    var step: PriorityStep?
    /// The further components that the canvas flags.
    var flagged: [Ambiguity.Component] = []
  }

  /// Finds the ambiguous views, and on the document's own canvas those that Interface Builder
  /// flags.
  ///
  /// - Parameters:
  ///   - result: The result of the last pass, to which the ambiguous views are added.
  ///   - solution: The solution of the last pass.
  ///   - inputs: The inputs of its constraints.
  ///   - measurer: The measurer of contents.
  ///   - solver: The solver of constraints.
  func findAmbiguousViews(
    _ result: inout Result, _ solution: RootSolution, _ inputs: Inputs,
    measuring measurer: inout ContentMeasurer, solving solver: any RootSolving
  ) {
    var inputs = inputs
    var solution = solution
    if let measured = measuredInputs(inputs, result.frames, &measurer) {
      inputs = measured
      guard let found = self.solution(inputs, solver) else {
        result.failure = .unproved
        return
      }
      solution = found
    }
    var ambiguous: [LocalIndex: AmbiguousView] = [:]
    if let ambiguity = solution.ambiguous {
      list(ambiguity, in: &ambiguous)
      if examinesAmbiguousViews {
        let wrapped = wrappedTexts(ambiguous, solution, &measurer)
        findCertain(&ambiguous, solution, inputs, solver, except: wrapped)
        excludeDeterminedByCanvas(&ambiguous, inputs, solver)
        excludeDeterminedByContent(&ambiguous, inputs, solver)
        excludeDeterminedByCode(&ambiguous, inputs, solver)
        for axis in LayoutAxis.allCases { findStep(&ambiguous, solution, axis, inputs, solver) }
      }
    }
    if canvas.isUnloaded { flagUnloaded(&ambiguous, inputs, solver) }
    flagViewsOfOwnClasses(&ambiguous, inputs, solver)
    result.ambiguities = ambiguous.values.sorted { $0.local < $1.local }
  }

  /// Returns the solution under an assumption, or `nil` if the solver found none or abandoned the
  /// search for ambiguities.
  private func solution(
    _ inputs: Inputs, _ solver: any RootSolving,
    assuming assumption: RootProblem.Assumption = .nothing
  ) -> RootSolution? {
    let solution = solver.solve(
      RootProblem(layouter: self, inputs: inputs, assumption: assumption))
    return solution.failure == nil ? solution : nil
  }

  /// Lists the ambiguous components, and the further ones that the canvas flags.
  private func list(
    _ ambiguity: AmbiguousComponents, in ambiguous: inout [LocalIndex: AmbiguousView]
  ) {
    for (local, found) in ambiguity.inside {
      let components = Ambiguity.Component.ofFrame.filter { found[$0] != nil }
      if components.isEmpty { continue }
      ambiguous[local, default: AmbiguousView(local: local)].components = components
      ambiguous[local]?.certain = components
    }
    guard context.quirks.contains(.ambiguousContentSizesAreFlagged) else { return }
    for (local, found) in ambiguity.inside where flagsContent(of: local) {
      flag(Self.contentComponents.filter { found[$0] != nil }, of: local, in: &ambiguous)
    }
    guard context.quirks.contains(.viewsInAmbiguousViewsAreAmbiguous) else { return }
    for (local, found) in ambiguity.inRoot
    where views[part.members[local].view].layout.usesConstraints {
      flag(Ambiguity.Component.ofFrame.filter(found.contains), of: local, in: &ambiguous)
    }
  }

  /// Adds components of a view to those that only the canvas flags.
  private func flag(
    _ components: [Ambiguity.Component], of local: LocalIndex,
    in ambiguous: inout [LocalIndex: AmbiguousView]
  ) {
    if components.isEmpty { return }
    ambiguous[local, default: AmbiguousView(local: local)].flagged += components
  }

  private static let contentComponents: [Ambiguity.Component] = [.contentWidth, .contentHeight]

  /// Returns whether Interface Builder checks the size of a scroll view's content: if it has
  /// subviews, or a guide for its content.
  private func flagsContent(of local: LocalIndex) -> Bool {
    let index = part.members[local].view
    guard views[index].kind == .scrollView else { return false }
    return hasSubviews(local)
      || part.guides.contains {
        scene.guides[$0].owner == index && scene.guides[$0].kind == .contentLayoutGuide
      }
  }

  /// Determines which ambiguous components are also ambiguous if measured texts are slightly larger
  /// and slightly smaller.
  ///
  /// Contents that share a surplus in one case and a shortage in the other may fit exactly:
  /// components that are ambiguous in both cases, but not because contents are too short or too
  /// long in both, are not certain.
  ///
  /// - Parameters:
  ///   - ambiguous: The ambiguous views.
  ///   - solution: The solution.
  ///   - inputs: The inputs of its constraints.
  ///   - solver: The solver of constraints.
  ///   - wrapped: The labels whose widths are not certain.
  private func findCertain(
    _ ambiguous: inout [LocalIndex: AmbiguousView], _ solution: RootSolution, _ inputs: Inputs,
    _ solver: any RootSolving, except wrapped: Set<LocalIndex>
  ) {
    guard ambiguous.values.contains(where: { !$0.certain.isEmpty }),
      inputs.content.contains(where: { $0.isText })
    else { return }
    var solutions = [(inputs: inputs, solution: solution)]
    for part in [1.0, -1] {
      var varied = inputs
      for local in varied.content.indices { varied.content[local].grow(by: part) }
      guard let other = self.solution(varied, solver), let ambiguity = other.ambiguous,
        !ambiguity.inside.isEmpty
      else {
        for local in ambiguous.keys { ambiguous[local]?.certain = [] }
        return
      }
      solutions.append((varied, other))
      for local in ambiguous.keys {
        ambiguous[local]?.certain.removeAll { ambiguity.inside[local]?[$0] == nil }
      }
      guard ambiguous.values.contains(where: { !$0.certain.isEmpty }) else { return }
    }
    for axis in LayoutAxis.allCases {
      removeDoubtful(&ambiguous, axis, solutions, axis == .horizontal ? wrapped : [])
    }
  }

  /// Returns the labels of ambiguous width whose text has several lines only because it is wrapped.
  ///
  /// A line that is broken between words is shorter than the label, so that a surplus may be left
  /// where the whole text would not fit: Interface Builder flags no such label.
  private func wrappedTexts(
    _ ambiguous: [LocalIndex: AmbiguousView], _ solution: RootSolution,
    _ measurer: inout ContentMeasurer
  ) -> Set<LocalIndex> {
    var result: Set<LocalIndex> = []
    for (local, found) in ambiguous where found.certain.contains(.width) {
      let view = scene.views[part.members[local].view]
      guard case .label(let label) = view.content, label.numberOfLines != 1,
        let width = measurer.sizeByMetrics(of: view, width: nil).width,
        width > solution.frames[local].width + 1
      else { continue }
      result.insert(local)
    }
    return result
  }

  /// Removes the components that are not ambiguous without the minimum size that only the canvas
  /// gives arranged views from the certain ones.
  private func excludeDeterminedByCanvas(
    _ ambiguous: inout [LocalIndex: AmbiguousView], _ inputs: Inputs, _ solver: any RootSolving
  ) {
    guard context.metrics.stacks.leastExtentWithSubviews != nil,
      ambiguous.values.contains(where: { !$0.certain.isEmpty }),
      part.members.indices.dropFirst().contains(where: {
        views[part.members[$0].view].layout.isArranged && hasSubviews($0)
      })
    else { return }
    let inApp = solution(inputs, solver, assuming: .leastExtentsDropped)?.ambiguous
    for local in ambiguous.keys {
      ambiguous[local]?.certain.removeAll { inApp?.inside[local]?[$0] == nil }
    }
  }

  /// Removes the components that are not ambiguous if the root is as small as its content permits
  /// from the certain ones, along the axes along which the app need not use the stored extent.
  private func excludeDeterminedByContent(
    _ ambiguous: inout [LocalIndex: AmbiguousView], _ inputs: Inputs, _ solver: any RootSolving
  ) {
    guard ambiguous.values.contains(where: { !$0.certain.isEmpty }) else { return }
    let axes = LayoutAxis.allCases.filter {
      canvas.extents[$0] == .specified && !scene.declaresExtent(of: part.root, along: $0)
    }
    if axes.isEmpty { return }
    let components = axes.reduce(into: Set<Ambiguity.Component>()) {
      $0.formUnion($1 == .horizontal ? [.x, .width] : [.y, .height])
    }
    let fitted = fittingContent(along: axes).solution(inputs, solver)?.ambiguous
    for local in ambiguous.keys {
      ambiguous[local]?.certain.removeAll {
        components.contains($0) && fitted?.inside[local]?[$0] == nil
      }
    }
  }

  /// Removes the components that the document's placeholders determine from the certain ones: at
  /// run time, code determines them.
  private func excludeDeterminedByCode(
    _ ambiguous: inout [LocalIndex: AmbiguousView], _ inputs: Inputs, _ solver: any RootSolving
  ) {
    guard ambiguous.values.contains(where: { !$0.certain.isEmpty }), hasPlaceholders else { return }
    let determined = solution(inputs, solver, assuming: .placeholdersApplied)?.ambiguous
    for local in ambiguous.keys {
      ambiguous[local]?.certain.removeAll { determined?.inside[local]?[$0] == nil }
    }
  }

  /// Whether the document's placeholders determine more than the constraints in this configuration.
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

  /// Removes the groups whose contents are too short in one solution and too long in the other, or
  /// are wrapped texts, from the certain ones.
  private func removeDoubtful(
    _ ambiguous: inout [LocalIndex: AmbiguousView], _ axis: LayoutAxis,
    _ solutions: [(inputs: Inputs, solution: RootSolution)], _ wrapped: Set<LocalIndex>
  ) {
    let (extent, position): (Ambiguity.Component, Ambiguity.Component) =
      axis == .horizontal ? (.width, .x) : (.height, .y)
    var contents: [Int: [LocalIndex]] = [:]
    for local in ambiguous.keys.sorted()
    where frameExtent(ofContent: local, axis, solutions[0].inputs) != nil {
      guard let group = solutions[0].solution.ambiguous?.inside[local]?[extent] else { continue }
      contents[group, default: []].append(local)
    }
    for (group, members) in contents {
      let surpluses = solutions.map { self.surpluses(members, axis, $0.inputs, $0.solution) }
      let isSurplus = surpluses.allSatisfy { $0.contains { $0 > 0.01 } }
      let isShortage = surpluses.allSatisfy { $0.contains { $0 < -0.01 } }
      if isSurplus || isShortage, wrapped.isDisjoint(with: members) { continue }
      for local in ambiguous.keys {
        let groups = solutions[0].solution.ambiguous?.inside[local] ?? [:]
        ambiguous[local]?.certain.removeAll {
          ($0 == extent || $0 == position) && groups[$0] == group
        }
      }
    }
  }

  /// Finds a priority change that would determine contents that share a surplus or a shortage.
  ///
  /// If there are two, the first one gets a higher priority; if there are several, one gets a lower
  /// priority and takes all. The solver then verifies that no ambiguity remains.
  private func findStep(
    _ ambiguous: inout [LocalIndex: AmbiguousView], _ solution: RootSolution, _ axis: LayoutAxis,
    _ inputs: Inputs,
    _ solver: any RootSolving
  ) {
    let component: Ambiguity.Component = axis == .horizontal ? .width : .height
    var contents: [Int: [LocalIndex]] = [:]
    for local in ambiguous.keys.sorted()
    where ambiguous[local]?.certain.contains(component) ?? false {
      guard frameExtent(ofContent: local, axis, inputs) != nil,
        let group = solution.ambiguous?.inside[local]?[component]
      else { continue }
      contents[group, default: []].append(local)
    }
    for (_, members) in contents.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      let first = members[0]
      let surpluses = self.surpluses(members, axis, inputs, solution)
      let isHugging = surpluses.contains { $0 > 0.01 }
      guard isHugging || surpluses.contains(where: { $0 < -0.01 }) else { continue }
      let layout = views[part.members[first].view].layout
      let now = isHugging ? layout.hugging[axis] : layout.compressionResistance[axis]
      let step = PriorityStep(
        axis: axis, isHugging: isHugging, priority: members.count == 2 ? now + 1 : now - 1)
      guard (1...999).contains(step.priority) else { continue }
      guard
        let determined = self.solution(inputs, solver, assuming: .step(local: first, step)),
        members.allSatisfy({ determined.ambiguous?.inside[$0]?[component] == nil })
      else { continue }
      ambiguous[first]?.step = step
    }
  }

  /// Returns the amounts by which the frames of views exceed their content sizes.
  private func surpluses(
    _ members: [LocalIndex], _ axis: LayoutAxis, _ inputs: Inputs, _ solution: RootSolution
  ) -> [Double] {
    members.compactMap { local in
      frameExtent(ofContent: local, axis, inputs).map {
        let frame = solution.frames[local]
        return (axis == .horizontal ? frame.width : frame.height) - $0
      }
    }
  }

  /// Returns the extent of a frame around the content of a view.
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

  /// Adds the components that Interface Builder flags in a row that its table does not show,
  /// because it has not measured the row.
  private func flagUnloaded(
    _ ambiguous: inout [LocalIndex: AmbiguousView], _ inputs: Inputs, _ solver: any RootSolving
  ) {
    guard let ambiguity = solution(inputs, solver, assuming: .unmeasured)?.ambiguous else { return }
    for (local, found) in ambiguity.inside
    where views[part.members[local].view].layout.usesConstraints {
      flag(Ambiguity.Component.ofFrame.filter { found[$0] != nil }, of: local, in: &ambiguous)
    }
  }

  /// Returns whether a view is an empty one of the app's own class that fills a stack view along its
  /// axis, with the other views.
  func isEmptyViewOfOwnClass(_ local: LocalIndex) -> Bool {
    let view = scene.views[part.members[local].view]
    guard view.layout.isArranged, view.customClass != nil, case .plain = view.content,
      !hasSubviews(local)
    else { return false }
    return views[part.members[part.members[local].superview].view].stack?.distribution == .fill
  }

  /// Adds the components that Interface Builder flags because the size of an empty view of the
  /// app's own class in a stack view is unknown.
  private func flagViewsOfOwnClasses(
    _ ambiguous: inout [LocalIndex: AmbiguousView], _ inputs: Inputs, _ solver: any RootSolving
  ) {
    guard context.quirks.contains(.emptyViewsOfOwnClassesAreAmbiguous),
      part.members.indices.dropFirst().contains(where: isEmptyViewOfOwnClass),
      let ambiguity = solution(inputs, solver, assuming: .ownClassesUnsized)?.ambiguous
    else { return }
    for (local, found) in ambiguity.inside {
      let listed = ambiguous[local].map { $0.components + $0.flagged } ?? []
      let content = flagsContent(of: local) ? Self.contentComponents : []
      let components = (Ambiguity.Component.ofFrame + content).filter {
        found[$0] != nil && !listed.contains($0)
      }
      flag(components, of: local, in: &ambiguous)
    }
  }

  /// Returns the measured sizes that replace stored ones, with which a content's surplus or
  /// shortage can be computed, or `nil` if the contents are already measured or equal to the stored
  /// sizes.
  private func measuredInputs(
    _ inputs: Inputs, _ frames: LocalTable<LayoutRect>, _ measurer: inout ContentMeasurer
  ) -> Inputs? {
    guard measurer.context.sizing == .stored, context.usesStoredFrames else { return nil }
    var measured = inputs
    for (local, member) in part.members.indexed.dropFirst() {
      let view = scene.views[member.view]
      guard view.layout.usesConstraints, inputs.content[local] != .none,
        !view.hasUnmeasuredContent
      else { continue }
      let size = measurer.sizeByMetrics(of: view, width: frames[local].width)
      // The heights of labels are exact to the pixel.
      let isExact = view.kind == .label && !size.isApproximate
      measured.content[local].measure(size, leastHeight: isExact ? 0.6 / context.scale : nil)
    }
    return measured == inputs ? nil : measured
  }
}

extension Ambiguity.Component {
  /// The components of a frame.
  package static let ofFrame: [Self] = [.x, .y, .width, .height]
}
