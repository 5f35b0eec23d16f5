import Foundation
import InterfaceEnvironment
import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import InterfaceValidation
import PlatformFacts
import TestSupport
import Testing

/// What configurations share changes nothing: laid out one at a time, they lead to the same layouts.
@Suite struct SharingTests {
  static func configurations(of document: DocumentSettings) -> [Configuration] {
    [Configuration(DocumentCanvas(document))]
      + SizeClassGrid.cells.compactMap { Environment(cell: $0) }.map { Configuration($0) }
      + windows
  }

  /// Windows of many sizes, with safe areas of many kinds.
  private static let windows: [Configuration] = {
    var windows: [DeviceWindow] = []
    for device in Device.all where device.idiom == .phone || device.idiom == .pad {
      for orientation in [Orientation.portrait, .landscape] {
        windows.append(DeviceWindow(device: device, orientation: orientation))
        guard device.windowWidths?.width(of: .oneThird, orientation: orientation) != nil else {
          continue
        }
        windows.append(DeviceWindow(device: device, orientation: orientation, layout: .oneThird))
      }
    }
    return stride(from: 0, to: windows.count, by: 4).map {
      Configuration(Environment(window: windows[$0]))
    }
  }()

  /// The fixtures, and the documents of a corpus where the environment names one.
  static let documents: [URL] = {
    var urls = Fixtures.all(["AdaptiveExample", "layout-file", "layout", "sharing"])
    if let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"] {
      urls += Fixtures.documents(below: URL(fileURLWithPath: corpus))
    }
    return urls
  }()

  private func layOut(
    _ graph: SceneGraph, _ configurations: [Configuration], recordsClosedForm: Bool = false
  ) -> DocumentLayout {
    var layouter = DocumentLayouter()
    layouter.recordsClosedForm = recordsClosedForm
    return layouter.layOut(graph, in: configurations, sizing: .metrics, catalog: nil)
  }

  /// Frames, ambiguities and conflicts do not depend on what else is laid out.
  @Test(arguments: documents)
  func equalsLayoutsOneAtATime(url: URL) throws {
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    guard let graph = validated(file) else { return }
    let configurations = Self.configurations(of: graph.settings)
    let all = layOut(graph, configurations)
    for (number, configuration) in configurations.enumerated() {
      let one = layOut(graph, [configuration])
      #expect(one.scenes.count == all.scenes.count)
      for (mine, shared) in zip(one.scenes, all.scenes) {
        let found = shared.layouts.filter { $0.configurations.contains(number) }
        #expect(found.map { $0.scene(in: number) } == mine.layouts.map { $0.scene(in: 0) })
        #expect(found.map(\.layout) == mine.layouts.map(\.layout))
      }
    }
  }

  /// Nor on the order, nor on whether layouts are kept as functions of the canvas.
  @Test(arguments: documents)
  func equalsLayoutsInAnotherOrderAndClosedForms(url: URL) throws {
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    guard let graph = validated(file) else { return }
    let configurations = Self.configurations(of: graph.settings)
    let all = layOut(graph, configurations)
    let others = [
      layOut(graph, configurations.reversed()),
      layOut(graph, configurations, recordsClosedForm: true),
    ]
    for (place, other) in others.enumerated() {
      for (mine, theirs) in zip(all.scenes, other.scenes) {
        for number in configurations.indices {
          let theirNumber = place == 0 ? configurations.count - 1 - number : number
          var found = mine.layouts.filter { $0.configurations.contains(number) }.map(\.layout)
          var expected = theirs.layouts.filter { $0.configurations.contains(theirNumber) }
            .map(\.layout)
          for index in found.indices { found[index].closedForm = nil }
          for index in expected.indices { expected[index].closedForm = nil }
          #expect(found == expected, "\(configurations[number].name)")
        }
      }
    }
  }
}
