import EditorCanvas
import Foundation
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import PlatformFacts
import TestSupport
import Testing

/// Results shared between configurations have no effect: laid out separately, the layouts are the same.
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

  /// The fixtures, and the documents of a corpus if the environment names one.
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
    var options = LayoutOptions()
    options.recordsClosedForm = recordsClosedForm
    return layouts(of: graph, in: configurations, options)
  }

  /// A document laid out in some configurations, and then again.
  private func relayOut(
    _ request: RelayoutRequest, after configurations: [Configuration], of graph: SceneGraph
  ) -> (first: DocumentLayout, again: DocumentLayout) {
    let resolver = DocumentResolver(graph, resolvesColors: false)
    let layouter = DocumentLayouter()
    let resolution = resolver.resolve(configurations)
    let session = LayoutSession(resolution, options: LayoutOptions())
    let first = layouter.layOut(resolution, in: session)
    let again = layouter.relayOut(
      resolver.resolve(request.configurations), request, in: session)
    return (first, again)
  }

  /// Frames, ambiguities and conflicts do not depend on what else is laid out.
  @Test(arguments: documents)
  func sharedLayoutsEqualSeparateLayouts(url: URL) throws {
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

  /// They do not depend on the order either, or on whether layouts are stored as functions of the canvas.
  @Test(arguments: documents)
  func layoutsAreIndependentOfOrderAndClosedForms(url: URL) throws {
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

  /// Laid out once more with everything cached, in dark appearance and with large texts, a document has the same layout
  /// and appearance as if it were laid out for the first time.
  @Test(arguments: documents)
  func relayoutEqualsAFreshLayout(url: URL) throws {
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    guard let graph = validated(file) else { return }
    let configurations = Self.configurations(of: graph.settings)
    let environments = SizeClassGrid.cells.compactMap { Environment(cell: $0) }
    for traits in [
      TraitCollection(userInterfaceStyle: .dark),
      TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge),
    ] {
      let others = environments.map { Configuration($0.overriding(traits)) }
      for variation in [0.0, 1] {
        let request = RelayoutRequest(in: others, contentVariation: variation)
        let again = relayOut(request, after: configurations, of: graph).again
        let anew = relayOut(request, after: [others[0]], of: graph).again
        for (mine, theirs) in zip(again.scenes, anew.scenes) {
          for number in others.indices {
            let found = mine.layouts.filter { $0.configurations.contains(number) }
            let expected = theirs.layouts.filter { $0.configurations.contains(number) }
            #expect(found.map { $0.scene(in: number) } == expected.map { $0.scene(in: number) })
            #expect(found.map(\.layout.frames) == expected.map(\.layout.frames))
            #expect(found.map(\.layout.texts) == expected.map(\.layout.texts))
            #expect(
              found.map { $0.layout.ambiguities.map(\.view) }
                == expected.map { $0.layout.ambiguities.map(\.view) })
          }
        }
      }
    }
  }

  /// Only the requested scenes are laid out again.
  @Test func onlyRequestedScenesAreLaidOutAgain() throws {
    let url = try #require(Fixtures.all(["AdaptiveExample"]).first)
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    let graph = try #require(validated(file))
    let configurations = Self.configurations(of: graph.settings)
    let (all, some) = relayOut(
      RelayoutRequest(in: configurations) { configuration, index, _ in
        index == Handle(0) && configuration == configurations[1]
      }, after: configurations, of: graph)
    #expect(some.scenes.count == all.scenes.count)
    #expect(some.scenes[Handle(0)].layouts.map(\.configurations) == [[1]])
    #expect(!some.scenes.dropFirst().contains { !$0.layouts.isEmpty })
    let expected = all.scenes[Handle(0)].layouts.filter { $0.configurations.contains(1) }
    #expect(some.scenes[Handle(0)].layouts.map(\.layout) == expected.map(\.layout))
  }
}
