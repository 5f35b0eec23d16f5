import InterfaceLayout
import InterfaceModel
@testable import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// Puts together a resolved scene with its layout, view by view.
struct SceneBuilder {
  private(set) var views: [ResolvedView] = []
  private var frames: [Rect] = []
  private var open: [Int] = []
  var guides: [(guide: ResolvedGuide, frame: Rect)] = []
  var constraints: [ResolvedConstraint] = []
  var texts: [Int: LaidOutText] = [:]
  var ambiguities: [Ambiguity] = []
  var conflicts: [[Int]] = []
  var surroundings = Surroundings()
  var id: String
  var controller: ObjectID?
  var size: Size

  init(id: String, controller: String?, width: Double, height: Double) {
    self.id = id
    self.controller = controller.map { ObjectID($0) }
    size = Size(width: width, height: height)
  }

  /// Adds a view with its attributes, properties, content, texts and subviews.
  @discardableResult
  mutating func view(
    _ id: String?, _ kind: ViewKind, _ frame: Rect, spelling: String? = nil,
    role: ResolvedView.Role = .subview, _ attributes: KeyValuePairs<AttributeName, String> = [:],
    _ properties: KeyValuePairs<PropertyKey, PropertyValue> = [:], content: ViewContent = .none,
    image: ResolvedImage? = nil, runtime: [RuntimeAttribute] = [], text: LaidOutText? = nil,
    _ subviews: (inout SceneBuilder) -> Void = { _ in }
  ) -> Int {
    let index = views.count
    views.append(
      ResolvedView(
        id: id.map { ObjectID($0) }, kind: kind, elementSpelling: spelling ?? "\(kind)",
        role: role, range: .start, superview: role == .barItemView ? -1 : open.last ?? -1,
        end: index + 1, owner: nil,
        storedFrame: nil, autoresizingMask: [],
        attributes: Attributes(
          known: attributes.map { Attribute(name: $0.key, value: $0.value, range: .start) }),
        properties: Properties(
          properties.map { Property(key: $0.key, value: $0.value, range: .start) }),
        content: content, runtimeAttributes: runtime, simulatedMetrics: SimulatedMetrics(),
        layout: .init(
          usesConstraints: true, isFixedFrame: false,
          isHidden: attributes.contains { $0.key == .hidden && $0.value == "YES" },
          isArranged: false, hugging: AxisPair(horizontal: 250, vertical: 250),
          compressionResistance: AxisPair(horizontal: 750, vertical: 750),
          placeholderIntrinsicSize: AxisPair(horizontal: .absent, vertical: .absent),
          explicitMargins: nil, preservesSuperviewMargins: false,
          insetsMarginsFromSafeArea: true, marginsFollowReadableWidth: false,
          verifyAmbiguity: nil, stack: nil),
        image: image))
    frames.append(frame)
    if let text { texts[index] = text }
    open.append(index)
    subviews(&self)
    open.removeLast()
    views[index].end = views.count
    return index
  }

  mutating func constraint(
    _ id: String?, _ first: Int, _ attribute: LayoutAttribute, _ constant: Double
  ) {
    constraints.append(
      ResolvedConstraint(
        id: id.map { ObjectID($0) }, owner: 0, first: .view(first), firstAttribute: attribute,
        relation: .equal, second: nil, secondAttribute: nil, multiplier: 1, constant: constant,
        priority: 1000, isPlaceholder: false, range: .start))
  }

  var scene: ResolvedScene {
    ResolvedScene(
      id: id, controller: controller, controllerKind: controller == nil ? nil : .viewController,
      range: .start, views: views, guides: guides.map(\.guide), constraints: constraints,
      surroundings: surroundings, hasFreeformSize: false)
  }

  var layout: Layout {
    var layout = Layout(size: size, frames: frames, guideFrames: guides.map(\.frame))
    layout.texts = texts
    layout.ambiguities = ambiguities
    layout.conflicts = conflicts.map { constraints in
      Conflict(
        members: constraints.map { LayoutReason(kind: .constraint($0), view: 0, priority: 1000) },
        excess: 1, uncertainty: 0, root: 0)
    }
    return layout
  }
}

extension ResolvedImage {
  /// An image of a catalog in double resolution.
  static func asset(
    _ name: String, path: String, size: Size? = nil, isTemplate: Bool = false
  ) -> ResolvedImage {
    ResolvedImage(
      name: name, isSymbol: false, size: size,
      asset: ResolvedAsset(catalog: 0, path: path, scale: 2), isTemplate: isTemplate)
  }

  /// An image that only its name is known of.
  static func unknown(_ name: String, isSymbol: Bool = false) -> ResolvedImage {
    ResolvedImage(name: name, isSymbol: isSymbol, size: nil, asset: nil, isTemplate: isSymbol)
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Document {
  /// An empty document.
  static func empty(_ kind: Kind = .storyboard) -> Document {
    Document(
      kind: kind, runtime: .iOS, attributes: Attributes(), range: .start,
      toolsVersion: ToolsVersionNumber(major: 23504, minor: 0))
  }
}
