import InterfaceSource
import InterfaceXML

/// Reads elements and attributes of a document by name.
struct CodeReader {
  let xml: XMLDocument
  private let file: SourceFile
  /// The attributes by the indices of their names.
  private let attributes: [UInt16: CodeAttribute]
  /// The first element of each id.
  private(set) var nodes: [String: Int] = [:]
  /// The controllers of scenes, by the elements of the scenes.
  private var controllers: [Int: Int] = [:]

  init(_ xml: XMLDocument, _ file: SourceFile) {
    self.xml = xml
    self.file = file
    attributes = Dictionary(
      CodeAttribute.allCases.compactMap { attribute in
        xml.number(ofName: attribute.rawValue).map { ($0, attribute) }
      }, uniquingKeysWith: { first, _ in first })
    for node in xml.nodes.indices {
      if let id = text(node, .id), nodes[id] == nil { nodes[id] = node }
      guard isObject(node), text(node, .sceneMemberID) == "viewController",
        let scene = parent(of: node).flatMap({ parent(of: $0) })
      else { continue }
      if controllers[scene] == nil { controllers[scene] = node }
    }
  }

  func element(_ node: Int) -> String { xml.name(of: node) }

  /// Returns the element that contains another.
  func parent(of node: Int) -> Int? { xml.nodes[node].parent.map { Int($0) } }

  /// Returns the value of an attribute, or `nil` if it is missing or empty.
  func text(_ node: Int, _ attribute: CodeAttribute) -> String? {
    guard xml.nodes.indices.contains(node) else { return nil }
    let index = xml.attributes(of: node).first {
      attributes[xml.attributes[$0].name] == attribute
    }
    return index.map { xml.value(of: $0, in: file) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the class of an element.
  func type(of node: Int) -> DocumentCode.Class {
    if let name = text(node, .customClass) {
      return DocumentCode.Class(name: name, module: text(node, .customModule), isCustom: true)
    }
    return DocumentCode.Class(
      name: Self.className(of: element(node)), module: nil, isCustom: false)
  }

  /// Returns whether an element is one of the objects of a xib or a scene.
  func isObject(_ node: Int) -> Bool {
    parent(of: node).map { element($0) == "objects" } ?? false
  }

  /// Returns whether an element is in a document's list of resources.
  func isResource(_ node: Int) -> Bool {
    parent(of: node).map { element($0) == "resources" } ?? false
  }

  /// Returns the controller of the scene that contains an element.
  func controller(around node: Int) -> Int? {
    sequence(first: node) { parent(of: $0) }.first { element($0) == "scene" }
      .flatMap { controller(in: $0) }
  }

  /// Returns the controller of a scene.
  func controller(in scene: Int) -> Int? { controllers[scene] }

  /// Returns the platform class of an element.
  private static func className(of element: String) -> String {
    switch element {
    case "mapView": "MKMapView"
    case "wkWebView": "WKWebView"
    case "glkView": "GLKView"
    case "glkViewController": "GLKViewController"
    case "mtkView": "MTKView"
    case "arscnView": "ARSCNView"
    case "sceneKitView": "SCNView"
    case "skView": "SKView"
    case "avPlayerViewController": "AVPlayerViewController"
    case "containerView": "UIView"
    case "customObject": "NSObject"
    default: "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }
  }
}
