import InterfaceSource

/// A function that git names objects by.
package struct GitHash: Sendable {
  package static let sha1 = GitHash(function: .sha1)
  package static let sha256 = GitHash(function: .sha256)

  private let function: SecureHash

  private init(function: SecureHash) { self.function = function }

  /// The function whose names have a number of hexadecimal digits; nil for none.
  package init?(digits: Int) {
    switch digits {
    case 40: self = .sha1
    case 64: self = .sha256
    default: return nil
    }
  }

  /// The name of a file's content, in hexadecimal digits.
  package func name(ofBlob bytes: [UInt8]) -> String {
    Self.hexadecimal(function.digest(bytes, after: Array("blob \(bytes.count)\0".utf8)))
  }

  /// The digest of bytes, in hexadecimal digits.
  package func digest(_ bytes: [UInt8]) -> String { Self.hexadecimal(function.digest(bytes)) }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
