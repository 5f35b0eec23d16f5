import InterfaceComposition
import InterfaceSource
import Testing

/// The entry points of an app without an initial storyboard.
@Suite struct AppEntriesTests {
  private typealias Make = TestApp

  private func entries(_ scenes: [String]) throws -> [String] {
    let app = try TestApp(scenes: ["Main": scenes], initial: "").app
    return AppEntries.entries(of: app).compactMap { app.id(of: $0)?.text }
  }

  @Test func destinationsOfOtherScenesAreNotEntryPoints() throws {
    let found = try entries([
      Make.scene("a", inside: Make.embeds("a", ["b"])), Make.scene("b"),
      Make.scene("n", "navigationController", Make.childSegue("r", "rootViewController", "c")),
      Make.scene(
        "c", "viewController",
        Make.segue("s", "show", to: "d") + Make.segue("p", "presentation", to: "e")),
      Make.scene("d"), Make.scene("e"), Make.scene("f"),
    ])
    #expect(found == ["n", "a", "f"])
  }

  /// Of scenes that only lead to each other, the first one is an entry point, and a scene that only leads to itself is
  /// one too.
  @Test func cyclesHaveOneEntryPoint() throws {
    let found = try entries([
      Make.scene("a", "viewController", Make.segue("s", "show", to: "b")),
      Make.scene("b", "viewController", Make.segue("t", "show", to: "a")),
      Make.scene("c", "viewController", Make.segue("u", "show", to: "c")),
    ])
    #expect(found == ["c", "a"])
  }

  @Test func destinationsOfStoryboardReferencesAreNotEntryPoints() throws {
    let app = try TestApp(
      scenes: [
        "One": [
          Make.scene("a", "viewController", Make.segue("s", "show", to: "r")),
          Make.scene(
            "r", "viewControllerPlaceholder",
            attributes: #"storyboardName="Two" referencedIdentifier="x""#),
        ],
        "Two": [
          Make.scene("x", attributes: #"storyboardIdentifier="x""#), Make.scene("y"),
        ],
      ], initial: ""
    ).app
    #expect(AppEntries.entries(of: app).compactMap { app.id(of: $0)?.text } == ["a", "y"])
  }
}
