package import InterfaceSource
import Synchronization

/// The font files that texts of a document are measured with.
///
/// Files are read when the first text needs a font by name, each once: what is asked for never changes what is answered. Two
/// libraries are equal when they are the same object, so that comparing them costs nothing.
package final class FontLibrary: Sendable {
  /// A file that could not be read as a font.
  package struct Failure: Sendable {
    /// The file's path.
    package let path: String
    /// Its bytes; none when they could not be fetched.
    package let bytes: [UInt8]
    /// What is wrong with them; nil when they could not be fetched.
    package let fault: FontFault?
  }

  /// The library that is asked first.
  private let preferred: FontLibrary?
  private let sources: [FontSource]
  /// Whether the files may hold the system font: only a person who has it can hand it in.
  private let mayHaveSystemFont: Bool
  private let kept = Mutex(Kept())
  private let keptDigest = Mutex<Digest?>(nil)

  /// Creates a library; of two fonts of one name the one in the earlier file counts.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - preferred: A library that is asked first.
  ///   - mayHaveSystemFont: Whether texts in the system font are measured with the files, where these hold San Francisco.
  package init(
    _ sources: [FontSource], after preferred: FontLibrary? = nil, mayHaveSystemFont: Bool = false
  ) {
    self.sources = sources
    self.preferred = preferred
    self.mayHaveSystemFont = mayHaveSystemFont
  }

  /// What could not be read, in the order of the files; none before a text needed a font.
  package var failures: [Failure] {
    kept.withLock { $0.index?.failures ?? [] }
  }

  /// The paths of all files, those of the library that is asked first before the others.
  package var paths: [String] { (preferred?.paths ?? []) + sources.map(\.path) }

  /// A digest of the names and bytes of all files in their order, which are read for it once.
  package var digest: Digest {
    keptDigest.withLock { kept in
      if let kept { return kept }
      var bytes = Array("\(preferred?.digest.hexadecimal ?? "") \(mayHaveSystemFont)\n".utf8)
      for source in sources {
        let content = source.read().map { Digest(of: $0).hexadecimal } ?? ""
        bytes += "\(source.fileName)\n\(content)\n".utf8
      }
      let digest = Digest(of: bytes)
      kept = digest
      return digest
    }
  }

  /// Reads all files and says what the fonts in them are called, in their order.
  package func readAll() -> [FontNames] {
    kept.withLock { $0.read(sources) }.names
  }

  /// The font of a name.
  ///
  /// - Parameters:
  ///   - name: The PostScript name, such as `Lato-SemiBold`.
  ///   - family: The family; empty when it is not known.
  /// - Returns: The font; nil when no file has it.
  package func font(named name: String, family: String) -> FontMatch? {
    preferred?.font(named: name, family: family)
      ?? find { $0.entry(named: name, family: family) }
  }

  /// The font of the first family that has a style; nil when no file has it.
  func font(ofFamilies families: [String], style: String) -> FontMatch? {
    preferred?.font(ofFamilies: families, style: style)
      ?? find { $0.entry(ofFamilies: families, style: style) }
  }

  /// The system font of a design; nil when no file has it.
  func systemFont(_ design: SystemFontDesign) -> FontMatch? {
    if let match = preferred?.systemFont(design) { return match }
    guard mayHaveSystemFont else { return nil }
    return find { design.entry(in: $0) }.map(design.sized)
  }

  private func find(_ entry: (FontIndex) -> FontIndex.Entry?) -> FontMatch? {
    kept.withLock { kept in
      guard let entry = entry(kept.read(sources)) else { return nil }
      return kept.match(entry, sources)
    }
  }

  /// What was read so far.
  private struct Kept {
    /// Files beyond so many bytes together are read again when they are needed: a folder of fonts may be large.
    static let mostBytes = 64 << 20

    var index: FontIndex?
    var files: [Int: FontFile] = [:]
    var keptBytes = 0

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
          keptBytes += bytes.count
          if keptBytes <= Self.mostBytes { files[number] = file }
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

  /// Feeds which object it is.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
