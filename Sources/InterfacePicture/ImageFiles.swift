package import InterfaceResolution

/// A function that returns the file of an image, or `nil` if it is not available.
///
/// PNG, JPEG and SVG images are drawn. Other formats and missing files are drawn as placeholders.
package typealias ImageFiles = @Sendable (ResolvedAsset) -> ImageFile?
