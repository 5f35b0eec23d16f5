import InterfaceSource

/// Parses an expression such as `(width - 20) * 0.5` or `floor(width / 3)`.
///
/// `*` and `/` have precedence over `+` and `-`.
struct LengthExpressionParser {
  typealias Fault = ConditionParser.Fault

  private enum Token: Equatable {
    case number(Double)
    case word(String)
    /// One of `+-*/(),`, or a character that expressions cannot contain.
    case sign(String)
    case end
  }

  /// A function of lengths.
  private enum Function: String, CaseIterable {
    case floor, round, ceil, min, max
  }

  private let tokens: [(token: Token, range: Range<Int>)]
  private var index = 0
  private var depth = 0

  private static let words =
    ["width", "height"] + Function.allCases.map(\.rawValue)
  private static let tokenLimit = 200
  private static let depthLimit = 50
  private static let greatestNumber = 1e6

  /// Parses a whole text.
  static func expression(_ text: String) throws(Fault) -> LengthExpression {
    let tokens = tokens(of: text)
    guard tokens.count <= tokenLimit else {
      throw Fault(
        message: "the expression has more than \(tokenLimit) words and symbols",
        range: tokens[tokenLimit].range)
    }
    var parser = LengthExpressionParser(tokens: tokens)
    let expression = try parser.sum()
    guard parser.token == .end else { throw parser.unexpected("'+', '-', '*', '/' or the end") }
    return expression
  }

  private init(tokens: [(token: Token, range: Range<Int>)]) { self.tokens = tokens }

  private var token: Token { tokens[index].token }

  private mutating func consume(_ sign: String) -> Bool {
    guard token == .sign(sign) else { return false }
    index += 1
    return true
  }

  private func unexpected(_ expected: String) -> Fault {
    var nearest: String?
    let found: String
    switch token {
    case .number: found = "a number"
    case .word(let word):
      found = "'\(word)'"
      nearest = NearestName.nearest(to: word, among: Self.words)
    case .sign(let sign): found = "'\(sign)'"
    case .end: found = "the end"
    }
    return Fault(
      message: "expected \(expected), found \(found)", range: tokens[index].range, nearest: nearest)
  }

  // MARK: Grammar

  private mutating func sum() throws(Fault) -> LengthExpression {
    var left = try product()
    while true {
      if consume("+") {
        left = .sum(left, try product())
      } else if consume("-") {
        left = .difference(left, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws(Fault) -> LengthExpression {
    var left = try factor()
    while true {
      if consume("*") {
        left = .product(left, try factor())
      } else if token == .sign("/") {
        let sign = tokens[index].range
        index += 1
        let right = try factor()
        guard right != .number(0) else { throw Fault(message: "division by 0", range: sign) }
        left = .quotient(left, right)
      } else {
        return left
      }
    }
  }

  private mutating func factor() throws(Fault) -> LengthExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw Fault(
        message: "the expression is nested more than \(Self.depthLimit) levels deep",
        range: tokens[index].range)
    }
    if consume("-") { return .difference(.number(0), try factor()) }
    if consume("(") {
      let inner = try sum()
      guard consume(")") else { throw unexpected("')'") }
      return inner
    }
    let result: LengthExpression
    switch token {
    case .number(let number):
      guard number <= Self.greatestNumber else {
        throw Fault(
          message: "a number in an expression can be at most 1,000,000", range: tokens[index].range)
      }
      result = .number(number)
    case .word("width"): result = .width
    case .word("height"): result = .height
    case .word(let word):
      guard let function = Function(rawValue: word) else {
        throw unexpected("width, height, a function, a number or '('")
      }
      return try call(function)
    default: throw unexpected("width, height, a function, a number or '('")
    }
    index += 1
    return result
  }

  /// Parses the arguments of a function: one for rounding functions, two or more for the others.
  private mutating func call(_ function: Function) throws(Fault) -> LengthExpression {
    let name = tokens[index].range
    index += 1
    guard consume("(") else { throw unexpected("'(' after '\(function.rawValue)'") }
    var arguments = [try sum()]
    while consume(",") { arguments.append(try sum()) }
    guard consume(")") else { throw unexpected("',' or ')'") }
    let rounding = LengthExpression.Rounding(rawValue: function.rawValue)
    guard (arguments.count == 1) == (rounding != nil) else {
      throw Fault(
        message:
          "'\(function.rawValue)' takes \(rounding == nil ? "at least two lengths" : "one length")",
        range: name)
    }
    if let rounding { return .rounded(rounding, arguments[0]) }
    return arguments.dropFirst().reduce(arguments[0]) { result, argument in
      function == .min ? .least(result, argument) : .greatest(result, argument)
    }
  }

  // MARK: Words and signs

  private static func tokens(of text: String) -> [(token: Token, range: Range<Int>)] {
    let bytes = Array(text.utf8)
    var tokens: [(token: Token, range: Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      let start = index
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
        index += 1
        continue
      }
      if isWord(bytes[index]) {
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        tokens.append(
          (ConditionToken.number(word).map { .number($0) } ?? .word(word), start..<index))
      } else {
        index += 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        tokens.append(
          (.sign(String(decoding: bytes[start..<index], as: UTF8.self)), start..<index))
      }
    }
    return tokens + [(.end, bytes.count..<bytes.count)]
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "-") && ConditionToken.isWord(byte)
  }
}
