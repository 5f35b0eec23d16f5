/// The pages in `docs/commands`: an index, and a page for each command.
package enum CommandPages {
  /// The folder relative to the package.
  package static let folder = "docs/commands"

  /// Returns all pages.
  ///
  /// - Parameters:
  ///   - references: The commands in the order of the help.
  ///   - summary: The description of the tool.
  ///   - statuses: The exit statuses and their meanings.
  /// - Returns: The pages, the index first.
  package static func pages(
    _ references: [CommandReference], summary: String, statuses: [(Int, String)]
  ) -> [DocumentationPage] {
    let index = DocumentationPage.generated(
      "\(folder)/README.md", index(references, summary, statuses))
    return [index]
      + references.map { reference in
        .generated("\(folder)/\(reference.manual.name).md", page(reference, statuses))
      }
  }

  private static func index(
    _ references: [CommandReference], _ summary: String, _ statuses: [(Int, String)]
  ) -> String {
    let rows = references.map { reference in
      let name = reference.manual.name
      return [
        "[`\(name)`](\(name).md)", MarkdownProse.cell(reference.manual.summary),
        reference.guide.map(\.link).joined(separator: ", "),
      ]
    }
    return """
      # Commands

      \(MarkdownProse.text(summary))

      Each command has a page with its options and examples. `ninefold COMMAND --help` prints the same options, with fewer words.

      \(MarkdownTable.text(["command", "purpose", "guide"], rows))
      `ninefold ibtool …` takes the command line of Apple's `ibtool`: see \(GuidePage.ibtool.link). As the first \
      argument of any command line, `@FILE` stands for the arguments in a file; \(GuidePage.builds.link) \
      describes it, and how build systems keep Ninefold running.

      \(exitStatus(statuses))
      """
  }

  private static func page(_ reference: CommandReference, _ statuses: [(Int, String)]) -> String {
    let manual = reference.manual
    let usage = manual.usage.map { "ninefold \(manual.name)\($0.isEmpty ? "" : " " + $0)\n" }
    let paragraphs = manual.paragraphs.map { MarkdownProse.text($0) + "\n\n" }.joined()
    let examples = reference.examples.map { "\n\($0.purpose):\n\n    \($0.line)\n" }.joined()
    let guide = reference.guide.map { "- \($0.link)\n" }.joined()
    return """
      # ninefold \(manual.name)

      \(MarkdownProse.text(manual.summary)).

      ```text
      \(usage.joined())```

      \(paragraphs)## Examples
      \(examples)\(options(manual))
      \(exitStatus(statuses))
      ## See also

      \(guide)- [All commands](README.md)

      """
  }

  private static func options(_ manual: Manual) -> String {
    manual.groups.map { group, options in
      let rows = options.map { option in
        let names = [option.short, option.name].compactMap { $0 }
          .map { name in
            let value = name == option.name ? option.placeholder.map { " \($0)" } ?? "" : ""
            return MarkdownProse.codeCell(name + value)
          }
        return [names.joined(separator: ", "), MarkdownProse.cell(option.fullHelp)]
      }
      return "\n## \(group.title)\n\n" + MarkdownTable.text(["option", "effect"], rows)
    }.joined()
  }

  private static func exitStatus(_ statuses: [(Int, String)]) -> String {
    "## Exit status\n\n"
      + MarkdownTable.text(
        ["status", "meaning"], statuses.map { ["\($0)", MarkdownProse.cell($1)] })
  }
}
