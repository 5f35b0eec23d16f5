import EditorCanvas
import InterfaceResolution
import InterfaceModel
import InterfaceSource
import InterfaceTraits
import PlatformFacts
@testable import InterfaceLayout
@testable import InterfaceResolution
@testable import InterfaceReading

/// Builds a resolved scene and its layout, view by view.
struct SceneBuilder {
  private(set) var views: Table<ResolvedView, ResolvedView> = []
  private var frames: Table<ResolvedView, LayoutRect> = []
  private var open: [ViewIndex] = []
  /// The superview of each view, or `nil` if it has none.
  private var holders: Table<ResolvedView, ViewIndex?> = []
  var guides: [(guide: ResolvedGuide, frame: LayoutRect)] = []
  var constraints: [ResolvedConstraint] = []
  var texts: [ViewIndex: LaidOutText] = [:]
  var ambiguities: [Ambiguity] = []
  var conflicts: [[ResolvedConstraint.Index]] = []
  var segues: [ResolvedSegue] = []
  var presentation = ScenePresentation()
  var id: String
  var controller: ObjectID?
  var size: LayoutSize
  /// The document that contains the scene.
  var document = Gallery.document()
  var style = TraitCollection.Style.light

  init(id: String, controller: String?, width: Double, height: Double) {
    self.id = id
    self.controller = controller.map { ObjectID($0) }
    size = LayoutSize(width: width, height: height)
  }

  /// Adds a view with its attributes, properties, content, texts and subviews.
  @discardableResult
  mutating func view(
    _ id: String?, _ kind: ViewKind, _ frame: LayoutRect, spelling: String? = nil,
    role: ResolvedView.Role = .subview, _ attributes: KeyValuePairs<AttributeName, String> = [:],
    _ properties: KeyValuePairs<PropertyKey, PropertyValue> = [:], content: ViewItems = .none,
    image: ResolvedImage? = nil, runtime: [RuntimeAttribute] = [], text: LaidOutText? = nil,
    _ subviews: (inout SceneBuilder) -> Void = { _ in }
  ) -> ViewIndex {
    let index = views.endIndex
    views.append(
      ResolvedView(
        declaration: .init(
          id: id.map { ObjectID($0) }, elementName: spelling ?? "\(kind)",
          raw: RawContent(
            element: spelling ?? "\(kind)",
            attributes: .of(attributes),
            properties: Properties(
              properties.map { Property(key: $0.key, value: $0.value, range: .start) }),
            content: content, runtimeAttributes: runtime),
          image: image),
        kind: kind, role: role, range: id.map { .place(of: $0) } ?? .start,
        superview: role == .barItemView ? nil : open.last, end: index.advanced(by: 1),
        storedFrame: nil, autoresizingMask: [],
        layout: .init(
          usesConstraints: true, isFixedFrame: false,
          isHidden: attributes.contains { $0.key == .hidden && $0.value == "YES" },
          isArranged: false, hugging: AxisPair(horizontal: 250, vertical: 250),
          compressionResistance: AxisPair(horizontal: 750, vertical: 750),
          placeholderIntrinsicSize: AxisPair(horizontal: .absent, vertical: .absent),
          explicitMargins: nil, preservesSuperviewMargins: false,
          insetsMarginsFromSafeArea: true, marginsFollowReadableWidth: false,
          ambiguityCheck: .positionsAndSizes)))
    frames.append(frame)
    holders.append(open.last)
    if let text { texts[index] = text }
    open.append(index)
    subviews(&self)
    open.removeLast()
    views[index].end = views.endIndex
    return index
  }

  mutating func constraint(
    _ id: String?, _ first: ViewIndex, _ attribute: LayoutAttribute, _ constant: Double
  ) {
    constraints.append(
      ResolvedConstraint(
        id: id.map { ObjectID($0) }, owner: ViewIndex(0), first: .view(first),
        firstAttribute: attribute,
        relation: .equal, second: nil, secondAttribute: nil, multiplier: 1, constant: constant,
        priority: 1000, isPlaceholder: false, range: .start))
  }

  /// The scene, with contents resolved from the raw contents.
  var scene: ResolvedScene {
    var document = document
    let found = document.scenes.firstIndex { $0.controller?.id == controller && controller != nil }
    let own = found ?? document.scenes.endIndex
    if found == nil {
      document.scenes.append(Scene(id: id, controller: nil, objects: [], range: .start))
    }
    document.scenes[own].objects += views.indices.filter { holders[$0] == nil }.map {
      .view(model($0))
    }
    let graph = DocumentValidator.validate(document).graph
    var contents = ContentResolver(
      graph,
      images: ImageResolver(
        recorded: RecordedImages(Resources()), traits: TraitCollection(), catalog: nil),
      metrics: .uiKit(), palette: SystemPalette(SystemColors.Appearance(style: style)), colors: nil)
    var scenes = Table<SceneGraph.Scene, ResolvedScene>(
      graph.scenes.indices.map { index in
        var places = SceneCorrespondence(graph.scenes[index])
        for view in graph.scenes[index].views { places.add(view) }
        let controller = graph.scenes[index].controller.map { graph[$0] }
        let isOwn = index == Handle(own)
        return contents.resolved(
          ResolvedScene(
            id: isOwn ? id : graph.scenes[index].id,
            controller: isOwn ? self.controller : controller?.id,
            controllerKind: isOwn
              ? self.controller.map { _ in .viewController } : controller?.kind, range: .start,
            views: isOwn ? views : [], guides: isOwn ? Table(guides.map(\.guide)) : [],
            constraints: isOwn ? Table(constraints) : [],
            presentation: isOwn ? presentation : ScenePresentation(), declaredRootSize: nil,
            segues: isOwn ? segues : []), places)
      })
    ContainerTable(graph).resolve(&scenes)
    return scenes[Handle(own)]
  }

  /// Returns a view with its subviews, as a document would contain it.
  private func model(_ index: ViewIndex) -> View {
    let view = views[index]
    var model = View(
      id: view.id, kind: view.kind, elementName: view.elementName,
      range: SourceRange(start: Int32(index.index), end: Int32(index.index + 1)))
    let inner = views.indices.filter { holders[$0] == index }
    func inside(_ role: ResolvedView.Role) -> [View] {
      inner.filter { views[$0].role == role }.map { self.model($0) }
    }
    model.subviews = inside(.subview)
    model.keyedViews = inside(.contentView).map { content in
      var content = content
      content.key = .contentView
      return content
    }
    model.content = view.raw.content
    let cells = inside(.cell)
    var items = inside(.barItemView)[...]
    switch model.content {
    case .sections(var sections):
      var rest = cells[...]
      for section in sections.indices {
        let count = sections[section].cells.count
        sections[section].cells = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      model.content = .sections(sections)
    case .barItems(var all):
      for item in all.indices where all[item].customView != nil {
        all[item].customView = items.popFirst()
      }
      model.content = .barItems(all)
    default:
      if !cells.isEmpty { model.content = .cells(cells) }
    }
    // A view that no item represents.
    model.subviews += items
    return model
  }

  var layout: Layout {
    var layout = Layout(size: size, frames: frames, guideFrames: Table(guides.map(\.frame)))
    layout.texts = texts
    if controller != nil {
      layout.safeArea.top = presentation.hasNavigationBar ? 64 : 20
      layout.bars.statusBar = LayoutRect(x: 0, y: 0, width: size.width, height: 20)
    }
    if presentation.hasNavigationBar {
      layout.bars.navigationBar = LayoutRect(x: 0, y: 20, width: size.width, height: 44)
    }
    if presentation.hasTabBar {
      layout.safeArea.bottom = 49
      layout.bars.bottomItemsHeight = 49
      layout.bars.tabBar = LayoutRect(x: 0, y: size.height - 49, width: size.width, height: 49)
    }
    layout.ambiguities = ambiguities
    layout.conflicts = conflicts.map { constraints in
      Conflict(
        members: constraints.map {
          LayoutReason(kind: .constraint($0), view: ViewIndex(0), priority: 1000)
        },
        violation: 1, uncertainty: 0, root: ViewIndex(0))
    }
    let canvas = Configuration.canvas()
    if case .canvas(let ownCanvas) = canvas.context {
      let context = LayoutContext(
        configuration: canvas, ownCanvasSize: ownCanvas.size, options: LayoutOptions())
      var measurer = ContentMeasurer(context: context)
      layout.placeBarItems(of: scene, in: context, &measurer)
    }
    return layout
  }
}

extension SourceRange {
  /// Returns the range of the object with an id, different from that of objects with other ids.
  static func place(of id: String) -> SourceRange {
    let number = id.utf8.reduce(0 as UInt32) { $0 &* 31 &+ UInt32($1) } % 1_000_000
    return SourceRange(start: Int32(number), end: Int32(number) + 1)
  }
}

extension ResolvedImage {
  /// Returns an image of a catalog at 2x scale.
  static func asset(
    _ name: String, path: String, size: LayoutSize? = nil, isTemplate: Bool = false
  ) -> ResolvedImage {
    ResolvedImage(
      name: name, isSymbol: false, size: size,
      asset: ResolvedAsset(catalog: 0, path: path, scale: 2), isTemplate: isTemplate)
  }

  /// Returns an image of which only the name is known.
  static func unknown(_ name: String, isSymbol: Bool = false) -> ResolvedImage {
    ResolvedImage(name: name, isSymbol: isSymbol, size: nil, asset: nil, isTemplate: isSymbol)
  }
}

extension LayoutRect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension Attributes {
  /// Returns attributes as the reader of a document produces them.
  static func of(_ attributes: KeyValuePairs<AttributeName, String>) -> Attributes {
    Attributes(known: attributes.map { Attribute(name: $0.key, value: $0.value, range: .start) })
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

extension Configuration {
  /// Returns the canvas of a document, of an arbitrary device.
  static func canvas(
    _ traits: TraitCollection = TraitCollection(), device: String? = nil
  ) -> Configuration {
    Configuration(
      DocumentCanvas(
        behavior: CanvasBehavior(23504),
        name: device.map { DocumentCanvas.Name(device: $0, isLandscape: false, layout: nil) },
        device: nil, orientation: .portrait, scale: 2,
        size: LayoutSize(width: 600, height: 600), traits: traits))
  }
}
