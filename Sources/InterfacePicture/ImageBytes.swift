package import InterfaceResolution

/// The bytes of an image's file; nil when it is not at hand.
///
/// PNG and JPEG are drawn; of others, and of files that are not at hand, a placeholder is.
package typealias ImageBytes = @Sendable (ResolvedAsset) -> [UInt8]?
