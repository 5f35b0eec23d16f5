package import InterfaceTraits

/// The best matching variant of an image.
package struct ImageMatch: Sendable {
  package var slot: ImageSlot
  /// The rendering mode of the image, or `nil` if the context that shows it decides.
  package var renderingIntent: ImageSet.RenderingIntent?
  /// Whether a vector is preserved for sizes other than its own.
  package var preservesVectorRepresentation: Bool
  /// Whether the image is drawn mirrored, because it is for the opposite text direction.
  package var isMirrored: Bool

  package init(
    slot: ImageSlot, renderingIntent: ImageSet.RenderingIntent?,
    preservesVectorRepresentation: Bool, isMirrored: Bool = false
  ) {
    self.isMirrored = isMirrored
    self.slot = slot
    self.renderingIntent = renderingIntent
    self.preservesVectorRepresentation = preservesVectorRepresentation
  }

  /// The file to embed, or `nil` if it is missing.
  package var file: AssetFile? { slot.file }

  /// The number of pixels of the file per point, 1 for a single-scale image.
  package var scale: Double { slot.scale ?? 1 }

  /// The insets of the parts that keep their size when the image stretches, in points.
  package var capInsets: LayoutInsets? { slot.resizing?.capInsets.divided(by: scale) }

  /// The insets of the alignment rectangle within the image, in points.
  package var alignmentInsets: LayoutInsets? {
    guard let insets = slot.alignmentInsets?.divided(by: scale), isMirrored else {
      return slot.alignmentInsets?.divided(by: scale)
    }
    return LayoutInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// Returns the image's size in points, which is its intrinsic size.
  ///
  /// It is the size in pixels divided by the scale, or a vector's own size. Of an image that
  /// stretches, only the caps and the center remain: the rest is cut out when the catalog is
  /// compiled, and Interface Builder writes the size without it.
  ///
  /// The result is `nil` if the file is missing or its header is not understood.
  package func pointSize(using headers: inout ImageHeaderMemo) -> LayoutSize? {
    guard let whole = wholeSize(using: &headers) else { return nil }
    guard let resizing = slot.resizing, let center = resizing.center else { return whole }
    let caps = resizing.capInsets
    var size = whole
    if resizing.mode != .threePartsVertical, center.width > 0 {
      size.width = min(whole.width, (caps.left + center.width + caps.right) / scale)
    }
    if resizing.mode != .threePartsHorizontal, center.height > 0 {
      size.height = min(whole.height, (caps.top + center.height + caps.bottom) / scale)
    }
    return size.width > 0 && size.height > 0 ? size : whole
  }

  /// Returns the size of the file's complete image in points, including the parts that stretching
  /// cuts out.
  package func wholeSize(using headers: inout ImageHeaderMemo) -> LayoutSize? {
    guard let file, let header = headers.header(of: file) else { return nil }
    let divisor = header.isVector ? 1 : scale
    return LayoutSize(width: header.width / divisor, height: header.height / divisor)
  }
}

extension LayoutInsets {
  fileprivate func divided(by scale: Double) -> LayoutInsets {
    LayoutInsets(
      top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
  }
}
