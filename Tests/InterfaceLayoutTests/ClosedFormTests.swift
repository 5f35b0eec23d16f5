import ConstraintSolver
import Foundation
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceReading
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import TestSupport
import Testing

/// Closed forms, compared with fresh layouts at other sizes.
@Suite struct ClosedFormTests {
  /// The fixtures, and the documents of a corpus if the environment names one.
  static let documents: [URL] = {
    var urls = Fixtures.all(["AdaptiveExample", "layout"])
    if let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"] {
      urls += Fixtures.documents(below: URL(fileURLWithPath: corpus))
    }
    return urls
  }()

  static let sizes = [(37.0, 0.0), (0, 51), (-23.5, -40), (130, 210), (-90, 3)]

  @Test(arguments: documents)
  func closedFormEqualsAFreshLayout(url: URL) throws {
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    guard let graph = validated(file) else { return }
    let cells = [SizeClassGrid.cells[4], SizeClassGrid.cells[8]]
    let rightToLeft = EnvironmentSettings(overrides: TraitCollection(layoutDirection: .rightToLeft))
    let environments =
      cells.map { Environment(cell: $0) } + [Environment(cell: cells[0], settings: rightToLeft)]
    for environment in environments.compactMap(\.self) {
      let configuration = Configuration(environment)
      var recording = LayoutOptions()
      recording.recordsClosedForm = true
      let recorded = layouts(of: graph, in: [configuration], recording)
      for offset in Self.sizes {
        var options = LayoutOptions()
        let base = environment.windowSize
        options.canvasSize = LayoutSize(
          width: base.width + offset.0, height: base.height + offset.1)
        let other = layouts(of: graph, in: [configuration], options)
        for (old, new) in zip(recorded.scenes, other.scenes)
        where new.layouts[0].layout.size == options.canvasSize {
          // A scene whose size the document fixes does not depend on its canvas.
          compare(old.layouts[0], new.layouts[0], in: url)
        }
      }
    }
  }

  /// The margins of cells change at 390 points: forms for one side are not valid on the other.
  @Test(arguments: [(395.0, 391.0, 389.0), (390, 399, 389), (389, 321, 390), (389, 321, 320)])
  func validityEndsWhereCellMarginsChange(width: Double, inside: Double, outside: Double) throws {
    let graph = try #require(validated(try Fixtures.file("codegen/Shop/Main.storyboard")))
    let cell = try #require(SizeClassGrid.Cell(name: "wCompact-hRegular"))
    var options = LayoutOptions()
    options.recordsClosedForm = true
    options.canvasSize = LayoutSize(width: width, height: 700)
    let configuration = Configuration(try #require(Environment(cell: cell)))
    let layout = layouts(of: graph, in: [configuration], options)
    let form = try #require(layout.scenes[Handle(0)].layouts[0].layout.closedForm)
    func holds(_ width: Double) -> Bool {
      form.requirements.allSatisfy { form, isStrict in
        let value = form.value(width: width, height: 700)
        return isStrict ? value > 1e-6 : value >= -1e-6
      }
    }
    #expect(holds(width))
    #expect(holds(inside))
    #expect(!holds(outside))
  }

  private func compare(
    _ recorded: DocumentLayout.SharedLayout, _ fresh: DocumentLayout.SharedLayout, in url: URL
  ) {
    guard let closedForm = recorded.layout.closedForm else { return }
    let size = fresh.layout.size
    guard closedForm.holds(width: size.width, height: size.height) else { return }
    let parameters = Parameters([size.width, size.height])
    for (index, frame) in closedForm.frames.indexed {
      let expected = fresh.layout.frames[index]
      // Edges are rounded to half points, so two of them may be half a point off together.
      let values = [
        (frame.x, expected.x), (frame.y, expected.y), (frame.width, expected.width),
        (frame.height, expected.height),
      ]
      for (form, value) in values {
        let found = form.evaluate(at: parameters)
        #expect(
          abs(found - value) <= 0.51,
          """
          \(url.path): \(fresh.scene.views[index].id?.text ?? "?") at \
          \(size.width)×\(size.height): \(found) instead of \(value)
          """)
      }
    }
  }
}

extension Fixtures {
  /// The documents in folders of the fixtures.
  static func all(_ folders: [String]) -> [URL] {
    folders.flatMap { documents(below: url($0)) }
  }

  static func documents(below folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
