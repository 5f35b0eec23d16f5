import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Texts of a project in several languages.
@Suite struct TranslationTests {
  /// A project with two texts in English, and the translations into other languages.
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".git/HEAD")
    try folder.write(
      "lint: {enabled: [missing-translation, stale-translation]}", to: ".ninefold.yml")
    try folder.write(Sample.xib(), to: "Base.lproj/A.xib")
    try folder.write(#""save" = "Save"; "n files" = "%d files";"#, to: "en.lproj/L.strings")
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  private func lint(_ folder: TemporaryFolder, _ options: [String] = []) -> ToolRun {
    ToolRun(["lint", folder.url.path, "--reporter", "xcode", "--quiet"] + options)
  }

  private static func plural(_ key: String, _ category: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>\(key)</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>\(category)</key><string>%d</string></dict></dict></dict></plist>
    """
  }

  @Test func pluralWithOneCategoryCountsAsTranslated() throws {
    let folder = try folder([
      "ja.lproj/L.strings": #""save" = "x";"#,
      "ja.lproj/L.stringsdict": Self.plural("n files", "other"),
      "fr.lproj/L.strings": #""save" = "x";"#,
      "fr.lproj/L.stringsdict": Self.plural("n files", "one"),
      "de.lproj/L.strings": #""save" = "x";"#,
      "C.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "n files": {"localizations": {
          "fr": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "un"}}}}},
          "es": {"variations": {"device": {"ipad": {"variations": {"plural": {
            "few": {"stringUnit": {"state": "translated", "value": "x"}}}}}}}},
          "it": {"stringUnit": {"state": "translated", "value": "x"}}}},
        "more": {"localizations": {"it": {"stringUnit": {"state": "translated", "value": "x"}}}}}}
      """,
    ])
    let run = lint(folder)
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(lines.count == 3, "\(run.output)")
    #expect(
      run.output.contains(
        "de.lproj/L.strings:1:1: warning: the string 'n files' is missing in 'de'"))
    // One text exists in French and Spanish, regardless of their plural rules.
    #expect(run.output.contains("the string 'more' is missing in 'es'"), "\(run.output)")
    #expect(run.output.contains("the string 'more' is missing in 'fr'"), "\(run.output)")
  }

  @Test func stringsdictKeysAreComparedBetweenLanguages() throws {
    let folder = try folder([
      "en.lproj/L.stringsdict": Self.plural("n rows", "other"),
      "fr.lproj/L.strings": #""save" = "x"; "n files" = "x"; "n rows" = "x";"#,
      "de.lproj/L.strings": #""save" = "x"; "n files" = "x";"#,
      "de.lproj/L.stringsdict": Self.plural("n lines", "other"),
    ])
    let run = lint(folder)
    #expect(
      run.output.contains("de.lproj/L.strings:1:1: warning: the string 'n rows' is missing in 'de'")
    )
    #expect(
      run.output.contains("en.lproj/L.stringsdict: note: the first one is here"), "\(run.output)")
    #expect(
      run.output.contains(#/de.lproj/L.stringsdict:2:[0-9]+: note: 'en' has no string 'n lines'/#))
    #expect(!run.output.contains("fr.lproj"))
  }

  @Test func malformedFileIsReportedOnceForItsLanguage() throws {
    let folder = try folder([
      "fr.lproj/L.strings": "\"save\" = \"x\"\n\"n files\" = ",
      "fr.lproj/A.strings": "\"v.text\" = \"x\"\n\"w\" = ",
      "en.lproj/A.strings": #""v.text" = "x";"#,
      "de.lproj/L.stringsdict": "<plist><dict>",
      "de.lproj/L.strings": #""save" = "x";"#,
      "C.xcstrings": "{",
    ])
    for options in [[], ["--locale", "all"]] {
      let run = lint(folder, options)
      #expect(run.status == .findings)
      for place in [
        "fr.lproj/L.strings:2:1: error: ", "fr.lproj/A.strings:2:1: error: ",
        "de.lproj/L.stringsdict:1:14: error: ", "C.xcstrings:1:2: error: ",
      ] {
        #expect(run.output.matches(of: try Regex(place)).count == 1, "\(place) \(run.output)")
      }
      #expect(!run.output.contains("is missing in"), "\(run.output)")
    }
    // Languages are not compared with one whose file is damaged.
    try folder.write("\"save\" = ", to: "en.lproj/L.strings")
    let run = lint(folder)
    #expect(run.output.contains("en.lproj/L.strings:1:") && !run.output.contains("has no text"))
    // If no rule needs texts, no strings file is read.
    try folder.write("lint: {}", to: ".ninefold.yml")
    #expect(lint(folder).output == "")
  }
}
