import InterfaceAssets
import InterfaceTraits
import Testing

struct ImageHeaderTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 2, 0, 0, 0, 5, 8, 6, 0, 0, 0]
  private static let pngWithPixelDensity: [UInt8] =
    png + [0, 0, 0, 0, 0, 0, 0, 9] + Array("pHYs".utf8) + [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1]
  private static let pngOfXcode: [UInt8] =
    Array(png[..<8]) + [0, 0, 0, 4] + Array("CgBI".utf8) + [0x50, 0, 0x20, 0x06, 1, 2, 3, 4]
    + Array(png[8...])
  private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x02, 0x01, 0x05, 0x00]

  /// A JPEG with a JFIF segment, an EXIF segment of a rotated picture and a frame.
  private static func jpeg(frame: UInt8) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, 0, 8] + Array("Exif".utf8) + [0, 6]
      + [0xFF, 0xFF, frame, 0, 11, 8, 0, 5, 1, 2, 3]
  }

  private static func size(_ bytes: [UInt8]) -> LayoutSize? {
    ImageHeader(reading: bytes).map { LayoutSize(width: $0.width, height: $0.height) }
  }

  private static let rasters = [
    png, pngWithPixelDensity, pngOfXcode, gif, jpeg(frame: 0xC0), jpeg(frame: 0xC2),
  ]

  @Test(arguments: rasters)
  func `the size of a raster image is in its header`(bytes: [UInt8]) {
    #expect(Self.size(bytes) == LayoutSize(width: 258, height: 5))
    #expect(ImageHeader(reading: bytes)?.isVector == false)
  }

  @Test(
    arguments: [
      ("%PDF-1.4 /MediaBox [0 0 20 30]", 20, 30), ("%PDF-1.4 /MediaBox[ 5 5.5 -20 30.5 ]", 25, 25),
      ("%PDF-1.4 /MediaBox 4 0 R /MediaBox [0 0 7 8]", 7, 8),
      ("%PDF-1.4 /MediaBox [0 0 20 30] /CropBox [0 0 10 15]", 10, 15),
      ("%PDF-1.4 /MediaBox [0 0 20 30] /Rotate 90", 30, 20),
      ("%PDF-1.4 /MediaBox [0 0 20 30] /Rotate 180", 20, 30),
      ("<svg width='20' height=\"30px\"/>", 20, 30), ("<svg viewBox='0 0 20,30'>", 20, 30),
      ("<?xml version='1.0'?><!-- <svg width='1'> -->\n<svg width='2in' height='36pt'>", 192, 48),
      (
        "<!DOCTYPE svg [<!ENTITY a '>'>]><s:svg width='100%' height='100%' viewBox='0 0 4 5'>", 4, 5
      ),
      ("<svg width='40' viewBox='0 0 20 30'/>", 40, 60),
    ] as [(String, Double, Double)])
  func `the size of a vector is its own`(text: String, width: Double, height: Double) throws {
    let header = try #require(ImageHeader(reading: Array(text.utf8)))
    #expect(header.isVector)
    #expect(abs(header.width - width) < 1e-9)
    #expect(abs(header.height - height) < 1e-9)
  }

  @Test(arguments: [
    "", "GIF89a", "%PDF-1.4", "%PDF-1.4 /MediaBox", "%PDF-1.4 /MediaBox [0 0 nan 3]",
    "%PDF-1.4 /MediaBox [0 0 0 3]", "%PDF-1.4 /MediaBox [0 0 1e300 3]", "<svg/>", "<svg",
    "<html width='1' height='1'/>", "<!-- <svg", "<!DOCTYPE svg [", "<svg width='1' height='-1'/>",
    "<svg width='nan' height='infinity'/>", "<svg viewBox='0 0 0 0' width='5'/>", "text",
    "<svg width=5 height=6>",
  ])
  func `headers without a size give none`(text: String) {
    #expect(Self.size(Array(text.utf8)) == nil)
  }

  @Test func `extreme sizes give none`() {
    var huge = Self.png
    huge[16] = 0xFF
    #expect(Self.size(huge) == nil)
    var empty = Self.png
    empty.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    #expect(Self.size(empty) == nil)
    // A segment without a length, and a chunk beyond the end.
    #expect(Self.size([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0]) == nil)
    var long = Self.pngOfXcode
    long.replaceSubrange(8..<12, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(Self.size(long) == nil)
  }

  @Test(arguments: rasters)
  func `truncations and single changes do not crash`(bytes: [UInt8]) {
    for end in 0..<bytes.count {
      _ = ImageHeader(reading: Array(bytes[..<end]))
      for bit in 0..<8 {
        var changed = bytes
        changed[end] ^= 1 << bit
        _ = ImageHeader(reading: changed)
      }
    }
  }

  @Test func `a late header is found, and searched only once`() {
    let filler: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0x40, 0] + Array(repeating: 0, count: 0x3FFE)
    let far = filler + Self.jpeg(frame: 0xC0)[2...]
    var memo = ImageHeaderMemo()
    let path = "a.jpg"
    #expect(memo.header(of: AssetFile(path: path, bytes: far))?.width == 258)
    #expect(memo.header(of: AssetFile(path: path) { _ in nil })?.width == 258)
    #expect(memo.header(of: AssetFile(path: "b.jpg") { _ in nil }) == nil)
  }
}
