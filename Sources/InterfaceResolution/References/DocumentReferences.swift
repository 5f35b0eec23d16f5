package import InterfaceModel
import InterfaceSource
import InterfaceTraits

/// The connections and localizable texts of a document, by scene.
package struct DocumentReferences: Sendable {
  /// Those of one scene.
  package struct Part: Sendable {
    /// The connections, in document order.
    package var connections: [ObjectConnection] = []
    /// The texts, in byte order of their keys.
    package var texts: [LocalizableText] = []
  }

  /// Those in scenes, by the scenes' ids; in a xib, by those of the top-level views and controllers.
  private var byScene: [String: Part] = [:]
  /// Those of objects in no scene, such as the File's Owner of a xib.
  package private(set) var outside = Part()

  /// Finds the connections of a document and assigns its texts to scenes.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - scenes: The ids of the scenes.
  ///   - texts: The texts of the document, in byte order of their keys.
  package init(_ document: Document, scenes: Set<String>, texts: [LocalizableText]) {
    var visitor = ReferenceVisitor(document)
    document.walk(&visitor)
    for (scene, connection) in visitor.connections {
      if scenes.contains(scene) {
        byScene[scene, default: Part()].connections.append(connection)
      } else {
        outside.connections.append(connection)
      }
    }
    for text in texts {
      if let scene = visitor.scenes[text.object], scenes.contains(scene) {
        byScene[scene, default: Part()].texts.append(text)
      } else {
        outside.texts.append(text)
      }
    }
  }

  /// Returns those in a scene.
  package func part(ofScene id: String) -> Part { byScene[id] ?? Part() }
}

/// Collects connections with their sources, and the scenes of objects.
private struct ReferenceVisitor: DocumentVisitor {
  private let sceneIDs: [String]
  private var scene = ""
  /// The ids of the objects around the current one, the nearest last.
  private var open: [ObjectID?] = []
  /// The last element that the model stores unprocessed and that has an id, such as a menu's command.
  private var element: ObjectID?
  /// The connections with the ids of their scenes.
  private(set) var connections: [(scene: String, connection: ObjectConnection)] = []
  /// The ids of scenes, by those of their objects.
  private(set) var scenes: [ObjectID: String] = [:]

  init(_ document: Document) {
    sceneIDs =
      document.kind == .storyboard
      ? document.scenes.map(\.id) : document.objects.map { $0.id?.text ?? "" }
  }

  mutating func beginScene(_ index: Int) { scene = sceneIDs[index] }

  private mutating func enter(_ id: ObjectID?) {
    open.append(id)
    element = nil
    if let id { scenes[id] = scene }
  }

  private mutating func leave() {
    open.removeLast()
    element = nil
  }

  mutating func enter(_ controller: Controller, as role: ControllerRole) { enter(controller.id) }
  mutating func leave(_ controller: Controller) { leave() }
  mutating func enter(_ view: View, as role: ViewRole) { enter(view.id) }
  mutating func leave(_ view: View) { leave() }
  mutating func enter(_ item: BarItem) { enter(item.id) }
  mutating func leave(_ item: BarItem) { leave() }
  mutating func enter(_ item: NavigationItem) { enter(item.id) }
  mutating func leave(_ item: NavigationItem) { leave() }
  mutating func enter(_ object: PlainObject) { enter(object.id) }
  mutating func leave(_ object: PlainObject) { leave() }

  mutating func visit(_ section: TableViewSection) {
    if let id = section.id { scenes[id] = scene }
  }

  mutating func visit(_ connection: Connection) {
    let kind: ObjectConnection.Kind
    switch connection.kind {
    case .outlet(let property): kind = .outlet(property: property)
    case .outletCollection(let property): kind = .outletCollection(property: property)
    case .action(let selector, let event): kind = .action(selector: selector, event: event)
    case .segue: return
    }
    add(
      kind, id: connection.id, from: open.last ?? nil, to: connection.destination,
      at: connection.range)
  }

  mutating func visit(_ element: Element) {
    let attributes = element.attributes
    let id = attributes.object(.id)
    let kind: ObjectConnection.Kind
    switch element.name {
    case .action:
      kind = .action(
        selector: attributes[.selector] ?? "", event: attributes[.eventType])
    case .outlet: kind = .outlet(property: attributes[.property] ?? "")
    case .outletCollection: kind = .outletCollection(property: attributes[.property] ?? "")
    default:
      guard let id else { return }
      self.element = id
      if scenes[id] == nil { scenes[id] = scene }
      return
    }
    add(
      kind, id: id, from: self.element ?? open.last ?? nil, to: attributes.object(.destination),
      at: element.range)
  }

  private mutating func add(
    _ kind: ObjectConnection.Kind, id: ObjectID?, from source: ObjectID?,
    to destination: ObjectID?, at range: SourceRange
  ) {
    connections.append(
      (
        scene,
        ObjectConnection(id: id, kind: kind, source: source, destination: destination, range: range)
      ))
  }
}

extension TopLevelObject {
  /// The object's id.
  fileprivate var id: ObjectID? {
    switch self {
    case .controller(let controller): controller.id
    case .view(let view): view.id
    case .barItem(let item): item.id
    case .placeholder(let object), .exit(let object), .other(let object): object.id
    }
  }
}
