import InterfaceModel
package import InterfaceSource
package import InterfaceXML

/// The meaning of a document as a flat table: its objects, and the parts and values that belong to
/// them, in normal form.
///
/// Two documents with equal tables mean the same, however they are spelled. What Interface Builder
/// derives from the rest has no entries: frames, the head of the document, positions on the canvas,
/// and resources.
package struct DocumentTable: Sendable {
  package struct Entry: Sendable {
    /// The index of the element in the XML document.
    package let node: Int
    /// The identity of the entry in the table, equal for the same element of another version.
    package let key: String
    package let role: ElementRole
    /// The name of the element.
    package let element: String
    /// The index of the entry that contains it, or `nil` for the document itself.
    package let parent: Int?
    /// The attributes in normal form, without the id and those that are derived.
    package let attributes: [String: String]
    /// The character data, and for a value everything in it, in normal form.
    package let text: String
    /// The entries directly in it, in document order.
    package fileprivate(set) var children: [Int] = []
  }

  /// The entries, each before those in it.
  package private(set) var entries: [Entry] = []
  /// The indices of entries by their keys.
  package private(set) var indices: [String: Int] = [:]
  /// A frame that the document gives to a view.
  package struct Frame: Hashable, Sendable {
    /// The coordinates in the superview, such as `16 204`; empty for a window of macOS, which is
    /// somewhere on the screen of its author.
    package let origin: String
    /// The width and height, such as `343 x 40`.
    package let size: String
  }

  /// The stored frames of the views to which the document gives a frame, by the keys of the views.
  ///
  /// Autoresizing masks lay them out; constraints or superviews decide the frames of all others.
  package private(set) var authoredFrames: [String: Frame] = [:]
  /// The settings of the canvas that are no objects: the version of Interface Builder, the
  /// device, and the sizes of images.
  package private(set) var canvas: [String: String] = [:]
  private let includesDerived: Bool

  /// Returns the key of an object.
  package static func key(ofObject id: String) -> String { "#" + id }

  /// Returns the id of a scene in tables, where those of scenes and of objects differ.
  package static func sceneID(_ id: String) -> String { "scene " + id }

  /// Creates the table of a document.
  ///
  /// - Parameters:
  ///   - document: The elements of the document.
  ///   - file: The bytes of the document.
  ///   - renames: Other ids for objects, by the ids that they have in the document.
  ///   - includesDerived: Whether what Interface Builder derives has entries, too: as entries with
  ///     that role, except for the frames that the document itself decides, which are values.
  package init(
    _ document: XMLDocument, in file: SourceFile, renaming renames: [String: String] = [:],
    includingDerived includesDerived: Bool = false
  ) {
    self.includesDerived = includesDerived
    guard !document.nodes.isEmpty else { return }
    entries.reserveCapacity(document.nodes.count / 2)
    let reader = ElementReader(document: document, file: file, renames: renames)
    add(0, in: nil, reader)
    canvas = reader.canvas
  }

  /// The ids of the scenes of a storyboard, or of the outermost objects of a xib.
  package var sceneIDs: [String] {
    entries.compactMap { entry in
      guard entry.role == .object else { return nil }
      if entry.element == "scene" {
        return String(entry.key.dropFirst(1 + Self.sceneID("").count))
      }
      let list = entry.parent.map { entries[$0] }
      return list?.element == "objects" && list?.parent == 0 ? String(entry.key.dropFirst()) : nil
    }
  }

  /// Returns the entry of the object that an entry belongs to, or its own: an object, or the
  /// document.
  package func object(of index: Int) -> Int {
    var index = index
    while entries[index].role != .object, let parent = entries[index].parent { index = parent }
    return index
  }

  private mutating func add(_ node: Int, in parent: Int?, _ reader: ElementReader) {
    var used: [String: Int] = [:]
    add(node, in: parent, reader, &used)
  }

  private mutating func add(
    _ node: Int, in parent: Int?, _ reader: ElementReader, _ used: inout [String: Int],
    isDerived: Bool = false
  ) {
    let element = reader.name(of: node)
    var attributes = reader.attributes(of: node)
    let scene = element == "scene" ? attributes["sceneID"].map { Self.sceneID($0) } : nil
    let id = scene.map { reader.renames[$0] ?? $0 } ?? attributes["id"]
    let hasID = id != nil && !ElementRole.withoutIdentity.contains(element)
    var role =
      parent == nil ? ElementRole.part : ElementRole(element, key: attributes["key"], hasID: hasID)
    if role == .derived || isDerived {
      role = .derived
      if element == "rect", let parent {
        let isWindow = entries[parent].element == "window" && attributes["key"] == "contentRect"
        if isWindow || attributes["key"] == "frame" && isAuthored(parent, reader) {
          authoredFrames[entries[parent].key] = reader.frame(attributes, isPlaced: !isWindow)
          role = .value
        }
      }
      guard includesDerived else { return }
    }
    let key: String
    if role == .object, let id {
      let own = Self.key(ofObject: id)
      key = indices[own] == nil ? own : free(own)
      attributes["id"] = nil
      attributes["sceneID"] = nil
    } else {
      let outer = parent.map { entries[$0].key } ?? ""
      let own = reader.identity(attributes) ?? (isDerived ? attributes["identifier"] : nil)
      // A color and none are values of one property.
      let kind = role == .value && own != nil && element != "rect" ? "value" : element
      let place = "\(outer)/\(kind)\(own.map { ":" + $0 } ?? "")"
      let count = used[place, default: 0]
      used[place] = count + 1
      key = count == 0 ? place : "\(place)[\(count)]"
    }
    for name in ElementReader.derivedAttributes { attributes[name] = nil }
    if element == "constraint", attributes["firstItem"] == nil, let parent {
      // Interface Builder leaves the item out if it is the view that has the constraint.
      attributes["firstItem"] = String(entries[object(of: parent)].key.dropFirst())
    }
    if parent == nil { attributes = attributes.filter { ElementReader.head.contains($0.key) } }
    let index = entries.count
    let isWhole =
      role == .value || role == .derived && !ElementRole.derivedLists.contains(element)
    entries.append(
      Entry(
        node: node, key: key, role: role, element: element, parent: parent,
        attributes: isWhole ? [:] : reader.normal(attributes, of: element),
        text: isWhole ? reader.form(of: node) : reader.text(of: node)))
    indices[key] = index
    if let parent { entries[parent].children.append(index) }
    guard !isWhole else { return }
    var inner: [String: Int] = [:]
    for child in reader.children(of: node) {
      add(child, in: index, reader, &inner, isDerived: role == .derived)
    }
  }

  /// Whether the document gives a view its frame: a subview, or the outermost view of a xib, that an
  /// autoresizing mask lays out.
  private func isAuthored(_ view: Int, _ reader: ElementReader) -> Bool {
    guard let list = entries[view].parent.map({ entries[$0] }),
      ["objects", "subviews"].contains(list.element)
    else { return false }
    // The views around them decide the frames of arranged views and of documents of scroll views.
    if let outer = list.parent, ["clipView", "stackView"].contains(entries[outer].element) {
      return false
    }
    if isInStandardCell(view) { return false }
    return entries[view].attributes["translatesAutoresizingMaskIntoConstraints"] != "NO"
      || reader.attributes(of: entries[view].node)["fixedFrame"] == "YES"
  }

  /// Whether a view is a label or an image of a table view cell with a standard style.
  private func isInStandardCell(_ view: Int) -> Bool {
    var outer = entries[view].parent
    while let index = outer,
      entries[index].role != .object || entries[index].attributes["key"] != nil
    {
      outer = entries[index].parent
    }
    guard let cell = outer.map({ entries[$0] }), cell.element == "tableViewCell" else {
      return false
    }
    let id = String(entries[view].key.dropFirst())
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell.attributes[$0] == id }
  }

  /// Returns an unused key for an object whose id is repeated.
  private func free(_ key: String) -> String {
    var number = 2
    while indices["\(key)[\(number)]"] != nil { number += 1 }
    return "\(key)[\(number)]"
  }
}

/// Reads the elements of a document for its table.
struct ElementReader {
  let document: XMLDocument
  let file: SourceFile
  /// Other ids for objects.
  let renames: [String: String]
  /// Whether the document converts colors in Generic RGB.
  let isColorMatched: Bool
  /// Whether the document is for iOS or tvOS.
  private let isTouch: Bool

  init(document: XMLDocument, file: SourceFile, renames: [String: String]) {
    self.document = document
    self.file = file
    self.renames = renames
    let root = document.attributeValues(of: 0, in: file)
    isColorMatched = root["colorMatched"] == "YES"
    let type = root["type"] ?? ""
    isTouch = type.contains("CocoaTouch") || type.contains("AppleTV")
  }

  /// The flags that Interface Builder derives from the layout of its canvas.
  static let derivedAttributes = ["ambiguous", "fixedFrame", "misplaced"]

  /// The attributes of the document itself that are not about versions of Interface Builder.
  static let head: Set<String> = [
    "initialViewController", "launchScreen", "targetRuntime", "type", "useAutolayout",
    "useSafeAreas",
    "useTraitCollections",
  ]

  func name(of node: Int) -> String { document.name(of: node) }

  func children(of node: Int) -> [Int] { document.children(of: node) }

  func attributes(of node: Int) -> [String: String] {
    var values = document.attributeValues(of: node, in: file)
    if renames.isEmpty { return values }
    for (name, value) in values { values[name] = renamed(value, of: name) }
    return values
  }

  private func renamed(_ value: String, of attribute: String) -> String {
    switch AttributeName(spelling: attribute)?.kind {
    case .identifier, .reference: renames[value] ?? value
    default: value
    }
  }

  /// The version of Interface Builder, the device and the sizes of images.
  var canvas: [String: String] {
    var canvas: [String: String] = [:]
    canvas["toolsVersion"] = attributes(of: 0)["toolsVersion"]
    for child in children(of: 0) {
      switch name(of: child) {
      case "device": canvas["device"] = form(of: child)
      case "resources": canvas["resources"] = form(of: child)
      default: break
      }
    }
    return canvas
  }

  /// Returns what distinguishes a part from others of its parent with the same element.
  func identity(_ attributes: [String: String]) -> String? {
    attributes["key"] ?? attributes["keyPath"] ?? attributes["reference"] ?? attributes["name"]
      ?? attributes["property"]
  }

  /// Returns the frame that a rectangle gives to a view.
  func frame(_ attributes: [String: String], isPlaced: Bool) -> DocumentTable.Frame {
    func number(_ name: String) -> String { NormalForm.number(attributes[name] ?? "0") }
    return DocumentTable.Frame(
      origin: isPlaced ? "\(number("x")) \(number("y"))" : "",
      size: "\(number("width")) x \(number("height"))")
  }

  func normal(_ attributes: [String: String], of element: String) -> [String: String] {
    var form: [String: String] = [:]
    for (name, value) in attributes {
      let value = NormalForm.value(value, of: name, on: element)
      if isTouch, DefaultValues.contain(value, of: name, on: element) { continue }
      form[name] = value
    }
    return form
  }

  /// Returns the character data of an element without the white space around it.
  func text(of node: Int) -> String {
    guard let text = document.nodes[node].text else { return "" }
    return document.texts[Int(text)].trimmed
  }

  /// Returns a value with everything in it as a text, independent of the order of attributes.
  func form(of node: Int) -> String {
    let element = name(of: node)
    let all = attributes(of: node)
    var attributes =
      element == "color"
      ? NormalForm.color(all, isColorMatched: isColorMatched) : normal(all, of: element)
    attributes["key"] = nil
    // The id of a device is its kind.
    if !ElementRole.withoutIdentity.contains(element) { attributes["id"] = nil }
    var text = element
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      text += " \(name)=\"\(value)\""
    }
    let content = document.nodes[node].text.map { document.texts[Int($0)] } ?? ""
    // White space is part of a text.
    let isText = ["string", "mutableString"].contains(element)
    let shown = isText ? content : content.trimmed
    if !shown.isEmpty { text += " '\(shown)'" }
    let inner = children(of: node).map { child in
      (self.attributes(of: child)["key"].map { $0 + ": " } ?? "") + form(of: child)
    }
    return inner.isEmpty ? text : "\(text) {\(inner.joined(separator: ", "))}"
  }
}

extension String {
  /// The text without white space at both ends.
  fileprivate var trimmed: String {
    let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
    let scalars = unicodeScalars.drop(while: isSpace)
    guard let last = scalars.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(scalars[...last])
  }
}
