import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// Texts and controls that overlap.
package enum OverlappingContents: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "overlapping-contents", .warning, .layout,
    summary: "Two labels or controls overlap.",
    rationale:
      "People cannot read either of them, or cannot tap the one underneath. Often a constraint between the two is missing.",
    remedy: "Add a constraint that keeps them apart, or hide the one that is not shown initially."
  ).aliased("layout_overlap", "layout_trailing_missing")

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    let views = scene.scene.views
    var inks: [ViewIndex: [VisibleBounds]] = [:]
    for index in views.indices
    where !views[index].layout.isArranged {
      guard let superview = views[index].superview, let bounds = VisibleBounds(index, scene) else {
        continue
      }
      inks[superview, default: []].append(bounds)
    }
    let pairs = inks.keys.sorted().flatMap { overlapping(inks[$0] ?? [], scene) }
    guard !pairs.isEmpty else { return }
    let anchored = viewsAnchoredAtOneSide(scene)
    for (upper, lower) in pairs { check(upper, lower, anchored, scene, &findings) }
  }

  /// The maximum number of pairs of subviews to examine in one view.
  ///
  /// No readable screen has as many.
  private static let greatestPairCount = 10_000

  /// Returns the sibling views that may overlap, in pairs, each with one that begins no higher.
  ///
  /// Views with the same frame are shown alternately and do not form a pair: there may be
  /// thousands.
  private static func overlapping(_ siblings: [VisibleBounds], _ scene: LintedScene) -> [(
    VisibleBounds, VisibleBounds
  )] {
    guard siblings.count > 1 else { return [] }
    let inOrder = siblings.sorted { ($0.box.y, $0.index) < ($1.box.y, $1.index) }
    if inOrder.count <= fewSiblings { return overlappingOfFew(inOrder, scene) }
    var sweep = OverlapSweep()
    var pairs: [(Int, Int)] = []
    for (position, bounds) in inOrder.enumerated() {
      sweep.add(bounds.box, frame: scene.frames[bounds.index]) { pairs.append(($0, position)) }
      if pairs.count > greatestPairCount { break }
    }
    return pairs.sorted { $0 < $1 }.prefix(greatestPairCount).map { (inOrder[$0], inOrder[$1]) }
  }

  /// The number of siblings up to which comparing all pairs is cheaper than a sweep.
  ///
  /// The pairs are the same.
  private static let fewSiblings = 32

  private static func overlappingOfFew(_ inOrder: [VisibleBounds], _ scene: LintedScene) -> [(
    VisibleBounds, VisibleBounds
  )] {
    var pairs: [(VisibleBounds, VisibleBounds)] = []
    for (position, upper) in inOrder.enumerated() {
      for lower in inOrder[(position + 1)...] {
        if lower.box.y >= upper.box.maxY { break }
        guard lower.box.x < upper.box.maxX, lower.box.maxX > upper.box.x,
          scene.frames[upper.index] != scene.frames[lower.index]
        else { continue }
        pairs.append((upper, lower))
      }
    }
    return pairs
  }

  /// The tolerance in points: texts may touch, and smaller overlaps are a matter of metrics (a
  /// guess).
  private static let leastOverlap = 3.0

  private static func check(
    _ one: VisibleBounds, _ other: VisibleBounds, _ anchored: Set<ViewIndex>, _ scene: LintedScene,
    _ findings: inout SceneFindings
  ) {
    let overlap = one.box.overlap(with: other.box)
    guard overlap.width > leastOverlap, overlap.height > leastOverlap,
      // A label in a field, or a button over a control, is a deliberate combination.
      one.isText == other.isText || !one.allowsLabels && !other.allowsLabels,
      // Views with the same frame are shown alternately.
      scene.frames[one.index] != scene.frames[other.index],
      ![one, other].contains(where: {
        scene.isChangedByCode($0.index) || scene.isPlacedByClass($0.index)
          || scene.isFixedInCell($0.index)
          || scene.isInPrototype($0.index)
      })
    else { return }
    let views = scene.scene.views
    let (first, second) = one.index < other.index ? (one, other) : (other, one)
    let missing = missingConstraint(first, second, anchored, scene)
    findings.report(
      kind, at: views[first.index],
      "the \(views[first.index].displayName) and the \(views[second.index].displayName) overlap by "
        + "\(PointText.text(overlap.width.rounded())) × \(PointText.text(overlap.height.rounded())) points",
      summary:
        "the \(views[first.index].displayName) and the \(views[second.index].displayName) overlap",
      with: views[second.index].range,
      notes: [
        Diagnostic.Note(
          "the other one is here", range: views[second.index].range, object: views[second.index].id)
      ] + (missing.map { [Diagnostic.Note($0)] } ?? []))
  }

  /// Returns the views whose trailing edge, width or center a constraint refers to.
  private static func viewsAnchoredAtOneSide(_ scene: LintedScene) -> Set<ViewIndex> {
    let horizontal: Set<LayoutAttribute> = [
      .trailing, .right, .width, .centerX, .trailingMargin, .rightMargin,
    ]
    var anchored: Set<ViewIndex> = []
    for constraint in scene.scene.constraints {
      if horizontal.contains(constraint.firstAttribute) {
        anchored.insert(scene.scene.owner(of: constraint.first))
      }
      if let second = constraint.second, constraint.secondAttribute.map(horizontal.contains) == true
      {
        anchored.insert(scene.scene.owner(of: second))
      }
    }
    return anchored
  }

  /// Returns a note that no constraint keeps two views apart, or `nil` if one may.
  private static func missingConstraint(
    _ one: VisibleBounds, _ other: VisibleBounds, _ anchored: Set<ViewIndex>, _ scene: LintedScene
  ) -> String? {
    let (left, right) =
      scene.frames[one.index].x <= scene.frames[other.index].x ? (one, other) : (other, one)
    let isRightToLeft = scene.scene.views[left.index].layout.direction == .rightToLeft
    guard !anchored.contains(left.index), !isRightToLeft, left.isText else { return nil }
    let views = scene.scene.views
    return "no constraint keeps the trailing edge of the \(views[left.index].displayName)"
      + " away from the \(views[right.index].displayName)"
  }
}

/// The area in which a view shows content that must not be covered.
private struct VisibleBounds {
  let index: ViewIndex
  /// The area, in the coordinate space of the outermost view.
  let box: LayoutRect
  let isText: Bool
  /// Whether labels are placed over such a view on purpose.
  let allowsLabels: Bool

  /// Returns `nil` for views that may be covered, and for those that cover nothing.
  init?(_ index: ViewIndex, _ scene: LintedScene) {
    let view = scene.scene.views[index]
    guard scene.states[index].isDisjoint(with: [.isUnseen, .isUnsure, .isInBar, .isStandardPart]),
      view.customClass == nil, view.appearance.alpha > 0.5
    else { return nil }
    self.index = index
    switch view.content {
    case .button(let button) where button.title.isEmpty: return nil
    case .label, .button:
      guard let letters = scene.letters(index) else { return nil }
      (box, isText, allowsLabels) = (letters, true, false)
    case .textField, .datePicker:
      (box, isText, allowsLabels) = (scene.frames[index], false, true)
    case .switch, .slider, .stepper, .segmentedControl:
      (box, isText, allowsLabels) = (scene.frames[index], false, false)
    case .plain, .containerView, .window, .textView, .imageView, .progressView,
      .activityIndicatorView, .refreshControl, .pageControl, .pickerView, .searchBar, .scrollView,
      .tableView, .tableViewCell, .collectionView, .collectionViewCell, .collectionReusableView,
      .stackView, .visualEffectView, .navigationBar, .toolbar, .tabBar, .mapView, .webView,
      .mediaView, .other:
      return nil
    }
  }
}
