/// The list of documents and scenes of a page, by folder.
struct PageIndex {
  private var text = ""
  private var folder = ""
  private var count = 0

  /// Adds a document that has scenes.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - number: Its position among all documents.
  ///   - heading: Its name and folder.
  mutating func add(_ document: PageDocument, _ number: Int, _ heading: PagePaths.Heading) {
    if heading.folder != folder {
      folder = heading.folder
      text += "<li class=\"folder\"><bdi>\(PageText.breakable(folder))</bdi></li>\n"
    }
    count += 1
    text += "<li><a href=\"#d\(number)\"><bdi>\(PageText.breakable(heading.name))</bdi></a>"
    // A single scene that has the name of its document needs no line of its own.
    let stem = heading.name.prefix { $0 != "." }
    if document.scenes.count > 1 || document.scenes.first.map({ $0.title != stem }) ?? false {
      text += "\n<ul>\n"
      for (index, scene) in document.scenes.enumerated() {
        let title = PageText.breakable(scene.title)
        text += "<li><a href=\"#d\(number)s\(index)\"><bdi>\(title)</bdi></a></li>\n"
      }
      text += "</ul>"
    }
    text += "</li>\n"
  }

  /// Returns the element.
  ///
  /// - Parameter emptyCount: The number of documents without a scene.
  /// - Returns: The element.
  func element(emptyCount: Int) -> String {
    var items = text
    if emptyCount > 0 {
      items +=
        "<li class=\"last\"><a href=\"#empty\">\(PageText.count(emptyCount, "document")) without a scene</a></li>\n"
    }
    return "<nav id=\"index\" aria-label=\"Documents\">\n<ul>\n\(items)</ul>\n</nav>\n"
  }
}
