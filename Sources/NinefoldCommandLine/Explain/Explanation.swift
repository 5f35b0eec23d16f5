import InterfaceSource

/// What `ninefold explain` prints of a kind of finding.
enum Explanation {
  /// The paragraphs and examples of a kind.
  static func text(of kind: DiagnosticKind) -> String {
    var text = "\(kind.id) (\(kind.severity.rawValue))\n\n"
    text += TextColumns.wrapped(kind.summary + " " + kind.rationale)
    text += "\n" + TextColumns.wrapped(kind.cure)
    for example in kind.examples where example.isPrintable {
      let title = example.setting.title.filter { $0 != "`" }
      let place = example.unmarked.offset == nil ? "" : ", reported at ↓"
      text += "\n" + TextColumns.wrapped("\(title)\(place):") + "\n" + indented(example.triggering)
      text += "\nMended:\n\n" + indented(example.mended)
    }
    return text
  }

  private static func indented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
