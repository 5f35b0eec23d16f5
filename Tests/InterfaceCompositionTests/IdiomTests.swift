import InterfaceComposition
import InterfaceTraits
import Testing

/// Storyboards for one idiom.
@Suite struct IdiomTests {
  private typealias Make = TestApp

  private func app() throws -> AppStoryboards {
    func reference(_ id: String) -> String {
      Make.scene(id, "viewControllerPlaceholder", attributes: #"storyboardName="List""#)
    }
    return try TestApp(scenes: [
      "Main": [
        Make.scene("a", "viewController", Make.segue("s", "show", to: "r")), reference("r"),
      ],
      "List~ipad": [Make.scene("a")], "List~iphone": [Make.scene("a")], "List": [Make.scene("a")],
      "Main~ipad": [
        Make.scene("a", "viewController", Make.segue("s", "show", to: "r")), reference("r"),
      ],
    ]).app
  }

  private func destination(_ app: AppStoryboards, from document: Int) -> String? {
    guard
      case .scene(let scene) = app.destination(
        of: AppScene(document: Handle(document), scene: Handle(1)))
    else { return nil }
    return app.documents[scene.document].name
  }

  @Test func deviceLoadsStoryboardsOfItsIdiom() throws {
    let documents = try app().documents
    let phone = AppStoryboards(Array(documents), for: .phone)
    #expect(phone.loaded.map { documents[$0].name } == ["Main", "List~iphone"])
    #expect(destination(phone, from: 0) == "List~iphone")
    let pad = AppStoryboards(Array(documents), for: .pad)
    #expect(pad.loaded.map { documents[$0].name } == ["List~ipad", "Main~ipad"])
    #expect(destination(pad, from: 4) == "List~ipad")
  }

  /// If no device is known, all are available, and a name without a suffix means the file without one.
  @Test func allStoryboardsAreAvailableWithoutADevice() throws {
    let all = AppStoryboards(Array(try app().documents))
    #expect(all.loaded.count == 5)
    #expect(destination(all, from: 0) == "List")
  }

  @Test func nameConsistingOfASuffixHasNoIdiom() throws {
    let app = try TestApp(scenes: ["~ipad": [Make.scene("a")]]).app
    #expect(try #require(app.documents.first).idiom == nil)
    #expect(app.documents.first?.baseName == "~ipad")
  }
}
