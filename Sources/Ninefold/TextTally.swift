import Synchronization

/// Counts the texts of pictures that remained text although outlines were requested, over all
/// documents and threads.
package final class TextTally: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  package init() {}

  func add(_ texts: [String: Int]) {
    guard !texts.isEmpty else { return }
    counts.withLock { $0.merge(texts, uniquingKeysWith: +) }
  }

  /// The number of texts per font, sorted by font name; the name of the system font is empty.
  package var remaining: [(font: String, count: Int)] {
    counts.withLock { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
