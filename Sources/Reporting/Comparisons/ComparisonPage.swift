package import InterfaceComparison
import InterfacePicture
import InterfaceSource

/// A comparison as one self-contained page with pictures before and after.
///
/// The page has no script: three inputs select the arrangement of the pictures with style rules
/// only. It declares to the browser that it needs inline styles and image data, and is readable
/// without either.
package enum ComparisonPage {
  /// Pictures of both sides, by document, scene and configuration.
  package typealias Pictures = [ComparisonPicture: [UInt8]]

  /// Returns the page, with pictures of the scenes that changed.
  package static func text(
    _ comparison: Comparison, before: Pictures, after: Pictures
  ) -> String {
    var text = head
    text += "<h1>What changed</h1>\n<p>\(XMLText.line(ChangeDescription.sum(of: comparison)))</p>\n"
    text += notCompared(comparison)
    if let documents = ChangeDescription.withoutLayouts(comparison) {
      text += "<p>Layouts not compared: \(XMLText.line(documents)).</p>\n"
    }
    if !comparison.documents.isEmpty { text += modes }
    text += "<main>\n"
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
      text += table(document.objects)
      for scene in document.scenes { text += section(scene, of: document, before, after) }
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
    _ effects: [(text: String, configurations: [String], isEverywhere: Bool)] = []
  ) -> String {
    guard !objects.isEmpty || !effects.isEmpty else { return "" }
    var text = "<table>\n<thead><tr><th scope=\"col\">object</th><th scope=\"col\">change</th>"
    text += "<th scope=\"col\">where</th></tr></thead>\n<tbody>\n"
    for object in objects {
      for (index, change) in object.changes.enumerated() {
        text += "<tr>"
        if index == 0 {
          text += "<th scope=\"rowgroup\" rowspan=\"\(object.changes.count)\"><bdi>"
          text += XMLText.line(ChangeDescription.name(of: object)) + "</bdi></th>"
        }
        text += "<td><bdi>\(XMLText.line(ChangeDescription.text(of: change)))</bdi></td>"
        text += "<td>\(XMLText.line(ChangeDescription.configurationText(of: change)))</td></tr>\n"
      }
    }
    for effect in effects {
      let place = ChangeDescription.place(effect.configurations, effect.isEverywhere)
      text += "<tr><td colspan=\"2\"><bdi>\(XMLText.line(effect.text))</bdi></td>"
      text += "<td>\(XMLText.line(place))</td></tr>\n"
    }
    return text + "</tbody>\n</table>\n"
  }

  private static func section(
    _ scene: SceneDifference, of document: DocumentDifference, _ before: Pictures,
    _ after: Pictures
  ) -> String {
    var text = "<article>\n<h3><bdi>\(XMLText.line(ChangeDescription.name(of: scene)))</bdi>"
    text += presence(scene.presence) + "</h3>\n"
    text += table(EffectSummary.causes(in: scene), EffectSummary.lines(for: scene))
    for group in groups(scene, of: document, before, after) {
      let names = group.configurations.joined(separator: ", ")
      text += "<figure>\n<figcaption>\(XMLText.line(names))</figcaption>\n<div class=\"pair\">\n"
      text += image(group.before, "before") + image(group.after, "after")
      text += "</div>\n</figure>\n"
    }
    return text + "</article>\n"
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
      "<div class=\"\(side)\"><img alt=\"\(side)\" src=\"data:image/svg+xml;base64,\(data)\"></div>\n"
  }

  private static func presence(_ presence: SceneDifference.Presence) -> String {
    presence == .stays ? "" : ": \(presence.rawValue)"
  }

  private static let modes = """
    <input type="radio" name="mode" id="beside" checked><label for="beside">side by side</label>
    <input type="radio" name="mode" id="swipe"><label for="swipe">swipe</label>
    <input type="radio" name="mode" id="overlay"><label for="overlay">differences</label>

    """

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
    <meta name="viewport" content="width=device-width">
    <title>What changed: Ninefold</title>
    <style>
    \(String(decoding: PackageResources.comparison_css, as: UTF8.self))</style>
    </head>
    <body>

    """
}
