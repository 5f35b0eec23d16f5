/// A definition that parts of pictures refer to.
enum PageDefinition {
  /// A part, with its index in the pool.
  case part(Int)
  /// An image, with its index among those of the document.
  case image(Int)
  /// The outline of a letter, with its index among those of the document.
  case outline(Int)

  /// Creates a definition from the number that represents it in a part.
  init(number: Int) {
    let index = (-1 - number) / 2
    self = number >= 0 ? .part(number) : number % 2 != 0 ? .image(index) : .outline(index)
  }

  /// The number that represents it in a part, which the page's script reads as well: odd and
  /// negative for an image, even and negative for an outline.
  var number: Int {
    switch self {
    case .part(let index): index
    case .image(let index): -1 - 2 * index
    case .outline(let index): -2 - 2 * index
    }
  }
}
