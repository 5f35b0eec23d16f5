/// The tables of the fonts in a file, verified to be inside the file.
///
/// The format is defined in OpenType 1.9, "Organization of an OpenType Font": a font, or a
/// collection of fonts that share tables.
struct FontContainer {
  struct Table {
    /// The offset of the table from the start of the file, in bytes.
    var offset: Int
    /// The length of the table, in bytes.
    var length: Int
  }

  /// The tables of one font, by tag.
  typealias Tables = [UInt32: Table]

  /// The fonts, in file order.
  private(set) var fonts: [Tables] = []
  private let bytes: [UInt8]
  private let limits: FontLimits

  init(_ bytes: [UInt8], limits: FontLimits) throws(FontFault) {
    self.bytes = bytes
    self.limits = limits
    guard bytes.count <= limits.byteCount else {
      throw FontFault("the file has more than \(limits.byteCount) bytes", at: 0)
    }
    guard bytes.count >= 12 else {
      throw FontFault("a file of \(bytes.count) bytes is too short for a font", at: 0)
    }
    guard word(0) == Self.tag("ttcf") else {
      fonts = [try tables(at: 0)]
      return
    }
    let count = Int(word(8))
    guard (1...limits.faceCount).contains(count) else {
      throw FontFault(
        "the collection declares \(count) fonts; expected 1 to \(limits.faceCount)", at: 8)
    }
    guard 12 + 4 * count <= bytes.count else {
      throw FontFault("the collection's list of \(count) fonts is truncated", at: 12)
    }
    for index in 0..<count { fonts.append(try tables(at: Int(word(12 + 4 * index)))) }
  }

  /// Returns the big-endian 16-bit number at an offset, or 0 beyond the end.
  func half(_ offset: Int) -> UInt16 {
    guard offset >= 0, offset + 2 <= bytes.count else { return 0 }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  /// Returns the big-endian 32-bit number at an offset, or 0 beyond the end.
  func word(_ offset: Int) -> UInt32 { UInt32(half(offset)) << 16 | UInt32(half(offset + 2)) }

  /// Returns the number of a tag with four characters.
  static func tag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private func tables(at start: Int) throws(FontFault) -> Tables {
    guard start + 12 <= bytes.count else {
      throw FontFault(
        "a font of the collection begins beyond the end of the file",
        at: Swift.min(start, bytes.count))
    }
    guard [0x0001_0000, Self.tag("OTTO"), Self.tag("true")].contains(word(start)) else {
      throw FontFault("the first bytes are those of neither TrueType nor OpenType", at: start)
    }
    let count = Int(half(start + 4))
    guard (1...limits.tableCount).contains(count) else {
      throw FontFault(
        "the font declares \(count) tables; expected 1 to \(limits.tableCount)", at: start + 4)
    }
    guard start + 12 + 16 * count <= bytes.count else {
      throw FontFault("the font's list of \(count) tables is truncated", at: start + 12)
    }
    var tables: Tables = [:]
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      let table = Table(offset: Int(word(entry + 8)), length: Int(word(entry + 12)))
      guard table.offset + table.length <= bytes.count else {
        throw FontFault(
          "the table '\(name(entry))' ends at byte \(table.offset + table.length) of \(bytes.count)",
          at: entry)
      }
      tables[word(entry)] = table
    }
    return tables
  }

  private func name(_ offset: Int) -> String {
    String(
      decoding: bytes[offset..<offset + 4].map {
        (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?")
      },
      as: UTF8.self)
  }
}
