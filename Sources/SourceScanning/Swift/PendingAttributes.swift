/// The attributes and modifiers before a Swift declaration.
struct PendingAttributes {
  var traits: MemberDeclaration.Traits = []
  /// The argument of `@objc`.
  var objectiveCName: String?
  var exposesMembers = false
}
