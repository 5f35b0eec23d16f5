package import InterfaceSource
import Synchronization

import SystemCalls

/// Values that a run computes from files and that later runs take from the cache, as long as every
/// file and folder that was examined for them is unchanged.
package final class KeptValues: Sendable {
  let cache: ResultCache
  /// The prefix of the input of every key.
  private let start: [UInt8]
  let jobs: Int?
  /// The answers of the parts that were checked or computed in this run, by their keys.
  let answers = Mutex<[String: Digest]>([:])

  /// Creates values in a cache; relative paths are relative to the current folder.
  package init(_ cache: ResultCache, jobs: Int?) {
    self.cache = cache
    self.jobs = jobs
    var writer = FieldWriter()
    writer.write(ToolDigest.current(in: cache))
    writer.write(RealPath.systemPath(of: ""))
    // Another user may not be permitted to read the same files.
    writer.write(Int(geteuid()))
    start = writer.bytes
  }

  /// Returns an empty trace for a run.
  package func trace() -> Trace { Trace(self) }

  /// The first error while writing, or `nil` if all writes succeeded.
  package var failure: EnvironmentError? { cache.failure }

  /// Returns the key of a value from its name and what determines it besides files.
  func key(_ name: String, _ words: [String]) -> Digest {
    var writer = FieldWriter()
    writer.write(start)
    writer.write(name)
    writer.write(words) { $0.write($1) }
    return Digest(of: writer.bytes)
  }

  /// Returns the bytes of a value if it is kept and everything that it was computed from is
  /// unchanged.
  package func value(_ name: String, _ words: [String]) -> [UInt8]? {
    value(key(name, words))?.value
  }

  private func value(_ key: Digest) -> (value: [UInt8], answer: Digest)? {
    guard let bytes = cache.content(of: key, .value), let kept = KeptValue(bytes) else {
      return nil
    }
    if let known = answers.withLock({ $0[key.hexadecimal] }) {
      return known == kept.answer ? (kept.value, kept.answer) : nil
    }
    let renewed = Workers.map(kept.blocks, count: jobs) { [self] in
      { _, block in Trace.renewed(block, self) }
    }
    let blocks = renewed.compactMap(\.self)
    guard blocks.count == kept.blocks.count else { return nil }
    if blocks != kept.blocks {
      cache.store(kept.with(blocks).bytes, as: key, .value)
    }
    answers.withLock { $0[key.hexadecimal] = kept.answer }
    return (kept.value, kept.answer)
  }

  /// Returns the answer of a part of another trace, or `nil` if it changed.
  func answer(ofPart key: String) -> Digest? {
    if let known = answers.withLock({ $0[key] }) { return known }
    return Digest(hexadecimal: key).flatMap { value($0)?.answer }
  }

  /// Keeps a value that was computed with the observations of a trace, unless they are unusable.
  package func keep(_ value: [UInt8], _ trace: Trace, as name: String, _ words: [String]) {
    _ = keep(value, trace, as: key(name, words))
  }

  private func keep(_ value: [UInt8], _ trace: Trace, as key: Digest) -> Digest? {
    guard let blocks = trace.blocks else { return nil }
    let kept = KeptValue(value, blocks)
    cache.store(kept.bytes, as: key, .value)
    answers.withLock { $0[key.hexadecimal] = kept.answer }
    return kept.answer
  }

  /// Returns a value that is a part of the current run.
  ///
  /// Without a trace of the run, the value is computed.
  ///
  /// - Parameters:
  ///   - name: The name of the kind of value.
  ///   - words: What determines the value besides files.
  ///   - isKept: Returns whether a value can be kept.
  ///   - encode: Writes the value.
  ///   - decode: Reads the value.
  ///   - compute: Computes the value.
  /// - Returns: The value.
  package static func part<Value>(
    _ name: String, _ words: [String], isKept: (Value) -> Bool = { _ in true },
    encode: (Value, inout FieldWriter) -> Void,
    decode: (inout FieldReader) throws(FieldReader.Fault) -> Value, compute: () -> Value
  ) -> Value {
    guard let files = InputFiles.current.get(), let trace = files.trace else { return compute() }
    let values = trace.values
    let key = values.key(name, words)
    if let (bytes, answer) = values.value(key) {
      var reader = FieldReader(bytes)
      if let value = try? decode(&reader), reader.isAtEnd {
        trace.note(Observation(query: .part, path: key.hexadecimal, answer: answer))
        return value
      }
    }
    let own = Trace(values, part: key)
    let value = InputFiles.current.withValue(files.traced(by: own), operation: compute)
    guard isKept(value) else {
      trace.add(own)
      files.moveListings(of: key.hexadecimal, to: trace.part)
      return value
    }
    var writer = FieldWriter()
    encode(value, &writer)
    if let answer = values.keep(writer.bytes, own, as: key) {
      trace.note(Observation(query: .part, path: key.hexadecimal, answer: answer))
    } else {
      trace.invalidate()
    }
    return value
  }

  /// Removes the values that were unused for the longest time if the cache exceeds its size.
  package func trim() { cache.trim() }
}

/// A value with the observations that it was computed from.
struct KeptValue {
  /// The digest of the value and of its observations when it was computed.
  let answer: Digest
  let value: [UInt8]
  /// The observations with the newest stamps.
  let blocks: [[UInt8]]

  /// Creates a value that was just computed.
  init(_ value: [UInt8], _ blocks: [[UInt8]]) {
    self.init(answer: Digest(ofAll: [value[...]] + blocks.map { $0[...] }), value, blocks)
  }

  init(answer: Digest, _ value: [UInt8], _ blocks: [[UInt8]]) {
    self.answer = answer
    self.value = value
    self.blocks = blocks
  }

  /// Returns the same value with renewed observations.
  func with(_ blocks: [[UInt8]]) -> KeptValue {
    KeptValue(answer: answer, value, blocks)
  }

  init?(_ bytes: [UInt8]) {
    var reader = FieldReader(bytes)
    do throws(FieldReader.Fault) {
      answer = try reader.digest()
      value = Array(try reader.content())
      blocks = try reader.list { reader throws(FieldReader.Fault) in Array(try reader.content()) }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  var bytes: [UInt8] {
    var writer = FieldWriter()
    writer.write(answer)
    writer.write(value)
    writer.write(blocks) { $0.write($1) }
    return writer.bytes
  }
}
