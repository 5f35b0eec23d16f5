import InterfacePicture
import StructuredData

/// The definitions of letters at the start of an SVG file: the outline of each is a `<path>` in
/// units of its font, to which texts refer.
struct SVGLetters {
  private var numbers: [Int: Int] = [:]

  /// Returns the number of a letter, and defines it on first use.
  mutating func number(
    _ letter: Int, of letters: [Path], in definitions: inout SVGElements
  ) -> Int {
    if let cached = numbers[letter] { return cached }
    let number = numbers.count + 1
    numbers[letter] = number
    definitions.start("path")
    definitions.reference("id", "letter", number, "")
    definitions.path("d", letters[letter])
    definitions.end()
    return number
  }
}
