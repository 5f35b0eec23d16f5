import InterfaceSource
import Synchronization

import SystemCalls

/// The observations of a run or of a part of it: what it looked at in the file system, and what it
/// looked for.
///
/// Everything that a run reads, lists or asks of the system through this module is recorded. A later
/// run that would make the same observations has the same result.
package final class Trace: Sendable {
  /// The trace of the current run or part, or `nil` if nothing is recorded.
  package static var current: Trace? { InputFiles.current.get()?.trace }

  private struct State: ~Copyable {
    /// The answers by their queries, both as the lower halves of digests.
    var answers: [UInt64: UInt64] = [:]
    /// The kept values that were used, in order.
    var parts: [KeptValue.Part] = []
    /// The encoded observations except the last ones, in parts.
    var observed = SpooledBytes()
    /// The last observations.
    var last = ObservationWriter()
    /// Whether no query had two answers, so that all files may have existed at the same time.
    var isConsistent = true

    mutating func write(_ observation: Observation) {
      last.write(observation)
      if last.count == 1024 { endPart() }
    }

    /// Moves the last observations to the others.
    mutating func endPart() {
      var part = FieldWriter(capacity: last.bytes.count + 8)
      part.write(last.bytes)
      last = ObservationWriter()
      do throws(SystemFault) {
        try observed.write(part.bytes)
      } catch {
        invalidate()
      }
    }

    /// Returns the encoded observations in parts, or `nil` if they cannot be read.
    mutating func encodedParts() -> [[UInt8]]? {
      endPart()
      guard isConsistent, let bytes = try? observed.bytes() else { return nil }
      var reader = FieldReader(bytes)
      var parts: [[UInt8]] = []
      while !reader.isAtEnd {
        guard let part = try? reader.content() else { return nil }
        parts.append(Array(part))
      }
      return parts
    }

    mutating func invalidate() {
      self = State()
      isConsistent = false
    }
  }

  /// The maximum number of observations.
  private static let limit = 1_000_000

  /// The values that are kept between runs, of which the trace may contain some.
  package let values: KeptValues
  /// The key of the value that the observations are for, or `nil` if they are for a whole run.
  let part: Digest?
  /// The time when the observations began, in nanoseconds since 1970.
  private let start = FileStamp.now
  private let state = Mutex(State())

  /// Whether observations are recorded.
  private let isKept: Bool

  /// Creates an empty trace for a run, or for a part of it.
  init(_ values: KeptValues, part: Digest? = nil, isKept: Bool = true) {
    self.values = values
    self.isKept = isKept
    self.part = part
  }

  /// Records an observation.
  func note(_ observation: Observation) {
    guard isKept else { return }
    var observation = observation
    if observation.stamp?.isSettled(at: start) == false { observation.stamp = nil }
    var query = FieldWriter()
    query.write(Int(observation.query.rawValue))
    query.write(observation.limit)
    query.write(observation.path)
    let key = Digest(of: query.bytes).low
    state.withLock { state in
      guard state.isConsistent else { return }
      guard let answer = state.answers.updateValue(observation.answer.low, forKey: key) else {
        state.write(observation)
        if state.answers.count == Self.limit { state.invalidate() }
        return
      }
      if answer != observation.answer.low { state.invalidate() }
    }
  }

  /// Records that a kept value was used.
  func note(_ part: KeptValue.Part) {
    guard isKept else { return }
    state.withLock { state in
      guard state.isConsistent, !state.parts.contains(part) else { return }
      if state.parts.contains(where: { $0.key == part.key }) { state.invalidate() }
      state.parts.append(part)
    }
  }

  /// Records that a kept value was used, by its key.
  func note(part key: Digest) {
    guard let answer = values.answer(ofPart: key) else { return invalidate() }
    note(KeptValue.Part(key: key, answer: answer))
  }

  /// Records the observations of another trace.
  func add(_ other: Trace) {
    guard let (parts, observations) = other.recorded else { return invalidate() }
    for part in parts { note(part) }
    for observation in observations { note(observation) }
  }

  /// Makes the trace useless: something was observed that it cannot contain.
  func invalidate() { state.withLock { $0.invalidate() } }

  /// The kept values that were used and the encoded observations, or `nil` if they contradict each
  /// other.
  ///
  /// Observations are in the order of their paths: the system finds a file faster if the previous one
  /// was near (by a fifth, measured on 50,675 folders).
  var observations: (parts: [KeptValue.Part], blocks: [[UInt8]])? {
    guard let (parts, observations) = recorded else { return nil }
    let sorted = observations.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return (parts, ObservationWriter.blocks(of: sorted))
  }

  /// The kept values that were used and the observations in their order, or `nil` if they contradict
  /// each other.
  private var recorded: (parts: [KeptValue.Part], observations: [Observation])? {
    let (parts, encoded) = state.withLock { ($0.parts, $0.encodedParts()) }
    guard let encoded else { return nil }
    let observations = encoded.compactMap { try? ObservationReader.observations($0) }
    guard observations.count == encoded.count else { return nil }
    return (parts, Array(observations.joined()))
  }

  /// Returns the encoded observations with their current stamps, or `nil` if any of them has another
  /// answer now.
  static func renewed(_ block: [UInt8], _ stamps: StampReader) -> [UInt8]? {
    let now = FileStamp.now
    var reader = ObservationReader(block)
    var writer: ObservationWriter?
    var number = 0
    do throws(FieldReader.Fault) {
      while let observation = try reader.next() {
        let stamp: FileStamp?
        if let known = observation.stamp, stamps.stamp(of: observation.path) == known {
          stamp = known
        } else {
          let (answer, found) = observation.query.answer(
            at: observation.path, limit: observation.limit)
          guard answer == observation.answer else { return nil }
          stamp = found.flatMap { $0.isSettled(at: now) ? $0 : nil }
        }
        if writer == nil, stamp != observation.stamp { writer = try first(number, of: block) }
        writer?.write(observation.with(stamp))
        number += 1
      }
    } catch {
      return nil
    }
    return writer?.bytes ?? block
  }

  /// Returns a writer that wrote the first observations of a block.
  private static func first(
    _ count: Int, of block: [UInt8]
  ) throws(FieldReader.Fault) -> ObservationWriter {
    var reader = ObservationReader(block)
    var writer = ObservationWriter()
    while writer.count < count, let observation = try reader.next() { writer.write(observation) }
    return writer
  }
}

extension Observation {
  fileprivate func with(_ stamp: FileStamp?) -> Observation {
    var observation = self
    observation.stamp = stamp
    return observation
  }
}

extension Observation.Query {
  /// Returns the answer that the system gives now, and the stamp of the file if it determines the
  /// answer.
  func answer(at path: String, limit: Int) -> (answer: Digest, stamp: FileStamp?) {
    switch self {
    case .content:
      let (result, stamp) = FileReading.systemContent(of: path, limit: limit, isInput: false)
      return (Digest(answering: result), stamp)
    case .listing: return Folder.systemListing(of: path)
    case .projectMarks: return Folder.systemListing(of: path, .projectMarks)
    case .entryKind: return (Folder.systemKind(ofEntry: path).answer, nil)
    case .kind: return (Digest(answering: FileReading.systemKind(of: path)), nil)
    case .presence: return (FileReading.systemPresence(of: path).answer, nil)
    case .size: return (Digest(answering: FileReading.systemSize(of: path)), nil)
    case .realPath: return (RealPath.systemPath(of: path).answer, nil)
    case .identity: return (FileIdentity.answer(FileIdentity(ofSystemPath: path)), nil)
    case .plainFolder: return (RealPathCache.isPlainFolder(path).answer, nil)
    }
  }
}
