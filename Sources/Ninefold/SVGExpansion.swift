import InterfaceXML

/// Counts the elements that drawing an SVG document takes when each use of an element counts.
///
/// A few elements can expand to very many if one uses another several times, that one a third, and
/// so on. References are the `href` of `use` and similar elements, and `url(#…)` in attributes,
/// `style` attributes and style sheets. Fills and strokes are inherited and count for each
/// descendant. A gradient counts once. A filter primitive counts as a hundred shapes because it
/// processes all pixels. If there are markers, a path counts once for each of its numbers because
/// each vertex may have a marker.
struct SVGExpansion {
  /// The maximum number of elements of an embedded document.
  ///
  /// A file of 4 MiB can contain 84,000 elements.
  static let limit = 250_000
  private static let filterCost = 100

  private struct Reference: Hashable {
    var id: String
    /// Whether descendants inherit the reference.
    var isInherited: Bool
  }

  /// The target of a style sheet rule.
  private enum Selector: Hashable {
    case all
    case name(String), style(String), id(String)
  }

  private var own: [Int] = []
  private var references: [[Reference]] = []
  private var children: [[Int]] = []
  private var isGradient: [Bool] = []
  private var nodesByID: [String: [Int]] = [:]

  /// Returns the number of elements, at most the limit plus one, or `nil` if elements use each
  /// other in a cycle.
  static func count(_ document: XMLDocument, value: (Int) -> String) -> Int? {
    var expansion = SVGExpansion()
    expansion.read(document, value: value)
    return expansion.count()
  }

  // MARK: Reading

  private mutating func read(_ document: XMLDocument, value: (Int) -> String) {
    let names = document.names.map { InertSVG.local($0) }
    var rules: [Selector: Set<Reference>] = [:]
    for node in document.nodes where names[Int(node.name)] == "style" {
      if let text = node.text { Self.add(document.texts[Int(text)], to: &rules) }
    }
    let hasMarkers = document.nodes.contains { names[Int($0.name)] == "marker" }
    for (nodeIndex, node) in document.nodes.enumerated() {
      let name = names[Int(node.name)]
      var found: Set<Reference> = rules[.all] ?? []
      found.formUnion(rules[.name(name)] ?? [])
      var weight = name.utf8.starts(with: "fe".utf8) ? Self.filterCost : 1
      for index in document.attributes(of: nodeIndex) {
        let attribute = names[Int(document.attributes[index].name)]
        let value = value(index)
        switch attribute {
        case "id":
          nodesByID[value, default: []].append(nodeIndex)
          found.formUnion(rules[.id(value)] ?? [])
        case "class":
          for style in value.split(whereSeparator: \.isWhitespace) {
            found.formUnion(rules[.style(String(style))] ?? [])
          }
        case "style": Self.declarations(value) { found.insert($0) }
        case "href":
          guard !Self.onlyNames.contains(name), let id = Self.fragment(value) else { break }
          found.insert(Reference(id: id, isInherited: false))
        case "d", "points":
          // A marker is drawn at each vertex.
          if hasMarkers { weight *= min(max(1, Self.numbers(in: value)), Self.limit) }
        case "numOctaves", "order":
          let number = Int(value.prefix { $0.isNumber }) ?? 1
          weight *= min(max(1, attribute == "order" ? number &* number : number), Self.limit)
        default:
          for id in Self.addresses(value) {
            found.insert(Reference(id: id, isInherited: Self.isInherited(attribute)))
          }
        }
      }
      own.append(min(weight, Self.limit + 1))
      references.append(Array(found))
      children.append([])
      isGradient.append(name == "linearGradient" || name == "radialGradient")
      if let parent = node.parent { children[Int(parent)].append(nodeIndex) }
    }
  }

  /// Returns the count of numbers in a text; a path has at least one for each vertex.
  private static func numbers(in text: String) -> Int {
    var count = 0
    var isInside = false
    for byte in text.utf8 {
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      if isDigit, !isInside { count += 1 }
      isInside = isDigit
    }
    return count
  }

  /// Elements that do not draw the elements that they refer to.
  private static let onlyNames: Set<String> = [
    "a", "animate", "animateColor", "animateMotion", "animateTransform", "discard", "set",
  ]

  private static func isInherited(_ property: String) -> Bool {
    ["fill", "stroke", "marker", "--", "font", "all"].contains {
      property.utf8.starts(with: $0.utf8)
    }
  }

  /// Returns the id that an address within the document refers to.
  private static func fragment(_ address: String) -> String? {
    let text = address.utf8.drop { $0 <= 0x20 }
    guard text.first == UInt8(ascii: "#") else { return nil }
    var bytes: [UInt8] = []
    var rest = text.dropFirst()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the ids that a value refers to as `url(#…)`.
  private static func addresses(_ value: String) -> [String] {
    guard value.utf8.contains(UInt8(ascii: "#")) else { return [] }
    let bytes = Array(value.utf8)
    let lowered = bytes.map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }
    var ids: [String] = []
    var rest = 0
    while let start = InertSVG.index(of: "url(", in: lowered[rest...]) {
      rest = start + 4
      let address = bytes[rest...].drop { [0x20, 0x09, 0x0A, 0x0D, 0x22, 0x27].contains($0) }
        .prefix { ![0x20, 0x09, 0x0A, 0x0D, 0x22, 0x27, 0x29].contains($0) }
      if let id = fragment(String(decoding: address, as: UTF8.self)) { ids.append(id) }
    }
    return ids
  }

  private static func declarations(_ text: some StringProtocol, body: (Reference) -> Void) {
    for declaration in text.split(separator: ";") {
      let property = declaration.prefix { $0 != ":" }.drop { $0.isWhitespace }
      for id in addresses(String(declaration)) {
        body(Reference(id: id, isInherited: isInherited(property.lowercased())))
      }
    }
  }

  /// Adds the rules of a style sheet that contain references.
  private static func add(_ sheet: String, to rules: inout [Selector: Set<Reference>]) {
    guard sheet.utf8.contains(UInt8(ascii: "#")) else { return }
    for rule in withoutComments(sheet).split(separator: "}") {
      let parts = rule.split(separator: "{", omittingEmptySubsequences: false)
      guard let body = parts.last, parts.count > 1 else { continue }
      // A nested rule depends on conditions that are not evaluated, so it is applied to everything.
      let selectors =
        parts.count == 2 ? parts[0].split(separator: ",").map { selector($0) } : [.all]
      declarations(body) { reference in
        for selector in selectors { rules[selector, default: []].insert(reference) }
      }
    }
  }

  /// Returns a superset of a selector's targets, based on its last part.
  private static func selector(_ text: Substring) -> Selector {
    let part = text.split { $0.isWhitespace || $0 == ">" || $0 == "+" || $0 == "~" }.last ?? ""
    guard !part.isEmpty, !part.contains(where: { "@:[]()*|".contains($0) }) else { return .all }
    let pieces = part.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "#" }
    guard let last = pieces.last, !last.isEmpty else { return .all }
    guard pieces.count > 1 else { return .name(String(last)) }
    let mark = part[part.index(before: last.startIndex)]
    return mark == "." ? .style(String(last)) : .id(String(last))
  }

  private static func withoutComments(_ sheet: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(sheet.utf8)[...]
    while let start = InertSVG.index(of: "/*", in: rest) {
      bytes += rest[..<start]
      guard let end = InertSVG.index(of: "*/", in: rest[(start + 2)...]) else { return "" }
      rest = rest[(end + 2)...]
    }
    return String(decoding: bytes + rest, as: UTF8.self)
  }

  // MARK: Counting

  private func count() -> Int? {
    enum State { case new, open, done }
    var states = [State](repeating: .new, count: own.count)
    var counts = own
    // Chains of uses may be as long as the document, so this does not recurse.
    var stack = own.isEmpty ? [] : [0]
    while let nodeIndex = stack.last {
      switch states[nodeIndex] {
      case .done: stack.removeLast()
      case .new:
        states[nodeIndex] = .open
        for next in children[nodeIndex] + references[nodeIndex].flatMap({ nodesByID[$0.id] ?? [] })
        {
          if states[next] == .open { return nil }
          if states[next] == .new { stack.append(next) }
        }
      case .open:
        stack.removeLast()
        states[nodeIndex] = .done
        var count = own[nodeIndex]
        var inherited = 0
        for child in children[nodeIndex] { Self.add(counts[child], to: &count) }
        for reference in references[nodeIndex] {
          // If several elements have the same id, viewers use the first or the last.
          let targets = nodesByID[reference.id] ?? []
          let cost = targets.map { isGradient[$0] ? 1 : counts[$0] }.max() ?? 0
          if reference.isInherited {
            Self.add(cost, to: &inherited)
          } else {
            Self.add(cost, to: &count)
          }
        }
        let (product, overflows) = count.multipliedReportingOverflow(by: inherited + 1)
        counts[nodeIndex] = overflows ? Self.limit + 1 : min(product, Self.limit + 1)
      }
    }
    return counts.first ?? 0
  }

  private static func add(_ number: Int, to sum: inout Int) { sum = min(sum + number, limit + 1) }
}
