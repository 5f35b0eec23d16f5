import InterfacePicture
import StructuredData

/// The definitions of letters at the start of an SVG file: each outline once, and each size of an
/// outline once.
///
/// An outline is a `<path>` in units of its font. A `<use>` scales it to a size, and texts refer to
/// that with positions in points.
struct SVGLetters {
  private struct Size: Hashable {
    let letter: Int
    let scale: Double
  }

  private var outlines: Set<Int> = []
  private var sizes: [Size: Int] = [:]

  /// Returns the number of a letter in a size, and defines it on first use.
  mutating func number(
    _ letter: Int, scale: Double, of letters: [Path], in definitions: inout SVGElements
  ) -> Int {
    let size = Size(letter: letter, scale: scale)
    if let cached = sizes[size] { return cached }
    if outlines.insert(letter).inserted {
      definitions.start("path")
      definitions.reference("id", "outline", letter + 1, "")
      definitions.path("d", letters[letter])
      definitions.end()
    }
    let number = sizes.count + 1
    sizes[size] = number
    definitions.start("use")
    definitions.reference("id", "letter", number, "")
    definitions.reference("href", "#outline", letter + 1, "")
    definitions.text("transform", "scale(\(NumberFormat.text(scale)))")
    definitions.end()
    return number
  }
}
