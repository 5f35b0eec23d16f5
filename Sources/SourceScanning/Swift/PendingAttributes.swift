/// The attributes and modifiers before a Swift declaration.
struct PendingAttributes {
  var traits: MemberDeclaration.Traits = []
  /// The argument of `@objc`.
  var objectiveCName: String?
  var exposesMembers = false
  /// Whether one of them may be a macro that declares members.
  var hasMacros = false
}
