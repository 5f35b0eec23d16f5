package import InterfaceSource
package import Testing

/// Compares findings with those that a fixture's comments expect, in both directions.
///
/// `<!-- error: duplicate-id -->` expects a finding with that severity and id that begins on the next line that is not
/// such a comment; `<!-- error: duplicate-id "a-1" -->` also expects its range to cover exactly the text between the
/// quotation marks.
package func expectDiagnostics(
  _ found: [Diagnostic], in file: SourceFile,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var expected = Expectation.all(in: file.text(SourceRange(start: 0, end: Int32.max)))
  for diagnostic in found {
    let line = file.location(of: diagnostic.range.start).line
    let text = file.text(diagnostic.range)
    let index = expected.firstIndex {
      $0.line == line && $0.id == diagnostic.id && $0.severity == diagnostic.severity.rawValue
        && ($0.text == nil || $0.text == text)
    }
    if let index {
      expected.remove(at: index)
    } else {
      Issue.record(
        """
        not expected: \(file.path):\(line): \(diagnostic.severity): \(diagnostic.message) \
        [\(diagnostic.id)] at “\(text)”
        """, sourceLocation: sourceLocation)
    }
    expectStyle(of: diagnostic, in: file, sourceLocation: sourceLocation)
  }
  for missing in expected {
    let text = missing.text.map { " at “\($0)”" } ?? ""
    Issue.record(
      "not found: \(file.path):\(missing.line): \(missing.severity): \(missing.id)\(text)",
      sourceLocation: sourceLocation)
  }
}

/// Messages begin in lower case (or with a quoted name), end without full stop, and have a note.
private func expectStyle(
  of diagnostic: Diagnostic, in file: SourceFile, sourceLocation: SourceLocation
) {
  let texts = [diagnostic.message] + diagnostic.notes.map(\.message)
  let isGood =
    !diagnostic.notes.isEmpty
    && texts.allSatisfy { $0.first?.isUppercase == false && $0.last != "." }
  if !isGood {
    Issue.record(
      "\(file.path): the words of \(diagnostic.id) are not in style: \(texts)",
      sourceLocation: sourceLocation)
  }
}

/// The expectation of one comment.
private struct Expectation {
  var line: Int
  var severity: String
  var id: String
  var text: String?

  static func all(in text: String) -> [Expectation] {
    var result: [Expectation] = []
    var pending: [Expectation] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      if let expectation = Expectation(comment: line) {
        pending.append(expectation)
        continue
      }
      for var expectation in pending {
        expectation.line = index + 1
        result.append(expectation)
      }
      pending = []
    }
    return result
  }

  private init?(comment line: Substring) {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count >= 4, words.first == "<!--", words.last == "-->",
      ["error:", "warning:", "note:"].contains(words[1])
    else { return nil }
    self.line = 0
    severity = String(words[1].dropLast())
    id = String(words[2])
    if let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end {
      text = String(line[line.index(after: start)..<end])
    }
  }
}
