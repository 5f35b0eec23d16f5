import Synchronization

/// How many texts of pictures stayed texts where outlines were wanted, over all documents and threads.
package final class TextTally: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  /// Creates a tally of nothing.
  package init() {}

  func add(_ texts: [String: Int]) {
    guard !texts.isEmpty else { return }
    counts.withLock { $0.merge(texts, uniquingKeysWith: +) }
  }

  /// How many texts, by the name of their font, in the order of the names; the system font has none.
  package var remaining: [(font: String, count: Int)] {
    counts.withLock { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
