import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A text in capital letters.
package enum AllCapitals: DocumentRule {
  private static let leastLetters = RuleOption(
    "least-letters", in: 2...1000, standard: 8,
    "The minimum number of letters for text to be reported.")

  package static let kind = DiagnosticKind(
    "all-capitals", .note, .texts,
    summary: "Text of several words is in all capitals.",
    rationale:
      "Capitals are harder to read, and VoiceOver may spell them out letter by letter.",
    remedy:
      "Write the text in sentence case, and let code change the case if the design requires it."
  ).aliased("avoid_all_caps").optIn.configured(by: leastLetters.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let least = Int(document.settings.value(of: leastLetters, for: kind))
    let views = document.graph.views
    for index in views.indices {
      for text in views[index].shownTexts where isAllCapitals(text, least) {
        findings.report(
          kind, at: views[index].range, "the text is in all capitals: '\(text.prefix(40))'",
          identity: "")
      }
    }
  }

  /// Returns whether a text has two words, a minimum number of letters, and no lowercase letter.
  private static func isAllCapitals(_ text: String, _ least: Int) -> Bool {
    // Nearly all texts have a lowercase ASCII letter, which can be found without decoding
    // characters.
    guard !text.utf8.contains(where: { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return false }
    let letters = text.filter(\.isLetter)
    return letters.count >= least && letters.allSatisfy { $0.isUppercase }
      && text.split(separator: " ").count > 1
  }
}
