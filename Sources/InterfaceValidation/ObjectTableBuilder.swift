import InterfaceModel
import InterfaceSource

/// Collects the objects of a document.
struct ObjectTableBuilder: DocumentVisitor {
  var table = ObjectTable()
  /// The id attributes of objects whose id another object has already.
  var duplicates: [Attribute] = []
  private var scene = 0
  /// The places of the views that were entered and not left.
  private var open: [Int] = []
  /// For each controller that was entered and not left, the place that its root view has or would have.
  private var controllers: [Int] = []

  mutating func beginScene(_ index: Int) {
    scene = index
  }

  mutating func enter(_ controller: Controller) {
    add(controller.attributes, .controller(controller.kind), controller.range, position: nil)
    controllers.append(controller.view == nil ? -1 : table.ends.count)
  }

  mutating func leave(_ controller: Controller) {
    controllers.removeLast()
  }

  mutating func enter(_ view: View) {
    let position = place()
    open.append(position)
    add(view.attributes, .view(view.kind), view.range, position: position)
  }

  mutating func leave(_ view: View) {
    table.ends[open.removeLast()] = table.ends.count
  }

  /// A guide counts as its view; the guides of a controller belong to its root view.
  mutating func visit(_ guide: LayoutGuide) {
    var position = open.last
    if guide.kind == .top || guide.kind == .bottom { position = controllers.last ?? position }
    if position == -1 { position = nil }
    add(guide.attributes, .layoutGuide(guide.kind), guide.range, position: position)
  }

  mutating func visit(_ constraint: LayoutConstraint) {
    add(constraint.attributes, .constraint, constraint.range, position: nil)
  }

  mutating func visit(_ connection: Connection) {
    add(connection.attributes, .connection, connection.range, position: nil)
  }

  mutating func visit(_ section: TableViewSection) {
    add(section.attributes, .section, section.range, position: nil)
  }

  mutating func visit(_ item: BarItem) {
    add(item.attributes, .barItem, item.range, position: nil)
  }

  mutating func visit(_ item: NavigationItem) {
    add(item.attributes, .other, item.range, position: nil)
  }

  mutating func visit(exit: PlainObject) {
    add(exit.element.attributes, .exit, exit.element.range, position: nil)
  }

  mutating func visit(_ element: Element) {
    guard element.name != .exit, element.attributes.attribute(.id) != nil else { return }
    add(element.attributes, Self.kind(of: element.name), element.range, position: place())
  }

  private mutating func place() -> Int {
    table.ends.append(table.ends.count + 1)
    return table.ends.count - 1
  }

  private mutating func add(
    _ attributes: Attributes, _ kind: DocumentIndex.Kind, _ range: SourceRange, position: Int?
  ) {
    guard let attribute = attributes.attribute(.id) else { return }
    let id = ObjectID(attribute.value)
    guard table.index.entries[id] == nil else {
      duplicates.append(attribute)
      table.ambiguous.insert(id)
      return
    }
    table.index.entries[id] = DocumentIndex.Entry(kind: kind, range: range, scene: scene)
    table.order.append(id)
    table.idRanges[id] = attribute.range
    table.positions[id] = position
  }

  /// What an element that the model keeps as it is counts as; an unknown one may be a view.
  private static func kind(of name: ElementName?) -> DocumentIndex.Kind {
    guard let name else { return .view(.other) }
    if let kind = ViewKind(name) { return .view(kind) }
    if let kind = Controller.Kind(name) { return .controller(kind) }
    switch name {
    case .constraint: return .constraint
    case .viewLayoutGuide, .viewControllerLayoutGuide, .keyboardLayoutGuide:
      return .layoutGuide(.other)
    case .barButtonItem, .tabBarItem: return .barItem
    case .outlet, .outletCollection, .action, .segue: return .connection
    default: return .other
    }
  }
}
