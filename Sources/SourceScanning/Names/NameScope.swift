/// The names that are declared between two braces of a source.
struct NameScope {
  /// A type whose body is between the braces.
  struct OpenType {
    /// The components of its name, such as `Page` and `Segue` in `extension Page.Segue`.
    var names: [String]
    /// The types after the colon.
    var inherited: [String]
    /// Whether it is an enumeration with strings as raw values.
    var hasStringCases: Bool
    /// Whether the declaration is an extension or a protocol.
    var isExtension: Bool
  }

  /// The index of the closing brace.
  let end: Int
  /// The type whose body is between the braces, or `nil` for other blocks.
  var type: OpenType?
  /// The values of local constants, parameters and generic types by name.
  var names: [String: NameExpression] = [:]
  /// The storyboards and xibs that local constants contain, by the names of the constants.
  var containers: [String: NameExpression] = [:]
  /// The local constants that contain the identifier of a segue.
  var segueNames: Set<String> = []
  /// Whether the block belongs to `switch segue.identifier`.
  var isSegueSwitch = false
}

extension [NameScope] {
  /// Returns the value of a name that is declared in the innermost function, or `nil` if it is
  /// declared elsewhere.
  func value(of name: String) -> NameExpression? {
    for scope in reversed() {
      if let value = scope.names[name] { return value }
      if scope.type != nil { return nil }
    }
    return nil
  }

  /// Returns an expression, or its value if it is a constant of the function.
  func resolved(_ value: NameExpression) -> NameExpression {
    switch value {
    case .constant(let path) where path.count == 1: self.value(of: path[0]) ?? value
    case .className(let name) where contains(where: { $0.names[name] != nil }): .className("")
    default: value
    }
  }

  /// Returns the storyboard or xib that a local constant contains, or `nil` if it is not known.
  func container(_ name: String) -> NameExpression? {
    for scope in reversed() {
      if let container = scope.containers[name] { return container }
      if scope.type != nil { return nil }
    }
    return nil
  }

  /// Returns whether a local constant contains the identifier of a segue.
  func isSegueIdentifier(_ name: String) -> Bool {
    contains { $0.segueNames.contains(name) }
  }

  /// The names of the types, the outermost first.
  var typeNames: [String] { flatMap { $0.type?.names ?? [] } }

  /// Declares a name whose value is not known.
  mutating func hide(_ name: String) {
    guard !isEmpty else { return }
    self[count - 1].names[name] = .unknown
  }

  /// Forgets the value of a local name to which something is assigned.
  mutating func assign(_ name: String) {
    for index in indices where self[index].names[name] != nil {
      self[index].names[name] = .unknown
      self[index].containers[name] = nil
    }
  }
}
