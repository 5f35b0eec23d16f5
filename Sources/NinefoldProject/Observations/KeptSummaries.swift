package import InterfaceSource
import Synchronization

/// Summaries of many files, each of which depends on the content of one file alone, kept together in
/// one value: only those of files that changed are computed again.
extension KeptValues {
  /// How summaries are written, read and computed.
  package struct Summarizing<Summary: Sendable>: Sendable {
    /// Writes a summary.
    let encode: @Sendable (Summary, inout FieldWriter) -> Void
    /// Reads the summary of the file at an index.
    let decode: @Sendable (_ index: Int, inout FieldReader) throws(FieldReader.Fault) -> Summary
    /// Creates a function for one worker that computes the summary of the file at an index from its
    /// content, which is `nil` if the file cannot be read.
    ///
    /// If it returns `nil`, there are no summaries at all.
    let compute: @Sendable () -> (_ index: Int, _ content: [UInt8]?) -> Summary?

    package init(
      encode: @Sendable @escaping (Summary, inout FieldWriter) -> Void,
      decode:
        @Sendable @escaping (_ index: Int, inout FieldReader) throws(FieldReader.Fault) -> Summary,
      compute: @Sendable @escaping () -> (_ index: Int, _ content: [UInt8]?) -> Summary?
    ) {
      self.encode = encode
      self.decode = decode
      self.compute = compute
    }
  }

  /// Returns summaries of files as a part of the current run.
  ///
  /// Without a trace of the run, all of them are computed.
  ///
  /// - Parameters:
  ///   - name: The name of the kind of summary.
  ///   - words: The values that determine the summaries in addition to the files.
  ///   - paths: The paths of the files.
  ///   - limit: The maximum number of bytes to read of each file.
  ///   - jobs: The maximum number of workers, or `nil` for one per core.
  ///   - summarizing: How summaries are written, read and computed.
  /// - Returns: A summary for each file, or `nil` if one of them could not be computed.
  package static func summaries<Summary>(
    _ name: String, _ words: [String], of paths: [String], limit: Int, jobs: Int?,
    _ summarizing: Summarizing<Summary>
  ) -> [Summary]? {
    guard let first = paths.first else { return [] }
    guard let trace = Trace.current, VirtualFolders.find(first) == nil else {
      let summaries = Workers.map(paths, count: jobs) {
        let compute = summarizing.compute()
        return { index, path in compute(index, try? FileReading.read(path, limit: limit)) }
      }
      let known = summaries.compactMap(\.self)
      return known.count == paths.count ? known : nil
    }
    let values = trace.values
    let key = values.key(name, words)
    let table = SummaryTable<Summary>(values, key, jobs: jobs)
    guard
      let result = SummaryTable.update(
        table, of: paths, limit: limit, jobs, summarizing, encodes: !values.store.keepsObjects)
    else {
      // It is not known which files were read.
      trace.invalidate()
      return nil
    }
    if let contents = result.contents { values.store.store(contents, as: key.ofContents) }
    if let observations = result.observations { values.store.store(observations, as: key) }
    values.answers.withLock { $0[key] = result.answer }
    trace.note(KeptValue.Part(key: key, answer: result.answer))
    return result.summaries
  }

  /// Records that the part that is computed depends on another part of the current run, given by what
  /// it is kept as.
  package static func noteUse(of name: String, _ words: [String]) {
    guard let trace = Trace.current else { return }
    trace.note(part: trace.values.key(name, words))
  }
}

extension Digest {
  /// The key of the contents of a table, which are not read as long as only the observations of its
  /// files are needed.
  fileprivate var ofContents: Digest { Digest(of: bytes + [1]) }

  fileprivate var bytes: [UInt8] {
    var writer = FieldWriter()
    writer.write(self)
    return writer.bytes
  }
}

/// The observation of the file of a summary.
private struct SummaryEntry: Sendable {
  /// The observation with the current stamp of the file.
  var observation: Observation
  /// Whether the file is unchanged.
  var isCurrent: Bool

  /// The number of summaries that a worker processes together.
  static let chunkSize = 128

  /// Returns the entries of a block, and whether any of the files has another stamp.
  static func read(
    _ block: [UInt8], areCurrent: Bool, _ stamps: StampReader
  ) -> (entries: [SummaryEntry], isRenewed: Bool)? {
    let now = FileStamp.now
    var reader = ObservationReader(block)
    var entries: [SummaryEntry] = []
    var isRenewed = false
    do throws(FieldReader.Fault) {
      while var observation = try reader.next() {
        guard observation.query == .content else { return nil }
        var isCurrent = areCurrent
        if !isCurrent, let stamp = observation.stamp {
          isCurrent = stamps.stamp(of: observation.path) == stamp
        }
        if !isCurrent {
          let (answer, stamp) = observation.query.answer(
            at: observation.path, limit: observation.limit)
          isCurrent = answer == observation.answer
          let settled = stamp.flatMap { $0.isSettled(at: now) ? $0 : nil }
          isRenewed = isRenewed || settled != observation.stamp
          observation.stamp = settled
        }
        entries.append(SummaryEntry(observation: observation, isCurrent: isCurrent))
      }
    } catch {
      return nil
    }
    return (entries, isRenewed)
  }
}

/// Kept summaries: their observations, and either the summaries themselves or the contents, in which
/// each of them is preceded by its length, in the order of the observations.
private struct SummaryTable<Summary: Sendable>: Sendable {
  /// The value with the observations, which contains the digest of the contents.
  private let observations: KeptValue
  private let entries: [SummaryEntry]
  /// Whether a file has another stamp than in the kept value.
  private let isRenewed: Bool
  /// The summaries of a table in memory.
  private let summaries: [Summary]
  /// The contents of a table in a file.
  private let contents: [UInt8]
  /// The bytes of each summary in the contents.
  private let ranges: [Range<Int>]

  /// A table in memory, as of when its files were unchanged.
  private struct KeptTable: Sendable {
    var summaries: [Summary]
    var entries: [SummaryEntry]
  }

  /// Reads a kept table and examines its files, unless all of them are known to be unchanged.
  init?(_ values: KeptValues, _ key: Digest, jobs: Int?) {
    guard let observations = values.store.value(of: key) else { return nil }
    let isCurrent = values.answers.withLock { $0[key] } == observations.answer
    let unchanged = isCurrent ? [] : values.store.unchangedBlocks(of: key)
    let object = observations.object as? KeptTable
    if let object, isCurrent || unchanged.count == observations.blocks.count {
      self.observations = observations
      (entries, isRenewed, summaries, contents, ranges) =
        (object.entries, false, object.summaries, [], [])
      return
    }
    let blocks = Workers.map(observations.blocks, count: jobs) {
      let stamps = StampReader()
      return { index, block in
        SummaryEntry.read(block, areCurrent: isCurrent || unchanged.contains(index), stamps)
      }
    }
    var entries: [SummaryEntry] = []
    var isRenewed = false
    for block in blocks {
      guard let block else { return nil }
      entries += block.entries
      isRenewed = isRenewed || block.isRenewed
    }
    self.observations = observations
    self.entries = entries
    self.isRenewed = isRenewed
    if values.store.keepsObjects {
      guard let object, object.summaries.count == entries.count else { return nil }
      (summaries, contents, ranges) = (object.summaries, [], [])
      return
    }
    guard let contents = values.store.value(of: key.ofContents),
      contents.answer == Digest(of: contents.value), observations.value == contents.answer.bytes,
      let ranges = Self.ranges(contents.value), ranges.count == entries.count
    else { return nil }
    (summaries, self.contents, self.ranges) = ([], contents.value, ranges)
  }

  private static func ranges(_ contents: [UInt8]) -> [Range<Int>]? {
    var reader = FieldReader(contents)
    var ranges: [Range<Int>] = []
    do throws(FieldReader.Fault) {
      while !reader.isAtEnd { ranges.append(try reader.rest(try reader.short()).indices) }
    } catch {
      return nil
    }
    return ranges
  }

  /// A summary of the new table.
  private struct Summarized: Sendable {
    var summary: Summary
    var observation: Observation
    /// The index of the summary in the old table, or `nil` if it is new.
    var source: Int?
    /// The bytes of a new summary.
    var bytes: [UInt8] = []
  }

  /// The summaries of files, and the parts of their table that are to be stored.
  struct Update {
    var summaries: [Summary]
    var answer: Digest
    var observations: KeptValue?
    var contents: KeptValue?
  }

  /// Reads the summaries of unchanged files and computes the others.
  ///
  /// Returns `nil` if a summary cannot be computed.
  static func update(
    _ old: SummaryTable?, of paths: [String], limit: Int, _ jobs: Int?,
    _ summarizing: KeptValues.Summarizing<Summary>, encodes: Bool
  ) -> Update? {
    let start = FileStamp.now
    let sources = old?.indices(of: paths, limit: limit) ?? []
    let size = SummaryEntry.chunkSize
    let chunks = stride(from: 0, to: paths.count, by: size).map {
      $0..<min($0 + size, paths.count)
    }
    let results = Workers.map(chunks, count: jobs) {
      let compute = summarizing.compute()
      return { _, chunk -> [Summarized]? in
        var summarized: [Summarized] = []
        summarized.reserveCapacity(chunk.count)
        for index in chunk {
          if let old, let source = sources[index],
            let summary = old.summary(source, at: index, summarizing)
          {
            summarized.append(
              Summarized(
                summary: summary, observation: old.entries[source].observation, source: source))
            continue
          }
          let path = paths[index]
          let (result, stamp) = FileReading.systemContent(of: path, limit: limit, isInput: true)
          guard let summary = compute(index, try? result.get()) else { return nil }
          var writer = FieldWriter()
          if encodes { summarizing.encode(summary, &writer) }
          summarized.append(
            Summarized(
              summary: summary,
              observation: Observation(
                query: .content, path: path, limit: limit, answer: Digest(answering: result),
                stamp: stamp.flatMap { $0.isSettled(at: start) ? $0 : nil }),
              bytes: writer.bytes))
        }
        return summarized
      }
    }
    let all = results.compactMap(\.self)
    guard all.count == results.count else { return nil }
    let summaries = all.flatMap { $0.map(\.summary) }
    let isSame =
      old?.entries.count == paths.count
      && all.joined().enumerated().allSatisfy { $0 == $1.source }
    if let old, isSame, !old.isRenewed {
      return Update(summaries: summaries, answer: old.observations.answer)
    }
    let contents = isSame || !encodes ? nil : Self.contents(of: all.joined(), old)
    var observations = Self.observations(
      of: all.joined(), contents: contents?.answer.bytes ?? old?.observations.value ?? [])
    if !encodes {
      observations.object = KeptTable(
        summaries: summaries,
        entries: all.joined().map { SummaryEntry(observation: $0.observation, isCurrent: true) })
      observations.objectSize = summaries.count << 10
    }
    return Update(
      summaries: summaries, answer: observations.answer, observations: observations,
      contents: contents)
  }

  /// Returns the index of the entry of each unchanged file, or `nil` for other files.
  private func indices(of paths: [String], limit: Int) -> [Int?] {
    let isSame =
      paths.count == entries.count
      && zip(paths, entries).allSatisfy { Path.isSame($0, $1.observation.path) }
    let byPath: [PathKey: Int] =
      isSame
      ? [:]
      : Dictionary(
        entries.enumerated().map { (PathKey($1.observation.path), $0) },
        uniquingKeysWith: { first, _ in first })
    return paths.enumerated().map { index, path in
      guard let found = isSame ? index : byPath[PathKey(path)], entries[found].isCurrent,
        entries[found].observation.limit == limit
      else { return nil }
      return found
    }
  }

  /// Reads a summary, or returns `nil` if its bytes are invalid.
  private func summary(
    _ source: Int, at index: Int, _ summarizing: KeptValues.Summarizing<Summary>
  ) -> Summary? {
    if !summaries.isEmpty { return summaries[source] }
    var reader = FieldReader(contents, in: ranges[source])
    guard let summary = try? summarizing.decode(index, &reader), reader.isAtEnd else { return nil }
    return summary
  }

  /// Returns the contents of a table of summaries, some of which are in an old one.
  private static func contents(
    of summarized: FlattenSequence<[[Summarized]]>, _ old: SummaryTable?
  ) -> KeptValue {
    var writer = FieldWriter()
    for one in summarized {
      if let old, let source = one.source {
        writer.writeShort(old.ranges[source].count)
        writer.writeRest(old.contents[old.ranges[source]])
      } else {
        writer.writeShort(one.bytes.count)
        writer.writeRest(one.bytes)
      }
    }
    return KeptValue(answer: Digest(of: writer.bytes), writer.bytes, [], [])
  }

  /// Returns the value with the observations of a table.
  private static func observations(
    of summarized: FlattenSequence<[[Summarized]]>, contents: [UInt8]
  ) -> KeptValue {
    var answers = FieldWriter()
    for one in summarized {
      answers.write(one.observation.path)
      answers.write(one.observation.answer)
    }
    let blocks = ObservationWriter.blocks(of: summarized.lazy.map(\.observation))
    // Equal contents have equal summaries: stamps do not matter.
    return KeptValue(answer: Digest(of: answers.bytes), contents, [], blocks)
  }
}
