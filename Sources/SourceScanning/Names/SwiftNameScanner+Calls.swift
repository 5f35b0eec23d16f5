import InterfaceSource

/// Calls and comparisons.
extension SwiftNameScanner {
  /// The lengths of the labels of names in calls.
  private static let labelLengths = Set(NameReference.Kind.labels.map(\.utf8.count))

  /// Reads a name that is no keyword.
  mutating func name(_ index: Int) {
    let token = tokens.tokens[index]
    let length = Int(token.end - token.start)
    if tokens.isMark(index + 1, ":") {
      if Self.labelLengths.contains(length) { argument(index + 2, label: tokens.text(index)) }
      return
    }
    if tokens.isMark(index + 1, "=") {
      if !tokens.isMark(index + 2, "=") { assign(index) }
    } else if tokens.isMark(index + 1, "(") {
      call(index)
    }
    if length == 10, expressions.isName(index, "identifier"), tokens.isMark(index - 1, ".") {
      compare(index)
    } else if !scopes.isEmpty, !tokens.isMark(index - 1, "."),
      scopes.isSegueIdentifier(tokens.text(index))
    {
      compare(from: index, index + 1)
    }
  }

  private mutating func assign(_ index: Int) {
    switch tokens.keyword(index - 1) {
    case .let, .var, .case: return
    default: break
    }
    let name = tokens.text(index)
    result.assignedNames.insert(NameHash.of(name))
    if !tokens.isMark(index - 1, ".") { scopes.assign(name) }
  }

  /// Reads a call whose arguments without labels matter.
  private mutating func call(_ index: Int) {
    if expressions.hasPrefix(index, "dequeue"), tokens.keyword(index - 1) != .func,
      let type = scopes.typeNames.last
    {
      result.dequeues[type, default: 0] += 1
    }
    if expressions.isName(index, "loadNibNamed") || usesSwiftUI && isSwiftUIAsset(index) {
      argument(index + 2, label: "")
    } else if expressions.isName(index, "init"), !tokens.isMark(index - 1, ".") {
      parameters(after: index)
    } else if isRegistration(index), tokens.keyword(index - 1) != .func {
      registrations(index)
    }
  }

  /// Returns whether a call is `Image("…")` or `Color("…")` of SwiftUI.
  private func isSwiftUIAsset(_ index: Int) -> Bool {
    (expressions.isName(index, "Image") || expressions.isName(index, "Color"))
      && expressions.isString(index + 2) && !tokens.isMark(index - 1, ".")
  }

  /// Returns whether a name contains *register*.
  private func isRegistration(_ index: Int) -> Bool {
    let token = tokens.tokens[index]
    guard token.end - token.start >= 8 else { return false }
    return tokens.text(index).contains("egister")
  }

  /// The maximum number of tokens in a call that registers views.
  private static let longestCall = 200

  /// Reads the identifiers in a call of the app's own function that registers views.
  private mutating func registrations(_ index: Int) {
    guard let end = tokens.partner(index + 1), end - index < Self.longestCall else { return }
    let arguments = index + 2..<end
    let isOfUIKit =
      expressions.isName(index, "register")
      && arguments.contains { token in
        tokens.isMark(token + 1, ":") && tokens.isName(token)
          && NameReference.Kind(call: "register", label: tokens.text(token)) == .registered
      }
    guard !isOfUIKit else { return }
    for token in arguments {
      let isStart =
        tokens.isMark(token - 1, "(") || tokens.isMark(token - 1, ",")
        || tokens.isMark(token - 1, ":") || tokens.isMark(token - 1, "[")
      guard isStart else { continue }
      let read = expressions.swift(token, isStatic: false)
      // The next label is no argument.
      guard !tokens.isMark(read.end, ":") else { continue }
      var value = read.value
      // `register(Row.self)` of an extension that derives the identifier from the class.
      if case .constant(let path) = value, path.count >= 2, path.last == "self" {
        value = .className(path[path.count - 2])
      }
      switch value {
      case .text, .constant, .className: use(.registered, value, expressions.range(token, read.end))
      default: break
      }
    }
  }

  /// Reads the argument of a call.
  private mutating func argument(_ start: Int, label: String) {
    guard let (kind, callee) = kind(start, label: label) else { return }
    var (value, end) = expressions.swift(start, isStatic: false)
    let isWhole = tokens.isMark(end, ",") || tokens.isMark(end, ")")
    if !isWhole { value = expressions.isString(start) ? .composed : .unknown }
    guard isOfMainBundle(after: end - 1) else {
      result.usesOtherBundles = true
      return
    }
    value = scopes.resolved(value)
    // Code that creates the view itself may do so for any identifier.
    var isRequired = label != "reuseIdentifier" && !Self.isGenerated(tokens.text(callee))
    // The parameters of a declaration are no arguments.
    guard value != .unknown || kind == .registered && isRequired,
      tokens.keyword(callee - 1) != .func
    else { return }
    if kind == .reusable, label == "withIdentifier", tokens.isMark(end, ")"),
      tokens.isMark(start - 3, "(")
    {
      isRequired =
        tokens.isMark(end + 1, "!")
        || expressions.isName(end + 1, "as") && tokens.isMark(end + 2, "!")
      if !isRequired, expressions.isName(callee, "dequeueReusableAnnotationView") { return }
    }
    use(
      kind, value, expressions.range(start, end), isRequired: isRequired,
      isOfSelf: isOfSelf(callee),
      container: container(of: kind, callee))
  }

  /// Returns whether a function is called without object, or for `self`.
  private func isOfSelf(_ callee: Int) -> Bool {
    guard tokens.isMark(callee - 1, ".") else { return true }
    let object = tokens.isMark(callee - 2, "?") ? callee - 3 : callee - 2
    return expressions.isName(object, "self") && !tokens.isMark(object - 1, ".")
  }

  /// Returns whether a type belongs to generated code, which may name what the app never uses.
  private static func isGenerated(_ type: String) -> Bool {
    switch type {
    case "SceneType", "StoryboardViewControllerResource", "StoryboardSegueIdentifier": true
    default: false
    }
  }

  /// Returns the name of the storyboard or xib to which a call refers, or `nil` if it is not known.
  private func container(of kind: NameReference.Kind, _ callee: Int) -> NameExpression? {
    switch kind {
    case .scene:
      guard tokens.isMark(callee - 1, ".") else { return nil }
      if tokens.isMark(callee - 2, ")"), let open = openings[callee - 2] {
        return container(Int(open) - 1)
      }
      guard tokens.isName(callee - 2), !tokens.isMark(callee - 3, ".") else { return nil }
      return scopes.container(tokens.text(callee - 2))
    case .registered:
      guard expressions.isName(callee, "register"), tokens.isName(callee + 2) else { return nil }
      return container(callee + 2)
        ?? (tokens.isMark(callee + 3, ",") ? scopes.container(tokens.text(callee + 2)) : nil)
    default: return nil
    }
  }

  /// Returns the kind of lookup for the argument with a label that begins at a token, and the index
  /// of the function's name.
  private func kind(_ start: Int, label: String) -> (NameReference.Kind, callee: Int)? {
    var open = label.isEmpty ? start - 1 : start - 3
    // The parenthesis that contains the argument; few arguments precede a relevant one.
    for _ in 0..<64 where open >= 0 && !tokens.isMark(open, "(") {
      guard tokens.isMark(open, ")") else {
        open -= 1
        continue
      }
      guard let opening = openings[open] else { return nil }
      open = Int(opening) - 1
    }
    guard tokens.isMark(open, "(") else { return nil }
    var callee = open - 1
    // `SceneType<Page>(storyboard:identifier:)`.
    if tokens.isMark(callee, ">") {
      for _ in 0..<16 where callee >= 0 && !tokens.isMark(callee, "<") { callee -= 1 }
      callee -= 1
    }
    guard tokens.isName(callee) else { return nil }
    // `UIImage.init(named:)`, `super.init(nibName:)`.
    var call = tokens.text(callee)
    if call == "init", tokens.isMark(callee - 1, "."), tokens.isName(callee - 2) {
      call = tokens.text(callee - 2)
    }
    return NameReference.Kind(call: call, label: label).map { ($0, callee) }
  }

  /// Returns whether the arguments after the name refer to the app's own bundle: there is no
  /// bundle, or it is `nil` or the main one.
  func isOfMainBundle(after token: Int) -> Bool {
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

  /// Reads a comparison of `segue.identifier`, given the index of `identifier`.
  private mutating func compare(_ index: Int) {
    let segue =
      tokens.isMark(index - 2, "?") || tokens.isMark(index - 2, "!") ? index - 3 : index - 2
    guard isSegue(segue) else { return }
    compare(from: segue, index + 1)
  }

  /// Reads a comparison with the identifier of a segue, given the tokens at which it begins and
  /// after which it ends.
  private mutating func compare(from start: Int, _ after: Int) {
    if expressions.isName(start - 1, "switch") {
      isSegueSwitchPending = true
      return
    }
    var next = after
    if tokens.isMark(next, "!"), !tokens.isMark(next + 1, "=") { next += 1 }
    let isComparison =
      (tokens.isMark(next, "=") || tokens.isMark(next, "!")) && tokens.isMark(next + 1, "=")
    if isComparison {
      let (value, end) = expressions.swift(next + 2, isStatic: false)
      expect(value, next + 2, end)
      return
    }
    // `Segue(rawValue: segue.identifier!)`.
    if tokens.isMark(start - 1, ":"), expressions.isName(start - 2, "rawValue"),
      tokens.isMark(start - 3, "("), tokens.isName(start - 4)
    {
      use(
        .expectedSegue, .constant([tokens.text(start - 4), Self.allCases]),
        tokens.range(start - 4, start - 4), isRequired: false)
    }
    if tokens.isMark(start - 1, "="), tokens.isMark(start - 2, "="), expressions.isString(start - 3)
    {
      expect(expressions.text(start - 3), start - 3, start - 2)
    }
  }

  /// The name that denotes all cases of an enumeration.
  static let allCases = "allCases"
}
