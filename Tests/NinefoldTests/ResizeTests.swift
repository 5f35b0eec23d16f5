import Foundation
import InterfaceEmission
import InterfaceLayout
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// Scenes resized to windows of any size, compared with fresh layouts.
@Suite struct ResizeTests {
  private static let range = ResizeRange(
    least: LayoutSize(width: 320, height: 320), most: LayoutSize(width: 1366, height: 1366))

  /// Sizes that no search has seen, the same in every run.
  private static let sizes: [LayoutSize] = {
    var state: UInt64 = 14
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(320 + (state >> 33) % 1047)
    }
    return (0..<50).map { _ in LayoutSize(width: next(), height: next()) }
  }()

  private func file(_ path: String) throws -> SourceFile {
    let bytes = [UInt8](try Data(contentsOf: Fixtures.url(path)))
    return SourceFile(path: path, bytes: bytes)
  }

  @Test(arguments: [
    "AdaptiveExample/Adaptive.storyboard", "page/Small.storyboard",
    // Without a closed form: rows of a standard style, and views placed by bars.
    "layout/rows/subtitle-cell.storyboard",
    "layout/environment/views-of-bar-items-follow-the-bar.storyboard",
  ])
  func resizedLayoutsEqualFreshLayouts(path: String) throws {
    let file = try file(path)
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let resizing = compiler.resizing(
      file, assets: Assets(), configuration: nil, in: try #require(Self.range))
    var fresh = Compiler(
      options: CompilerOptions(configurations: Self.sizes.map { .window(size: $0) }))
    let layout = try #require(fresh.compile(file).laidOut?.layout)
    var known = 0
    for scene in layout.scenes {
      for shared in scene.layouts {
        for number in shared.configurations {
          let window = Self.sizes[number]
          guard let frames = resizing.frames(ofScene: shared.scene.id, in: window) else { continue }
          known += 1
          for (index, view) in shared.scene.views.indexed {
            guard let id = view.id?.text else { continue }
            #expect(
              frames[id] == shared.layout.frames[index], "\(id) in \(window.width)×\(window.height)"
            )
          }
        }
      }
    }
    #expect(known * 10 >= layout.scenes.count * Self.sizes.count * 9)
  }

  @Test func resizedTabletWindowsEqualFreshLayouts() throws {
    let file = try file("AdaptiveExample/Adaptive.storyboard")
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let range = try #require(
      ResizeRange(
        least: LayoutSize(width: 320, height: 320), most: LayoutSize(width: 1366, height: 1366),
        idiom: .pad))
    let resizing = compiler.resizing(file, assets: Assets(), configuration: nil, in: range)
    var fresh = Compiler(
      options: CompilerOptions(configurations: Self.sizes.map { .window(size: $0, idiom: .pad) }))
    var known = 0
    for scene in fresh.compile(file).scenes {
      for (layout, window) in zip(scene.layouts, Self.sizes) {
        #expect(layout.configuration.traits.verticalSizeClass == .regular)
        guard let frames = resizing.frames(ofScene: scene.id, in: window) else {
          continue
        }
        known += 1
        for view in layout.views {
          guard let id = view.id?.text else { continue }
          #expect(frames[id] == view.frame, "\(id) in \(window.width)×\(window.height)")
        }
      }
    }
    #expect(known > 0)
  }

  /// Returns the data of a page, without its style and script.
  @Test func pageOfASmallDocument() throws {
    let file = try file("page/Small.storyboard")
    let cells = SizeClassGrid.cells.filter { $0.name.hasPrefix("wCompact") }
    var compiler = Compiler(
      options: CompilerOptions(configurations: cells.map { .cell($0) }))
    let compilation = compiler.compile(file)
    var page = PageDocument(path: "Small.storyboard")
    compilation.add(to: &page, findings: compilation.diagnostics)
    let resizing = compiler.resizing(
      file, assets: Assets(), configuration: nil, in: try #require(Self.range))
    compilation.add(resizing, to: &page)
    let text = String(decoding: PageHTML.page([page]), as: UTF8.self)
    let start = try #require(
      text.range(of: "<script type=\"application/json\" class=\"document\">"))
    let end = try #require(text.range(of: "</script>", range: start.upperBound..<text.endIndex))
    let data = text[start.upperBound..<end.lowerBound].replacing("],[", with: "],\n[")
      .replacing(",\"", with: ",\n\"")
    try expectGolden(Array("\(data)\n".utf8), at: "page/Small.page.json")
  }
}
