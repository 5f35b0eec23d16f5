package import NinefoldProject

/// Splits a stream of JSON objects into objects, which any white space may separate.
package struct WorkRequestReader {
  /// The reason why there is no next object.
  package enum Fault: Error, Hashable, Sendable {
    /// The stream cannot be read.
    case unreadable(SystemFault)
    /// The stream contains something other than an object, or ends within one.
    case malformed
    /// An object is larger than any request.
    case tooLarge
  }

  /// The maximum size of an object, in bytes.
  ///
  /// Requests of a build are far smaller.
  private static let limit = 64 << 20

  private let read: (_ limit: Int) throws(SystemFault) -> [UInt8]
  private var buffer: [UInt8] = []
  /// The index of the next byte of the buffer to examine.
  private var next = 0
  private var start: Int?
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Creates a reader for a stream.
  ///
  /// `read` returns the bytes that are available, up to a number of bytes, or no bytes at the end.
  package init(_ read: @escaping (_ limit: Int) throws(SystemFault) -> [UInt8]) {
    self.read = read
  }

  /// Returns the bytes of the next object, or `nil` at the end of the stream.
  package mutating func object() throws(Fault) -> [UInt8]? {
    while true {
      while next < buffer.count {
        let byte = buffer[next]
        next += 1
        guard try ends(with: byte), let begin = start else { continue }
        let object = Array(buffer[begin..<next])
        buffer.removeFirst(next)
        next = 0
        start = nil
        return object
      }
      if start == nil {
        buffer = []
        next = 0
      }
      guard buffer.count < Self.limit else { throw .tooLarge }
      let more: [UInt8]
      do throws(SystemFault) {
        more = try read(1 << 16)
      } catch {
        throw .unreadable(error)
      }
      guard !more.isEmpty else {
        guard start == nil else { throw .malformed }
        return nil
      }
      buffer += more
    }
  }

  /// Processes the byte before `next` and returns whether it ends an object.
  private mutating func ends(with byte: UInt8) throws(Fault) -> Bool {
    guard start != nil else {
      switch byte {
      case UInt8(ascii: "{"):
        start = next - 1
        depth = 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: throw .malformed
      }
      return false
    }
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
    return depth == 0
  }
}
