package import InterfaceComparison
package import InterfaceEditing
package import InterfaceSource
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

  /// Writes the members of the report in `schemas/edit.schema.json`.
  fileprivate func write(to member: inout JSONWriter) {
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

extension EditReport {
  /// The report of an edit of one or several documents, and of the files in which something is renamed.
  package struct Whole {
    let documents: [EditReport]
    let renamed: [(path: String, count: Int)]
    let mentions: [(path: String, location: SourcePosition)]

    /// The maximum number of mentions in the report for people.
    private static let limit = 10

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - documents: The reports of the documents that operations change.
    ///   - renamed: The paths of the other files, each with the number of renamed places.
    ///   - mentions: The places in sources that have the old name still.
    package init(
      documents: [EditReport], renamed: [(path: String, count: Int)],
      mentions: [(path: String, location: SourcePosition)]
    ) {
      self.documents = documents
      self.renamed = renamed
      self.mentions = mentions
    }

    /// The report for people.
    package var text: String {
      var text = documents.map(\.text).joined()
      for (path, count) in renamed {
        text += "renamed in \(PrintedText.line(path)): \(count) place\(count == 1 ? "" : "s")\n"
      }
      for (path, location) in mentions.prefix(Self.limit) {
        text +=
          "not renamed: \(PrintedText.line(path)):\(location.line):\(location.column)\n"
      }
      if mentions.count > Self.limit {
        text += "not renamed: \(mentions.count - Self.limit) more places\n"
      }
      return text
    }

    /// The report as JSON: `schemas/edit.schema.json`.
    package var json: [UInt8] {
      var writer = JSONWriter()
      writer.object(.lines) { member in
        member.member("format", "ninefold-edit")
        member.member("version", 1)
        if documents.count == 1 {
          documents[0].write(to: &member)
        } else {
          member.array("documents", documents, .lines) { writer, document in
            writer.object(.lines) { document.write(to: &$0) }
          }
        }
        if !renamed.isEmpty {
          member.array("renamed", renamed, .lines) { writer, file in
            writer.object { member in
              member.member("path", file.path)
              member.member("places", file.count)
            }
          }
        }
        if !mentions.isEmpty {
          member.array("mentions", mentions, .lines) { writer, mention in
            writer.object { member in
              member.member("path", mention.path)
              member.member("line", mention.location.line)
              member.member("column", mention.location.column)
            }
          }
        }
      }
      return writer.bytes + [UInt8(ascii: "\n")]
    }
  }
}
