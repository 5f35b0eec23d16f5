package import InterfaceComparison
package import InterfaceEditing
import InterfaceSource
import StructuredData

/// The effects of an edit, or the reasons why it was refused.
package struct EditReport {
  let path: String
  let digest: String
  let isWritten: Bool
  let names: [String: String]
  let difference: DocumentDifference?
  let new: [FileReport.Entry]
  let gone: [FileReport.Entry]
  let refused: [Refusal]

  /// A finding with which an edit is refused.
  package struct Refusal {
    let finding: FileReport.Entry
    /// The operations that fix it, or none if they are unknown.
    let fixes: [EditOperation]

    package init(finding: FileReport.Entry, fixes: [EditOperation]) {
      self.finding = finding
      self.fixes = fixes
    }
  }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - path: The path of the document, as the user knows it.
  ///   - digest: The SHA-256 of the document that is there now, in hexadecimal.
  ///   - isWritten: Whether the document was written.
  ///   - names: The ids of new objects by the names that operations gave to them.
  ///   - difference: The changes and their effects, or `nil` if they cannot be compared.
  ///   - new: The findings that only the edited document has.
  ///   - gone: The findings that only the document before has.
  ///   - refused: Those of the new findings with which the edit is refused.
  package init(
    path: String, digest: String, isWritten: Bool, names: [String: String],
    difference: DocumentDifference?, new: [FileReport.Entry], gone: [FileReport.Entry],
    refused: [Refusal]
  ) {
    self.path = path
    self.digest = digest
    self.isWritten = isWritten
    self.names = names
    self.difference = difference
    self.new = new
    self.gone = gone
    self.refused = refused
  }

  /// The report for people.
  package var text: String {
    var lines: [String] = []
    for refusal in refused {
      lines.append("refused: \(Self.line(refusal.finding))")
      if refusal.fixes.isEmpty {
        lines += refusal.finding.diagnostic.notes.map { "  \(PrintedText.line($0.message))" }
      } else {
        lines.append("  these operations fix it:")
        lines += refusal.fixes.compactMap(\.text).map { "    \(PrintedText.line($0))" }
      }
    }
    if !refused.isEmpty {
      let ids = Set(refused.map(\.finding.diagnostic.id)).sorted().map { "--allow \($0)" }
      lines.append(
        "nothing was written: change the operations, or accept this with \(ids.joined(separator: " "))"
      )
    }
    if let difference, refused.isEmpty {
      lines += ComparisonText.text(Comparison([difference])).split(separator: "\n").map(String.init)
    }
    for (name, id) in names.sorted(by: { $0.key < $1.key }) {
      lines.append("new: \(PrintedText.line(name)) has the id '\(id)'")
    }
    let accepted = new.filter { entry in !refused.contains { Self.isSame($0.finding, entry) } }
    lines += accepted.map { "new finding: \(Self.line($0))" }
    lines += gone.map { "no longer: \(Self.line($0))" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func isSame(_ one: FileReport.Entry, _ other: FileReport.Entry) -> Bool {
    one.diagnostic == other.diagnostic
  }

  private static func line(_ entry: FileReport.Entry) -> String {
    "\(PrintedText.line(entry.diagnostic.message)) [\(entry.diagnostic.id)]"
  }

  /// The report as JSON: `schemas/edit.schema.json`.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) { member in
      member.member("format", "ninefold-edit")
      member.member("version", 1)
      member.member("document", path)
      member.member("digest", digest)
      member.member("written", isWritten)
      member.object("names") { members in
        for (name, id) in names.sorted(by: { $0.key < $1.key }) { members.member(name, id) }
      }
      if let difference {
        member.key("changes")
        ComparisonJSON.write(difference, to: &member)
      }
      member.object("findings") { members in
        members.array("new", new, .lines) { Self.write($1, to: &$0) }
        members.array("gone", gone, .lines) { Self.write($1, to: &$0) }
      }
      member.array("refused", refused, .lines) { writer, refusal in
        Self.write(refusal.finding, fixes: refusal.fixes, to: &writer)
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private static func write(
    _ entry: FileReport.Entry, fixes: [EditOperation]? = nil, to writer: inout JSONWriter
  ) {
    let finding = entry.diagnostic
    writer.object { member in
      member.member("rule", finding.id)
      member.member("severity", finding.severity.rawValue)
      member.member("message", finding.message)
      member.member("object", finding.object?.text)
      member.member("scene", finding.scene)
      member.member("line", entry.start.line)
      member.array("configurations", finding.configurations) { $0.value($1) }
      member.array("notes", finding.notes) { $0.value($1.message) }
      if let fixes {
        member.key("fixes")
        EditOperation.write(fixes, to: &member)
      }
    }
  }
}
