import InterfaceSource
import InterfaceXML

/// An object of a document as `ibtool` lists it: an element with an id that is no constraint, connection or mask.
struct InterfaceBuilderObject {
  let id: String
  let element: String
  let attributes: [String: String]
  /// The place of the object that it is in among all objects; nil at the top.
  let parent: Int?
  /// The attributes of its frame; nil where the document has none.
  fileprivate(set) var frame: [String: String]?
  /// The attributes of its autoresizing mask; nil where the document has none.
  fileprivate(set) var mask: [String: String]?

  /// The class of the app's own; nil where there is none.
  var customClass: String? { attributes["customClass"] }
}

struct InterfaceBuilderConnection {
  let element: String
  let attributes: [String: String]
  /// The place of its source among all objects.
  let source: Int
}

/// The objects and connections of a document in its order, whatever else it says.
struct InterfaceBuilderObjects {
  private(set) var objects: [InterfaceBuilderObject] = []
  private(set) var connections: [InterfaceBuilderConnection] = []
  /// The attributes of the root element.
  private(set) var document: [String: String] = [:]
  /// The places of objects by their ids; of an id that stands twice the first.
  private(set) var places: [String: Int] = [:]

  /// Elements whose contents are no objects.
  private static let closed: Set<String> = [
    "constraints", "variation", "resources", "classes", "inferredMetricsTieBreakers", "designables",
    "userDefinedRuntimeAttributes", "simulatedMetricsContainer", "dependencies",
  ]

  /// Finds the objects in the elements of a document.
  init(_ xml: XMLDocument, of file: SourceFile) {
    // The innermost object around each element that is open, by depth.
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
        if places[id] == nil { places[id] = objects.count - 1 }
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
