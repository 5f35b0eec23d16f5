package import InterfaceSource

extension SecureHash {
  /// Creates the hash function by which git names objects with this number of hexadecimal digits,
  /// or returns `nil` if there is none.
  init?(digits: Int) {
    switch digits {
    case 40: self = .sha1
    case 64: self = .sha256
    default: return nil
    }
  }

  /// Returns git's name for the content of a file, in hexadecimal digits.
  package func name(ofBlob bytes: [UInt8]) -> String {
    hexadecimal(bytes, after: Array("blob \(bytes.count)\0".utf8))
  }

  /// Returns the digest of bytes that follow others, in hexadecimal digits.
  package func hexadecimal(_ bytes: [UInt8], after head: [UInt8] = []) -> String {
    digest(bytes, after: head).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
