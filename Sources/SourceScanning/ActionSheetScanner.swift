import InterfaceSource

/// A search for action sheets that a source creates and presents without an anchor for a popover.
///
/// Only a sheet that a single function handles from beginning to end is reported: it is created
/// there and passed to `present`, all its other uses are known to be harmless, and no name in the
/// function refers to popovers, kinds of devices or size classes. A sheet that is passed to another
/// function may get an anchor there.
struct ActionSheetScanner {
  private let tokens: TokenList
  private let language: SourceLanguage

  /// Returns the ranges of such sheets, in source order.
  static func ranges(_ lexer: SourceLexer, _ tokens: TokenList) -> [SourceRange] {
    guard lexer.names.contains(label) else { return [] }
    var scanner = ActionSheetScanner(tokens: tokens, language: lexer.language)
    for index in 0..<tokens.count where scanner.count < greatestCount { scanner.step(index) }
    return scanner.found
  }

  /// The maximum number of calls that are examined per source; handwritten sources have fewer.
  private static let greatestCount = 1_000
  /// The maximum number of enclosing braces that are searched for the function of a call.
  private static let greatestDepth = 128
  private var found: [SourceRange] = []
  private var count = 0
  /// The braces around the current token, the outermost first.
  private var braces: [Int] = []
  /// Whether functions refer to popovers or devices, by their braces.
  private var popoverMentions: [Int: Bool] = [:]

  private init(tokens: TokenList, language: SourceLanguage) {
    self.tokens = tokens
    self.language = language
  }

  private mutating func step(_ index: Int) {
    while let last = braces.last, tokens.partner(last).map({ $0 <= index }) ?? true {
      braces.removeLast()
    }
    if tokens.isMark(index, "{"), tokens.partner(index) != nil { braces.append(index) }
    guard tokens.isName(index), tokens.isMark(index + 1, ":") else { return }
    let token = tokens.tokens[index]
    guard token.end - token.start == 14, tokens.text(index) == "preferredStyle" else { return }
    count += 1
    guard let creation = creation(around: index), isLoose(creation) else { return }
    found.append(tokens.range(creation.position, creation.position))
  }

  private static let label = NameHash.of("preferredStyle")

  /// A call that creates an action sheet.
  private struct Creation {
    /// The index of the first token of the call.
    var start: Int
    /// The index of the last token of the call.
    var end: Int
    /// The index of the class name.
    var position: Int
  }

  /// The maximum distance between the beginning of a call and its last argument, in tokens.
  private static let longestCall = 400
  /// The maximum distance over which a variable is followed, in tokens.
  private static let longestUse = 4_000

  /// Returns the call that contains a label's value, or `nil` if the style is not known to be that
  /// of an action sheet.
  private func creation(around label: Int) -> Creation? {
    var end = label + 2
    while end < tokens.count, tokens.isName(end) || tokens.isMark(end, ".") { end += 1 }
    let style = end - 1
    guard style > label + 1, tokens.isName(style) else { return nil }
    let isSheet =
      language == .swift
      ? ["actionSheet", "ActionSheet"].contains(tokens.text(style))
      : tokens.text(style) == "UIAlertControllerStyleActionSheet" && style == label + 2
    guard isSheet, tokens.isMark(end, language == .swift ? ")" : "]") else { return nil }
    let open = stride(from: label, to: max(-1, label - Self.longestCall), by: -1).first {
      tokens.partner($0) == end
    }
    guard let open else { return nil }
    if language == .objectiveC {
      guard isName(open + 1, "UIAlertController") else { return nil }
      return Creation(start: open, end: end, position: open + 1)
    }
    var name = open - 1
    if isName(name, "init"), tokens.isMark(name - 1, ".") { name -= 2 }
    guard isName(name, "UIAlertController") else { return nil }
    return Creation(start: name, end: end, position: name)
  }

  private func isName(_ index: Int, _ name: String) -> Bool {
    tokens.isName(index) && tokens.text(index) == name
  }

  /// Returns whether the created sheet is presented in the same function without an anchor.
  private mutating func isLoose(_ creation: Creation) -> Bool {
    guard let function = function else { return false }
    let mentionsPopovers =
      popoverMentions[function.head]
      ?? (function.head..<function.end).contains { index in
        tokens.isName(index) && mentionsPopover(tokens.tokens[index])
      }
    popoverMentions[function.head] = mentionsPopovers
    if mentionsPopovers { return false }
    if isPresented(creation.start, creation.end) { return true }
    guard let variable = variable(before: creation.start) else { return false }
    // The scope of a variable ends with the braces in which it is declared.
    let end = braces.last.flatMap { tokens.partner($0) } ?? function.end
    guard end - creation.end < Self.longestUse else { return false }
    var isPresented = false
    for index in creation.end..<min(end, tokens.count) where isName(index, variable) {
      if isElse(index) { continue }
      if self.isPresented(index, index) {
        isPresented = true
      } else if !isHarmless(index) {
        return false
      }
    }
    return isPresented
  }

  /// Returns whether a name indicates that a function handles popovers, or the devices that have
  /// them, regardless of case.
  private func mentionsPopover(_ name: SourceToken) -> Bool {
    let bytes = tokens.bytes[Int(name.start)..<Int(name.end)]
    guard bytes.count >= 4 else { return false }
    return bytes.indices.contains { position in
      // No word begins with another letter.
      guard Self.popoverInitials.contains(bytes[position] | 0x20) else { return false }
      return Self.popoverWords.contains { word in
        bytes.endIndex - position >= word.count
          && word.indices.allSatisfy { bytes[position + $0] | 0x20 == word[$0] }
      }
    }
  }

  private static let popoverWords: [[UInt8]] = [
    "popover", "ipad", "idiom", "sizeclass", "sourceview", "sourcerect", "sourceitem",
    "barbuttonitem", "iphone", "isphone", "tablet", "catalyst",
  ].map { Array($0.utf8) }

  private static let popoverInitials = Set(popoverWords.map { $0[0] })

  /// Returns the variable that a value initializes in its declaration, or `nil` for other uses.
  private func variable(before value: Int) -> String? {
    guard tokens.isMark(value - 1, "=") else { return nil }
    var name = value - 2
    if language == .swift {
      // `let sheet: UIAlertController = …`
      if isName(name, "UIAlertController"), tokens.isMark(name - 1, ":") { name -= 2 }
      guard tokens.keyword(name - 1) == .let || tokens.keyword(name - 1) == .var else { return nil }
    } else {
      guard tokens.isMark(name - 1, "*"), isName(name - 2, "UIAlertController") else { return nil }
    }
    return tokens.isName(name) ? tokens.text(name) : nil
  }

  /// Returns whether tokens are the presented controller: `present(sheet, animated:`,
  /// `[… presentViewController:sheet animated:`.
  private func isPresented(_ first: Int, _ last: Int) -> Bool {
    if language == .objectiveC {
      return tokens.isMark(first - 1, ":") && isName(first - 2, "presentViewController")
        && isName(last + 1, "animated")
    }
    return tokens.isMark(first - 1, "(")
      && (isName(first - 2, "present") || isName(first - 2, "presentViewController"))
      && tokens.isMark(last + 1, ",") && isName(last + 2, "animated")
  }

  /// Returns whether a name is not a use of the variable but a label, a member of something else or
  /// a style.
  private func isElse(_ index: Int) -> Bool {
    if tokens.isMark(index - 1, ".") {
      return !isName(index - 2, "self")
    }
    let isLabel = tokens.isMark(index + 1, ":") && !tokens.isMark(index - 1, "?")
    return isLabel
      && (language == .objectiveC || tokens.isMark(index - 1, "(")
        || tokens.isMark(index - 1, ","))
  }

  /// Returns whether a use of the variable gives it no anchor.
  private func isHarmless(_ index: Int) -> Bool {
    if tokens.keyword(index - 1) == .weak || tokens.keyword(index - 1) == .unowned { return true }
    var next = index + 1
    if language == .objectiveC, tokens.isMark(index - 1, "[") {
      return tokens.isName(next) && Self.members.contains(tokens.text(next))
    }
    if language == .swift, tokens.isMark(next, "?") || tokens.isMark(next, "!") { next += 1 }
    return tokens.isMark(next, ".") && tokens.isName(next + 1)
      && Self.members.contains(tokens.text(next + 1))
  }

  private static let members: Set<String> = [
    "addAction", "addTextField", "addTextFieldWithConfigurationHandler", "view", "title", "message",
    "setTitle", "setMessage", "setValue", "preferredAction", "actions", "textFields", "dismiss",
    "dismissViewControllerAnimated", "overrideUserInterfaceStyle",
  ]

  /// The outermost function around the current token, with the head before its body, or `nil` if
  /// there is none.
  private var function: (head: Int, end: Int)? {
    for open in braces.prefix(Self.greatestDepth) {
      var head = open
      while head > 0, open - head < 200, !tokens.isMark(head - 1, "{"),
        !tokens.isMark(head - 1, "}")
      {
        head -= 1
      }
      guard !isType(head..<open), let end = tokens.partner(open) else { continue }
      return (head, end)
    }
    return nil
  }

  /// Returns whether the head before a brace declares a Swift type.
  private func isType(_ head: Range<Int>) -> Bool {
    guard language == .swift else { return false }
    for index in head.reversed() {
      switch tokens.keyword(index) {
      case .func, .var, .let: return false
      case .struct, .enum, .extension, .actor, .protocol: return !tokens.isMark(index - 1, ".")
      case .class where tokens.isName(index + 1): return !tokens.isMark(index - 1, ":")
      default: if isName(index, "init") { return false }
      }
    }
    return false
  }
}
