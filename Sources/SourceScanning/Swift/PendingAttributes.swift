/// The attributes and modifiers before a declaration of Swift.
struct PendingAttributes {
  var traits: MemberDeclaration.Traits = []
  /// What stands in the parentheses of `@objc`.
  var objectiveCName: String?
  var exposesMembers = false
}
