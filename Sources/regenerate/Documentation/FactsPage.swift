import Reporting

/// The page `docs/internals/facts.md`: the tables of `Sources/PlatformFacts` with their sources.
package enum FactsPage {
  /// The path relative to the package.
  package static let path = "docs/internals/facts.md"
  /// The folder of the tables, relative to the package.
  package static let folder = "Sources/PlatformFacts"

  /// The longest value that the page shows, in characters.
  private static let longestValue = 400

  /// Returns the whole page.
  ///
  /// - Parameter tables: The files in any order.
  /// - Returns: The text, with the files that state sources in the order of their paths.
  package static func text(_ tables: [FactTable]) -> String {
    var text = """
      # Facts about UIKit

      This page lists the numbers of UIKit that Ninefold uses, with their sources. Read it to check a number, or \
      before you change one. Each section is a file in `\(folder)`; [CONTRIBUTING](../../CONTRIBUTING.md#a-fact) \
      describes how to change it.

      *Confidence* is high for a table of Apple's or dozens of agreeing frames, medium for one good source, and low \
      for an inference. *Weak* means that fewer than three projects support a value. *Stored frames* are those that \
      Interface Builder wrote into [public documents](documents.md); [How Ninefold lays out \
      documents](auto-layout.md) describes how they were compared. Unless a row names a source of its own, the text \
      above the table names it.

      A value such as `[7: 44, 26: 54]` depends on the system: it is 44 from iOS 7 on and 54 from iOS 26 on. `pad:` \
      and `tv:` are the values of other kinds of devices. Lengths are in points.

      """
    for table in tables.sorted(by: { $0.path < $1.path }) where table.isSourced {
      text += section(table)
    }
    return text
  }

  private static func section(_ table: FactTable) -> String {
    let file = table.path.split(separator: "/").last ?? ""
    var text = "\n## \(file.dropLast(".swift".count))\n\n"
    text += "[\(table.path)](../../\(table.path))\n"
    for paragraph in table.paragraphs { text += "\n\(MarkdownProse.text(paragraph))\n" }
    var isInside = false
    for part in table.parts {
      switch part {
      case .remark(let remark):
        text += "\n\(MarkdownProse.text(remark))\n"
        isInside = false
      case .fact(let fact):
        if !isInside { text += "\n| fact | value | meaning and source |\n| --- | --- | --- |\n" }
        isInside = true
        let isShown = (1...longestValue).contains(fact.value.count)
        let value = isShown ? MarkdownProse.codeCell(fact.value) : "see the file"
        let meaning = MarkdownProse.cell(fact.documentation)
        text += "| \(MarkdownProse.codeCell(fact.name)) | \(value) | \(meaning) |\n"
      }
    }
    return text
  }
}
