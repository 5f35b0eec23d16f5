package import InterfaceComparison
import InterfaceEmission
import InterfacePicture
import InterfaceSource
package import Ninefold

/// A comparison as one self-contained page with pictures before and after.
///
/// The page has no script: three inputs select the arrangement of the pictures with style rules
/// only. It declares to the browser that it needs inline styles and image data, and is readable
/// without either.
package enum ComparisonPage {
  /// Pictures of both sides, by document, scene and configuration.
  package typealias Pictures = [ComparisonPicture: [UInt8]]

  /// The names that people know, in place of ids.
  package struct Names {
    /// The titles of scenes on both sides.
    let scenes: [ComparisonPicture: String]
    /// The titles of configurations, by name.
    let configurations: [String: String]

    package init(
      before: [ComparisonPicture: DrawnScene], after: [ComparisonPicture: DrawnScene],
      configurations: [String: String]
    ) {
      scenes = before.merging(after) { $1 }.mapValues(\.title)
      self.configurations = configurations
    }

    /// Returns the places in which a change applies.
    fileprivate func place(_ names: [String], _ isEverywhere: Bool) -> String {
      isEverywhere ? "everywhere" : titles(of: names)
    }

    fileprivate func titles(of names: [String]) -> String {
      names.map { configurations[$0] ?? $0 }.joined(separator: "; ")
    }

    fileprivate func title(of scene: SceneDifference, in document: DocumentDifference) -> String? {
      let title = scene.configurations.lazy.compactMap { name in
        scenes[ComparisonPicture(document.path, scene.id, name)]
          ?? scenes[ComparisonPicture(document.oldPath ?? document.path, scene.oldID, name)]
      }.first
      return title.flatMap { $0.isEmpty || $0 == scene.id ? nil : $0 }
    }
  }

  /// Returns the page, with pictures of the scenes that changed.
  package static func text(
    _ comparison: Comparison, before: Pictures, after: Pictures, names: Names
  ) -> String {
    var text = head(title: "What changed")
    let sum = XMLText.line(ChangeDescription.sum(of: comparison))
    text += "<header id=\"top\">\n<div class=\"title\"><h1>What changed</h1><p>\(sum)</p></div>\n"
    if !comparison.documents.isEmpty { text += modes }
    text += "</header>\n<main>\n" + notCompared(comparison)
    if let documents = ChangeDescription.withoutLayouts(comparison) {
      text += "<p>Layouts not compared: \(XMLText.line(documents)).</p>\n"
    }
    if comparison.documents.count > 1 {
      text += "<nav aria-label=\"Documents\"><ul>\n"
      for (number, document) in comparison.documents.enumerated() {
        text += "<li><a href=\"#d\(number)\"><bdi>\(XMLText.line(document.path))</bdi></a></li>\n"
      }
      text += "</ul></nav>\n"
    }
    for (number, document) in comparison.documents.enumerated() {
      text +=
        "<section id=\"d\(number)\">\n<h2><bdi>\(XMLText.line(ChangeDescription.name(of: document)))</bdi>"
      text += presence(document.presence) + "</h2>\n"
      text += table(document.objects, [], names)
      for scene in document.scenes { text += section(scene, of: document, before, after, names) }
      text += "</section>\n"
    }
    return text + "</main>\n</body>\n</html>\n"
  }

  private static func notCompared(_ comparison: Comparison) -> String {
    guard !comparison.notCompared.isEmpty else { return "" }
    let items = comparison.notCompared.map { document in
      """
      <li><bdi>\(XMLText.line(document.path))</bdi>: \(XMLText.line(ChangeDescription.reason(for: document)))</li>\n
      """
    }
    return "<section>\n<h2>Not compared</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private static func table(
    _ objects: [ObjectDifference],
    _ effects: [(text: String, configurations: [String], isEverywhere: Bool)],
    _ names: Names
  ) -> String {
    guard !objects.isEmpty || !effects.isEmpty else { return "" }
    var rows = "<table>\n<thead><tr><th scope=\"col\">object</th><th scope=\"col\">change</th>"
    rows += "<th scope=\"col\">where</th></tr></thead>\n<tbody>\n"
    for object in objects {
      for (index, change) in object.changes.enumerated() {
        rows += "<tr>"
        if index == 0 {
          rows += "<th scope=\"rowgroup\" rowspan=\"\(object.changes.count)\"><bdi>"
          rows += XMLText.line(ChangeDescription.name(of: object)) + "</bdi></th>"
        }
        rows += "<td><bdi>\(XMLText.line(text(of: change)))</bdi></td>"
        rows +=
          "<td>\(XMLText.line(names.place(change.configurations, change.isEverywhere)))</td></tr>\n"
      }
    }
    for effect in effects {
      let place = names.place(effect.configurations, effect.isEverywhere)
      rows += "<tr><td colspan=\"2\"><bdi>\(XMLText.line(effect.text))</bdi></td>"
      rows += "<td>\(XMLText.line(place))</td></tr>\n"
    }
    return rows + "</tbody>\n</table>\n"
  }

  private static func section(
    _ scene: SceneDifference, of document: DocumentDifference, _ before: Pictures,
    _ after: Pictures, _ names: Names
  ) -> String {
    let title = names.title(of: scene, in: document)
    var text = "<article>\n<h3><bdi>"
    text += XMLText.line(title ?? ChangeDescription.name(of: scene)) + "</bdi>"
    if title != nil { text += " <code>\(XMLText.line(scene.controller ?? scene.id))</code>" }
    text += presence(scene.presence) + "</h3>\n"
    text += table(EffectSummary.causes(in: scene), EffectSummary.lines(for: scene), names)
    for group in groups(scene, of: document, before, after) {
      let place = names.titles(of: group.configurations)
      text += "<figure>\n<figcaption>\(XMLText.line(place))</figcaption>\n<div class=\"pair\">\n"
      text += image(group.before, "before") + image(group.after, "after")
      text += "</div>\n</figure>\n"
    }
    return text + "</article>\n"
  }

  /// Returns what happened, with typographic signs.
  private static func text(of change: Change) -> String {
    let text = ChangeDescription.text(of: change, arrow: "→")
    return change.kind == .resized ? text.replacing(" x ", with: " × ") : text
  }

  private struct Group {
    var before: [UInt8]?
    var after: [UInt8]?
    var configurations: [String]
  }

  /// Returns the pictures of a scene, with those that are the same on both sides only once.
  private static func groups(
    _ scene: SceneDifference, of document: DocumentDifference, _ before: Pictures,
    _ after: Pictures
  ) -> [Group] {
    var groups: [Group] = []
    for name in scene.configurations {
      let old = before[ComparisonPicture(document.oldPath ?? document.path, scene.oldID, name)]
      let new = after[ComparisonPicture(document.path, scene.id, name)]
      if old == nil, new == nil { continue }
      if let index = groups.firstIndex(where: { $0.before == old && $0.after == new }) {
        groups[index].configurations.append(name)
      } else {
        groups.append(Group(before: old, after: new, configurations: [name]))
      }
    }
    return groups
  }

  private static func image(_ svg: [UInt8]?, _ side: String) -> String {
    guard let svg else { return "<p class=\"\(side)\">not present \(side)</p>\n" }
    let data = String(decoding: Base64.text(svg), as: UTF8.self)
    return
      "<div class=\"\(side)\"><p class=\"side\">\(side == "before" ? "Before" : "After")</p><img alt=\"\(side)\" src=\"data:image/svg+xml;base64,\(data)\"></div>\n"
  }

  private static func presence(_ presence: SceneDifference.Presence) -> String {
    presence == .stays ? "" : ": \(presence.rawValue)"
  }

  private static let modes = """
    <fieldset class="modes" aria-label="Pictures">
    <input type="radio" name="mode" id="beside" checked><label for="beside">Side by side</label>
    <input type="radio" name="mode" id="swipe"><label for="swipe">Swipe</label>
    <input type="radio" name="mode" id="overlay"><label for="overlay">Differences</label>
    </fieldset>

    """

  /// Returns the beginning of a page without scripts.
  static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>
    \(PageResources.commonStyle)\(String(decoding: PackageResources.comparison_css, as: UTF8.self))</style>
    </head>
    <body>

    """
  }
}
