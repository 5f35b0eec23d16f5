import Ninefold
import TestSupport
import Testing

@testable import NinefoldProject

/// The names of picture files.
@Suite struct PictureNameTests {
  private func names(_ scenes: [String]) -> [String] {
    var names = PictureNames()
    return scenes.map { names.name(of: Picture(scene: .init(id: $0), subject: .grid, svg: [])) }
  }

  @Test func namesAreUniqueIgnoringCase() {
    #expect(
      names(["A", "a", "A-2", "A", "a", ""]) == [
        "A.grid.svg", "a-2.grid.svg", "A-2-2.grid.svg", "A-3.grid.svg", "a-4.grid.svg",
        "scene.grid.svg",
      ])
  }

  @Test func titlesPrecedeIDs() {
    let names = [
      ("Home", "a-b-c"), ("Einstellungen & Überblick", "x"), ("../../etc/passwd", "y"),
      ("  ", "z"), ("设置", "w"), (String(repeating: "Long ", count: 40), "l"),
    ].map { PictureNames.scene($1, titled: $0) }
    #expect(
      names == [
        "Home.a-b-c", "Einstellungen-Überblick.x", "etc-passwd.y", "z", "设置.w",
        "Long-Long-Long-Long-Long-Long-Long-Long-Long-Long-Long-Long.l",
      ])
  }

  /// Trying all numbers for each one took minutes.
  @Test(.hasTimeLimit) func manyScenesWithOneID() {
    let count = 30_000
    #expect(names(Array(repeating: "A", count: count)).last == "A-\(count).grid.svg")
  }
}
