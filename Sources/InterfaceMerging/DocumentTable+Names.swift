import InterfaceSource
import InterfaceTraits

extension DocumentTable {
  /// Returns the names from an object to one of its properties, such as `normal.title`.
  ///
  /// - Parameters:
  ///   - index: The object, or a part or value of it.
  ///   - attribute: An attribute of the entry, or `nil` for its content.
  /// - Returns: The names, joined with dots; empty for an object itself.
  package func property(of index: Int, _ attribute: String? = nil) -> String {
    var names: [String] = []
    var current = index
    while entries[current].role != .object, let parent = entries[current].parent {
      let entry = entries[current]
      if entry.role != .list {
        // The key of a part is the end of its key in the table.
        let outer = entries[parent].key.utf8.count + 1
        let own = String(decoding: entry.key.utf8.dropFirst(outer), as: UTF8.self)
        let named = own.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        names.append(String(named.last ?? ""))
        if entry.element == "userDefinedRuntimeAttribute" { names.append("runtimeAttributes") }
      }
      current = parent
    }
    return (names.reversed() + [attribute].compactMap(\.self)).joined(separator: ".")
  }

  /// Returns the words by which people recognize an object, or `nil` if there are none.
  package func label(of index: Int) -> String? {
    let entry = entries[index]
    if entry.element == "constraint" { return sentence(entry) }
    if entry.element == "segue" { return entry.attributes["identifier"] }
    let title = entry.children.map { entries[$0] }
      .first { $0.element == "state" && $0.attributes["key"] == "normal" }?.attributes["title"]
    let names = ["title", "placeholder", "reuseIdentifier", "customClass", "image"]
    return entry.attributes["userLabel"] ?? entry.attributes["text"] ?? title
      ?? names.lazy.compactMap { entry.attributes[$0] }.first { !$0.isEmpty }
  }

  /// Returns the name of an object: its kind with a label, or else with its id.
  package func name(of index: Int) -> String {
    let entry = entries[index]
    guard entry.role == .object else { return "document" }
    if entry.attributes["key"] == "safeArea" { return "the safe area" }
    if entry.element == "constraint" { return "constraint (\(sentence(entry)))" }
    if entry.element == "scene", let controller = controller(of: index) {
      return "scene of \(name(of: controller))"
    }
    let element = ObjectName.kind(entry.element)
    guard let label = label(of: index) else {
      return "\(element) '\(entry.key.dropFirst())'"
    }
    return "\(element) \"\(label.shortened(to: 40))\""
  }

  /// Returns the name of an object with an id.
  package func name(ofObject id: String) -> String {
    guard let index = indices[Self.key(ofObject: id)] else { return "'\(id)'" }
    // The sentence of a constraint would name its items in turn.
    return entries[index].element == "constraint" ? "constraint '\(id)'" : name(of: index)
  }

  /// Returns what a constraint relates, such as `height of label "Name"`.
  package func sentence(_ entry: Entry) -> String {
    func side(_ item: String?, _ attribute: String?) -> String? {
      guard let attribute else { return nil }
      let own = entry.parent.map { entries[object(of: $0)].key.dropFirst() } ?? ""
      let words = LayoutAttribute(rawValue: attribute)?.phrase ?? attribute
      return "\(words) of \(name(ofObject: item ?? String(own)))"
    }
    let first = side(entry.attributes["firstItem"], entry.attributes["firstAttribute"]) ?? ""
    guard let second = entry.attributes["secondItem"] else { return first }
    return first + " to " + (side(second, entry.attributes["secondAttribute"]) ?? second)
  }

  /// Returns the outermost object around an entry: a scene, or in a xib a view or controller.
  package func outermostObject(of index: Int) -> Int {
    var outermost = index
    var current: Int? = index
    while let index = current {
      if entries[index].role == .object { outermost = index }
      current = entries[index].parent
    }
    return outermost
  }

  /// Returns the id of an object with a key, as the document writes it.
  package static func id(ofKey key: String) -> String {
    let id = key.dropFirst()
    let scene = sceneID("")
    return String(id.hasPrefix(scene) ? id.dropFirst(scene.count) : id)
  }

  /// Returns the first object of a scene.
  private func controller(of scene: Int) -> Int? {
    entries[scene].children.lazy.flatMap { entries[$0].children }.first {
      entries[$0].role == .object
    }
  }
}
