import InterfaceSource
import InterfaceTraits

/// Parses a condition such as `width >= 500 and (horizontal = compact or tall)`.
///
/// `not` has precedence over `and`, and `and` over `or`. Comparisons of numbers may be chained:
/// `320 <= width < 500`.
struct ConditionParser {
  /// A syntax error in a condition.
  struct Fault: Error, Equatable {
    var message: String
    /// The range in the text, in UTF-8 bytes.
    var range: Range<Int>
    /// The suggested word.
    var nearest: String?
  }

  private let tokens: [ConditionToken]
  private var index = 0
  private var depth = 0
  /// The names of the designs that may be named, or `nil` if none may.
  private let designs: [String]?

  fileprivate static let words = ["and", "or", "not"]
  fileprivate static let quantities = ["width", "height", "system"]
  /// The maximum number of tokens in a condition.
  private static let tokenLimit = 500
  private static let depthLimit = 50
  private static let greatestNumber = 1e6

  /// Parses a whole text.
  ///
  /// `designs` are the names that may be named, or `nil` if none may.
  static func condition(_ text: String, designs: [String]?) throws(Fault) -> Condition {
    let tokens = ConditionToken.tokens(of: text)
    guard tokens.count <= tokenLimit else {
      throw Fault(
        message: "the condition has more than \(tokenLimit) words and symbols",
        range: tokens[tokenLimit].range)
    }
    var parser = ConditionParser(tokens: tokens, designs: designs)
    let condition = try parser.alternatives()
    guard parser.token.kind == .end else { throw parser.unexpected("'and', 'or' or the end") }
    return condition
  }

  private init(tokens: [ConditionToken], designs: [String]?) {
    self.tokens = tokens
    self.designs = designs
  }

  private var token: ConditionToken { tokens[index] }

  private func unexpected(_ expected: String) -> Fault {
    let found =
      switch token.kind {
      case .word(let word): "'\(word)'"
      case .number: "a number"
      case .relation: "a comparison"
      case .open: "'('"
      case .close: "')'"
      case .stray(let text): "'\(text)'"
      case .end: "the end"
      }
    var nearest: String?
    if case .word(let word) = token.kind {
      nearest = NearestName.nearest(to: word, among: Self.words)
    }
    return Fault(
      message: "expected \(expected), found \(found)", range: token.range, nearest: nearest)
  }

  private mutating func consume(_ word: String) -> Bool {
    guard token.kind == .word(word) else { return false }
    index += 1
    return true
  }

  // MARK: Grammar

  private mutating func alternatives() throws(Fault) -> Condition {
    var parts = [try conjunction()]
    while consume("or") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(Fault) -> Condition {
    var parts = [try negation()]
    while consume("and") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(Fault) -> Condition {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw Fault(
        message: "the condition is nested more than \(Self.depthLimit) levels deep",
        range: token.range)
    }
    if consume("not") { return .not(try negation()) }
    guard token.kind == .open else { return try comparison() }
    index += 1
    let inner = try alternatives()
    guard token.kind == .close else { throw unexpected("')'") }
    index += 1
    return inner
  }

  private mutating func comparison() throws(Fault) -> Condition {
    if case .word(let word) = token.kind, !Self.quantities.contains(word) {
      if let trait = NamedTrait.named(word) {
        index += 1
        return try traitTest(trait)
      }
      if designs?.contains(word) == true {
        index += 1
        return .design(word)
      }
      let names = Self.quantities + NamedTrait.all.flatMap { [$0.shortName, $0.name] }
      throw Fault(
        message: designs == nil
          ? "'\(word)' is neither width, height, system nor a trait"
          : "'\(word)' is neither width, height, system, a trait nor a design", range: token.range,
        nearest: NearestName.nearest(to: word, among: names + (designs ?? [])))
    }
    var left = try quantity()
    guard case .relation = token.kind else { throw unexpected("a comparison such as '<' or '>='") }
    var parts: [Condition] = []
    while case .relation(let relation) = token.kind {
      let sign = token.range
      index += 1
      let right = try quantity()
      try check(left, right, at: sign)
      parts.append(.comparison(left, relation, right))
      left = right
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  /// Rejects a comparison that is always true or false, or that compares points with versions.
  private func check(
    _ left: Condition.Quantity, _ right: Condition.Quantity, at range: Range<Int>
  ) throws(Fault) {
    switch (left, right) {
    case (.number, .number):
      throw Fault(message: "two numbers cannot be compared with each other", range: range)
    case (.system, .width), (.system, .height), (.width, .system), (.height, .system):
      throw Fault(message: "a system version cannot be compared with a length", range: range)
    case _ where left == right:
      throw Fault(message: "a value cannot be compared with itself", range: range)
    default: break
    }
  }

  private mutating func quantity() throws(Fault) -> Condition.Quantity {
    let result: Condition.Quantity
    switch token.kind {
    case .word("width"): result = .width
    case .word("height"): result = .height
    case .word("system"): result = .system
    case .number(let number):
      guard number <= Self.greatestNumber else {
        throw Fault(message: "a number in a condition can be at most 1,000,000", range: token.range)
      }
      result = .number(number)
    default: throw unexpected("width, height, system or a number")
    }
    index += 1
    return result
  }

  private mutating func traitTest(_ trait: NamedTrait) throws(Fault) -> Condition {
    guard case .relation(let relation) = token.kind else {
      throw unexpected("'=' and a value of \(trait.name)")
    }
    guard trait.isOrdered || relation == .equal || relation == .notEqual else {
      throw Fault(
        message: "the values of \(trait.name) have no order: use '=' or '!='",
        range: token.range)
    }
    index += 1
    let word: String
    switch token.kind {
    case .word(let text): word = text
    case .number(let number) where number == number.rounded() && number < 100:
      word = "\(Int(number))"
    default: throw unexpected("a value of \(trait.name)")
    }
    guard let value = trait.values.firstIndex(of: word) else {
      throw Fault(
        message:
          "'\(word)' is not a value of \(trait.name); expected \(trait.values.joined(separator: ", "))",
        range: token.range, nearest: NearestName.nearest(to: word, among: trait.values))
    }
    index += 1
    return .trait(trait, relation, value)
  }
}

extension ConditionParser {
  /// Returns whether a text is a single word without another meaning in conditions.
  static func isDesignName(_ text: String) -> Bool {
    let reserved = words + quantities + ["otherwise"]
    return ConditionToken.tokens(of: text).map(\.kind) == [.word(text), .end]
      && !reserved.contains(text) && NamedTrait.named(text) == nil
  }
}
