package import InterfaceMerging
import InterfaceEmission
import InterfacePicture
package import Ninefold

/// The questions of merges as one self-contained page, with pictures of the versions and the result.
///
/// Like the page of a comparison, it has no script.
package enum MergePage {
  /// The states of a document in a merge.
  package enum State: String, CaseIterable, Sendable {
    case base, ours, theirs, result
  }

  /// A merged document.
  package struct Document: Sendable {
    /// The path, as the user knows it.
    let path: String
    let questions: [MergeQuestion]
    /// The decisions without questions.
    let notes: [String]
    let pictures: Pictures

    package init(
      path: String, questions: [MergeQuestion], notes: [String], pictures: Pictures
    ) {
      self.path = path
      self.questions = questions
      self.notes = notes
      self.pictures = pictures
    }
  }

  /// The pictures of a document.
  package struct Pictures: Sendable {
    /// The scenes, in the order of the result.
    package var scenes: [String] = []
    /// The configurations in their order.
    package var configurations: [String] = []
    /// The scenes as they are drawn, by state.
    package var drawn: [State: [ComparisonPicture: DrawnScene]] = [:]
    /// The titles of configurations, by name.
    package var titles: [String: String] = [:]

    package init() {}
  }

  /// Returns the page.
  package static func text(_ documents: [Document]) -> String {
    let questions = documents.reduce(0) { $0 + $1.questions.count }
    var text = head
    text += "<header id=\"top\">\n<div class=\"title\"><h1>Merge</h1>"
    text += "<p>\(CountedNoun.text(questions, "question")) in "
    text += "\(CountedNoun.text(documents.count, "document"))</p></div>\n</header>\n<main>\n"
    for document in documents {
      text += "<section>\n<h2><bdi>\(XMLText.line(document.path))</bdi></h2>\n"
      text += document.questions.map(card).joined()
      if !document.notes.isEmpty {
        let notes = document.notes.map { "<li><bdi>\(XMLText.line($0))</bdi></li>\n" }
        text += "<ul>\n\(notes.joined())</ul>\n"
      }
      for scene in document.pictures.scenes { text += article(scene, of: document) }
      text += "</section>\n"
    }
    return text + "</main>\n</body>\n</html>\n"
  }

  private static func card(_ question: MergeQuestion) -> String {
    var text =
      "<article>\n<h3><bdi>\(XMLText.line(MergeReport.statement(of: question)))</bdi></h3>\n"
    text += "<table>\n<tbody>\n"
    for answer in MergeReport.answers(to: question) {
      text += "<tr><th scope=\"row\">\(XMLText.line(answer.effect))</th>"
      text += "<td><code>\(XMLText.line(answer.words))</code></td></tr>\n"
    }
    return text + "</tbody>\n</table>\n</article>\n"
  }

  private struct Group {
    let pictures: [[UInt8]?]
    var configurations: [String]
  }

  /// Returns a scene with its pictures; configurations with the same ones share them.
  private static func article(_ scene: String, of document: Document) -> String {
    let pictures = document.pictures
    var groups: [Group] = []
    var title = ""
    for name in pictures.configurations {
      let key = ComparisonPicture(document.path, scene, name)
      let drawn = State.allCases.map { pictures.drawn[$0]?[key] }
      if title.isEmpty { title = drawn.reversed().lazy.compactMap { $0?.title }.first ?? "" }
      let images = drawn.map { $0?.svg }
      // A configuration in which all states look the same needs no picture.
      guard Set(images).count > 1 else { continue }
      if let index = groups.firstIndex(where: { $0.pictures == images }) {
        groups[index].configurations.append(name)
      } else {
        groups.append(Group(pictures: images, configurations: [name]))
      }
    }
    guard !groups.isEmpty else { return "" }
    var text = "<article>\n<h3><bdi>\(XMLText.line(title.isEmpty ? scene : title))</bdi></h3>\n"
    for group in groups {
      let place = group.configurations.map { pictures.titles[$0] ?? $0 }.joined(separator: "; ")
      text += "<figure>\n<figcaption>\(XMLText.line(place))</figcaption>\n<div class=\"states\">\n"
      for (state, svg) in zip(State.allCases, group.pictures) { text += image(svg, state) }
      text += "</div>\n</figure>\n"
    }
    return text + "</article>\n"
  }

  private static func image(_ svg: [UInt8]?, _ state: State) -> String {
    let title = state.rawValue.prefix(1).uppercased() + state.rawValue.dropFirst()
    let caption = "<p class=\"side\">\(title)</p>"
    guard let svg else { return "<div>\(caption)<p>not present</p></div>\n" }
    let data = String(decoding: Base64.text(svg), as: UTF8.self)
    return """
      <div>\(caption)<img alt="\(title)" src="data:image/svg+xml;base64,\(data)"></div>

      """
  }

  private static let head = ComparisonPage.head(title: "Merge")
}
