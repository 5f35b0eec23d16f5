/// The pointer that Git LFS stores instead of a file.
struct LargeFilePointer: Sendable {
  /// The maximum size of a pointer, in bytes.
  static let largest = 1024

  /// The SHA-256 of the file, in hexadecimal digits.
  let digest: String
  /// The size of the file, in bytes.
  let size: Int

  /// Reads a pointer, or returns `nil` if the bytes are not one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.largest,
      bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    else { return nil }
    var digest: String?
    var size: Int?
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      switch words[0] {
      case "oid" where words[1].utf8.starts(with: "sha256:".utf8):
        digest = String(words[1].dropFirst(7))
      case "size": size = Int(words[1])
      default: break
      }
    }
    guard let digest, let size else { return nil }
    self.digest = digest
    self.size = size
  }
}
