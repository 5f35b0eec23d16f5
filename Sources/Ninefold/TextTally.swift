import Synchronization

/// The fonts that draw texts of pictures as outlines if their own fonts have no file, and a count of
/// the texts that remained text, over all documents and threads.
package final class TextTally: Sendable {
  /// The files of Inter.
  let standIns: Fonts
  private let counts = Mutex<[String: Int]>([:])

  package init(standIns: Fonts = Fonts()) { self.standIns = standIns }

  /// Whether there is no file of Inter.
  package var lacksStandIns: Bool { standIns.isEmpty }

  func add(_ texts: [String: Int]) {
    guard !texts.isEmpty else { return }
    counts.withLock { $0.merge(texts, uniquingKeysWith: +) }
  }

  /// The number of texts per font, sorted by font name; the name of the system font is empty.
  package var remaining: [(font: String, count: Int)] {
    counts.withLock { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
