import ConstraintSolver
import InterfaceResolution
import InterfaceTraits

/// The constraints of a layout root in one pass, as a problem for a solver.
struct RootProblem {
  /// An assumption that replaces a part of the document.
  enum Assumption {
    case nothing
    /// The root has no given width, and the contents of its views no size.
    case unmeasured
    /// Empty views of the app's own classes in stack views have no substitute size.
    case ownClassesUnsized
    /// Arranged views with subviews have no minimum size, which only the canvas gives them.
    case leastExtentsDropped
    /// Placeholders apply in every configuration, and those that bound an extent determine it:
    /// components that only they determine are left to code.
    case placeholdersApplied
    /// A view, by index in the part, has another priority.
    case step(local: LocalIndex, PriorityStep)
  }

  /// The information that is retained to explain a solution.
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

  /// The frame of a root without subviews, which its available space determines, or `nil` for other
  /// roots.
  var solutionOfRootAlone: RootSolution? {
    let canvas = layouter.canvas
    let size = canvas.frame.size
    guard layouter.part.members.count == 1, layouter.part.constraints.isEmpty,
      canvas.extents.horizontal == .specified, canvas.extents.vertical == .specified,
      size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    return RootSolution(
      frames: [LayoutRect(x: 0, y: 0, width: size.width, height: size.height)],
      contentSizes: layouter.views[layouter.part.root].scrollsContent ? [.root: size] : [:])
  }
}
