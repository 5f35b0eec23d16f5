import InterfaceSource
import Synchronization

/// Compares the files of a revision with those of the working copy by their bytes, independently of
/// git's index and filters.
///
/// A file is the same if the working copy contains exactly the bytes that the revision stores, or
/// what git checks out for them: other line endings (`autocrlf`, `eol`), an expanded `$Id$`
/// (`ident`), or the file that a Git LFS pointer refers to. The output of any other filter counts
/// as a change.
package final class RevisionComparison: Sendable {
  /// The maximum size of a file that is requested from git, in bytes.
  private static let largest = 64 << 20

  private let files: [GitRepository.Entry]
  private let repository: GitRepository
  private let same = Mutex<[PathKey: Bool]>([:])
  private let contents = Mutex<[String: [UInt8]]>([:])
  /// The largest size requested from git for each object, in bytes, by name.
  private let requested = Mutex<[String: Int]>([:])

  package init(_ files: [GitRepository.Entry], in repository: GitRepository) {
    self.files = files
    self.repository = repository
  }

  /// Returns the bytes of a file of the revision, up to a limit.
  package func bytes(of entry: GitRepository.Entry, limit: Int) throws(SystemFault) -> [UInt8] {
    if !entry.isLink, isSame(entry) {
      return try FileReading.read(Path.join(repository.top, entry.path), limit: limit)
    }
    guard let content = content(of: entry.name, limit: Self.largest) else { throw .noContent }
    return content.count <= limit ? content : Array(content[..<limit])
  }

  /// Returns whether a file is the same in the working copy and the revision.
  package func isSame(_ entry: GitRepository.Entry) -> Bool {
    if let cached = same.withLock({ $0[PathKey(entry.path)] }) { return cached }
    let result = hasSameBytes(entry) || hasSameText(entry)
    same.withLock { $0[PathKey(entry.path)] = result }
    return result
  }

  /// Returns the paths of the files that differ between the revision and the working copy or are
  /// only in the working copy.
  ///
  /// Only files of kinds that Ninefold reads are included.
  package func changes(isKnown: @Sendable (String) -> Bool) -> [String] {
    let read = files.filter { Self.isRead($0.path) && !$0.isLink }
    let isSame = Workers.map(read, count: nil) { { _, entry in self.hasSameBytes(entry) } }
    var others: [GitRepository.Entry] = []
    same.withLock { same in
      for (entry, isSame) in zip(read, isSame) {
        if isSame { same[PathKey(entry.path)] = true } else { others.append(entry) }
      }
    }
    // Requests all files in a single run of git, except images and fonts that are not possible
    // pointers until they are shown.
    load(others.filter { !Self.isMedia($0.path) }.map(\.name), limit: Self.largest)
    load(others.filter { Self.isMedia($0.path) }.map(\.name), limit: LargeFilePointer.largest)
    return others.filter { !self.isSame($0) }.map(\.path) + added(isKnown)
  }

  // MARK: Comparing

  private func hasSameBytes(_ entry: GitRepository.Entry) -> Bool {
    guard !entry.isLink, let hash = SecureHash(digits: entry.name.utf8.count),
      let bytes = workingBytes(entry)
    else { return false }
    return hash.name(ofBlob: bytes) == entry.name
  }

  /// Returns whether a checkout with git's own filters, or those of Git LFS, would write the
  /// existing file.
  private func hasSameText(_ entry: GitRepository.Entry) -> Bool {
    guard !entry.isLink, let bytes = workingBytes(entry) else { return false }
    let isMedia = Self.isMedia(entry.path)
    guard
      let stored = content(
        of: entry.name, limit: isMedia ? LargeFilePointer.largest : Self.largest)
    else { return false }
    if let pointer = LargeFilePointer(stored) {
      return pointer.size == bytes.count && pointer.digest == SecureHash.sha256.hexadecimal(bytes)
    }
    guard !isMedia, !stored.contains(0) else { return false }
    return Self.normalized(bytes) == Self.normalized(stored)
  }

  /// Returns the bytes of a file in the working copy, or `nil` if it is larger than the limit for
  /// revisions.
  private func workingBytes(_ entry: GitRepository.Entry) -> [UInt8]? {
    let bytes = try? FileReading.read(
      Path.join(repository.top, entry.path), limit: Self.largest + 1)
    return bytes.flatMap { $0.count <= Self.largest ? $0 : nil }
  }

  /// Returns text with plain line endings and an unexpanded `$Id$`.
  private static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    let keyword = Array("$Id".utf8)
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A {
        offset += 1
        continue
      }
      if byte == 0x24, bytes[offset...].starts(with: keyword), offset + 3 < bytes.count,
        bytes[offset + 3] == 0x3A,
        let end = bytes[(offset + 3)...].firstIndex(where: { $0 == 0x24 || $0 == 0x0A }),
        bytes[end] == 0x24
      {
        result += keyword
        offset = end
        continue
      }
      result.append(byte)
      offset += 1
    }
    return result
  }

  // MARK: Contents

  /// Returns the content of an object, or `nil` if there is none or it is larger than the limit.
  private func content(of name: String, limit: Int) -> [UInt8]? {
    let isRequested = requested.withLock { $0[name] ?? 0 >= limit }
    if !isRequested { load([name], limit: limit) }
    return contents.withLock { $0[name] }
  }

  private func load(_ names: [String], limit: Int) {
    let missing = requested.withLock { requested in
      let missing = Set(names).filter { requested[$0] ?? 0 < limit }
      for name in missing { requested[name] = limit }
      return missing
    }
    guard !missing.isEmpty,
      let found = try? repository.contents(of: missing.sorted(), limit: limit)
    else { return }
    contents.withLock { $0.merge(found) { $1 } }
  }

  // MARK: Added files

  private func added(_ isKnown: (String) -> Bool) -> [String] {
    var added: [String] = []
    var ignored = IgnoredPaths()
    var folders = [""]
    while let below = folders.popLast() {
      let path = below.isEmpty ? repository.top : Path.join(repository.top, below)
      guard let entries = try? Folder(listing: path, isSorted: false).entries else { continue }
      // Files in a nested repository are not in any revision of this one.
      if !below.isEmpty, entries.contains(where: { $0.name == ".git" }) { continue }
      for entry in entries {
        let relativePath = Path.join(below, entry.name)
        switch entry.kind {
        case .folder where entry.name.utf8.first != UInt8(ascii: "."):
          if isKnown(relativePath)
            || !ignored.leavesOut(
              Path.join(relativePath, "x"), below: Path.join(repository.top, ""))
          {
            folders.append(relativePath)
          }
        case .file where Self.isRead(entry.name) || Self.isInCatalog(relativePath):
          if !isKnown(relativePath),
            !ignored.leavesOut(relativePath, below: Path.join(repository.top, ""))
          {
            added.append(relativePath)
          }
        default: break
        }
      }
    }
    return added
  }

  /// Returns whether Ninefold reads files with this name.
  private static func isRead(_ path: String) -> Bool {
    isInCatalog(path) || readExtensions.contains { Path.hasExtension(path, $0) }
  }

  private static let readExtensions =
    [
      ".storyboard", ".xib", ".plist", ".strings", ".stringsdict", ".xcstrings", ".swift", ".h",
      ".m", ".mm", ".pbxproj", ".xcconfig",
    ] + mediaExtensions
  private static let mediaExtensions = [
    ".ttf", ".otf", ".ttc", ".otc", ".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg",
  ]

  private static func isMedia(_ path: String) -> Bool {
    mediaExtensions.contains { Path.hasExtension(path, $0) }
  }

  private static func isInCatalog(_ path: String) -> Bool {
    Path.parts(path).contains { Path.hasExtension($0, ".xcassets") }
  }
}
