package import InterfaceSource
package import InterfaceXML

/// The elements of a document by their ids, and edits that add to them.
package struct DocumentEditing: Sendable {
  package let file: SourceFile
  package let xml: XMLDocument
  private let numbers: [String: Int]
  private var used: Set<String>

  /// Indexes the elements of a document.
  package init(_ xml: XMLDocument, _ file: SourceFile) {
    self.xml = xml
    self.file = file
    var numbers: [String: Int] = [:]
    var used: Set<String> = []
    let id = xml.names.firstIndex(of: "id")
    for number in xml.nodes.indices {
      for index in xml.attributes(of: number) where Int(xml.attributes[index].name) == id {
        let value = xml.value(of: index, in: file)
        used.insert(value)
        // References resolve to the first of several.
        if numbers[value] == nil { numbers[value] = number }
      }
    }
    self.numbers = numbers
    self.used = used
  }

  // MARK: Queries

  /// Returns the index of the element with an id, or `nil` if there is none.
  package func element(_ id: String) -> Int? { numbers[id] }

  package func name(_ element: Int) -> String { xml.name(of: element) }

  /// Returns the first direct child of an element with a name and, if given, a key.
  package func child(_ name: String, key: String? = nil, of element: Int) -> Int? {
    xml.children(of: element).first {
      self.name($0) == name && (key == nil || attribute("key", of: $0)?.value == key)
    }
  }

  package func attribute(
    _ name: String, of element: Int
  ) -> (value: String, location: XMLDocument.Attribute)? {
    xml.attributes(of: element).first { xml.names[Int(xml.attributes[$0].name)] == name }.map {
      (xml.value(of: $0, in: file), xml.attributes[$0])
    }
  }

  // MARK: Editing

  /// Returns the edit that sets an attribute: replaces its value, or adds it after existing
  /// attributes.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - value: Its value as a reader of the XML sees it.
  ///   - element: The element.
  ///   - predecessors: The attributes that precede a new one; it follows the last of them. If there
  ///     are none, it goes at the end of the tag.
  /// - Returns: The edit.
  package func writing(
    _ name: String, _ value: String, of element: Int, after predecessors: [String] = []
  ) -> SourceEdit {
    if let (_, location) = attribute(name, of: element) {
      return .attributeValue(at: location.value, value)
    }
    let found = predecessors.compactMap { attribute($0, of: element)?.location.value.end }.max()
    let end = found.map { $0 + 1 } ?? endOfAttributes(of: element)
    let text = SourceEdit.attributeValue(at: SourceRange(start: end, end: end), value)
    return SourceEdit(
      range: text.range, replacement: Array(" \(name)=\"".utf8) + text.replacement + [0x22])
  }

  /// Returns the offset after the last attribute of a start tag.
  private func endOfAttributes(of element: Int) -> Int32 {
    if let last = xml.attributes(of: element).last { return xml.attributes[last].value.end + 1 }
    return xml.nodes[element].startTag.start + 1 + Int32(name(element).utf8.count)
  }

  /// Returns whether an element has no end tag.
  package func isEmptyTag(_ element: Int) -> Bool {
    let end = Int(xml.nodes[element].startTag.end)
    return end >= 2 && file.bytes[end - 2] == UInt8(ascii: "/")
  }

  /// Returns the white space between the start of a line and an offset, or `nil` if there is
  /// anything else.
  package func indentation(at offset: Int32) -> [UInt8]? {
    var start = Int(offset)
    while start > 0, file.bytes[start - 1] == 0x20 || file.bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || file.bytes[start - 1] == 0x0A else { return nil }
    return Array(file.bytes[start..<Int(offset)])
  }

  /// The line terminator of the file.
  package var lineEnd: [UInt8] {
    let first = file.bytes.firstIndex(of: 0x0A)
    return first.map { $0 > 0 && file.bytes[$0 - 1] == 0x0D } == true ? [0x0D, 0x0A] : [0x0A]
  }

  /// Returns the edit that adds an element on a line of its own after another element, with the
  /// same indentation.
  package func line(_ text: String, after element: Int) -> SourceEdit {
    let node = xml.nodes[element]
    let end = node.endOffset
    guard let indentation = indentation(at: node.startTag.start) else {
      return SourceEdit(
        range: SourceRange(start: end, end: end), replacement: Array(text.utf8))
    }
    return SourceEdit(
      range: SourceRange(start: end, end: end),
      replacement: lineEnd + indentation + Array(text.utf8))
  }

  /// Returns the edit that adds elements on lines of their own before the first child of an element
  /// that has children.
  package func lines(_ texts: [String], before element: Int) -> SourceEdit {
    let start = xml.nodes[element].startTag.start
    let between = indentation(at: start).map { lineEnd + $0 } ?? []
    return SourceEdit(
      range: SourceRange(start: start, end: start),
      replacement: texts.flatMap { Array($0.utf8) + between })
  }

  /// Returns the edit that removes an element, with its line if it is alone there.
  package func removal(of element: Int) -> SourceEdit {
    let node = xml.nodes[element]
    var start = Int(node.startTag.start)
    let end = Int(node.endOffset)
    if let indentation = indentation(at: node.startTag.start), start > indentation.count,
      end == file.bytes.count || file.bytes[end] == 0x0A || file.bytes[end] == 0x0D
    {
      // The line break before it is removed as well.
      start -= indentation.count + 1
      if start > 0, file.bytes[start - 1] == 0x0D { start -= 1 }
    }
    return SourceEdit(
      range: SourceRange(start: Int32(start), end: Int32(end)), replacement: [])
  }

  /// Returns the edit that adds constraints to a view, after its existing ones.
  ///
  /// - Parameters:
  ///   - lines: The elements.
  ///   - owner: The view.
  /// - Returns: The edit, or `nil` if the view has no child elements.
  package func adding(constraints lines: [String], to owner: Int) -> SourceEdit? {
    if let list = child("constraints", of: owner), let last = xml.children(of: list).last {
      let end = xml.nodes[last].endOffset
      let start = xml.nodes[last].startTag.start
      let between = indentation(at: start).map { lineEnd + $0 } ?? []
      return SourceEdit(
        range: SourceRange(start: end, end: end),
        replacement: lines.flatMap { between + Array($0.utf8) })
    }
    guard child("constraints", of: owner) == nil else { return nil }
    // Interface Builder writes the children common to all views before those of a class.
    let general: Set<String> = [
      "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "gestureRecognizers",
      "accessibility",
    ]
    let location = xml.children(of: owner).prefix {
      general.contains(name($0))
        || ["backgroundColor", "tintColor"].contains(attribute("key", of: $0)?.value ?? "")
    }.last
    guard let location else { return nil }
    let indentation = indentation(at: xml.nodes[location].startTag.start)
    let outer = indentation.map { lineEnd + $0 } ?? []
    let inner = indentation.map { lineEnd + $0 + Array("    ".utf8) } ?? []
    let text =
      outer + Array("<constraints>".utf8) + lines.flatMap { inner + Array($0.utf8) } + outer
      + Array("</constraints>".utf8)
    let end = xml.nodes[location].endOffset
    return SourceEdit(range: SourceRange(start: end, end: end), replacement: text)
  }

  /// Returns a new id in Interface Builder's format that is unique in the document, and the same
  /// for the same seed.
  ///
  /// - Parameter seed: A text that identifies the object.
  /// - Returns: The id. It is not returned again.
  package mutating func freshID(_ seed: String) -> String {
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    var attempt = 0
    while true {
      let digest = Digest(of: Array("\(seed)\0\(attempt)".utf8)).hexadecimal
      var number = UInt64(digest.prefix(16), radix: 16) ?? 0
      var id: [UInt8] = []
      for location in 0..<10 {
        if location == 3 || location == 6 {
          id.append(UInt8(ascii: "-"))
          continue
        }
        id.append(digits[Int(number % 62)])
        number /= 62
      }
      let text = String(decoding: id, as: UTF8.self)
      if used.insert(text).inserted { return text }
      attempt += 1
    }
  }
}
