import ConstraintSolver
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// Lays out one root: builds its constraints, solves them, and repeats while what depends on frames
/// (wrapped texts, inner safe areas, preserved margins) changes.
struct RootLayouter {
  let context: RootContext
  let structure: SceneStructure
  /// The index of the root's part of the scene.
  private let partIndex: Int
  /// The root's canvas, in the flow.
  private(set) var canvas: RootCanvas
  let cellMargins: EdgeInsets?

  var scene: ResolvedScene { _read { yield structure.scene } }
  /// For each view of the scene what constraints ask of it.
  var views: [PlacedView] { _read { yield structure.views } }
  var part: LayoutRoots.Part { _read { yield structure.roots.parts[partIndex] } }
  /// For each view of the scene its place in its part's members.
  var localIndex: [Int] { _read { yield structure.roots.localIndex } }
  /// The superview, by place in the part; -1 for the root.
  var superviews: [Int] { _read { yield structure.roots.parts[partIndex].superviews } }

  /// Whether the part has views inside a view of it: the first of them would stand right behind it.
  func hasSubviews(_ local: Int) -> Bool {
    local + 1 < superviews.count && superviews[local + 1] == local
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
    var frames: [Rect]
    /// The far corner of each scroll view's content, by place in the part.
    var contentSizes: [Int: Size]
    var safeArea: [EdgeInsets]
    var margins: [EdgeInsets]
    var ambiguities: [OpenView]
    var conflicts: [Conflict]
    var approximate: [Int]
    var obstacle: Obstacle?
  }

  /// What depends on the frames of the pass before, in the flow.
  struct Inputs: Equatable {
    var safeArea: [EdgeInsets]
    var margins: [EdgeInsets]
    var content: [ContentSize]
  }

  /// The most passes: inner safe areas settle in three (layout rule 17), wrapped texts in two.
  private static let passLimit = 5

  init(
    context: RootContext, structure: SceneStructure, part: Int, canvas: RootCanvas,
    cellMargins: EdgeInsets?
  ) {
    self.context = context
    self.structure = structure
    partIndex = part
    self.canvas = canvas
    if context.flow == .rightToLeft { self.canvas.safeArea = canvas.safeArea.mirrored }
    self.cellMargins = cellMargins
    effort = RootEffort(
      weight: structure.roots.parts[part].weight, of: context.documentWeight)
  }

  /// Lays out the root and keeps the constraints of the last pass, which can explain the result.
  ///
  /// - Parameters:
  ///   - measurer: Measures contents.
  ///   - solver: Solves constraints.
  ///   - known: What was found out about the root at other sizes, and then what is found out now.
  /// - Returns: The layout and its constraints.
  func settle(
    measuring measurer: inout ContentMeasurer, _ solver: inout Solver,
    known: RootKnowledge
  ) -> (result: Result, constraints: RootConstraints) {
    var settled = settleOnce(measuring: &measurer, &solver, known: known)
    if canvas.extents.vertical == .least, settled.result.frames[0].height < 0.5 {
      // Nothing in the row says how high it is: it is as high as the document says.
      var given = self
      given.canvas.extents.vertical = .given
      settled = given.settleOnce(measuring: &measurer, &solver, known: known)
    }
    if context.flow == .rightToLeft { settled.result.mirror(superviews) }
    return settled
  }

  private func settleOnce(
    measuring measurer: inout ContentMeasurer, _ solver: inout Solver,
    known: RootKnowledge
  ) -> (result: Result, constraints: RootConstraints) {
    var inputs = firstInputs(&measurer, known)
    var (result, constraints) = pass(inputs, &solver, known)
    for _ in 1..<Self.passLimit where constraints.obstacle == nil {
      let next = self.inputs(frames: result.frames, after: inputs, &measurer)
      let asksTheSame =
        !context.recordsClosedForm && next.content == inputs.content
        && constraints.insets.agree(with: next)
      let isSettled = asksTheSame || next == inputs
      inputs = next
      if isSettled { break }
      (result, constraints) = pass(inputs, &solver, known)
    }
    result.safeArea = inputs.safeArea
    result.margins = inputs.margins
    result.approximate = inputs.content.indices.filter { inputs.content[$0].isApproximate }
    result.conflicts = constraints.conflicts(&known.conflicts)
    result.obstacle = constraints.obstacle
    if constraints.obstacle == nil {
      findOpenViews(&result, constraints, inputs, measuring: &measurer, &solver, known)
    }
    return (result, constraints)
  }

  /// One pass: a replay of what was solved at another size, or a solution.
  private func pass(
    _ inputs: Inputs, _ solver: inout Solver, _ known: RootKnowledge
  ) -> (Result, RootConstraints) {
    var constraints = RootConstraints(self, inputs)
    if known.purpose != .explanation {
      if let result = constraints.resultOfRootAlone() { return (result, constraints) }
      if let replay = known.plans.replay(constraints) {
        let result = constraints.take(replay)
        return (result, constraints)
      }
    }
    constraints.addAll()
    constraints.expectedRejections = known.rejections
    let result = constraints.solved(&solver, for: known.purpose, keepingIn: &known.plans)
    known.rejections = constraints.solution?.rejected ?? []
    return (result, constraints)
  }

  /// The cell that the root is, when its style lays out what is in it: nowhere but on the document's own
  /// canvas, where the stored frames stand.
  var standardCell: ViewContent.TableViewCell? {
    guard !context.isOwnCanvas, case .tableViewCell(let cell) = scene.views[part.root].content,
      cell.style != .custom
    else { return nil }
    return cell
  }

  /// Whether the constraints are the same at every size: no constant is made from the root's size for
  /// want of a stored frame.
  var isResizable: Bool {
    standardCell == nil
      && part.members.allSatisfy { index in
        if case .rect = scene.views[index].storedFrame { return true }
        return index != part.root && scene.views[index].layout.usesConstraints
          && scene.views[index].storedFrame == nil
      }
  }

  /// What the first pass depends on.
  private func firstInputs(
    _ measurer: inout ContentMeasurer, _ known: RootKnowledge
  ) -> Inputs {
    guard known.purpose == .layouts else { return inputs(frames: nil, &measurer) }
    let key = RootKnowledge.ContentKey(
      surroundings: measurer.surroundings, variation: context.contentVariation)
    if let content = known.contents[key] {
      let (safeArea, margins) = insets(frames: nil)
      return Inputs(safeArea: safeArea, margins: margins, content: content)
    }
    let inputs = inputs(frames: nil, &measurer)
    known.contents[key] = inputs.content
    return inputs
  }

  /// What is covered of each view, and its margins, by place in the part.
  private func insets(frames: [Rect]?) -> (safeArea: [EdgeInsets], margins: [EdgeInsets]) {
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
    frames: [Rect]?, after known: Inputs? = nil, _ measurer: inout ContentMeasurer
  ) -> Inputs {
    let (safeArea, margins) = insets(frames: frames)
    var content: [ContentSize] = []
    content.reserveCapacity(part.members.count)
    let standardParts = standardCell?.parts ?? []
    let breaksTexts = standardCell?.style == .subtitle
    for (local, index) in part.members.enumerated() {
      if standardParts.contains(index) {
        let width = breaksTexts ? frames?[local].width : nil
        content.append(measurer.measuredSize(of: scene.views[index], width: width))
        continue
      }
      if let known, !scene.views[index].content.wraps {
        content.append(known.content[local])
        continue
      }
      var size = measurer.contentSize(
        of: scene.views[index], width: frames?[local].width, isRoot: local == 0)
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
  /// - Parameter superviews: The superview of each view, by place in the part; -1 for the root.
  fileprivate mutating func mirror(_ superviews: [Int]) {
    let flowing = frames
    for local in frames.indices.dropFirst() {
      let outer = superviews[local]
      let room = contentSizes[outer]?.width ?? flowing[outer].width
      frames[local].x =
        frames[outer].x + room - (flowing[local].maxX - flowing[outer].x)
    }
    for local in safeArea.indices { safeArea[local] = safeArea[local].mirrored }
    for local in margins.indices { margins[local] = margins[local].mirrored }
  }
}
