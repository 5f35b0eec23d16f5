import InterfaceSource
import LanguageServer
import NinefoldProject
import Reporting
import StructuredData

/// Writes the findings of a document as the protocol has them.
struct DiagnosticWriting: Sendable {
  /// The address of the pages about rules.
  private static let pages = "https://github.com/OWNER/ninefold/blob/main/docs/rules/"

  let document: CheckedDocument
  let settings: ClientSettings

  /// Writes all findings as an array.
  func write(to writer: inout JSONWriter) {
    writer.array(document.entries.indices) { writer, number in
      write(number, to: &writer)
    }
  }

  /// Writes one finding.
  func write(_ number: Int, to writer: inout JSONWriter) {
    let entry = document.entries[number]
    let diagnostic = entry.diagnostic
    writer.object { writer in
      writer.key("range")
      range(diagnostic.range).write(to: &writer)
      writer.member("severity", Self.severity(diagnostic.severity))
      writer.member("code", diagnostic.id)
      if settings.linksCodes {
        writer.object("codeDescription") { $0.member("href", "\(Self.pages)\(diagnostic.id).md") }
      }
      writer.member("source", "ninefold")
      writer.member("message", message(entry))
      if settings.showsTags, let tag = DiagnosticTag.of(diagnostic.kind) {
        writer.array("tags", [tag.rawValue]) { $0.value(Double($1)) }
      }
      let places = entry.notes.filter { isPlace($0.note) }
      if settings.showsRelatedPlaces, !places.isEmpty {
        writer.array("relatedInformation", places) { writer, placed in
          writer.object { writer in
            writer.object("location") { writer in
              writer.member("uri", uri(of: placed.note))
              writer.key("range")
              range(of: placed).write(to: &writer)
            }
            writer.member("message", placed.note.message)
          }
        }
      }
    }
  }

  /// Returns the positions of a range of the checked text.
  func range(_ range: SourceRange) -> TextRange { document.text.range(range, settings.encoding) }

  /// The message with the notes that have no place of their own.
  private func message(_ entry: FileReport.Entry) -> String {
    var lines = [entry.diagnostic.message]
    for placed in entry.notes where !settings.showsRelatedPlaces || !isPlace(placed.note) {
      lines.append(placed.note.message)
    }
    let names = entry.diagnostic.configurations
    if !names.isEmpty, names.count < document.configurations.count {
      lines.append("in \(names.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }

  private func isPlace(_ note: Diagnostic.Note) -> Bool { note.range != nil }

  private func uri(of note: Diagnostic.Note) -> String {
    note.path.map { FileURI.text(RealPath.of($0)) } ?? document.uri
  }

  /// Returns the positions of a note; those in other files are known by line and column only.
  private func range(of placed: FileReport.PlacedNote) -> TextRange {
    guard placed.note.path != nil else { return range(placed.note.range ?? .start) }
    let place = placed.location ?? SourcePosition(line: 1, column: 1)
    let column = settings.encoding == .utf16 ? placed.utf16Column : place.column
    let start = TextPosition(line: place.line - 1, character: max(0, column - 1))
    return TextRange(start: start, end: start)
  }

  private static func severity(_ severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
