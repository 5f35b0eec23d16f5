package import InterfaceSource
package import InterfaceXML

extension DocumentCode {
  /// Reads the names in a document, for any system.
  ///
  /// - Parameters:
  ///   - xml: The document's elements.
  ///   - file: Its bytes, with its path.
  ///   - name: The file name without extension and without the suffix for a kind of device.
  ///   - labels: Whether to read the labels of views and scenes.
  package init(_ xml: XMLDocument, _ file: SourceFile, named name: String, labels: Bool) {
    self.init(path: file.path, name: name)
    let reader = CodeReader(xml, file)
    isStoryboard =
      reader.text(0, .type)?.utf8.split(separator: UInt8(ascii: "."))
      .contains { $0.elementsEqual("Storyboard".utf8) } ?? false
    let initial = reader.text(0, .initialViewController)
    for node in xml.nodes.indices { read(node, reader, initial: initial) }
    if labels { readLabels(reader) }
  }

  private mutating func read(_ node: Int, _ reader: CodeReader, initial: String?) {
    let element = reader.element(node)
    if let text = reader.text(node, .reuseIdentifier) {
      reusables.append(Reusable(identifier: text, type: reader.type(of: node)))
    }
    if let text = reader.text(node, .restorationIdentifier) {
      restorationIdentifiers.insert(ExactText(text))
    }
    switch element {
    case "segue":
      guard let text = reader.text(node, .identifier) else { break }
      let destination = reader.text(node, .destination).flatMap { reader.nodes[$0] }
      let isReference = destination.map { reader.element($0) == "viewControllerPlaceholder" }
      segues.append(
        Segue(
          identifier: text, kind: reader.text(node, .kind) ?? "",
          source: reader.controller(around: node).map { reader.type(of: $0) }
            ?? Class(name: "UIViewController", module: nil, isCustom: false),
          destination: isReference == false ? destination.map { reader.type(of: $0) } : nil))
    case "accessibility":
      if let text = reader.text(node, .identifier) {
        accessibilityIdentifiers.insert(ExactText(text))
      }
    case "userDefinedRuntimeAttribute":
      if reader.text(node, .keyPath) == "accessibilityIdentifier",
        let text = reader.text(node, .value)
      {
        accessibilityIdentifiers.insert(ExactText(text))
      }
    case "image":
      if reader.isResource(node), reader.text(node, .catalog) == nil,
        let text = reader.text(node, .name)
      {
        images.insert(ExactText(text))
      }
    case "namedColor":
      if let text = reader.text(node, .name) { colors.insert(ExactText(text)) }
    case "placeholder":
      let type = reader.type(of: node)
      if reader.text(node, .placeholderIdentifier) == "IBFilesOwner", type.isCustom { owner = type }
    default: break
    }
    guard reader.isObject(node) else { return }
    if !isStoryboard {
      if root == nil, element != "placeholder" { root = reader.type(of: node) }
      return
    }
    guard reader.text(node, .sceneMemberID) == "viewController",
      element != "viewControllerPlaceholder"
    else { return }
    let identifier = reader.text(node, .storyboardIdentifier)
    let isInitial = initial != nil && reader.text(node, .id) == initial
    if let identifier, reader.text(node, .useStoryboardIdentifier) == "YES" {
      restorationIdentifiers.insert(ExactText(identifier))
    }
    if identifier != nil || isInitial {
      scenes.append(
        Scene(identifier: identifier, type: reader.type(of: node), isInitial: isInitial))
    }
  }

  /// Reads the labels of views and scenes.
  private mutating func readLabels(_ reader: CodeReader) {
    var outlets: [String: String] = [:]
    var identifiers: [String: String] = [:]
    for node in reader.xml.nodes.indices {
      switch reader.element(node) {
      case "outlet":
        guard let property = reader.text(node, .property),
          let destination = reader.text(node, .destination),
          !["delegate", "dataSource", "view"].contains(property)
        else { continue }
        if outlets[destination].map({ NameScope.isLess(property, $0) }) ?? true {
          outlets[destination] = property
        }
      case "accessibility":
        if let parent = reader.parent(of: node), let id = reader.text(parent, .id) {
          identifiers[id] = reader.text(node, .identifier)
        }
      case "scene":
        guard let id = reader.text(node, .sceneID), let controller = reader.controller(in: node)
        else { continue }
        let type = reader.type(of: controller)
        labels[id] =
          reader.text(controller, .storyboardIdentifier) ?? reader.text(controller, .userLabel)
          ?? (type.isCustom ? type.name : nil) ?? reader.text(controller, .title)
          ?? "\(type.name) \(id)"
      default: continue
      }
    }
    for (id, node) in reader.nodes where reader.element(node) != "constraint" {
      let type = reader.type(of: node)
      let own = reader.isObject(node) && type.isCustom ? type.name : nil
      labels[id] =
        outlets[id] ?? reader.text(node, .userLabel) ?? identifiers[id] ?? own
        ?? "\(reader.element(node)) \(id)"
    }
  }
}
