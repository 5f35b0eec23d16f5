import ConstraintSolver
import InterfaceTraits

/// The frames of the views of a layout root according to their constraints, in the flow.
struct RootSolution {
  /// The frame of each view of the part in the root's coordinates, not rounded.
  var frames: LocalTable<LayoutRect>
  /// The bottom-right corner of each scroll view's content, by index in the part.
  var contentSizes: [LocalIndex: LayoutSize] = [:]
  /// The insets used by the constraints.
  var insets = InsetReads()
  /// The ambiguous components, or `nil` if there are none.
  var ambiguous: AmbiguousComponents?
  /// The reason why the solution does not follow the constraints.
  var failure: SolveFailure?
  /// The constraints with their solution, if the problem requests it.
  var proof: SolvedConstraints?
}

extension RootSolution {
  /// Creates the frames for values of the variables.
  init(_ variables: RootVariables, _ value: (Variable) -> Double) {
    frames = []
    frames.reserveCapacity(variables.views.count)
    for local in variables.views {
      let x = value(variables.left(local))
      let y = value(variables.top(local))
      frames.append(
        LayoutRect(
          x: x, y: y, width: value(variables.right(local)) - x,
          height: value(variables.bottom(local)) - y))
      if let right = variables.contentTrailing(local, .horizontal),
        let bottom = variables.contentTrailing(local, .vertical)
      {
        contentSizes[local] = LayoutSize(width: value(right) - x, height: value(bottom) - y)
      }
    }
  }

  /// Creates the solution that consists of the stored frames, for roots that are not solved.
  init(storedFramesOf layouter: RootLayouter, _ failure: SolveFailure) {
    let size = layouter.canvas.frame.size
    frames = [LayoutRect(x: 0, y: 0, width: size.width, height: size.height)]
    for member in layouter.part.members.dropFirst() {
      var frame = layouter.views[member.view].storedFrame?.rect(in: size) ?? .zero
      let outer = frames[member.superview]
      frame.x += outer.x
      frame.y += outer.y
      frames.append(frame)
    }
    self.failure = failure
  }
}
