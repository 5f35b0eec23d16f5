import InterfaceAssets
import InterfaceSource
import Testing

/// Findings in readable catalogs: variants, gaps, keys and files.
struct CatalogCheckTests {
  /// Returns the findings in one set of a kind, as `id "text"`, including notes.
  private func findings(
    _ contents: String, in folder: String = "a.imageset", files: [String] = []
  ) -> [String] {
    let catalog = Catalog(
      reading: AssetCatalogSource(
        path: "A.xcassets",
        files: [AssetFile(path: "\(folder)/Contents.json", bytes: Array(contents.utf8))]
          + files.map { AssetFile(path: "\(folder)/\($0)", bytes: []) }))
    return catalog.findings.flatMap { found in
      found.diagnostics.map { diagnostic in
        let place =
          diagnostic.range.start == diagnostic.range.end
          ? "" : " " + found.file.text(diagnostic.range)
        return diagnostic.id + place + diagnostic.notes.map { " | " + $0.message }.joined()
      }
    }
  }

  private func slot(_ name: String, _ more: String = "") -> String {
    #"{"filename":"\#(name)","idiom":"universal"\#(more.isEmpty ? "" : "," + more)}"#
  }

  private func images(_ slots: String...) -> String {
    #"{"images":[\#(slots.joined(separator: ","))]}"#
  }

  private let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
  private let light = #""appearances":[{"appearance":"luminosity","value":"light"}]"#

  @Test func `variants for every interface leave no gap`() {
    for contents in [
      images(slot("a")), images(slot("a", dark), slot("b", light)),
      images(slot("a", dark), slot("b")),
      images(
        slot("a", #""height-class":"compact""#), slot("b", #""heightClass":"regular""#)),
      images(slot("a", #""language-direction":"left-to-right""#)),
      images(#"{"filename":"a","idiom":"ipad"}"#), images(#"{"filename":"a","idiom":"watch"}"#),
      images(#"{"filename":"a","idiom":"watch","screen-width":"<=145"}"#),
      images(slot("a", #""subtype":"retina4""#)), images(slot("a", #""memory":"2GB""#)),
      images(#"{"idiom":"universal"}"#), #"{"images":[]}"#, "{}",
    ] {
      #expect(
        findings(contents, files: ["a", "b"].filter { contents.contains("\"\($0)\"") }) == [])
    }
  }

  @Test func `an environment without a variant is a gap`() {
    let note = " | add a variant without conditions, which applies everywhere"
    let alone = slot("a", dark)
    #expect(findings(images(alone), files: ["a"]) == ["asset-variant-gap \(alone)\(note)"])
    // A tablet has a variant of its own, a phone in the other height class does not.
    let low = slot("a", #""height-class":"compact""#)
    let pad = #"{"filename":"b","idiom":"ipad"}"#
    #expect(findings(images(low, pad), files: ["a", "b"]) == ["asset-variant-gap \(low)\(note)"])
    // For a missing file this is the only finding.
    #expect(findings(images(slot("a"))).map { $0.prefix(18) } == ["asset-file-missing"])
  }

  @Test func `the second of two equal variants is reported`() {
    let first = slot("a", #""scale":"2x","height-class":"compact""#)
    let second = slot("b", #""scale":"2x","heightClass":"compact""#)
    let other = slot("c", #""scale":"3x""#)
    #expect(
      findings(images(first, other, second), files: ["a", "b", "c"]) == [
        "duplicate-asset-variant \(second) | the earlier variant is here"
      ])
    // Icons of two sizes are not alternatives.
    let icons = [("60x60", "a"), ("40x40", "b"), ("60x60", "c")].map { size, name in
      #"{"filename":"\#(name)","idiom":"iphone","scale":"2x","size":"\#(size)"}"#
    }
    #expect(
      findings(
        images(icons[0], icons[1], icons[2]), in: "a.appiconset", files: ["a", "b", "c"])
        == ["duplicate-asset-variant \(icons[2]) | the earlier variant is here"])
  }

  @Test(arguments: [
    #""idiom":"ipad","height-class":"compact""#, #""idiom":"tv","width-class":"compact""#,
    #""idiom":"iphone","width-class":"regular","height-class":"regular""#,
    #""appearances":[{"appearance":"luminosity","value":"tinted"}]"#,
  ])
  func `impossible environments select no variant`(conditions: String) {
    let slot = #"{"filename":"b",\#(conditions)}"#
    #expect(
      findings(images(self.slot("a"), slot), files: ["a", "b"]) == [
        "unreachable-asset-variant \(slot) | remove the variant, or correct its conditions"
      ])
  }

  @Test func `unknown values suggest the nearest known one`() {
    #expect(
      findings(images(#"{"idiom":"iphne","scale":"2","widht-class":"compact","fresh":1}"#)) == [
        #"unknown-asset-idiom "iphne" | did you mean "iphone"?"#,
        #"unknown-asset-scale "2" | did you mean "2x"?"#,
        #"unknown-asset-key "widht-class" | did you mean "width-class"?"#,
        #"unknown-asset-key "fresh" | it is ignored"#,
      ])
    #expect(
      findings(#"{"imagse":[],"properties":{"template-renderin-intent":"x","new-thing":1}}"#) == [
        #"unknown-asset-key "imagse" | did you mean "images"?"#,
        #"unknown-asset-key "template-renderin-intent" | did you mean "template-rendering-intent"?"#,
      ])
    #expect(
      findings(
        #"{"colors":[{"idiom":"universal","color":{"color-space":"sgrb","components":{"red":"1.0","green":"0.5","blue":"0.5"}}}]}"#,
        in: "a.colorset") == [#"unknown-color-space "sgrb" | did you mean "srgb"?"#])
    #expect(
      findings("{}", in: "a.imagset") == [#"unknown-asset-kind | did you mean "imageset"?"#])
    #expect(findings("{}", in: "Version 1.0") == [])
  }

  @Test func `files without a slot are reported`() {
    #expect(
      findings(images(slot("a.png")), files: ["a.png", "b.png", ".DS_Store", "inner/c.png"]) == [
        "asset-file-unreferenced | remove the file, or assign it to a slot"
      ])
    #expect(findings("{", files: ["b.png"]).map { $0.prefix(11) } == ["json-syntax"])
  }

  @Test func `only some of many unknown keys are reported`() {
    let keys = (0..<5000).map { #""k\#($0)":1"# }.joined(separator: ",")
    #expect(findings("{\(keys)}").count == 100)
  }
}
