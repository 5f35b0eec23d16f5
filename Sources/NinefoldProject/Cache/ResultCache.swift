package import InterfaceSource
import Synchronization

import SystemCalls

/// Results of earlier runs in a folder, which any number of processes use at once.
///
/// A result is a file whose name is its key; what it holds besides findings is a file whose name is the digest of its content, so
/// that equal contents are there once. Each file begins with a line that names the format, the file itself and the digest of the rest: what is
/// cut off, changed or another file counts as not there, and is written anew by whoever needs it. Files are written under other names and renamed; nothing
/// is locked, and nothing is synced: a loss of power costs results and no more.
///
/// The folder has sixteen folders by the first digit of the names. Where one of them has more than its part of the limit after a run
/// that wrote into it, the files that were not used for the longest time go, until a fifth of that part is free. A file is marked as used
/// at most once an hour.
package final class ResultCache: Sendable {
  private let folder: OutputFolder
  /// How many bytes there may be.
  private let limit: Int
  /// Why nothing can be kept; told once.
  private let fault = Mutex<EnvironmentError?>(nil)
  /// The first digits of what this run wrote.
  private let written = Mutex<Set<UInt8>>([])

  private static let magic = Array("ninefold-cache-1 ".utf8)

  /// What the file of a content begins with.
  private static func head(of content: [UInt8], as digest: Digest) -> [UInt8] {
    magic + Array("\(digest.hexadecimal) \(Digest(of: content).hexadecimal)\n".utf8)
  }

  /// Takes a folder, which is made when something is kept.
  package init(_ path: String, limit: Int) {
    folder = OutputFolder(path, syncs: false)
    self.limit = limit
  }

  /// What could not be written; nil where all could.
  package var failure: EnvironmentError? { fault.withLock(\.self) }

  /// What is kept under a digest; nil where nothing whole is.
  package func content(of digest: Digest, _ kind: Kind) -> [UInt8]? {
    let path = path(of: digest, kind)
    guard let bytes = try? FileReading.read(path, limit: .max, isInput: false) else { return nil }
    let content = Array(bytes.dropFirst(Self.magic.count + 66))
    guard bytes.starts(with: Self.head(of: content, as: digest)) else { return nil }
    markUsed(path)
    return content
  }

  /// Keeps something under a digest; what cannot be written is told by `failure`.
  package func keep(_ content: [UInt8], as digest: Digest, _ kind: Kind) {
    guard failure == nil else { return }
    do throws(EnvironmentError) {
      try folder.write(
        Self.head(of: content, as: digest) + content, to: place(of: digest, kind),
        as: .kept)
      _ = written.withLock { $0.insert(digest.hexadecimal.utf8.first ?? 0) }
    } catch {
      fault.withLock { $0 = $0 ?? error }
    }
  }

  /// What a file of the cache holds.
  package enum Kind: String {
    /// What became of a document.
    case result
    /// A layout file.
    case layout
    /// The digest of an executable of the tool.
    case tool
  }

  private func place(of digest: Digest, _ kind: Kind) -> String {
    let name = digest.hexadecimal
    return "\(name.prefix(1))/\(name).\(kind.rawValue)"
  }

  private func path(of digest: Digest, _ kind: Kind) -> String {
    Path.join(folder.path, place(of: digest, kind))
  }

  private func markUsed(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    #if canImport(Darwin)
      let used = status.st_mtimespec.tv_sec
    #else
      let used = status.st_mtim.tv_sec
    #endif
    guard time(nil) - used > 3600 else { return }
    utimensat(AT_FDCWD, path, nil, 0)
  }

  /// Removes what was not used for the longest time where there is too much.
  package func trim() {
    for digit in written.withLock({ $0.sorted() }) {
      trim(Path.join(folder.path, String(decoding: [digit], as: UTF8.self)), to: limit / 16)
    }
  }

  private func trim(_ folder: String, to limit: Int) {
    guard let entries = try? Folder(listing: folder).entries else { return }
    var files: [(path: String, size: Int, used: Int)] = []
    for entry in entries where entry.kind == .file {
      // What else lies there is not the cache's to remove.
      guard Self.isOwn(entry.name) else { continue }
      let path = Path.join(folder, entry.name)
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      #if canImport(Darwin)
        let used = status.st_mtimespec.tv_sec
      #else
        let used = status.st_mtim.tv_sec
      #endif
      files.append((path, Int(status.st_size), used))
    }
    var size = files.reduce(0) { $0 + $1.size }
    guard size > limit else { return }
    files.sort { ($0.used, $0.path) < ($1.used, $1.path) }
    for file in files {
      guard size > limit / 5 * 4 else { break }
      unlink(file.path)
      size -= file.size
    }
  }

  /// Whether a name is 32 hexadecimal digits and a kind.
  private static func isOwn(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 32,
      Kind(rawValue: String(decoding: parts[1], as: UTF8.self)) != nil
    else { return false }
    return parts[0].allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
  }
}
