extension SourceFile {
  /// The first bytes that are not valid UTF-8, or `nil` if there are none.
  package var firstInvalidUTF8: SourceRange? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error(let length):
        return SourceRange(start: Int32(offset), end: Int32(offset + length))
      case .emptyInput: return nil
      }
    }
  }
}
