package import InterfaceSource
package import InterfaceXML

/// The elements of a document by their ids, and the edits that add to them.
package struct DocumentEditing: Sendable {
  package let file: SourceFile
  package let xml: XMLDocument
  private let numbers: [String: Int]
  private var used: Set<String>

  /// Looks through a document once.
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
        // References mean the first of several.
        if numbers[value] == nil { numbers[value] = number }
      }
    }
    self.numbers = numbers
    self.used = used
  }

  // MARK: Looking

  /// The number of the element with an id; nil for none.
  package func element(_ id: String) -> Int? { numbers[id] }

  /// The name of an element.
  package func name(_ element: Int) -> String { xml.name(of: element) }

  /// The first element directly inside one that has a name, and a key where one is given.
  package func child(_ name: String, key: String? = nil, of element: Int) -> Int? {
    xml.children(of: element).first {
      self.name($0) == name && (key == nil || attribute("key", of: $0)?.value == key)
    }
  }

  /// An attribute of an element.
  package func attribute(
    _ name: String, of element: Int
  ) -> (value: String, place: XMLDocument.Attribute)? {
    xml.attributes(of: element).first { xml.names[Int(xml.attributes[$0].name)] == name }.map {
      (xml.value(of: $0, in: file), xml.attributes[$0])
    }
  }

  // MARK: Editing

  /// Writes an attribute: a new value, or the attribute after those that are there.
  ///
  /// - Parameters:
  ///   - name: The attribute.
  ///   - value: Its value as a reader of the XML shall see it.
  ///   - element: The element.
  ///   - predecessors: The attributes after the last of which a new one stands; nil for the end of the tag.
  /// - Returns: The edit.
  package func writing(
    _ name: String, _ value: String, of element: Int, after predecessors: [String] = []
  ) -> SourceEdit {
    if let (_, place) = attribute(name, of: element) {
      return .attributeValue(at: place.value, value)
    }
    let found = predecessors.compactMap { attribute($0, of: element)?.place.value.end }.max()
    let end = found.map { $0 + 1 } ?? endOfAttributes(of: element)
    let text = SourceEdit.attributeValue(at: SourceRange(start: end, end: end), value)
    return SourceEdit(
      range: text.range, replacement: Array(" \(name)=\"".utf8) + text.replacement + [0x22])
  }

  /// The offset after the last attribute of a start tag.
  private func endOfAttributes(of element: Int) -> Int32 {
    if let last = xml.attributes(of: element).last { return xml.attributes[last].value.end + 1 }
    return xml.nodes[element].startTag.start + 1 + Int32(name(element).utf8.count)
  }

  /// Whether an element has no end tag.
  package func isEmptyTag(_ element: Int) -> Bool {
    let end = Int(xml.nodes[element].startTag.end)
    return end >= 2 && file.bytes[end - 2] == UInt8(ascii: "/")
  }

  /// The white space before a place on its line; nil when something else stands there.
  package func indentation(at offset: Int32) -> [UInt8]? {
    var start = Int(offset)
    while start > 0, file.bytes[start - 1] == 0x20 || file.bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || file.bytes[start - 1] == 0x0A else { return nil }
    return Array(file.bytes[start..<Int(offset)])
  }

  /// What ends lines in the file.
  package var lineEnd: [UInt8] {
    let first = file.bytes.firstIndex(of: 0x0A)
    return first.map { $0 > 0 && file.bytes[$0 - 1] == 0x0D } == true ? [0x0D, 0x0A] : [0x0A]
  }

  /// Adds a line with an element after one that is there, with the same indentation.
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

  /// Adds lines with elements as the first inside one that has some already.
  package func lines(_ texts: [String], before element: Int) -> SourceEdit {
    let start = xml.nodes[element].startTag.start
    let between = indentation(at: start).map { lineEnd + $0 } ?? []
    return SourceEdit(
      range: SourceRange(start: start, end: start),
      replacement: texts.flatMap { Array($0.utf8) + between })
  }

  /// Removes an element with the line that it stands on alone.
  package func removal(of element: Int) -> SourceEdit {
    let node = xml.nodes[element]
    var start = Int(node.startTag.start)
    let end = Int(node.endOffset)
    if let indentation = indentation(at: node.startTag.start), start > indentation.count,
      end == file.bytes.count || file.bytes[end] == 0x0A || file.bytes[end] == 0x0D
    {
      // The line break before goes with it.
      start -= indentation.count + 1
      if start > 0, file.bytes[start - 1] == 0x0D { start -= 1 }
    }
    return SourceEdit(
      range: SourceRange(start: Int32(start), end: Int32(end)), replacement: [])
  }

  /// Adds lines of constraints to a view's own, after those that are there.
  ///
  /// - Parameters:
  ///   - lines: The elements.
  ///   - owner: The view.
  /// - Returns: The edit; nil where the view has nothing inside.
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
    // Interface Builder writes what all views have before what a class has.
    let general: Set<String> = [
      "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "gestureRecognizers",
      "accessibility",
    ]
    let place = xml.children(of: owner).prefix {
      general.contains(name($0))
        || ["backgroundColor", "tintColor"].contains(attribute("key", of: $0)?.value ?? "")
    }.last
    guard let place else { return nil }
    let indentation = indentation(at: xml.nodes[place].startTag.start)
    let outer = indentation.map { lineEnd + $0 } ?? []
    let inner = indentation.map { lineEnd + $0 + Array("    ".utf8) } ?? []
    let text =
      outer + Array("<constraints>".utf8) + lines.flatMap { inner + Array($0.utf8) } + outer
      + Array("</constraints>".utf8)
    let end = xml.nodes[place].endOffset
    return SourceEdit(range: SourceRange(start: end, end: end), replacement: text)
  }

  /// An id in Interface Builder's form that nothing in the document has, the same for the same seed.
  ///
  /// - Parameter seed: What the object is, in a word of its own.
  /// - Returns: The id; it is not given again.
  package mutating func freshID(_ seed: String) -> String {
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
    var attempt = 0
    while true {
      let digest = Digest(of: Array("\(seed)\0\(attempt)".utf8)).hexadecimal
      var number = UInt64(digest.prefix(16), radix: 16) ?? 0
      var id: [UInt8] = []
      for place in 0..<10 {
        if place == 3 || place == 6 {
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
