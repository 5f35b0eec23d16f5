import ConstraintSolver
import InterfaceResolution
import InterfaceTraits

/// The constraints of a layout root in one pass, as a question to a solver.
struct RootProblem {
  /// What is taken to hold instead of what the document says.
  enum Assumption {
    case nothing
    /// Nothing says how wide the root is, and how large the contents of its views.
    case unmeasured
    /// Placeholders hold wherever this is, and those that bound something settle it: what only they settle is left to
    /// code.
    case placeholdersSettled
    /// A view, by place in the part, has another priority.
    case step(local: LocalIndex, PriorityStep)
  }

  /// What is kept to explain a solution.
  enum Proof {
    case none
    /// The constraints and their solution, if some contradict each other.
    case ofContradictions
    /// The constraints and their solution.
    case always
  }

  let layouter: RootLayouter
  let inputs: RootLayouter.Inputs
  var assumption = Assumption.nothing
  var proof = Proof.none

  /// The root's size.
  var parameters: Parameters {
    Parameters([layouter.canvas.frame.width, layouter.canvas.frame.height])
  }

  /// The frame of a root without anything in it, which its room says; nil for other roots.
  var solutionOfRootAlone: RootSolution? {
    let canvas = layouter.canvas
    let size = canvas.frame.size
    guard layouter.part.members.count == 1, layouter.part.constraints.isEmpty,
      canvas.extents.horizontal == .given, canvas.extents.vertical == .given,
      size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    return RootSolution(
      frames: [LayoutRect(x: 0, y: 0, width: size.width, height: size.height)],
      contentSizes: layouter.views[layouter.part.root].scrollsContent ? [.root: size] : [:])
  }
}
