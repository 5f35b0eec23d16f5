import Testing
import TextMeasurement

struct MalformedFontTests {
  private static func fault(_ bytes: [UInt8]) -> FontFault? {
    do throws(FontFault) {
      _ = try FontFile(reading: bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the offset of a table's record in the font's table directory.
  private static func entry(_ tag: String, in bytes: [UInt8]) throws -> Int {
    try #require(
      stride(from: 12, to: bytes.count - 16, by: 16).first {
        Array(bytes[$0..<$0 + 4]) == Array(tag.utf8)
      })
  }

  private static func offset(_ tag: String, in bytes: [UInt8]) throws -> Int {
    let place = try entry(tag, in: bytes) + 8
    return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test func otherFilesAreRejectedWithAnOffset() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 171272\n"
    #expect(Self.fault([])?.message == "a file of 0 bytes is too short for a font")
    let fault = try #require(Self.fault(Array(pointer.utf8)))
    #expect(fault.message == "the first bytes are those of neither TrueType nor OpenType")
    #expect(fault.offset == 0)
    #expect(Self.fault(Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0, 0, 0])?.offset == 8)
  }

  @Test func truncatedFontsNameTheTable() throws {
    let bytes = try TestFonts.bytes("NinefoldTest-Regular.ttf")
    let fault = try #require(Self.fault(Array(bytes.dropLast(40))))
    #expect(fault.message.hasPrefix("the table '"))
    #expect(fault.message.hasSuffix("of \(bytes.count - 40)"))
    #expect(fault.offset >= 12 && fault.offset < 12 + 16 * Int(bytes[5]))
  }

  @Test(arguments: ["head", "hhea", "hmtx", "maxp", "cmap", "name"])
  func requiredTablesMustExist(tag: String) throws {
    var bytes = try TestFonts.bytes("NinefoldTest-Regular.ttf")
    bytes[try Self.entry(tag, in: bytes)] = UInt8(ascii: "X")
    #expect(Self.fault(bytes)?.message == "the font has no table '\(tag)'")
  }

  @Test func contradictoryNumbersAreRejectedWithAnOffset() throws {
    let bytes = try TestFonts.bytes("NinefoldTest-Regular.ttf")
    let changes = [
      ("head", 18, "the table 'head' declares 0 units per em; expected 16 to 16384"),
      ("hhea", 34, "the table 'hhea' declares 0 widths for 14 glyphs"),
      ("maxp", 4, "the table 'hhea' declares 14 widths for 0 glyphs"),
    ]
    for (tag, place, message) in changes {
      var changed = bytes
      let offset = try Self.offset(tag, in: bytes) + place
      changed[offset] = 0
      changed[offset + 1] = 0
      #expect(Self.fault(changed)?.message == message)
    }
    var lines = bytes
    let offset = try Self.offset("hhea", in: bytes) + 4
    lines[offset] = 0x80
    #expect(Self.fault(lines)?.offset == offset)
  }

  @Test func limitsAreEnforced() throws {
    let bytes = try TestFonts.bytes("NinefoldPair.ttc")
    var limits = FontLimits.standard
    limits.byteCount = 100
    #expect(throws: FontFault.self) { try FontFile(reading: bytes, limits: limits) }
    limits = .standard
    limits.faceCount = 1
    #expect(throws: FontFault.self) { try FontFile(reading: bytes, limits: limits) }
    limits = .standard
    limits.tableCount = 3
    #expect(throws: FontFault.self) { try FontFile(reading: bytes, limits: limits) }
  }

  /// Bytes are changed, removed and repeated in a deterministic random sequence: reading always finishes, the ranges of
  /// errors are inside the file, and texts have finite widths that are the same in two measurements.
  @Test(arguments: TestFonts.names)
  func hostileFontsNeitherCrashNorHang(name: String) throws {
    let whole = try TestFonts.bytes(name)
    var random = Random(state: 9)
    var readable = 0
    for _ in 0..<1500 {
      var bytes = whole
      for _ in 0...random.below(6) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF][random.below(5)]
        case 2 where bytes.count > 100: bytes.removeLast(random.below(20))
        default: bytes[place] ^= 1 << UInt8(random.below(8))
        }
      }
      do throws(FontFault) {
        for face in try FontFile(reading: bytes).faces {
          readable += 1
          measure(face)
        }
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
    #expect(readable > 100)
  }

  private func measure(_ face: FontFace) {
    let text = "AVA fin o\u{301} \u{628}\u{628}\u{627} x…\u{1F600}"
    for variations in [[], face.instances.last?.variations ?? []] {
      guard let shaper = FontShaper(face, variations: variations, size: 11) else { continue }
      let advances = shaper.advances(of: text)
      #expect(advances.widths.count == text.utf8.count)
      #expect(advances.widths.allSatisfy { $0.isFinite })
      #expect(shaper.advances(of: text).widths == advances.widths)
    }
  }

  /// Xorshift, so that every run has the same sequence.
  private struct Random {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }
}
