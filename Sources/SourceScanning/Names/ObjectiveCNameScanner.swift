import InterfaceSource

/// A search of an Objective-C source for the names that it looks up and for the constants that
/// contain such names.
struct ObjectiveCNameScanner {
  private let expressions: NameExpressionReader
  private let tokens: TokenList
  private var result: SourceDeclarations
  /// The blocks around the current token, the outermost first.
  private var scopes: [NameScope] = []
  /// The class whose implementation is being read.
  private var enclosing: [String] = []

  init(_ expressions: NameExpressionReader, _ result: SourceDeclarations) {
    self.expressions = expressions
    tokens = expressions.tokens
    self.result = result
  }

  mutating func run() -> SourceDeclarations {
    for (name, range) in expressions.lexer.definitions {
      let text = expressions.lexer.text(range)
      result.strings.insert(text)
      let value: NameExpression = text.contains("\\") ? .unknown : .text(text)
      add(name, value, [], range, enclosing: [])
    }
    for index in 0..<tokens.count { step(index) }
    return result
  }

  private mutating func step(_ index: Int) {
    while let last = scopes.last, index >= last.end { scopes.removeLast() }
    let token = tokens.tokens[index]
    switch token.mark {
    case UInt8(ascii: "{"): return open(index)
    case UInt8(ascii: "@"): return directive(index + 1)
    case UInt8(ascii: "+") where scopes.isEmpty, UInt8(ascii: "-") where scopes.isEmpty:
      return method(index)
    default: break
    }
    guard token.kind == .name else { return }
    if tokens.isMark(index + 1, ":") {
      argument(index)
    } else if tokens.isMark(index + 1, "="), !tokens.isMark(index + 2, "=") {
      assignment(index)
    }
  }

  /// The maximum nesting depth of blocks; in deeper ones, nothing is declared.
  private static let depthLimit = 256
  /// The maximum number of tokens in the head of a function.
  private static let longestHead = 200

  private mutating func open(_ index: Int) {
    guard let end = tokens.partner(index), scopes.count < Self.depthLimit else { return }
    var scope = NameScope(end: end)
    // The parameters of a method or function.
    if scopes.isEmpty {
      for token in (max(0, index - Self.longestHead)..<index).reversed() {
        if tokens.isMark(token, "}") || tokens.isMark(token, ";") { break }
        if tokens.isName(token) { scope.names[tokens.text(token)] = .unknown }
      }
    }
    scopes.append(scope)
  }

  private mutating func directive(_ index: Int) {
    switch tokens.keyword(index) {
    case .implementation, .interface:
      if tokens.isName(index + 1) { enclosing = [tokens.text(index + 1)] }
    case .end: enclosing = []
    default: break
    }
  }

  /// Reads `+ (NSString *)name { return @"Row"; }`.
  private mutating func method(_ index: Int) {
    guard tokens.isMark(index + 1, "("), let close = tokens.partner(index + 1),
      tokens.isName(close + 1), tokens.isMark(close + 2, "{"), let end = tokens.partner(close + 2),
      (index + 2..<close).contains(where: { expressions.isName($0, "NSString") })
    else { return }
    var value = NameExpression.unknown
    if tokens.keyword(close + 3) == .return {
      let (read, after) = expressions.objectiveC(close + 4)
      if tokens.isMark(after, ";"), after + 1 == end { value = read }
    }
    add(
      tokens.text(close + 1), value, [], tokens.range(close + 1, close + 1), enclosing: enclosing)
  }

  private mutating func add(
    _ name: String, _ value: NameExpression, _ traits: NameConstant.Traits, _ range: SourceRange,
    enclosing: [String]
  ) {
    result.constants.append(
      NameConstant(enclosing: enclosing, name: name, value: value, traits: traits, range: range))
  }

  /// Reads a declaration with an initial value, or another assignment, given the name before the
  /// equals sign.
  private mutating func assignment(_ index: Int) {
    let name = tokens.text(index)
    var start = index - 1
    while tokens.isName(start), tokens.text(start).hasSuffix("onst") { start -= 1 }
    let isDeclaration = tokens.isMark(start, "*") || tokens.isName(start)
    guard isDeclaration else {
      result.assignedNames.insert(NameHash.of(name))
      if tokens.isMark(start, ".") { return }
      scopes.assign(name)
      return
    }
    var value = NameExpression.unknown
    if tokens.isMark(start, "*"),
      (start - 4..<start).contains(where: { expressions.isName($0, "NSString") })
    {
      let (read, end) = expressions.objectiveC(index + 2)
      if tokens.isMark(end, ";") || tokens.isMark(end, ",") { value = read }
    }
    if scopes.isEmpty {
      guard value != .unknown else { return }
      let isConstant = tokens.isName(index - 1)
      add(
        name, value, isConstant ? [] : .isVariable, tokens.range(index, index), enclosing: [])
    } else {
      scopes[scopes.count - 1].names[name] = scopes.resolved(value)
      scopes[scopes.count - 1].containers[name] = container(index + 2)
    }
  }

  /// Returns the name in `[UIStoryboard storyboardWithName:… bundle:nil]` or
  /// `[UINib nibWithNibName:… bundle:nil]` if such a message for the main bundle begins at a token.
  private func container(_ open: Int) -> NameExpression? {
    let isCall =
      expressions.isName(open + 1, "UIStoryboard")
      && expressions.isName(open + 2, "storyboardWithName")
      || expressions.isName(open + 1, "UINib") && expressions.isName(open + 2, "nibWithNibName")
    guard tokens.isMark(open, "["), isCall, tokens.isMark(open + 3, ":") else { return nil }
    let (value, end) = expressions.objectiveC(open + 4)
    guard tokens.isName(end), isOfMainBundle(after: end - 1) else { return nil }
    return value
  }

  /// Reads the argument after a part of a selector.
  private mutating func argument(_ index: Int) {
    let token = tokens.tokens[index]
    guard token.end - token.start >= 9 else { return }
    let part = tokens.text(index)
    if part.hasPrefix("dequeue"), let type = enclosing.last, !scopes.isEmpty {
      result.dequeues[type, default: 0] += 1
    }
    if part == "isEqualToString" || part == "isEqual" { return compare(index) }
    let kind = NameReference.Kind(selectorPart: part)
    let isRegistration =
      part.hasPrefix("register") || part.hasSuffix("euseIdentifier") || part == "cellIdentifier"
    guard let kind = kind ?? (isRegistration ? .registered : nil) else { return }
    var (value, end) = expressions.objectiveC(index + 2)
    let isWhole =
      tokens.isMark(end, "]") || tokens.isName(end) && tokens.isMark(end + 1, ":")
    if !isWhole {
      value =
        tokens.isMark(index + 2, "@") && expressions.isString(index + 3) ? .composed : .unknown
    }
    guard isOfMainBundle(after: end - 1) else {
      result.usesOtherBundles = true
      return
    }
    value = scopes.resolved(value)
    let mayBeUnknown =
      kind == .registered && part.hasPrefix("for") && part.hasSuffix("ReuseIdentifier")
    // The parameters of a declaration are no arguments.
    guard value != .unknown || mayBeUnknown, !scopes.isEmpty else { return }
    var use = NameReference(
      kind: kind, range: expressions.range(index + 2, end), value: value)
    use.enclosing = enclosing
    use.isOfSelf = expressions.isName(index - 1, "self") && tokens.isMark(index - 2, "[")
    // Code that creates the view itself may do so for any identifier.
    if kind == .registered, !mayBeUnknown { use.isRequired = false }
    if kind == .reusable, tokens.isMark(end, "]") {
      // A missing view is nil.
      guard !part.contains("Annotation") else { return }
      use.isRequired = false
    }
    if kind == .scene, tokens.isMark(index - 1, "]") {
      use.container = receiver(endingAt: index - 1).flatMap { container($0) }
    } else if kind == .scene, tokens.isName(index - 1) {
      use.container = scopes.container(tokens.text(index - 1))
    } else if kind == .registered {
      use.container = registeredNib(before: index)
    }
    use.container = use.container.map { scopes.resolved($0) }
    result.uses.append(use)
  }

  /// The maximum number of tokens in a message that is searched for its beginning.
  private static let longestMessage = 40

  /// Returns the opening bracket of the message that ends at a token.
  private func receiver(endingAt close: Int) -> Int? {
    (max(0, close - Self.longestMessage)..<close).reversed().first { tokens.partner($0) == close }
  }

  /// Returns the name of the xib in `registerNib:[UINib nibWithNibName:…] forCellReuseIdentifier:`.
  private func registeredNib(before part: Int) -> NameExpression? {
    if tokens.isMark(part - 1, "]"), let open = receiver(endingAt: part - 1),
      tokens.isMark(open - 1, ":"), expressions.isName(open - 2, "registerNib")
    {
      return container(open)
    }
    guard tokens.isName(part - 1), tokens.isMark(part - 2, ":"),
      expressions.isName(part - 3, "registerNib")
    else { return nil }
    return scopes.container(tokens.text(part - 1))
  }

  /// Reads `[segue.identifier isEqualToString:@"show"]`, given the index of the selector.
  private mutating func compare(_ index: Int) {
    let isSegue =
      tokens.isMark(index - 2, ".") && expressions.isName(index - 1, "identifier")
      && self.isSegue(index - 3)
      || tokens.isMark(index - 1, "]") && expressions.isName(index - 2, "identifier")
        && self.isSegue(index - 3) && tokens.isMark(index - 4, "[")
    let (value, end) = expressions.objectiveC(index + 2)
    guard tokens.isMark(end, "]") else { return }
    if isSegue { return expect(value, index + 2, end) }
    // `[@"show" isEqualToString:segue.identifier]`.
    guard case .constant(let path) = value, path.count == 2, path[1] == "identifier",
      path[0].lowercased().hasSuffix("segue"), expressions.isString(index - 1),
      tokens.isMark(index - 2, "@")
    else { return }
    expect(expressions.text(index - 1), index - 2, index)
  }

  private mutating func expect(_ value: NameExpression, _ start: Int, _ end: Int) {
    let value = scopes.resolved(value)
    switch value {
    case .text, .constant, .className:
      var use = NameReference(
        kind: .expectedSegue, range: expressions.range(start, end), value: value)
      use.enclosing = enclosing
      use.isRequired = false
      use.isOfSelf = true
      result.uses.append(use)
    default: break
    }
  }

  private func isSegue(_ index: Int) -> Bool {
    tokens.isName(index) && tokens.text(index).lowercased().hasSuffix("segue")
  }

  /// Returns whether the arguments after the name refer to the app's own bundle.
  private func isOfMainBundle(after token: Int) -> Bool {
    var index = token + 1
    for _ in 0..<24 where index < tokens.count {
      if tokens.isMark(index, ";") || tokens.isMark(index, "}") { break }
      if tokens.isName(index), tokens.isMark(index + 1, ":"),
        ["bundle", "inBundle"].contains(tokens.text(index))
      {
        for next in index + 2..<min(index + 7, tokens.count) where tokens.isName(next) {
          if ["nil", "mainBundle"].contains(tokens.text(next)) { return true }
          if tokens.text(next) != "NSBundle" { return false }
        }
        return false
      }
      index += 1
    }
    return true
  }
}
