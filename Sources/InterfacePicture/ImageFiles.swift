package import InterfaceResolution

/// The file of an image; nil when it is not at hand.
///
/// PNG, JPEG and SVG are drawn; of others, and of files that are not at hand, a placeholder is.
package typealias ImageFiles = @Sendable (ResolvedAsset) -> ImageFile?
