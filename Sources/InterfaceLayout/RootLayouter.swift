import ConstraintSolver
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The layout of one root: builds its constraints, solves them, and repeats while values that
/// depend on frames (wrapped texts, inner safe areas, preserved margins) change.
struct RootLayouter {
  /// A layout root of a document.
  struct ID: Hashable {
    let scene: SceneID
    /// The index of the root's part of the scene.
    let part: PartIndex
  }

  /// The values on which a layout depends.
  ///
  /// It does not include whether ambiguous views are examined: a layout without that examination
  /// may be one with it.
  struct Key: Hashable {
    let id: ID
    let availableSpace: AvailableSpace
    let cellMargins: LayoutInsets?
    let context: RootContext

    /// Hashes only the properties in which nearly all keys differ: hashing the rest takes longer
    /// than comparing it.
    func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(availableSpace.frame.width)
      hasher.combine(availableSpace.frame.height)
    }
  }

  let context: RootContext
  let structure: SceneStructure
  let id: ID
  /// The root's canvas, in the flow.
  private(set) var canvas: RootCanvas
  let cellMargins: LayoutInsets?

  var key: Key {
    Key(id: id, availableSpace: canvas.availableSpace, cellMargins: cellMargins, context: context)
  }
  var scene: ResolvedScene { _read { yield structure.scene } }
  /// For each view of the scene, its layout properties.
  var views: Table<ResolvedView, PlacedView> { _read { yield structure.geometry.views } }
  var part: LayoutRoots.Part { _read { yield structure.geometry.roots.parts[id.part] } }
  /// For each view of the scene, its index among its part's members.
  var localIndex: Table<ResolvedView, LocalIndex> {
    _read { yield structure.geometry.roots.localIndex }
  }
  /// Returns whether the part contains subviews of a view, the first of which would follow it
  /// directly.
  func hasSubviews(_ local: LocalIndex) -> Bool {
    let next = local.advanced(by: 1)
    return next < part.members.endIndex && part.members[next].superview == local
  }

  /// The limit of work for the root.
  let effort: RootEffort

  /// Whether the certainty of ambiguities is determined, with the priority changes that would
  /// resolve them.
  var examinesAmbiguousViews = true

  /// The size of the scene's canvas, which is that of its first root.
  var sceneParameters: Parameters = Parameters()

  /// The result of one pass in the flow, or the final result in screen coordinates.
  struct Result {
    /// The frame of each view of the part in the root's coordinates, not rounded.
    var frames: LocalTable<LayoutRect>
    /// The bottom-right corner of each scroll view's content, by index in the part.
    var contentSizes: [LocalIndex: LayoutSize]
    var safeArea: LocalTable<LayoutInsets>
    /// The heights of keyboard layout guides, by index of their owners in the part.
    var keyboardHeights: [LocalIndex: Double]
    var margins: LocalTable<LayoutInsets>
    var ambiguities: [AmbiguousView] = []
    var conflicts: [Conflict]
    /// The views whose contents are approximate, by index in the part.
    var approximate: [LocalIndex]
    var failure: SolveFailure?

    init(_ solution: RootSolution, _ inputs: Inputs) {
      frames = solution.frames
      contentSizes = solution.contentSizes
      safeArea = inputs.safeArea
      keyboardHeights = inputs.keyboardHeights
      margins = inputs.margins
      conflicts = solution.proof?.conflicts ?? []
      approximate = inputs.content.indices.filter { inputs.content[$0].isApproximate }
      failure = solution.failure
    }
  }

  /// The inputs that depend on the frames of the previous pass, in the flow.
  struct Inputs: Equatable {
    var safeArea: LocalTable<LayoutInsets>
    /// The heights of keyboard layout guides, by index of their owners in the part.
    var keyboardHeights: [LocalIndex: Double]
    var margins: LocalTable<LayoutInsets>
    var content: LocalTable<ContentSize>
  }

  /// The maximum number of passes: inner safe areas converge in three, wrapped texts in two
  /// (docs/internals/auto-layout.md, 'Constraints: Repeated solving').
  private static let passLimit = 5

  init(
    context: RootContext, structure: SceneStructure, part: PartIndex, canvas: RootCanvas,
    cellMargins: LayoutInsets?
  ) {
    self.context = context
    self.structure = structure
    id = ID(scene: structure.id, part: part)
    self.canvas = canvas
    if context.flow == .rightToLeft { self.canvas.safeArea = canvas.safeArea.mirrored }
    self.cellMargins = cellMargins
    effort = RootEffort(
      weight: structure.geometry.roots.parts[part].weight, of: context.documentWeight)
  }

  /// Lays out the root.
  ///
  /// - Parameters:
  ///   - measurer: The measurer of contents.
  ///   - solver: The solver of constraints.
  ///   - proof: The part of the last pass's constraints that is retained.
  /// - Returns: The layout, and the solution of the last pass.
  func layOut(
    measuring measurer: inout ContentMeasurer, solving solver: any RootSolving,
    keeping proof: RootProblem.Proof = .ofContradictions
  ) -> (result: Result, solution: RootSolution) {
    var layout = layOutUntilConverged(measuring: &measurer, solving: solver, keeping: proof)
    if canvas.extents.vertical == .least, layout.result.frames[.root].height < 0.5 {
      // Nothing in the row determines its height: the document's height applies.
      var specified = self
      specified.canvas.extents.vertical = .specified
      layout = specified.layOutUntilConverged(measuring: &measurer, solving: solver, keeping: proof)
    }
    if context.flow == .rightToLeft { layout.result.mirror(part) }
    return layout
  }

  /// Returns a layouter of the same root that is as small as its content permits along some axes.
  func fittingContent(along axes: [LayoutAxis]) -> RootLayouter {
    var result = self
    if axes.contains(.horizontal) { result.canvas.extents.horizontal = .least }
    if axes.contains(.vertical) { result.canvas.extents.vertical = .least }
    return result
  }

  private func layOutUntilConverged(
    measuring measurer: inout ContentMeasurer, solving solver: any RootSolving,
    keeping proof: RootProblem.Proof
  ) -> (result: Result, solution: RootSolution) {
    var inputs = inputs(frames: nil, &measurer)
    var solution = solver.solve(RootProblem(layouter: self, inputs: inputs, proof: proof))
    for _ in 1..<Self.passLimit where solution.failure == nil {
      let next = self.inputs(frames: solution.frames, after: inputs, &measurer)
      let hasSameConstraints =
        !context.recordsClosedForm && next.content == inputs.content
        && solution.insets.agree(with: next)
      let isConverged = hasSameConstraints || next == inputs
      inputs = next
      if isConverged { break }
      solution = solver.solve(RootProblem(layouter: self, inputs: inputs, proof: proof))
    }
    var result = Result(solution, inputs)
    if solution.failure == nil {
      findAmbiguousViews(&result, solution, inputs, measuring: &measurer, solving: solver)
    }
    return (result, solution)
  }

  /// The cell that is the root, if its style lays out its content; only at run time, since the
  /// stored frames apply on the document's own canvas.
  var standardCell: ViewContent.TableViewCell? {
    guard !context.usesStoredFrames,
      case .tableViewCell(let cell) = scene.views[part.root].content,
      cell.style != .custom
    else { return nil }
    return cell
  }

  /// Whether the constraints are the same at every size: no constant is derived from the root's
  /// size to replace a missing stored frame.
  var isResizable: Bool {
    standardCell == nil
      && part.members.allSatisfy { member in
        let index = member.view
        if case .rect = scene.views[index].storedFrame { return true }
        return index != part.root && scene.views[index].layout.usesConstraints
          && scene.views[index].storedFrame == nil
      }
  }

  /// Returns the safe area insets and margins of each view, and the heights of keyboard layout
  /// guides, by index in the part.
  private func insets(frames: LocalTable<LayoutRect>?) -> (
    safeArea: LocalTable<LayoutInsets>, keyboardHeights: [LocalIndex: Double],
    margins: LocalTable<LayoutInsets>
  ) {
    let rules = SafeAreaRules(views: views, part: part, availableSpace: canvas.availableSpace)
    let safeArea = rules.safeArea(frames: frames)
    var keyboardHeights: [LocalIndex: Double] = [:]
    for index in part.guides where scene.guides[index].kind == .keyboard {
      let owner = localIndex[scene.guides[index].owner]
      keyboardHeights[owner] = rules.keyboardHeight(in: owner, safeArea: safeArea, frames: frames)
    }
    let margins = MarginRules(
      context: context, views: views, part: part,
      availableSpace: canvas.availableSpace,
      cellMargins: cellMargins
    ).margins(safeArea: safeArea, frames: frames)
    return (safeArea, keyboardHeights, margins)
  }

  /// Returns the inputs of the next pass.
  ///
  /// - Parameters:
  ///   - frames: The frames of the previous pass, or `nil` for the first one.
  ///   - previous: The inputs of that pass; those that do not depend on frames are reused.
  ///   - measurer: The measurer of contents.
  /// - Returns: The inputs.
  private func inputs(
    frames: LocalTable<LayoutRect>?, after previous: Inputs? = nil,
    _ measurer: inout ContentMeasurer
  ) -> Inputs {
    let (safeArea, keyboardHeights, margins) = insets(frames: frames)
    var content: LocalTable<ContentSize> = []
    content.reserveCapacity(part.members.count)
    let standardParts = standardCell?.parts ?? []
    let breaksTexts = standardCell?.style == .subtitle
    for (local, member) in part.members.indexed {
      let index = member.view
      if standardParts.contains(index) {
        let width = breaksTexts ? frames?[local].width : nil
        content.append(measurer.measuredSize(of: scene.views[index], width: width))
        continue
      }
      if let previous, !scene.views[index].kind.wraps {
        content.append(previous.content[local])
        continue
      }
      var size = measurer.contentSize(
        of: scene.views[index], width: frames?[local].width, isRoot: local == .root)
      if context.contentVariation != 0 {
        size = size.varied(
          by: context.contentVariation, hasCustomClass: scene.views[index].customClass != nil)
      }
      content.append(size)
    }
    return Inputs(
      safeArea: safeArea, keyboardHeights: keyboardHeights, margins: margins, content: content)
  }
}

extension RootLayouter.Result {
  /// Converts results from a right-to-left flow to screen coordinates.
  ///
  /// The subviews of a scroll view are mirrored within its content, whose coordinates begin at the
  /// left: UIKit mirrors no scroll view.
  fileprivate mutating func mirror(_ part: LayoutRoots.Part) {
    let flowing = frames
    for local in frames.indices.dropFirst() {
      let outer = part.members[local].superview
      let availableSpace = contentSizes[outer]?.width ?? flowing[outer].width
      frames[local].x =
        frames[outer].x + availableSpace - (flowing[local].maxX - flowing[outer].x)
    }
    for local in safeArea.indices { safeArea[local] = safeArea[local].mirrored }
    for local in margins.indices { margins[local] = margins[local].mirrored }
  }
}
