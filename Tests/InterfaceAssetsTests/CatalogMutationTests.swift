import Foundation
import InterfaceAssets
import InterfaceSource
import InterfaceTraits
import Testing

/// Randomly damaged `Contents.json` files, the same in every run.
struct CatalogMutationTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let folders = [
    "a.imageset", "a.colorset", "a.symbolset", "a.dataset", "a.appiconset", "a.launchimage",
    "group",
  ]

  private static let words = [
    "null", "[]", "{}", "-1e308", "1e999", "\"\"", "\"compact\"", "\"9-part\"", "\"2x\"",
    "\"dark\"",
    "\"images\"", "\"colors\"", "\"filename\"", ",", ":", "\"\\u0000\"", "\"999999999999GB\"",
    "\">9223372036854775807\"", "\"{1,2}\"", "\"0xFF\"", "\"a.png\"", "true",
  ]

  private func damaged(_ bytes: [UInt8], _ random: inout Random) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
      default:
        let word = Self.words.randomElement(using: &random) ?? ""
        bytes.replaceSubrange(start..<end, with: word.utf8)
      }
    }
    return bytes
  }

  private func catalog(_ bytes: [UInt8]) -> Catalog {
    let files = Self.folders.flatMap { folder in
      [
        AssetFile(path: "\(folder)/Contents.json", bytes: bytes),
        AssetFile(path: "\(folder)/a.png", bytes: [0x89]),
      ]
    }
    return Catalog(reading: AssetCatalogSource(path: "A.xcassets", files: files))
  }

  @Test(arguments: 0..<8)
  func `findings are inside the file; explanation, choice and thinning agree`(seed: UInt64) throws {
    var random = Random(state: seed)
    let sources = FixtureCatalog.files(of: FixtureCatalog.folder)
      .filter { $0.path.hasSuffix("Contents.json") }.sorted { $0.path < $1.path }
      .compactMap { $0.read(.max) }
    #expect(sources.count > 10)
    let cells = SizeClassGrid.cells.map {
      AssetTraits(
        TraitCollection(
          horizontalSizeClass: $0.width, verticalSizeClass: $0.height, userInterfaceIdiom: .phone,
          displayScale: 2, userInterfaceStyle: .dark))
    }
    for _ in 0..<60 {
      let bytes = damaged(sources.randomElement(using: &random) ?? [], &random)
      let catalog = catalog(bytes)
      for found in catalog.findings {
        for diagnostic in found.diagnostics {
          let range = diagnostic.range
          #expect(
            0 <= range.start && range.start <= range.end && range.end <= found.file.bytes.count)
        }
      }
      let again = self.catalog(bytes)
      #expect(catalog.findings.map(\.diagnostics) == again.findings.map(\.diagnostics))
      for set in catalog.imageSets {
        for traits in cells {
          let chosen = set.variants.verdicts(for: traits).firstIndex(of: .chosen)
          #expect(chosen.map { set.slots[$0].range } == set.bestMatch(for: traits)?.slot.range)
        }
      }
      let kept = Set(
        AssetThinning(of: catalog, for: cells).files.filter { $0.reason == nil }.map(\.path))
      for entry in AssetSurvey(of: catalog, in: cells).entries
      where entry.set.asset.kind != .colorSet {
        for group in entry.groups {
          for (variant, verdict) in zip(entry.set.variants, group.verdicts) where verdict == .chosen
          {
            if let path = variant.file?.path { #expect(kept.contains(path)) }
          }
        }
      }
    }
  }
}
