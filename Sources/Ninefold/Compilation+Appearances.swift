package import InterfaceComparison
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceSource
import PlatformFacts
import Synchronization

extension Compilation {
  /// Returns the appearance that the layout file leaves to the document's assets.
  ///
  /// - Parameter digests: The cached digests of images, shared between documents of the same files.
  /// - Returns: The appearances, empty if the file contains no document.
  package func appearances(_ digests: ImageDigests) -> Appearances {
    guard let laidOut else { return Appearances() }
    let (document, layout) = (laidOut.document, laidOut.layout)
    let traits = Dictionary(
      layout.configurations.map { ($0.name, $0.traits) }, uniquingKeysWith: { one, _ in one })
    let own = document.resources.namedColors
    let matching = ColorMatching(DocumentSettings(document))
    return Appearances(
      in: layout.configurations.map(\.name),
      image: { [assets] in
        digests.digest(
          of: ResolvedAsset(catalog: $0 < 0 ? nil : $0, path: $1, scale: 1), in: assets)
      },
      color: { [colors = assets.colors] name, configuration in
        guard let traits = traits[configuration] else { return nil }
        let recorded = own[name].flatMap { matching.components(of: $0) }
        return (colors?(name, traits) ?? recorded).map(\.hexadecimal)
      })
  }
}

/// The digests of images; each file is read once for all documents that show it.
package final class ImageDigests: Sendable {
  private static let largestFile = 64 << 20
  private let cached = Mutex<[String: String?]>([:])

  /// Creates an empty cache.
  package init() {}

  /// Returns the digest of a file, or `nil` if it cannot be read.
  func digest(of asset: ResolvedAsset, in assets: Assets) -> String? {
    // The paths of the catalog and of its file, which contain no NUL.
    let key = (assets.catalog(at: asset.catalog)?.path ?? "") + "\0" + asset.path
    if let digest = cached.withLock({ $0[key] }) { return digest }
    let digest = assets.bytes(of: asset, limit: Self.largestFile).map { Digest(of: $0).description }
    cached.withLock { $0[key] = .some(digest) }
    return digest
  }
}
