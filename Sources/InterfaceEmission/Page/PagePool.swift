/// What the pictures of one document are made of, each part once.
///
/// A part is an SVG element: a template, which is its start tag without its numbers and the text in it, the numbers, and
/// the parts inside. Pictures of a scene differ in few places and in some numbers; two equal parts are one, so that a
/// picture costs what it has that no other has. What `SVGWriter` writes is taken apart line by line, so that a picture
/// that is put together again is what the writer wrote.
package struct PagePool: Sendable {
  /// A part of pictures.
  package struct Part: Hashable, Sendable {
    /// The index of its template.
    package var template: Int
    /// The numbers as they were written, in the order of the template's empty values.
    package var numbers: [String]
    /// The indices of the parts inside.
    package var parts: [Int]
  }

  /// A picture.
  package struct Picture: Hashable, Sendable {
    /// The width in points, as it was written.
    package var width: String
    /// The height in points, as it was written.
    package var height: String
    /// The indices of its outermost parts.
    package var parts: [Int]
  }

  /// The start tags with their texts, in which an attribute whose value is a number has none.
  package private(set) var templates: [String] = []
  /// The parts; those inside of one come before it.
  package private(set) var parts: [Part] = []
  /// The pictures, each once.
  package private(set) var pictures: [Picture] = []
  private var templateIndices: [String: Int] = [:]
  private var partIndices: [Part: Int] = [:]
  private var pictureIndices: [Picture: Int] = [:]

  /// Creates a pool without parts.
  package init() {}

  /// Takes a picture into the pool.
  ///
  /// - Parameter svg: A picture as `SVGWriter` wrote it, with numbers of page-wide images (`@3`) for their bytes.
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
    // The title, which says the scene and the configuration.
    lines = lines.dropFirst()
    var definitions: [String: Int] = [:]
    if let first = lines.first, SVGTag(first).isStart(of: "defs") {
      lines = lines.dropFirst()
      _ = take(&lines, &definitions, isDefinition: true)
    }
    let picture = Picture(
      width: width, height: height,
      parts: take(&lines, &definitions, isDefinition: false))
    if let known = pictureIndices[picture] { return known }
    pictureIndices[picture] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }

  /// Takes elements up to the end of the one around them.
  private mutating func take(
    _ lines: inout ArraySlice<ArraySlice<UInt8>>, _ definitions: inout [String: Int],
    isDefinition: Bool
  ) -> [Int] {
    struct Open {
      var part: Part
      var name: String?
    }
    var open = [Open(part: Part(template: 0, numbers: [], parts: []), name: nil)]
    while let line = lines.popFirst() {
      let tag = SVGTag(line)
      if tag.isEnd {
        guard open.count > 1, let closed = open.popLast() else { break }
        let index = index(of: closed.part)
        open[open.count - 1].part.parts.append(index)
        if let name = closed.name { definitions[name] = index }
        continue
      }
      // The bytes of an image are elsewhere in the page.
      if isDefinition, open.count == 1, tag.isStart(of: "image") {
        let image = tag.imageNumber ?? 0
        if let name = tag.definedName { definitions[name] = -1 - image }
        continue
      }
      let name = isDefinition && open.count == 1 ? tag.definedName : nil
      let (template, numbers) = tag.templateAndNumbers { definitions[$0] ?? 0 }
      let part = Part(template: self.index(of: template), numbers: numbers, parts: [])
      if tag.isWhole {
        let index = index(of: part)
        open[open.count - 1].part.parts.append(index)
        if let name { definitions[name] = index }
      } else {
        open.append(Open(part: part, name: name))
      }
    }
    return open[0].part.parts
  }

  private mutating func index(of template: String) -> Int {
    if let known = templateIndices[template] { return known }
    templateIndices[template] = templates.count
    templates.append(template)
    return templates.count - 1
  }

  private mutating func index(of part: Part) -> Int {
    if let known = partIndices[part] { return known }
    partIndices[part] = parts.count
    parts.append(part)
    return parts.count - 1
  }
}
