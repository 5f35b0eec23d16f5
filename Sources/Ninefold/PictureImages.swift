import InterfaceAssets
import InterfacePicture
import InterfaceResolution
import Synchronization

/// The files of images for the pictures of one document: one that many pictures show is read and encoded
/// once, unless others were too large to keep it.
final class PictureImages: Sendable {
  /// An image of more bytes is not embedded into pictures.
  private static let largestFile = 4 << 20
  /// The most bytes of encoded images that are kept from picture to picture.
  private static let mostBytes = 32 << 20

  private struct Kept {
    /// Nil for what cannot be drawn.
    var files: [ResolvedAsset: ImageFile?] = [:]
    var byteCount = 0
  }

  private let assets: Assets
  private let kept = Mutex(Kept())

  init(_ assets: Assets) { self.assets = assets }

  /// The file of a catalog, or a loose one; nil when it cannot be read, is huge or of a format that is
  /// not drawn.
  func file(of asset: ResolvedAsset) -> ImageFile? {
    kept.withLock { kept in
      if let known = kept.files[asset] { return known }
      let file = assets.bytes(of: asset, limit: Self.largestFile).flatMap(picture)
      let count = file?.base64.count ?? 0
      if kept.byteCount + count > Self.mostBytes { kept = Kept() }
      kept.files[asset] = .some(file)
      kept.byteCount += count
      return file
    }
  }

  private func picture(_ bytes: [UInt8]) -> ImageFile? {
    if let raster = ImageFile(bytes) { return raster }
    let svg = bytes.starts(with: "%PDF-".utf8) ? assets.drawPDF?(bytes) : bytes
    return svg.flatMap(InertSVG.init).map { ImageFile(svg: $0.bytes) }
  }
}

extension Assets {
  /// The bytes of a catalog's file, or of a loose one.
  ///
  /// - Parameters:
  ///   - asset: The file.
  ///   - limit: The most bytes that are wanted.
  /// - Returns: The bytes; nil when it cannot be read or is larger.
  func bytes(of asset: ResolvedAsset, limit: Int) -> [UInt8]? {
    let file =
      catalog(at: asset.catalog).map { $0.files[asset.path] } ?? looseFiles[asset.path]
    guard let bytes = file?.read(limit + 1), bytes.count <= limit else { return nil }
    return bytes
  }
}
