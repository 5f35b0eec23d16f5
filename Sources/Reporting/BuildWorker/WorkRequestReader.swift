import InterfaceSource
package import NinefoldProject

/// Splits a stream of JSON objects into objects, which any white space may separate.
///
/// The value of a member `inputs` is left out: builds list each file of a project with its digest,
/// and a worker sees for itself what changed.
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
  private var chunk: [UInt8] = []
  /// The index of the next byte of the chunk to examine.
  private var next = 0
  /// The bytes of the object so far, empty between objects.
  private var object: [UInt8] = []
  /// The number of bytes that were read of the object.
  private var size = 0
  /// The number of open objects and arrays.
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether the value of a member is being left out.
  private var isLeftOut = false

  /// Creates a reader for a stream.
  ///
  /// `read` returns the bytes that are available, up to a number of bytes, or no bytes at the end.
  package init(_ read: @escaping (_ limit: Int) throws(SystemFault) -> [UInt8]) {
    self.read = read
  }

  /// Returns the bytes of the next object, or `nil` at the end of the stream.
  package mutating func nextObject() throws(Fault) -> [UInt8]? {
    while true {
      if try readChunk() {
        defer { (object, size) = ([], 0) }
        return object
      }
      guard size < Self.limit else { throw .tooLarge }
      do throws(SystemFault) {
        chunk = try read(1 << 16)
      } catch {
        throw .unreadable(error)
      }
      next = 0
      guard !chunk.isEmpty else {
        guard depth == 0 else { throw .malformed }
        return nil
      }
    }
  }

  /// Examines the rest of the chunk, at most to the end of the object, and returns whether that was
  /// reached.
  private mutating func readChunk() throws(Fault) -> Bool {
    if depth == 0 {
      while next < chunk.count, Self.isSpace(chunk[next]) { next += 1 }
      guard next < chunk.count else { return false }
      guard chunk[next] == UInt8(ascii: "{") else { throw .malformed }
    }
    let start = next
    defer { size += next - start }
    while next < chunk.count {
      if isInString {
        readString()
        continue
      }
      let byte = chunk[next]
      next += 1
      let isBelow = depth > 1
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if isLeftOut {
        guard !isBelow, byte == UInt8(ascii: ",") || depth == 0 else { continue }
        isLeftOut = false
        object += Array("null".utf8)
      }
      object.append(byte)
      if depth == 0 { return true }
      isLeftOut = depth == 1 && byte == UInt8(ascii: ":") && isNameOfInputs
    }
    return false
  }

  /// Examines a part of a string, at most to its end.
  private mutating func readString() {
    let start = next
    (next, isInString, isEscaped) = Self.rest(of: chunk, from: next, isEscaped: isEscaped)
    if !isLeftOut { object += chunk[start..<next] }
  }

  /// Returns the index after a string or after all bytes, whether the string goes on, and whether the
  /// next byte is escaped.
  private static func rest(
    of chunk: [UInt8], from start: Int, isEscaped: Bool
  ) -> (end: Int, isString: Bool, isEscaped: Bool) {
    var start = isEscaped ? start + 1 : start
    while let quote = chunk.index(of: UInt8(ascii: "\""), from: start) {
      if !endsEscaped(chunk[start..<quote]) { return (quote + 1, false, false) }
      start = quote + 1
    }
    return (chunk.count, true, start < chunk.count && endsEscaped(chunk[start...]))
  }

  /// Returns whether the byte after some is escaped, the first of which is not.
  private static func endsEscaped(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
  }

  /// Whether the object so far ends in the name of the member to leave out and a colon.
  private var isNameOfInputs: Bool {
    var rest = object[...].dropLast()
    while let last = rest.last, Self.isSpace(last) { rest.removeLast() }
    guard rest.ends(with: Self.inputs) else { return false }
    rest.removeLast(Self.inputs.count)
    while let last = rest.last, Self.isSpace(last) { rest.removeLast() }
    return rest.last == UInt8(ascii: "{") || rest.last == UInt8(ascii: ",")
  }

  private static let inputs = Array("\"inputs\"".utf8)

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with bytes: [UInt8]) -> Bool { suffix(bytes.count).elementsEqual(bytes) }
}
