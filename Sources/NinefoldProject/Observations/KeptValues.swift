package import InterfaceSource
import Synchronization

/// Values that a run computes from files and that later runs take from the cache, as long as every
/// file and folder that was examined for them is unchanged.
package final class KeptValues: Sendable {
  let store: any ValueStore
  /// The prefix of the input of every key.
  private let start: [UInt8]
  private let jobs: Int?
  /// The answers of the parts that were checked or computed in this run, by their keys.
  let answers = Mutex<[Digest: Digest]>([:])

  /// Creates values in a cache; relative paths are relative to the current folder.
  package init(_ cache: ResultCache, jobs: Int?) {
    store = cache
    self.jobs = jobs
    var writer = FieldWriter()
    writer.write(ToolDigest.current(in: cache))
    writer.write(RealPath.systemPath(of: ""))
    // Other users and groups may not be permitted to read the same files.
    writer.write(UserPermissions.current)
    start = writer.bytes
  }

  /// Creates values in the memory of this process, whose current folder does not change.
  package init(_ memory: ValueMemory, jobs: Int?) {
    store = memory
    self.jobs = jobs
    start = []
  }

  /// Returns an empty trace for a run, whose observations are not recorded if only its parts are
  /// kept.
  package func trace(isKept: Bool = true) -> Trace { Trace(self, isKept: isKept) }

  /// The first error while writing, or `nil` if all writes succeeded.
  package var failure: EnvironmentError? { store.failure }

  /// Returns the key of a value from its name and from all its inputs except files.
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
    current(key(name, words))?.value
  }

  /// Returns a value if everything that it was computed from is unchanged.
  private func current(_ key: Digest) -> KeptValue? {
    guard let kept = store.value(of: key) else { return nil }
    if let known = answers.withLock({ $0[key] }) {
      return known == kept.answer ? kept : nil
    }
    for part in kept.parts {
      guard answer(ofPart: part.key) == part.answer else { return nil }
    }
    let unchanged = store.unchangedBlocks(of: key)
    if unchanged.count < kept.blocks.count {
      let renewed = Workers.map(kept.blocks, count: jobs) {
        let stamps = StampReader()
        return { index, block in
          unchanged.contains(index) ? block : Trace.renewed(block, stamps)
        }
      }
      let blocks = renewed.compactMap(\.self)
      guard blocks.count == kept.blocks.count else { return nil }
      if blocks != kept.blocks { store.store(kept.with(blocks), as: key) }
    }
    answers.withLock { $0[key] = kept.answer }
    return kept
  }

  /// Returns the answer of a part of another trace, or `nil` if it changed.
  func answer(ofPart key: Digest) -> Digest? {
    answers.withLock { $0[key] } ?? current(key)?.answer
  }

  /// Keeps a value that was computed with the observations of a trace, unless they are unusable.
  package func keep(_ value: [UInt8], _ trace: Trace, as name: String, _ words: [String]) {
    _ = keep(value, trace, as: key(name, words))
  }

  private func keep(
    _ value: [UInt8], _ trace: Trace, as key: Digest, object: (any Sendable)? = nil, size: Int = 0
  ) -> Digest? {
    guard let (parts, blocks) = trace.observations else { return nil }
    var kept = KeptValue(value, parts, blocks)
    (kept.object, kept.objectSize) = (object, size)
    store.store(kept, as: key)
    answers.withLock { $0[key] = kept.answer }
    return kept.answer
  }

  /// Returns a value that is a part of the current run.
  ///
  /// Without a trace of the run, the value is computed.
  ///
  /// - Parameters:
  ///   - name: The name of the kind of value.
  ///   - words: The inputs of the value, except files.
  ///   - isKept: Returns whether a value can be kept.
  ///   - encode: Writes the value.
  ///   - decode: Reads the value.
  ///   - compute: Computes the value.
  /// - Returns: The value.
  package static func part<Value: Sendable>(
    _ name: String, _ words: [String], isKept: (Value) -> Bool = { _ in true },
    encode: (Value, inout FieldWriter) -> Void,
    decode: (inout FieldReader) throws(FieldReader.Fault) -> Value, compute: () -> Value
  ) -> Value {
    guard let files = InputFiles.current.get(), let trace = files.trace else { return compute() }
    let values = trace.values
    let key = values.key(name, words)
    if let kept = values.current(key), let value = value(of: kept, decode) {
      trace.note(KeptValue.Part(key: key, answer: kept.answer))
      return value
    }
    let own = Trace(values, part: key)
    let value = InputFiles.current.withValue(files.traced(by: own), operation: compute)
    guard isKept(value) else {
      trace.add(own)
      files.moveListings(of: key, to: trace.part)
      return value
    }
    var writer = FieldWriter()
    if !values.store.keepsObjects { encode(value, &writer) }
    let size = words.reduce(1024) { $0 + 4 * $1.utf8.count }
    if let answer = values.keep(writer.bytes, own, as: key, object: value, size: size) {
      trace.note(KeptValue.Part(key: key, answer: answer))
    } else {
      trace.invalidate()
    }
    return value
  }

  private static func value<Value>(
    of kept: KeptValue, _ decode: (inout FieldReader) throws(FieldReader.Fault) -> Value
  ) -> Value? {
    if let object = kept.object { return object as? Value }
    var reader = FieldReader(kept.value)
    guard let value = try? decode(&reader), reader.isAtEnd else { return nil }
    return value
  }

  /// Returns a value that this process keeps in memory, if it serves several runs.
  ///
  /// - Parameters:
  ///   - name: The name of the kind of value.
  ///   - words: The inputs of the value, except files.
  ///   - compute: Computes the value.
  /// - Returns: The value.
  package static func object<Value: Sendable>(
    _ name: String, _ words: [String], compute: () -> Value
  ) -> Value {
    guard Trace.current?.values.store.keepsObjects ?? false else { return compute() }
    return part(
      name, words, encode: { _, _ in },
      decode: { _ throws(FieldReader.Fault) in throw FieldReader.Fault() }, compute: compute)
  }

  /// Returns one input for many that are used for several objects, without meaning where no objects are
  /// kept.
  package static func digest(_ words: [String]) -> String {
    guard let values = Trace.current?.values, values.store.keepsObjects else { return "" }
    return values.key("words", words).hexadecimal
  }

  /// Records that the object that is computed depends on another object of the current run, given by
  /// what it is kept as.
  package static func noteUse(ofObject name: String, _ words: [String]) {
    guard let trace = Trace.current, trace.values.store.keepsObjects else { return }
    trace.note(part: trace.values.key(name, words))
  }

  /// Removes the values that were unused for the longest time if the cache exceeds its size.
  package func trim() { store.trim() }
}
