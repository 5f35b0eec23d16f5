import InterfaceSource

extension SourceLexer {
  /// Reads a token that begins with a hash: a raw string, a regular expression, a condition, a line
  /// of the preprocessor.
  mutating func hash() {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    if language == .swift {
      if peek(count) == UInt8(ascii: "\"") {
        position += count
        return string(hashes: count)
      }
      if peek(count) == UInt8(ascii: "/") { return skipRegex(hashes: count) }
    }
    let word = word(after: count)
    switch word {
    case "if", "ifdef", "ifndef":
      beginCondition(isNever: word == "if" && isNever(after: count + 2))
    case "else", "elif", "elseif":
      if deadConditions == 1 { deadConditions = 0 }
      append(.conditionElse, from: position, to: position)
    case "endif":
      if deadConditions > 0 { deadConditions -= 1 }
      append(.conditionEnd, from: position, to: position)
    default:
      guard language == .objectiveC else {
        // A macro or `#selector`: the hash is ignored.
        position += count
        return
      }
      if word == "define", deadConditions == 0 { definition(after: count) }
    }
    if language == .objectiveC { skipDirective() } else { position += count + word.utf8.count }
  }

  private mutating func beginCondition(isNever: Bool) {
    if deadConditions > 0 {
      deadConditions += 1
    } else {
      append(.conditionStart, from: position, to: position)
      if isNever { deadConditions = 1 }
    }
  }

  /// Returns the word after the hashes, limited to ten letters.
  private func word(after distance: Int) -> String {
    var start = position + distance
    if language == .objectiveC {
      while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    }
    let letters = bytes[min(start, bytes.count)...].prefix(10).prefix {
      $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z")
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns whether a condition is `0` or `false`.
  private func isNever(after distance: Int) -> Bool {
    var start = position + distance
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    let line = bytes[min(start, bytes.count)...].prefix(6)
    let word = line.prefix { $0 > 0x20 }
    return word.elementsEqual("0".utf8) || word.elementsEqual("false".utf8)
  }

  /// Records `#define NAME @"text"` without moving.
  private mutating func definition(after count: Int) {
    let line = bytes[position...].prefix(400).prefix { $0 != 0x0A && $0 != 0x0D }
    guard let quote = line.firstIndex(of: UInt8(ascii: "\"")), line[quote - 1] == UInt8(ascii: "@"),
      let end = line[(quote + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return }
    let rest = line[(end + 1)...].drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ")") }
    let words = line[(position + count)..<(quote - 1)].split {
      $0 == 0x20 || $0 == 0x09
    }
    // `# define NAME @"text"`, perhaps in parentheses or before a comment.
    let isPlain = words.count == 2 || words.count == 3 && words[2].elementsEqual("(".utf8)
    guard isPlain, rest.isEmpty || rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8),
      words[1].allSatisfy({ Self.continuesName($0) })
    else { return }
    definitions.append(
      (
        String(decoding: words[1], as: UTF8.self),
        SourceRange(start: Int32(quote + 1), end: Int32(end))
      ))
  }

  /// Skips a preprocessor line with its continuation lines.
  private mutating func skipDirective() {
    while position < bytes.count, bytes[position] != 0x0A {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipComment()
      } else if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        skipLine()
      } else if peek() == UInt8(ascii: "\\") {
        position += peek(1) == 0x0D ? 3 : 2
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Skips a regular expression between hashes, which may extend over several lines.
  private mutating func skipRegex(hashes: Int) {
    position += hashes + 1
    while position < bytes.count {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "/"), (0..<hashes).allSatisfy({ peek($0) == UInt8(ascii: "#") }) {
        position += hashes
        break
      }
    }
    position = min(position, bytes.count)
    endString()
  }
}
