import InterfaceModel
import InterfaceResolution
import PlatformFacts

extension RootConstraints {
  /// Whether anything depends on how much of a view is covered: its margins or its safe area's guide.
  func usesSafeArea(of local: Int) -> Bool {
    let index = layouter.part.members[local]
    let scene = layouter.scene
    if scene.guides.contains(where: { $0.owner == index && $0.kind == .safeArea }) { return true }
    guard Margins.addsSafeArea(layouter.context.version) else { return false }
    return scene.constraints.contains { constraint in
      constraint.first == .view(index) && constraint.firstAttribute.isMargin
        || constraint.second == .view(index) && constraint.secondAttribute?.isMargin == true
    } || scene.views[index].layout.stack != nil
  }
}
