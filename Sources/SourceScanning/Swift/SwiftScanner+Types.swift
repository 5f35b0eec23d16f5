extension SwiftScanner {
  /// Returns the type between two indices, or `nil` if it is not the name of one class, or a
  /// collection of one.
  func declaredType(_ start: Int, upTo end: Int) -> DeclaredType? {
    var end = end
    var optionality = DeclaredType.Optionality.none
    if tokens.isMark(end - 1, "!") || tokens.isMark(end - 1, "?") {
      optionality = tokens.isMark(end - 1, "!") ? .implicitlyUnwrapped : .optional
      end -= 1
    }
    guard start < end else { return nil }
    if tokens.isMark(start, "["), tokens.partner(start) == end - 1 {
      return elementName(start + 1, upTo: end - 1).map {
        DeclaredType(name: $0, optionality: optionality, isCollection: true)
      }
    }
    return className(start, upTo: end).map { DeclaredType(name: $0, optionality: optionality) }
  }

  /// Returns the name of a collection's elements, which may be optional.
  private func elementName(_ start: Int, upTo end: Int) -> String? {
    className(
      start, upTo: tokens.isMark(end - 1, "?") || tokens.isMark(end - 1, "!") ? end - 1 : end)
  }

  /// Returns the last part of a qualified name, perhaps with generic arguments, or `nil` for other
  /// types.
  private func className(_ start: Int, upTo end: Int) -> String? {
    var index = start
    while tokens.isName(index), tokens.isMark(index + 1, "."), index + 2 < end { index += 2 }
    guard index < end, tokens.isName(index), tokens.afterAngles(index + 1) == end else {
      return nil
    }
    let name = tokens.text(index)
    // The class of the elements would be an argument.
    return ["Array", "Set", "Optional", "ImplicitlyUnwrappedOptional"].contains(name) ? nil : name
  }
}
