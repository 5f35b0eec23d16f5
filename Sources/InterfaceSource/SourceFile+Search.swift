extension SourceFile {
  /// Whether a text occurs in the file as it is spelled, in UTF-8; entities are not decoded.
  ///
  /// Source of the algorithm: R. N. Horspool, "Practical fast searching in strings", Software: Practice and Experience 10 (1980).
  ///
  /// - Parameter text: From 1 to 255 bytes.
  /// - Returns: Whether it does.
  package func contains(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let last = text.last else { return true }
    var shifts = [Int](repeating: text.count, count: 256)
    for (index, byte) in text.dropLast().enumerated() {
      shifts[Int(byte)] = text.count - 1 - index
    }
    var end = text.count - 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == last, bytes[(end - text.count + 1)...end].elementsEqual(text) { return true }
      end += shifts[Int(byte)]
    }
    return false
  }
}
