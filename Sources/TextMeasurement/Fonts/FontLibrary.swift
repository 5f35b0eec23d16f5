package import InterfaceSource
import Synchronization

/// The font files that the text of a document is measured with.
///
/// Files are read when the first text needs a named font, each once, so the results do not depend
/// on the order of requests. Two libraries are equal if they are the same object, which makes
/// comparisons cheap.
package final class FontLibrary: Sendable {
  /// A file that could not be read as a font.
  package struct Failure: Sendable {
    /// The path of the file.
    package let path: String
    /// The bytes of the file, empty if they could not be read.
    package let bytes: [UInt8]
    /// The problem in the bytes, or `nil` if they could not be read.
    package let fault: FontFault?
  }

  /// The library that is searched first.
  private let preferred: FontLibrary?
  private let sources: [FontSource]
  /// Whether the files may contain the system font, which only a user who has it can provide.
  private let mayHaveSystemFont: Bool
  private let cached = Mutex(Cached())
  private let cachedDigest = Mutex<Digest?>(nil)

  /// Creates a library; if two fonts have the same name, the one in the earlier file takes
  /// precedence.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - preferred: A library that is searched first.
  ///   - mayHaveSystemFont: Whether to measure text in the system font with the files if they
  ///     contain San Francisco.
  package init(
    _ sources: [FontSource], after preferred: FontLibrary? = nil, mayHaveSystemFont: Bool = false
  ) {
    self.sources = sources
    self.preferred = preferred
    self.mayHaveSystemFont = mayHaveSystemFont
  }

  /// The files that could not be read, in order, empty until text needs a font.
  package var failures: [Failure] {
    cached.withLock { $0.index?.failures ?? [] }
  }

  /// The paths of all files, beginning with those of the preferred library.
  package var paths: [String] { (preferred?.paths ?? []) + sources.map(\.path) }

  /// A digest of the names and bytes of all files in order, which are read once for it.
  package var digest: Digest {
    cachedDigest.withLock { cached in
      if let cached { return cached }
      var bytes = Array("\(preferred?.digest.hexadecimal ?? "") \(mayHaveSystemFont)\n".utf8)
      for source in sources {
        let content = source.read().map { Digest(of: $0).hexadecimal } ?? ""
        bytes += "\(source.fileName)\n\(content)\n".utf8
      }
      let digest = Digest(of: bytes)
      cached = digest
      return digest
    }
  }

  /// Reads all files and returns the names of their fonts, in order.
  package func readAll() -> [FontNames] {
    cached.withLock { $0.read(sources) }.names
  }

  /// Returns the font with a name.
  ///
  /// - Parameters:
  ///   - name: The PostScript name, such as `Lato-SemiBold`.
  ///   - family: The family, empty if it is unknown.
  /// - Returns: The font, or `nil` if no file contains it.
  package func font(named name: String, family: String) -> FontMatch? {
    preferred?.font(named: name, family: family)
      ?? find { $0.entry(named: name, family: family) }
  }

  /// Returns the font of the first family that has a style, or `nil` if no file contains it.
  func font(ofFamilies families: [String], style: String) -> FontMatch? {
    preferred?.font(ofFamilies: families, style: style)
      ?? find { $0.entry(ofFamilies: families, style: style) }
  }

  /// Returns the system font with a design, or `nil` if no file contains it.
  func systemFont(_ design: SystemFontDesign) -> FontMatch? {
    if let match = preferred?.systemFont(design) { return match }
    guard mayHaveSystemFont else { return nil }
    return find { design.entry(in: $0) }.map(design.sized)
  }

  private func find(_ entry: (FontIndex) -> FontIndex.Entry?) -> FontMatch? {
    cached.withLock { cached in
      guard let entry = entry(cached.read(sources)) else { return nil }
      return cached.match(entry, sources)
    }
  }

  /// The cache of the files that were read.
  private struct Cached {
    /// The maximum size of the cache, in bytes, because folders of fonts may be large; files beyond
    /// it are read again when needed.
    static let mostBytes = 64 << 20

    var index: FontIndex?
    var files: [Int: FontFile] = [:]
    var cachedBytes = 0

    mutating func read(_ sources: [FontSource]) -> FontIndex {
      if let index { return index }
      var index = FontIndex()
      for (number, source) in sources.enumerated() {
        guard let bytes = source.read() else {
          index.failures.append(Failure(path: source.path, bytes: [], fault: nil))
          continue
        }
        do throws(FontFault) {
          let file = try FontFile(reading: bytes)
          index.add(file, number: number, fileName: source.fileName)
          cachedBytes += bytes.count
          if cachedBytes <= Self.mostBytes { files[number] = file }
        } catch {
          index.failures.append(Failure(path: source.path, bytes: bytes, fault: error))
        }
      }
      self.index = index
      return index
    }

    mutating func match(_ entry: FontIndex.Entry, _ sources: [FontSource]) -> FontMatch? {
      if files[entry.file] == nil {
        files[entry.file] = sources[entry.file].read().flatMap { try? FontFile(reading: $0) }
      }
      guard let faces = files[entry.file]?.faces, faces.indices.contains(entry.face) else {
        return nil
      }
      return FontMatch(
        face: faces[entry.face], names: entry.names, variations: entry.variations,
        path: sources[entry.file].path)
    }
  }
}

extension FontLibrary: Hashable {
  /// Whether both are the same object.
  package static func == (one: FontLibrary, other: FontLibrary) -> Bool { one === other }

  /// Hashes the identity of the object.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
