/// A scanner of the classes of an Objective-C source with their members.
struct ObjectiveCScanner {
  let tokens: TokenList
  var result: SourceDeclarations
  var index = 0
  /// Whether the current position is inside a class, a category or a protocol.
  private var isOpen = false
  /// The index after the head of the current class.
  private var bodyStart = 0

  init(_ tokens: TokenList, _ result: SourceDeclarations) {
    self.tokens = tokens
    self.result = result
  }

  mutating func run() -> SourceDeclarations {
    while index < tokens.count { step() }
    return result
  }

  private mutating func step() {
    switch tokens.tokens[index].mark {
    case UInt8(ascii: "@"): directive()
    case UInt8(ascii: "-") where isOpen, UInt8(ascii: "+") where isOpen: method()
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      index = (tokens.partner(index) ?? index) + 1
    default:
      if isOpen, isMacro(index) { result.types[result.types.count - 1].hasMacros = true }
      index += 1
    }
  }

  /// Returns whether a name begins a statement that may declare members: one in capitals with
  /// arguments and no body, such as `EVERYTHING(Card)`.
  private func isMacro(_ index: Int) -> Bool {
    guard tokens.isName(index), tokens.isMark(index + 1, "("), isInCapitals(index),
      index == bodyStart || tokens.isMark(index - 1, ";") || tokens.isMark(index - 1, "}"),
      let end = tokens.partner(index + 1)
    else { return false }
    let name = tokens.text(index)
    return !Self.annotations.contains { name.hasPrefix($0) } && !tokens.isMark(end + 1, "{")
  }

  /// The beginnings of the names of Apple's macros that declare nothing.
  private static let annotations = [
    "API_", "NS_", "UI_", "CF_", "OBJC_", "__", "DEPRECATED", "SWIFT_",
  ]

  private mutating func directive() {
    index += 1
    guard let keyword = tokens.keyword(index) else { return }
    index += 1
    switch keyword {
    case .interface, .implementation, .protocol: container(keyword)
    case .end: isOpen = false
    case .property: property()
    case .synthesize, .dynamic: synthesized()
    case .alias:
      if tokens.isName(index), tokens.isName(index + 1) {
        result.aliases[tokens.text(index)] = tokens.text(index + 1)
      }
    default: break
    }
  }

  /// Reads the head of a class, a category, an implementation or a protocol.
  private mutating func container(_ keyword: Keyword) {
    guard tokens.isName(index) else { return }
    let name = index
    index = tokens.afterAngles(index + 1)
    if keyword == .protocol, tokens.isMark(index, ";") || tokens.isMark(index, ",") { return }
    var kind: TypeDeclaration.Kind =
      switch keyword {
      case .interface: .class
      case .protocol: .protocol
      default: .extension
      }
    var inherited: [String] = []
    if tokens.isMark(index, ":"), tokens.isName(index + 1) {
      inherited.append(tokens.text(index + 1))
      index = tokens.afterAngles(index + 2)
    } else if tokens.isMark(index, "(") {
      if kind == .class { kind = .extension }
      index = (tokens.partner(index) ?? index) + 1
    }
    index = tokens.afterAngles(index)
    isOpen = true
    bodyStart = index
    result.types.append(
      TypeDeclaration(
        kind: kind, name: tokens.text(name), enclosing: [], objectiveCName: nil,
        inherited: inherited, exposesMembers: true, range: tokens.range(name, name)))
    if keyword != .protocol, tokens.isMark(index, "{"), let end = tokens.partner(index) {
      variables(index + 1, upTo: end)
      index = end + 1
    }
  }

  /// Reads instance variables: the names before commas and semicolons.
  private mutating func variables(_ start: Int, upTo end: Int) {
    var traits: MemberDeclaration.Traits = .objectiveC
    var statement = start
    index = start
    while index < end {
      let token = tokens.tokens[index]
      switch token.keyword {
      case .outlet, .outletCollection: traits.insert(.outlet)
      default: break
      }
      // A block's name follows its sign in parentheses.
      let isBlock = tokens.isMark(index - 1, "^") && tokens.isMark(index + 1, ")")
      let isEnd = isBlock || tokens.isMark(index + 1, ";") || tokens.isMark(index + 1, ",")
      if token.kind == .name, isEnd {
        let type = traits.contains(.outlet) ? outletType(statement, upTo: index) : nil
        add(.property, traits, index, index, type: type)
      }
      if token.mark == UInt8(ascii: ";") {
        traits = .objectiveC
        statement = index + 1
      }
      if token.mark == UInt8(ascii: "("), !tokens.isMark(index + 1, "^"),
        !tokens.isMark(index + 1, "*")
      {
        index = tokens.partner(index) ?? index
      }
      index += 1
    }
  }

  /// Reads a property up to its semicolon.
  private mutating func property() {
    var traits: MemberDeclaration.Traits = .objectiveC
    var names: [Int] = []
    if tokens.isMark(index, "("), let end = tokens.partner(index) {
      accessors(index + 1, upTo: end)
      index = end + 1
    }
    let start = index
    var last: Int?
    loop: while index < tokens.count {
      let token = tokens.tokens[index]
      switch token.keyword {
      case .outlet, .outletCollection: traits.insert(.outlet)
      case .inspectable: traits.insert(.inspectable)
      default: break
      }
      switch token.mark {
      case UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "{"), UInt8(ascii: "}"): break loop
      case UInt8(ascii: "<"):
        index = max(tokens.afterAngles(index), index + 1)
        continue
      case UInt8(ascii: ","):
        if let name = last { names.append(name) }
        last = nil
      case UInt8(ascii: "(") where tokens.isMark(index + 1, "^") || tokens.isMark(index + 1, "*"):
        // A block or function: its name is inside, its parameters follow.
        var name = index + 2
        while tokens.isName(name), tokens.isName(name + 1) { name += 1 }
        if tokens.isName(name) { names.append(name) }
        let end = tokens.partner(index) ?? index
        index = tokens.partner(end + 1) ?? end
        last = nil
      case UInt8(ascii: "("):
        // The arguments of a macro are not names.
        index = tokens.partner(index) ?? index
        last = nil
      default:
        let isMacro = tokens.isMark(index + 1, "(") && !tokens.isMark(index + 2, "^")
        if token.keyword == .inspectable || token.keyword == .outlet {
          break
        } else if token.kind == .name, !isMacro {
          // A macro after the name is written in capitals; either may be meant.
          if let name = last, isInCapitals(index), tokens.isMark(index + 1, ";"),
            !tokens.isMark(index - 1, "*")
          {
            names.append(name)
          }
          last = index
        } else if token.kind == .name, let name = last {
          names.append(name)
        }
      }
      index += 1
    }
    if let last { names.append(last) }
    for name in names {
      let type = traits.contains(.outlet) ? outletType(start, upTo: name) : nil
      add(.property, traits, name, name, type: type)
    }
  }

  /// Reads the names of accessors among a property's attributes.
  private mutating func accessors(_ start: Int, upTo end: Int) {
    for index in start..<max(end, start) {
      guard tokens.isMark(index + 1, "="), tokens.isName(index + 2) else { continue }
      switch tokens.keyword(index) {
      case .getter: add(.method, .objectiveC, index + 2, index + 2)
      case .setter: add(.method, .objectiveC, index + 2, index + 2, isSetter: true)
      default: break
      }
    }
  }

  /// Reads `@synthesize name = _name, …;`, whose first names are properties.
  private mutating func synthesized() {
    while tokens.isName(index) {
      add(.property, .objectiveC, index, index)
      index += 1
      if tokens.isMark(index, "=") {
        if tokens.isName(index + 1) { add(.property, .objectiveC, index + 1, index + 1) }
        index += 2
      }
      guard tokens.isMark(index, ",") else { return }
      index += 1
    }
  }

  /// Reads a method's head.
  private mutating func method() {
    var traits: MemberDeclaration.Traits = .objectiveC
    if tokens.isMark(index, "+") { traits.insert(.isStatic) }
    index += 1
    if tokens.isMark(index, "("), let end = tokens.partner(index) {
      for part in index..<end {
        switch tokens.keyword(part) {
        case .action: traits.insert(.action)
        case .segueAction: traits.insert(.segueAction)
        default: break
        }
      }
      index = end + 1
    }
    while let keyword = tokens.keyword(index), keyword == .segueAction {
      traits.insert(.segueAction)
      index += 1
    }
    guard tokens.isName(index) else { return }
    let start = index
    var selector = ""
    var last = start
    while index < tokens.count {
      let isNamed = tokens.isName(index)
      guard tokens.isMark(isNamed ? index + 1 : index, ":") else { break }
      if isNamed { selector += tokens.text(index) }
      selector += ":"
      last = index
      index += isNamed ? 2 : 1
      if tokens.isMark(index, "("), let end = tokens.partner(index) { index = end + 1 }
      // The parameter's name, perhaps with macros.
      while tokens.isName(index), !tokens.isMark(index + 1, ":") {
        index += 1
        if tokens.isMark(index, "("), let end = tokens.partner(index) { index = end + 1 }
      }
    }
    if selector.isEmpty {
      selector = tokens.text(start)
      index = start + 1
    }
    add(
      MemberDeclaration(
        kind: .method, name: selector, traits: traits, range: tokens.range(start, last)))
  }

  private mutating func add(
    _ kind: MemberDeclaration.Kind, _ traits: MemberDeclaration.Traits, _ first: Int, _ last: Int,
    isSetter: Bool = false, type: DeclaredType? = nil
  ) {
    add(
      MemberDeclaration(
        kind: kind, name: tokens.text(first) + (isSetter ? ":" : ""), traits: traits,
        range: tokens.range(first, last), type: type))
  }

  private mutating func add(_ member: MemberDeclaration) {
    guard isOpen else { return }
    result.types[result.types.count - 1].members.append(member)
  }

  /// Returns whether a name contains no lower-case letters.
  private func isInCapitals(_ index: Int) -> Bool {
    !tokens.text(index).utf8.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }
}
