import InterfaceModel
import InterfaceSource
import InterfaceTraits
import InterfaceXML

/// The names, texts and classes by which the objects of a document are found.
struct ObjectNames: Sendable {
  /// The scenes of a storyboard, or the outermost objects of a xib.
  let scenes: [Int]
  /// All objects in the order of the document.
  let objects: [Int]
  let isStoryboard: Bool
  private(set) var byName: [String: [Int]] = [:]
  private(set) var byCustomClass: [String: [Int]] = [:]
  /// The objects by the texts that they show, in plain form.
  private(set) var byText: [String: [Int]] = [:]
  /// The texts of each object, as they are shown.
  private(set) var textsByObject: [Int: [String]] = [:]
  /// The outlets that are connected to each object, in the order of the document.
  private(set) var outletsByObject: [Int: [String]] = [:]
  /// The labels and identifiers of each object.
  private(set) var labelsByObject: [Int: [String]] = [:]
  private let table: DocumentTable

  /// The attributes with identifiers that people give to objects.
  private static let identifiers = [
    "userLabel", "storyboardIdentifier", "reuseIdentifier", "restorationIdentifier", "identifier",
  ]

  /// The attributes with texts that objects show.
  private static let texts = [
    "text", "title", "placeholder", "headerTitle", "footerTitle", "prompt", "label",
    "scopeButtonTitle",
  ]

  init(_ table: DocumentTable, _ document: XMLDocument, _ file: SourceFile) {
    self.table = table
    objects = table.entries.indices.filter { table.entries[$0].role == .object }
    isStoryboard = table.entries.contains { $0.element == "scene" && $0.role == .object }
    scenes = table.sceneIDs.compactMap { id in
      table.indices[DocumentTable.key(ofObject: DocumentTable.sceneID(id))]
        ?? table.indices[DocumentTable.key(ofObject: id)]
    }
    var seen: [String: Set<Int>] = [:]
    func add(_ name: String?, _ index: Int, _ names: inout [String: [Int]], _ kind: String) {
      guard let name, !name.isEmpty else { return }
      guard seen[kind + name, default: []].insert(index).inserted else { return }
      names[name, default: []].append(index)
    }
    for index in objects {
      let entry = table.entries[index]
      for name in Self.identifiers { add(entry.attributes[name], index, &byName, "n") }
      labelsByObject[index] = Self.identifiers.compactMap { entry.attributes[$0] }
      if entry.element == "viewLayoutGuide" { add(entry.attributes["key"], index, &byName, "n") }
      add(entry.attributes["customClass"], index, &byCustomClass, "c")
      if entry.element == "outlet" || entry.element == "outletCollection",
        let id = entry.attributes["destination"],
        let target = table.indices[DocumentTable.key(ofObject: id)]
      {
        let property = entry.attributes["property"] ?? ""
        add(property, target, &byName, "n")
        let known = outletsByObject[target] ?? []
        if !known.contains(property) { outletsByObject[target] = known + [property] }
      }
    }
    var owners = [Int](repeating: 0, count: document.nodes.count)
    var isObject = [Int?](repeating: nil, count: document.nodes.count)
    for index in objects { isObject[table.entries[index].node] = index }
    for node in document.nodes.indices {
      if let index = isObject[node] {
        owners[node] = index
      } else if let parent = document.nodes[node].parent {
        owners[node] = owners[Int(parent)]
      }
      let owner = owners[node]
      guard table.entries[owner].role == .object else { continue }
      let element = document.name(of: node)
      let values = document.attributeValues(of: node, in: file)
      if element == "accessibility" { add(values["identifier"], owner, &byName, "n") }
      var found: [String] = []
      if element == "fragment" {
        if let content = values["content"] { found.append(content) }
      } else if isObject[node] != nil || element == "state" || element == "segment" {
        found = Self.texts.compactMap { values[$0] }
      }
      if ["string", "mutableString"].contains(element), let text = document.nodes[node].text,
        Self.texts.contains(values["key"] ?? "") || values["key"] == "content"
      {
        found.append(document.texts[Int(text)])
      }
      for text in found where !text.isEmpty {
        add(Self.plain(text), owner, &byText, "t")
        textsByObject[owner, default: []].append(text)
      }
    }
    // An outlet may precede or follow its object.
    byName = byName.mapValues { $0.sorted() }
  }

  /// Returns a text with each run of white space as one space, and none at the ends.
  static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the objects whose names a scene has: those directly in it, or itself in a xib.
  func heads(of scene: Int) -> [Int] {
    guard table.entries[scene].element == "scene" else { return [scene] }
    return table.entries[scene].children.flatMap { list in
      table.entries[list].children.filter { table.entries[$0].role == .object }
    }
  }

  /// Returns whether an object is of a class: that of its element, or a custom class.
  func isOfClass(_ index: Int, _ name: String) -> Bool {
    let entry = table.entries[index]
    if entry.element == name || entry.attributes["customClass"] == name { return true }
    if let kind = ElementName(spelling: entry.element).flatMap({ ViewKind($0) }) {
      return kind.className == name
    }
    let words = entry.element.prefix(1).uppercased() + entry.element.dropFirst()
    return name == "UI" + words || name == "NS" + words
  }
}
