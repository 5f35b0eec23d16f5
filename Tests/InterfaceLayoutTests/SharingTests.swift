import Foundation
import InterfaceEnvironment
import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import InterfaceValidation
import TestSupport
import Testing

/// What configurations share changes nothing: laid out one at a time, they lead to the same layouts.
@Suite struct SharingTests {
  static func configurations(of document: DocumentSettings) -> [Configuration] {
    [Configuration(DocumentCanvas(document))]
      + SizeClassGrid.cells.compactMap { Environment(cell: $0) }.map { Configuration($0) }
  }

  @Test(arguments: Fixtures.all(["AdaptiveExample", "layout-file"]))
  func equalsLayoutsOneAtATime(url: URL) throws {
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    guard let graph = validated(file) else { return }
    var together = DocumentLayouter()
    let configurations = Self.configurations(of: graph.settings)
    let all = together.layOut(graph, in: configurations, sizing: .metrics, catalog: nil)
    for (number, configuration) in configurations.enumerated() {
      var alone = DocumentLayouter()
      let one = alone.layOut(graph, in: [configuration], sizing: .metrics, catalog: nil)
      #expect(one.scenes.count == all.scenes.count)
      for (mine, shared) in zip(one.scenes, all.scenes) {
        let found = shared.layouts.filter { $0.configurations.contains(number) }
        #expect(found.map(\.scene) == mine.layouts.map(\.scene))
        #expect(found.map(\.layout) == mine.layouts.map(\.layout))
      }
    }
  }
}
