/// The form of one part of a selector.
enum SelectorText: Hashable {
  /// An id or a name.
  case word(String)
  /// A text that an object shows, in quotation marks.
  case text(String)
  /// The n-th object of a class, from 1.
  case position(String, Int)

  /// Reads one part; an opening quotation mark without a closing one belongs to a word.
  init(_ part: String) {
    if let mark = part.first, mark == "\"" || mark == "'", part.count >= 2, part.last == mark {
      self = .text(String(part.dropFirst().dropLast()))
    } else if part.hasSuffix("]"), let open = part.lastIndex(of: "["), open > part.startIndex,
      let number = Int(part[part.index(after: open)...].dropLast()), number > 0
    {
      self = .position(String(part[..<open]), number)
    } else {
      self = .word(part)
    }
  }

  /// Returns the ways to divide a selector into a scene and an object: at each slash outside of
  /// quotation marks, the last one first.
  static func divisions(of selector: String) -> [(scene: String, object: String)] {
    var places: [String.Index] = []
    var mark: Character?
    var isStart = true
    for index in selector.indices {
      let character = selector[index]
      if let open = mark {
        // A mark ends a part only before a slash or at the end.
        let next = selector.index(after: index)
        if character == open, next == selector.endIndex || selector[next] == "/" { mark = nil }
        isStart = false
      } else if isStart, character == "\"" || character == "'",
        selector[selector.index(after: index)...].contains(character)
      {
        mark = character
        isStart = false
      } else if character == "/" {
        places.append(index)
        isStart = true
      } else {
        isStart = false
      }
    }
    return places.reversed().map { place in
      (String(selector[..<place]), String(selector[selector.index(after: place)...]))
    }
  }
}
