package import InterfaceSource

extension SecureHash {
  /// The function by which git names objects with so many hexadecimal digits; nil if there is none.
  init?(digits: Int) {
    switch digits {
    case 40: self = .sha1
    case 64: self = .sha256
    default: return nil
    }
  }

  /// The name that git gives a file's content, in hexadecimal digits.
  package func name(ofBlob bytes: [UInt8]) -> String {
    hexadecimal(bytes, after: Array("blob \(bytes.count)\0".utf8))
  }

  /// The digest of bytes behind others, in hexadecimal digits.
  package func hexadecimal(_ bytes: [UInt8], after head: [UInt8] = []) -> String {
    digest(bytes, after: head).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
