import Foundation
import InterfacePicture
import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

/// Contact sheets of several scenes and configurations, and overlays on scenes.
@Suite struct SheetTests {
  private func compile(_ name: String, _ options: CompilerOptions) throws -> Compilation {
    let bytes = try [UInt8](Data(contentsOf: Fixtures.url("gallery/\(name)")))
    var compiler = Compiler(options: options)
    return compiler.compile(SourceFile(path: "App/\(name)", bytes: bytes))
  }

  private func draw(_ compilation: Compilation, _ options: PictureOptions) -> [Picture] {
    var pictures: [Picture] = []
    compilation.drawPictures(options) { pictures.append($0) }
    return pictures
  }

  private func text(_ picture: Picture) -> String { String(decoding: picture.svg, as: UTF8.self) }

  @Test func storyboardSheetShowsItsScenes() throws {
    let compilation = try compile(
      "Gallery.storyboard", CompilerOptions(configurations: [.canvas]))
    let sheet = try #require(compilation.pictures().first { $0.subject == .storyboard })
    try expectWellFormed(sheet.svg)
    let svg = text(sheet)
    #expect(sheet.title == "Gallery.storyboard")
    for words in [
      "root view controller", "show: pick", "modal: settings", "popover", "Inset Grouped",
    ] {
      #expect(svg.contains(">\(words)<"), "\(words)")
    }
  }

  @Test func matrixHasTheRequestedRowsAndColumns() throws {
    let devices = ["retina4_7", "retina5_9"].compactMap {
      ConfigurationRequest.DeviceWindow(name: $0)
    }
    var options = CompilerOptions(configurations: devices.map { .device($0) })
    options.addVariants([
      TraitCollection(userInterfaceStyle: .light), TraitCollection(userInterfaceStyle: .dark),
    ])
    let compilation = try compile("Gallery.storyboard", options)
    var pictures = PictureOptions()
    pictures.sheetsOnly = true
    pictures.matrix = (.device, .style)
    let sheets = draw(compilation, pictures).filter {
      $0.subject == .matrix(rows: "device", columns: "style")
    }
    #expect(sheets.count == 5)
    for sheet in sheets {
      try expectWellFormed(sheet.svg)
      let places = text(sheet).matches(of: #/data-configuration="([^"]*)"/#).map { String($0.1) }
      #expect(
        places == [
          "device:retina4_7:light", "device:retina4_7:dark", "device:retina5_9:light",
          "device:retina5_9:dark",
        ], "\(sheet.title)")
    }
  }

  /// Configurations that look the same in all rows share a column.
  @Test func equalColumnsAreMerged() throws {
    let window = try #require(ConfigurationRequest.DeviceWindow(name: "retina4_7"))
    var options = CompilerOptions(configurations: [.device(window)])
    options.addVariants([
      TraitCollection(userInterfaceStyle: .light), TraitCollection(userInterfaceStyle: .dark),
    ])
    options.addVariants([
      TraitCollection(preferredContentSizeCategory: .large),
      TraitCollection(preferredContentSizeCategory: .extraLarge),
    ])
    let compilation = try compile("Overlay.xib", options)
    var pictures = PictureOptions()
    pictures.matrix = (.style, .contentSize)
    let sheet = try #require(
      draw(compilation, pictures).first {
        $0.subject == .matrix(rows: "style", columns: "content-size")
      })
    #expect(text(sheet).contains(">large · xLarge<"))
    #expect(text(sheet).ranges(of: "data-configuration=").count == 2)
  }

  @Test func overlaysShowConstraintsAndFindings() throws {
    let compilation = try compile("Overlay.xib", CompilerOptions(configurations: [.canvas]))
    var options = PictureOptions()
    let plain = try #require(draw(compilation, options).first)
    for (name, overlay) in Overlays.named {
      options.overlays = overlay
      let picture = try #require(draw(compilation, options).first)
      try expectWellFormed(picture.svg)
      #expect(picture.svg.count > plain.svg.count, "\(name)")
    }
    options.overlays = .constraints
    let svg = text(try #require(draw(compilation, options).first))
    for words in ["30", "20", "≤20@750", "×2"] { #expect(svg.contains(">\(words)<"), "\(words)") }
    // Two conflicting widths, and one view without a width.
    #expect(svg.contains("#ff2d28"))
    #expect(svg.contains("#ff9500"))
    #expect(svg.contains("#007aff"))
  }

  /// The content views of cells and the views of controllers have margins of their own, which no constraint and no
  /// attribute mentions.
  @Test func overlaysShowTheMarginsOfClasses() throws {
    let compilation = try compile(
      "PlainTable.storyboard", CompilerOptions(configurations: [.canvas]))
    var options = PictureOptions()
    options.overlays = .margins
    let picture = try #require(draw(compilation, options).first)
    let boxes = text(picture).ranges(of: "stroke=\"#9646c8\"")
    #expect(boxes.count > 3, "\(boxes.count)")
  }

  @Test func findingsHaveABackground() throws {
    let compilation = try compile("Overlay.xib", CompilerOptions(configurations: [.canvas]))
    let lines = text(try #require(draw(compilation, PictureOptions()).first))
      .split(separator: "\n").map(String.init)
    let caption = try #require(lines.firstIndex { $0.contains("1 conflict, 1 ambiguous view") })
    #expect(
      lines[caption - 1]
        == "  <rect x=\"0\" y=\"240\" width=\"320\" height=\"26\" fill=\"#ffffff\"/>")
  }
}
