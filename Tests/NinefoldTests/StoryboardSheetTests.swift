@testable import InterfacePicture
import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// Sheets of invented storyboards: nothing overlaps, and little is empty.
@Suite struct StoryboardSheetTests {
  /// A scene of an invented storyboard.
  private struct Scene {
    var element = "viewController"
    var title: String
    /// Whether the view shows something.
    var hasContent = true
    var targets: [Int] = []
  }

  private func storyboard(_ scenes: [Scene]) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="c0">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>

      """
    for (index, scene) in scenes.enumerated() {
      let label =
        "<label opaque=\"NO\" text=\"Words\" id=\"l\(index)\"><rect key=\"frame\" x=\"20\" "
        + "y=\"80\" width=\"200\" height=\"21\"/></label>"
      text += "<scene sceneID=\"s\(index)\"><objects>"
      text += "<\(scene.element) title=\"\(scene.title)\" id=\"c\(index)\" customClass=\"Class\">"
      if scene.element == "viewController" {
        text += "<view key=\"view\" id=\"v\(index)\">"
        text += "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"
        text += "<subviews>\(scene.hasContent ? label : "")</subviews></view>"
      }
      let isContainer = scene.element != "viewController"
      let kind = isContainer ? "relationship" : "show"
      let relationship = isContainer ? " relationship=\"viewControllers\"" : ""
      text += "<connections>"
      for target in scene.targets {
        text +=
          "<segue destination=\"c\(target)\" kind=\"\(kind)\"\(relationship) "
          + "identifier=\"anIdentifierWithSeveralWordsOf\(target)\" id=\"g\(index)t\(target)\"/>"
      }
      text += "</connections></\(scene.element)></objects></scene>\n"
    }
    return text + "</scenes></document>"
  }

  private func sheet(_ scenes: [Scene]) throws -> (list: DisplayList, compilation: Compilation) {
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let compilation = compiler.compile(
      SourceFile(path: "App/Main.storyboard", bytes: Array(storyboard(scenes).utf8)))
    let layout = try #require(compilation.laidOut?.layout)
    #expect(layout.scenes.count == scenes.count)
    return (StoryboardSheet.draw(layout, configuration: 0, title: "Main.storyboard"), compilation)
  }

  /// Returns the rectangles of the sheet's own texts, and of its scenes, large or small.
  private func rectangles(
    _ list: DisplayList
  ) throws -> (texts: [(String, LayoutRect)], scenes: [LayoutRect]) {
    var texts: [(String, LayoutRect)] = []
    var scenes: [LayoutRect] = []
    var index = 0
    while index < list.items.count {
      switch list.items[index] {
      case .group(let group):
        index = group.end
        continue
      case .text(let text):
        let width = try #require(text.width, "\(text.text) is not measured")
        texts.append(
          (
            text.text,
            LayoutRect(
              x: text.x, y: text.baseline - text.style.size * 0.75, width: width,
              height: text.style.size)
          ))
      case .shape(let shape):
        if case .rect(let rect, _) = shape.outline, shape.stroke != nil { scenes.append(rect) }
      case .box, .image: break
      }
      index += 1
    }
    return (texts, scenes)
  }

  private func overlap(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
    one.x < other.maxX && other.x < one.maxX && one.y < other.maxY && other.y < one.maxY
  }

  /// Checks that no two labels and no two scenes overlap, and that labels are beside scenes or,
  /// as captions, inside small ones.
  private func expectNoOverlap(_ list: DisplayList, _ comment: Comment) throws {
    let (texts, scenes) = try rectangles(list)
    for (first, one) in texts.enumerated() {
      #expect(
        one.1.x >= 0 && one.1.maxX <= list.size.width && one.1.maxY <= list.size.height, comment)
      for other in texts[(first + 1)...] {
        #expect(!overlap(one.1, other.1), "\(one.0) and \(other.0), \(comment)")
      }
      for scene in scenes where overlap(one.1, scene) {
        let isInside =
          one.1.x >= scene.x && one.1.maxX <= scene.maxX && one.1.y >= scene.y
          && one.1.maxY <= scene.maxY
        #expect(isInside && scene.height <= 40, "\(one.0), \(comment)")
      }
    }
    for (first, one) in scenes.enumerated() {
      for other in scenes[(first + 1)...] { #expect(!overlap(one, other), comment) }
    }
  }

  private let words = "A Controller With A Title Far Wider Than Its Scene"

  @Test func crossingSeguesAndLongTitlesDoNotOverlap() throws {
    var scenes = (0..<12).map { index in
      Scene(
        title: index.isMultiple(of: 3) ? words : "Scene \(index)",
        hasContent: !index.isMultiple(of: 4),
        targets: [(index + 1) % 12, (index + 5) % 12, (index + 7) % 12, index / 2])
    }
    scenes[0].element = "tabBarController"
    scenes[6].element = "navigationController"
    scenes[6].targets = [7]
    let (list, _) = try sheet(scenes)
    try expectNoOverlap(list, "crossing")
    #expect(list.size.width <= StoryboardSheet.width)
    let texts = try rectangles(list).texts.map(\.0)
    #expect(texts.contains { $0.hasPrefix("→ Scene ") })
    #expect(texts.contains { $0.hasPrefix("A Controller") && $0.contains("…") })
    // The ellipsis spares the number that distinguishes a title.
    #expect(texts.contains { $0.hasSuffix("(2)") && $0.contains("…") })
  }

  @Test(arguments: 0..<20)
  func randomStoryboardsDoNotOverlap(seed: Int) throws {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let count = 2 + random(24)
    let scenes = (0..<count).map { index in
      Scene(
        element: random(5) == 0 ? "navigationController" : "viewController",
        title: random(3) == 0 ? words : "Scene", hasContent: random(3) > 0,
        targets: (0..<random(4)).map { _ in random(count) })
    }
    let (list, _) = try sheet(scenes)
    try expectNoOverlap(list, "seed \(seed)")
    #expect(list.size.width <= StoryboardSheet.width)
  }

  /// Scenes and labels cover more than two fifths of sheets with as many scenes as fit a row.
  @Test func sheetsAreDense() throws {
    let lone = (0..<12).map { Scene(title: "Scene \($0)") }
    var fan = (0..<15).map { Scene(title: "Scene \($0)") }
    fan[0].element = "navigationController"
    fan[0].targets = [1]
    fan[1].targets = [2]
    fan[2].targets = Array(3..<15)
    let chain = (0..<14).map { Scene(title: "Scene \($0)", targets: [$0 + 1]) }
    for (scenes, name) in [(lone, "lone"), (fan, "fan"), (chain, "chain")] {
      let (list, _) = try sheet(scenes)
      let covered = try rectangles(list).scenes.reduce(0) { $0 + $1.width * $1.height }
      let share = covered / (list.size.width * list.size.height)
      #expect(share > 0.4, "\(name): \(share)")
    }
  }

  @Test func scenesWithoutContentAreSmallAndCaptioned() throws {
    let scenes = [
      Scene(element: "navigationController", title: "Start", targets: [1]),
      Scene(title: "Empty", hasContent: false), Scene(title: "Full"),
    ]
    let (list, compilation) = try sheet(scenes)
    let (texts, frames) = try rectangles(list)
    #expect(texts.map(\.0).contains("Navigation Controller"))
    #expect(texts.map(\.0).contains("Filled by code"))
    #expect(frames.filter { $0.height > 100 }.count == 1)
    let pictures = compilation.pictures().filter { $0.subject == .configuration("canvas") }
    let captions = pictures.map { String(decoding: $0.svg, as: UTF8.self) }
      .map { $0.contains(">Filled by code<") }
    #expect(captions == [false, true, false])
  }

  /// A path of containers is as long as the document, and so is a path of scenes.
  @Test func longPathsAreArranged() throws {
    let count = 3_000
    let tree = StoryboardTree(
      targets: (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] }, initial: 0,
      spans: Array(repeating: 1, count: count), columnCount: 6, containers: Set(0..<count))
    let plan = StoryboardPlan(
      tree, spans: Array(repeating: 1, count: count),
      heights: Array(repeating: 40, count: count), columnCount: 6)
    #expect(Set(plan.places).count == count)
    #expect(plan.columnCount == 6)
  }
}
