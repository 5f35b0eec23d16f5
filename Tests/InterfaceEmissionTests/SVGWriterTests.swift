import InterfaceEmission
@testable import InterfacePicture
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TestSupport
import Testing

@Suite struct SVGWriterTests {
  private let square = LayoutRect(x: 0, y: 0, width: 10, height: 10)

  /// Returns the lines of the file inside `<svg>`, after its title.
  private func lines(_ draw: (inout Drawing) -> Void) throws -> [String] {
    var drawing = Drawing(viewCount: 0)
    draw(&drawing)
    let svg = SVGWriter.write(
      drawing.list(size: LayoutSize(width: 20, height: 10), title: "<A & B>", scene: "a\"b"))
    try expectWellFormed(svg)
    let lines = String(decoding: svg, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first?.contains(" viewBox=\"0 0 20 10\"") ?? false)
    #expect(lines.first?.hasSuffix(" data-scene=\"a&quot;b\">") ?? false)
    #expect(lines.dropFirst().first == "  <title>&lt;A &amp; B&gt;</title>")
    #expect(lines.suffix(2) == ["</svg>", ""])
    return Array(lines.dropFirst(2).dropLast(2))
  }

  @Test func emptyGroupsAreOmitted() throws {
    let lines = try lines { drawing in
      drawing.group(clip: .init(rect: square)) { drawing in drawing.group(opacity: 0.5) { _ in } }
      drawing.group(x: 1.23456, y: 2) { drawing in
        drawing.group(x: 3, y: 4) { _ in }
        drawing.rect(square, fill: .black)
      }
    }
    #expect(
      lines == [
        "  <g transform=\"translate(1.235 2)\">",
        "    <rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#000000\"/>", "  </g>",
      ])
  }

  @Test func groupPropertiesAreWrittenAsAttributes() throws {
    let transform = Transform(x: 5, y: 6, scale: 0.5, rotation: -90)
    let lines = try lines { drawing in
      drawing.group(
        transform: transform, opacity: 0.25, clip: .init(rect: square, radius: 2), isHidden: true,
        configuration: "wAny-hAny"
      ) { drawing in drawing.circle(x: 1, y: 1, radius: 1) }
    }
    #expect(
      lines == [
        "  <defs>", "    <clipPath id=\"clip1\">",
        "      <rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" rx=\"2\"/>", "    </clipPath>",
        "  </defs>",
        "  <g data-configuration=\"wAny-hAny\" "
          + "transform=\"translate(5 6) rotate(-90) scale(0.5)\" opacity=\"0.25\" "
          + "clip-path=\"url(#clip1)\" visibility=\"hidden\">",
        "    <circle cx=\"1\" cy=\"1\" r=\"1\" fill=\"none\"/>", "  </g>",
      ])
  }

  @Test func outlinesAreWrittenAsPaths() throws {
    var path = Path()
    path.move(1, 2)
    path.line(3.00049, -4)
    path.curve(1, 2, 3, 4, 5, 6)
    path.arc(radius: 7, isLong: false, isClockwise: true, 8, 9)
    path.close()
    let lines = try lines { drawing in
      drawing.path(path, stroke: .init(color: .black, width: 2, dashes: [4, 3], isRound: true))
    }
    #expect(
      lines == [
        "  <path d=\"M1 2L3 -4C1 2 3 4 5 6A7 7 0 0 1 8 9Z\" fill=\"none\" stroke=\"#000000\" "
          + "stroke-width=\"2\" stroke-dasharray=\"4,3\" stroke-linecap=\"round\" "
          + "stroke-linejoin=\"round\"/>"
      ])
  }

  @Test func filesAndTintsAreWrittenOnce() throws {
    let asset = ResolvedAsset(catalog: 0, path: "a.png", scale: 1)
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
    let lines = try lines { drawing in
      for tint in [nil, red, red] {
        _ = drawing.image(asset, in: square, tint: tint) { _ in
          ImageFile([0x89, 0x50, 0x4E, 0x47])
        }
      }
    }
    #expect(lines.filter { $0.contains("<image ") }.count == 1)
    #expect(lines.contains { $0.contains("href=\"data:image/png;base64,iVBORw==\"") })
    #expect(lines.filter { $0.contains("<filter ") }.count == 1)
    #expect(
      lines.suffix(3) == [
        "  <use href=\"#image1\" transform=\"translate(0 0) scale(10)\"/>",
        "  <use href=\"#image1\" transform=\"translate(0 0) scale(10)\" filter=\"url(#tint1)\"/>",
        "  <use href=\"#image1\" transform=\"translate(0 0) scale(10)\" filter=\"url(#tint1)\"/>",
      ])
  }

  /// Ends of 2 of 8 points, with 4 of 6 points between them: a stretched end is an inner picture and a repeated middle
  /// is a pattern, both with the same file.
  @Test func tiledImagePartsShareOneFile() throws {
    let asset = ResolvedAsset(catalog: 0, path: "a.png", scale: 1)
    let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
    let slices = ImageSlices(
      size: LayoutSize(width: 8, height: 4),
      caps: LayoutInsets(top: 0, left: 2, bottom: 0, right: 0),
      center: LayoutSize(width: 4, height: 0), isTiled: true)
    let lines = try lines { drawing in
      _ = drawing.image(
        asset, in: LayoutRect(x: 1, y: 3, width: 10, height: 4), tint: red, slices: slices
      ) { _ in ImageFile([0x89, 0x50, 0x4E, 0x47]) }
    }
    #expect(lines.filter { $0.contains("<image ") }.count == 1)
    let pattern = try #require(
      lines.firstIndex { $0.contains("<pattern ") && $0.contains("pattern2") })
    #expect(
      lines[pattern...(pattern + 1)].map { $0.drop { $0 == " " } } == [
        "<pattern id=\"pattern2\" patternUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"4\" height=\"4\">",
        "<use href=\"#image1\" transform=\"translate(-2 0) scale(8 4)\"/>",
      ])
    #expect(
      lines.last
        == "  <rect x=\"0\" y=\"0\" width=\"8\" height=\"4\" transform=\"translate(3 3)\" fill=\"url(#pattern2)\" filter=\"url(#tint1)\"/>"
    )
  }

  @Test func stretchedPartsAreNestedSVGElements() throws {
    let asset = ResolvedAsset(catalog: 0, path: "a.png", scale: 1)
    let slices = ImageSlices(
      size: LayoutSize(width: 8, height: 4),
      caps: LayoutInsets(top: 0, left: 2, bottom: 0, right: 0),
      center: LayoutSize(width: 4, height: 0), isTiled: false)
    let lines = try lines { drawing in
      _ = drawing.image(
        asset, in: LayoutRect(x: 1, y: 3, width: 10, height: 4), tint: nil, slices: slices
      ) { _ in ImageFile([0x89, 0x50, 0x4E, 0x47]) }
    }
    #expect(
      lines.suffix(6) == [
        "  <svg x=\"1\" y=\"3\" width=\"2\" height=\"4\" viewBox=\"0 0 250 1000\" preserveAspectRatio=\"none\">",
        "    <use href=\"#image1\" transform=\"translate(0 0) scale(1000)\"/>",
        "  </svg>",
        "  <svg x=\"3\" y=\"3\" width=\"8\" height=\"4\" viewBox=\"250 0 500 1000\" preserveAspectRatio=\"none\">",
        "    <use href=\"#image1\" transform=\"translate(0 0) scale(1000)\"/>",
        "  </svg>",
      ])
  }
}
