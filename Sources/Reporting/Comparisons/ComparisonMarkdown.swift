package import InterfaceComparison

/// A comparison in GitHub's Markdown, for a comment on a pull request.
package enum ComparisonMarkdown {
  /// The maximum length of the text.
  ///
  /// A comment may have 65,536 characters; omitted changes are counted.
  private static let largest = 60_000

  /// Returns the text of the comment.
  package static func text(_ comparison: Comparison) -> String {
    var text = "**Layouts:** \(MarkdownText.escaped(ChangeDescription.sum(of: comparison)))\n"
    text += notCompared(comparison)
    if let documents = ChangeDescription.withoutLayouts(comparison) {
      text += "\nLayouts not compared: \(MarkdownText.escaped(documents)).\n"
    }
    var leftOut = 0
    for document in comparison.documents {
      let part = section(document)
      if text.utf8.count + part.utf8.count > largest {
        leftOut += 1
      } else {
        text += part
      }
    }
    if leftOut > 0 {
      text +=
        "\n\(leftOut) more changed document\(leftOut == 1 ? "" : "s") did not fit in this comment.\n"
    }
    return text
  }

  /// The maximum number of names of documents that were not compared.
  private static let mostNames = 50

  private static func notCompared(_ comparison: Comparison) -> String {
    let all = comparison.notCompared
    guard !all.isEmpty else { return "" }
    let lines = all.prefix(mostNames).map { document in
      MarkdownText.escaped("\(document.path): \(ChangeDescription.reason(for: document))")
    }
    let rest = all.count - lines.count
    return "\nNot compared:\n\n"
      + (lines + (rest > 0 ? ["\(rest) more"] : [])).map { "- \($0)\n" }.joined()
  }

  private static func section(_ document: DocumentDifference) -> String {
    let name = MarkdownText.escaped(ChangeDescription.name(of: document))
    guard document.presence == .stays else {
      return "\n#### \(name): \(document.presence.rawValue)\n"
    }
    var text = "\n<details><summary><b>\(name)</b></summary>\n"
    text += table(document.objects, [])
    for scene in document.scenes {
      text += "\n\(MarkdownText.escaped(ChangeDescription.name(of: scene)))"
      text += scene.presence == .stays ? "\n" : ": \(scene.presence.rawValue)\n"
      text += table(EffectSummary.causes(in: scene), EffectSummary.lines(for: scene))
    }
    return text + "\n</details>\n"
  }

  private static func table(
    _ objects: [ObjectDifference],
    _ effects: [(text: String, configurations: [String], isEverywhere: Bool)]
  ) -> String {
    guard !objects.isEmpty || !effects.isEmpty else { return "" }
    var text = "\n| object | change | where |\n| --- | --- | --- |\n"
    func row(_ object: String, _ change: String, _ place: String) {
      let cells = [object, change, place].map { MarkdownText.escaped($0) }
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    for object in objects {
      for change in object.changes {
        row(
          ChangeDescription.name(of: object), ChangeDescription.text(of: change),
          ChangeDescription.configurationText(of: change))
      }
    }
    for effect in effects {
      row("", effect.text, ChangeDescription.place(effect.configurations, effect.isEverywhere))
    }
    return text
  }
}
