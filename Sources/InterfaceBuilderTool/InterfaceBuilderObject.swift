import InterfaceSource
import InterfaceXML

/// An object of a document as `ibtool` lists it: an element with an id that is not a constraint,
/// connection or mask.
struct InterfaceBuilderObject {
  let id: String
  let element: String
  let attributes: [String: String]
  /// The index of the object that contains it, or `nil` for a top-level object.
  let parent: Int?
  /// The attributes of its frame, or `nil` if the document has none.
  fileprivate(set) var frame: [String: String]?
  /// The attributes of its autoresizing mask, or `nil` if the document has none.
  fileprivate(set) var mask: [String: String]?

  /// The custom class, or `nil` if there is none.
  var customClass: String? { attributes["customClass"] }
}

struct InterfaceBuilderConnection {
  let element: String
  let attributes: [String: String]
  /// The index of its source object.
  let source: Int
}

/// The objects and connections of a document, in document order.
struct InterfaceBuilderObjects {
  private(set) var objects: [InterfaceBuilderObject] = []
  private(set) var connections: [InterfaceBuilderConnection] = []
  /// The attributes of the root element.
  private(set) var document: [String: String] = [:]
  /// The indices of objects by id.
  ///
  /// For a duplicate id it is that of the first object.
  private(set) var indices: [String: Int] = [:]

  /// Elements whose contents are not objects.
  private static let closed: Set<String> = [
    "constraints", "variation", "resources", "classes", "inferredMetricsTieBreakers", "designables",
    "userDefinedRuntimeAttributes", "simulatedMetricsContainer", "dependencies",
  ]

  /// Collects the objects of a document.
  init(_ xml: XMLDocument, of file: SourceFile) {
    // For each open element, by depth, the innermost object that contains it.
    var owners: [Int?] = []
    var index = 0
    while index < xml.nodes.count {
      let node = xml.nodes[index]
      let name = xml.names[Int(node.name)]
      owners.removeSubrange(min(Int(node.depth), owners.count)...)
      let owner = owners.last ?? nil
      if Self.closed.contains(name) {
        index = max(Int(node.end), index + 1)
        continue
      }
      let attributes = Self.attributes(of: node, in: xml, of: file)
      if index == 0 { document = attributes }
      var inner = owner
      if name == "connections" {
        if let owner { addConnections(of: owner, below: index, in: xml, of: file) }
        index = max(Int(node.end), index + 1)
        continue
      } else if let owner, name == "rect", attributes["key"] == "frame" {
        if objects[owner].frame == nil { objects[owner].frame = attributes }
      } else if let owner, name == "autoresizingMask" {
        if objects[owner].mask == nil { objects[owner].mask = attributes }
      } else if let id = attributes["id"], index > 0, name != "device" {
        objects.append(
          InterfaceBuilderObject(id: id, element: name, attributes: attributes, parent: owner))
        inner = objects.count - 1
        if indices[id] == nil { indices[id] = objects.count - 1 }
      }
      owners.append(inner)
      index += 1
    }
  }

  private mutating func addConnections(
    of owner: Int, below parent: Int, in xml: XMLDocument, of file: SourceFile
  ) {
    var index = parent + 1
    while index < xml.nodes.count, index < Int(xml.nodes[parent].end) {
      let node = xml.nodes[index]
      connections.append(
        InterfaceBuilderConnection(
          element: xml.names[Int(node.name)],
          attributes: Self.attributes(of: node, in: xml, of: file), source: owner))
      index = max(Int(node.end), index + 1)
    }
  }

  private static func attributes(
    of node: XMLDocument.Node, in xml: XMLDocument, of file: SourceFile
  ) -> [String: String] {
    var result: [String: String] = [:]
    for number in node.firstAttribute..<node.firstAttribute + node.attributeCount {
      let attribute = xml.attributes[Int(number)]
      result[xml.names[Int(attribute.name)]] =
        xml.unescaped[number] ?? file.text(attribute.value)
    }
    return result
  }
}
