import Foundation
import NinefoldCommandLine
import TestSupport
import Testing

/// Placeholder constraints and sizes apply only on the document's own canvas: Xcode removes them when it builds the
/// document.
@Suite struct PlaceholderTests {
  /// A box whose width comes from a placeholder constraint.
  private static let document = Fixtures.url(
    "layout/constraints/placeholder-constraint-is-removed-in-an-app.storyboard"
  ).path
  private static let size = Fixtures.url(
    "layout/constraints/placeholder-size-is-removed-in-an-app.storyboard"
  ).path

  @Test func layoutFileMarksPlaceholders() {
    let run = ToolRun(["compile", Self.document, "--cell", "canvas", "--cell", "wC-hR"])
    #expect(run.status == .clean)
    let marks = run.output.split(separator: "\n").filter { $0.contains("\"placeholder\"") }
    #expect(marks.count == 2)
    #expect(
      marks.allSatisfy { $0.contains(#"{"id": "box-width", "constant": 80, "placeholder": true}"#) }
    )
  }

  @Test(arguments: [Self.document, Self.size])
  func placeholdersCauseNoFindingsOrSuggestions(document: String) {
    let run = ToolRun(["lint", document, "--suggest", "--no-config"])
    #expect(run.status == .clean)
    for words in ["[ambiguous-layout]", "suggest", "open", "hugging"] {
      #expect(!run.output.contains(words))
    }
  }

  @Test func reportListsPlaceholders() {
    let cell = ToolRun(["why", Self.document, "box", "--cell", "wC-hR"])
    #expect(
      cell.output.contains(
        "a placeholder that Xcode removes when it builds the document: the width of the view (box) is 80 (box-width)"
      ))
    let canvas = ToolRun(["why", Self.document, "box", "--cell", "canvas"])
    #expect(canvas.output.contains("the width of the view (box) is 80 (box-width), required"))
    #expect(!canvas.output.contains("a placeholder"))
    let size = ToolRun(["why", Self.size, "box", "--cell", "wC-hR"])
    #expect(
      size.output.contains("the placeholder for the intrinsic size of view 'box' applies only in"))
  }

  @Test func closedFormUsesTheStoredSize() {
    let run = ToolRun(["compile", Self.document, "--cell", "wC-hR", "--closed-form"])
    #expect(
      run.output.contains(#""id": "box", "x": [0, 0, 0], "y": [0, 0, 0], "width": [42, 0, 0]"#))
  }

  @Test(arguments: [("canvas", true), ("wC-hR", false)])
  func overlaysShowPlaceholdersWhereTheyApply(cell: String, isShown: Bool) throws {
    let folder = try TemporaryFolder()
    let run = ToolRun([
      "preview", Self.document, "-o", folder.url.path, "--cell", cell, "--overlay", "constraints",
    ])
    #expect(run.status == .clean)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasSuffix(".svg") }
    let pictures = try names.map {
      try String(contentsOf: folder.url.appending(path: $0), encoding: .utf8)
    }
    // The height of the box is not a placeholder.
    #expect(pictures.contains { $0.contains(">50<") })
    #expect(pictures.contains { $0.contains(">80<") } == isShown)
  }
}
