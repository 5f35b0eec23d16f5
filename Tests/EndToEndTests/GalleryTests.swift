import Foundation
import TestSupport
import Testing

/// The pictures of `docs/guide/gallery`, which show each control and sheet.
@Suite struct GalleryTests {
  private static let folder = Fixtures.top.appending(path: "docs/guide/gallery")

  @Test func galleryIsUpToDate() throws {
    let made = FileManager.default.temporaryDirectory.appending(
      path: "ninefold-gallery-\(UUID().uuidString)")
    let script = Fixtures.top.appending(path: "scripts/gallery")
    let run = try BuiltTool.shell("'\(script.path)' \"$NINEFOLD\" '\(made.path)'")
    #expect(run.status == 0, "\(run.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: made.path).sorted()
    let existing = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .sorted()
    var differs = names != existing
    #expect(names == existing)
    for name in names where existing.contains(name) {
      let new = made.appending(path: name)
      let old = Self.folder.appending(path: name)
      let isSame = try Data(contentsOf: new) == Data(contentsOf: old)
      differs = differs || !isSame
      #expect(
        isSame, "scripts/gallery draws the gallery anew; now: \(new.path), before: \(old.path)")
    }
    // Pictures that differ are kept for inspection.
    if !differs { try FileManager.default.removeItem(at: made) }
  }
}
