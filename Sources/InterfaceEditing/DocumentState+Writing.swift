import InterfaceMerging
import InterfaceSource
import InterfaceXML

/// What is inserted into a document.
enum InsertedContent {
  case element(NewElement)
  /// A copy of an element of the document.
  case copy(Int)

  /// The element that is written, or `nil` for a copy.
  var element: NewElement? { if case .element(let element) = self { element } else { nil } }
}

extension DocumentState {
  private var newline: [UInt8] { editing.lineEnd }

  /// What is before a child in addition to what is before its parent.
  private var step: [UInt8] {
    guard let first = xml.children(of: 0).first else { return Array("    ".utf8) }
    return editing.indentation(at: xml.nodes[first].startTag.start) ?? []
  }

  private func indentation(of node: Int) -> [UInt8] {
    editing.indentation(at: xml.nodes[node].startTag.start) ?? []
  }

  func attribute(_ name: String, of node: Int) -> String? {
    editing.attribute(name, of: node)?.value
  }

  // MARK: Attributes

  /// Returns the edit that sets an attribute, at the place that Interface Builder gives it.
  func setting(_ name: String, _ value: String, of node: Int) -> SourceEdit {
    if let (_, location) = editing.attribute(name, of: node) {
      return .attributeValue(at: location.value, value)
    }
    let element = xml.name(of: node)
    let order = WritingOrder.attributes(of: element)
    guard let place = order.firstIndex(of: name) else {
      return editing.writing(name, value, of: node)
    }
    let earlier = Set(order[..<place])
    let existing = xml.attributes(of: node)
    let last = existing.last { earlier.contains(xml.names[Int(xml.attributes[$0].name)]) }
    let end =
      last.map { xml.attributes[$0].value.end + 1 }
      ?? xml.nodes[node].startTag.start + 1 + Int32(element.utf8.count)
    return SourceEdit(
      range: SourceRange(start: end, end: end),
      replacement: Array(" \(name)=\"".utf8) + NewElement.escaped(value) + [UInt8(ascii: "\"")])
  }

  /// Returns the edit that removes an attribute, or `nil` if the element does not have it.
  func removing(_ name: String, of node: Int) -> SourceEdit? {
    guard let (_, location) = editing.attribute(name, of: node) else { return nil }
    var start = Int(location.start)
    while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[start - 1]) { start -= 1 }
    return SourceEdit(
      range: SourceRange(start: Int32(start), end: location.value.end + 1), replacement: [])
  }

  /// Returns the edits that give an element another name.
  func renaming(_ node: Int, to name: String) -> [SourceEdit] {
    let entry = xml.nodes[node]
    let length = Int32(xml.name(of: node).utf8.count)
    func edit(at start: Int32) -> SourceEdit {
      SourceEdit(
        range: SourceRange(start: start, end: start + length), replacement: Array(name.utf8))
    }
    let tag = edit(at: entry.startTag.start + 1)
    return editing.isEmptyTag(node) ? [tag] : [tag, edit(at: entry.endOffset - 1 - length)]
  }

  // MARK: Elements

  /// Returns the edit that inserts an element into another one.
  ///
  /// - Parameters:
  ///   - content: The element.
  ///   - parent: The element that contains it.
  ///   - sibling: The child that it follows, or `nil` to insert it as the first one.
  /// - Returns: The edit.
  func inserting(_ content: InsertedContent, into parent: Int, after sibling: Int?) -> SourceEdit {
    let outer = indentation(of: parent)
    let children = xml.children(of: parent)
    let inner = children.first.map { indentation(of: $0) } ?? outer + step
    let bytes = newline + inner + written(content, inner)
    let tag = xml.nodes[parent].startTag
    let end = newline + outer + Array("</\(xml.name(of: parent))>".utf8)
    if editing.isEmptyTag(parent) {
      return SourceEdit(
        range: SourceRange(start: tag.end - 2, end: tag.end),
        replacement: [UInt8(ascii: ">")] + bytes + end)
    }
    if children.isEmpty {
      return SourceEdit(
        range: SourceRange(start: tag.end, end: xml.nodes[parent].endOffset),
        replacement: bytes + end)
    }
    let place = sibling.map { xml.nodes[$0].endOffset } ?? tag.end
    return SourceEdit(range: SourceRange(start: place, end: place), replacement: bytes)
  }

  /// Returns the edit that inserts an element into another one, where Interface Builder puts elements of
  /// its kind.
  func inserting(_ element: NewElement, into parent: Int) -> SourceEdit {
    inserting(
      .element(element), into: parent,
      after: predecessor(of: element.name, element["key"], in: parent))
  }

  /// Returns the last child of an element that Interface Builder writes before a new one.
  func predecessor(of name: String, _ key: String?, in parent: Int) -> Int? {
    let element = xml.name(of: parent)
    let place = WritingOrder.place(of: name, key: key, in: element)
    return xml.children(of: parent).last { child in
      WritingOrder.place(
        of: xml.name(of: child), key: attribute("key", of: child), in: element) <= place
    }
  }

  private func written(_ content: InsertedContent, _ indentation: [UInt8]) -> [UInt8] {
    switch content {
    case .element(let element): element.bytes(indentation, step: step, newline: newline)
    case .copy(let node): copy(of: node, indentation)
    }
  }

  /// Returns the bytes of an element, with another indentation.
  private func copy(of node: Int, _ indentation: [UInt8]) -> [UInt8] {
    let entry = xml.nodes[node]
    let children = xml.children(of: node)
    guard !children.isEmpty else {
      return Array(file.bytes[Int(entry.startTag.start)..<Int(entry.endOffset)])
    }
    var bytes = Array(file.bytes[Int(entry.startTag.start)..<Int(entry.startTag.end)])
    for child in children {
      bytes += newline + indentation + step + copy(of: child, indentation + step)
    }
    return bytes + newline + indentation + Array("</\(xml.name(of: node))>".utf8)
  }

  /// Returns the edit that puts an element in the place of another.
  func replacing(_ node: Int, by element: NewElement) -> SourceEdit {
    let entry = xml.nodes[node]
    return SourceEdit(
      range: SourceRange(start: entry.startTag.start, end: entry.endOffset),
      replacement: written(.element(element), indentation(of: node)))
  }

  /// Returns the edits that remove elements, and the lists that have nothing in them then.
  func removing(_ nodes: Set<Int>) -> [SourceEdit] {
    var removed = nodes
    var open = Array(nodes)
    while let node = open.popLast() {
      guard let parent = xml.nodes[node].parent.map(Int.init), parent > 0,
        !removed.contains(parent),
        Self.vanishing.contains(xml.name(of: parent)),
        xml.children(of: parent).allSatisfy(removed.contains)
      else { continue }
      removed.insert(parent)
      open.append(parent)
    }
    let topmost = removed.filter { node in
      xml.nodes[node].parent.map { !isIn(Int($0), removed) } ?? true
    }
    var edits: [SourceEdit] = []
    for (parent, children) in Dictionary(grouping: topmost, by: { xml.nodes[$0].parent ?? 0 }) {
      let entry = xml.nodes[Int(parent)]
      if children.count == xml.children(of: Int(parent)).count {
        // Without children, an element has one tag.
        edits.append(
          SourceEdit(
            range: SourceRange(start: entry.startTag.end - 1, end: entry.endOffset),
            replacement: Array("/>".utf8)))
      } else {
        edits += children.map { editing.removal(of: $0) }
      }
    }
    return edits
  }

  private func isIn(_ node: Int, _ nodes: Set<Int>) -> Bool {
    var current: Int? = node
    while let node = current {
      if nodes.contains(node) { return true }
      current = xml.nodes[node].parent.map(Int.init)
    }
    return false
  }

  /// Elements that Interface Builder does not write without content.
  private static let vanishing: Set<String> = [
    "barButtonItems", "connections", "constraints", "gestureRecognizers", "items", "layoutGuides",
    "mask", "resources", "subviews", "userDefinedRuntimeAttributes", "userGuides",
    "viewLayoutGuides",
  ]
}
