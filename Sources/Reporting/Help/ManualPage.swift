import Ninefold

/// The manual page, in the macros of `man(7)`.
package enum ManualPage {
  /// Returns the page of a tool with its description and the meanings of its exit statuses.
  package static func text(
    _ manuals: [Manual], summary: String, statuses: [(Int, String)]
  ) -> String {
    var text = """
      .TH NINEFOLD 1 "" "ninefold \(ninefoldVersion)" "User Commands"
      .SH NAME
      ninefold \\- compile, lint and preview Interface Builder documents
      .SH SYNOPSIS
      .B ninefold
      .I COMMAND
      \\&...
      .SH DESCRIPTION
      \(escaped(summary))
      .SH COMMANDS

      """
    for manual in manuals {
      text += ".SS \(manual.name)\n"
      for usage in manual.usage {
        text += ".PP\n.B ninefold \(manual.name)\n\(escaped(usage))\n"
      }
      for paragraph in manual.paragraphs { text += ".PP\n\(escaped(paragraph))\n" }
      for (group, options) in manual.groups {
        if manual.groups.count > 1 { text += ".PP\n\(escaped(group.title)):\n" }
        for option in options {
          let names = [option.short, option.name].compactMap { $0 }.map { "\\fB\(escaped($0))\\fR" }
          let value = option.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
          text +=
            ".TP\n\(names.joined(separator: ", "))\(value)\n\(escaped(sentence(option.fullHelp)))\n"
        }
      }
      if !manual.examples.isEmpty { text += ".PP\nExamples:\n" }
      for example in manual.examples {
        text += ".TP\n.B \(escaped(example.line))\n\(escaped(example.effect)).\n"
      }
    }
    text += ".SH EXIT STATUS\n"
    for (status, meaning) in statuses {
      text += ".TP\n.B \(status)\n\(escaped(meaning)).\n"
    }
    return text
  }

  /// Adds the full stop of a sentence if it has none.
  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? text : text + "."
  }

  /// Escapes text so that it contains no instructions: backslashes and hyphens are spelled out, and
  /// no line begins with a dot or an apostrophe.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
