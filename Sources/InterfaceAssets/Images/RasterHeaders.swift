extension ImageHeader {
  /// Reads a PNG header: the size in `IHDR`, which comes first or, in files that Xcode rewrote,
  /// after `CgBI`.
  static func png(_ reader: ByteReader) -> ImageHeader? {
    guard reader.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      return nil
    }
    var offset = 8
    if reader.has("CgBI", at: 12), let length = reader.bigEndian(at: 8, count: 4) {
      offset += length + 12
    }
    guard reader.has("IHDR", at: offset + 4),
      let width = reader.bigEndian(at: offset + 8, count: 4),
      let height = reader.bigEndian(at: offset + 12, count: 4)
    else { return nil }
    return ImageHeader(format: .png, width: Double(width), height: Double(height))
  }

  /// Reads a GIF header: the size of the logical screen.
  static func gif(_ reader: ByteReader) -> ImageHeader? {
    guard reader.has("GIF87a", at: 0) || reader.has("GIF89a", at: 0),
      let width = reader.littleEndian(at: 6, count: 2),
      let height = reader.littleEndian(at: 8, count: 2)
    else { return nil }
    return ImageHeader(format: .gif, width: Double(width), height: Double(height))
  }

  /// Reads a JPEG header: the size in the first start-of-frame segment, ignoring the EXIF
  /// orientation.
  static func jpeg(_ reader: ByteReader) -> ImageHeader? {
    guard reader.bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var offset = 2
    while let lead = reader[offset], let marker = reader[offset + 1] {
      guard lead == 0xFF else { return nil }
      switch marker {
      case 0xFF:  // A fill byte before a marker.
        offset += 1
      case 0x01, 0xD0...0xD8:  // Markers without a segment.
        offset += 2
      case 0xD9, 0xDA:  // The image data or its end, without a preceding frame.
        return nil
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = reader.bigEndian(at: offset + 5, count: 2),
          let width = reader.bigEndian(at: offset + 7, count: 2)
        else { return nil }
        return ImageHeader(format: .jpeg, width: Double(width), height: Double(height))
      default:
        guard let length = reader.bigEndian(at: offset + 2, count: 2), length >= 2 else {
          return nil
        }
        offset += 2 + length
      }
    }
    return nil
  }
}
