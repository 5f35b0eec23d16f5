package import InterfaceTraits
package import PlatformFacts

/// An image, or a part of one, stretched over a rectangle or repeated in it.
package struct DrawnImage: Equatable, Sendable {
  /// The index of its file in the list's images.
  package var file: Int
  package var rect: LayoutRect
  /// The part that is drawn, as fractions of the image; nil for all of it.
  package var part: LayoutRect?
  /// The size of each copy where the image is repeated; nil where it is stretched.
  package var tile: LayoutSize?
  /// The colour that replaces the image's own, for templates; nil for none.
  package var tint: RGBA?
}

/// The file of an image, which a picture holds once however often it shows it.
package struct ImageFile: Equatable, Sendable {
  /// The formats that every viewer shows.
  package enum Format: Equatable, Sendable {
    case png, jpeg, svg
  }

  package var format: Format
  /// The bytes in base64: an image that many pictures show is encoded once.
  package var base64: [UInt8]

  /// A vector image.
  ///
  /// - Parameter inert: An SVG document that runs and fetches nothing.
  package init(svg inert: [UInt8]) {
    format = .svg
    base64 = Base64.text(inert)
  }

  /// The file with the given bytes; nil for what is no PNG and no JPEG.
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
