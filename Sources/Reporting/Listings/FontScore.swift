package import Ninefold

/// The accuracy with which a font measures the texts of documents.
struct FontScore: Sendable {
  /// A text with its document.
  struct Entry: Sendable {
    var path: String
    var text: FontCheck.Text
  }

  /// The font as its file names it.
  var font: String
  /// The texts that count.
  var entries: [Entry] = []
  /// The number of other texts that are stored with the widths of Helvetica Neue: the font was
  /// missing when the document was saved.
  var substituted = 0

  /// Returns the number of texts that are measured within a distance of the stored width, in
  /// points.
  func count(within distance: Double) -> Int {
    entries.count { abs($0.text.error) <= distance + 1e-6 }
  }

  /// The mean difference between measured and stored widths, in points.
  ///
  /// Positive if measured texts are wider; 0 without texts.
  var meanError: Double {
    entries.isEmpty ? 0 : entries.reduce(0) { $0 + $1.text.error } / Double(entries.count)
  }

  /// The ten texts with the largest differences, of those that differ by more than half a point.
  var worst: [Entry] {
    entries.enumerated()
      .filter { abs($0.element.text.error) > 0.5 + 1e-6 }
      .sorted {
        (-abs($0.element.text.error), $0.offset) < (-abs($1.element.text.error), $1.offset)
      }
      .prefix(10).map(\.element)
  }
}

/// The scores of all fonts that occur in documents.
package struct FontScores: Sendable {
  /// The fonts with a file, in byte order of their names.
  private(set) var fonts: [FontScore] = []
  /// The fonts without a file, with the number of texts that use them, in byte order of their
  /// names.
  private(set) var missing: [(font: String, texts: Int)] = []

  /// Collects the texts of documents.
  ///
  /// Texts in the system font are omitted if there is no file for it.
  package init(_ documents: [(path: String, texts: [FontCheck.Text])]) {
    var scores: [String: FontScore] = [:]
    var missing: [String: Int] = [:]
    for document in documents {
      for text in document.texts {
        guard let file = text.file else {
          if let font = text.font { missing[font, default: 0] += 1 }
          continue
        }
        if text.isSubstituted {
          scores[file, default: FontScore(font: file)].substituted += 1
        } else {
          scores[file, default: FontScore(font: file)].entries.append(
            FontScore.Entry(path: document.path, text: text))
        }
      }
    }
    func isBefore(_ one: String, _ other: String) -> Bool {
      one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    fonts = scores.values.sorted { isBefore($0.font, $1.font) }
    self.missing = missing.map { ($0.key, $0.value) }.sorted { isBefore($0.0, $1.0) }
  }
}
