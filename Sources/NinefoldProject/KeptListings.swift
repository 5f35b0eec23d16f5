import InterfaceSource

/// Listings of folders in few large blocks of memory: in a large project there are many, and none is
/// needed after the searches.
struct KeptListings: Sendable {
  private struct Place {
    var block: Int32
    var offset: Int32
    /// The index of the value that the listing is a part of.
    var part: Int32
  }

  /// The sizes of the first and of the other blocks, in bytes.
  private static let (firstSize, size) = (1 << 12, 1 << 20)

  /// The places of the listings, by the digests of paths.
  private var places: [Digest: Place] = [:]
  private var blocks: [[UInt8]] = []
  /// The keys of the values that listings are parts of, or `nil` for the run itself.
  private var parts: [Digest?] = []

  /// Keeps the listing of a folder.
  ///
  /// - Parameters:
  ///   - listing: The listing.
  ///   - path: The path of the folder.
  ///   - part: The key of the value that the listing is a part of, or `nil` if it is part of the run
  ///     itself.
  mutating func keep(_ listing: Result<Folder, SystemFault>, of path: String, part: Digest?) {
    var writer = FieldWriter()
    switch listing {
    case .success(let folder):
      writer.write(true)
      writer.writeShort(folder.entries.count)
      for entry in folder.entries {
        entry.kind.write(to: &writer)
        writer.writeShort(entry.name)
      }
    case .failure(let fault):
      writer.write(false)
      writer.writeShort(Int(fault.code))
    }
    if blocks.last.map({ $0.capacity - $0.count < writer.bytes.count }) ?? true {
      var block: [UInt8] = []
      block.reserveCapacity(max(blocks.isEmpty ? Self.firstSize : Self.size, writer.bytes.count))
      blocks.append(block)
    }
    let last = blocks.count - 1
    places[Digest(ofPath: path)] = Place(
      block: Int32(last), offset: Int32(blocks[last].count), part: Int32(index(of: part)))
    blocks[last] += writer.bytes
  }

  /// Returns a listing and the key of the value that it is a part of, or `nil` if none is kept.
  func listing(of path: String) -> (result: Result<Folder, SystemFault>, part: Digest?)? {
    guard let place = places[Digest(ofPath: path)] else { return nil }
    var reader = FieldReader(blocks[Int(place.block)], from: Int(place.offset))
    guard let result = try? Self.listing(&reader) else { return nil }
    return (result, parts[Int(place.part)])
  }

  private static func listing(
    _ reader: inout FieldReader
  ) throws(FieldReader.Fault) -> Result<Folder, SystemFault> {
    guard try reader.flag() else {
      return .failure(SystemFault(code: Int32(truncatingIfNeeded: try reader.short())))
    }
    let count = try reader.short()
    var entries: [Folder.Entry] = []
    entries.reserveCapacity(count)
    for _ in 0..<count {
      let kind = try Folder.Kind(from: &reader)
      entries.append(Folder.Entry(name: try reader.shortText(), kind: kind))
    }
    return .success(Folder(entries))
  }

  /// Makes the listings of one value those of another, or of the run.
  mutating func move(of part: Digest, to other: Digest?) {
    for index in parts.indices where parts[index] == part { parts[index] = other }
  }

  private mutating func index(of part: Digest?) -> Int {
    if let index = parts.lastIndex(of: part) { return index }
    parts.append(part)
    return parts.count - 1
  }
}

extension Folder {
  fileprivate init(_ entries: [Entry]) { self.entries = entries }
}

extension Folder.Kind {
  private static let simple: [Folder.Kind] = [
    .file, .folder, .folderLink, .unreadableName, .unreadableFolder,
  ]

  fileprivate func write(to writer: inout FieldWriter) {
    if let index = Self.simple.firstIndex(of: self) { return writer.writeShort(index) }
    guard case .other(let kind) = self else { return }
    writer.writeShort(Self.simple.count)
    writer.writeShort(kind.rawValue)
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    let index = try reader.short()
    guard index == Self.simple.count else {
      guard Self.simple.indices.contains(index) else { throw FieldReader.Fault() }
      self = Self.simple[index]
      return
    }
    guard let kind = FileKind(rawValue: try reader.shortText()) else { throw FieldReader.Fault() }
    self = .other(kind)
  }
}
