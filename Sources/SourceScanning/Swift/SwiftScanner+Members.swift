extension SwiftScanner {
  /// Reads a function up to the end of its parameters.
  mutating func function() {
    defer { pending = PendingAttributes() }
    let name = index + 1
    index += 1
    guard tokens.isName(name) else { return }
    let start = tokens.afterAngles(name + 1)
    index = max(start, name + 1)
    guard tokens.isMark(index, "("), let end = tokens.partner(index) else { return }
    let selector: String
    if let explicit = pending.objectiveCName {
      selector = explicit
    } else {
      selector = SwiftSelector.selector(
        of: tokens.text(name), labels: labels(index + 1, upTo: end))
    }
    index = end + 1
    add(
      MemberDeclaration(
        kind: .method, name: selector, traits: pending.traits, range: tokens.range(name, name)))
  }

  /// Returns the labels of the parameters between two indices, with `nil` for those without a
  /// label.
  private func labels(_ start: Int, upTo end: Int) -> [String?] {
    var labels: [String?] = []
    var index = start
    var isStart = true
    while index < end {
      if isStart {
        while tokens.isMark(index, "@") {
          index += 2
          if tokens.isMark(index, "("), let partner = tokens.partner(index) { index = partner + 1 }
        }
        let isParameter =
          tokens.isName(index)
          && (tokens.isMark(index + 1, ":")
            || tokens.isName(index + 1) && tokens.isMark(index + 2, ":"))
        if isParameter {
          let label = tokens.text(index)
          labels.append(label == "_" ? nil : label)
        }
        isStart = false
        // A trailing attribute in the list has no parameter after it.
        guard index < end else { break }
      }
      switch tokens.tokens[index].mark {
      case UInt8(ascii: ","): isStart = true
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        index = tokens.partner(index) ?? index
      default: break
      }
      index += 1
    }
    return labels
  }

  /// Reads properties with their types, up to the first initial value or body.
  mutating func property() {
    defer { pending = PendingAttributes() }
    index += 1
    while tokens.isName(index) {
      var member = MemberDeclaration(
        kind: .property, name: pending.objectiveCName ?? tokens.text(index),
        traits: pending.traits, range: tokens.range(index, index))
      index += 1
      if tokens.isMark(index, ":") {
        let start = index + 1
        skipType()
        if member.traits.contains(.outlet) {
          member.type = declaredType(start, upTo: index)
          if hasValue { member.traits.insert(.hasValue) }
        }
      }
      add(member)
      guard tokens.isMark(index, ","), tokens.isName(index + 1) else { return }
      index += 1
    }
  }

  /// Whether an initial value or accessors other than observers follow a property's type.
  private var hasValue: Bool {
    if tokens.isMark(index, "=") { return true }
    guard tokens.isMark(index, "{"), tokens.isName(index + 1) else { return false }
    return !["didSet", "willSet"].contains(tokens.text(index + 1))
  }

  /// Skips a colon and a type.
  private mutating func skipType() {
    index += 1
    while index < tokens.count {
      let token = tokens.tokens[index]
      switch token.kind {
      case .name:
        // Two successive names are the end of the line, except for words such as `any`.
        if tokens.isName(index - 1), !Self.continuesType(tokens.text(index - 1)) { return }
        if tokens.keyword(index) != nil, tokens.keyword(index) != .package { return }
        index += 1
      case .punctuation:
        switch token.mark {
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"),
          UInt8(ascii: "-"), UInt8(ascii: ">"):
          index += 1
        case UInt8(ascii: "("), UInt8(ascii: "["):
          guard let partner = tokens.partner(index) else { return }
          index = partner + 1
        case UInt8(ascii: "<"): index = max(tokens.afterAngles(index), index + 1)
        case UInt8(ascii: "@"): return
        default: return
        }
      default: return
      }
    }
  }

  private static func continuesType(_ word: String) -> Bool {
    ["any", "some", "inout", "borrowing", "consuming", "sending"].contains(word)
  }
}
