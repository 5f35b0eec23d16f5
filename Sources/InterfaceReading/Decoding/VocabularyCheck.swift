import InterfaceModel
import InterfaceSource
import InterfaceXML

extension DocumentDecoder {
  /// The vocabulary check, in one pass over the tables: it reports unknown names, values with a
  /// wrong type, missing attributes, and duplicate keys.
  ///
  /// Each unknown name is reported once.
  mutating func checkVocabulary() {
    var reported = ReportedNames()
    for node in xml.nodes.indices {
      checkName(Int32(node), &reported)
      checkAttributes(Int32(node), &reported)
      checkKeys(of: Int32(node))
      checkBase64(Int32(node))
    }
  }

  private mutating func checkName(_ node: Int32, _ reported: inout ReportedNames) {
    guard let name = name(node) else {
      let spelling = spelling(node)
      if reported.elements.insert(spelling).inserted {
        let suggestion = reported.nearest(to: spelling, in: ElementName.spellings)
        report(
          .unknownElement(
            spelling, isView: isInSubviews(node),
            suggestion: suggestion.map { renaming(node, to: $0) },
            at: range(node)))
      }
      return
    }
    guard let parent = xml.nodes[Int(node)].parent, let owner = self.name(parent),
      owner.policy == .closed, !owner.lists(child: name)
    else { return }
    report(.unexpectedElement(spelling(node), in: self.spelling(parent), at: range(node)))
    rejected.insert(node)
  }

  /// Returns whether an element is at a position where only views are allowed.
  private func isInSubviews(_ node: Int32) -> Bool {
    xml.nodes[Int(node)].parent.map { name($0) == .subviews } ?? false
  }

  private mutating func checkAttributes(_ node: Int32, _ reported: inout ReportedNames) {
    let entry = xml.nodes[Int(node)]
    let element = name(node)
    let isClosed = element?.policy == .closed
    for index in entry.firstAttribute..<(entry.firstAttribute + entry.attributeCount) {
      let raw = xml.attributes[Int(index)]
      guard let name = attributeNames[Int(raw.name)] else {
        let spelling = xml.names[Int(raw.name)]
        if reported.attributes.insert(spelling).inserted {
          let suggestion = reported.nearest(to: spelling, in: AttributeName.spellings)
          report(
            .unknownAttribute(
              spelling, on: self.spelling(node), isClosed: isClosed,
              suggestion: suggestion.flatMap { suggestion in
                has(node, suggestion)
                  ? nil
                  : Suggestion(
                    suggestion, edits: [.name(spelling, at: raw.start, becomes: suggestion)])
              },
              at: raw.value))
        }
        continue
      }
      guard let element else { continue }
      if isClosed, !element.lists(name) {
        report(.unexpectedAttribute(name.spelling, on: element.spelling, at: raw.value))
      }
      // Patterns of cases are compared here, because `==` is a call into another module.
      switch name {
      case .key: checkKey(value(at: index), on: element, at: raw.value, &reported)
      case .multiplier: break
      default:
        check(index, name.kind(on: element))
        checkValue(index, name, on: element)
      }
    }
    guard let element, let required = RequiredAttributes.of(element) else { return }
    for name in required where attributeIndex(node, name) == nil {
      report(.missingAttribute(name, on: element, at: range(node)))
    }
  }

  /// Returns whether an element already has an attribute with a name.
  private func has(_ node: Int32, _ attribute: String) -> Bool {
    let entry = xml.nodes[Int(node)]
    return (entry.firstAttribute..<(entry.firstAttribute + entry.attributeCount)).contains {
      xml.names[Int(xml.attributes[Int($0)].name)] == attribute
    }
  }

  private mutating func checkKey(
    _ key: String, on element: ElementName, at range: SourceRange, _ reported: inout ReportedNames
  ) {
    switch element {
    case .variation, .mask, .array, .mutableArray, .viewLayoutGuide, .viewLayoutMarginsGuide,
      .keyboardLayoutGuide:
      return
    default: break
    }
    guard PropertyKey(spelling: key) == nil, reported.keys.insert(key).inserted else { return }
    let suggestion = reported.nearest(to: key, in: PropertyKey.spellings)
    report(
      .unknownProperty(
        key, suggestion: suggestion.map { Suggestion($0, edits: [.attributeValue(at: range, $0)]) },
        at: range))
  }

  private mutating func check(_ index: Int32, _ kind: AttributeKind) {
    let raw = xml.attributes[Int(index)]
    let name = raw.name
    switch kind {
    case .real, .integer, .priority, .contentPriority, .extent:
      guard number(at: index) == nil else { return }
      let value = value(at: index)
      if kind == .extent && value == "infinite" { return }
      report(.badNumber(value, of: xml.names[Int(name)], at: raw.value))
    case .bool:
      if isVerbatim(raw, "YES") || isVerbatim(raw, "NO") { return }
      let value = value(at: index)
      if value == "YES" || value == "NO" { return }
      report(.badBoolean(value, of: xml.names[Int(name)], at: raw.value))
    default: break
    }
  }

  /// Returns whether the bytes of an attribute's value equal a text.
  private func isVerbatim(_ attribute: XMLDocument.Attribute, _ text: StaticString) -> Bool {
    let start = Int(attribute.value.start)
    guard !attribute.isEscaped, Int(attribute.value.end) - start == text.utf8CodeUnitCount else {
      return false
    }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      file.bytes[start + $0] == text.utf8Start[$0]
    }
  }

  /// Returns the edits that rename an element, in its start tag and its end tag.
  private func renaming(_ node: Int32, to name: String) -> Suggestion {
    let spelling = spelling(node)
    let entry = xml.nodes[Int(node)]
    var edits = [SourceEdit.name(spelling, at: entry.startTag.start + 1, becomes: name)]
    if entry.endOffset > entry.startTag.end,
      let end = file.bytes[..<Int(entry.endOffset)].lastIndex(of: UInt8(ascii: "<"))
    {
      edits.append(.name(spelling, at: Int32(end) + 2, becomes: name))
    }
    return Suggestion(name, edits: edits)
  }

  /// Reports children with the same key, of which the first is used.
  private mutating func checkKeys(of node: Int32) {
    guard xml.nodes[Int(node)].end > node + 2 else { return }
    var keyed: [(child: Int32, attribute: Int32)] = []
    for child in children(of: node) {
      switch name(child) {
      case .variation, .mask: continue
      default: if let index = attributeIndex(child, .key) { keyed.append((child, index)) }
      }
    }
    // Few elements have many keys, and fewer have duplicates: no table is created for the others.
    if keyed.count < 8 && !hasEqualValues(keyed.map { $0.attribute }) { return }
    var keys: [String: SourceRange] = [:]
    for (child, index) in keyed {
      let key = value(at: index)
      let range = xml.attributes[Int(index)].value
      if let first = keys.updateValue(range, forKey: key) {
        keys[key] = first
        rejected.insert(child)
        report(.duplicateKey(key, at: range, first: first))
      }
    }
  }

  /// Returns whether two of several attributes have the same value, or may have it because one of
  /// them is not verbatim.
  private func hasEqualValues(_ indices: [Int32]) -> Bool {
    for (position, index) in indices.enumerated().dropFirst() {
      let value = xml.attributes[Int(index)]
      if value.isEscaped || xml.attributes[Int(indices[0])].isEscaped { return true }
      let bytes = file.bytes[Int(value.value.start)..<Int(value.value.end)]
      for other in indices[..<position] {
        let range = xml.attributes[Int(other)].value
        if range.end - range.start == value.value.end - value.value.start,
          bytes.elementsEqual(file.bytes[Int(range.start)..<Int(range.end)])
        {
          return true
        }
      }
    }
    return false
  }
}

/// The names that have already been reported.
private struct ReportedNames {
  var elements: Set<String> = []
  var attributes: Set<String> = []
  var keys: Set<String> = []
  /// The remaining number of names that are compared with all known ones, which keeps the time
  /// linear.
  private var comparisonsLeft = 20

  /// Returns the known name that differs from an unknown one by one character.
  mutating func nearest(to name: String, in spellings: [String]) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    comparisonsLeft -= 1
    return spellings.first { NearMiss.isNear($0, name) }
  }
}

extension Diagnostic {
  fileprivate static func unknownAttribute(
    _ name: String, on element: String, isClosed: Bool, suggestion: Suggestion?,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownAttribute, severity: isClosed ? .warning : .note, at: range,
      message: "unknown attribute '\(name)' on <\(element)>",
      notes: [Note("it is kept but has no effect on layout; reported once per document")]
    ).suggesting(suggestion)
  }

  fileprivate static func unknownElement(
    _ name: String, isView: Bool, suggestion: Suggestion?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownElement, at: range,
      message: "unknown element <\(name)>",
      notes: [
        Note(
          isView
            ? "it is laid out as a plain view; reported once per document"
            : "it is kept but has no effect on layout; reported once per document"
        )
      ]
    ).suggesting(suggestion)
  }

  fileprivate static func unknownProperty(
    _ key: String, suggestion: Suggestion?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty, at: range,
      message: "unknown property '\(key)'",
      notes: [Note("its value is kept but has no effect on layout; reported once per document")]
    ).suggesting(suggestion)
  }

  fileprivate static func unexpectedElement(
    _ name: String, in owner: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedElement, at: range,
      message: "<\(name)> is not allowed inside <\(owner)>",
      notes: [Note("move it to where it belongs, or remove it")])
  }

  fileprivate static func unexpectedAttribute(
    _ name: String, on element: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedAttribute, at: range,
      message: "<\(element)> has no attribute '\(name)'",
      notes: [Note("remove it: it has no effect")])
  }

  fileprivate static func missingAttribute(
    _ name: AttributeName, on element: ElementName, at range: SourceRange
  ) -> Diagnostic {
    let isNumber =
      switch name.kind(on: element) {
      case .real, .integer: true
      default: false
      }
    return Diagnostic(
      .missingAttribute, at: range,
      message: "<\(element.spelling)> lacks '\(name.spelling)'",
      notes: [Note(isNumber ? "add it; 0 is assumed" : "add it; the element has no effect")])
  }

  fileprivate static func badNumber(
    _ value: String, of name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badNumber, at: range,
      message: "'\(value)' is not a number",
      notes: [
        Note(
          "'\(name)' takes a finite decimal number such as 8 or 43.5; the default value is assumed")
      ])
  }

  fileprivate static func badBoolean(
    _ value: String, of name: String, at range: SourceRange
  ) -> Diagnostic {
    let meant: String? =
      switch value.lowercased() {
      case "yes", "true", "1": "YES"
      case "no", "false", "0": "NO"
      default: nil
      }
    return Diagnostic(
      .badBoolean, at: range,
      message: "'\(value)' is neither YES nor NO",
      notes: [Note("'\(name)' takes YES or NO; the default value is assumed")],
      fixIts: meant.map {
        [FixIt("write '\($0)'", edits: [.attributeValue(at: range, $0)], isSafe: true)]
      } ?? [])
  }

  fileprivate static func duplicateKey(
    _ key: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateKey, at: range,
      message: "the property '\(key)' appears twice",
      notes: [
        Note("the first value is here and is used", range: first), Note("remove one of them"),
      ])
  }
}
