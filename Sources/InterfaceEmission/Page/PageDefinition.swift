/// A definition that parts of pictures refer to.
enum PageDefinition {
  /// A part, with its index in the pool.
  case part(Int)
  /// An image, with its index among those of the document.
  case image(Int)

  /// Creates a definition from the number that represents it in a part.
  init(number: Int) {
    self = number < 0 ? .image(-1 - number) : .part(number)
  }

  /// The number that represents it in a part, which `page.js` reads as well: negative for an image.
  var number: Int {
    switch self {
    case .part(let index): index
    case .image(let index): -1 - index
    }
  }
}
