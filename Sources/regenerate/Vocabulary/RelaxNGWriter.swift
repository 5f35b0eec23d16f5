/// Writes the RELAX NG schema of the format.
///
/// Elements are patterns of the same name; `NAME.content` contains the attributes and children of
/// an element except its `key`, so that a closed parent can restrict the keys.
struct RelaxNGWriter {
  var vocabulary: Vocabulary

  func files() -> [GeneratedFile] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit. -->
      <grammar xmlns="http://relaxng.org/ns/structure/1.0"
          datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
        <start><ref name="document"/></start>

      """
    text += types
    text += anything
    for element in vocabulary.elements { text += definition(of: element) }
    text += "</grammar>\n"
    return [GeneratedFile(path: "schemas/interface-builder.rng", text: text)]
  }

  // MARK: Types

  private var types: String {
    let real = #"[+\-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+\-]?[0-9]+)?"#
    return """

        <!-- Types of attributes -->
        <define name="type.bool"><choice><value>YES</value><value>NO</value></choice></define>
        <define name="type.int">\(pattern("[+\\-]?[0-9]+"))</define>
        <define name="type.real">\(pattern(real))</define>
        <define name="type.priority">\(decimal(from: 1))</define>
        <define name="type.contentPriority">\(decimal(from: 0))</define>
        <define name="type.multiplier">
          \(pattern("\(real)([:/]\(real))?"))
        </define>
        <define name="type.extent">
          <choice><ref name="type.real"/><value>infinite</value></choice>
        </define>
        <define name="type.id">\(pattern(#"\S+"#))</define>
        <define name="type.idref"><ref name="type.id"/></define>
        <define name="type.key"><ref name="type.id"/></define>
        <define name="type.string"><text/></define>

      """
  }

  private func pattern(_ expression: String) -> String {
    "<data type=\"string\"><param name=\"pattern\">\(expression)</param></data>"
  }

  private func decimal(from minimum: Int) -> String {
    "<data type=\"decimal\"><param name=\"minInclusive\">\(minimum)</param>"
      + "<param name=\"maxInclusive\">1000</param></data>"
  }

  private func pattern(of type: ValueType) -> String {
    switch type {
    case .simple(let name): "<ref name=\"type.\(name)\"/>"
    case .enumeration(let words):
      "<choice>" + words.sorted().map { "<value>\($0)</value>" }.joined() + "</choice>"
    }
  }

  // MARK: Anything

  /// The content of open elements: every element of the vocabulary, each with its own pattern, and
  /// any other element.
  private var anything: String {
    let names = vocabulary.elements.map(\.name)
    var text = "\n  <!-- Any element of the vocabulary, and elements that are not in it -->\n"
    text += "  <define name=\"any\">\n"
    text += choice(names.map { "<ref name=\"\($0)\"/>" } + ["<ref name=\"unknown\"/>"], "    ")
    text += "  </define>\n"
    text += "  <define name=\"unknown\">\n    <element>\n      <anyName>\n        <except>\n"
    text += packed(names.map { "<name>\($0)</name>" }, "          ")
    text += "        </except>\n      </anyName>\n"
    text += "      <zeroOrMore><attribute><anyName/></attribute></zeroOrMore>\n"
    text += "      <zeroOrMore><choice><text/><ref name=\"any\"/></choice></zeroOrMore>\n"
    return text + "    </element>\n  </define>\n\n  <!-- Elements -->\n"
  }

  /// Splits a choice into choices with few members: validators recurse over a long one, member by
  /// member.
  private func choice(_ patterns: [String], _ indent: String) -> String {
    let few = 6
    var text = indent + "<choice>\n"
    if patterns.count <= few {
      text += packed(patterns, indent + "  ")
    } else {
      var size = few
      while size * few < patterns.count { size *= few }
      for start in stride(from: 0, to: patterns.count, by: size) {
        let end = min(start + size, patterns.count)
        text += choice(Array(patterns[start..<end]), indent + "  ")
      }
    }
    return text + indent + "</choice>\n"
  }

  // MARK: Elements

  private func definition(of element: Vocabulary.Element) -> String {
    let attributes = vocabulary.attributes(of: element)
    let key = attributes.first { $0.name == "key" }
    var text = "  <define name=\"\(element.name)\">\n    <element name=\"\(element.name)\">\n"
    if let key {
      text += "      " + self.attribute(key, type: "<ref name=\"type.key\"/>") + "\n"
    }
    text += "      <ref name=\"\(element.name).content\"/>\n    </element>\n  </define>\n"
    text += "  <define name=\"\(element.name).content\">\n"
    let content = attributeLines(of: element) + childLines(of: element)
    text += content.isEmpty ? "    <empty/>\n" : content
    return text + "  </define>\n"
  }

  private func attributeLines(of element: Vocabulary.Element) -> String {
    let attributes = vocabulary.attributes(of: element).filter { $0.name != "key" }
    let typed = attributes.filter { element.policy != .open || isChecked(vocabulary.type(of: $0)) }
    var text = packed(
      typed.map { attribute($0, type: pattern(of: vocabulary.type(of: $0))) }, "    ")
    guard element.policy != .closed else { return text }
    let hasKey = vocabulary.attributes(of: element).contains { $0.name == "key" }
    let names = typed.map(\.name) + (hasKey ? ["key"] : [])
    text += "    <zeroOrMore>\n      <attribute>\n        <anyName>"
    if !names.isEmpty {
      text += "\n          <except>\n"
      text += packed(names.map { "<name>\($0)</name>" }, "            ")
      text += "          </except>\n        "
    }
    return text + "</anyName>\n      </attribute>\n    </zeroOrMore>\n"
  }

  /// Returns whether open elements must also declare the type of the attribute: numbers and Boolean
  /// values.
  private func isChecked(_ type: ValueType) -> Bool {
    guard case .simple(let name) = type else { return false }
    return name != "string" && name != "key"
  }

  private func attribute(_ attribute: Vocabulary.Attribute, type: String) -> String {
    let pattern = "<attribute name=\"\(attribute.name)\">\(type)</attribute>"
    return attribute.isRequired ? pattern : "<optional>\(pattern)</optional>"
  }

  private func childLines(of element: Vocabulary.Element) -> String {
    if element.content.hasText { return "    <text/>\n" }
    guard element.policy == .closed else {
      return "    <zeroOrMore><ref name=\"any\"/></zeroOrMore>\n"
    }
    let children = vocabulary.children(of: element)
    guard !children.isEmpty else { return "" }
    var text = "    <zeroOrMore>\n      <choice>\n"
    for child in children { text += "        " + self.child(child) + "\n" }
    return text + "      </choice>\n    </zeroOrMore>\n"
  }

  private func child(_ child: Vocabulary.Child) -> String {
    let keys = child.keys.filter { $0 != "" && $0 != "*" }
    guard !keys.isEmpty, keys.count == child.keys.count else {
      return "<ref name=\"\(child.name)\"/>"
    }
    let values = keys.map { "<value>\($0)</value>" }.joined()
    return "<element name=\"\(child.name)\"><attribute name=\"key\">"
      + (keys.count > 1 ? "<choice>\(values)</choice>" : values)
      + "</attribute><ref name=\"\(child.name).content\"/></element>"
  }

  /// Joins patterns, with as many on each line as fit in 100 columns.
  private func packed(_ patterns: [String], _ indent: String) -> String {
    var text = ""
    var line = indent
    for pattern in patterns {
      if line.count + pattern.count > 100, line != indent {
        text += line + "\n"
        line = indent
      }
      line += pattern
    }
    return line == indent ? text : text + line + "\n"
  }
}
