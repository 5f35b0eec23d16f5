import InterfaceSource

/// Finds what names were probably meant, for the first findings of a rule: comparing takes its time.
struct NearestNames {
  /// How many more names are looked for.
  private var left: Int

  /// Looks for the names of the first findings.
  ///
  /// - Parameter limit: How many names are looked for.
  init(limit: Int = 20) { left = limit }

  /// Notes that say the nearest name; none where there is none near.
  mutating func notes(
    _ what: String, for name: String, among names: @autoclosure () -> [String]
  ) -> [Diagnostic.Note] {
    nearest(to: name, among: names()).map {
      [Diagnostic.Note("the nearest \(what) is '\($0)'")]
    } ?? []
  }

  /// The nearest name; nil where there is none near, and when enough have been looked for.
  mutating func nearest(to name: String, among names: @autoclosure () -> [String]) -> String? {
    nearest { NearestName.nearest(to: name, among: names()) }
  }

  /// What a search finds; nil when enough have been made.
  mutating func nearest(_ search: () -> String?) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return search()
  }
}
