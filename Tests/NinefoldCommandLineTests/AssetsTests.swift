import Foundation
import Ninefold
import NinefoldCommandLine
import TestSupport
import Testing

/// `ninefold assets` and `ninefold thin`.
@Suite struct AssetsTests {
  private static let adaptive = Fixtures.url("assets/Adaptive.xcassets").path

  @Test func variantsChosenInSizeClassCells() throws {
    let run = ToolRun(["assets", Self.adaptive])
    #expect(run.status == .clean)
    // The button exists in one size-class cell only.
    #expect(run.error.split(separator: "\n").count == 2, "\(run.error)")
    #expect(run.error.contains("[asset-variant-gap]"))
    try expectGolden(Self.withoutPath(run.output), at: "assets/listing/cells.txt")
  }

  @Test func variantsChosenOnADevice() throws {
    let run = ToolRun([
      "assets", Self.adaptive, "--format", "json", "--device", "iPhone 8 Plus:landscape",
      "--device", "iPhone 8", "--style", "dark",
    ])
    #expect(run.status == .clean)
    try expectGolden(Self.withoutPath(run.output), at: "assets/listing/devices.json")
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(
      root?["environments"] as? [String] == [
        "device:retina5_5:landscape:dark", "device:retina4_7:dark",
      ])
  }

  /// Acceptance example 13.
  @Test func aPhoneWithTwoPixelsPerPointKeepsOnly2x() throws {
    let folder = try TemporaryFolder()
    let contents = """
      {"images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
        {"idiom": "universal", "filename": "a@3x.png", "scale": "3x"}
      ]}
      """
    try folder.write(contents, to: "A.xcassets/a.imageset/Contents.json")
    for (name, count) in [("a", 1), ("a@2x", 20), ("a@3x", 300)] {
      try folder.write(
        String(repeating: "x", count: count), to: "A.xcassets/a.imageset/\(name).png")
    }
    let catalog = folder.path("A.xcassets")
    let run = ToolRun(["thin", catalog, "--device", "iPhone 8"])
    #expect(run.status == .clean, "\(run.error)")
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(root["savedBytes"] as? Int == 301)
    #expect(root["keptBytes"] as? Int == 20)
    let found = try #require((root["catalogs"] as? [[String: Any]])?.first)
    func files(_ key: String) -> [String]? {
      (found[key] as? [[String: Any]])?.compactMap { $0["file"] as? String }
    }
    #expect(files("kept") == ["a.imageset/a@2x.png"])
    #expect(files("dropped") == ["a.imageset/a.png", "a.imageset/a@3x.png"])

    let output = folder.path("out/manifest.json")
    let written = ToolRun(["thin", folder.url.path, "--device", "iphone 8", "-o", output])
    #expect(written.status == .clean)
    #expect(written.output == "1 files kept with 20 bytes, 2 dropped: 301 bytes saved\n")
    #expect(try String(contentsOfFile: output, encoding: .utf8) == run.output)
  }

  /// Orientations, styles, contrasts and directions all apply to a device; other traits do not.
  @Test func thinningRetainsVariantsForADevice() throws {
    let folder = try TemporaryFolder()
    func slot(_ name: String, _ conditions: String) -> String {
      #"{"filename": "\#(name).png", "scale": "2x", \#(conditions)}"#
    }
    func appearance(_ kind: String, _ value: String) -> String {
      #""appearances": [{"appearance": "\#(kind)", "value": "\#(value)"}]"#
    }
    let slots = [
      slot("any", #""idiom": "universal""#),
      slot("low", #""idiom": "universal", "height-class": "compact""#),
      slot("wide", #""idiom": "universal", "width-class": "regular""#),
      slot("dark", appearance("luminosity", "dark")),
      slot("strong", appearance("contrast", "high")),
      slot("arabic", #""language-direction": "right-to-left""#),
      slot("vivid", #""display-gamut": "display-P3""#),
      slot("pad", #""idiom": "ipad""#), slot("tall", #""subtype": "retina4""#),
      slot("large", #""memory": "4GB""#), slot("german", #""locale": "de""#),
    ]
    try folder.write(
      #"{"images": [\#(slots.joined(separator: ","))]}"#,
      to: "A.xcassets/a.imageset/Contents.json")
    for name in [
      "any", "low", "wide", "dark", "strong", "arabic", "vivid", "pad", "tall", "large", "german",
    ] {
      try folder.write("x", to: "A.xcassets/a.imageset/\(name).png")
    }
    func retainedFiles(_ device: String, _ more: String...) throws -> [String] {
      let run = ToolRun(["thin", folder.url.path, "--device", device] + more)
      let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let catalog = (root?["catalogs"] as? [[String: Any]])?.first
      return ((catalog?["kept"] as? [[String: Any]]) ?? []).compactMap {
        ($0["file"] as? String).map { String($0.dropFirst("a.imageset/".count).dropLast(4)) }
      }
    }
    // An iPhone 8 has a P3 display and 2 GB of memory, and its width is never regular: the variant
    // for P3 precedes those without a condition, and the one for 4 GB is never chosen.
    #expect(
      try retainedFiles("iPhone 8", "--os", "16") == ["low", "dark", "strong", "arabic", "vivid"])
    #expect(try retainedFiles("iPhone 8", "--os", "12") == ["low", "arabic", "vivid"])
    // An iPhone 6s has an sRGB display, so no variant for P3 is chosen.
    #expect(
      try retainedFiles("iPhone 6s") == ["any", "low", "dark", "strong", "arabic", "german"])
    // Products with this screen that ran iOS 12 have either display; none has 4 GB.
    #expect(
      try retainedFiles("retina4_7", "--os", "12") == ["any", "low", "arabic", "vivid", "german"])
    // Before iOS 8, there were no size classes.
    #expect(try retainedFiles("iPhone 4s", "--os", "7") == ["any", "arabic", "german"])
    // Its own subtype precedes all following ones; the display is sRGB.
    #expect(try retainedFiles("iPhone 5") == ["tall"])
    // A tablet uses its own idiom before all universal variants.
    #expect(try retainedFiles("ipad9_7") == ["pad"])
  }

  @Test func usageErrorsAreReported() throws {
    let missing = ToolRun(["thin", Self.adaptive])
    #expect(missing.status == .failure)
    #expect(missing.error.contains("--device is required: a manifest describes one kind of device"))
    let window = ToolRun(["thin", Self.adaptive, "--device", "iPhone 8:landscape"])
    #expect(window.status == .failure)
    #expect(window.error.contains("a manifest covers all windows of a device"))
    let old = ToolRun(["thin", Self.adaptive, "--device", "iPhone 6s", "--os", "26"])
    #expect(old.status == .failure)
    #expect(old.error.contains("iPhone 6s runs iOS 9 to 15; did you mean 'iPhone SE 3'?"))
    let near = ToolRun(["thin", Self.adaptive, "--device", "iPone 8"])
    #expect(near.error.contains("did you mean 'iPhone 8'?"), "\(near.error)")
    let canvas = ToolRun(["assets", Self.adaptive, "--cell", "canvas"])
    #expect(canvas.status == .failure)
    #expect(canvas.error.contains("a catalog has no canvas"))
    let text = ToolRun(["assets", Self.adaptive, "--text", "stored"])
    #expect(text.error.contains("unknown option '--text'"), "\(text.error)")
    let locale = ToolRun(["assets", Self.adaptive, "--locale", "fr"])
    #expect(locale.error.contains("unknown option '--locale'"), "\(locale.error)")
    let nowhere = ToolRun(["assets", "/nowhere/at/all"])
    #expect(nowhere.status == .failure)
    let folder = try TemporaryFolder()
    let empty = ToolRun(["assets", folder.url.path])
    #expect(empty.status == .failure)
    #expect(empty.error.contains("no .xcassets folder"))
    #expect(ToolRun(["assets", folder.url.path, "--allow-empty"]).status == .clean)
  }

  @Test func aBrokenCatalogIsAFinding() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"images": ["#, to: "A.xcassets/a.imageset/Contents.json")
    for command in [["assets"], ["thin", "--device", "iPhone 8"]] {
      let run = ToolRun(command + [folder.url.path])
      #expect(run.status == .findings)
      #expect(run.error.contains("A.xcassets/a.imageset/Contents.json:1:"), "\(run.error)")
      #expect(run.error.contains("[json-syntax]"))
    }
  }

  private static func withoutPath(_ output: String) -> [UInt8] {
    Array(output.replacingOccurrences(of: adaptive, with: "Adaptive.xcassets").utf8)
  }

  @Test func manifestIsNotWrittenToAPipe() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o644) == 0)
    let arguments = ["thin", Self.adaptive, "--device", "iPhone 8"]
    let run = ToolRun(arguments + ["-o", folder.path("pipe")])
    #expect(run.status == .failure)
    #expect(run.error.contains("a file or folder with this name already exists"), "\(run.error)")
    let printed = ToolRun(arguments + ["-o", "-"])
    let plain = ToolRun(arguments)
    #expect(!plain.output.isEmpty)
    #expect(printed.output == plain.output)
  }
}
