import InterfaceEmission
import InterfaceSource
import Ninefold
import StructuredData

/// The formats of font scores.
package enum FontReport: String, Sendable, CaseIterable {
  /// Tables and lines for people.
  case text
  /// One JSON object.
  case json

  /// Returns the scores in this format.
  package func bytes(_ scores: FontScores) -> [UInt8] {
    switch self {
    case .text: Array(Self.text(scores).utf8)
    case .json: Self.json(scores)
    }
  }

  // MARK: Text

  private static func text(_ scores: FontScores) -> String {
    var rows = [["FONT", "TEXTS", "HALF A POINT", "ONE POINT", "MEAN", "SUBSTITUTED"]]
    for score in scores.fonts { rows.append(row(score)) }
    if scores.fonts.count > 1 {
      var total = FontScore(font: "all")
      for score in scores.fonts {
        total.entries += score.entries
        total.substituted += score.substituted
      }
      rows.append(row(total))
    }
    var text = TextColumns.aligned(rows)
    for score in scores.fonts where !score.worst.isEmpty {
      text += "\nLargest differences in \(score.font):\n"
      for entry in score.worst { text += "  " + line(entry) + "\n" }
    }
    if !scores.missing.isEmpty {
      text += "\nFonts without a file:\n"
      for (font, texts) in scores.missing {
        text += "  " + PrintedText.line("\(font), \(texts) \(texts == 1 ? "text" : "texts")") + "\n"
      }
    }
    return text
  }

  private static func row(_ score: FontScore) -> [String] {
    [
      PrintedText.line(score.font), "\(score.entries.count)",
      share(score.count(within: 0.5), of: score.entries.count),
      share(score.count(within: 1), of: score.entries.count), number(score.meanError),
      "\(score.substituted)",
    ]
  }

  private static func line(_ entry: FontScore.Entry) -> String {
    let text = entry.text
    return PrintedText.line(
      """
      \(entry.path):\(text.location.line): '\(text.text)' at \(number(text.pointSize)) points: stored \
      \(number(text.stored)), measured \(number(text.measured))
      """)
  }

  /// Returns a share as a percentage with one decimal, or a dash if the whole is 0.
  private static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    let tenths = (part * 2000 + whole) / (2 * whole)
    return "\(tenths / 10).\(tenths % 10) %"
  }

  private static func number(_ number: Double) -> String {
    NumberFormat.text(NumberFormat.rounded(number))
  }

  // MARK: JSON

  private static func json(_ scores: FontScores) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) { member in
      member.array("fonts", .lines) { writer in
        for score in scores.fonts { write(score, to: &writer) }
      }
      member.array("missing", .lines) { writer in
        for (font, texts) in scores.missing {
          writer.object { member in
            member.member("font", font)
            member.member("texts", texts)
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(_ score: FontScore, to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.member("font", score.font)
      member.member("texts", score.entries.count)
      member.member("withinHalfPoint", score.count(within: 0.5))
      member.member("withinPoint", score.count(within: 1))
      member.member("meanError", NumberFormat.rounded(score.meanError))
      member.member("substituted", score.substituted)
      member.array("worst", .lines) { writer in
        for entry in score.worst { write(entry, to: &writer) }
      }
    }
  }

  private static func write(_ entry: FontScore.Entry, to writer: inout JSONWriter) {
    let text = entry.text
    writer.object { member in
      member.member("file", entry.path)
      member.member("line", text.location.line)
      member.member("column", text.location.column)
      if let object = text.object { member.member("object", object.text) }
      member.member("text", text.text)
      member.member("pointSize", text.pointSize)
      member.member("stored", NumberFormat.rounded(text.stored))
      member.member("measured", NumberFormat.rounded(text.measured))
    }
  }
}
