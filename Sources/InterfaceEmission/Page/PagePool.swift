/// The parts of the pictures of one document, each stored once.
///
/// A part is an SVG element: a template, which is its start tag without numbers and its text, the
/// numbers, and the parts inside. Pictures of a scene differ only in a few parts and numbers. Equal
/// parts are stored once, so that a picture takes space only for its unique parts. The output of
/// `SVGWriter` is split by line, so that a reassembled picture is identical to the output of the
/// writer.
package struct PagePool: Sendable {
  /// A part of pictures.
  package struct Part: Hashable, Sendable {
    /// The index of its template.
    package var template: Int
    /// The numbers as written, in the order of the template's empty values.
    package var numbers: [String]
    /// The indices of the parts inside.
    package var parts: [Int]
  }

  package struct Picture: Hashable, Sendable {
    /// The width in points, as written.
    package var width: String
    /// The height in points, as written.
    package var height: String
    /// The indices of its outermost parts.
    package var parts: [Int]
  }

  /// The start tags with their texts, in which numeric attributes have an empty value.
  package private(set) var templates: [String] = []
  /// The parts.
  ///
  /// Nested parts precede the part that contains them.
  package private(set) var parts: [Part] = []
  /// The pictures, each once.
  package private(set) var pictures: [Picture] = []
  /// The outlines of letters as written, each once.
  ///
  /// They are the same in all documents of a page, which stores each once.
  package private(set) var outlines: [String] = []
  private var outlineIndices: [String: Int] = [:]
  private var templateIndices: [String: Int] = [:]
  private var partIndices: [Part: Int] = [:]
  private var pictureIndices: [Picture: Int] = [:]

  package init() {}

  /// Adds a picture to the pool.
  ///
  /// - Parameter svg: A picture as written by `SVGWriter`, with indices of page-wide images (`@3`)
  ///   in place of their bytes.
  /// - Returns: The picture's index.
  package mutating func add(_ svg: [UInt8]) -> Int {
    var lines = svg.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)[...]
    var width = "0"
    var height = "0"
    if let head = lines.popFirst() {
      let attributes = SVGTag(head).attributes
      width = attributes.first { $0.name == "width" }?.value ?? width
      height = attributes.first { $0.name == "height" }?.value ?? height
    }
    // The title, which contains the scene and the configuration.
    lines = lines.dropFirst()
    var definitions: [String: PageDefinition] = [:]
    if let first = lines.first, SVGTag(first).isStart(of: "defs") {
      lines = lines.dropFirst()
      _ = addElements(&lines, &definitions, isDefinition: true)
    }
    let picture = Picture(
      width: width, height: height,
      parts: addElements(&lines, &definitions, isDefinition: false))
    if let cached = pictureIndices[picture] { return cached }
    pictureIndices[picture] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }

  /// Adds elements up to the end of the enclosing one.
  private mutating func addElements(
    _ lines: inout ArraySlice<ArraySlice<UInt8>>, _ definitions: inout [String: PageDefinition],
    isDefinition: Bool
  ) -> [Int] {
    struct OpenElement {
      var part: Part
      var name: String?
    }
    var open = [OpenElement(part: Part(template: 0, numbers: [], parts: []), name: nil)]
    while let line = lines.popFirst() {
      let tag = SVGTag(line)
      if tag.isEnd {
        guard open.count > 1, let closed = open.popLast() else { break }
        let index = index(of: closed.part)
        open[open.count - 1].part.parts.append(index)
        if let name = closed.name { definitions[name] = .part(index) }
        continue
      }
      // The bytes of an image are elsewhere in the page.
      if isDefinition, open.count == 1, tag.isStart(of: "image") {
        if let name = tag.definedName { definitions[name] = .image(tag.imageNumber ?? 0) }
        continue
      }
      if isDefinition, open.count == 1, let (name, outline) = tag.outline {
        definitions[name] = .outline(index(ofOutline: outline))
        continue
      }
      let name = isDefinition && open.count == 1 ? tag.definedName : nil
      let (template, numbers) = tag.templateAndNumbers { definitions[$0]?.number ?? 0 }
      let part = Part(template: self.index(of: template), numbers: numbers, parts: [])
      if tag.isWhole {
        let index = index(of: part)
        open[open.count - 1].part.parts.append(index)
        if let name { definitions[name] = .part(index) }
      } else {
        open.append(OpenElement(part: part, name: name))
      }
    }
    return open[0].part.parts
  }

  private mutating func index(ofOutline outline: String) -> Int {
    if let cached = outlineIndices[outline] { return cached }
    outlineIndices[outline] = outlines.count
    outlines.append(outline)
    return outlines.count - 1
  }

  private mutating func index(of template: String) -> Int {
    if let cached = templateIndices[template] { return cached }
    templateIndices[template] = templates.count
    templates.append(template)
    return templates.count - 1
  }

  private mutating func index(of part: Part) -> Int {
    if let cached = partIndices[part] { return cached }
    partIndices[part] = parts.count
    parts.append(part)
    return parts.count - 1
  }
}
