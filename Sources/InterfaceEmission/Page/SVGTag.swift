/// One line of the output of `SVGWriter`: a start tag, an element with a text, or an end tag.
struct SVGTag {
  /// The line without its indentation.
  private let line: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>) {
    self.line = line.drop { $0 == UInt8(ascii: " ") }
  }

  /// Whether the line ends an element that another line started.
  var isEnd: Bool { line.starts(with: "</".utf8) }

  /// Whether the line contains a whole element.
  var isWhole: Bool {
    let bytes = Array(line.suffix(2))
    guard bytes != Array("/>".utf8) else { return true }
    // Texts are escaped: the line contains no other end tag.
    return zip(line, line.dropFirst()).contains {
      $0 == UInt8(ascii: "<") && $1 == UInt8(ascii: "/")
    }
  }

  /// Returns whether the line starts an element with a name.
  func isStart(of name: String) -> Bool {
    line.starts(with: "<\(name)>".utf8) || line.starts(with: "<\(name) ".utf8)
  }

  /// An attribute with the range of its value.
  struct Attribute {
    var name: String
    var value: String
    var range: Range<Int>
    /// The index of the space before the name.
    var start: Int
  }

  /// The attributes of the start tag.
  var attributes: [Attribute] {
    var attributes: [Attribute] = []
    var index = line.startIndex
    while index < line.endIndex, line[index] != UInt8(ascii: ">") {
      guard line[index] == UInt8(ascii: " ") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      guard let sign = line[index...].firstIndex(of: UInt8(ascii: "=")), sign + 2 <= line.endIndex,
        let end = line[(sign + 2)...].firstIndex(of: UInt8(ascii: "\""))
      else { break }
      attributes.append(
        Attribute(
          name: String(decoding: line[index..<sign], as: UTF8.self),
          value: String(decoding: line[sign + 2..<end], as: UTF8.self), range: sign + 2..<end,
          start: start))
      index = end + 1
    }
    return attributes
  }

  /// The name by which elements refer to a definition.
  var definedName: String? { attributes.first { $0.name == "id" }?.value }

  /// The name and the path of the outline of a letter, or `nil` if the element is something else.
  var outline: (name: String, path: String)? {
    guard isStart(of: "path"), isWhole else { return nil }
    let attributes = attributes
    guard attributes.count == 2, attributes[0].name == "id", attributes[1].name == "d" else {
      return nil
    }
    return (attributes[0].value, attributes[1].value)
  }

  /// The index of the page's image that a definition represents.
  var imageNumber: Int? {
    attributes.first { $0.name == "href" }
      .flatMap { attribute in
        attribute.value.split(separator: "@").last.flatMap { Int($0) }
      }
  }

  /// Returns the line with empty values in place of numbers, and the numbers.
  ///
  /// - Parameter definition: Returns the index of a definition by its name.
  /// - Returns: The template with its numbers.
  func templateAndNumbers(_ definition: (String) -> Int) -> (String, [String]) {
    var template: [UInt8] = []
    var numbers: [String] = []
    var copyStart = line.startIndex
    for attribute in attributes {
      guard let found = Self.numbers(attribute, definition) else {
        // An empty value is a placeholder for a number.
        if attribute.value.isEmpty {
          template += line[copyStart..<attribute.start]
          copyStart = attribute.range.upperBound + 1
        }
        continue
      }
      template += line[copyStart..<attribute.range.lowerBound]
      copyStart = attribute.range.upperBound
      numbers += found
    }
    template += line[copyStart...]
    return (String(decoding: template, as: UTF8.self), numbers)
  }

  private static func numbers(
    _ attribute: Attribute, _ definition: (String) -> Int
  ) -> [String]? {
    let value = attribute.value
    switch attribute.name {
    case "id": return []
    case "x", "y", "width", "height", "cx", "cy", "x1", "y1", "x2", "y2", "textLength":
      return isNumber(value) ? [value] : nil
    case "transform":
      guard value.hasPrefix("translate("), value.hasSuffix(")") else { return nil }
      let parts = value.dropFirst("translate(".count).dropLast().split(separator: " ")
      guard parts.count == 2, parts.allSatisfy({ isNumber(String($0)) }) else { return nil }
      return parts.map { String($0) }
    case "clip-path", "filter", "fill":
      guard value.hasPrefix("url(#"), value.hasSuffix(")") else { return nil }
      return ["\(definition(String(value.dropFirst("url(#".count).dropLast())))"]
    case "href":
      guard value.hasPrefix("#") else { return nil }
      return ["\(definition(String(value.dropFirst())))"]
    default: return nil
    }
  }

  /// Returns whether JavaScript parses the text as the same number.
  ///
  /// A number with an exponent remains a text.
  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 16
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
          || $0 == UInt8(ascii: "-")
      }
  }
}
