/// Pictures of a page that need no script: parts of a pool as SVG elements.
///
/// Definitions are elements of a hidden picture at the start of the page.
struct PagePicture {
  /// The prefix of the names of a document's definitions.
  let prefix: String
  /// The indices of the document's images in the page.
  let images: [Int]
  let pool: PagePool
  /// The definitions that pictures have used so far.
  private(set) var definitions: Set<Int> = []

  init(_ document: PageDocument, number: Int, images: [Int]) {
    prefix = "d\(number)p"
    self.images = images
    pool = document.pool
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
      text += elements([next])
    }
    return text
  }

  private mutating func elements(_ parts: [Int]) -> String {
    enum Step {
      case part(Int)
      case text(String)
    }
    var text = ""
    var steps = parts.reversed().map { Step.part($0) }
    while let step = steps.popLast() {
      switch step {
      case .text(let end): text += end
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
    }
  }
}
