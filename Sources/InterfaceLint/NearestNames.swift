import InterfaceSource

/// Suggests names for the first findings of a rule only, because comparing names takes time.
struct NearestNames {
  /// The number of searches left.
  private var left: Int

  /// Creates a search for the first findings.
  ///
  /// - Parameter limit: The maximum number of searches.
  init(limit: Int = 20) { left = limit }

  /// Returns a note with the most similar name, or no note if none is similar.
  mutating func notes(
    _ what: String, for name: String, among names: @autoclosure () -> [String]
  ) -> [Diagnostic.Note] {
    nearest(to: name, among: names()).map {
      [Diagnostic.Note("did you mean the \(what) '\($0)'?")]
    } ?? []
  }

  /// Returns the most similar name, or `nil` if none is similar or the limit is reached.
  mutating func nearest(to name: String, among names: @autoclosure () -> [String]) -> String? {
    nearest { NearestName.nearest(to: name, among: names()) }
  }

  /// Returns the result of a search, or `nil` if the limit is reached.
  mutating func nearest(_ search: () -> String?) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return search()
  }
}
