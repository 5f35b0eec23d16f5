import InterfaceSource

@testable import Reporting

/// A run whose texts are all hostile to the reader of its output.
enum HostileRun {
  /// Anything that a document may contain: control characters, markup, commands to build systems, ends of cells and
  /// lines, a formula, and marks that change the direction of a line.
  static let text =
    "=cmd()|' <b>&\"'`\u{1B}[31m\u{9B}2J\u{0}\u{FFFE}\r\n::error::x %0A::error::y ##[error]z ##vso[a] "
    + "[l](http://h/) {0} @team #1 😀\u{202E}txt\u{2066}\u{2028},;: a\tb"
  static let path = "App/-\u{1B}[1m%0A::error,:&<>\"'|`é\n=cmd.xib"

  private static func kind(_ id: String, _ severity: Diagnostic.Severity) -> DiagnosticKind {
    DiagnosticKind(
      id, severity, .document, summary: "A value is <wrong> {0}.",
      rationale: "Nothing \"reads\" it.",
      remedy: "Mend it & be happy.")
  }
  static let duplicate = kind("duplicate", .error)
  static let wrong = kind("wrong", .warning)

  /// The file: the second line begins with characters of two, three and four bytes.
  private static let file = SourceFile(
    path: path, bytes: Array("<document>\n<!-- é€😀 --><view id=\"a\" hidden=\"true\"/>\n".utf8))

  private static func diagnostic(
    _ kind: DiagnosticKind, _ severity: Diagnostic.Severity, _ start: Int32, _ end: Int32,
    configurations: [String] = []
  ) -> Diagnostic {
    let place = SourceRange(start: start, end: end)
    return Diagnostic(
      kind, severity: severity, at: place, message: "the value is \(text)",
      notes: [
        Diagnostic.Note("mend \(text)"),
        Diagnostic.Note(
          "first \(text)", range: SourceRange(start: 0, end: 10),
          object: ObjectID("o\u{1B}")),
        Diagnostic.Note("there \(text)", range: place, path: "Other\u{1B} %.strings"),
      ],
      fixIts: [
        Diagnostic.FixIt("write \(text)", edits: [SourceEdit.attributeValue(at: place, text)])
      ],
      object: ObjectID("a/\(text)")
    ).located(inScene: "s\(text)", in: configurations)
  }

  /// Three findings of each severity in one file, one of them with another in all configurations; another file has
  /// none.
  static let run: LintRun = {
    let all = ["canvas", "wCompact-hRegular", "wRegular-hRegular"]
    let findings = [
      diagnostic(duplicate, .error, 50, 54),
      diagnostic(wrong, .warning, 50, 54, configurations: all),
      diagnostic(wrong, .warning, 28, 28, configurations: ["canvas"]),
      diagnostic(wrong, .note, 0, 30, configurations: Array(all.dropFirst())),
    ]
    let clean = SourceFile(path: "App/Clean.xib", bytes: [])
    return LintRun(
      reports: [
        FileReport(findings, in: file, configurations: all), FileReport([], in: clean),
      ],
      documents: [path, clean.path])
  }()

  /// Returns a run with the given number of findings of each severity, without hostile text.
  static func many(_ count: Int) -> LintRun {
    let file = SourceFile(path: "App/A.xib", bytes: Array("<document/>\n".utf8))
    let severities: [Diagnostic.Severity] = [.error, .warning]
    let findings = severities.flatMap { severity in
      (0..<count).map { index in
        Diagnostic(
          wrong, severity: severity, at: SourceRange(start: 0, end: 9),
          message: "\(severity.rawValue) \(index) |", object: ObjectID("o"))
      }
    }
    return LintRun(reports: [FileReport(findings, in: file)], documents: [file.path])
  }
}

extension HostileRun {
  /// Findings whose messages are formulas.
  static let formulas = ["=cmd()", " +1", "-1", "@sum"].map {
    Diagnostic(wrong, at: .start, message: $0)
  }
}
