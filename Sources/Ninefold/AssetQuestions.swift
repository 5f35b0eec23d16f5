import InterfaceAssets
package import InterfaceSource
import Synchronization

/// The names by which a compilation asked its assets, whether they had them or not.
package struct AssetQuestions: Hashable, Sendable {
  /// The names of images, sorted.
  package var images: [String]
  /// The names of colours, sorted.
  package var colors: [String]

  /// Creates questions.
  package init(images: [String] = [], colors: [String] = []) {
    self.images = images
    self.colors = colors
  }
}

/// Notes what one compilation asks.
final class AssetQuestionLog: Sendable {
  private let asked = Mutex((images: Set<String>(), colors: Set<String>()))

  var questions: AssetQuestions {
    asked.withLock { asked in
      AssetQuestions(images: Self.sorted(asked.images), colors: Self.sorted(asked.colors))
    }
  }

  func note(image name: String) { asked.withLock { _ = $0.images.insert(name) } }

  func note(color name: String) { asked.withLock { _ = $0.colors.insert(name) } }

  private static func sorted(_ names: Set<String>) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Reads what answers depend on; a worker keeps one, so that each image's header is read once.
package struct AssetAnswers: Sendable {
  private var headers = ImageHeaderMemo()

  /// Creates a reader that has read nothing.
  package init() {}

  /// A digest of all that a compilation can learn from assets by its questions.
  ///
  /// Descriptions count by their bytes and images by what their headers say: paths count below the catalog's folder, so
  /// that a project may be moved.
  ///
  /// - Parameters:
  ///   - questions: The names.
  ///   - assets: What is asked.
  /// - Returns: Equal digests for equal answers.
  package mutating func digest(of questions: AssetQuestions, in assets: Assets) -> Digest {
    var bytes: [UInt8] = []
    bytes.append(assets.isEmpty ? 1 : 0)
    bytes.append(assets.library.ordering.isEmpty ? 1 : 0)
    for name in questions.images {
      Self.add(name, to: &bytes)
      guard let found = assets.found(image: name) else {
        bytes.append(0)
        continue
      }
      Self.add("\(found.catalog?.index ?? -1)", to: &bytes)
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
    for name in questions.colors {
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

  /// A text with its length before it, so that no two lists of texts are the same bytes.
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
  /// The files behind the answers: descriptions and all variants of images.
  func files(for questions: AssetQuestions) -> [Dependency] {
    var files: [Dependency] = []
    for name in questions.images {
      guard let found = found(image: name) else { continue }
      add(found.set.asset.contents, to: &files)
      files += found.set.slots.compactMap { slot in
        slot.file.map { Dependency(path: $0.path, kind: .image) }
      }
    }
    for name in questions.colors {
      guard let set = library.colorSet(named: name) else { continue }
      add(set.asset.contents, to: &files)
    }
    return files
  }

  /// Loose images and sets without a description have none.
  private func add(_ contents: SourceFile, to files: inout [Dependency]) {
    if !contents.bytes.isEmpty { files.append(Dependency(path: contents.path, kind: .catalog)) }
  }
}
