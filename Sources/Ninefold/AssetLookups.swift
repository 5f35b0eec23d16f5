import InterfaceAssets
package import InterfaceSource
import Synchronization

/// The names that a compilation looked up in its assets, whether they were found or not.
package struct AssetLookups: Hashable, Sendable {
  /// The names of images, sorted.
  package var images: [String]
  /// The names of colors, sorted.
  package var colors: [String]

  package init(images: [String] = [], colors: [String] = []) {
    self.images = images
    self.colors = colors
  }
}

/// Records the names that one compilation looks up.
final class AssetLookupLog: Sendable {
  private let names = Mutex((images: Set<String>(), colors: Set<String>()))

  var lookups: AssetLookups {
    names.withLock { names in
      AssetLookups(images: Self.sorted(names.images), colors: Self.sorted(names.colors))
    }
  }

  func note(image name: String) { names.withLock { _ = $0.images.insert(name) } }

  func note(color name: String) { names.withLock { _ = $0.colors.insert(name) } }

  private static func sorted(_ names: Set<String>) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Computes digests of the answers to lookups; each worker reuses one instance, so that each image
/// header is read once.
package struct AssetLookupDigests: Sendable {
  private var headers = ImageHeaderMemo()

  package init() {}

  /// Returns a digest of everything that a compilation can learn from assets through its lookups.
  ///
  /// It covers the bytes of descriptions and the contents of image headers. Paths are relative to
  /// the catalog's folder, so moving a project does not change the digest.
  ///
  /// - Parameters:
  ///   - lookups: The names that were looked up.
  ///   - assets: The assets.
  /// - Returns: Equal digests for equal answers.
  package mutating func digest(of lookups: AssetLookups, in assets: Assets) -> Digest {
    var bytes: [UInt8] = []
    bytes.append(assets.isEmpty ? 1 : 0)
    bytes.append(assets.library.ordering.isEmpty ? 1 : 0)
    for name in lookups.images {
      Self.add(name, to: &bytes)
      guard let found = assets.found(image: name) else {
        bytes.append(0)
        continue
      }
      Self.add(found.catalog.map { "\($0.index)" } ?? "none", to: &bytes)
      let root = found.catalog?.path ?? ""
      Self.add(found.set.asset, below: root, to: &bytes)
      for slot in found.set.slots {
        Self.add(slot.fileName ?? "", to: &bytes)
        guard let file = slot.file else {
          bytes.append(0)
          continue
        }
        Self.add(Self.path(file.path, below: root), to: &bytes)
        let header = headers.header(of: file)
        Self.add(
          header.map { "\($0.format.rawValue) \($0.width) \($0.height)" } ?? "", to: &bytes)
      }
    }
    for name in lookups.colors {
      Self.add(name, to: &bytes)
      guard let set = assets.library.colorSet(named: name) else {
        bytes.append(0)
        continue
      }
      Self.add("\(Digest(of: set.asset.contents.bytes).hexadecimal)", to: &bytes)
    }
    return Digest(of: bytes)
  }

  private static func add(_ asset: Asset, below root: String, to bytes: inout [UInt8]) {
    add(path(asset.path, below: root), to: &bytes)
    add(Digest(of: asset.contents.bytes).hexadecimal, to: &bytes)
  }

  /// Appends a text preceded by its length, so that different lists of texts have different bytes.
  private static func add(_ text: String, to bytes: inout [UInt8]) {
    bytes += "\(text.utf8.count):".utf8
    bytes += text.utf8
  }

  private static func path(_ path: String, below root: String) -> String {
    String(
      decoding: path.utf8.dropFirst(path.utf8.starts(with: root.utf8) ? root.utf8.count : 0),
      as: UTF8.self)
  }
}

extension Assets {
  /// Returns the files that the answers depend on: descriptions and all variants of images.
  func files(for lookups: AssetLookups) -> [Dependency] {
    var files: [Dependency] = []
    for name in lookups.images {
      guard let found = found(image: name) else { continue }
      add(found.set.asset.contents, to: &files)
      files += found.set.slots.compactMap { slot in
        slot.file.map { Dependency(path: $0.path, kind: .image) }
      }
    }
    for name in lookups.colors {
      guard let set = library.colorSet(named: name) else { continue }
      add(set.asset.contents, to: &files)
    }
    return files
  }

  /// Appends a description unless it is empty, as it is for loose images and sets without one.
  private func add(_ contents: SourceFile, to files: inout [Dependency]) {
    if !contents.bytes.isEmpty { files.append(Dependency(path: contents.path, kind: .catalog)) }
  }
}
