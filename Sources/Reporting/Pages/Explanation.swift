package import InterfaceSource
import Ninefold

/// The output of `ninefold explain` for a kind of finding.
package enum Explanation {
  /// How a program reads and edits documents: Markdown, with commands indented by four spaces.
  package static let agents = String(decoding: PackageResources.agents_md, as: UTF8.self)

  /// Returns the paragraphs and examples of a kind.
  package static func text(of kind: DiagnosticKind) -> String {
    let optIn = kind.isOptIn ? ", opt-in" : ""
    var text = "\(kind.id) (\(kind.severity.rawValue)\(optIn))\n\n"
    text += TextColumns.wrapped(kind.summary + " " + kind.rationale)
    text += "\n" + TextColumns.wrapped(kind.remedy)
    if !kind.aliases.isEmpty {
      text += "\n" + TextColumns.wrapped("Also called \(kind.aliases.joined(separator: ", ")).")
    }
    for option in kind.options {
      text += "\n" + TextColumns.wrapped(option.explanation)
    }
    for example in kind.examples where example.isPrintable {
      let title = example.setting.title.filter { $0 != "`" }
      let location = example.unmarked.offset == nil ? "" : ", reported at ↓"
      text +=
        "\n" + TextColumns.wrapped("\(title)\(location):") + "\n" + indented(example.triggering)
      text += "\nFixed:\n\n" + indented(example.corrected)
      for (title, part) in example.contextSections {
        text += "\n\(title.filter { $0 != "`" }):\n\n" + indented(part)
      }
    }
    return text
  }

  private static func indented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
