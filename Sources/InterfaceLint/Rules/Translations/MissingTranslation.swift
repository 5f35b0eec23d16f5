import InterfaceAssets
package import InterfaceSource

/// A language without some of the texts that another one has.
package enum MissingTranslation: ProjectRule {
  package static let kind = DiagnosticKind(
    "missing-translation", .warning, .texts,
    summary: "A language lacks strings that the base language of the project has.",
    rationale:
      "People who use the language see these strings in another language, or see their keys. The rule is opt-in because translations by "
      + "volunteers are often incomplete. It reports once for each file and language.",
    remedy: "Translate the strings, or mark them as not to be translated."
  ).aliased("i18n_missing_translation", "MissingTranslation").optIn

  package static var needsTables: Bool { true }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    for group in TextTableGroup.all(in: project) {
      guard let reference = group.reference else { continue }
      let keys = reference.keys
      for edition in group.editions {
        let own = edition.names
        let missing = keys.filter { !own.contains($0.key.name) && isText($0.key.name) }
        guard let first = missing.first else { continue }
        let table = edition.tables[0]
        findings[table.path].report(
          kind, at: table.keys.first?.range ?? .start,
          message(missing.count, of: keys.count, first.key.name, edition.language),
          notes: [
            Diagnostic.Note("the first one is here", range: first.key.range, path: first.path)
          ])
      }
    }
    for table in project.tables where table.language == nil && table.name != "InfoPlist" {
      let keys = table.keys.filter { isText($0.name) }
      for (language, translated) in table.translated.sorted(by: { $0.key < $1.key })
      where language != table.sourceLanguage {
        let missing = keys.filter { !translated.contains($0.name) }
        guard let first = missing.first else { continue }
        findings[table.path].report(
          kind, at: first.range,
          message(missing.count, of: keys.count, first.name, language))
      }
    }
  }

  /// Returns whether a key contains translatable text.
  ///
  /// Keys of string catalogs may be texts such as `%lld`.
  private static func isText(_ key: String) -> Bool {
    var rest = Substring(key)
    while let sign = rest.firstIndex(of: "%") {
      if rest[..<sign].contains(where: \.isLetter) { return true }
      rest = rest[rest.index(after: sign)...].drop { "0123456789$.l@".contains($0) }.dropFirst()
      if key.hasSuffix("%@") && rest.isEmpty { return false }
    }
    return rest.contains(where: \.isLetter)
  }

  private static func message(_ count: Int, of all: Int, _ first: String, _ language: String)
    -> String
  {
    count == 1
      ? "the string '\(first)' is missing in '\(language)'"
      : "\(count) of \(all) strings are missing in '\(language)', such as '\(first)'"
  }
}
