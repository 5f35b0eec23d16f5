import InterfaceResolution
import PlatformFacts
import InterfaceTraits

extension RootConstraints {
  /// For each view, whether anything depends on its safe area insets: its margins, its safe area
  /// guide or its keyboard layout guide.
  var usesSafeArea: LocalTable<Bool> {
    let scene = layouter.scene
    var uses = scene.views.mapValues { _ in false }
    for guide in scene.guides where guide.kind == .safeArea || guide.kind == .keyboard {
      uses[guide.owner] = true
    }
    if layouter.context.metrics.margins.addsSafeArea {
      for constraint in scene.constraints where !constraint.isRemoved {
        if constraint.firstAttribute.isMargin { note(constraint.first) }
        if constraint.secondAttribute?.isMargin == true { note(constraint.second) }
      }
      for (index, view) in scene.views.indexed where view.kind == .stackView {
        uses[index] = true
      }
    }
    return layouter.part.members.mapValues { uses[$0.view] }

    func note(_ item: ConstraintItem?) {
      if case .view(let index) = item { uses[index] = true }
    }
  }
}
