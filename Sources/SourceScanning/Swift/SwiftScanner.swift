/// A scanner of the types of a Swift source with their members.
///
/// The bodies of functions and initial values are skipped as a whole.
struct SwiftScanner {
  /// The maximum nesting depth of types: each stores the names of the enclosing ones.
  static let depthLimit = 64

  let tokens: TokenList
  var result: SourceDeclarations
  var index = 0
  /// The types whose bodies are being read, with the index of the brace that closes each.
  private var open: [(type: Int, end: Int)] = []
  /// The attributes and modifiers before the next declaration.
  var pending = PendingAttributes()

  init(_ tokens: TokenList, _ result: SourceDeclarations) {
    self.tokens = tokens
    self.result = result
  }

  mutating func run() -> SourceDeclarations {
    while index < tokens.count { step() }
    return result
  }

  private mutating func step() {
    while let last = open.last, index >= last.end { open.removeLast() }
    let token = tokens.tokens[index]
    if token.mark == UInt8(ascii: "@"), tokens.isName(index + 1) { return attribute() }
    guard let keyword = token.keyword else {
      if isMacro(index), let type = open.last?.type { result.types[type].hasMacros = true }
      index =
        switch token.mark {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
          (tokens.partner(index) ?? index) + 1
        default: index + 1
        }
      pending = PendingAttributes()
      return
    }
    switch keyword {
    case .class, .struct, .enum, .protocol, .extension, .actor: type(keyword)
    case .func: function()
    case .var, .let: property()
    case .typealias: alias()
    case .import: importModule()
    default:
      guard keyword.isModifier else {
        index += 1
        pending = PendingAttributes()
        return
      }
      switch keyword {
      case .override: pending.traits.insert(.override)
      case .static: pending.traits.insert(.isStatic)
      case .dynamic: pending.traits.insert(.objectiveC)
      default: break
      }
      index += 1
      // `private(set)`.
      if let partner = tokens.partner(index), tokens.isMark(index, "(") { index = partner + 1 }
    }
  }

  /// Returns whether a name begins a macro such as `#outlets(…)` in place of a declaration.
  private func isMacro(_ index: Int) -> Bool {
    let start = Int(tokens.tokens[index].start)
    guard tokens.isName(index), start > 0, tokens.bytes[start - 1] == UInt8(ascii: "#") else {
      return false
    }
    let isValue = ["=", "(", ",", ":", "?"].contains { tokens.isMark(index - 1, $0) }
    return !isValue && !["warning", "error", "sourceLocation"].contains(tokens.text(index))
  }

  private mutating func attribute() {
    let name = index + 1
    index += 2
    var arguments: Range<Int>?
    if tokens.isMark(index, "("), let partner = tokens.partner(index),
      tokens.tokens[index].start == tokens.tokens[name].end
    {
      arguments = index + 1..<partner
      index = partner + 1
    }
    switch tokens.keyword(name) {
    case .objc:
      pending.traits.insert(.objectiveC)
      if let arguments, !arguments.isEmpty {
        pending.objectiveCName = arguments.map { tokens.text($0) }.joined()
      }
    case .objcMembers: pending.exposesMembers = true
    case .outlet, .outletCollection: pending.traits.formUnion([.outlet, .objectiveC])
    case .action: pending.traits.formUnion([.action, .objectiveC])
    case .segueAction: pending.traits.formUnion([.segueAction, .objectiveC])
    case .inspectable: pending.traits.formUnion([.inspectable, .objectiveC])
    default:
      let text = tokens.text(name)
      if text == "NSManaged" { pending.traits.insert(.objectiveC) }
      if !Self.attributesWithoutMembers.contains(text) { pending.hasMacros = true }
    }
  }

  /// The attributes of a class that declare no members; others may be macros.
  private static let attributesWithoutMembers: Set<String> = [
    "available", "dynamicMemberLookup", "IBDesignable", "MainActor", "main", "NSApplicationMain",
    "Observable", "preconcurrency", "requires_stored_property_inits", "Sendable", "testable",
    "UIApplicationMain", "unchecked", "usableFromInline",
  ]

  private mutating func type(_ keyword: Keyword) {
    defer { pending = PendingAttributes() }
    let isName =
      tokens.isName(index + 1)
      && (tokens.keyword(index + 1).map { !isDeclaration($0) && !$0.isModifier } ?? true)
    guard isName, !tokens.isMark(index - 1, "."), !tokens.isMark(index - 1, ":") else {
      let isMember = keyword == .class && tokens.isName(index + 1)
      index += 1
      if isMember { staticMember() }
      return
    }
    let start = index + 1
    var names = [tokens.text(start)]
    index = start + 1
    while tokens.isMark(index, "."), tokens.isName(index + 1) {
      names.append(tokens.text(index + 1))
      index += 2
    }
    let nameEnd = index - 1
    index = tokens.afterAngles(index)
    let inherited = inheritance()
    guard tokens.isMark(index, "{") else { return }
    guard open.count < Self.depthLimit else {
      result.isTooDeep = true
      index = tokens.count
      return
    }
    let kind: TypeDeclaration.Kind =
      switch keyword {
      case .class: .class
      case .extension: .extension
      case .protocol: .protocol
      default: .value
      }
    let enclosing = open.last.map { result.types[$0.type].enclosing + [result.types[$0.type].name] }
    result.types.append(
      TypeDeclaration(
        kind: kind, name: names.removeLast(), enclosing: (enclosing ?? []) + names,
        objectiveCName: pending.objectiveCName, inherited: inherited,
        exposesMembers: pending.exposesMembers, range: tokens.range(nameEnd, nameEnd),
        hasMacros: pending.hasMacros))
    open.append((result.types.count - 1, tokens.partner(index) ?? tokens.count))
    index += 1
  }

  /// Reads the inheritance clause and the condition after it, up to the body.
  private mutating func inheritance() -> [String] {
    var inherited: [String] = []
    if tokens.isMark(index, ":") {
      index += 1
      var last: String?
      loop: while index < tokens.count {
        switch tokens.tokens[index].kind {
        case .name:
          if tokens.keyword(index) == .where { break loop }
          if !tokens.isMark(index - 1, "@") { last = tokens.text(index) }
          index += 1
        case .punctuation:
          switch tokens.tokens[index].mark {
          case UInt8(ascii: ","), UInt8(ascii: "&"):
            if let name = last { inherited.append(name) }
            last = nil
            index += 1
          case UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "~"): index += 1
          case UInt8(ascii: "<"): index = tokens.afterAngles(index)
          case UInt8(ascii: "("): index = (tokens.partner(index) ?? index) + 1
          default: break loop
          }
        case .conditionStart, .conditionElse, .conditionEnd: index += 1
        default: break loop
        }
      }
      if let last { inherited.append(last) }
    }
    guard tokens.keyword(index) == .where else { return inherited }
    while index < tokens.count, !tokens.isMark(index, "{"), !tokens.isMark(index, "}"),
      !tokens.isMark(index, ";")
    {
      index += 1
    }
    return inherited
  }

  /// Handles `class` before a member, which makes it a member of the type itself.
  private mutating func staticMember() {
    pending.traits.insert(.isStatic)
    while let keyword = tokens.keyword(index), keyword.isModifier {
      if keyword == .override { pending.traits.insert(.override) }
      index += 1
    }
    switch tokens.keyword(index) {
    case .func: function()
    case .var, .let: property()
    default: break
    }
  }

  private mutating func alias() {
    pending = PendingAttributes()
    let name = index + 1
    index += 1
    guard tokens.isName(name) else { return }
    index = tokens.afterAngles(name + 1)
    guard tokens.isMark(index, "="), tokens.isName(index + 1) else { return }
    index += 1
    while tokens.isMark(index + 1, "."), tokens.isName(index + 2) { index += 2 }
    let target = tokens.text(index)
    if let other = result.aliases.updateValue(target, forKey: tokens.text(name)), other != target {
      result.ambiguousAliases.insert(tokens.text(name))
    }
    index += 1
  }

  private mutating func importModule() {
    pending = PendingAttributes()
    index += 1
    // `import class Module.Name`.
    if let keyword = tokens.keyword(index), isDeclaration(keyword) { index += 1 }
    guard tokens.isName(index) else { return }
    result.imports.insert(tokens.text(index))
    index += 1
  }

  /// Appends a member to the type whose body is being read.
  mutating func add(_ member: MemberDeclaration) {
    guard let type = open.last?.type else { return }
    result.types[type].members.append(member)
  }

  private func isDeclaration(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .class, .struct, .enum, .protocol, .func, .var, .let, .typealias: true
    default: false
    }
  }
}
