import InterfaceSource

/// A value with the observations that it was computed from.
struct KeptValue: Sendable {
  /// A kept value, by its key, as it was used.
  struct Part: Hashable, Sendable {
    var key: Digest
    var answer: Digest
  }

  /// The digest of the value and of its observations when it was computed.
  let answer: Digest
  let value: [UInt8]
  /// The other kept values that it was computed from.
  let parts: [Part]
  /// The observations with the newest stamps.
  let blocks: [[UInt8]]
  /// The decoded value, or `nil` if it is not known.
  var object: (any Sendable)?
  /// The estimated size of the decoded value apart from what it has from the observations, in bytes.
  var objectSize = 0

  /// Creates a value that was just computed.
  init(_ value: [UInt8], _ parts: [Part], _ blocks: [[UInt8]]) {
    var writer = FieldWriter()
    writer.write(parts)
    let answer = Digest(ofAll: [value[...], writer.bytes[...]] + blocks.map { $0[...] })
    self.init(answer: answer, value, parts, blocks)
  }

  init(answer: Digest, _ value: [UInt8], _ parts: [Part], _ blocks: [[UInt8]]) {
    self.answer = answer
    self.value = value
    self.parts = parts
    self.blocks = blocks
  }

  /// Returns the same value with renewed observations.
  func with(_ blocks: [[UInt8]]) -> KeptValue {
    var renewed = KeptValue(answer: answer, value, parts, blocks)
    renewed.object = object
    renewed.objectSize = objectSize
    return renewed
  }

  init?(_ bytes: [UInt8]) {
    var reader = FieldReader(bytes)
    do throws(FieldReader.Fault) {
      answer = try reader.digest()
      value = Array(try reader.content())
      parts = try reader.list { reader throws(FieldReader.Fault) in
        Part(key: try reader.digest(), answer: try reader.digest())
      }
      blocks = try reader.list { reader throws(FieldReader.Fault) in Array(try reader.content()) }
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  /// The encoded value in parts, which share the memory of the value and of the observations.
  var encoded: [[UInt8]] {
    var start = FieldWriter()
    start.write(answer)
    start.write(value.count)
    var middle = FieldWriter()
    middle.write(parts)
    middle.write(blocks.count)
    return [start.bytes, value, middle.bytes]
      + blocks.flatMap { block in
        var count = FieldWriter()
        count.write(block.count)
        return [count.bytes, block]
      }
  }
}

extension FieldWriter {
  fileprivate mutating func write(_ parts: [KeptValue.Part]) {
    write(parts) { writer, part in
      writer.write(part.key)
      writer.write(part.answer)
    }
  }
}
