import InterfaceTraits

/// A window's size as a command line names it.
enum WindowSize {
  /// Reads a size such as `694x768`; nil for anything else, and for sides beyond 1 to 10000 points.
  static func read(_ text: Substring) -> LayoutSize? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    return LayoutSize(width: Double(width), height: Double(height))
  }
}
