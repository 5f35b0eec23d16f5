/// Paths as URIs (RFC 3986).
package enum FileURI {
  /// Returns a relative reference for a relative path, or `file:///…` for an absolute one.
  ///
  /// Everything except letters, digits, `-`, `.`, `_`, `~` and `/` is percent-encoded by byte.
  package static func text(_ path: String) -> String {
    var result = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }
}
