package import InterfaceSource
import Synchronization

import SystemCalls

/// A folder with results of earlier runs, which any number of processes can use concurrently.
///
/// A result is a file named for its key. Its content other than findings is in files named for the
/// digests of their contents, so that equal contents are stored once. Each file begins with a line
/// that contains the format, the name of the file and the digest of the rest. A file that is
/// truncated, modified or misplaced counts as missing and is written again when needed. Files are
/// written under temporary names and renamed. Nothing is locked or synced: a power loss can only
/// lose results.
///
/// The folder has sixteen subfolders for the first digit of the names. If a subfolder exceeds its
/// share of the limit after a run that wrote to it, the least recently used files are removed until
/// a fifth of the share is free. A file is marked as used at most once an hour.
package final class ResultCache: Sendable {
  private let folder: OutputFolder
  /// The maximum size, in bytes.
  private let limit: Int
  /// The error that prevents writing, reported once.
  private let fault = Mutex<EnvironmentError?>(nil)
  /// The first digits of the files that this run wrote.
  private let written = Mutex<Set<UInt8>>([])

  private static let magic = Array("ninefold-cache-1 ".utf8)

  /// Returns the first line of a file with content of a digest.
  private static func head(ofContent content: Digest, as digest: Digest) -> [UInt8] {
    magic + Array("\(digest.hexadecimal) \(content.hexadecimal)\n".utf8)
  }

  /// Creates a cache in a folder, which is created on the first write.
  ///
  /// `isPrivate` determines whether only the user may read a folder that is created.
  package init(_ path: String, limit: Int, isPrivate: Bool = false) {
    folder = OutputFolder(path, syncs: false, isPrivate: isPrivate)
    self.limit = limit
  }

  /// The first error while writing, or `nil` if all writes succeeded.
  package var failure: EnvironmentError? { fault.withLock(\.self) }

  /// Returns the content cached under a digest, or `nil` if there is none or it is damaged.
  package func content(of digest: Digest, _ kind: Kind) -> [UInt8]? {
    let path = path(of: digest, kind)
    // No file that the cache writes is longer.
    let most = kind == .tool ? 1 << 12 : min(limit, 1 << 29)
    guard let bytes = try? FileReading.read(path, limit: most + 1, isInput: false),
      bytes.count <= most
    else { return nil }
    let content = Array(bytes.dropFirst(Self.magic.count + 66))
    let head = Self.head(ofContent: Digest(of: content), as: digest)
    guard bytes.starts(with: head) else { return nil }
    markUsed(path)
    return content
  }

  /// Caches content under a digest; `failure` reports write errors.
  package func store(_ content: [UInt8], as digest: Digest, _ kind: Kind) {
    store([content], as: digest, kind)
  }

  /// Caches content that consists of parts, without joining them in memory.
  func store(_ parts: [[UInt8]], as digest: Digest, _ kind: Kind) {
    let count = parts.reduce(0) { $0 + $1.count }
    guard failure == nil, count < min(limit, 1 << 29) - 128 else { return }
    let head = Self.head(ofContent: Digest(ofAll: parts.map { $0[...] }), as: digest)
    do throws(EnvironmentError) {
      try folder.write(
        parts.count == 1 ? [head + parts[0]] : [head] + parts, to: relativePath(of: digest, kind),
        as: .replaceable)
      _ = written.withLock { $0.insert(digest.hexadecimal.utf8.first ?? 0) }
    } catch {
      fault.withLock { $0 = $0 ?? error }
    }
  }

  /// The kind of a cached file.
  package enum Kind: String {
    /// The result of a document.
    case result
    /// A layout file.
    case layout
    /// The digest of one of the tool's executables.
    case tool
    /// A value that was computed from files, or the output of a run.
    case value
  }

  private func relativePath(of digest: Digest, _ kind: Kind) -> String {
    let name = digest.hexadecimal
    return "\(name.prefix(1))/\(name).\(kind.rawValue)"
  }

  private func path(of digest: Digest, _ kind: Kind) -> String {
    Path.join(folder.path, relativePath(of: digest, kind))
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

  /// Removes the least recently used files of subfolders that exceed their share of the limit.
  package func trim() {
    for digit in written.withLock({ $0.sorted() }) {
      trim(Path.join(folder.path, String(decoding: [digit], as: UTF8.self)), to: limit / 16)
    }
  }

  private func trim(_ folder: String, to limit: Int) {
    guard let entries = try? Folder(listing: folder).entries else { return }
    var files: [(path: String, size: Int, used: Int)] = []
    for entry in entries where entry.kind == .file {
      // Other files are not the cache's to remove.
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

  /// Returns whether a name consists of 32 hexadecimal digits and a kind.
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
