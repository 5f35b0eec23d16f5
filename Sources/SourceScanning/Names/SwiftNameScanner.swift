import InterfaceSource

/// A search of a Swift source for the names that it looks up and for the constants that contain
/// such names.
struct SwiftNameScanner {
  let expressions: NameExpressionReader
  let tokens: TokenList
  var result: SourceDeclarations
  /// Whether the source mentions SwiftUI.
  let usesSwiftUI: Bool
  /// The blocks around the current token, the outermost first.
  var scopes: [NameScope] = []
  /// The header of the type whose body follows, with the index of its opening brace.
  private var pendingType: (type: NameScope.OpenType, generics: [String], open: Int)?
  /// The parameters of the function whose body follows.
  var pendingNames: [String] = []
  /// The parameter of the function whose body follows that contains the identifier of a segue.
  var pendingSegueName: String?
  /// Whether the block of `switch segue.identifier` follows.
  var isSegueSwitchPending = false
  /// For each closing bracket, the index of its opening one; `nil` for other tokens and if there is
  /// none.
  let openings: [Int32?]

  init(_ expressions: NameExpressionReader, _ result: SourceDeclarations) {
    self.expressions = expressions
    tokens = expressions.tokens
    self.result = result
    usesSwiftUI = result.names.contains(NameHash.of("SwiftUI"))
    var openings = [Int32?](repeating: nil, count: tokens.count)
    for index in 0..<tokens.count {
      if let partner = tokens.partner(index), partner < openings.count {
        openings[partner] = Int32(index)
      }
    }
    self.openings = openings
  }

  mutating func run() -> SourceDeclarations {
    for index in 0..<tokens.count { step(index) }
    return result
  }

  private mutating func step(_ index: Int) {
    while let last = scopes.last, index >= last.end { scopes.removeLast() }
    let token = tokens.tokens[index]
    if token.mark == UInt8(ascii: "{") { return open(index) }
    guard token.kind == .name else { return }
    switch token.keyword {
    case .class, .struct, .enum, .protocol, .extension, .actor: type(index)
    case .let, .var: declaration(index)
    case .func: function(index)
    case .case: caseList(index)
    case .in where !tokens.isMark(index + 1, ":"): hideNames(before: index)
    case nil: name(index)
    default: name(index)
    }
  }

  /// The maximum nesting depth of blocks; in deeper ones, nothing is declared.
  private static let depthLimit = 256

  private mutating func open(_ index: Int) {
    guard let end = tokens.partner(index), scopes.count < Self.depthLimit else { return }
    var scope = NameScope(end: end)
    if let pending = pendingType, pending.open == index {
      scope.type = pending.type
      for name in pending.generics { scope.names[name] = .unknown }
      pendingType = nil
    } else {
      for name in pendingNames { scope.names[name] = .unknown }
      if let name = pendingSegueName { scope.segueNames.insert(name) }
      scope.isSegueSwitch = isSegueSwitchPending
      pendingNames = []
      pendingSegueName = nil
      isSegueSwitchPending = false
    }
    scopes.append(scope)
  }

  /// Reads the header of a type up to its opening brace.
  private mutating func type(_ index: Int) {
    guard tokens.isName(index + 1), !tokens.isMark(index - 1, "."), !tokens.isMark(index - 1, ":"),
      tokens.keyword(index + 1).map({ !$0.isModifier && $0 != .func && $0 != .var && $0 != .let })
        ?? true
    else { return }
    var names = [tokens.text(index + 1)]
    var next = index + 2
    while tokens.isMark(next, "."), tokens.isName(next + 1) {
      names.append(tokens.text(next + 1))
      next += 2
    }
    let end = tokens.afterAngles(next)
    let generics = (next..<max(end, next)).filter { tokens.isName($0) }.map { tokens.text($0) }
    next = end
    var inherited: [String] = []
    var isInherited = false
    while next < tokens.count, next < end + 400, !tokens.isMark(next, "{") {
      if tokens.isMark(next, "}") || tokens.isMark(next, ";") { return }
      if tokens.isMark(next, ":") { isInherited = true }
      if tokens.keyword(next) == .where { isInherited = false }
      if isInherited, tokens.isName(next) { inherited.append(tokens.text(next)) }
      next += 1
    }
    let keyword = tokens.keyword(index)
    pendingType = (
      NameScope.OpenType(
        names: names, inherited: inherited,
        hasStringCases: keyword == .enum && inherited.contains("String"),
        isExtension: keyword == .extension || keyword == .protocol), generics, next
    )
  }

  /// Reads the names of a function's parameters and generic types, whose values are not known.
  mutating func parameters(after name: Int, isSegueQuestion: Bool = false) {
    let start = tokens.isName(name) ? name + 1 : name
    let open = tokens.afterAngles(start)
    guard tokens.isMark(open, "("), let end = tokens.partner(open) else { return }
    pendingNames = (start..<open).filter { tokens.isName($0) }.map { tokens.text($0) }
    pendingSegueName = nil
    for index in open + 1..<end where tokens.isMark(index, ":") && tokens.isName(index - 1) {
      let parameter = tokens.text(index - 1)
      pendingNames.append(parameter)
      if isSegueQuestion, pendingSegueName == nil { pendingSegueName = parameter }
    }
  }

  /// Hides the names that a loop or a closure declares before `in`.
  private mutating func hideNames(before index: Int) {
    let start = max(index - 24, 0)
    for token in (start..<index).reversed() {
      if tokens.isMark(token, "{") || expressions.isName(token, "for") { return }
      if tokens.isName(token) { scopes.hide(tokens.text(token)) }
    }
  }

  /// Reads the cases of an enumeration with strings, or the identifiers that a `switch` compares
  /// with that of a segue.
  private mutating func caseList(_ index: Int) {
    guard let scope = scopes.last else { return }
    if let type = scope.type, type.hasStringCases {
      var next = index + 1
      while tokens.isName(next) {
        let name = tokens.text(next)
        var value = NameExpression.text(name)
        var range = tokens.range(next, next)
        next += 1
        if tokens.isMark(next, "=") {
          value = expressions.isString(next + 1) ? expressions.text(next + 1) : .unknown
          range = expressions.range(next + 1, next + 2)
          next += 2
        }
        add(name, value, [.isCase, .isStatic], range)
        if let kind = Self.generatedKind(type) { use(kind, value, range, isRequired: false) }
        guard tokens.isMark(next, ",") else { return }
        next += 1
      }
    } else if scope.isSegueSwitch {
      var next = index + 1
      while next < scope.end {
        let (value, end) = expressions.swift(next, isStatic: false)
        expect(value, next, end)
        next = tokens.isMark(end, "?") ? end + 1 : end
        guard tokens.isMark(next, ",") else { return }
        next += 1
      }
    }
  }

  /// Returns what the cases of an enumeration name that SwiftGen generates, or `nil` for other
  /// enumerations.
  private static func generatedKind(_ type: NameScope.OpenType) -> NameReference.Kind? {
    for name in type.inherited {
      switch name {
      case "SegueType", "StoryboardSegueType": return .expectedSegue
      case "StoryboardSceneType": return .scene
      default: break
      }
    }
    return nil
  }

  /// Adds a constant of the innermost type, or a global one.
  mutating func add(
    _ name: String, _ value: NameExpression, _ traits: NameConstant.Traits, _ range: SourceRange
  ) {
    var traits = traits
    if scopes.last?.type?.isExtension == true { traits.insert(.isInExtension) }
    result.constants.append(
      NameConstant(
        enclosing: scopes.typeNames, name: name, value: value, traits: traits, range: range))
  }

  /// Adds a reference.
  mutating func use(
    _ kind: NameReference.Kind, _ value: NameExpression, _ range: SourceRange,
    isRequired: Bool = true, isOfSelf: Bool = false, container: NameExpression? = nil
  ) {
    var value = scopes.resolved(value)
    var isRequired = isRequired
    if value == .constant([NameExpressionReader.ownCases]) {
      // An enumeration of names: each case is used somewhere.
      guard let type = scopes.typeNames.last, kind != .reusable else { return }
      value = .constant([type, Self.allCases])
      isRequired = false
    }
    var use = NameReference(kind: kind, range: range, value: value)
    use.enclosing = scopes.typeNames
    use.isRequired = isRequired
    use.isOfSelf = isOfSelf
    use.container = container.map { scopes.resolved($0) }
    result.uses.append(use)
  }

  /// Adds an identifier with which code compares that of a segue.
  mutating func expect(_ value: NameExpression, _ start: Int, _ end: Int) {
    switch scopes.resolved(value) {
    case .text, .constant, .className:
      use(.expectedSegue, value, expressions.range(start, end), isRequired: false, isOfSelf: true)
    default: break
    }
  }
}
