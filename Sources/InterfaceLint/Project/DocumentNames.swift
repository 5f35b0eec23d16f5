package import InterfaceSource
package import InterfaceXML

/// The names that one document of a project offers to others, and those that it refers to.
///
/// They are read from the XML, for any system, so that documents that are not laid out count as
/// well.
package struct DocumentNames: Sendable {
  /// A name and its range in the document.
  package typealias Name = ClassReference.Name

  /// A reference to a scene of a storyboard.
  package struct Reference: Sendable {
    /// The name of the storyboard, or `nil` for the document's own.
    var storyboard: Name?
    /// The identifier of the scene, or `nil` for the initial scene.
    var identifier: Name?
    /// Whether the storyboard is in another bundle, which is not available.
    var isOfOtherBundle: Bool
    /// The range of the start tag.
    var range: SourceRange
  }

  /// The identifiers in a scene whose controller has a class of the app, with their first ranges.
  package struct Scene: Sendable {
    let className: String
    var segues: [String: SourceRange] = [:]
    var reusables: [String: SourceRange] = [:]
    /// The index after the scene's last element.
    let end: Int
  }

  /// A font that Interface Builder took from a file.
  package struct Font: Sendable {
    /// The name of the file.
    var file: Name
    /// The PostScript names of its fonts.
    var names: [String]
  }

  /// The connections of objects of one custom class.
  package struct Class: Hashable, Sendable {
    /// An object of the class.
    struct Object: Hashable, Sendable {
      /// The id, or an empty text if there is none.
      let id: String
      /// The range of the name of its class.
      let range: SourceRange
      /// Whether it represents an object that loads the document, such as the File's Owner.
      let isPlaceholder: Bool
      /// The properties that its connections set.
      let outlets: Set<String>
    }

    /// The properties that connections set.
    var outlets: Set<String> = []
    /// The objects of the class, in document order.
    var objects: [Object] = []
    /// The messages that such objects receive.
    var actions: Set<String> = []
    /// Whether the document contains an object of the class.
    var isUsed = false

    /// Adds the connections of the same class in another document.
    mutating func formUnion(_ other: Class) {
      outlets.formUnion(other.outlets)
      actions.formUnion(other.actions)
      isUsed = isUsed || other.isUsed
      objects += other.objects
    }
  }

  /// Contents of a document that take longer to read than its names.
  package struct Contents: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The texts for users.
    package static let texts = Contents(rawValue: 1)
    /// The connections of objects of custom classes.
    package static let classes = Contents(rawValue: 2)
  }

  /// Whether the document could be read.
  ///
  /// If not, the names that it offers are unknown.
  package internal(set) var isRead = true
  /// Whether a document that could not be read is a Git LFS pointer.
  package internal(set) var isPointer = false
  /// The path, as the project names it.
  package var path: String
  /// The file name without extension and without the suffix for a kind of device.
  package let baseName: String
  /// Whether the document is a storyboard, and not a xib.
  package internal(set) var isStoryboard = false
  /// Whether the document is for iOS or tvOS; known only with the connections of its classes.
  package internal(set) var isOfUIKit = false
  /// Whether a storyboard declares an initial view controller.
  package internal(set) var hasInitialController = false
  /// The identifiers with which code instantiates scenes.
  package internal(set) var sceneIdentifiers: Set<String> = []
  /// The identifiers with which code performs segues.
  package internal(set) var segueIdentifiers: Set<String> = []
  /// The identifiers with which code dequeues cells and other views.
  package internal(set) var reuseIdentifiers: Set<String> = []
  /// The range of the first scene identifier of each name.
  package internal(set) var sceneRanges: [String: SourceRange] = [:]
  /// The range of the first segue identifier of each name.
  package internal(set) var segueRanges: [String: SourceRange] = [:]
  /// The range of the first reuse identifier of each name.
  package internal(set) var reuseRanges: [String: SourceRange] = [:]
  /// The scenes whose controllers have a class of the app.
  package internal(set) var scenes: [Scene] = []
  /// The references to scenes of storyboards.
  package internal(set) var references: [Reference] = []
  /// The names of the images, including symbols, and colors that the document uses.
  package internal(set) var assets: Set<String> = []
  /// The fonts that Interface Builder took from files.
  package internal(set) var fonts: [Font] = []
  /// The connections of custom classes, by class name.
  package internal(set) var classes: [String: Class] = [:]
  /// Unwind actions, and messages to the first responder, which any class may declare.
  package internal(set) var looseActions: Set<String> = []

  /// The texts for users, except the default texts of new objects and those of objects that outlets
  /// lead to.
  package internal(set) var fixedTexts: [String] = []
  /// The range of the start tag of the document element.
  package internal(set) var range = SourceRange.start

  /// Creates the names of a document that could not be read.
  ///
  /// - Parameters:
  ///   - path: Its path, as the project names it.
  ///   - isPointer: Whether it is a Git LFS pointer.
  package init(unreadAt path: String, isPointer: Bool = false) {
    self.path = path
    self.isPointer = isPointer
    baseName = Self.baseName(of: path)
    isStoryboard = path.lowercased().hasSuffix(".storyboard")
    isRead = false
  }

  /// Reads the names in a document.
  ///
  /// - Parameters:
  ///   - xml: The document's elements.
  ///   - file: Its bytes, with its path.
  ///   - texts: Whether to read the texts for users as well.
  ///   - uses: Its uses of classes, or `nil` if they are not needed.
  package init(
    _ xml: XMLDocument, _ file: SourceFile, texts: Bool = false, uses: ClassReferences? = nil
  ) {
    path = file.path
    baseName = Self.baseName(of: file.path)
    let reader = AttributeReader(xml: xml, file: file)
    // The role of each name of the document's elements and attributes.
    let roles = xml.names.map { Self.roles[$0] }
    for node in xml.nodes.indices {
      let element = xml.nodes[node]
      if roles[Int(element.name)]?.isElement == true { read(node, reader) }
      for index in xml.attributes(of: node) {
        guard let values = roles[Int(xml.attributes[index].name)]?.values else { continue }
        insert(reader.value(at: index), as: values, at: node)
      }
    }
    if let uses { readClasses(uses) }
    if let root = xml.nodes.first { range = root.startTag }
    if texts, reader.text(0, "launchScreen") != "YES" { readTexts(reader) }
  }

  /// The attributes with texts for users, by element.
  private static let textAttributes: [String: [String]] = [
    "label": ["text"], "textField": ["placeholder"], "state": ["title"], "segment": ["title"],
    "navigationItem": ["title", "prompt"], "barButtonItem": ["title"], "tabBarItem": ["title"],
    "searchBar": ["placeholder"], "tableViewSection": ["headerTitle", "footerTitle"],
    "buttonConfiguration": ["title", "subtitle"],
  ]
  /// The default texts of new objects.
  static let defaultTexts: Set<String> = [
    "Label", "Button", "Title", "Item", "First", "Second", "Detail", "Subtitle",
  ]

  private mutating func readTexts(_ reader: AttributeReader) {
    let nodes = reader.xml.nodes
    var connected: Set<String> = []
    var found: [(text: String, owner: String)] = []
    let outlets = ["outlet", "outletCollection"].compactMap { reader.xml.number(ofName: $0) }
    let attributes = reader.xml.names.map { Self.textAttributes[$0] ?? [] }
    for node in nodes.indices {
      let element = nodes[node].name
      if outlets.contains(element) {
        connected.insert(reader.text(node, "destination"))
      }
      for attribute in attributes[Int(element)] {
        let text = reader.text(node, attribute)
        guard text.contains(where: \.isLetter), !Self.defaultTexts.contains(text) else { continue }
        // An element without id belongs to the element that contains it.
        var owner = node
        while let parent = nodes[owner].parent, reader.text(owner, "id").isEmpty {
          owner = Int(parent)
        }
        found.append((text, reader.text(owner, "id")))
      }
    }
    fixedTexts = found.filter { !connected.contains($0.owner) }.map(\.text)
  }

  /// The meaning of an attribute's value.
  private enum ValueKind {
    case scene, segue, reusable, asset
  }

  /// The role of a name: the meaning of the values of such attributes, and whether such elements
  /// are examined.
  private struct Role {
    var values: ValueKind?
    var isElement = false
  }

  private static let roles: [String: Role] = {
    var roles: [String: Role] = [
      "storyboardIdentifier": Role(values: .scene),
      "reuseIdentifier": Role(values: .reusable),
    ]
    for name in ["selectedImage", "highlightedImage", "backgroundImage", "catalog"] {
      roles[name] = Role(values: .asset)
    }
    roles["image"] = Role(values: .asset, isElement: true)
    for name in [
      "document", "scene", "viewControllerPlaceholder", "segue", "namedColor", "array",
      "tableCellView",
      "collectionViewItem", "tableColumn",
    ] {
      roles[name] = Role(isElement: true)
    }
    return roles
  }()

  /// Returns the name of a file without folders, extension and device: `Main` for
  /// `Base.lproj/Main~ipad.storyboard`.
  package static func baseName(of path: String) -> String {
    var name = path.utf8[...]
    while name.last == UInt8(ascii: "/") { name.removeLast() }
    if let slash = name.lastIndex(of: UInt8(ascii: "/")) { name = name[slash...].dropFirst() }
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[..<dot] }
    for device in ["~iphone", "~ipad"]
    where name.suffix(device.utf8.count).elementsEqual(device.utf8) {
      name = name.dropLast(device.utf8.count)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func read(_ node: Int, _ reader: AttributeReader) {
    let element = reader.element(node)
    switch element {
    case "document":
      isStoryboard = reader.typeHas("Storyboard")
      hasInitialController = !reader.text(node, "initialViewController").isEmpty
    case "viewControllerPlaceholder":
      references.append(
        Reference(
          storyboard: reader.name(node, "storyboardName"),
          identifier: reader.name(node, "referencedIdentifier"),
          isOfOtherBundle: !reader.text(node, "bundleIdentifier").isEmpty,
          range: reader.xml.nodes[node].startTag))
    case "scene": readScene(node, reader)
    case "segue": insert(reader.name(node, "identifier"), as: .segue, at: node)
    case "image", "namedColor": insert(reader.name(node, "name"), as: .asset, at: node)
    case "array": readFont(node, reader)
    case "tableCellView", "collectionViewItem", "tableColumn":
      insert(reader.name(node, "identifier"), as: .reusable, at: node)
    default: break
    }
  }

  /// Begins a scene if its controller has a class of the app.
  private mutating func readScene(_ node: Int, _ reader: AttributeReader) {
    let nodes = reader.xml.nodes
    let end = Int(nodes[node].end)
    // The controller is among the objects.
    var child = node + 2
    while child < end {
      if reader.text(child, "sceneMemberID") == "viewController" {
        let className = reader.text(child, "customClass")
        if !className.isEmpty { scenes.append(Scene(className: className, end: end)) }
        return
      }
      child = max(Int(nodes[child].end), child + 1)
    }
  }

  private mutating func insert(_ name: Name?, as kind: ValueKind, at node: Int) {
    guard let name, !name.text.isEmpty else { return }
    if let scene = scenes.indices.last, node < scenes[scene].end {
      switch kind {
      case .segue where scenes[scene].segues[name.text] == nil:
        scenes[scene].segues[name.text] = name.range
      case .reusable where scenes[scene].reusables[name.text] == nil:
        scenes[scene].reusables[name.text] = name.range
      default: break
      }
    }
    switch kind {
    case .scene:
      if sceneIdentifiers.insert(name.text).inserted { sceneRanges[name.text] = name.range }
    case .segue:
      if segueIdentifiers.insert(name.text).inserted { segueRanges[name.text] = name.range }
    case .reusable:
      if reuseIdentifiers.insert(name.text).inserted { reuseRanges[name.text] = name.range }
    case .asset: assets.insert(name.text)
    }
  }

  /// Reads `<array key="Lato.ttf"><string>Lato-Regular</string></array>` in the list of fonts.
  private mutating func readFont(_ node: Int, _ reader: AttributeReader) {
    guard let parent = reader.xml.nodes[node].parent, reader.element(Int(parent)) == "customFonts",
      let file = reader.name(node, "key")
    else { return }
    let inner = node + 1..<max(Int(reader.xml.nodes[node].end), node + 1)
    let names = inner.compactMap { index in
      reader.xml.nodes[index].text.map { reader.xml.texts[Int($0)] }
    }
    fonts.append(Font(file: file, names: names))
  }

  private mutating func readClasses(_ uses: ClassReferences) {
    isOfUIKit = uses.isOfUIKit
    for use in uses.uses {
      looseActions.formUnion(use.unwindActions.map(\.text))
      if let name = use.customClass?.text {
        var entry = classes[name] ?? Class()
        entry.isUsed = true
        let outlets = Set(use.outlets.map(\.property.text))
        // Most classes have one object, with which they share the set.
        if entry.outlets.isEmpty {
          entry.outlets = outlets
        } else {
          entry.outlets.formUnion(outlets)
        }
        if let range = use.customClass?.range, !use.isFirstResponder {
          entry.objects.append(
            Class.Object(
              id: use.id ?? "", range: range, isPlaceholder: use.element == "placeholder",
              outlets: outlets))
        }
        classes[name] = entry
      }
      for (selector, target) in use.actions {
        let receiver = target.flatMap { uses[$0] }
        guard let name = receiver?.customClass?.text, receiver?.isFirstResponder != true else {
          looseActions.insert(selector.text)
          continue
        }
        classes[name, default: Class()].actions.insert(selector.text)
      }
    }
  }
}
