import Foundation
import TestSupport
import Testing

/// The shipped example: the commands of `scripts/demo`, and their expected results.
@Suite struct AdaptiveExampleTests {
  private struct LayoutFile: Decodable {
    struct Scene: Decodable {
      var id: String
      var layouts: [Layout]
    }
    struct Layout: Decodable {
      var `for`: [String]
      var size: [Double]
      var views: [View]
      var constraints: [Constraint]
    }
    struct View: Decodable {
      var id: String
      var frame: [Double]
    }
    struct Constraint: Decodable {
      var id: String?
    }
    var scenes: [Scene]
  }

  private static let folder = Fixtures.url("AdaptiveExample")

  private func compile() throws -> LayoutFile {
    let run = try BuiltTool.run([
      "compile", Self.folder.appending(path: "Adaptive.storyboard").path, "--assets",
      Self.folder.path,
    ])
    #expect(run.status == 0)
    #expect(run.error == "")
    return try JSONDecoder().decode(LayoutFile.self, from: run.output)
  }

  @Test func lintFindsNothing() throws {
    let run = try BuiltTool.run(["lint", "--strict", "--quiet", Self.folder.path])
    #expect(run.status == 0)
    #expect(run.output.isEmpty, "\(String(decoding: run.output, as: UTF8.self))")
    #expect(run.error == "")
  }

  @Test func imageAndLabelsAreSideBySideInCompactHeightOnly() throws {
    let scene = try #require(try compile().scenes.first { $0.id == "pRf-sc-000" })
    var seen: Set<String> = []
    for layout in scene.layouts {
      let frames = Dictionary(layout.views.map { ($0.id, $0.frame) }) { first, _ in first }
      let image = try #require(frames["pRf-im-000"])
      let labels = ["pRf-na-001", "pRf-wa-002", "pRf-ho-003"].compactMap { frames[$0] }
      #expect(labels.count == 3)
      #expect(layout.constraints.count == 13)
      for name in layout.for {
        seen.insert(name)
        let isWide = name == "wRegular-hRegular"
        if name.hasSuffix("hCompact") {
          #expect(image[2] == layout.size[0] / 2, "\(name)")
          for label in labels { #expect(label[0] == image[2] + 12, "\(name)") }
        } else {
          #expect(image[2] == layout.size[0], "\(name)")
          for label in labels {
            #expect(label[0] == (isWide ? 60 : 20), "\(name)")
            #expect(label[2] == layout.size[0] - (isWide ? 120 : 40), "\(name)")
            #expect(label[1] >= image[1] + image[3], "\(name)")
          }
        }
      }
    }
    #expect(seen.count == 10)
  }

  @Test func picturesAreWellFormedAndOneForEachConfiguration() throws {
    let out = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: out) }
    let run = try BuiltTool.run(["preview", Self.folder.path, "-o", out.path])
    #expect(run.status == 0)
    #expect(run.error == "")
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: out.appending(path: "Adaptive.storyboard").path)
    // Eleven pictures of each scene, and a sheet of all.
    #expect(pictures.count == 6 * 11 + 1)
    let check = try BuiltTool.shell(
      "command -v xmllint >/dev/null || exit 0; xmllint --noout '\(out.path)'/*/*.svg")
    #expect(check.status == 0, "\(check.error)")
  }

  @Test func everyRunWritesTheSameBytes() throws {
    let outs = (0..<2).map { _ in
      FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    }
    defer { for out in outs { try? FileManager.default.removeItem(at: out) } }
    for (out, jobs) in zip(outs, ["1", "4"]) {
      let run = try BuiltTool.run(
        ["preview", Self.folder.path, "-o", out.path, "--jobs", jobs])
      #expect(run.status == 0)
    }
    let difference = try BuiltTool.shell("diff -r '\(outs[0].path)' '\(outs[1].path)'")
    #expect(difference.status == 0)
    #expect(difference.output.isEmpty)
  }
}
