extension ObjectiveCScanner {
  /// Returns the class of the outlet with a name at an index, whose declaration begins at another,
  /// or `nil` if it is unknown.
  func outletType(_ start: Int, upTo name: Int) -> DeclaredType? {
    var found: String?
    var index = start
    while index < name {
      if tokens.keyword(index) == .outletCollection {
        guard tokens.isMark(index + 1, "("), tokens.isName(index + 2),
          tokens.partner(index + 1) == index + 3
        else { return nil }
        return DeclaredType(
          name: tokens.text(index + 2), optionality: .optional, isCollection: true)
      }
      if found == nil, tokens.isName(index), tokens.keyword(index) != .outlet,
        !Self.qualifiers.contains(tokens.text(index))
      {
        // The arguments of a macro precede the class.
        if tokens.isMark(index + 1, "(") { return nil }
        found = tokens.text(index)
      }
      index += 1
    }
    return found.map { DeclaredType(name: $0, optionality: .optional) }
  }

  private static let qualifiers: Set<String> = [
    "nullable", "nonnull", "null_unspecified", "_Nullable", "_Nonnull", "__nullable", "__nonnull",
    "__weak", "__strong", "__unsafe_unretained", "__kindof", "__block", "const", "weak", "strong",
  ]
}
