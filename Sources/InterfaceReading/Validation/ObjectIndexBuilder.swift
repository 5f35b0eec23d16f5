import InterfaceModel
import InterfaceSource
import InterfaceTraits

/// A builder that collects the objects of a document, and numbers them like the graph.
struct ObjectIndexBuilder: DocumentVisitor {
  var table = ObjectIndex()
  private var scene = 0
  /// The indices of the views that enclose the current position.
  private var enclosingViews: [Int] = []
  /// For each controller that encloses the current position, the index of its root view, or `nil`
  /// for one without a view.
  private var controllers: [Int?] = []
  /// The current depth inside surplus controllers.
  private var surplus = 0
  private var viewCount = 0
  private var guideCount = 0
  private var constraintCount = 0
  private var controllerCount = 0

  mutating func beginScene(_ index: Int) {
    scene = index
  }

  mutating func enter(_ controller: Controller, as role: ControllerRole) {
    if surplus > 0 || role == .surplus { surplus += 1 }
    add(controller.attributes, .controller, controller.range, number: count(&controllerCount))
    controllers.append(controller.view == nil ? nil : table.ends.count)
  }

  mutating func leave(_ controller: Controller) {
    if surplus > 0 { surplus -= 1 }
    controllers.removeLast()
  }

  mutating func enter(_ view: View, as role: ViewRole) {
    let viewIndex = viewIndex()
    enclosingViews.append(viewIndex)
    add(
      view.attributes, .view(view.kind), view.range, viewIndex: viewIndex, number: count(&viewCount)
    )
  }

  mutating func leave(_ view: View) {
    table.ends[enclosingViews.removeLast()] = table.ends.count
  }

  /// A guide has the index of its view; the guides of a controller belong to its root view.
  mutating func visit(_ guide: LayoutGuide) {
    let root = controllers.last ?? nil
    let owner = enclosingViews.last ?? root
    let isOfController = guide.kind == .top || guide.kind == .bottom
    let isKnown = guide.kind != .other
    add(
      guide.attributes, isKnown ? .layoutGuide : .unknownLayoutGuide, guide.range,
      viewIndex: isOfController && !controllers.isEmpty ? root : owner,
      number: owner == nil || !isKnown ? nil : count(&guideCount))
  }

  mutating func visit(_ constraint: LayoutConstraint) {
    add(constraint.attributes, .constraint, constraint.range, number: count(&constraintCount))
  }

  mutating func visit(_ connection: Connection) {
    add(connection.attributes, .connection, connection.range)
  }

  mutating func visit(_ section: TableViewSection) {
    add(section.attributes, .section, section.range)
  }

  mutating func enter(_ item: BarItem) {
    add(item.attributes, .barItem, item.range)
  }

  mutating func enter(_ item: NavigationItem) {
    add(item.attributes, .other, item.range)
  }

  mutating func visit(_ element: Element) {
    guard element.attributes.attribute(.id) != nil else { return }
    add(
      element.attributes, Self.kind(of: element.name), element.range, viewIndex: viewIndex(),
      isElement: true)
  }

  /// Returns the next number for an object that the graph contains, or `nil` for one that it does
  /// not contain.
  private func count(_ counter: inout Int) -> Int? {
    guard surplus == 0 else { return nil }
    counter += 1
    return counter - 1
  }

  private mutating func viewIndex() -> Int {
    table.ends.append(table.ends.count + 1)
    return table.ends.count - 1
  }

  private mutating func add(
    _ attributes: Attributes, _ kind: ObjectKind, _ range: SourceRange, viewIndex: Int? = nil,
    number: Int? = nil, isElement: Bool = false
  ) {
    guard let attribute = attributes.attribute(.id) else { return }
    table.add(
      ObjectIndex.Entry(
        kind: kind, range: range, idRange: attribute.range, scene: scene, viewIndex: viewIndex,
        number: number, isElement: isElement), as: ObjectID(attribute.value))
  }

  /// Returns the kind of an element that the model stores unprocessed; an unknown one may be a
  /// view.
  private static func kind(of name: ElementName?) -> ObjectKind {
    guard let name else { return .view(.other) }
    if let kind = ViewKind(name) { return .view(kind) }
    if Controller.Kind(name) != nil { return .controller }
    switch name {
    case .constraint: return .constraint
    case .viewLayoutGuide, .viewControllerLayoutGuide, .viewLayoutMarginsGuide,
      .keyboardLayoutGuide:
      return .layoutGuide
    case .barButtonItem, .tabBarItem: return .barItem
    case .outlet, .outletCollection, .action, .segue: return .connection
    case .exit: return .exit
    default: return .other
    }
  }
}
