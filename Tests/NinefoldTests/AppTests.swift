import Foundation
import InterfaceComposition
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// Composed apps: invariants of every container, on every device, orientation and system.
@Suite struct AppTests {
  /// The fixtures; `scripts/check apps` does the same with the documents of a corpus.
  static let documents: [URL] = Fixtures.documents(in: "apps").map { Fixtures.url($0) }
    .filter { $0.pathExtension == "storyboard" }

  private func app(_ url: URL, system: Int = 26) throws -> StoryboardApp {
    var options = CompilerOptions()
    options.systemVersion = system
    var compiler = Compiler(options: options)
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    let name = url.deletingPathExtension().lastPathComponent
    return StoryboardApp(
      [StoryboardApp.Storyboard(name: name, compilation: compiler.compile(file))], options: options)
  }

  /// Every phone and tablet in both orientations, and every part of a tablet's screen.
  private static let windows: [ConfigurationRequest] = DeviceModel.all
    .filter { [.phone, .pad].contains($0.idiom) }
    .flatMap { $0.windows.map { .device($0) } }

  @Test(arguments: [8, 11, 13, 16, 26]) func barsAndInsetsAgree(system: Int) throws {
    var count = 0
    for url in Self.documents {
      let app = try app(url, system: system)
      for configuration in app.configurations(Self.windows) {
        guard let tree = app.controllers(in: configuration) else { continue }
        for (index, node) in tree.nodes.indexed {
          guard let composed = tree.scenes[index] else { continue }
          count += 1
          let label = "\(url.lastPathComponent) \(configuration.name) node \(index.index)"
          // A scene fills its container.
          #expect(composed.layout.size == node.layoutEnvironment.frame.size, "\(label)")
          guard let root = composed.scene.views.firstIndex(where: { $0.role == .controllerRoot })
          else { continue }
          let frame = composed.layout.frames[root]
          let safeArea = composed.layout.safeArea
          #expect(
            frame.x == 0 && abs(frame.width - node.layoutEnvironment.frame.width) < 0.01, "\(label)"
          )
          // The part that a bar covers is outside the root's safe area, or outside the root itself.
          if let bar = composed.layout.bars.navigationBar {
            #expect(abs(frame.y + safeArea.top - bar.maxY) < 0.01, "\(label)")
            let top = Self.barTop(node.layoutEnvironment, in: configuration, system: system)
            #expect(abs(bar.y - top) < 0.01, "\(label)")
          }
          if let bar = composed.layout.bars.tabBar ?? composed.layout.bars.toolbar {
            #expect(abs(frame.maxY - safeArea.bottom - bar.y) < 0.01, "\(label)")
            #expect(bar.maxY == node.layoutEnvironment.frame.height, "\(label)")
          }
        }
        try checkColumns(tree, configuration.name)
      }
    }
    #expect(count > 0)
  }

  /// Returns where a navigation bar begins: 16 points below the top of cards and sheets from iOS 26 on, and on phones
  /// with an island at 53.67 instead of 59 up to iOS 18.
  private static func barTop(
    _ node: ControllerEnvironment, in configuration: Configuration, system: Int
  ) -> Double {
    let isLow = configuration.traits.verticalSizeClass == .compact
    if node.isInSheet, system >= 26, !isLow { return node.safeArea.top + 16 }
    let hasIsland = configuration.device?.idiom == .phone && node.safeArea.top >= 59
    return hasIsland && system < 26 ? node.safeArea.top - 59 + 161 / 3.0 : node.safeArea.top
  }

  /// Visible adjacent columns fill a split view, except for separators of one pixel.
  private func checkColumns(_ tree: ControllerTree, _ name: String) throws {
    for node in tree.nodes.indices
    where tree.kind(of: node) == .splitViewController && !tree.nodes[node].isCollapsed {
      let columns = tree.nodes[node].children.map { tree.nodes[$0] }
        .filter { $0.layoutEnvironment.isShown && !$0.layoutEnvironment.isOverlay }
        .map(\.layoutEnvironment.frame).sorted { $0.x < $1.x }
      guard let first = columns.first, let last = columns.last,
        tree.nodes[node].children.contains(where: { tree.nodes[$0].role == .column(.secondary) })
      else { continue }
      let frame = tree.nodes[node].layoutEnvironment.frame
      #expect(first.x == frame.x && abs(last.maxX - frame.maxX) < 0.01, "\(name)")
      for (left, right) in zip(columns, columns.dropFirst()) {
        let line = right.x - left.maxX
        #expect(abs(line - 1 / tree.environment.scale) < 0.01, "\(name)")
      }
    }
  }

  @Test func embeddedSceneFillsItsContainer() throws {
    let url = Fixtures.url("apps/Containers/Main.storyboard")
    let app = try app(url, system: 13)
    let landscape = try #require(ConfigurationRequest.DeviceWindow(name: "ipad9_7:landscape"))
    let configuration = try #require(app.configurations([.device(landscape)]).first)
    let tree = try #require(app.controllers(in: configuration))
    let inside = try #require(
      tree.nodes.indices.first {
        tree.nodes[$0].scene.flatMap { tree.app.id(of: $0) } == ObjectID("box-ro-001")
      })
    let layoutEnvironment = tree.nodes[inside].layoutEnvironment
    // A status bar of 20, a bar of 50 and a large title of 52; a primary column of 320; 768 high with a tab bar of 50.
    #expect(layoutEnvironment.frame == LayoutRect(x: 0, y: 122, width: 320, height: 646))
    #expect(layoutEnvironment.safeArea == LayoutInsets(top: 0, left: 0, bottom: 50, right: 0))
    #expect(layoutEnvironment.traits.horizontalSizeClass == .compact)
  }

  /// The scene that a design embeds in a container view takes precedence over that of an embed segue.
  @Test(arguments: [("retina4_7", "Small"), ("ipad9_7:landscape", "Large")])
  func designsFillSlots(window: String, content: String) throws {
    var compiler = Compiler()
    let configuration = ProjectConfiguration(
      reading: [try Fixtures.file("configuration/designs/designs.yml")])
    let app = StoryboardApp([
      StoryboardApp.Storyboard(
        name: "Designs",
        compilation: compiler.compile(
          try Fixtures.file("configuration/designs/Designs.storyboard")),
        configuration: configuration)
    ])
    let device = try #require(ConfigurationRequest.DeviceWindow(name: window))
    let tree = try #require(
      app.configurations([.device(device)]).first.flatMap { app.controllers(in: $0) })
    let embedded = tree.nodes.compactMap { node in
      if case .embedded = node.role {
        node.scene.flatMap { tree.app.id(of: $0) }?.text
      } else {
        nil
      }
    }
    let id = content == "Small" ? "sma-ll-vc1" : "lar-ge-vc1"
    #expect(embedded == [id, id, id])
  }

  @Test func padsCanHaveTheirOwnInitialStoryboard() throws {
    var compiler = Compiler()
    let storyboards = try ["Photos/Main", "Places/Places"].map { path in
      StoryboardApp.Storyboard(
        name: path.split(separator: "/").last.map { String($0) } ?? "",
        compilation: compiler.compile(try Fixtures.file("apps/\(path).storyboard")))
    }
    let app = StoryboardApp(storyboards, startingWith: "Main", onTablets: "PlacesFlow")
    for (window, document) in [("retina4_7", 0), ("ipad9_7", 1)] {
      let device = try #require(ConfigurationRequest.DeviceWindow(name: window))
      let tree = try #require(
        app.configurations([.device(device)]).first.flatMap { app.controllers(in: $0) })
      #expect(tree.nodes.first?.scene?.document == Handle(document))
    }
  }
}
