import InterfaceAssets
package import InterfaceComparison
import InterfaceEnvironment
import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts
import Synchronization

extension Compilation {
  /// What the layout file leaves to the document's assets.
  package var appearances: Appearances {
    guard let document, let layout else { return Appearances() }
    let digests = ImageDigests(assets)
    let traits = Dictionary(
      layout.configurations.map { ($0.name, $0.traits) }, uniquingKeysWith: { one, _ in one })
    let own = document.resources.namedColors
    return Appearances(
      image: { digests.digest(catalog: $0, path: $1) },
      color: { [colors = assets.colors] name, configuration in
        guard let traits = traits[configuration] else { return nil }
        let recorded = own[name]?.components.map { RGBA($0) }
        return (colors?(name, traits) ?? recorded).map(Self.text)
      })
  }

  /// A colour as pages write it.
  private static func text(_ color: RGBA) -> String {
    let digits = Array("0123456789abcdef")
    let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return parts.reduce(into: "#") { text, part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }
}

/// The digests of images, each file read once.
private final class ImageDigests: Sendable {
  private static let largestFile = 64 << 20
  private struct File: Hashable {
    var catalog: Int
    var path: String
  }

  private let assets: Assets
  private let known = Mutex<[File: String?]>([:])

  init(_ assets: Assets) { self.assets = assets }

  /// The digest of a file; nil when it cannot be read.
  func digest(catalog: Int, path: String) -> String? {
    let file = File(catalog: catalog, path: path)
    if let digest = known.withLock({ $0[file] }) { return digest }
    let asset = ResolvedAsset(catalog: catalog, path: path, scale: 1)
    let digest = assets.bytes(of: asset, limit: Self.largestFile).map { Digest(of: $0).description }
    known.withLock { $0[file] = .some(digest) }
    return digest
  }
}
