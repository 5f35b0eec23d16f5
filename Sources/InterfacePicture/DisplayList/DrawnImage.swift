package import InterfaceTraits
package import PlatformFacts

/// An image, or a part of one, stretched over a rectangle or tiled.
package struct DrawnImage: Equatable, Sendable {
  /// The index of its file in the list's images.
  package var file: Int
  package var rect: LayoutRect
  /// The part that is drawn, as fractions of the image, or `nil` for the whole image.
  package var part: LayoutRect?
  /// The size of each tile, or `nil` if the image is stretched.
  package var tile: LayoutSize?
  /// The color that replaces the image's own, for templates, or `nil` if there is none.
  package var tint: RGBA?
}

/// The file of an image, which a picture contains once even if it shows it several times.
package struct ImageFile: Equatable, Sendable {
  /// The formats that every viewer supports.
  package enum Format: Equatable, Sendable {
    case png, jpeg, svg
  }

  package var format: Format
  /// The bytes in base64: an image in several pictures is encoded once.
  package var base64: [UInt8]

  /// Creates a vector image.
  ///
  /// - Parameter inert: An SVG document without scripts and external references.
  package init(svg inert: [UInt8]) {
    format = .svg
    base64 = Base64.text(inert)
  }

  /// Creates a file with bytes, or returns `nil` if they are neither PNG nor JPEG.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      format = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
    } else {
      return nil
    }
    base64 = Base64.text(bytes)
  }
}
