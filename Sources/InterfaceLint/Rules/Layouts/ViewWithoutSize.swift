import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// A view with content and without size.
package enum ViewWithoutSize: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "view-without-size", .warning, .layout,
    summary: "A view with content is laid out with no width or height.",
    rationale:
      "People cannot see it, because constraints leave no space for it.",
    remedy:
      "Give it space, or hide it where it should not appear. If code changes the constraint, connect the constraint to an outlet."
  ).aliased("layout_zero_size", "layout_negative_size")

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    for (index, size) in scene.frames.indexed where size.width < 0.5 || size.height < 0.5 {
      let view = scene.scene.views[index]
      guard view.showsSomething, view.superview != nil,
        scene.states[index].isDisjoint(with: [.isUnseen, .isUnsure, .isInBar, .isStandardPart]),
        view.customClass == nil, !scene.isInPrototype(index), !scene.isChangedByCode(index),
        !scene.isPlacedByClass(index), view.hasOwnExtent,
        !isCollapsed(index, in: scene)
      else { continue }
      let word = size.width < 0.5 ? size.height < 0.5 ? "width and height" : "width" : "height"
      findings.report(
        kind, at: view, "the \(view.displayName) has no \(word)",
        summary: "the \(view.displayName) has no width or no height")
    }
  }

  /// Returns whether the document sets an extent of a view, or of one of its superviews, to 0 to
  /// hide it.
  private static func isCollapsed(_ index: ViewIndex, in scene: LintedScene) -> Bool {
    let around = Set(scene.scene.views.lineage(of: index))
    return scene.scene.constraints.contains { constraint in
      constraint.second == nil && constraint.constant <= 1
        && (constraint.firstAttribute == .width || constraint.firstAttribute == .height)
        && around.contains(scene.scene.owner(of: constraint.first))
    }
  }
}

extension ResolvedView {
  /// Whether the content of the view has a size of its own, so that a view without size is not
  /// intended.
  fileprivate var hasOwnExtent: Bool {
    switch content {
    case .imageView(let imageView): imageView.image?.size != nil
    case .mapView, .webView, .mediaView, .pickerView, .textView: false
    case .plain, .containerView, .window, .label, .button, .textField, .switch, .slider, .stepper,
      .segmentedControl, .progressView, .activityIndicatorView, .refreshControl, .pageControl,
      .datePicker, .searchBar, .scrollView, .tableView, .tableViewCell, .collectionView,
      .collectionViewCell, .collectionReusableView, .stackView, .visualEffectView, .navigationBar,
      .toolbar, .tabBar, .other:
      true
    }
  }
}
