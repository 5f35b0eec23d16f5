package import InterfaceComparison
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceSource
import PlatformFacts
import Synchronization

extension Compilation {
  /// What the layout file leaves to the document's assets.
  ///
  /// - Parameter digests: What is known of images by other documents of the same files.
  /// - Returns: What is known; nothing of a file that holds no document.
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

/// The digests of images, each file of which is read once for all documents that show it.
package final class ImageDigests: Sendable {
  private static let largestFile = 64 << 20
  private let known = Mutex<[String: String?]>([:])

  /// Knows nothing yet.
  package init() {}

  /// The digest of a file; nil when it cannot be read.
  func digest(of asset: ResolvedAsset, in assets: Assets) -> String? {
    // A catalog's path and that of its file, which holds no zero.
    let key = (assets.catalog(at: asset.catalog)?.path ?? "") + "\0" + asset.path
    if let digest = known.withLock({ $0[key] }) { return digest }
    let digest = assets.bytes(of: asset, limit: Self.largestFile).map { Digest(of: $0).description }
    known.withLock { $0[key] = .some(digest) }
    return digest
  }
}
