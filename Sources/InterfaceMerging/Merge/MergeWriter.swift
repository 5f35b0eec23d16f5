import InterfaceSource
import InterfaceTraits
import InterfaceXML

/// Writes a merged document: the bytes of ours, with the elements and attributes of theirs in the
/// places that the merge gives them.
struct MergeWriter {
  private let tree: MergedTree
  private let newline: [UInt8]
  private let indentation: [UInt8]
  /// Elements that replace those of all versions, by key.
  private let replacements: [String: String]
  private var output: [UInt8] = []

  init(_ tree: MergedTree, frames: [String: LayoutRect] = [:]) {
    self.tree = tree
    let ours = tree.input.ours
    let bytes = ours.file.bytes
    let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    let isWindows = end.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false
    newline = isWindows ? Array("\r\n".utf8) : Array("\n".utf8)
    indentation = Self.indentation(of: ours)
    var replacements = SceneShift.all(tree)
    for (id, frame) in frames {
      replacements["\(DocumentTable.key(ofObject: id))/rect:frame"] = Self.rect(frame)
    }
    self.replacements = replacements
  }

  consuming func bytes() -> [UInt8] {
    let ours = tree.input.ours
    let start = Int(ours.document.nodes[0].startTag.start)
    let end = Int(ours.document.nodes[0].endOffset)
    output.reserveCapacity(ours.file.bytes.count + ours.file.bytes.count / 4)
    output += ours.file.bytes[..<start]
    write(tree.root, depth: 0)
    output += ours.file.bytes[end...]
    return output
  }

  private mutating func write(_ key: String, depth: Int) {
    guard let side = tree.sources[key], let entry = tree.input[side][key] else { return }
    let version = tree.input[side]
    if isWhole(entry) {
      if let replacement = replacements[key] {
        output += Array(replacement.utf8)
      } else {
        copy(entry.node, of: version, depth: depth)
      }
      return
    }
    let children = (tree.children[key] ?? []).filter { !isEmptyList($0) }
    let hasText = children.isEmpty && version.document.nodes[entry.node].text != nil
    writeStartTag(key, entry, version, isEmpty: children.isEmpty && !hasText)
    // White space is that of ours where ours has the element at the same depth.
    let ours = tree.input.ours
    let place = ours[key].map(\.node).flatMap { node in
      Int(ours.document.nodes[node].depth) == depth ? node : nil
    }
    let isInPlace = place != nil
    for child in children {
      writeSpace(before: child, depth: depth + 1, isInPlace: isInPlace)
      write(child, depth: depth + 1)
    }
    if !children.isEmpty {
      if let place, let last = ours.document.children(of: place).last {
        let start = Int(ours.document.nodes[last].endOffset)
        output += ours.file.bytes[start..<ours.endTagStart(of: place)]
      } else {
        output += newline
        indent(depth)
      }
      output += Array("</\(entry.element)>".utf8)
    } else if hasText {
      let node = version.document.nodes[entry.node]
      output += converted(version.file.bytes[Int(node.startTag.end)..<Int(node.endOffset)])
    }
  }

  /// Whether an element is written as it is in one version.
  private func isWhole(_ entry: DocumentTable.Entry) -> Bool {
    entry.role == .value && !tree.isFrame(entry.key)
      || entry.role == .derived && !ElementRole.derivedLists.contains(entry.element)
        // Versions are merged, and ids of segues may be others.
        && !["capability", "deployment", "development", "plugIn", "segue"].contains(entry.element)
  }

  /// Whether a list has nothing in it: Interface Builder does not write it then.
  private func isEmptyList(_ key: String) -> Bool {
    guard let side = tree.sources[key], let entry = tree.input[side][key],
      entry.role == .list || ElementRole.derivedLists.contains(entry.element)
    else { return false }
    // Unless ours is written like that.
    if tree.input.ours[key]?.children.isEmpty == true { return false }
    return (tree.children[key] ?? []).isEmpty
  }

  private mutating func writeStartTag(
    _ key: String, _ entry: DocumentTable.Entry, _ version: MergeVersion, isEmpty: Bool
  ) {
    let node = version.document.nodes[entry.node]
    let tag = Int(node.startTag.start)..<Int(node.startTag.end)
    let wasEmpty = version.file.bytes[tag.upperBound - 2] == UInt8(ascii: "/")
    guard let attributes = changedAttributes(of: key, entry, version) else {
      if wasEmpty == isEmpty {
        output += version.file.bytes[tag]
      } else if isEmpty {
        output += version.file.bytes[tag].dropLast()
        output += Array("/>".utf8)
      } else {
        output += version.file.bytes[tag].dropLast(2)
        output.append(UInt8(ascii: ">"))
      }
      return
    }
    output += Array("<\(entry.element)".utf8)
    for attribute in attributes {
      output += Array(" \(attribute.name)=\"".utf8)
      let other = tree.input[attribute.side]
      if let node = other[key]?.node, let bytes = other.bytes(of: attribute.name, node) {
        output += bytes
      } else {
        let empty = SourceRange(start: 0, end: 0)
        output += SourceEdit.attributeValue(at: empty, attribute.value).replacement
      }
      output.append(UInt8(ascii: "\""))
    }
    output += Array((isEmpty ? "/>" : ">").utf8)
  }

  /// Returns the attributes of an element, or `nil` if its start tag is that of a version.
  private func changedAttributes(
    of key: String, _ entry: DocumentTable.Entry, _ version: MergeVersion
  ) -> [MergedTree.Attribute]? {
    let isSpelled = version.isSpelled(entry.node)
    let isDisputed =
      !tree.bothDerived.isEmpty && tree.bothDerived.contains("\(key)/rect:frame")
    if isSpelled, !isDisputed, tree.keepsTag(key) { return nil }
    var attributes = tree.attributes(of: key)?.list ?? []
    if isDisputed { attributes.removeAll { ["ambiguous", "misplaced"].contains($0.name) } }
    let (values, names) = version.attributes(ofNode: entry.node)
    let isSame =
      attributes.map(\.name) == names && attributes.allSatisfy { values[$0.name] == $0.value }
    return isSame && isSpelled ? nil : attributes
  }

  /// Copies an element with everything in it.
  private mutating func copy(_ node: Int, of version: MergeVersion, depth: Int) {
    let entry = version.document.nodes[node]
    let bytes = version.file.bytes
    let inner = version.document.children(of: node)
    if inner.isEmpty || version.side == .ours && Int(entry.depth) == depth {
      output += converted(bytes[Int(entry.startTag.start)..<Int(entry.endOffset)])
      return
    }
    output += bytes[Int(entry.startTag.start)..<Int(entry.startTag.end)]
    for child in inner {
      output += newline
      indent(depth + 1)
      copy(child, of: version, depth: depth + 1)
    }
    output += newline
    indent(depth)
    output += bytes[version.endTagStart(of: node)..<Int(entry.endOffset)]
  }

  /// Writes what is between an element and the one before it: white space, and the comment that names
  /// a scene.
  private mutating func writeSpace(before key: String, depth: Int, isInPlace: Bool) {
    guard let side = tree.sources[key], let node = tree.input[side][key]?.node else { return }
    let version = tree.input[side]
    let own = version.comment(before: node)
    var comment = own
    if side == .ours, let theirs = tree.input.theirs[key]?.node {
      let other = tree.input.theirs.comment(before: theirs)
      let base = tree.input.base[key].map { tree.input.base.comment(before: $0.node) } ?? nil
      if base == own, other != nil { comment = other }
    }
    if isInPlace, comment == own, let place = tree.input.ours[key]?.node,
      Int(tree.input.ours.document.nodes[place].depth) == depth,
      tree.input.ours.parent(of: key) == tree.parents[key]
    {
      output += tree.input.ours.file.bytes[tree.input.ours.space(before: place)]
      return
    }
    if let comment {
      output += newline
      indent(depth)
      output += converted(comment[...])
    }
    output += newline
    indent(depth)
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth { output += indentation }
  }

  /// Returns bytes with the line endings of ours.
  private func converted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\n")) else { return Array(bytes) }
    var result: [UInt8] = []
    for byte in bytes where byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "\n") { result += newline } else { result.append(byte) }
    }
    return result
  }

  /// Returns a frame as Interface Builder writes it.
  private static func rect(_ frame: LayoutRect) -> String {
    """
    <rect key="frame" x="\(DocumentNumber.text(frame.x))" y="\(DocumentNumber.text(frame.y))" \
    width="\(DocumentNumber.text(frame.width))" height="\(DocumentNumber.text(frame.height))"/>
    """
  }

  /// Returns what ours puts before the children of the document.
  private static func indentation(of version: MergeVersion) -> [UInt8] {
    guard let first = version.document.children(of: 0).first else { return Array("    ".utf8) }
    let space = version.file.bytes[version.space(before: first)]
    let line = space.lastIndex(of: UInt8(ascii: "\n")).map { space[($0 + 1)...] } ?? []
    return Array(line)
  }
}

extension MergeVersion {
  /// Whether the ids in a start tag are those of the merge.
  fileprivate func isSpelled(_ node: Int) -> Bool {
    reader.renames.isEmpty
      || document.attributeValues(of: node, in: file) == reader.attributes(of: node)
  }

  /// Returns the bytes of an attribute's value, or `nil` if they cannot be copied.
  fileprivate func bytes(of name: String, _ node: Int) -> ArraySlice<UInt8>? {
    for index in document.attributes(of: node)
    where document.names[Int(document.attributes[index].name)] == name {
      let range = document.attributes[index].value
      let bytes = file.bytes[Int(range.start)..<Int(range.end)]
      let isRenamed = reader.attributes(of: node)[name] != document.value(of: index, in: file)
      return isRenamed || bytes.contains(UInt8(ascii: "\"")) ? nil : bytes
    }
    return nil
  }

  /// The offset of an element's end tag.
  fileprivate func endTagStart(of node: Int) -> Int {
    let end = Int(document.nodes[node].endOffset)
    return file.bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
  }

  /// The bytes between the element or start tag before an element and the element.
  fileprivate func space(before node: Int) -> Range<Int> {
    let start = Int(document.nodes[node].startTag.start)
    return min(previousEnds[node], start)..<start
  }

  /// The comment before an element, or `nil` if there is none.
  fileprivate func comment(before node: Int) -> [UInt8]? {
    guard document.name(of: node) == "scene" else { return nil }
    let space = file.bytes[space(before: node)]
    guard let start = space.firstIndex(of: UInt8(ascii: "<")),
      let end = space.lastIndex(of: UInt8(ascii: ">")), start < end
    else { return nil }
    return Array(space[start...end])
  }
}
