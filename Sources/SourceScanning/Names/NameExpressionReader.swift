import InterfaceSource

/// A reader of the expressions that may be names.
struct NameExpressionReader {
  /// An expression, and the index of the token after it.
  typealias Result = (value: NameExpression, end: Int)

  let lexer: SourceLexer
  let tokens: TokenList
  /// The strings by their tokens.
  let strings: [Int: SourceString]

  /// The name that denotes all cases of the enumeration to which code belongs.
  static let ownCases = "self.rawValue"

  func isName(_ index: Int, _ name: StaticString) -> Bool {
    guard tokens.isName(index) else { return false }
    let token = tokens.tokens[index]
    guard Int(token.end - token.start) == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { tokens.bytes[Int(token.start)..<Int(token.end)].elementsEqual($0) }
  }

  /// Returns whether a name begins with a prefix.
  func hasPrefix(_ index: Int, _ prefix: StaticString) -> Bool {
    guard tokens.isName(index) else { return false }
    let token = tokens.tokens[index]
    return prefix.withUTF8Buffer {
      tokens.bytes[Int(token.start)..<Int(token.end)].starts(with: $0)
    }
  }

  func isString(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens.tokens[index].kind == .string
  }

  /// Returns whether a token is on another line than the one before it, or there is no such token.
  func beginsLine(_ index: Int) -> Bool {
    guard index > 0, index < tokens.count else { return true }
    let gap = Int(tokens.tokens[index - 1].end)..<Int(tokens.tokens[index].start)
    return !gap.isEmpty && tokens.bytes[gap].contains(0x0A)
  }

  /// Returns whether no operator continues the expression before a token.
  func endsExpression(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    switch tokens.tokens[index].mark {
    case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ","): return true
    case UInt8(ascii: "@"): return beginsLine(index)
    case 0: return beginsLine(index) || tokens.tokens[index].kind == .conditionEnd
    default: return false
    }
  }

  /// Returns the range of an expression: that of the text, without quotation marks, or of the
  /// tokens.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    let string = tokens.isMark(start, "@") ? start + 1 : start
    return strings[string]?.parts.first ?? tokens.range(start, max(end - 1, start))
  }

  /// Returns the value of a string.
  func text(_ token: Int) -> NameExpression {
    guard let string = strings[token], let first = string.parts.first else { return .composed }
    let text = lexer.text(first)
    if string.parts.count == 1 { return text.contains("\\") ? .composed : .text(text) }
    // `"\(Row.self)"`.
    guard string.parts.count == 2, text.isEmpty, string.parts[1].start == string.parts[1].end else {
      return .composed
    }
    let inner = lexer.bytes[Int(first.end)..<Int(string.parts[1].start)]
    let path = String(decoding: inner, as: UTF8.self).dropFirst(2).dropLast()
      .split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    let isPath = path.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy(Self.isOfName)
    }
    guard isPath, let last = path.last else { return .composed }
    if last == "self", path.count > 1 {
      return path[path.count - 2] == "Self" ? .ownClassName : .className(path[path.count - 2])
    }
    return path == ["self"] || path == ["Self"] ? .ownClassName : .constant(path)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// Expressions of Swift.
extension NameExpressionReader {
  /// Returns the expression that begins at a token.
  ///
  /// - Parameters:
  ///   - start: The index of the token.
  ///   - isStatic: Whether `self` is a class, and not an object.
  /// - Returns: The expression, and the index of the token after it.
  func swift(_ start: Int, isStatic: Bool) -> Result {
    if isString(start) {
      let value = text(start)
      if value == .ownClassName, !isStatic { return (.composed, start + 1) }
      return (value, start + 1)
    }
    if tokens.isMark(start, "."), tokens.isName(start + 1) { return path([""], start) }
    guard tokens.isName(start) else { return (.unknown, start + 1) }
    if isName(start, "String"), tokens.isMark(start + 1, "("), isName(start + 2, "describing"),
      tokens.isMark(start + 3, ":"), let end = tokens.partner(start + 1)
    {
      return (operand(start + 4, upTo: end, isStatic: isStatic), end + 1)
    }
    if isName(start, "NSStringFromClass"), tokens.isMark(start + 1, "("),
      let end = tokens.partner(start + 1)
    {
      // The name alone includes that of the module.
      let last = lastComponent(end + 1)
      return last == end + 1
        ? (.unknown, last) : (operand(start + 2, upTo: end, isStatic: isStatic), last)
    }
    if isName(start, "type"), tokens.isMark(start + 1, "("), let end = tokens.partner(start + 1),
      isName(start + 2, "of"), isName(start + 4, "self"), end == start + 5,
      tokens.isMark(end + 1, "."), tokens.isName(end + 2)
    {
      return path(["Self"], end + 1)
    }
    return path([tokens.text(start)], start + 1)
  }

  /// Returns the end of `.components(separatedBy: ".").last!`, or the index itself if nothing like
  /// it follows.
  private func lastComponent(_ start: Int) -> Int {
    guard tokens.isMark(start, "."), isName(start + 1, "components"), tokens.isMark(start + 2, "("),
      let end = tokens.partner(start + 2), tokens.isMark(end + 1, "."), isName(end + 2, "last")
    else { return start }
    return tokens.isMark(end + 3, "!") ? end + 4 : end + 3
  }

  /// Returns the name of the class that an operand is: `Row.self`, `self`, `type(of: self)`.
  private func operand(_ start: Int, upTo end: Int, isStatic: Bool) -> NameExpression {
    var names: [String] = []
    var index = start
    if isName(start, "type"), tokens.isMark(start + 1, "("), isName(start + 2, "of"),
      isName(start + 4, "self"), tokens.isMark(start + 5, ")")
    {
      let isWhole = start + 6 == end || isName(start + 7, "self") && start + 8 == end
      return isWhole ? .ownClassName : .unknown
    }
    while tokens.isName(index), index < end {
      names.append(tokens.text(index))
      index += 1
      guard tokens.isMark(index, ".") else { break }
      index += 1
    }
    guard index == end else { return .unknown }
    if names == ["self"] { return isStatic ? .ownClassName : .unknown }
    if names == ["Self"] || names == ["Self", "self"] { return .ownClassName }
    guard names.count >= 2, names.last == "self" else { return .unknown }
    return .className(names[names.count - 2])
  }

  private func path(_ first: [String], _ start: Int) -> Result {
    var path = first
    var index = start
    while tokens.isMark(index, "."), tokens.isName(index + 1) {
      path.append(tokens.text(index + 1))
      index += 2
    }
    // `Row.identifier()`.
    if tokens.isMark(index, "("), tokens.isMark(index + 1, ")") { index += 2 }
    if tokens.isMark(index, "!"), !tokens.isMark(index + 1, "=") { index += 1 }
    // A call or the like.
    guard
      endsExpression(index) || tokens.isMark(index, ":") || tokens.isMark(index, "{")
        || tokens.isMark(index, "=") || tokens.isMark(index, "?")
    else { return (.unknown, index) }
    if path.last == "rawValue" {
      path.removeLast()
      // The case of the enumeration to which the code belongs.
      if path.isEmpty || path == ["self"] { return (.constant([Self.ownCases]), index) }
    }
    return path.isEmpty || path == ["self"] || path == ["nil"] || path == [""]
      ? (.unknown, index) : (.constant(path), index)
  }
}

/// Expressions of Objective-C.
extension NameExpressionReader {
  /// Returns the expression that begins at a token.
  func objectiveC(_ start: Int) -> Result {
    if tokens.isMark(start, "@"), isString(start + 1) { return (text(start + 1), start + 2) }
    if tokens.isMark(start, "["), let end = tokens.partner(start) {
      // `[Row reuseIdentifier]`.
      guard end == start + 3, tokens.isName(start + 1), tokens.isName(start + 2) else {
        return (.unknown, end + 1)
      }
      let receiver = tokens.text(start + 1)
      let member = tokens.text(start + 2)
      guard member != "class", member != "description" else { return (.unknown, end + 1) }
      return (.constant([receiver, member]), end + 1)
    }
    guard tokens.isName(start) else { return (.unknown, start + 1) }
    if isName(start, "NSStringFromClass"), tokens.isMark(start + 1, "("),
      let end = tokens.partner(start + 1)
    {
      return (operand(start + 2, upTo: end), end + 1)
    }
    var path = [tokens.text(start)]
    var index = start + 1
    while tokens.isMark(index, "."), tokens.isName(index + 1) {
      path.append(tokens.text(index + 1))
      index += 2
    }
    guard !tokens.isMark(index, "("), !tokens.isMark(index, "["), path != ["nil"], path != ["self"]
    else { return (.unknown, index) }
    return (.constant(path), index)
  }

  /// Returns the name of the class that an operand is: `[Row class]`, `Row.class`, `self`.
  private func operand(_ start: Int, upTo end: Int) -> NameExpression {
    var name = start
    if tokens.isMark(start, "["), tokens.partner(start) == end - 1, end == start + 4 {
      name = start + 1
    } else if isName(start, "self"), end == start + 1 {
      return .ownClassName
    } else if end != start + 3 {
      return .unknown
    }
    guard tokens.isName(name), tokens.keyword(end == start + 3 ? name + 2 : name + 1) == .class
    else { return .unknown }
    return isName(name, "self") ? .ownClassName : .className(tokens.text(name))
  }
}
