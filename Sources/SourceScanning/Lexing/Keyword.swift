/// The words that scanning distinguishes from other names.
enum Keyword: String, CaseIterable {
  // The declarations of Swift.
  case `class`, `struct`, `enum`, `protocol`, `extension`, actor, `func`, `var`, `let`, `typealias`
  case `import`
  // The modifiers of Swift.
  case `public`, `private`, `internal`, `fileprivate`, open, package, final, override, `static`
  case dynamic, lazy, weak, unowned, required, convenience, optional, mutating, nonmutating
  case nonisolated, isolated, distributed, indirect, prefix, postfix, infix
  // Attributes, which are macros in Objective-C.
  case objc, objcMembers
  case outlet = "IBOutlet"
  case outletCollection = "IBOutletCollection"
  case action = "IBAction"
  case segueAction = "IBSegueAction"
  case inspectable = "IBInspectable"
  // Words after which an expression begins.
  case `return`, `in`, `case`, `where`, `try`, await
  // The directives of Objective-C.
  case interface, implementation, end, property, synthesize
  case alias = "compatibility_alias"
  case getter, setter

  /// Whether the word may precede a Swift declaration.
  var isModifier: Bool {
    switch self {
    case .public, .private, .internal, .fileprivate, .open, .package, .final, .override, .static,
      .dynamic, .lazy, .weak, .unowned, .required, .convenience, .optional, .mutating,
      .nonmutating, .nonisolated, .isolated, .distributed, .indirect, .prefix, .postfix, .infix:
      true
    default: false
    }
  }

  /// The words by hash.
  static let byHash: [UInt64: Keyword] = Dictionary(
    uniqueKeysWithValues: allCases.map { (NameHash.of($0.rawValue), $0) })
}
