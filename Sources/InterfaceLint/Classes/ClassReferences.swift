package import InterfaceSource
package import InterfaceXML

/// The uses of the app's classes in a document, for any system.
package struct ClassReferences: Sendable {
  /// The objects with a class, connections or runtime attributes, in document order.
  private(set) var uses: [ClassReference] = []
  /// The index of the first object of each id.
  private var byID: [String: Int] = [:]
  /// The element and custom class of each object that an outlet leads to, by its id.
  package private(set) var destinations: [String: (element: String, customClass: String?)] = [:]
  /// The name of the document without its folders and extension.
  let documentName: String
  /// Whether the document is for iOS or tvOS, whose first responders are known.
  let isOfUIKit: Bool

  subscript(id: String) -> ClassReference? { byID[id].map { uses[$0] } }

  /// Collects the uses of classes in a document.
  package init(_ xml: XMLDocument, _ file: SourceFile) {
    let reader = AttributeReader(xml: xml, file: file)
    documentName = DocumentNames.baseName(of: file.path)
    isOfUIKit = !xml.nodes.isEmpty && !reader.typeHas("Cocoa") && !reader.typeHas("WatchKit")
    var reading = ClassReferenceReading(reader)
    for node in xml.nodes.indices { reading.read(node) }
    destinations = reading.destinations
    uses = reading.uses.sorted { $0.range.start < $1.range.start }
    for (index, use) in uses.enumerated() {
      if let id = use.id, byID[id] == nil { byID[id] = index }
    }
  }
}

/// Collects uses of classes, element by element.
private struct ClassReferenceReading {
  private let reader: AttributeReader
  private let names: Names
  private(set) var uses: [ClassReference] = []
  /// The indices of uses, by the elements that they come from.
  private var indices: [Int32: Int] = [:]

  init(_ reader: AttributeReader) {
    self.reader = reader
    names = Names(reader.xml)
  }

  /// Reads an element: an object, or an entry of an object's list of connections or attributes.
  mutating func read(_ node: Int) {
    switch reader.xml.nodes[node].name {
    case names.outlet, names.outletCollection:
      guard let use = owner(of: node), let property = reader.name(node, names.property) else {
        return
      }
      uses[use].outlets.append(
        ClassReference.Outlet(
          property: property, destination: reader.name(node, names.destination)?.text,
          isCollection: reader.xml.nodes[node].name == names.outletCollection))
    case names.action:
      guard let use = owner(of: node), let selector = reader.name(node, names.selector) else {
        return
      }
      let target = reader.name(node, names.destination) ?? reader.name(node, names.target)
      uses[use].actions.append((selector, target?.text))
    case names.runtimeAttribute:
      guard let use = owner(of: node), let keyPath = reader.name(node, names.keyPath) else {
        return
      }
      uses[use].keyPaths.append(keyPath)
    default:
      guard node > 0, reader.hasAttribute(node, among: names.ofUses) else { return }
      let index = use(node)
      if let action = reader.name(node, names.unwindAction) {
        uses[index].unwindActions.append(action)
      }
    }
  }

  /// The element and custom class of each object that an outlet leads to, by its id.
  var destinations: [String: (element: String, customClass: String?)] {
    let wanted = Set(uses.flatMap { $0.outlets.compactMap(\.destination) })
    var found: [String: (element: String, customClass: String?)] = [:]
    guard !wanted.isEmpty else { return found }
    for node in reader.xml.nodes.indices {
      guard let id = reader.name(node, names.id)?.text, wanted.contains(id), found[id] == nil else {
        continue
      }
      found[id] = (reader.element(node), reader.name(node, names.customClass)?.text)
    }
    return found
  }

  /// Returns the use for the object whose list of connections or attributes contains an element.
  private mutating func owner(of node: Int) -> Int? {
    let nodes = reader.xml.nodes
    guard let list = nodes[node].parent, let owner = nodes[Int(list)].parent, owner > 0 else {
      return nil
    }
    return use(Int(owner))
  }

  /// Returns the index of the use for an element.
  private mutating func use(_ node: Int) -> Int {
    if let index = indices[Int32(node)] { return index }
    func name(_ name: UInt16?) -> ClassReference.Name? {
      reader.name(node, name).flatMap { $0.text.isEmpty ? nil : $0 }
    }
    let customClass = name(names.customClass)
    uses.append(
      ClassReference(
        element: reader.element(node), id: reader.name(node, names.id)?.text,
        customClass: customClass, module: name(names.customModule),
        isOfTarget: name(names.customModuleProvider)?.text == "target",
        isFirstResponder: name(names.placeholderIdentifier)?.text == "IBFirstResponder"
          || name(names.sceneMemberID)?.text == "firstResponder"
          || customClass?.text == "FirstResponder",
        range: reader.xml.nodes[node].startTag))
    indices[Int32(node)] = uses.count - 1
    return uses.count - 1
  }

  /// The relevant names, by their indices in the document, or `nil` for names that the document
  /// does not contain.
  private struct Names {
    let outlet, outletCollection, action, runtimeAttribute: UInt16?
    let property, selector, destination, target, keyPath, unwindAction: UInt16?
    let id, customClass, customModule, customModuleProvider: UInt16?
    let placeholderIdentifier, sceneMemberID: UInt16?
    /// The attributes that make an element relevant for rules even without connections.
    let ofUses: [UInt16]

    init(_ xml: XMLDocument) {
      outlet = xml.number(ofName: "outlet")
      outletCollection = xml.number(ofName: "outletCollection")
      action = xml.number(ofName: "action")
      runtimeAttribute = xml.number(ofName: "userDefinedRuntimeAttribute")
      property = xml.number(ofName: "property")
      selector = xml.number(ofName: "selector")
      destination = xml.number(ofName: "destination")
      target = xml.number(ofName: "target")
      keyPath = xml.number(ofName: "keyPath")
      unwindAction = xml.number(ofName: "unwindAction")
      id = xml.number(ofName: "id")
      customClass = xml.number(ofName: "customClass")
      customModule = xml.number(ofName: "customModule")
      customModuleProvider = xml.number(ofName: "customModuleProvider")
      placeholderIdentifier = xml.number(ofName: "placeholderIdentifier")
      sceneMemberID = xml.number(ofName: "sceneMemberID")
      ofUses = [customClass, placeholderIdentifier, sceneMemberID, unwindAction].compactMap(\.self)
    }
  }
}
