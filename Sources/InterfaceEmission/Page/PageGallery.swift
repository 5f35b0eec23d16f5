import InterfacePicture

/// The cards of a page: a heading for each document, and a picture of each scene.
struct PageGallery {
  /// The documents with scenes.
  private var documents = ""
  /// The items of documents without a scene.
  private var empty = ""

  /// Adds a document that has scenes.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - number: Its position among all documents.
  ///   - heading: Its name and folder.
  ///   - pictures: Its pictures.
  mutating func add(
    _ document: PageDocument, _ number: Int, _ heading: PagePaths.Heading,
    _ pictures: inout PagePicture
  ) {
    let kind = PageHTML.fillsRow(document) ? "document wide" : "document"
    documents += "<section class=\"\(kind)\" aria-labelledby=\"d\(number)\">\n<header>\n"
    documents += "<p class=\"folder\"><bdi>\(PageText.breakable(heading.folder))</bdi></p>\n"
    documents += "<h2 id=\"d\(number)\"><bdi>\(PageText.breakable(heading.name))</bdi></h2>\n"
    documents += Self.findings(document.findings) + "</header>\n"
    // Scenes without content have small cards below the others.
    for isEmpty in [false, true] {
      var cards = ""
      for (index, scene) in document.scenes.enumerated() where (scene.emptiness != nil) == isEmpty {
        cards += Self.card(scene, "d\(number)s\(index)", in: document, &pictures)
      }
      if !cards.isEmpty { documents += "<div class=\"cards\">\n\(cards)</div>\n" }
    }
    documents += "</section>\n"
  }

  /// Adds a document without a scene, such as one for another system.
  mutating func addEmpty(_ document: PageDocument, _ number: Int, _ path: String) {
    empty +=
      "<li id=\"d\(number)\"><bdi>\(PageText.breakable(path))</bdi>\(Self.list(document.findings))</li>\n"
  }

  /// Returns the elements.
  ///
  /// - Parameter emptyCount: The number of documents without a scene.
  /// - Returns: The elements.
  func elements(emptyCount: Int) -> String {
    var text = "<div id=\"gallery\">\n\(documents)</div>\n"
    if emptyCount > 0 {
      text += "<details id=\"empty\"\(documents.isEmpty ? " open" : "")>"
      text += "<summary>\(PageText.count(emptyCount, "document")) without a scene</summary>\n"
      text += "<ul>\n\(empty)</ul>\n</details>\n"
    }
    return text
  }

  /// Returns the indices of the pictures that the cards of a document contain.
  static func pictures(of document: PageDocument) -> [Int] {
    document.scenes.flatMap { looks(of: $0, in: document).map(\.picture) }
  }

  private static func card(
    _ scene: PageDocument.Scene, _ id: String, in document: PageDocument,
    _ pictures: inout PagePicture
  ) -> String {
    let looks = looks(of: scene, in: document)
    guard let first = looks.first else { return "" }
    let kind = scene.emptiness == nil ? "card" : "card small"
    var text = "<article class=\"\(kind)\" id=\"\(id)\" aria-labelledby=\"\(id)t\""
    text += " \(size(of: first, document))>\n"
    text += picture(first, of: scene, &pictures)
    let title = PageText.breakable(scene.title)
    text +=
      "<div class=\"caption\">\n<h3 id=\"\(id)t\"><a href=\"#\(id)\"><bdi>\(title)</bdi></a></h3>\n"
    if let emptiness = scene.emptiness {
      text += "<p class=\"emptiness\">\(PageText.escaped(emptiness))</p>\n"
    }
    let picture = document.pool.pictures[first.picture]
    text += "<p class=\"about\"><span>\(PageText.escaped(first.titles[0]))</span> "
    text += "<span>\(picture.width) × \(picture.height)</span> "
    text += "<code>\(PageText.escaped(scene.id))</code></p>\n"
    text += badge(document.findings.filter { $0.scene == scene.id }) + "</div>\n"
    if looks.count > 1 || first.titles.count > 1 {
      // With a script, the size classes are in the large view, and this is not parsed.
      text += "<noscript><details class=\"looks\"><summary>In other size classes</summary>\n"
      if first.titles.count > 1 {
        let names = PageText.escaped(first.titles.dropFirst().joined(separator: ", "))
        text += "<p>The same: \(names)</p>\n"
      }
      for look in looks.dropFirst() {
        let names = PageText.escaped(look.titles.joined(separator: ", "))
        text += "<figure \(size(of: look, document))>\(Self.picture(look, of: scene, &pictures))"
        text += "<figcaption>\(names)</figcaption></figure>\n"
      }
      text += "</details></noscript>\n"
    }
    return text + "</article>\n"
  }

  private static func picture(
    _ look: Look, of scene: PageDocument.Scene, _ pictures: inout PagePicture
  ) -> String {
    let label = PageText.escaped("\(scene.title) in \(look.titles.joined(separator: ", "))")
    let svg = pictures.svg(
      look.picture, label: label, font: PageText.escaped(FontStack.system))
    return "<div class=\"look\">\(svg)</div>\n"
  }

  /// The size of a picture in points, by which the style sheet scales it, and what is behind it.
  private static func size(of look: Look, _ document: PageDocument) -> String {
    let picture = document.pool.pictures[look.picture]
    let sides = [picture.width, picture.height].map { Double($0).map { $0 > 1 ? $0 : 1 } ?? 1 }
    let back = look.isDark ? ";--back:#000" : ""
    return "style=\"--w:\(number(sides[0]));--h:\(number(sides[1]))\(back)\""
  }

  private static func number(_ number: Double) -> String {
    number == number.rounded() && number < 1e9 ? "\(Int(number))" : "\(number)"
  }

  /// A picture that is shown without a script, with the titles of the configurations that have it.
  private struct Look {
    var picture: Int
    var titles: [String]
    var isDark: Bool
  }

  /// Returns the pictures of a scene that are shown without a script: the first one and the cells,
  /// each distinct picture once.
  private static func looks(of scene: PageDocument.Scene, in document: PageDocument) -> [Look] {
    var looks: [Look] = []
    var cells: Set<String> = []
    for (number, state) in scene.states.enumerated() {
      let configuration = document.configurations[state.configuration]
      let isFirst = number == 0
      let isCell =
        configuration.isCell && configuration.language.isEmpty
        && cells.insert(configuration.environmentName).inserted
      guard isFirst || isCell else { continue }
      if let existing = looks.firstIndex(where: { $0.picture == state.picture }) {
        looks[existing].titles.append(configuration.title)
      } else {
        looks.append(
          Look(
            picture: state.picture, titles: [configuration.title],
            isDark: configuration.style == "dark"))
      }
    }
    return looks
  }

  /// The number of the most severe findings of a scene.
  private static func badge(_ findings: [PageDocument.Finding]) -> String {
    for severity in ["error", "warning"] {
      let count = findings.count { $0.severity == severity }
      guard count > 0 else { continue }
      return "<p class=\"badge \(severity)\">\(PageText.count(count, severity))</p>\n"
    }
    return ""
  }

  private static func findings(_ findings: [PageDocument.Finding]) -> String {
    guard !findings.isEmpty else { return "" }
    let count = PageText.count(findings.count, "finding")
    return "<details class=\"findings\"><summary>\(count)</summary>\(list(findings))</details>\n"
  }

  private static func list(_ findings: [PageDocument.Finding]) -> String {
    guard !findings.isEmpty else { return "" }
    var text = "\n<ul class=\"findings\">\n"
    for finding in findings {
      text +=
        "<li><span class=\"\(finding.severity)\">\(finding.severity)</span> line \(finding.line): "
        + "<bdi>\(PageText.escaped(finding.message))</bdi> "
        + "<code>\(PageText.escaped(finding.id))</code></li>\n"
    }
    return text + "</ul>"
  }
}
