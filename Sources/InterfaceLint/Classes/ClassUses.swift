package import InterfaceSource
package import InterfaceXML

/// What a document says of the app's classes, whatever the system is that it is for.
package struct ClassUses: Sendable {
  /// The objects with a class, connections or runtime attributes, in the order of the document.
  private(set) var uses: [ClassUse] = []
  /// The indices of objects by their ids, the first of each.
  private var byID: [String: Int] = [:]
  /// Whether the document is for iOS or tvOS, whose first responders are known.
  let isOfUIKit: Bool

  subscript(id: String) -> ClassUse? { byID[id].map { uses[$0] } }

  /// Collects what a document says.
  package init(_ xml: XMLDocument, _ file: SourceFile) {
    let reader = AttributeReader(xml: xml, file: file)
    isOfUIKit =
      !xml.nodes.isEmpty && !reader.text(0, "type").contains("Cocoa.")
      && !reader.text(0, "type").contains("WatchKit")
    // The use that an element is; nil for elements that are none.
    var indices: [Int32: Int] = [:]
    for node in xml.nodes.indices {
      switch xml.names[Int(xml.nodes[node].name)] {
      case "outlet", "outletCollection":
        guard let use = owner(of: node, in: xml, &indices, reader),
          let property = reader.name(node, "property")
        else { continue }
        uses[use].outlets.append(property)
      case "action":
        guard let use = owner(of: node, in: xml, &indices, reader),
          let selector = reader.name(node, "selector")
        else { continue }
        let target = reader.name(node, "destination") ?? reader.name(node, "target")
        uses[use].actions.append((selector, target?.text))
      case "userDefinedRuntimeAttribute":
        guard let use = owner(of: node, in: xml, &indices, reader),
          let keyPath = reader.name(node, "keyPath")
        else { continue }
        uses[use].keyPaths.append(keyPath)
      default:
        let isObject =
          reader.hasAttribute(node, "customClass") || reader.hasAttribute(node, "id")
        guard isObject, node > 0 else { continue }
        let index = use(node, &indices, reader)
        if let action = reader.name(node, "unwindAction") {
          uses[index].unwindActions.append(action)
        }
      }
    }
  }

  /// The use of the object whose list of connections or attributes an element stands in.
  private mutating func owner(
    of node: Int, in xml: XMLDocument, _ indices: inout [Int32: Int], _ reader: AttributeReader
  ) -> Int? {
    let list = xml.nodes[node].parent
    guard list > 0, xml.nodes[Int(list)].parent > 0 else { return nil }
    return use(Int(xml.nodes[Int(list)].parent), &indices, reader)
  }

  /// The index of the use that an element is.
  private mutating func use(
    _ node: Int, _ indices: inout [Int32: Int], _ reader: AttributeReader
  ) -> Int {
    if let index = indices[Int32(node)] { return index }
    let names = reader.names(node)
    let customClass = names["customClass"].flatMap { $0.text.isEmpty ? nil : $0 }
    let id = names["id"]?.text
    uses.append(
      ClassUse(
        element: reader.element(node), id: id, customClass: customClass,
        module: names["customModule"].flatMap { $0.text.isEmpty ? nil : $0 },
        isOfTarget: names["customModuleProvider"]?.text == "target",
        isFirstResponder: names["placeholderIdentifier"]?.text == "IBFirstResponder"
          || names["sceneMemberID"]?.text == "firstResponder"
          || customClass?.text == "FirstResponder",
        range: reader.xml.nodes[node].startTag))
    indices[Int32(node)] = uses.count - 1
    if let id, byID[id] == nil { byID[id] = uses.count - 1 }
    return uses.count - 1
  }
}
