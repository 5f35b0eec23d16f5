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
      let file = file(at: asset)
      let count = file?.base64.count ?? 0
      if kept.byteCount + count > Self.mostBytes { kept = Kept() }
      kept.files[asset] = .some(file)
      kept.byteCount += count
      return file
    }
  }

  private func file(at asset: ResolvedAsset) -> ImageFile? {
    guard let bytes = assets.start(of: asset, limit: Self.largestFile + 1) else { return nil }
    do throws(PlaceholderReason) {
      guard bytes.count <= Self.largestFile else { throw .large(limit: Self.largestFile) }
      return try picture(bytes)
    } catch {
      assets.tellPlaceholder?(assets.path(of: asset), error)
      return nil
    }
  }

  private func picture(_ bytes: [UInt8]) throws(PlaceholderReason) -> ImageFile? {
    if let raster = ImageFile(bytes) { return raster }
    guard bytes.starts(with: "%PDF-".utf8) else { return ImageFile(svg: try InertSVG(bytes).bytes) }
    guard let svg = try assets.drawPDF?(bytes) else { return nil }
    return ImageFile(svg: try InertSVG(svg).bytes)
  }
}

extension Assets {
  /// The bytes of a catalog's file, or of a loose one.
  func bytes(of asset: ResolvedAsset, limit: Int) -> [UInt8]? {
    guard let bytes = start(of: asset, limit: limit + 1), bytes.count <= limit else { return nil }
    return bytes
  }

  /// The same of a file of any size, of which no more than the limit is read.
  func start(of asset: ResolvedAsset, limit: Int) -> [UInt8]? {
    let file =
      catalog(at: asset.catalog).map { $0.files[asset.path] } ?? looseFiles[asset.path]
    return file?.read(limit)
  }

  /// The path of a catalog's file, or of a loose one, as whoever handed it in names it.
  func path(of asset: ResolvedAsset) -> String {
    guard let folder = catalog(at: asset.catalog)?.path else { return asset.path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + asset.path : folder + "/" + asset.path
  }
}
