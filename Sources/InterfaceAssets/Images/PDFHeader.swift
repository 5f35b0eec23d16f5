extension ImageHeader {
  /// Reads a PDF header: the first crop box, or else the first media box, rotated by the first
  /// rotation.
  ///
  /// The boxes must be in plain text; those in compressed object streams are not found.
  static func pdf(_ reader: ByteReader) -> ImageHeader? {
    guard reader.has("%PDF-", at: 0),
      let box = firstBox(of: "/CropBox", in: reader) ?? firstBox(of: "/MediaBox", in: reader)
    else { return nil }
    let width = abs(box[2] - box[0])
    let height = abs(box[3] - box[1])
    return isRotated(reader)
      ? ImageHeader(format: .pdf, width: height, height: width)
      : ImageHeader(format: .pdf, width: width, height: height)
  }

  /// Returns the four numbers after the first occurrence of a name that is followed by them.
  private static func firstBox(of name: StaticString, in reader: ByteReader) -> [Double]? {
    var start = 0
    while let offset = reader.firstOffset(of: name, from: start) {
      start = offset + name.utf8CodeUnitCount
      var end = start
      while let byte = reader[end], isBlank(byte) { end += 1 }
      guard reader[end] == UInt8(ascii: "[") else { continue }
      let text = reader.bytes[(end + 1)...].prefix(200).prefix { $0 != UInt8(ascii: "]") }
      let numbers = text.split(whereSeparator: isBlank).compactMap {
        DecimalText.number(String(decoding: $0, as: UTF8.self))
      }
      if numbers.count == 4 { return numbers }
    }
    return nil
  }

  private static func isRotated(_ reader: ByteReader) -> Bool {
    guard let offset = reader.firstOffset(of: "/Rotate") else { return false }
    let text = reader.bytes[(offset + 7)...].prefix(12).drop(while: isBlank)
    let digits = text.prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    let angle = Int(String(decoding: digits, as: UTF8.self)) ?? 0
    return angle % 180 != 0 && angle % 90 == 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(byte)
  }
}
