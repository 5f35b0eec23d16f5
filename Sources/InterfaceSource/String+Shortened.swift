extension String {
  /// Returns the text in at most `count` Unicode scalars, of which the last is an ellipsis if
  /// something is left out.
  package func shortened(to count: Int) -> String {
    guard unicodeScalars.count > count else { return self }
    return String(UnicodeScalarView(unicodeScalars.prefix(max(count - 1, 0)))) + "…"
  }
}
