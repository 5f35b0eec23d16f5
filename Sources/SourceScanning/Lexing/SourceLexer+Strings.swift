extension SourceLexer {
  /// Reads a string from its first quotation mark on, after `hashes` hash signs.
  mutating func string(hashes: Int) {
    let start = position
    let isMultiline =
      language == .swift && peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    append(.string, from: start, to: position)
    continueString(beginString(), hashes: hashes, isMultiline: isMultiline)
  }

  /// Continues inside a string, up to its end or its next interpolation.
  mutating func continueString(_ string: Int?, hashes: Int, isMultiline: Bool) {
    beginPart(of: string)
    while position < bytes.count {
      switch bytes[position] {
      case 0x0A where !isMultiline:
        return endString()
      case UInt8(ascii: "\""):
        guard !isMultiline || peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") else {
          position += 1
          continue
        }
        let end = position
        position += isMultiline ? 3 : 1
        if skipHashes(hashes) {
          endPart(of: string, at: end, isLast: true)
          return endString()
        }
      case UInt8(ascii: "\\"):
        let end = position
        position += 1
        guard skipHashes(hashes) else { continue }
        let isInterpolation = language == .swift && peek() == UInt8(ascii: "(")
        // A line that ends in a backslash is continued in Objective-C; in Swift the string ends
        // with it.
        if peek() != 0x0A || language == .objectiveC || isMultiline { position += 1 }
        guard isInterpolation, interpolations.count < Self.depthLimit else { continue }
        endPart(of: string, at: end, isLast: false)
        interpolations.append(
          Interpolation(string: string, hashes: hashes, isMultiline: isMultiline, depth: 1))
        return
      default: position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Returns whether the given number of hashes follows, and skips them if so.
  private mutating func skipHashes(_ count: Int) -> Bool {
    for distance in 0..<count where peek(distance) != UInt8(ascii: "#") { return false }
    position += count
    return true
  }

  /// Skips a C character literal, such as `'"'`.
  mutating func character() {
    position += 1
    while position < bytes.count, bytes[position] != 0x0A {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "'") { break }
    }
    position = min(position, bytes.count)
    endString()
  }

  /// Skips a line.
  mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
  }

  /// Skips a comment, in Swift with nested ones.
  mutating func skipComment() {
    var depth = 1
    position += 2
    while position < bytes.count, depth > 0 {
      if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else if language == .swift, peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Skips a regular expression that ends in its line, or returns `false` if a slash is an
  /// operator.
  mutating func skipRegex() -> Bool {
    switch peek(1) {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: ","): return false
    default: break
    }
    var end = position + 1
    // Longer expressions are hardly written in one line, and each slash of a long line would cause
    // a search for its end.
    let limit = min(bytes.count, position + 512)
    while end < limit, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "/") {
        position = end + 1
        endString()
        return true
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }
}
