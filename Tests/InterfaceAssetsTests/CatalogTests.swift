import Foundation
import InterfaceAssets
import InterfaceSource
import InterfaceTraits
import TestSupport
import Testing

struct CatalogTests {
  private let catalog = FixtureCatalog.read("Adaptive.xcassets")

  /// The button exists in one size-class cell only.
  @Test func `a valid catalog has no findings except its gap`() {
    let findings = catalog.findings
    #expect(findings.map(\.file.path) == ["Adaptive.xcassets/button.imageset/Contents.json"])
    #expect(
      findings.flatMap(\.diagnostics).map(\.message) == [
        #""button" has no variant for iphone, compact width, regular height"#,
        "the image has no file for 3x",
      ])
  }

  @Test func `names are folder names, after the groups that provide a namespace`() {
    #expect(catalog.imageSets.map(\.asset.name) == ["Icons/star", "badge", "button", "hero"])
    #expect(catalog.colorSets.map(\.asset.name) == ["Brand"])
    #expect(catalog.symbolSets.map(\.asset.name) == ["mark"])
    #expect(catalog.otherAssets.map(\.name) == ["notes"])
    #expect(catalog.otherAssets.first?.kind == .dataSet)
    #expect(
      catalog.otherAssets.first?.files.map(\.path) == ["Adaptive.xcassets/notes.dataset/notes.txt"])
    #expect(catalog.imageSet(named: "star") == nil)
    #expect(catalog.imageSet(named: "Badge") == nil)
  }

  /// Searching all files for each of them took half an hour.
  @Test(.hasTimeLimit) func `missing files of a large catalog are found quickly`() {
    let count = 10_000
    let files = (0..<count).map { number in
      let name = number == 7 ? "CONTENTS.json" : "image.png"
      return AssetFile(
        path: "set\(number).imageset/Contents.json",
        bytes: Array(#"{"images":[{"idiom":"universal","filename":"\#(name)"}]}"#.utf8))
    }
    let catalog = Catalog(reading: AssetCatalogSource(path: "A.xcassets", files: files))
    let kinds = catalog.findings.flatMap(\.diagnostics).map(\.kind.id)
    #expect(kinds.filter { $0 == "asset-file-missing" }.count == count - 1)
    #expect(kinds.filter { $0 == "asset-file-case" }.count == 1)
    #expect(kinds.count == count)
    #expect(
      catalog.imageSet(named: "set7")?.slots.first?.file?.path
        == "A.xcassets/set7.imageset/Contents.json")
  }

  /// Acceptance example 4.
  @Test(arguments: SizeClassGrid.cells)
  func `an image is 24 points in compact height and 48 elsewhere`(
    cell: SizeClassGrid.Cell
  ) throws {
    var headers = ImageHeaderMemo()
    for scale in [1.0, 2, 3] {
      let traits = TraitCollection(
        horizontalSizeClass: cell.width, verticalSizeClass: cell.height, userInterfaceIdiom: .phone,
        displayScale: scale)
      let match = try #require(catalog.bestMatch(imageNamed: "badge", traits: traits))
      let side: Double = cell.height == .compact ? 24 : 48
      #expect(match.pointSize(using: &headers) == LayoutSize(width: side, height: side))
      #expect(match.renderingIntent == .template)
      #expect(match.scale == scale)
    }
  }

  @Test func `an empty dark slot falls back to the light one`() throws {
    let library = AssetLibrary(catalogs: [catalog])
    func file(_ scale: Double, _ style: TraitCollection.Style) -> String? {
      library.bestMatch(
        imageNamed: "hero", traits: TraitCollection(displayScale: scale, userInterfaceStyle: style))?
        .file.map { String($0.name) }
    }
    #expect(file(2, .light) == "hero@2x.png")
    #expect(file(2, .dark) == "hero-dark@2x.png")
    // The appearance takes precedence over the scale.
    #expect(file(3, .dark) == "hero-dark@2x.png")
    #expect(file(1, .light) == "hero@2x.png")
  }

  @Test func `a vector has its own size, from the crop box`() throws {
    var headers = ImageHeaderMemo()
    let match = try #require(catalog.bestMatch(imageNamed: "Icons/star", traits: .init()))
    #expect(match.preservesVectorRepresentation)
    #expect(match.pointSize(using: &headers) == LayoutSize(width: 22, height: 28))
    #expect(match.file?.path == "Adaptive.xcassets/Icons/Plain/star.imageset/star.pdf")
  }

  @Test func `caps and alignment insets are pixels of the file`() throws {
    let traits = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .compact)
    let match = try #require(catalog.bestMatch(imageNamed: "button", traits: traits))
    #expect(match.slot.resizing?.mode == .nineParts)
    #expect(match.slot.resizing?.center == LayoutSize(width: 2, height: 2))
    var headers = ImageHeaderMemo()
    #expect(match.wholeSize(using: &headers) == LayoutSize(width: 10, height: 10))
    #expect(match.pointSize(using: &headers) == LayoutSize(width: 7, height: 9))
    #expect(match.capInsets == LayoutInsets(top: 4, left: 3, bottom: 4, right: 3))
    #expect(match.alignmentInsets == LayoutInsets(top: 1, left: 0, bottom: 2, right: 0))
    #expect(catalog.bestMatch(imageNamed: "button", traits: TraitCollection()) == nil)
  }

  @Test func `color components are fractions, bytes or hexadecimal`() {
    func color(_ style: TraitCollection.Style, _ highContrast: Bool) -> AssetColor? {
      catalog.color(
        named: "Brand",
        for: AssetTraits(
          TraitCollection(traitsFrom: [
            TraitCollection(userInterfaceStyle: style),
            TraitCollection(accessibilityContrast: highContrast ? .high : .normal),
          ])))
    }
    let half = 128.0 / 255
    #expect(color(.light, false) == .rgb(.sRGB, red: 0.5, green: half, blue: half, alpha: 1))
    #expect(color(.dark, false) == .gray(.gamma22, white: 0.25, alpha: 0.5))
    #expect(color(.dark, true) == .platform("systemBlueColor"))
    #expect(color(.light, true) == .rgb(.sRGB, red: 1 / 255, green: 1, blue: 0, alpha: 1))
  }

  @Test func `the first catalog with a name wins, before loose images`() {
    func small(_ path: String, _ name: String) -> Catalog {
      let json = #"{"images":[{"filename":"x.png"}]}"#
      return Catalog(
        reading: AssetCatalogSource(
          path: path,
          files: [
            AssetFile(path: "\(name).imageset/Contents.json", bytes: Array(json.utf8)),
            AssetFile(path: "\(name).imageset/x.png", bytes: []),
          ]))
    }
    let library = AssetLibrary(
      catalogs: [
        small("A.xcassets", "one"), small("B.xcassets", "one"), small("C.xcassets", "two"),
      ],
      looseImages: LooseImages(files: [
        AssetFile(path: "App/one.png", bytes: []), AssetFile(path: "App/three@2x.png", bytes: []),
        AssetFile(path: "App/three~ipad.png", bytes: []),
        AssetFile(path: "App/four.jpg", bytes: []),
      ]))
    func path(_ name: String, _ idiom: TraitCollection.Idiom = .phone) -> String? {
      library.bestMatch(imageNamed: name, traits: TraitCollection(userInterfaceIdiom: idiom))?.file?
        .path
    }
    #expect(path("one") == "A.xcassets/one.imageset/x.png")
    #expect(path("two") == "C.xcassets/two.imageset/x.png")
    #expect(path("one.png") == "App/one.png")
    #expect(path("three") == "App/three@2x.png")
    #expect(path("three.png", .pad) == "App/three~ipad.png")
    #expect(path("four.jpg") == "App/four.jpg")
    #expect(path("four") == nil)
  }

  @Test func `each folder searches the catalogs in its own order`() {
    func small(_ path: String, _ names: [String]) -> Catalog {
      let files = names.map {
        AssetFile(path: "\($0).imageset/Contents.json", bytes: Array(#"{"images":[]}"#.utf8))
      }
      return Catalog(reading: AssetCatalogSource(path: path, files: files))
    }
    let names = CatalogNames([
      small("A.xcassets", ["one", "two"]), small("B.xcassets", ["one"]),
      small("C.xcassets", ["two", "three"]),
    ])
    func library(_ ranks: [UInt64?]) -> AssetLibrary {
      AssetLibrary(
        ordering: CatalogOrdering(names) { ranks[$0] }, looseImages: LooseImages(files: []))
    }
    let first = library([0, 1, 2])
    #expect(first.catalogs.map(\.path) == ["A.xcassets", "B.xcassets", "C.xcassets"])
    #expect(first.imageSet(named: "one")?.asset.path.hasPrefix("A.xcassets") == true)
    #expect(first.ordering.nearestImage(to: "thee") == "three")
    #expect(first.ordering.nearestImage(to: "tne") == "one")
    let second = library([nil, 7, 3])
    #expect(second.catalogs.map(\.path) == ["C.xcassets", "B.xcassets"])
    #expect(second.catalogIndex(ofImage: "one")?.index == 1)
    #expect(second.catalogIndex(ofImage: "one")?.catalog.path == "B.xcassets")
    #expect(second.catalogIndex(ofImage: "two")?.index == 0)
    #expect(second.ordering.nearestImage(to: "tne") == "one")
    #expect(library([0, nil, nil]).ordering.nearestImage(to: "thee") == nil)
    #expect(library([0, nil, nil]).imageSet(named: "three") == nil)
    #expect(library([nil, nil, nil]).ordering.isEmpty)
  }

  @Test func `errors are reported at their positions`() {
    let found = FixtureCatalog.read("Broken.xcassets").findings.flatMap { findings in
      findings.diagnostics.map { diagnostic in
        let place = findings.file.location(of: diagnostic.range.start)
        let asset = findings.file.path.split(separator: "/").dropFirst().dropLast()
        return "\(asset.joined(separator: "/")):\(place.line) \(diagnostic.id) "
          + findings.file.text(diagnostic.range)
      }
    }
    #expect(
      found == [
        "b/twin.imageset:1 duplicate-asset-name ",
        "bare.imageset:1 asset-contents-missing ",
        "comma.imageset:3 json-syntax }",
        "empty.imageset:1 json-syntax ",
        "list.imageset:1 invalid-asset-value []",
        "odd.colorset:3 unknown-color-space \"lab\"",
        "odd.colorset:4 bad-asset-number \"0x100\"",
        "odd.colorset:5 invalid-asset-value { \"red\": \"0\", \"green\": \"0\", \"alpha\": \"1\" }",
        "odd.colorset:6 invalid-asset-value {}",
        "odd.imageset:3 unknown-asset-idiom \"phone\"",
        "odd.imageset:4 unknown-asset-scale \"4x\"",
        "odd.imageset:5 unknown-asset-size-class \"tiny\"",
        "odd.imageset:6 unknown-asset-appearance \"dim\"",
        "odd.imageset:7 asset-file-missing \"gone.png\"",
        "odd.imageset:8 asset-file-case \"ODD.png\"",
        "odd.imageset:9 bad-asset-number \"nan\"",
        "odd.imageset:9 bad-asset-number \"0x2\"",
        "odd.imageset:10 invalid-asset-value 7",
      ])
  }

  @Test func `unknown slots never apply, missing files only as a fallback`()
    throws
  {
    let set = try #require(FixtureCatalog.read("Broken.xcassets").imageSet(named: "odd"))
    let match = try #require(set.bestMatch(for: AssetTraits(TraitCollection(displayScale: 1))))
    #expect(match.slot.fileName == "ODD.png")
    #expect(match.file?.path == "Broken.xcassets/odd.imageset/odd.png")
  }

  @Test(arguments: ["odd.imageset", "odd.colorset"])
  func `changed bytes and truncations do not crash`(asset: String) throws {
    let folder = FixtureCatalog.folder.appending(path: "Broken.xcassets").appending(path: asset)
    let bytes = Array(try Data(contentsOf: folder.appending(path: "Contents.json")))
    func read(_ bytes: [UInt8]) -> Catalog {
      Catalog(
        reading: AssetCatalogSource(
          path: "A.xcassets", files: [AssetFile(path: asset + "/Contents.json", bytes: bytes)]))
    }
    for index in bytes.indices {
      let truncated = read(Array(bytes[..<index]))
      #expect(!truncated.findings.isEmpty)
      for byte in [UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "9"), 0xFF] {
        var changed = bytes
        changed[index] = byte
        let catalog = read(changed)
        for findings in catalog.findings {
          for diagnostic in findings.diagnostics {
            #expect(diagnostic.range.start <= diagnostic.range.end)
            #expect(diagnostic.range.end <= Int32(bytes.count))
          }
        }
      }
    }
  }
}
