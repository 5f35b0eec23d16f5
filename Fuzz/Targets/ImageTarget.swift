import InterfaceAssets

/// Reads arbitrary bytes as the header of an image.
enum ImageTarget {
  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    guard let header = ImageHeader(reading: bytes) else { return }
    let isSize = { (side: Double) in side > 0 && side < 1_000_000 }
    Property.require(isSize(header.width) && isSize(header.height), "\(header) is no size")
    // Bytes after a recognized header have no effect; vector images are read as a whole.
    if !header.isVector {
      Property.require(
        ImageHeader(reading: bytes + bytes) == header, "bytes after the header change it")
    }
  }
}
