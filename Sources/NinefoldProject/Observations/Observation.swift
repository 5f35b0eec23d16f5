import InterfaceSource

/// A query about a path, with the answer that a run got.
struct Observation: Sendable {
  /// The question that was asked.
  enum Query: UInt8 {
    /// The bytes of a file, up to a limit.
    case content
    /// The names in a folder, with the kinds that the folder gives for them.
    case listing
    /// The names in a folder that may mark the top of a project, with the same kinds.
    case projectMarks
    /// The kind of an entry of a folder that its listing does not give, such as a link.
    case entryKind
    /// The kind that the path leads to.
    case kind
    /// Whether the path leads to a file of a known kind.
    case presence
    /// The size of a file, in bytes.
    case size
    /// The path without links and dots.
    case realPath
    /// The identity of the file.
    case identity
    /// Whether the path is that of a folder and not of a link.
    case plainFolder
  }

  var query: Query
  var path: String
  /// The maximum number of bytes that were read, or 0 for other queries.
  var limit = 0
  /// The digest of the answer.
  var answer: Digest
  /// The stamp of the file, if the answer is the same as long as the stamp is.
  var stamp: FileStamp?
}

/// A value that has a digest as the answer of an observation.
protocol ObservedValue {
  var answer: Digest { get }
}

extension Digest {
  /// Creates the answer of a query from its result.
  init<Value: ObservedValue>(answering result: Result<Value, SystemFault>) {
    switch result {
    case .success(let value): self = value.answer
    case .failure(let fault): self.init(high: .max, low: UInt64(bitPattern: Int64(fault.code)))
    }
  }
}

extension Int: ObservedValue {
  var answer: Digest { Digest(high: 0, low: UInt64(bitPattern: Int64(self))) }
}

extension Bool: ObservedValue {
  var answer: Digest { (self ? 1 : 0).answer }
}

extension String: ObservedValue {
  var answer: Digest { Digest(of: Array(utf8)) }
}

extension FileKind: ObservedValue {
  var answer: Digest { rawValue.answer }
}

extension [UInt8]: ObservedValue {
  var answer: Digest { Digest(of: self) }
}

/// Writes observations in sequence, each as its difference from the previous one: most are of files
/// in the same folder.
struct ObservationWriter {
  private var writer = FieldWriter()
  private var path: [UInt8] = []
  private var stamp = FileStamp.zero
  private(set) var count = 0

  var bytes: [UInt8] { writer.bytes }

  /// Returns observations in blocks, each of which is checked as a whole.
  static func blocks(of observations: some Sequence<Observation>) -> [[UInt8]] {
    var blocks: [[UInt8]] = []
    var last = ObservationWriter()
    for observation in observations {
      last.write(observation)
      guard last.count == blockSize else { continue }
      blocks.append(last.bytes)
      last = ObservationWriter()
    }
    return last.count == 0 ? blocks : blocks + [last.bytes]
  }

  /// The number of observations in a block.
  private static let blockSize = 128

  mutating func write(_ observation: Observation) {
    let next = Array(observation.path.utf8)
    var common = 0
    while common < min(path.count, next.count), path[common] == next[common] { common += 1 }
    writer.writeShort(Int(observation.query.rawValue) << 1 | (observation.stamp == nil ? 0 : 1))
    writer.writeShort(common)
    writer.writeShort(next.count - common)
    writer.writeRest(next[common...])
    writer.writeShort(observation.limit)
    writer.write(observation.answer)
    path = next
    count += 1
    guard let next = observation.stamp else { return }
    writer.writeShort(next.device &- stamp.device)
    writer.writeShort(next.number &- stamp.number)
    writer.writeShort(next.size)
    writer.writeShort(next.modified &- stamp.modified)
    writer.writeShort(next.changed &- next.modified)
    stamp = next
  }
}

/// Reads the output of `ObservationWriter`.
struct ObservationReader {
  /// Returns all observations in some bytes.
  static func observations(_ bytes: [UInt8]) throws(FieldReader.Fault) -> [Observation] {
    var reader = ObservationReader(bytes)
    var observations: [Observation] = []
    while let observation = try reader.next() { observations.append(observation) }
    return observations
  }

  private var reader: FieldReader
  private var path: [UInt8] = []
  private var stamp = FileStamp.zero

  init(_ bytes: [UInt8]) { reader = FieldReader(bytes) }

  /// Returns the next observation, or `nil` at the end.
  mutating func next() throws(FieldReader.Fault) -> Observation? {
    guard !reader.isAtEnd else { return nil }
    let start = try reader.short()
    guard let query = UInt8(exactly: start >> 1).flatMap({ Observation.Query(rawValue: $0) }) else {
      throw FieldReader.Fault()
    }
    let common = try reader.short()
    guard (0...path.count).contains(common) else { throw FieldReader.Fault() }
    path.removeLast(path.count - common)
    let rest = try reader.short()
    path += try reader.rest(rest)
    guard let text = String(validating: path, as: UTF8.self) else { throw FieldReader.Fault() }
    var observation = Observation(
      query: query, path: text, limit: try reader.short(), answer: try reader.digest())
    guard start & 1 == 1 else { return observation }
    stamp.device &+= try reader.short()
    stamp.number &+= try reader.short()
    stamp.size = try reader.short()
    stamp.modified &+= try reader.short()
    stamp.changed = stamp.modified &+ (try reader.short())
    observation.stamp = stamp
    return observation
  }
}
