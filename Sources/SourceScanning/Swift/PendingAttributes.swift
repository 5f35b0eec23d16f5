/// The attributes and modifiers before a declaration of Swift.
struct PendingAttributes {
  var traits: MemberDeclaration.Traits = []
  /// The argument of `@objc`.
  var objectiveCName: String?
  var exposesMembers = false
}
