import InterfaceModel
import InterfaceSource
import InterfaceTraits
import TestSupport
import Testing

@testable import InterfaceResolution

@Suite struct ResolvedDumpTests {
  @Test func oneLineForEachViewGuideAndConstraint() throws {
    var root = view(
      "vIe-w0-001", .view, "view", role: .controllerRoot, superview: nil, end: ViewIndex(2))
    root.storedFrame = .rect(LayoutRect(x: 0, y: 0, width: 375, height: 667))
    let raw = RawContent(
      attributes: Attributes(known: [Attribute(name: .text, value: "Hello", range: .start)]),
      properties: Properties([
        Property(
          key: .fontDescription,
          value: .font(
            FontDescription(face: .system(weight: .bold, isItalic: false), pointSize: 17)),
          range: .start)
      ]))
    let label = view(
      "lBl-00-001", .label, "label", role: .subview, superview: ViewIndex(0), end: ViewIndex(2),
      raw: raw)
    let guide = ResolvedGuide(
      id: ObjectID("sAf-e0-001"), kind: .safeArea, owner: ViewIndex(0), range: .start)
    let pin = ResolvedConstraint(
      id: ObjectID("c01-00-001"), owner: ViewIndex(0), first: .view(ViewIndex(1)),
      firstAttribute: .leading,
      relation: .equal, second: .guide(GuideIndex(0)), secondAttribute: .leading, multiplier: 1,
      constant: 16,
      priority: 1000, isPlaceholder: false, range: .start)
    let height = ResolvedConstraint(
      id: nil, owner: ViewIndex(1), first: .view(ViewIndex(1)), firstAttribute: .height,
      relation: .greaterThanOrEqual,
      second: nil, secondAttribute: nil, multiplier: 1, constant: 44, priority: 750,
      isPlaceholder: true, range: .start)
    let scene = ResolvedScene(
      id: "sCe-00-001", controller: ObjectID("cOn-00-001"), controllerKind: .viewController,
      range: .start, views: [root, label], guides: [guide], constraints: [pin, height],
      presentation: ScenePresentation(), declaredRootSize: nil)
    try expectGolden([UInt8](ResolvedDump.text(of: scene).utf8), at: "resolution/dump.resolved")
  }

  private func view(
    _ id: String, _ kind: ViewKind, _ spelling: String, role: ResolvedView.Role,
    superview: ViewIndex?,
    end: ViewIndex, raw: RawContent? = nil
  ) -> ResolvedView {
    ResolvedView(
      declaration: .init(
        id: ObjectID(id), elementName: spelling, raw: raw ?? RawContent(element: spelling)),
      kind: kind, role: role, range: .start, superview: superview, end: end, storedFrame: nil,
      autoresizingMask: AutoresizingMask(),
      layout: LayoutProperties(
        usesConstraints: true, isFixedFrame: false, isHidden: false, isArranged: false,
        hugging: AxisPair(horizontal: 250, vertical: 250),
        compressionResistance: AxisPair(horizontal: 750, vertical: 750),
        placeholderIntrinsicSize: AxisPair(horizontal: .absent, vertical: .absent),
        explicitMargins: nil, preservesSuperviewMargins: false, insetsMarginsFromSafeArea: true,
        marginsFollowReadableWidth: false, ambiguityCheck: .positionsAndSizes))
  }
}
