import InterfaceSource

/// A search for the strings of a source, and their uses.
struct NameReferenceScanner {
  /// The maximum length of a name, in bytes.
  private static let longest = 128

  private let lexer: SourceLexer
  private let tokens: TokenList
  /// For each closing bracket of a Swift source, the index of its opening one; `nil` for other
  /// tokens and if there is none.
  private let openings: [Int32?]

  init(_ lexer: SourceLexer, _ tokens: TokenList) {
    self.lexer = lexer
    self.tokens = tokens
    guard lexer.language == .swift, !lexer.strings.isEmpty else {
      openings = []
      return
    }
    var openings = [Int32?](repeating: nil, count: tokens.count)
    for index in 0..<tokens.count {
      if let partner = tokens.partner(index), partner < openings.count {
        openings[partner] = Int32(index)
      }
    }
    self.openings = openings
  }

  func run(into result: inout SourceDeclarations) {
    for string in lexer.strings where string.isEnded {
      for part in string.parts {
        let text = text(part)
        guard !text.isEmpty, text.utf8.count <= Self.longest else { continue }
        result.strings.insert(text)
        // A format for `String(format:)`, whose pieces may be names or parts of them.
        if text.contains("%") {
          for piece in text.split(separator: "%") {
            result.strings.insert(String(piece))
            result.strings.insert(String(piece.drop { "0123456789.@lduixsf".contains($0) }))
          }
        }
      }
      guard let token = string.token, let first = string.parts.first,
        let kind = lexer.language == .swift ? kindInSwift(token) : kindInObjectiveC(token)
      else { continue }
      let text = text(first)
      let isPlain = string.parts.count == 1 && !text.contains("\\") && isWholeArgument(token)
      result.uses.append(NameReference(kind: kind, name: isPlain ? text : "", range: first))
    }
    registerDynamicNames(into: &result)
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: lexer.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Returns the kind of lookup for a string in `call(label: "…"`, `call("…"`, or a later argument
  /// of the call.
  private func kindInSwift(_ token: Int) -> NameReference.Kind? {
    var label = ""
    var start = token - 1
    if tokens.isMark(start, ":"), tokens.isName(start - 1) {
      label = tokens.text(start - 1)
      start -= 2
    }
    // Most arguments are irrelevant.
    guard NameReference.Kind.labels.contains(label), !label.isEmpty || tokens.isMark(start, "(")
    else {
      return nil
    }
    // The parenthesis that contains the argument; few arguments precede a relevant one.
    var open = start
    for _ in 0..<64 where open >= 0 && !tokens.isMark(open, "(") {
      guard tokens.isMark(open, ")") else {
        open -= 1
        continue
      }
      guard let opening = openings[open] else { return nil }
      open = Int(opening) - 1
    }
    guard tokens.isMark(open, "("), tokens.isName(open - 1) else { return nil }
    // `UIImage.init(named:)`, `super.init(nibName:)`.
    var call = tokens.text(open - 1)
    if call == "init", tokens.isMark(open - 2, "."), tokens.isName(open - 3) {
      call = tokens.text(open - 3)
    }
    return NameReference.Kind(call: call, label: label).flatMap {
      isOfMainBundle(after: token) ? $0 : nil
    }
  }

  /// Returns the kind of lookup for a string in `part:@"…"`.
  private func kindInObjectiveC(_ token: Int) -> NameReference.Kind? {
    guard tokens.isMark(token - 1, "@"), tokens.isMark(token - 2, ":"), tokens.isName(token - 3)
    else { return nil }
    return NameReference.Kind(selectorPart: tokens.text(token - 3)).flatMap {
      isOfMainBundle(after: token) ? $0 : nil
    }
  }

  /// Returns whether the string is the whole argument.
  private func isWholeArgument(_ token: Int) -> Bool {
    let next = token + 1
    if lexer.language == .swift { return tokens.isMark(next, ")") || tokens.isMark(next, ",") }
    return tokens.isMark(next, "]") || tokens.isName(next) && tokens.isMark(next + 1, ":")
  }

  /// Returns whether the arguments after the name refer to the app's own bundle: there is no
  /// bundle, or it is `nil` or the main one.
  private func isOfMainBundle(after token: Int) -> Bool {
    var index = token + 1
    for _ in 0..<24 where index < tokens.count {
      if tokens.isMark(index, ")") || tokens.isMark(index, ";") || tokens.isMark(index, "}") {
        break
      }
      if tokens.isName(index), tokens.isMark(index + 1, ":"),
        ["bundle", "in", "inBundle"].contains(tokens.text(index))
      {
        for next in index + 2..<min(index + 7, tokens.count) where tokens.isName(next) {
          if ["nil", "main", "mainBundle"].contains(tokens.text(next)) { return true }
          if !["Bundle", "NSBundle"].contains(tokens.text(next)) { return false }
        }
        return false
      }
      index += 1
    }
    return true
  }

  /// Records calls that register a name by an expression other than a string, so that the
  /// registered name is unknown.
  private func registerDynamicNames(into result: inout SourceDeclarations) {
    for index in 0..<tokens.count where tokens.isName(index) && tokens.isMark(index + 1, ":") {
      guard !tokens.isMark(index + 2, "@"), index + 2 < tokens.count,
        tokens.tokens[index + 2].kind != .string
      else { continue }
      // Only long names are compared, because most are not these.
      guard tokens.tokens[index].end - tokens.tokens[index].start >= 22 else { continue }
      switch tokens.text(index) {
      case "forCellReuseIdentifier", "forCellWithReuseIdentifier",
        "forHeaderFooterViewReuseIdentifier", "forAnnotationViewWithReuseIdentifier":
        result.uses.append(
          NameReference(kind: .registered, name: "", range: tokens.range(index, index)))
      default: break
      }
    }
  }
}
