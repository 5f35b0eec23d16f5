import InterfaceSource

/// Finds what somebody who mistyped a word of a command line probably meant.
enum NearMiss {
  /// The candidate that takes the fewest edits, the first of equals; nil when none is near.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    NearestName.nearest(to: word, among: candidates)
  }
}
