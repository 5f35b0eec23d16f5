/// The grapheme clusters of a text, each of which has one advance.
struct Clusters: Sequence, IteratorProtocol {
  /// A grapheme cluster.
  struct Cluster {
    /// Its first scalar, which determines its advance.
    var scalar: UInt32
    /// Its length, in UTF-8 bytes.
    var length: Int
    /// Whether it is a single ASCII byte.
    var isASCII: Bool { length == 1 }
  }

  private var text: String
  private var index: String.Index

  /// Creates an iterator over a text.
  init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
    index = text.startIndex
  }

  /// Returns the next cluster.
  ///
  /// Two consecutive ASCII bytes do not need the rules of grapheme clusters, except for a line feed
  /// after a carriage return.
  mutating func next() -> Cluster? {
    let utf8 = text.utf8
    guard index < utf8.endIndex else { return nil }
    let byte = utf8[index]
    let following = utf8.index(after: index)
    if byte < 0x80, byte != 0x0D, following == utf8.endIndex || utf8[following] < 0x80 {
      index = following
      return Cluster(scalar: UInt32(byte), length: 1)
    }
    let character = text[index]
    let scalar = character.unicodeScalars.first?.value ?? 0
    index = text.index(after: index)
    return Cluster(scalar: scalar, length: character.utf8.count)
  }
}
