import InterfaceMerging
import InterfaceModel
import InterfaceSource
import InterfaceTraits
import InterfaceXML

extension DocumentState {
  /// Returns the state with a new constraint.
  ///
  /// - Parameters:
  ///   - text: The constraint.
  ///   - id: Its id, or `nil` for a new one.
  ///   - entry: Finds the entry of an object that the text names.
  /// - Returns: The state, and the id of the constraint, which may be there already.
  /// - Throws: `badConstraint` with the reason, or a fault of `entry`.
  func constraining(
    _ text: ConstraintText, id: String?, _ entry: (String) throws(EditFault) -> Int
  ) throws(EditFault) -> (DocumentState, id: String) {
    var state = self
    let (first, firstAttribute, second, secondAttribute) = try items(of: text, entry)
    guard let owner = owner(first, second) else {
      throw .badConstraint("the items are not in the same view")
    }
    if let second, let attribute = secondAttribute, first == second,
      attribute == firstAttribute
    {
      throw .badConstraint("a constraint cannot relate an attribute to itself")
    }
    var element = NewElement("constraint")
    if first != owner { element["firstItem"] = state.id(first) }
    element["firstAttribute"] = firstAttribute.rawValue
    if text.relation != .equal { element["relation"] = text.relation.rawValue }
    if let second, let attribute = secondAttribute {
      element["secondItem"] = state.id(second)
      element["secondAttribute"] = attribute.rawValue
    }
    if text.multiplier != 1 { element["multiplier"] = DocumentNumber.text(text.multiplier) }
    if text.constant != 0 || second == nil {
      element["constant"] = DocumentNumber.text(text.constant)
    }
    if text.priority != 1000 { element["priority"] = DocumentNumber.text(text.priority) }
    if id == nil, let known = constraint(like: element, in: owner) { return (self, known) }
    let seed = element.attributes.map(\.value).joined(separator: " ")
    let ownID = id ?? state.editing.freshID(seed)
    element["id"] = ownID
    state = try state.adding(element.inOrder, to: owner, EditPlace(list: "constraints"))
    // A subview with constraints is laid out by them.
    for item in [first, second].compactMap(\.self) where item != owner || second == nil {
      state = try state.leavingAutoresizing(self.id(item))
    }
    return (state, ownID)
  }

  /// Finds the items and attributes of a constraint.
  private func items(
    of text: ConstraintText, _ entry: (String) throws(EditFault) -> Int
  ) throws(EditFault) -> (Int, LayoutAttribute, Int?, LayoutAttribute?) {
    guard let side = text.second else {
      return (try entry(text.first.item), text.first.attribute, nil, nil)
    }
    // A superview, its margins and its safe area are those of the other item.
    if Self.surroundings.contains(text.first.item) {
      let second = try entry(side.item)
      let (first, attribute) = try item(text.first, around: second, entry)
      return (first, attribute, second, side.attribute)
    }
    let first = try entry(text.first.item)
    let (second, attribute) = try item(side, around: first, entry)
    return (first, text.first.attribute, second, attribute)
  }

  private static let surroundings: Set<String> = ["margins", "safeArea", "superview"]

  private func item(
    _ side: ConstraintText.Side, around other: Int, _ entry: (String) throws(EditFault) -> Int
  ) throws(EditFault) -> (Int, LayoutAttribute) {
    switch side.item {
    case "superview": return (try superview(of: other), side.attribute)
    case "margins":
      guard let inner = Self.margins[side.attribute] else {
        throw .badConstraint("margins have no attribute '\(side.attribute.rawValue)'")
      }
      return (try superview(of: other), inner)
    case "safeArea": return (try safeArea(around: other), side.attribute)
    default: return (try entry(side.item), side.attribute)
    }
  }

  /// Returns the id of a constraint of a view that means the same as a new one, or `nil`.
  private func constraint(like element: NewElement, in owner: Int) -> String? {
    guard let list = editing.child("constraints", of: node(owner)) else { return nil }
    let same = xml.children(of: list).first { child in
      var existing = NewElement(xml, child, in: file)
      guard existing.children.isEmpty else { return false }
      existing["id"] = nil
      if existing["firstItem"] == id(owner) { existing["firstItem"] = nil }
      return existing.inOrder == element.inOrder
    }
    return same.flatMap { attribute("id", of: $0) }
  }

  /// Returns the state with a subview that constraints lay out, instead of an autoresizing mask.
  private func leavingAutoresizing(_ id: String) throws(EditFault) -> DocumentState {
    guard let node = editing.element(id), let list = xml.nodes[node].parent,
      xml.name(of: Int(list)) == "subviews", isView(node)
    else { return self }
    let name = "translatesAutoresizingMaskIntoConstraints"
    let mask = editing.child("autoresizingMask", of: node)
    if mask == nil, attribute(name, of: node) == "NO" { return self }
    return try applying([setting(name, "NO", of: node)] + removing(Set([mask].compactMap(\.self))))
  }

  private func isView(_ node: Int) -> Bool { editing.child("rect", of: node) != nil }

  /// Returns the view around a view.
  private func superview(of entry: Int) throws(EditFault) -> Int {
    guard let outer = ancestors(of: entry).dropFirst().first(where: { isView(node($0)) }) else {
      throw .badConstraint("\(table.name(of: entry)) has no superview")
    }
    return outer
  }

  /// Returns the safe area of the nearest view around a view that has one.
  private func safeArea(around entry: Int) throws(EditFault) -> Int {
    for view in ancestors(of: entry).dropFirst() {
      let guide = table.entries[view].children.first {
        table.entries[$0].element == "viewLayoutGuide"
          && table.entries[$0].attributes["key"] == "safeArea"
      }
      if let guide { return guide }
    }
    throw .badConstraint("no view around \(table.name(of: entry)) has a safe area in the document")
  }

  /// Returns the view that gets a constraint: the nearest one around both items, or an item itself.
  private func owner(_ first: Int, _ second: Int?) -> Int? {
    func views(_ entry: Int) -> [Int] { ancestors(of: entry).filter { isView(node($0)) } }
    guard let second else { return views(first).first }
    let others = Set(views(second))
    return views(first).first(where: others.contains)
  }

  /// Returns a number as people write it.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private static let margins: [LayoutAttribute: LayoutAttribute] = [
    .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin,
    .leading: .leadingMargin, .trailing: .trailingMargin, .centerX: .centerXWithinMargins,
    .centerY: .centerYWithinMargins,
  ]

  // MARK: Connections

  /// Returns the state with a new connection.
  func connecting(
    _ object: Int, _ connection: EditConnection, to destination: String
  ) throws(EditFault) -> DocumentState {
    var state = self
    var element = NewElement(connection.kind)
    switch connection.kind {
    case "outlet", "outletCollection":
      element["property"] = connection.name
      let existing = table.entries[object].children.flatMap { table.entries[$0].children }.first {
        table.entries[$0].element == "outlet"
          && table.entries[$0].attributes["property"] == connection.name
      }
      if let existing, connection.kind == "outlet" {
        throw .badPlace(
          "\(table.name(of: object)) has an outlet '\(connection.name)' already: 'disconnect \(id(existing))' first"
        )
      }
    case "action":
      element["selector"] = connection.name
      if let event = connection.event { element["eventType"] = event }
    case "segue":
      element["kind"] = connection.name
      if let identifier = connection.identifier { element["identifier"] = identifier }
    default: throw .badOperation("'\(connection.kind)' is no kind of connection")
    }
    element["destination"] = destination
    let seed = ([self.id(object), connection.kind] + element.attributes.map(\.value)).joined(
      separator: " ")
    element["id"] = state.editing.freshID(seed)
    return try state.adding(element, to: object, EditPlace(list: "connections"))
  }

  // MARK: Size classes

  /// Returns the state with a view or constraint that exists, or does not exist, in size classes.
  func installing(
    _ object: Int, _ trait: String?, isInstalled: Bool
  ) throws(EditFault) -> DocumentState {
    let list = xml.name(of: Int(xml.nodes[node(object)].parent ?? 0))
    guard ["constraints", "subviews"].contains(list),
      let owner = ancestors(of: object).dropFirst().first
    else {
      throw .badPlace(
        "only subviews and constraints can be installed, not \(table.name(of: object))")
    }
    let (wanted, other) = isInstalled ? ("include", "exclude") : ("exclude", "include")
    var state = self
    let key = trait ?? "default"
    func mask(_ state: DocumentState) -> Int? {
      state.xml.children(of: state.node(owner)).first {
        state.xml.name(of: $0) == "variation" && state.attribute("key", of: $0) == key
      }.flatMap { state.editing.child("mask", key: list, of: $0) }
    }
    let id = state.id(object)
    func reference(_ element: String, _ state: DocumentState) -> Int? {
      mask(state).flatMap { mask in
        state.xml.children(of: mask).first {
          state.xml.name(of: $0) == element && state.attribute("reference", of: $0) == id
        }
      }
    }
    if let opposite = reference(other, state) { state = try state.removingWithVariation(opposite) }
    if reference(wanted, state) != nil { return state }
    // Everywhere, what is not left out exists; in a size class, what the default has.
    let isDefault = state.isExcluded(id, list, in: owner, "default") ? "exclude" : "include"
    if wanted == (trait == nil ? "include" : isDefault) { return state }
    let entry = NewElement(wanted, [.init("reference", id)])
    if let mask = mask(state) { return try state.applying([state.inserting(entry, into: mask)]) }
    let mask = NewElement("mask", [.init("key", list)], [entry])
    let variation = state.xml.children(of: state.node(owner)).first {
      state.xml.name(of: $0) == "variation" && state.attribute("key", of: $0) == key
    }
    if let variation { return try state.applying([state.inserting(mask, into: variation)]) }
    return try state.applying([
      state.inserting(NewElement("variation", [.init("key", key)], [mask]), into: state.node(owner))
    ])
  }

  private func isExcluded(_ id: String, _ list: String, in owner: Int, _ key: String) -> Bool {
    xml.children(of: node(owner)).contains { variation in
      guard xml.name(of: variation) == "variation", attribute("key", of: variation) == key,
        let mask = editing.child("mask", key: list, of: variation)
      else { return false }
      return xml.children(of: mask).contains {
        xml.name(of: $0) == "exclude" && attribute("reference", of: $0) == id
      }
    }
  }

  /// Removes a reference of a mask, and the variation if it is empty then.
  private func removingWithVariation(_ node: Int) throws(EditFault) -> DocumentState {
    var removed = node
    while let parent = xml.nodes[removed].parent.map(Int.init),
      ["mask", "variation"].contains(xml.name(of: parent)), xml.children(of: parent).count == 1,
      xml.name(of: parent) == "mask" || xml.nodes[parent].attributeCount == 1
    {
      removed = parent
    }
    return try applying(removing([removed]))
  }
}
