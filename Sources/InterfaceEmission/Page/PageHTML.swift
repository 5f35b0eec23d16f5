import InterfacePicture
import InterfaceSource

/// Writes documents as one self-contained page.
///
/// The page has a policy of its own, which permits only its script to run. Without the script the
/// page is an index with pictures of every scene, and is readable under a policy of
/// `default-src 'none'; style-src 'unsafe-inline'; img-src data:`. The script shows one scene at a
/// time in any of the configurations.
package enum PageHTML {
  /// Returns the page.
  ///
  /// - Parameter documents: The documents that it shows, in order.
  /// - Returns: The file's bytes.
  package static func page(_ documents: [PageDocument]) -> [UInt8] {
    page(body: body(documents), followedBy: nil)
  }

  /// Returns the page with a body.
  ///
  /// - Parameters:
  ///   - body: The result of `body`.
  ///   - follower: An additional script, which may load others, or `nil` if there is none.
  /// - Returns: The file's bytes.
  static func page(body: [UInt8], followedBy follower: String?) -> [UInt8] {
    let scripts = [script] + (follower.map { [$0] } ?? [])
    var page = Array(head(policy(scripts, loads: follower != nil)).utf8) + body
    for script in scripts { page += "<script>\(script)</script>\n".utf8 }
    page += "</body>\n</html>\n".utf8
    return page
  }

  /// Returns the part between the head and the scripts.
  static func body(_ documents: [PageDocument]) -> [UInt8] {
    var images = PageImages()
    var index = ""
    var body = ""
    var definitions = ""
    var data: [UInt8] = []
    for (number, document) in documents.enumerated() {
      let numbers = document.images.map { images.number(of: $0) }
      var pictures = PagePicture(document, number: number, images: numbers)
      index += self.index(of: document, number)
      body += section(document, number, &pictures)
      definitions += pictures.definitionElements()
      data += "<script type=\"application/json\" class=\"document\">".utf8
      data += PageData.json(document, images: numbers)
      data += "</script>\n".utf8
    }
    let scenes = documents.reduce(0) { $0 + $1.scenes.count }
    let sum =
      "\(count(scenes, "scene")) in \(count(documents.count, "document")), laid out without Xcode"
    var page = Array(
      "<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>"
        .utf8)
    for (number, file) in images.files.enumerated() { page += image(file, number) }
    page += (definitions + "</defs></svg>\n").utf8
    page += "<a class=\"skip\" href=\"#content\">Skip to the scenes</a>\n".utf8
    page += "<header><h1>Interface preview</h1><p>\(escaped(sum))</p></header>\n".utf8
    page += "<nav aria-label=\"Scenes\">\n<div id=\"search-place\"></div>\n\(index)</nav>\n".utf8
    page += "<main id=\"content\" tabindex=\"-1\">\n<div id=\"viewer\" hidden></div>\n".utf8
    page += "<div id=\"all\">\n\(body)</div>\n</main>\n".utf8
    page += data
    return page
  }

  private static func index(of document: PageDocument, _ number: Int) -> String {
    var text = "<details open><summary><bdi>\(escaped(document.path))</bdi></summary>\n<ul>\n"
    for (index, scene) in document.scenes.enumerated() {
      text +=
        "<li><a href=\"#d\(number)s\(index)\"><bdi>\(escaped(scene.title))</bdi></a></li>\n"
    }
    return text + "</ul></details>\n"
  }

  private static func section(
    _ document: PageDocument, _ number: Int, _ pictures: inout PagePicture
  ) -> String {
    var text = "<section aria-labelledby=\"d\(number)\">\n"
    text += "<h2 id=\"d\(number)\"><bdi>\(escaped(document.path))</bdi></h2>\n"
    text += findings(document)
    for (index, scene) in document.scenes.enumerated() {
      text += "<article aria-labelledby=\"d\(number)s\(index)\">\n"
      text +=
        "<h3 id=\"d\(number)s\(index)\"><bdi>\(escaped(scene.title))</bdi> <code>\(escaped(scene.id))</code></h3>\n"
      text += "<div class=\"looks\">\n"
      for distinctPicture in distinctPictures(of: scene, in: document) {
        let names = distinctPicture.names.joined(separator: ", ")
        text += "<figure>"
        text += pictures.svg(
          distinctPicture.picture, label: escaped("\(scene.title) in \(names)"),
          font: escaped(PageHTML.font))
        text += "<figcaption>\(escaped(names))</figcaption></figure>\n"
      }
      text += "</div>\n</article>\n"
    }
    return text + "</section>\n"
  }

  private static let font = FontStack.system

  private struct DistinctPicture {
    var picture: Int
    var names: [String]
  }

  /// Returns the pictures of a scene that are shown without a script: the first one and the cells,
  /// each distinct picture once.
  private static func distinctPictures(of scene: PageDocument.Scene, in document: PageDocument)
    -> [DistinctPicture]
  {
    var distinctPictures: [DistinctPicture] = []
    var cells: Set<String> = []
    for (number, state) in scene.states.enumerated() {
      let configuration = document.configurations[state.configuration]
      let isFirst = number == 0
      let isCell =
        configuration.isCell && configuration.language.isEmpty
        && cells.insert(configuration.environmentName).inserted
      guard isFirst || isCell else { continue }
      if let existing = distinctPictures.firstIndex(where: { $0.picture == state.picture }) {
        distinctPictures[existing].names.append(configuration.environmentName)
      } else {
        distinctPictures.append(
          DistinctPicture(picture: state.picture, names: [configuration.environmentName]))
      }
    }
    return distinctPictures
  }

  private static func findings(_ document: PageDocument) -> String {
    guard !document.findings.isEmpty else { return "" }
    var text =
      "<details><summary>\(count(document.findings.count, "finding"))</summary>\n<ul class=\"findings\">\n"
    for finding in document.findings {
      text +=
        "<li><span class=\"\(finding.severity)\">\(finding.severity)</span> line \(finding.line): "
        + "<bdi>\(escaped(finding.message))</bdi> <code>\(escaped(finding.id))</code></li>\n"
    }
    return text + "</ul></details>\n"
  }

  private static func image(_ file: ImageFile, _ number: Int) -> [UInt8] {
    let type =
      switch file.format {
      case .png: "image/png"
      case .jpeg: "image/jpeg"
      case .svg: "image/svg+xml"
      }
    return Array(
      "<image id=\"image\(number)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href=\"data:\(type);base64,"
        .utf8) + file.base64 + "\"/>".utf8
  }

  private static func count(_ number: Int, _ what: String) -> String {
    "\(number) \(what)\(number == 1 ? "" : "s")"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PrintedText.line(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let script = "\n\(PageResources.script)"

  /// Returns the policy of the page: it may run its own scripts, load others with them if
  /// requested, and show its own content.
  private static func policy(_ scripts: [String], loads: Bool) -> String {
    let sources = scripts.map { ScriptDigest.source($0) } + (loads ? ["'strict-dynamic'"] : [])
    return
      "default-src 'none'; script-src \(sources.joined(separator: " ")); style-src 'unsafe-inline'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func head(_ policy: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width">
    <title>Interface preview</title>
    <style>
    \(PageResources.style)</style>
    </head>
    <body>

    """
  }
}
