package import InterfaceSource
package import InterfaceTraits
import InterfaceXML

/// The picture of a scene as an SVG file: what is drawn, in order, and where the views are.
///
/// Pictures are compared by what they draw, not by their bytes: titles, line numbers and the names
/// of definitions have no effect.
package struct RecordedPicture: Sendable {
  /// Something that is drawn.
  fileprivate struct Item: Sendable {
    /// The id of the view that it is part of, or `nil` for the scene itself.
    var view: String?
    /// The groups around it and the element itself, each with its attributes.
    var elements: [Element]
    /// The text that it shows, or empty.
    var text: String
  }

  fileprivate struct Element: Sendable {
    var name: String
    var attributes: [Attribute]
  }

  fileprivate struct Attribute: Sendable {
    var name: String
    var value: String
    /// The elements that the value refers to, such as a clip or an image, in order.
    var definition: [Element] = []
  }

  /// The size of the picture, in points.
  package private(set) var size = LayoutSize(width: 0, height: 0)
  /// The frames of the views in the coordinate space of the picture, by id.
  package private(set) var frames: [String: LayoutRect] = [:]
  private var items: [Item] = []

  /// Reads a picture, or returns `nil` if the file is not one that Ninefold wrote.
  package init?(reading file: SourceFile) {
    var limits = XMLLimits()
    limits.elements = 1_000_000
    guard let document = XMLReader.read(file, limits: limits).document,
      !document.nodes.isEmpty, document.name(of: 0) == "svg"
    else { return nil }
    var reader = Reader(document, file)
    let attributes = document.attributeValues(of: 0, in: file)
    guard let width = attributes["width"].flatMap(Double.init), width.isFinite,
      let height = attributes["height"].flatMap(Double.init), height.isFinite,
      attributes["data-scene"] != nil
    else { return nil }
    size = LayoutSize(width: width, height: height)
    reader.read(childrenOf: 0, in: Reader.Place())
    guard reader.count <= Reader.largestCount else { return nil }
    items = reader.items
    frames = reader.frames
  }

  /// Returns the ids of the views that are drawn differently in another picture.
  ///
  /// - Parameters:
  ///   - other: The other picture.
  ///   - tolerance: The largest difference between two lengths that counts as none, in points.
  ///   - ignored: The ids of views that are not compared.
  /// - Returns: The ids in the order of the other picture, followed by those of views that it does
  ///   not draw; `nil` in the list denotes the scene itself.
  package func viewsDrawnDifferently(
    in other: RecordedPicture, tolerance: Double = 0, ignoring ignored: Set<String> = []
  ) -> [String?] {
    let (before, after) = (parts, other.parts)
    var order: [String?] = []
    var seen: Set<String?> = []
    for item in other.items + items where seen.insert(item.view).inserted {
      order.append(item.view)
    }
    var different = order.filter { view in
      if let view, ignored.contains(view) { return false }
      let (one, two) = (before[view] ?? [], after[view] ?? [])
      return one.count != two.count
        || !zip(one, two).allSatisfy { isSame(items[$0], other.items[$1], tolerance) }
    }
    if differs(size.width, other.size.width, tolerance)
      || differs(size.height, other.size.height, tolerance), !different.contains(nil)
    {
      different.insert(nil, at: 0)
    }
    return different
  }

  /// The indices of the items by the view that they are part of.
  private var parts: [String?: [Int]] {
    Dictionary(grouping: items.indices) { items[$0].view }
  }

  private func isSame(_ one: Item, _ other: Item, _ tolerance: Double) -> Bool {
    one.text == other.text && isSame(one.elements, other.elements, tolerance)
  }

  private func isSame(_ one: [Element], _ other: [Element], _ tolerance: Double) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { one, other in
        one.name == other.name && one.attributes.count == other.attributes.count
          && zip(one.attributes, other.attributes).allSatisfy { one, other in
            one.name == other.name
              && isSame(one.definition, other.definition, tolerance)
              && (one.value == other.value
                || Self.lengths.contains(one.name)
                  && haveSameNumbers(one.value, other.value, tolerance))
          }
      }
  }

  /// The attributes whose numbers are lengths or positions.
  private static let lengths: Set<String> = [
    "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "d", "points",
    "transform", "textLength", "font-size", "stroke-width", "viewBox",
  ]

  /// Returns whether two values differ in numbers only, and in these by the tolerance at most.
  private func haveSameNumbers(_ one: String, _ other: String, _ tolerance: Double) -> Bool {
    guard tolerance > 0 else { return false }
    let (first, second) = (Self.tokens(of: one), Self.tokens(of: other))
    return first.count == second.count
      && zip(first, second).allSatisfy { first, second in
        if first == second { return true }
        guard let one = Double(first), let other = Double(second) else { return false }
        return !differs(one, other, tolerance)
      }
  }

  private func differs(_ one: Double, _ other: Double, _ tolerance: Double) -> Bool {
    abs(one - other) > max(tolerance, 0.001)
  }

  /// Splits a value into numbers and the characters between them.
  private static func tokens(of value: String) -> [Substring] {
    var tokens: [Substring] = []
    var start = value.startIndex
    while start < value.endIndex {
      var end = value.utf8.index(after: start)
      if isNumber(value.utf8[start]) {
        while end < value.endIndex, isNumber(value.utf8[end]),
          value.utf8[end] != UInt8(ascii: "-")
        {
          end = value.utf8.index(after: end)
        }
      }
      tokens.append(value[start..<end])
      start = end
    }
    return tokens
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// Collects what is drawn.
  fileprivate struct Reader {
    /// Where an element is.
    struct Place {
      var groups: [Element] = []
      var origin = LayoutPoint(x: 0, y: 0)
      var scale = (x: 1.0, y: 1.0)
      /// The view whose box was drawn last in the group or the groups around it.
      var view: String?
    }

    private let document: XMLDocument
    private let file: SourceFile
    private var definitions: [String: Int] = [:]
    /// The elements of definitions with the number of elements that each use adds.
    private var expanded: [Int: (elements: [Element], count: Int)] = [:]
    /// The number of elements to compare, with those of definitions at each use.
    private(set) var count = 0
    /// More elements are no picture of a scene: uses of definitions can add any number.
    static let largestCount = 10_000_000
    var items: [Item] = []
    var frames: [String: LayoutRect] = [:]

    init(_ document: XMLDocument, _ file: SourceFile) {
      self.document = document
      self.file = file
      for node in document.nodes.indices {
        if let id = document.attributeValues(of: node, in: file)["id"] { definitions[id] = node }
      }
    }

    mutating func read(childrenOf node: Int, in place: Place) {
      var place = place
      for child in document.children(of: node) {
        let name = document.name(of: child)
        if name == "defs" || name == "title" { continue }
        let values = document.attributeValues(of: child, in: file)
        if let id = values["data-id"] {
          place.view = id
          if let frame = Self.frame(values, in: place) { frames[id] = frame }
        }
        let (element, added) = element(child, depth: 0)
        count += added
        if count > Self.largestCount { return }
        guard name == "g" else {
          let text = document.nodes[child].text.map { document.texts[Int($0)] } ?? ""
          items.append(Item(view: place.view, elements: place.groups + [element], text: text))
          continue
        }
        var inner = place
        inner.groups.append(element)
        inner.apply(values["transform"] ?? "")
        read(childrenOf: child, in: inner)
      }
    }

    /// Returns an element with its attributes and what they refer to, and the number of elements.
    private mutating func element(_ node: Int, depth: Int) -> (element: Element, count: Int) {
      var element = Element(name: document.name(of: node), attributes: [])
      var count = 1
      for index in document.attributes(of: node) {
        let name = document.names[Int(document.attributes[index].name)]
        if ["id", "data-id", "data-line"].contains(name) { continue }
        var attribute = Attribute(name: name, value: document.value(of: index, in: file))
        // A clip or pattern may show an image.
        if depth < 2, let definition = Self.reference(attribute.value).flatMap({ definitions[$0] })
        {
          let found = expansion(of: definition, depth: depth + 1)
          attribute.value = ""
          attribute.definition = found.elements
          count = min(count + found.count, Self.largestCount + 1)
        }
        element.attributes.append(attribute)
      }
      return (element, count)
    }

    private mutating func expansion(of node: Int, depth: Int) -> (elements: [Element], count: Int) {
      if depth == 1, let known = expanded[node] { return known }
      var result: (elements: [Element], count: Int) = ([], 0)
      for inner in node..<Int(document.nodes[node].end) {
        let (element, count) = element(inner, depth: depth)
        result.elements.append(element)
        result.count = min(result.count + count, Self.largestCount + 1)
      }
      if depth == 1 { expanded[node] = result }
      return result
    }

    /// Returns the id in `#id` or `url(#id)`.
    private static func reference(_ value: String) -> String? {
      if value.hasPrefix("#") { return String(value.dropFirst()) }
      guard value.hasPrefix("url(#"), value.hasSuffix(")") else { return nil }
      return String(value.dropFirst(5).dropLast())
    }

    private static func frame(_ values: [String: String], in place: Place) -> LayoutRect? {
      let numbers = ["x", "y", "width", "height"].compactMap { values[$0].flatMap(Double.init) }
      guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
      return LayoutRect(
        x: place.origin.x + numbers[0] * place.scale.x,
        y: place.origin.y + numbers[1] * place.scale.y,
        width: numbers[2] * place.scale.x, height: numbers[3] * place.scale.y)
    }
  }
}

extension RecordedPicture.Reader.Place {
  /// Enters a group with a transform; only translations and scales have an effect on frames.
  fileprivate mutating func apply(_ transform: String) {
    for step in transform.split(separator: ")") {
      let parts = step.split(separator: "(")
      guard parts.count == 2 else { continue }
      let numbers = parts[1].split { $0 == " " || $0 == "," }.compactMap { Double($0) }
      switch (parts[0].filter { $0 != " " }, numbers.count) {
      case ("translate", 1), ("translate", 2):
        origin.x += numbers[0] * scale.x
        origin.y += (numbers.count > 1 ? numbers[1] : 0) * scale.y
      case ("scale", 1), ("scale", 2):
        scale.x *= numbers[0]
        scale.y *= numbers.count > 1 ? numbers[1] : numbers[0]
      default: break
      }
    }
  }
}
