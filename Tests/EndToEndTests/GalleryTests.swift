import Foundation
import TestSupport
import Testing

/// The gallery of the documentation is what the tool draws.
@Suite struct GalleryTests {
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: Fixtures.url("gallery").path)) ?? [])
    .filter { $0.hasSuffix(".storyboard") }.map { String($0.dropLast(".storyboard".count)) }
    .sorted()

  @Test func thereIsAGallery() {
    #expect(Self.names.count >= 9)
  }

  @Test(arguments: names, ["light", "dark"]) func pictures(name: String, style: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "ninefold-gallery-\(name)-\(style)")
    let run = try BuiltTool.run([
      "preview", Fixtures.url("gallery/\(name).storyboard").path, "--output", folder.path,
      "--device",
      "retina4_7", "--os", "17", "--style", style, "--findings", "ignore", "--no-config",
    ])
    #expect(run.status == 0, "\(run.error)")
    let drawn = folder.appending(path: "\(name).storyboard")
    let file = try #require(
      try FileManager.default.contentsOfDirectory(atPath: drawn.path)
        .first { $0.contains(".device-retina4_7") })
    let kept = Fixtures.top.appending(path: "docs/gallery/\(name).\(style).svg")
    let found = drawn.appending(path: file)
    guard try Data(contentsOf: kept) != Data(contentsOf: found) else {
      return try FileManager.default.removeItem(at: folder)
    }
    // Both stay there to be looked at.
    Issue.record("\(found.path) is not \(kept.path); scripts/gallery draws the gallery anew")
  }
}
