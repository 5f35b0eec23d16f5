import InterfaceSource
import InterfaceXML

/// Collects the names in a document from its XML.
struct NameCollector {
  private typealias Name = DocumentNames.Name

  private(set) var isStoryboard = false
  private(set) var isOfUIKit = false
  private(set) var hasInitialController = false
  private(set) var sceneRanges: [String: SourceRange] = [:]
  private(set) var segueRanges: [String: SourceRange] = [:]
  private(set) var reuseRanges: [String: SourceRange] = [:]
  private(set) var scenes: [DocumentNames.Scene] = []
  private(set) var references: [DocumentNames.Reference] = []
  private(set) var assets: Set<String> = []
  private(set) var fonts: [DocumentNames.Font] = []
  private(set) var classes: [String: DocumentNames.Class] = [:]
  private(set) var looseActions: Set<String> = []
  private(set) var fixedTexts: [String] = []
  private(set) var range = SourceRange.start

  private let contents: DocumentNames.Contents

  /// Reads the names in a document, its other contents that are needed, and its uses of classes if
  /// they are.
  init(
    _ xml: XMLDocument, _ file: SourceFile, _ contents: DocumentNames.Contents,
    uses: ClassReferences?
  ) {
    self.contents = contents
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
    if contents.contains(.texts), reader.text(0, "launchScreen") != "YES" { readTexts(reader) }
  }

  /// The attributes with texts for users, by element.
  private static let textAttributes: [String: [String]] = [
    "label": ["text"], "textField": ["placeholder"], "state": ["title"], "segment": ["title"],
    "navigationItem": ["title", "prompt"], "barButtonItem": ["title"], "tabBarItem": ["title"],
    "searchBar": ["placeholder"], "tableViewSection": ["headerTitle", "footerTitle"],
    "buttonConfiguration": ["title", "subtitle"],
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
        guard text.contains(where: \.isLetter), !DocumentNames.defaultTexts.contains(text) else {
          continue
        }
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

  private mutating func read(_ node: Int, _ reader: AttributeReader) {
    let element = reader.element(node)
    switch element {
    case "document":
      isStoryboard = reader.typeHas("Storyboard")
      hasInitialController = !reader.text(node, "initialViewController").isEmpty
    case "viewControllerPlaceholder":
      references.append(
        DocumentNames.Reference(
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
        if !className.isEmpty { scenes.append(DocumentNames.Scene(className: className, end: end)) }
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
    case .scene where sceneRanges[name.text] == nil: sceneRanges[name.text] = name.range
    case .segue where segueRanges[name.text] == nil: segueRanges[name.text] = name.range
    case .reusable where reuseRanges[name.text] == nil: reuseRanges[name.text] = name.range
    case .scene, .segue, .reusable: break
    case .asset: if contents.contains(.assets) { assets.insert(name.text) }
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
    fonts.append(DocumentNames.Font(file: file, names: names))
  }

  private mutating func readClasses(_ uses: ClassReferences) {
    isOfUIKit = uses.isOfUIKit
    for use in uses.uses {
      looseActions.formUnion(use.unwindActions.map(\.text))
      if let name = use.customClass?.text {
        var entry = classes[name] ?? DocumentNames.Class()
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
            DocumentNames.Class.Object(
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
        classes[name, default: DocumentNames.Class()].actions.insert(selector.text)
      }
    }
  }
}
