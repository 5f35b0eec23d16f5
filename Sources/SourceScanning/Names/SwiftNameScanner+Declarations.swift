import InterfaceSource

/// Constants and computed properties.
extension SwiftNameScanner {
  /// Reads a declaration that begins with `let` or `var`.
  mutating func declaration(_ index: Int) {
    guard !tokens.isMark(index - 1, ".") else { return }
    if tokens.isMark(index + 1, "("), let end = tokens.partner(index + 1) {
      for token in index + 2..<end where tokens.isName(token) { scopes.hide(tokens.text(token)) }
      return
    }
    guard tokens.isName(index + 1) else { return }
    let name = tokens.text(index + 1)
    let isLocal = scopes.last.map { $0.type == nil } ?? false
    let isCondition =
      tokens.isMark(index - 1, ",") || tokens.isName(index - 1) && isConditional(index - 1)
    let next = afterType(index + 2)
    if isCondition, expressions.isName(index - 1, "if") || expressions.isName(index - 1, "while") {
      if tokens.isMark(next, "=") { declareLocal(name, next + 1) }
      pendingNames.append(name)
      return
    }
    var modifiers = Modifiers()
    if !isLocal { modifiers = self.modifiers(before: index) }
    var value = NameExpression.unknown
    let isVariable = tokens.keyword(index) == .var
    if tokens.isMark(next, "=") {
      let (read, end) = expressions.swift(next + 1, isStatic: modifiers.isStatic)
      if !isCondition, expressions.endsExpression(end) { value = read }
      if isLocal || isCondition { declareLocal(name, next + 1) }
    } else if isVariable, tokens.isMark(next, "{"), let end = tokens.partner(next) {
      let start = tokens.keyword(next + 1) == .return ? next + 2 : next + 1
      let (read, after) = expressions.swift(start, isStatic: modifiers.isStatic)
      // The requirement of a protocol has no value.
      if after == end, !expressions.isName(start, "get") { value = read }
      if isLocal { scopes.hide(name) }
    }
    if isLocal {
      scopes[scopes.count - 1].names[name] = scopes.resolved(value)
      return
    }
    guard !isCondition else { return }
    var traits = modifiers.traits
    if isVariable, tokens.isMark(next, "=") {
      traits.insert(.isVariable)
      if modifiers.isInspectable { value = .unknown }
    }
    let range = tokens.range(index + 1, index + 1)
    add(name, value, traits, range)
    // The name of a storyboard in SwiftGen's code.
    if name == "storyboardName", case .text = value, let type = scopes.last?.type,
      type.inherited.contains("StoryboardType") || type.inherited.contains("StoryboardSceneType")
    {
      use(.storyboard, value, expressions.range(next + 1, next + 2))
    }
  }

  /// Reads a function: its parameters, and the value that it returns if it has none.
  mutating func function(_ index: Int) {
    parameters(
      after: index + 1, isSegueQuestion: expressions.isName(index + 1, "shouldPerformSegue"))
    guard scopes.last.map({ $0.type != nil }) ?? true, tokens.isName(index + 1),
      tokens.isMark(index + 2, "("), tokens.isMark(index + 3, ")"), tokens.isMark(index + 4, "-"),
      tokens.isMark(index + 5, ">"), expressions.isName(index + 6, "String"),
      tokens.isMark(index + 7, "{"), let end = tokens.partner(index + 7)
    else { return }
    let modifiers = modifiers(before: index)
    let start = tokens.keyword(index + 8) == .return ? index + 9 : index + 8
    let (value, after) = expressions.swift(start, isStatic: modifiers.isStatic)
    add(
      tokens.text(index + 1), after == end ? value : .unknown, modifiers.traits,
      tokens.range(index + 1, index + 1))
  }

  /// Records what a local constant contains other than a name.
  private mutating func declareLocal(_ name: String, _ start: Int) {
    guard !scopes.isEmpty else { return }
    if let container = container(start) {
      scopes[scopes.count - 1].containers[name] = container
    } else if let end = segueIdentifier(start),
      expressions.endsExpression(end)
        || tokens.isMark(end, "{") || expressions.isName(end, "else")
    {
      scopes[scopes.count - 1].segueNames.insert(name)
    }
  }

  /// Returns the name in `UIStoryboard(name: …)` or `UINib(nibName: …)` if such a call of the main
  /// bundle begins at a token.
  func container(_ start: Int) -> NameExpression? {
    let isStoryboard = expressions.isName(start, "UIStoryboard")
    guard isStoryboard || expressions.isName(start, "UINib") else { return nil }
    var open = start + 1
    if tokens.isMark(open, "."), expressions.isName(open + 1, "init") { open += 2 }
    guard tokens.isMark(open, "("), tokens.isMark(open + 2, ":"),
      expressions.isName(open + 1, isStoryboard ? "name" : "nibName")
    else { return nil }
    let (value, end) = expressions.swift(open + 3, isStatic: false)
    guard tokens.isMark(end, ",") || tokens.isMark(end, ")"), isOfMainBundle(after: end - 1)
    else { return nil }
    return value
  }

  /// Returns the end of `segue.identifier` if it begins at a token.
  func segueIdentifier(_ start: Int) -> Int? {
    guard tokens.isName(start), tokens.isMark(start + 1, "."),
      expressions.isName(start + 2, "identifier"), isSegue(start)
    else { return nil }
    return tokens.isMark(start + 3, "!") ? start + 4 : start + 3
  }

  /// Returns whether a name contains the word *segue*.
  func isSegue(_ index: Int) -> Bool {
    tokens.isName(index) && tokens.text(index).lowercased().hasSuffix("segue")
  }

  private func isConditional(_ index: Int) -> Bool {
    switch tokens.text(index) {
    case "if", "guard", "while", "case": true
    default: false
    }
  }

  /// The maximum number of tokens in a type.
  private static let longestType = 24

  /// Returns the index after a type, or the index itself if there is none.
  private func afterType(_ start: Int) -> Int {
    guard tokens.isMark(start, ":") else { return start }
    var index = start + 1
    while index < tokens.count, index < start + Self.longestType {
      if tokens.isMark(index, "=") || tokens.isMark(index, "{") { return index }
      if tokens.keyword(index) != nil || tokens.isMark(index, "}") { return start }
      index += 1
    }
    return start
  }

  /// The modifiers of a declaration.
  private struct Modifiers {
    var isStatic = false
    var isOverride = false
    var isInspectable = false

    var traits: NameConstant.Traits {
      var traits: NameConstant.Traits = isOverride ? .override : []
      if isStatic { traits.insert(.isStatic) }
      return traits
    }
  }

  private func modifiers(before index: Int) -> Modifiers {
    var modifiers = Modifiers()
    var token = index - 1
    while token >= 0 {
      if tokens.isMark(token, ")"), expressions.isName(token - 1, "set") {
        token -= 3
        continue
      }
      guard let keyword = tokens.keyword(token) else { break }
      if keyword == .static || keyword == .class { modifiers.isStatic = true }
      if keyword == .override { modifiers.isOverride = true }
      if keyword == .inspectable || keyword == .outlet { modifiers.isInspectable = true }
      guard keyword.isModifier || keyword == .class || modifiers.isInspectable else { break }
      token -= 1
    }
    return modifiers
  }
}
