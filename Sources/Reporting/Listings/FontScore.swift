package import Ninefold

/// How well a font measures the texts of documents.
struct FontScore: Sendable {
  /// A text with the document that it stands in.
  struct Entry: Sendable {
    var path: String
    var text: FontCheck.Text
  }

  /// The font as its file names it.
  var font: String
  /// The texts that count.
  var entries: [Entry] = []
  /// How many texts besides are stored as Helvetica Neue has them: the font was missing where the document was saved.
  var substituted = 0

  /// How many texts are measured within a distance of the stored width, in points.
  func count(within distance: Double) -> Int {
    entries.count { abs($0.text.error) <= distance + 1e-6 }
  }

  /// The mean of how much wider measured texts are than stored ones, in points; 0 without texts.
  var meanError: Double {
    entries.isEmpty ? 0 : entries.reduce(0) { $0 + $1.text.error } / Double(entries.count)
  }

  /// The ten texts that are farthest off, of those that are off by more than half a point.
  var worst: [Entry] {
    entries.enumerated()
      .filter { abs($0.element.text.error) > 0.5 + 1e-6 }
      .sorted {
        (-abs($0.element.text.error), $0.offset) < (-abs($1.element.text.error), $1.offset)
      }
      .prefix(10).map(\.element)
  }
}

/// The scores of all fonts that documents have texts in.
package struct FontScores: Sendable {
  /// The fonts that a file has, in byte order of their names.
  private(set) var fonts: [FontScore] = []
  /// The fonts that no file has, with how many texts name them, in byte order of their names.
  private(set) var missing: [(font: String, texts: Int)] = []

  /// Gathers the texts of documents; those in the system font without a file of it are left out.
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
