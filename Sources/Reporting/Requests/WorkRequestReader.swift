package import NinefoldProject

/// Divides a stream of JSON objects into the objects, whatever blanks stand between them.
package struct WorkRequestReader {
  /// Why there is no next object.
  package enum Fault: Error, Hashable, Sendable {
    /// The stream cannot be read.
    case unreadable(SystemFault)
    /// Something other than an object stands in the stream, or it ends within one.
    case malformed
    /// An object has more bytes than any request.
    case tooLarge
  }

  /// The most bytes of an object; what a build asks for at once has far less.
  private static let limit = 64 << 20

  private let read: (_ limit: Int) throws(SystemFault) -> [UInt8]
  private var buffer: [UInt8] = []
  /// How far the buffer is looked at.
  private var next = 0
  private var start: Int?
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Reads from a stream.
  ///
  /// `read` gives what there is by now, up to a number of bytes, and nothing at the end.
  package init(_ read: @escaping (_ limit: Int) throws(SystemFault) -> [UInt8]) {
    self.read = read
  }

  /// The bytes of the next object; nil at the end of the stream.
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

  /// Takes the byte before `next`, and says whether it ends an object.
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
