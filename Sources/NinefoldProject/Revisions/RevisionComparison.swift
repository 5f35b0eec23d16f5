import InterfaceSource
import Synchronization

/// Holds the files of a revision to those of the working copy, by their bytes: neither git's index nor a filter has a part in it.
///
/// A file is the same where the working copy has the very bytes that the revision stores, or has what git makes of these when it
/// checks them out: other ends of lines (`autocrlf`, `eol`), `$Id$` spelled out (`ident`), or the file that a pointer of Git LFS names.
/// What another filter makes of a file counts as a change.
package final class RevisionComparison: Sendable {
  /// No larger file is asked git for.
  private static let largest = 64 << 20

  private let files: [GitRepository.Entry]
  private let repository: GitRepository
  private let same = Mutex<[PathKey: Bool]>([:])
  private let contents = Mutex<[String: [UInt8]]>([:])
  /// The most bytes that git was asked for, by the names of objects.
  private let asked = Mutex<[String: Int]>([:])

  package init(_ files: [GitRepository.Entry], in repository: GitRepository) {
    self.files = files
    self.repository = repository
  }

  /// The bytes of a file of the revision, at most a number of them.
  package func bytes(of entry: GitRepository.Entry, limit: Int) throws(SystemFault) -> [UInt8] {
    if !entry.isLink, isSame(entry) {
      return try FileReading.read(Path.join(repository.top, entry.path), limit: limit)
    }
    guard let content = content(of: entry.name, limit: Self.largest) else { throw .noContent }
    return content.count <= limit ? content : Array(content[..<limit])
  }

  /// Whether the working copy has a file as it is in the revision.
  package func isSame(_ entry: GitRepository.Entry) -> Bool {
    if let known = same.withLock({ $0[PathKey(entry.path)] }) { return known }
    let result = hasSameBytes(entry) || hasSameText(entry)
    same.withLock { $0[PathKey(entry.path)] = result }
    return result
  }

  /// The paths of the files that the working copy does not have as they are in the revision, and of those that it has besides.
  ///
  /// Only files count that something is read from.
  package func changes(isKnown: @Sendable (String) -> Bool) -> [String] {
    let read = files.filter { Self.isRead($0.path) && !$0.isLink }
    let isSame = Workers.map(read, count: nil) { { _, entry in self.hasSameBytes(entry) } }
    var others: [GitRepository.Entry] = []
    same.withLock { same in
      for (entry, isSame) in zip(read, isSame) {
        if isSame { same[PathKey(entry.path)] = true } else { others.append(entry) }
      }
    }
    // All at once, which is one run of git; of images and fonts what may be a pointer, until somebody shows them.
    take(others.filter { !Self.isMedia($0.path) }.map(\.name), limit: Self.largest)
    take(others.filter { Self.isMedia($0.path) }.map(\.name), limit: LargeFilePointer.largest)
    return others.filter { !self.isSame($0) }.map(\.path) + added(isKnown)
  }

  // MARK: Comparing

  private func hasSameBytes(_ entry: GitRepository.Entry) -> Bool {
    guard !entry.isLink, let hash = SecureHash(digits: entry.name.utf8.count),
      let bytes = workingBytes(entry)
    else { return false }
    return hash.name(ofBlob: bytes) == entry.name
  }

  /// Whether a checkout with git's own filters, or with those of Git LFS, would write what is there.
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

  /// The bytes of a file of the working copy; nil where it is larger than what is read of a revision.
  private func workingBytes(_ entry: GitRepository.Entry) -> [UInt8]? {
    let bytes = try? FileReading.read(
      Path.join(repository.top, entry.path), limit: Self.largest + 1)
    return bytes.flatMap { $0.count <= Self.largest ? $0 : nil }
  }

  /// Text with plain ends of lines, and with `$Id$` as it is stored.
  private static func normalized(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    let keyword = Array("$Id".utf8)
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x0D, place + 1 < bytes.count, bytes[place + 1] == 0x0A {
        place += 1
        continue
      }
      if byte == 0x24, bytes[place...].starts(with: keyword), place + 3 < bytes.count,
        bytes[place + 3] == 0x3A,
        let end = bytes[(place + 3)...].firstIndex(where: { $0 == 0x24 || $0 == 0x0A }),
        bytes[end] == 0x24
      {
        result += keyword
        place = end
        continue
      }
      result.append(byte)
      place += 1
    }
    return result
  }

  // MARK: Contents

  /// The content of an object; nil where there is none, or it is larger.
  private func content(of name: String, limit: Int) -> [UInt8]? {
    let isAsked = asked.withLock { $0[name] ?? 0 >= limit }
    if !isAsked { take([name], limit: limit) }
    return contents.withLock { $0[name] }
  }

  private func take(_ names: [String], limit: Int) {
    let missing = asked.withLock { asked in
      let missing = Set(names).filter { asked[$0] ?? 0 < limit }
      for name in missing { asked[name] = limit }
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
      // What lies in another repository is in no revision of this one.
      if !below.isEmpty, entries.contains(where: { $0.name == ".git" }) { continue }
      for entry in entries {
        let place = Path.join(below, entry.name)
        switch entry.kind {
        case .folder where entry.name.utf8.first != UInt8(ascii: "."):
          if isKnown(place)
            || !ignored.leavesOut(
              Path.join(place, "x"), below: Path.join(repository.top, ""))
          {
            folders.append(place)
          }
        case .file where Self.isRead(entry.name) || Self.isInCatalog(place):
          if !isKnown(place), !ignored.leavesOut(place, below: Path.join(repository.top, "")) {
            added.append(place)
          }
        default: break
        }
      }
    }
    return added
  }

  /// Whether something is read from files of a name.
  private static func isRead(_ path: String) -> Bool {
    isInCatalog(path) || readExtensions.contains { Path.hasExtension(path, $0) }
  }

  private static let readExtensions =
    [
      ".storyboard", ".xib", ".plist", ".strings", ".stringsdict", ".xcstrings", ".swift", ".h",
      ".m", ".mm", ".pbxproj",
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
