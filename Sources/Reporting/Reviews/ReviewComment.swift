import InterfaceComparison
import InterfaceSource
package import Ninefold

/// A review of changes as a comment on a pull request, in GitHub's Markdown.
package enum ReviewComment {
  /// The first line, by which a later run finds the comment to replace.
  package static let marker = "<!-- ninefold review -->"

  /// The maximum length, in UTF-8 bytes: a comment on GitHub has at most 65,536 characters.
  private static let largest = 60_000
  /// The maximum number of lines about one scene; the page has all.
  private static let mostLines = 10
  /// The maximum number of new findings that are listed.
  private static let mostFindings = 25

  /// Returns the comment.
  ///
  /// Scenes whose pictures and sentences do not fit are listed with the number of their changes,
  /// and those that do not fit either are counted.
  ///
  /// - Parameters:
  ///   - review: The changes with their pictures.
  ///   - link: What precedes the paths of files in links, such as the address of the folder that
  ///     they are uploaded to.
  ///   - newFindings: The reports of findings that are new, or `nil` if nothing was linted.
  ///   - devices: The names of devices.
  /// - Returns: The text.
  package static func text(
    _ review: Review, link: String, newFindings: [FileReport]?,
    devices: DeviceTitles
  ) -> String {
    let comparison = review.comparison
    var text = "\(marker)\n### Interface Builder\n\n"
    text += MarkdownText.escaped(ChangeDescription.sum(of: comparison)) + "\n"
    let findings = newFindings.map { section($0, devices) } ?? ""
    let notCompared = notCompared(comparison)
    let page =
      comparison.documents.isEmpty
      ? "" : "\n[Every change, with pictures](\(address("changes.html", link)))\n"
    // The changes leave room for the rest and for the line that counts those that do not fit.
    let end = notCompared + findings + page
    let most = largest - end.utf8.count - 100
    let parts = comparison.documents.flatMap { Part.all(of: $0, review, link) }
    // What is listed must leave room for a line about each of the others.
    var lines = parts.reduce(0) { $0 + $1.line.utf8.count }
    var size = text.utf8.count
    var listed: [String] = []
    var last: String?
    for part in parts {
      lines -= part.line.utf8.count
      let heading = part.document == last ? "" : "\n#### \(part.document)\n"
      let added = heading.utf8.count + (part.section?.utf8.count ?? most)
      guard let section = part.section, size + added + lines <= most else {
        listed.append(part.line)
        size += part.line.utf8.count
        continue
      }
      text += heading + section
      size += added
      last = part.document
    }
    return text + list("More changes", listed, room: most - text.utf8.count) + end
  }

  /// A scene, or a document that exists on one side only.
  private struct Part {
    /// The name of the document, escaped.
    let document: String
    /// The pictures and sentences, or `nil` for a document.
    let section: String?
    /// The line if the section does not fit.
    let line: String

    static func all(
      of document: DocumentDifference, _ review: Review, _ link: String
    ) -> [Part] {
      let name = MarkdownText.escaped(ChangeDescription.name(of: document))
      guard document.presence == .stays else {
        return [
          Part(document: name, section: nil, line: "- \(name): \(document.presence.rawValue)\n")
        ]
      }
      return document.scenes.map { scene in
        let title = MarkdownText.escaped(review.title(of: scene, in: document))
        return Part(
          document: name, section: ReviewComment.section(scene, document, review, link),
          line: "- \(name), \(title): \(summary(of: scene))\n")
      }
    }
  }

  private static func section(
    _ scene: SceneDifference, _ document: DocumentDifference, _ review: Review, _ link: String
  ) -> String {
    let title = MarkdownText.escaped(review.title(of: scene, in: document))
    var text = "\n**\(title)**" + (scene.presence == .stays ? "" : ": \(scene.presence.rawValue)")
    text += "\n\n"
    for picture in review.pictures
    where picture.document == document.path
      && picture.scene == scene.id
    {
      let words = "\(title) before and after, \(MarkdownText.escaped(picture.caption))"
      text += "![\(words)](\(address(picture.path, link)))\n\n"
    }
    let names = review.names(in: scene, of: document)
    let told = scene.onDevices(of: document.configurations)
    let devices = document.configurations.filter(Review.isDevice)
    func place(_ configurations: [String], _ isEverywhere: Bool) -> String? {
      if isEverywhere { return nil }
      if configurations == devices, devices.count > 1 { return "on all devices" }
      return "on " + Review.caption(of: configurations, review.titles)
    }
    let causes = EffectSummary.causes(in: told).map { object in
      // Changes that apply in the same configurations are one sentence.
      var parts: [(text: String, place: String?)] = []
      for change in object.changes {
        let text = ChangeSentence.text(
          of: change, naming: { review.constraintName($0, in: scene, of: document) })
        let place = place(change.configurations, change.isEverywhere)
        if parts.last?.place == place, !parts.isEmpty {
          parts[parts.count - 1].text += ", " + text
        } else {
          parts.append((text, place))
        }
      }
      let words = parts.map { $0.text + ($0.place.map { " (\($0))" } ?? "") }
      let name = names[object.id] ?? ChangeDescription.name(of: object)
      return "- **\(MarkdownText.escaped(name))**: "
        + MarkdownText.escaped(words.joined(separator: "; ")) + "\n"
    }
    let effects = EffectSummary.lines(for: told) { object in
      names[object.id] ?? ObjectName.text(object.element, object.label, id: nil)
    }
    let lines =
      causes
      + effects.map { effect in
        let place = place(effect.configurations, effect.isEverywhere).map { " (\($0))" } ?? ""
        return "- \(MarkdownText.escaped(effect.text + place))\n"
      }
    text += lines.prefix(mostLines).joined()
    let rest = lines.count - mostLines
    return text + (rest > 0 ? "- \(CountedNoun.text(rest, "more object"))\n" : "")
  }

  private static func summary(of scene: SceneDifference) -> String {
    guard scene.presence == .stays else { return scene.presence.rawValue }
    return CountedNoun.text(scene.objects.count, "changed object")
  }

  /// Returns the lines that fit below a heading, and the number of the others.
  private static func list(
    _ heading: String, _ lines: [String], most: Int = .max, room: Int
  ) -> String {
    guard !lines.isEmpty else { return "" }
    var text = "\n#### \(heading)\n\n"
    var count = 0
    for line in lines.prefix(most) {
      guard text.utf8.count + line.utf8.count < room else { break }
      text += line
      count += 1
    }
    let rest = lines.count - count
    return text + (rest > 0 ? "- \(rest) more\n" : "")
  }

  private static func notCompared(_ comparison: Comparison) -> String {
    let lines = comparison.notCompared.map { document in
      "- "
        + MarkdownText.escaped("\(document.path): \(ChangeDescription.reason(for: document))")
        + "\n"
    }
    return list("Not compared", lines, most: 20, room: largest / 10)
  }

  private static func section(_ reports: [FileReport], _ devices: DeviceTitles) -> String {
    let rows = reports.flatMap { report in
      report.entries.map {
        MarkdownReport.row($0, in: report.path, of: report.configurations, devices)
      }
    }
    guard !rows.isEmpty else { return "\nNo new findings.\n" }
    var text = "\n#### New findings\n\n" + MarkdownReport.head
    var count = 0
    for row in rows.prefix(mostFindings) where text.utf8.count + row.utf8.count < largest / 3 {
      text += row
      count += 1
    }
    let rest = rows.count - count
    return text + (rest > 0 ? "\n\(CountedNoun.text(rest, "more finding")).\n" : "")
  }

  /// Returns the target of a link to a file.
  private static func address(_ path: String, _ link: String) -> String {
    let relative = FileURI.text(path)
    return link.isEmpty || link.hasSuffix("/") ? link + relative : link + "/" + relative
  }
}
