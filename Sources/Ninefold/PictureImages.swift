import InterfaceAssets
import InterfacePicture
import InterfaceResolution
import Synchronization

/// The image files for the pictures of one document; each is read and encoded once, unless the
/// cache is full.
final class PictureImages: Sendable {
  /// The size above which an image is not embedded in pictures, in bytes.
  private static let largestFile = 4 << 20
  /// The maximum size of the cache of encoded images, in bytes.
  private static let mostBytes = 32 << 20

  private struct Cache {
    /// The cached files; `nil` for an image that cannot be drawn.
    var files: [ResolvedAsset: ImageFile?] = [:]
    var byteCount = 0
  }

  private let assets: Assets
  private let cache = Mutex(Cache())

  init(_ assets: Assets) { self.assets = assets }

  /// Returns a catalog or loose file, or `nil` if it cannot be read, is too large or has an
  /// unsupported format.
  func file(of asset: ResolvedAsset) -> ImageFile? {
    cache.withLock { cache in
      if let cached = cache.files[asset] { return cached }
      let file = file(at: asset)
      let count = file?.base64.count ?? 0
      if cache.byteCount + count > Self.mostBytes { cache = Cache() }
      cache.files[asset] = .some(file)
      cache.byteCount += count
      return file
    }
  }

  private func file(at asset: ResolvedAsset) -> ImageFile? {
    guard let bytes = assets.start(of: asset, limit: Self.largestFile + 1) else { return nil }
    do throws(PlaceholderReason) {
      guard bytes.count <= Self.largestFile else { throw .large(limit: Self.largestFile) }
      return try picture(bytes)
    } catch {
      assets.reportPlaceholder?(assets.path(of: asset), error)
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
  /// Returns the bytes of a catalog or loose file.
  func bytes(of asset: ResolvedAsset, limit: Int) -> [UInt8]? {
    guard let bytes = start(of: asset, limit: limit + 1), bytes.count <= limit else { return nil }
    return bytes
  }

  /// Returns the bytes of a file of any size, up to the limit.
  func start(of asset: ResolvedAsset, limit: Int) -> [UInt8]? {
    let file =
      catalog(at: asset.catalog).map { $0.file(asset.path) } ?? looseFiles[asset.path]
    return file?.read(limit)
  }

  /// Returns the path of a catalog or loose file as the caller passed it.
  func path(of asset: ResolvedAsset) -> String {
    guard let folder = catalog(at: asset.catalog)?.path else { return asset.path }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + asset.path : folder + "/" + asset.path
  }
}
