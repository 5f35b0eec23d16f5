/// Pictures of a page that need no script: parts of a pool as SVG elements.
///
/// Definitions are elements of a hidden picture at the start of the page. A part that several
/// pictures show, such as a line of text, is one of them, and pictures refer to it.
struct PagePicture {
  /// The prefix of the names of a document's definitions.
  let prefix: String
  /// The indices of the document's images in the page.
  let images: [Int]
  /// The indices of the document's outlines in the page.
  let outlines: [Int]
  let pool: PagePool
  /// The definitions that pictures have used so far.
  private(set) var definitions: Set<Int> = []
  /// The parts that are definitions because several pictures show them.
  private var shared: Set<Int> = []

  init(_ document: PageDocument, number: Int, images: [Int], outlines: [Int]) {
    prefix = "d\(number)p"
    self.images = images
    self.outlines = outlines
    pool = document.pool
  }

  /// The number of bytes, roughly, from which it is worth sharing a part.
  private static let sharedLength = 160

  /// Determines which parts several pictures share.
  ///
  /// - Parameter pictures: The indices of all pictures that are written, in any order.
  mutating func share(_ pictures: [Int]) {
    var counts = [Int](repeating: 0, count: pool.parts.count)
    var open = pictures.flatMap { pool.pictures[$0].parts }
    while let part = open.popLast() {
      counts[part] += 1
      if counts[part] == 1 { open += pool.parts[part].parts }
    }
    // Nested parts precede those that contain them.
    var lengths = [Int](repeating: 0, count: pool.parts.count)
    for (index, part) in pool.parts.enumerated() {
      lengths[index] = pool.templates[part.template].utf8.count
      for number in part.numbers { lengths[index] += number.utf8.count }
      for inner in part.parts {
        lengths[index] += shared.contains(inner) ? 30 : lengths[inner]
      }
      let isShared =
        counts[index] > 1 && !part.parts.isEmpty && lengths[index] >= Self.sharedLength
      if isShared { shared.insert(index) }
    }
  }

  /// Returns a picture as an element.
  ///
  /// - Parameters:
  ///   - index: The picture's index in the pool.
  ///   - label: The text for screen readers, escaped.
  ///   - font: The names of the fonts.
  /// - Returns: The element.
  mutating func svg(_ index: Int, label: String, font: String) -> String {
    let picture = pool.pictures[index]
    let (width, height) = (picture.width, picture.height)
    return
      "<svg role=\"img\" aria-label=\"\(label)\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" font-family=\"\(font)\">\(elements(picture.parts))</svg>"
  }

  /// Returns the definitions as elements, including those that they use.
  mutating func definitionElements() -> String {
    var text = ""
    var written: Set<Int> = []
    while let next = definitions.subtracting(written).min() {
      written.insert(next)
      let element = elements([next], isDefinition: true)
      text += shared.contains(next) ? "<g id=\"\(prefix)\(next)\">\(element)</g>" : element
    }
    return text
  }

  private mutating func elements(_ parts: [Int], isDefinition: Bool = false) -> String {
    enum Step {
      case part(Int)
      case text(String)
    }
    var text = ""
    var steps = parts.reversed().map { Step.part($0) }
    while let step = steps.popLast() {
      switch step {
      case .text(let end): text += end
      case .part(let index) where shared.contains(index) && !(isDefinition && text.isEmpty):
        definitions.insert(index)
        text += "<use href=\"#\(prefix)\(index)\"/>"
      case .part(let index):
        let part = pool.parts[index]
        let template = pool.templates[part.template]
        text += tag(template, part, index)
        guard !part.parts.isEmpty else { continue }
        let name = template.dropFirst().prefix { $0 != " " && $0 != ">" }
        steps.append(.text("</\(name)>"))
        steps += part.parts.reversed().map { .part($0) }
      }
    }
    return text
  }

  /// Returns a template with its numbers filled in.
  private mutating func tag(_ template: String, _ part: PagePool.Part, _ index: Int) -> String {
    var numbers = part.numbers[...]
    var text = ""
    let pieces = template.split(separator: "=\"\"", omittingEmptySubsequences: false)
    for (number, piece) in pieces.enumerated() {
      text += piece
      guard number + 1 < pieces.count else { break }
      let name = piece.split(separator: " ").last ?? ""
      text += "=\"\(value(of: name, &numbers, index))\""
    }
    return text
  }

  private mutating func value(
    of name: Substring, _ numbers: inout ArraySlice<String>, _ index: Int
  ) -> String {
    if name == "id" { return prefix + "\(index)" }
    let first = numbers.popFirst() ?? "0"
    switch name {
    case "transform": return "translate(\(first) \(numbers.popFirst() ?? "0"))"
    case "clip-path", "filter", "fill": return "url(#\(reference(first)))"
    case "href": return "#\(reference(first))"
    default: return first
    }
  }

  private mutating func reference(_ number: String) -> String {
    guard let number = Int(number) else { return "" }
    switch PageDefinition(number: number) {
    case .part(let index):
      definitions.insert(index)
      return prefix + "\(index)"
    case .image(let index):
      return images.indices.contains(index) ? "image\(images[index])" : ""
    case .outline(let index):
      return outlines.indices.contains(index) ? "outline\(outlines[index])" : ""
    }
  }
}
