import Foundation
import InterfaceEmission
import InterfaceResolution
import InterfaceModel
import InterfacePicture
import InterfaceSource
import InterfaceTraits
import StructuredData
import TestSupport
import Testing
@testable import InterfaceLayout

@Suite struct SVGTests {
  private static let canvas = Configuration.canvas()
  private static let dark = Configuration.canvas(TraitCollection(userInterfaceStyle: .dark))

  /// A PNG of 2 × 2 pixels, orange and blue with a transparent corner.
  private static let dot: [UInt8] = [UInt8](
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFUlEQVR42mP4//8/w4cKBiiRcuI/AF8mCffWF4pXAAAAAElFTkSuQmCC"
    ) ?? Data())

  private func emit(_ builder: SceneBuilder) -> [UInt8] {
    SVGWriter.write(
      ScenePicture.draw(
        scene: builder.scene, layout: builder.layout,
        configuration: builder.id == "covered" ? Self.dark : Self.canvas,
        images: { _ in ImageFile(Self.dot) }))
  }

  @Test(arguments: ["controls", "tables", "covered", "hostile"])
  func outputMatchesTheGoldenFile(name: String) throws {
    let builder =
      switch name {
      case "controls": Gallery.controls()
      case "tables": Gallery.tables()
      case "covered": Gallery.covered()
      default: hostile()
      }
    let svg = emit(builder)
    try expectWellFormed(svg)
    try expectGolden(svg, at: "svg/\(name).svg")
    #expect(svg == emit(builder))
  }

  @Test func everyViewHasOneElementWithItsFrame() throws {
    for builder in [Gallery.controls(), Gallery.tables(), Gallery.covered(), hostile()] {
      let text = String(decoding: emit(builder), as: UTF8.self)
      for (view, frame) in zip(builder.scene.views, builder.layout.frames) {
        guard let id = view.id else { continue }
        let escaped = id.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
          .replacing("\"", with: "&quot;")
        let parts = text.components(separatedBy: "data-id=\"\(escaped)\"")
        #expect(parts.count == 2, "\(id)")
        guard frame.width >= 0, let attributes = parts.last else { continue }
        let box = [frame.x, frame.y, frame.width, frame.height].map { NumberFormat.text($0) }
        #expect(
          attributes.hasPrefix(
            " x=\"\(box[0])\" y=\"\(box[1])\" width=\"\(box[2])\" height=\"\(box[3])\""))
      }
    }
  }

  /// Names and numbers that would break a writer that does not escape them.
  private func hostile() -> SceneBuilder {
    let text = "\u{0}\u{1B}]]>&<script>\"'\u{FFFE}--><![CDATA["
    var builder = SceneBuilder(id: text, controller: nil, width: 100, height: 50)
    builder.view("a\"<&", .view, LayoutRect(0.1, -0.0, 100, 50), role: .topLevel) { root in
      root.view(
        "label", .label, LayoutRect(10, 20, -30, 1e300), [.text: text, .alpha: "-3"],
        text: LaidOutText(
          lines: [.init(text: text, x: 1e-9, baseline: 1e22, width: -1)],
          style: .init(family: "'\"</style>", weight: 400, isItalic: true, size: 1e-3)))
      root.view(
        "image", .imageView, LayoutRect(0, 0, 60, 30), [.contentMode: "nonsense"],
        image: .unknown(text))
      root.view(
        "pages", .pageControl, LayoutRect(0, 0, 0, 0), [.numberOfPages: "1e300"])
      root.view(
        "slider", .slider, LayoutRect(0, 0, 4, 2),
        [.minValue: "5", .maxValue: "5", .value: "1e308"])
    }
    return builder
  }
}
