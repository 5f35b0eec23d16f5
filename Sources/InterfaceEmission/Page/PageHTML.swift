import InterfacePicture
import InterfaceSource

/// Writes documents as one self-contained page.
///
/// The page has a policy of its own, which permits only its script to run. Without the script the
/// page is an index with pictures of every scene, and is readable under a policy of
/// `default-src 'none'; style-src 'unsafe-inline'; img-src data:`. The script shows the scenes in
/// any of the configurations, and one scene at a time in a dialog with its details.
package enum PageHTML {
  /// Returns the page.
  ///
  /// - Parameters:
  ///   - documents: The documents that it shows, in order.
  ///   - folder: The name of the folder that they are in, for which their paths have none.
  /// - Returns: The file's bytes.
  package static func page(_ documents: [PageDocument], in folder: String? = nil) -> [UInt8] {
    let title = title(of: documents, in: folder)
    return page(body: body(documents, titled: title), titled: title, followedBy: nil)
  }

  /// Returns the title of a page: the name of the folder of its documents.
  static func title(of documents: [PageDocument], in folder: String?) -> String {
    PagePaths(documents.map(\.path)).folderName ?? folder ?? "Interface preview"
  }

  /// Returns the page with a body.
  ///
  /// - Parameters:
  ///   - body: The result of `body`.
  ///   - title: The title.
  ///   - follower: An additional script, which may load others, or `nil` if there is none.
  /// - Returns: The file's bytes.
  static func page(
    body: [UInt8], titled title: String, followedBy follower: String?
  ) -> [UInt8] {
    let scripts = [script] + (follower.map { [$0] } ?? [])
    var page = Array(head(title, policy(scripts, loads: follower != nil)).utf8) + body
    for script in scripts { page += "<script>\(script)</script>\n".utf8 }
    page += "</body>\n</html>\n".utf8
    return page
  }

  /// Returns the part between the head and the scripts.
  static func body(_ documents: [PageDocument], titled title: String) -> [UInt8] {
    let paths = PagePaths(documents.map(\.path))
    var images = PageImages()
    var outlines = PageOutlines()
    var index = PageIndex()
    var gallery = PageGallery()
    var definitions = ""
    var data: [UInt8] = []
    for number in galleryOrder(documents) {
      let (document, path) = (documents[number], paths.paths[number])
      guard !document.scenes.isEmpty else {
        gallery.addEmpty(document, number, path)
        continue
      }
      let numbers = document.images.map { images.number(of: $0) }
      let heading = PagePaths.Heading(path)
      var pictures = PagePicture(
        document, number: number, images: numbers,
        outlines: document.pool.outlines.map { outlines.number(of: $0) })
      pictures.share(PageGallery.pictures(of: document))
      index.add(document, number, heading)
      gallery.add(document, number, heading, &pictures)
      definitions += pictures.definitionElements()
    }
    for (document, path) in zip(documents, paths.paths) {
      let numbers = document.images.map { images.number(of: $0) }
      data += "<script type=\"application/json\" class=\"document\">".utf8
      data += PageData.json(
        document, path: path, images: numbers,
        outlines: document.pool.outlines.map { outlines.number(of: $0) })
      data += "</script>\n".utf8
    }
    let scenes = documents.reduce(0) { $0 + $1.scenes.count }
    let emptyCount = documents.count { $0.scenes.isEmpty }
    let sum =
      PageText.count(scenes, "scene") + " in "
      + PageText.count(documents.count - emptyCount, "document")
    let title = PageText.breakable(title)
    var page = Array(
      "<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>"
        .utf8)
    for (number, file) in images.files.enumerated() { page += image(file, number) }
    page += (outlines.elements + definitions + "</defs></svg>\n").utf8
    page += "<a class=\"skip\" href=\"#content\">Skip to the scenes</a>\n".utf8
    page += "<header id=\"top\">\n<div class=\"title\"><h1><bdi>\(title)</bdi></h1>".utf8
    page += "<p>\(sum)<span id=\"drawn\" role=\"status\"></span></p></div>\n".utf8
    page += "<div id=\"tools\"></div>\n</header>\n".utf8
    page += "<div class=\"columns\">\n\(index.element(emptyCount: emptyCount))".utf8
    page += "<main id=\"content\" tabindex=\"-1\">\n".utf8
    page += "\(gallery.elements(emptyCount: emptyCount))</main>\n</div>\n".utf8
    return page + data
  }

  /// Returns whether a document has a row of its own: with five scenes, of which three without
  /// content count as one.
  static func fillsRow(_ document: PageDocument) -> Bool {
    let smallCount = document.scenes.count { $0.emptiness != nil }
    return document.scenes.count - smallCount + smallCount / 3 >= 5
  }

  /// Returns the positions of documents in the order of the gallery: those that fill a row come
  /// first, so that the others share rows, and those without content last, whose cards are small.
  private static func galleryOrder(_ documents: [PageDocument]) -> [Int] {
    let ranks = documents.map { document in
      if document.scenes.allSatisfy({ $0.emptiness != nil }) { return 2 }
      return fillsRow(document) ? 0 : 1
    }
    return documents.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
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

  private static let script = "\n\(PageResources.script)"

  /// Returns the policy of the page: it may run its own scripts, load others with them if
  /// requested, and show its own content.
  private static func policy(_ scripts: [String], loads: Bool) -> String {
    let sources = scripts.map { ScriptDigest.source($0) } + (loads ? ["'strict-dynamic'"] : [])
    return
      "default-src 'none'; script-src \(sources.joined(separator: " ")); style-src 'unsafe-inline'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }

  private static func head(_ title: String, _ policy: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(PageText.escaped(title))</title>
    <style>
    \(PageResources.style)</style>
    </head>
    <body>

    """
  }
}
