import ConstraintSolver
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// Lays out one root: builds its constraints, solves them, and repeats while what depends on frames
/// (wrapped texts, inner safe areas, preserved margins) changes.
struct RootLayouter {
  /// A layout root of a document.
  struct ID: Hashable {
    let scene: SceneID
    /// The index of the root's part of the scene.
    let part: PartIndex
  }

  /// All that a layout depends on.
  ///
  /// Whether open views are examined is not among it: a layout that does not ask for that may be one that does.
  struct Key: Hashable {
    let id: ID
    let room: RootRoom
    let cellMargins: LayoutInsets?
    let context: RootContext

    /// Hashes what nearly all keys differ in: the rest takes longer to hash than to compare.
    func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(room.frame.width)
      hasher.combine(room.frame.height)
    }
  }

  let context: RootContext
  let structure: SceneStructure
  let id: ID
  /// The root's canvas, in the flow.
  private(set) var canvas: RootCanvas
  let cellMargins: LayoutInsets?

  var key: Key { Key(id: id, room: canvas.room, cellMargins: cellMargins, context: context) }
  var scene: ResolvedScene { _read { yield structure.scene } }
  /// For each view of the scene what constraints ask of it.
  var views: Table<ResolvedView, PlacedView> { _read { yield structure.geometry.views } }
  var part: LayoutRoots.Part { _read { yield structure.geometry.roots.parts[id.part] } }
  /// For each view of the scene its place in its part's members.
  var localIndex: Table<ResolvedView, LocalIndex> {
    _read { yield structure.geometry.roots.localIndex }
  }
  /// Whether the part has views inside a view of it: the first of them would stand right behind it.
  func hasSubviews(_ local: LocalIndex) -> Bool {
    let next = local.advanced(by: 1)
    return next < part.members.endIndex && part.members[next].superview == local
  }

  /// How much work the root may take.
  let effort: RootEffort

  /// Whether it is asked of open views how certain it is that they are, and what would settle them.
  var examinesOpenViews = true

  /// The size of the scene's canvas: of its first root.
  var sceneParameters: Parameters = Parameters()

  /// What one pass found, in the flow; what is settled, in the screen's coordinates.
  struct Result {
    /// The frame of each view of the part in the root's coordinates, not rounded.
    var frames: LocalTable<LayoutRect>
    /// The far corner of each scroll view's content, by place in the part.
    var contentSizes: [LocalIndex: LayoutSize]
    var safeArea: LocalTable<LayoutInsets>
    var margins: LocalTable<LayoutInsets>
    var ambiguities: [OpenView] = []
    var conflicts: [Conflict]
    /// The views whose contents are known roughly, by place in the part.
    var approximate: [LocalIndex]
    var obstacle: Obstacle?

    init(_ solution: RootSolution, _ inputs: Inputs) {
      frames = solution.frames
      contentSizes = solution.contentSizes
      safeArea = inputs.safeArea
      margins = inputs.margins
      conflicts = solution.proof?.conflicts ?? []
      approximate = inputs.content.indices.filter { inputs.content[$0].isApproximate }
      obstacle = solution.obstacle
    }
  }

  /// What depends on the frames of the pass before, in the flow.
  struct Inputs: Equatable {
    var safeArea: LocalTable<LayoutInsets>
    var margins: LocalTable<LayoutInsets>
    var content: LocalTable<ContentSize>
  }

  /// The most passes: inner safe areas converge in three, wrapped texts in two (docs/auto-layout.md, 'Constraints: Settling').
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
  ///   - measurer: Measures contents.
  ///   - solver: Solves constraints.
  ///   - proof: What is kept of the constraints of the last pass.
  /// - Returns: The layout, and the solution of the last pass.
  func layOut(
    measuring measurer: inout ContentMeasurer, solving solver: any RootSolving,
    keeping proof: RootProblem.Proof = .ofContradictions
  ) -> (result: Result, solution: RootSolution) {
    var settled = settle(measuring: &measurer, solving: solver, keeping: proof)
    if canvas.extents.vertical == .least, settled.result.frames[.root].height < 0.5 {
      // Nothing in the row says how high it is: it is as high as the document says.
      var given = self
      given.canvas.extents.vertical = .given
      settled = given.settle(measuring: &measurer, solving: solver, keeping: proof)
    }
    if context.flow == .rightToLeft { settled.result.mirror(part) }
    return settled
  }

  private func settle(
    measuring measurer: inout ContentMeasurer, solving solver: any RootSolving,
    keeping proof: RootProblem.Proof
  ) -> (result: Result, solution: RootSolution) {
    var inputs = inputs(frames: nil, &measurer)
    var solution = solver.solve(RootProblem(layouter: self, inputs: inputs, proof: proof))
    for _ in 1..<Self.passLimit where solution.obstacle == nil {
      let next = self.inputs(frames: solution.frames, after: inputs, &measurer)
      let asksTheSame =
        !context.recordsClosedForm && next.content == inputs.content
        && solution.insets.agree(with: next)
      let isSettled = asksTheSame || next == inputs
      inputs = next
      if isSettled { break }
      solution = solver.solve(RootProblem(layouter: self, inputs: inputs, proof: proof))
    }
    var result = Result(solution, inputs)
    if solution.obstacle == nil {
      findOpenViews(&result, solution, inputs, measuring: &measurer, solving: solver)
    }
    return (result, solution)
  }

  /// The cell that the root is, when its style lays out what is in it: nowhere but on the document's own
  /// canvas, where the stored frames stand.
  var standardCell: ViewContent.TableViewCell? {
    guard !context.holdsStoredFrames,
      case .tableViewCell(let cell) = scene.views[part.root].content,
      cell.style != .custom
    else { return nil }
    return cell
  }

  /// Whether the constraints are the same at every size: no constant is made from the root's size for
  /// want of a stored frame.
  var isResizable: Bool {
    standardCell == nil
      && part.members.allSatisfy { member in
        let index = member.view
        if case .rect = scene.views[index].storedFrame { return true }
        return index != part.root && scene.views[index].layout.usesConstraints
          && scene.views[index].storedFrame == nil
      }
  }

  /// What is covered of each view, and its margins, by place in the part.
  private func insets(frames: LocalTable<LayoutRect>?) -> (
    safeArea: LocalTable<LayoutInsets>, margins: LocalTable<LayoutInsets>
  ) {
    let safeArea = SafeAreaRules(views: views, part: part, room: canvas.room)
      .safeArea(frames: frames)
    let margins = MarginRules(
      metrics: context.metrics.margins, views: views, part: part, room: canvas.room,
      cellMargins: cellMargins
    ).margins(safeArea: safeArea, frames: frames)
    return (safeArea, margins)
  }

  /// What the next pass depends on.
  ///
  /// - Parameters:
  ///   - frames: The frames of the pass before; nil for the first one.
  ///   - known: The inputs of that pass: what does not depend on frames stays.
  ///   - measurer: Measures contents.
  /// - Returns: The inputs.
  private func inputs(
    frames: LocalTable<LayoutRect>?, after known: Inputs? = nil, _ measurer: inout ContentMeasurer
  ) -> Inputs {
    let (safeArea, margins) = insets(frames: frames)
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
      if let known, !scene.views[index].kind.wraps {
        content.append(known.content[local])
        continue
      }
      var size = measurer.contentSize(
        of: scene.views[index], width: frames?[local].width, isRoot: local == .root)
      if context.contentVariation != 0 {
        size = size.varied(
          by: context.contentVariation, isOwn: scene.views[index].customClass != nil)
      }
      content.append(size)
    }
    return Inputs(safeArea: safeArea, margins: margins, content: content)
  }
}

extension RootLayouter.Result {
  /// Turns what was found from a flow from the right to the screen's coordinates.
  ///
  /// What is inside a scroll view is mirrored within its content, whose coordinates begin at the left: UIKit mirrors
  /// no scroll view.
  fileprivate mutating func mirror(_ part: LayoutRoots.Part) {
    let flowing = frames
    for local in frames.indices.dropFirst() {
      let outer = part.members[local].superview
      let room = contentSizes[outer]?.width ?? flowing[outer].width
      frames[local].x =
        frames[outer].x + room - (flowing[local].maxX - flowing[outer].x)
    }
    for local in safeArea.indices { safeArea[local] = safeArea[local].mirrored }
    for local in margins.indices { margins[local] = margins[local].mirrored }
  }
}
