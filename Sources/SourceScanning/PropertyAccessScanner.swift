/// A search for code that sets or reads properties.
struct PropertyAccessScanner {
  private let tokens: TokenList

  init(_ tokens: TokenList) { self.tokens = tokens }

  /// Collects the names that code sets, and marks the outlets that the source uses.
  func run(into result: inout SourceDeclarations) {
    let outlets = Set(
      result.types.flatMap { type in
        type.members.filter { $0.traits.contains(.outlet) }.map { NameHash.of($0.name) }
      })
    var traits: [UInt64: MemberDeclaration.Traits] = [:]
    for index in 0..<tokens.count where tokens.isName(index) {
      let isAssigned =
        tokens.isMark(index + 1, "=") && !tokens.isMark(index + 2, "=") && !isDeclaration(index)
      guard isAssigned || !outlets.isEmpty else { continue }
      let hash = hash(index)
      if isAssigned {
        if tokens.isMark(index - 1, "."), !isSelf(index - 2) {
          result.assignedMembers.insert(hash)
        } else {
          result.assignedProperties.insert(hash)
        }
      }
      guard outlets.contains(hash) else { continue }
      traits[hash, default: []].formUnion(use(at: index))
    }
    guard !outlets.isEmpty else { return }
    for type in result.types.indices {
      for member in result.types[type].members.indices
      where result.types[type].members[member].traits.contains(.outlet) {
        let hash = NameHash.of(result.types[type].members[member].name)
        result.types[type].members[member].traits.formUnion(traits[hash] ?? [])
      }
    }
  }

  /// Returns what a name shows about the outlet with the name.
  private func use(at index: Int) -> MemberDeclaration.Traits {
    // `if let label {`, `let label = 1`, `func set(label: UILabel)`: a test, or another value.
    if isDeclaration(index) { return tokens.isMark(index + 1, ":") ? [] : .uncertain }
    if tokens.isMark(index + 1, ":") || tokens.keyword(index + 1) == .in { return .uncertain }
    if tokens.isMark(index - 1, "."), !isSelf(index - 2),
      !(tokens.isMark(index - 2, "?") && isSelf(index - 3))
    {
      return []
    }
    if tokens.isMark(index + 1, ".") { return [.used, .usedUnguarded, .dereferenced] }
    // `label?.text`, `label != nil`.
    let isTested =
      tokens.isMark(index + 1, "?")
      || (tokens.isMark(index + 1, "!") || tokens.isMark(index + 1, "="))
        && tokens.isMark(index + 2, "=")
    // `if let label = self.label`.
    let start = tokens.isMark(index - 1, ".") ? index - 2 : index
    let isBound = tokens.isMark(start - 1, "=") && isDeclaration(start - 2)
    return isTested || isBound ? [.used, .uncertain] : [.used, .usedUnguarded]
  }

  /// Returns whether the name before an equals sign is that of a new constant or variable.
  private func isDeclaration(_ index: Int) -> Bool {
    switch tokens.keyword(index - 1) {
    case .var, .let: true
    default: false
    }
  }

  private func isSelf(_ index: Int) -> Bool {
    tokens.isName(index) && tokens.text(index) == "self"
  }

  private func hash(_ index: Int) -> UInt64 {
    let token = tokens.tokens[index]
    return tokens.bytes[Int(token.start)..<Int(token.end)].reduce(NameHash.start) {
      NameHash.adding($1, to: $0)
    }
  }
}
