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
    let table = values.table(key, jobs: jobs)
    guard let result = SummaryTable.update(table, of: paths, limit: limit, jobs, summarizing) else {
      // What was read is not known.
      trace.invalidate()
      return nil
    }
    if let contents = result.contents { values.store(contents, as: key.ofContents) }
    if let observations = result.observations { values.store(observations, as: key) }
    values.answers.withLock { $0[key.hexadecimal] = result.answer }
    trace.note(Observation(query: .part, path: key.hexadecimal, answer: result.answer))
    return result.summaries
  }

  /// Records that the part that is computed depends on another part of the current run, given by what
  /// it is kept as.
  package static func noteUse(of name: String, _ words: [String]) {
    guard let trace = Trace.current else { return }
    trace.note(part: trace.values.key(name, words).hexadecimal)
  }

  /// Returns a kept table, or `nil` if there is none.
  private func table(_ key: Digest, jobs: Int?) -> SummaryTable? {
    guard let observations = keptValue(key), let contents = keptValue(key.ofContents),
      contents.answer == Digest(of: contents.value), observations.value == contents.answer.bytes
    else { return nil }
    let isKnown = answers.withLock { $0[key.hexadecimal] } == observations.answer
    return SummaryTable(observations, contents.value, isCurrent: isKnown, jobs: jobs)
  }

  private func keptValue(_ key: Digest) -> KeptValue? {
    cache.content(of: key, .value).flatMap { KeptValue($0) }
  }

  private func store(_ kept: KeptValue, as key: Digest) {
    cache.store(kept.bytes, as: key, .value)
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

/// Kept summaries: their observations, and the contents, in which each summary is preceded by its
/// length, in the order of the observations.
private struct SummaryTable: Sendable {
  /// A summary and its file.
  struct Entry: Sendable {
    /// The observation of the file with its current stamp.
    var observation: Observation
    /// Whether the file is unchanged.
    var isCurrent: Bool
    /// The bytes of the summary in the contents.
    var range = 0..<0
  }

  /// The number of observations in a block, and of summaries that a worker processes together.
  private static let (blockSize, chunkSize) = (1024, 128)

  /// The value with the observations, which contains the digest of the contents.
  private let observations: KeptValue
  private let contents: [UInt8]
  private let entries: [Entry]
  /// Whether a file has another stamp than in the kept value.
  private let isRenewed: Bool

  /// Examines the files of a kept table, unless all of them are known to be unchanged.
  init?(_ observations: KeptValue, _ contents: [UInt8], isCurrent: Bool, jobs: Int?) {
    let blocks = Workers.map(observations.blocks, count: jobs) {
      { _, block in Self.entries(of: block, areCurrent: isCurrent) }
    }
    var entries: [Entry] = []
    var isRenewed = false
    for block in blocks {
      guard let block else { return nil }
      entries += block.entries
      isRenewed = isRenewed || block.isRenewed
    }
    var reader = FieldReader(contents)
    do throws(FieldReader.Fault) {
      for index in entries.indices {
        let length = try reader.short()
        let start = reader.position
        _ = try reader.rest(length)
        entries[index].range = start..<reader.position
      }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
    self.observations = observations
    self.contents = contents
    self.entries = entries
    self.isRenewed = isRenewed
  }

  private static func entries(
    of block: [UInt8], areCurrent: Bool
  ) -> (entries: [Entry], isRenewed: Bool)? {
    let now = FileStamp.now
    var reader = ObservationReader(block)
    var entries: [Entry] = []
    var isRenewed = false
    do throws(FieldReader.Fault) {
      while var observation = try reader.next() {
        guard observation.query == .content else { return nil }
        var isCurrent = areCurrent
        if !isCurrent, let stamp = observation.stamp {
          isCurrent = FileStamp(of: observation.path) == stamp
        }
        if !isCurrent {
          let (answer, stamp) = observation.query.answer(
            at: observation.path, limit: observation.limit)
          isCurrent = answer == observation.answer
          let settled = stamp.flatMap { $0.isSettled(at: now) ? $0 : nil }
          isRenewed = isRenewed || settled != observation.stamp
          observation.stamp = settled
        }
        entries.append(Entry(observation: observation, isCurrent: isCurrent))
      }
    } catch {
      return nil
    }
    return (entries, isRenewed)
  }

  /// A summary of the new table.
  private struct Summarized<Summary: Sendable>: Sendable {
    var summary: Summary
    var observation: Observation
    /// The bytes of the summary, or `nil` if they are those in the old table.
    var bytes: [UInt8]?
  }

  /// The summaries of files, and the parts of their table that are to be stored.
  struct Update<Summary: Sendable> {
    var summaries: [Summary]
    var answer: Digest
    var observations: KeptValue?
    var contents: KeptValue?
  }

  /// Reads the summaries of unchanged files and computes the others.
  ///
  /// Returns `nil` if a summary cannot be computed.
  static func update<Summary>(
    _ old: SummaryTable?, of paths: [String], limit: Int, _ jobs: Int?,
    _ summarizing: KeptValues.Summarizing<Summary>
  ) -> Update<Summary>? {
    let start = FileStamp.now
    let sources = old?.indices(of: paths, limit: limit) ?? []
    let chunks = stride(from: 0, to: paths.count, by: chunkSize).map {
      $0..<min($0 + chunkSize, paths.count)
    }
    let results = Workers.map(chunks, count: jobs) {
      let compute = summarizing.compute()
      return { _, chunk -> [Summarized<Summary>]? in
        var summarized: [Summarized<Summary>] = []
        summarized.reserveCapacity(chunk.count)
        for index in chunk {
          if let old, let entry = sources[index].map({ old.entries[$0] }),
            let summary = old.summary(entry, at: index, summarizing)
          {
            summarized.append(Summarized(summary: summary, observation: entry.observation))
            continue
          }
          let path = paths[index]
          let (result, stamp) = FileReading.systemContent(of: path, limit: limit, isInput: true)
          guard let summary = compute(index, try? result.get()) else { return nil }
          var writer = FieldWriter()
          summarizing.encode(summary, &writer)
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
      old?.entries.count == paths.count && sources.enumerated().allSatisfy { $0 == $1 }
      && all.allSatisfy { $0.allSatisfy { $0.bytes == nil } }
    if let old, isSame, !old.isRenewed {
      return Update(summaries: summaries, answer: old.observations.answer)
    }
    let contents = isSame ? nil : Self.contents(of: all.joined(), sources, old)
    let observations = Self.observations(
      of: all.joined(), contents: contents?.answer.bytes ?? old?.observations.value ?? [])
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
  private func summary<Summary>(
    _ entry: Entry, at index: Int, _ summarizing: KeptValues.Summarizing<Summary>
  ) -> Summary? {
    var reader = FieldReader(contents, in: entry.range)
    guard let summary = try? summarizing.decode(index, &reader), reader.isAtEnd else { return nil }
    return summary
  }

  /// Returns the contents of a table of summaries, some of which are in an old one.
  private static func contents<Summary>(
    of summarized: FlattenSequence<[[Summarized<Summary>]]>, _ sources: [Int?],
    _ old: SummaryTable?
  ) -> KeptValue {
    var writer = FieldWriter()
    for (index, one) in summarized.enumerated() {
      if let bytes = one.bytes {
        writer.writeShort(bytes.count)
        writer.writeRest(bytes)
      } else if let old, let source = sources[index] {
        let range = old.entries[source].range
        writer.writeShort(range.count)
        writer.writeRest(old.contents[range])
      }
    }
    return KeptValue(answer: Digest(of: writer.bytes), writer.bytes, [])
  }

  /// Returns the value with the observations of a table.
  private static func observations<Summary>(
    of summarized: FlattenSequence<[[Summarized<Summary>]]>, contents: [UInt8]
  ) -> KeptValue {
    var answers = FieldWriter()
    var blocks: [[UInt8]] = []
    var last = ObservationWriter()
    for one in summarized {
      answers.write(one.observation.path)
      answers.write(one.observation.answer)
      last.write(one.observation)
      if last.count == blockSize {
        blocks.append(last.bytes)
        last = ObservationWriter()
      }
    }
    if last.count > 0 { blocks.append(last.bytes) }
    // Equal contents have equal summaries: stamps do not matter.
    return KeptValue(answer: Digest(of: answers.bytes), contents, blocks)
  }
}
