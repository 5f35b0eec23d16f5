import InterfaceMerging
import InterfaceModel
import InterfaceSource
import InterfaceTraits
import InterfaceXML

extension DocumentState {
  /// Returns the state with a copy of an object after it, and the id of the copy.
  ///
  /// The objects in the copy have new ids; references among them lead to each other.
  func duplicating(_ object: Int) throws(EditFault) -> (DocumentState, id: String) {
    var element = NewElement(xml, node(object), in: file)
    guard element["id"] != nil, element["key"] == nil else {
      throw .badPlace("\(table.name(of: object)) cannot exist twice in its place")
    }
    var state = self
    var ids: [String: String] = [:]
    for node in node(object)..<Int(xml.nodes[node(object)].end) {
      guard let id = attribute("id", of: node) else { continue }
      ids[id] = state.editing.freshID("copy of \(id)")
    }
    element.rename(ids)
    guard let parent = xml.nodes[node(object)].parent else { return (self, "") }
    let edit = inserting(.element(element), into: Int(parent), after: node(object))
    return (try applying([edit]), element["id"] ?? "")
  }

  /// Returns the state with sibling views in a new stack view, and its id.
  ///
  /// The stack view takes the place of the first one. Constraints between the views go, because the
  /// stack view arranges them; those of their outer edges become constraints of the stack view.
  func embedding(
    _ objects: [Int], _ axis: StackAxis, _ spacing: Double?
  ) throws(EditFault) -> (DocumentState, id: String) {
    let first = Set(objects.map { node($0) }).sorted()
    let nodes = ordered(first, axis)
    guard let list = xml.nodes[first[0]].parent.map(Int.init), xml.name(of: list) == "subviews",
      nodes.allSatisfy({ xml.nodes[$0].parent.map(Int.init) == list })
    else { throw .badPlace("only subviews of one view can be put into a stack view") }
    let ids = nodes.compactMap { attribute("id", of: $0) }
    var state = self
    let id = state.editing.freshID("stack of \(ids.joined(separator: " "))")
    var stack = try LibraryObject.element("stackView")
    stack["id"] = id
    if axis == .vertical { stack["axis"] = axis.rawValue }
    if let spacing = spacing ?? commonGap(of: ids, axis) {
      stack["spacing"] = DocumentNumber.text(spacing)
    }
    stack.children.append(
      NewElement("subviews", [], nodes.map { NewElement(xml, $0, in: file) }))
    var edits = [replacing(first[0], by: stack.inOrder)] + removing(Set(first.dropFirst()))
    edits += outerConstraints(of: ids, in: Set(first), axis, id)
    state = try applying(edits)
    return (state, id)
  }

  /// Returns views in their order on the canvas along an axis, or in that of the document without frames.
  private func ordered(_ nodes: [Int], _ axis: StackAxis) -> [Int] {
    let places = nodes.compactMap { node in
      attribute("id", of: node).flatMap(storedFrame).map { axis == .vertical ? $0.y : $0.x }
    }
    guard places.count == nodes.count else { return nodes }
    return zip(nodes, places).enumerated().sorted { one, other in
      (one.element.1, one.offset) < (other.element.1, other.offset)
    }.map(\.element.0)
  }

  /// Returns the distance in points between neighbors on the canvas, or `nil` if it is 0 or differs.
  private func commonGap(of ids: [String], _ axis: StackAxis) -> Double? {
    let frames = ids.compactMap(storedFrame)
    guard frames.count == ids.count else { return nil }
    let gaps = zip(frames, frames.dropFirst()).map { one, other in
      axis == .vertical ? other.y - one.y - one.height : other.x - one.x - one.width
    }
    guard let gap = gaps.first, gap > 0, gaps.allSatisfy({ abs($0 - gap) < 0.01 }) else {
      return nil
    }
    return gap
  }

  /// Returns the state with a view in a new plain view of the same size, and the id of that.
  ///
  /// Constraints of the view's edges and center with other views become those of the new view, to whose
  /// edges the view is pinned.
  func enclosing(_ object: Int) throws(EditFault) -> (DocumentState, id: String) {
    let node = node(object)
    guard let list = xml.nodes[node].parent.map(Int.init), xml.name(of: list) == "subviews",
      let inner = attribute("id", of: node)
    else { throw .badPlace("only a subview can be put into a view") }
    var state = self
    let id = state.editing.freshID("view around \(inner)")
    var view = try LibraryObject.element("view")
    view["id"] = id
    var content = NewElement(xml, node, in: file)
    if let frame = content.children.firstIndex(where: { $0.name == "rect" }) {
      view.children = [content.children[frame]]
      content.children[frame]["x"] = "0.0"
      content.children[frame]["y"] = "0.0"
    }
    view.children.append(NewElement("subviews", [], [content]))
    let isInStack = xml.nodes[list].parent.map { xml.name(of: Int($0)) } == "stackView"
    let isConstrained =
      isInStack || attribute("translatesAutoresizingMaskIntoConstraints", of: node) == "NO"
    if isConstrained {
      let pins = ["bottom", "leading", "top", "trailing"].map { edge in
        NewElement(
          "constraint",
          [
            .init("firstItem", inner), .init("firstAttribute", edge), .init("secondItem", id),
            .init("secondAttribute", edge),
            .init("id", state.editing.freshID("\(edge) of \(inner)")),
          ])
      }.sorted { ($0["id"] ?? "") < ($1["id"] ?? "") }
      view.children.append(NewElement("constraints", [], pins))
    } else {
      view["translatesAutoresizingMaskIntoConstraints"] = nil
      view.children += content.children.filter { $0.name == "autoresizingMask" }
    }
    var edits = [replacing(node, by: view.inOrder)]
    for entry in table.entries where entry.element == "constraint" {
      let isInside = (node..<Int(xml.nodes[node].end)).contains(entry.node)
      guard !isInside, entry.attributes["secondItem"] != nil else { continue }
      for side in ["first", "second"] where entry.attributes["\(side)Item"] == inner {
        guard
          let attribute = entry.attributes["\(side)Attribute"]
            .flatMap(LayoutAttribute.init(rawValue:)),
          Self.edges.contains(attribute)
        else { continue }
        edits.append(setting("\(side)Item", id, of: entry.node))
      }
    }
    return (try applying(edits), id)
  }

  private static let edges: Set<LayoutAttribute> = [
    .leading, .left, .trailing, .right, .top, .bottom, .centerX, .centerY,
  ]

  /// Returns the edits of the constraints between embedded views and others.
  private func outerConstraints(
    of ids: [String], in nodes: Set<Int>, _ axis: StackAxis, _ stack: String
  ) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var gone: Set<Int> = []
    var known: Set<String> = []
    // Those in an embedded view are about what is in it.
    let inner = nodes.map { $0..<Int(xml.nodes[$0].end) }
    for entry in table.entries
    where entry.element == "constraint" && !inner.contains(where: { $0.contains(entry.node) }) {
      let first = entry.attributes["firstItem"]
      let second = entry.attributes["secondItem"]
      let sides = [
        (name: "firstItem", item: first, attribute: entry.attributes["firstAttribute"]),
        (name: "secondItem", item: second, attribute: entry.attributes["secondAttribute"]),
      ]
      let inside = sides.filter { $0.item.map(ids.contains) ?? false }
      // A width or height of a view itself stays.
      guard !inside.isEmpty, second != nil else { continue }
      guard inside.count == 1, let item = inside[0].item,
        let attribute = inside[0].attribute.flatMap(LayoutAttribute.init(rawValue:)),
        isOuter(attribute, of: item, ids, axis)
      else {
        gone.insert(entry.node)
        continue
      }
      let meaning = entry.attributes.sorted { $0.key < $1.key }.map { name, value in
        name == inside[0].name ? "" : "\(name)=\(value)"
      }.joined(separator: " ")
      if known.insert(meaning).inserted {
        edits.append(setting(inside[0].name, stack, of: entry.node))
      } else {
        gone.insert(entry.node)
      }
    }
    return edits + removing(gone)
  }

  /// Whether an attribute of an embedded view is one of the stack view.
  private func isOuter(
    _ attribute: LayoutAttribute, of item: String, _ ids: [String], _ axis: StackAxis
  ) -> Bool {
    switch attribute {
    case .leading, .left:
      axis == .vertical || item == ids.first
    case .trailing, .right:
      axis == .vertical || item == ids.last
    case .top: axis == .horizontal || item == ids.first
    case .bottom: axis == .horizontal || item == ids.last
    case .centerX: axis == .vertical
    case .centerY: axis == .horizontal
    default: false
    }
  }
}

extension NewElement {
  /// Gives objects other ids, and references to them.
  fileprivate mutating func rename(_ ids: [String: String]) {
    for index in attributes.indices {
      guard let id = ids[attributes[index].value],
        [.identifier, .reference].contains(AttributeName(spelling: attributes[index].name)?.kind)
      else { continue }
      attributes[index].value = id
    }
    for index in children.indices { children[index].rename(ids) }
  }
}
