import InterfaceSource

/// Finds what names were probably meant, for the first findings of a rule: comparing takes its time.
struct NearestNames {
  /// How many more names are looked for.
  private var left = 20

  /// Notes that say the nearest name; none where there is none near.
  mutating func notes(
    _ what: String, for name: String, among names: @autoclosure () -> [String]
  ) -> [Diagnostic.Note] {
    guard left > 0 else { return [] }
    left -= 1
    return NearestName.nearest(to: name, among: names()).map {
      [Diagnostic.Note("the nearest \(what) is '\($0)'")]
    } ?? []
  }
}
