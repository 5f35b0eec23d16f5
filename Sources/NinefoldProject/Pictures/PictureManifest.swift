import InterfaceSource

/// The pictures of all runs in an output folder that are still current.
///
/// The manifest is stored in the folder, so that pictures of removed scenes and documents can be
/// distinguished from other files. It is trusted only for removing pictures in the folder.
package struct PictureManifest: Sendable {
  /// A picture.
  package struct Entry: Hashable, Sendable {
    /// The path of the document's folder relative to the output folder.
    package var document: String
    /// The relative path from the output folder to the document, empty for standard input.
    package var source: String
    /// The prefix of the file's name that identifies the scene.
    package var scene: String
    /// The name of the file in the document's folder.
    package var file: String

    /// The path of the file relative to the output folder.
    package var path: String { Path.join(document, file) }
  }

  /// The name of the manifest in the output folder.
  package static let name = ".ninefold-pictures"
  /// The first line, which identifies the format.
  private static let heading = "ninefold pictures 1"
  /// The maximum size, in bytes; a larger file is not a manifest.
  static let largestSize = 64 << 20

  /// The pictures, unordered.
  package private(set) var entries: [Entry] = []

  /// Creates an empty manifest.
  package init() {}

  /// Reads a manifest, ignoring invalid lines.
  package init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let first = lines.popFirst(), first.elementsEqual(Self.heading.utf8) else { return }
    entries = lines.compactMap { line in
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count == 4 else { return nil }
      let texts = fields.map(Self.text)
      guard !texts[0].isEmpty, !texts[2].isEmpty, !texts[3].isEmpty,
        !texts[3].utf8.contains(UInt8(ascii: "/"))
      else { return nil }
      return Entry(document: texts[0], source: texts[1], scene: texts[2], file: texts[3])
    }
  }

  /// The bytes of the manifest: a line for each picture, in byte order.
  package var bytes: [UInt8] {
    var lines = entries.map { entry in
      Array(
        [entry.document, entry.source, entry.scene, entry.file].map(Self.field)
          .joined(separator: [UInt8(ascii: "\t")]))
    }
    lines.sort { $0.lexicographicallyPrecedes($1) }
    var result = Array(Self.heading.utf8) + [UInt8(ascii: "\n")]
    var last: [UInt8] = []
    for line in lines where line != last {
      result += line
      result.append(UInt8(ascii: "\n"))
      last = line
    }
    return result
  }

  /// Merges the pictures of a run.
  ///
  /// The function returns the pictures that are no longer current: those of scenes that their
  /// document no longer contains, and of documents for which `isGone` returns `true`.
  ///
  /// Unless `keepsOtherConfigurations`, neither are those of existing scenes that the run did not
  /// write.
  package mutating func merge(
    _ runs: [DocumentPictures], keepsOtherConfigurations: Bool = true, isGone: (String) -> Bool
  ) -> [Entry] {
    let written = Set(runs.flatMap { $0.files.map { PathKey($0.path) } })
    var scenes: [PathKey: Set<PathKey>?] = [:]
    for run in runs {
      scenes[PathKey(run.document.outputPath)] = .some(
        run.scenes.map { Set($0.map { PathKey($0) }) })
    }
    var gone: [PathKey: Bool] = [:]
    var stale: [Entry] = []
    var remaining: [Entry] = []
    for entry in entries where !written.contains(PathKey(entry.path)) {
      let isStale: Bool
      if let drawn = scenes[PathKey(entry.document)] {
        isStale =
          drawn.map { !keepsOtherConfigurations || !$0.contains(PathKey(entry.scene)) } ?? false
      } else {
        let key = PathKey(entry.source)
        isStale = gone[key] ?? (!entry.source.isEmpty && isGone(entry.source))
        gone[key] = isStale
      }
      if isStale { stale.append(entry) } else { remaining.append(entry) }
    }
    entries = remaining + runs.flatMap(\.files)
    return stale
  }

  /// Returns a field in which characters that end a field or a line are replaced by `%` and two
  /// hexadecimal digits.
  private static func field(_ text: String) -> [UInt8] {
    text.utf8.flatMap { byte -> [UInt8] in
      guard byte < 0x20 || byte == UInt8(ascii: "%") || byte == 0x7F else { return [byte] }
      let digits = String(byte, radix: 16, uppercase: true)
      return Array((digits.utf8.count == 1 ? "%0" : "%").utf8) + Array(digits.utf8)
    }
  }

  private static func text(_ field: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
