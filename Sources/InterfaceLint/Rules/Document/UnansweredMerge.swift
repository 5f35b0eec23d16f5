package import InterfaceSource

/// A note in which a merge asks a question.
package enum UnansweredMerge: DocumentRule {
  package static let kind = DiagnosticKind(
    "unanswered-merge", .error, .document,
    summary: "A note of an object asks a question about a merge.",
    rationale:
      "Questions that `ninefold merge` cannot answer are written into the document with `--notes`. Until they are answered, the document has the values of one side.",
    remedy: "Answer the question with `ninefold merge --take`, or remove the note."
  )

  private static let start = Array("content=\"\(MergeNote.prefix)".utf8)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let bytes = document.file.bytes
    var position = 0
    while let next = bytes.index(of: start[0], from: position) {
      position = next + 1
      guard bytes[next...].starts(with: start) else { continue }
      let text = next + Self.start.count
      guard let end = bytes.index(of: UInt8(ascii: "\""), from: text) else { return }
      let range = SourceRange(start: Int32(next), end: Int32(end + 1))
      findings.report(kind, at: range, "a question about a merge is not answered")
      position = end
    }
  }
}
