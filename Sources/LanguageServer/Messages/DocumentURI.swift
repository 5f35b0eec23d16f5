/// The addresses of files.
package enum DocumentURI {
  /// Returns the path of an address, or `nil` if it is not that of a file on this machine.
  package static func path(_ uri: String) -> String? {
    let prefix = "file://"
    guard uri.utf8.starts(with: prefix.utf8) else { return nil }
    var rest = uri.utf8.dropFirst(prefix.utf8.count)
    let local = "localhost/"
    if rest.starts(with: local.utf8) { rest = rest.dropFirst(local.utf8.count - 1) }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    var bytes: [UInt8] = []
    var iterator = rest.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        // Queries and fragments are no part of a path.
        if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit)
      else { return nil }
      let value = high << 4 | low
      guard value != 0 else { return nil }
      bytes.append(value)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
