import InterfaceSource
package import StructuredData

/// `containers:`: the decisions of code about container controllers and presented controllers.
package typealias ContainersSection = DeclarationSection<ContainerRule>

/// The decisions of code about the controllers with an id or of a class.
package struct ContainerRule: ConfigurationDeclaration {
  package static let key = "containers"

  /// The controllers.
  package var target: ConfigurationTarget
  /// The condition, evaluated for the window with the traits of the controller.
  package var condition: Condition
  /// The declared values.
  package var declaration: ContainerDeclaration
  /// The location of the declaration.
  package var location: ConfigurationRange

  private static let keys =
    ConfigurationTarget.keys + [
      "when", "overrides", "collapse", "primaryAfterCollapse", "primaryAfterExpand", "expand",
      "stack", "selected", "displayMode", "adaptive", "frame", "dims", "slots", "implements",
      "detents", "presents", "hidesBackButton",
    ]

  /// Reads a declaration, or returns `nil` if it has no target, is empty, or has an invalid
  /// condition.
  package init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(of: value, "an entry of 'containers'", keys: Self.keys)
    guard !members.isEmpty, let target = ConfigurationTarget(members, of: value, &reader) else {
      return nil
    }
    self.target = target
    condition = .always
    declaration = ContainerDeclaration()
    location = reader.location(members[0].nameRange)
    // An unknown key counts as content: it is a mistake, and has been reported.
    var isNonempty = members.count < (value.members?.count ?? 0)
    for member in members {
      if member.name == "when" {
        guard let condition = reader.condition(member.value, designs: reader.designNames) else {
          return nil
        }
        self.condition = condition
      } else if !ConfigurationTarget.keys.contains(member.name) {
        isNonempty = true
        Self.check(member, target, &reader)
        declaration.read(member, &reader)
      }
    }
    guard !isNonempty else { return }
    reader.report(
      .configurationInvalidValue, at: members[0].nameRange,
      "the entry sets nothing")
    return nil
  }

  /// The UIKit classes of containers that each key applies to, except keys that apply to any
  /// controller.
  private static let classes = [
    "collapse": ["UISplitViewController"], "primaryAfterCollapse": ["UISplitViewController"],
    "primaryAfterExpand": ["UISplitViewController"], "expand": ["UISplitViewController"],
    "displayMode": ["UISplitViewController"], "stack": ["UINavigationController"],
    "selected": ["UITabBarController", "UIPageViewController"],
  ]

  /// Reports keys for containers of one UIKit class in a declaration about those of another.
  private static func check(
    _ member: StructuredValue.Member, _ target: ConfigurationTarget,
    _ reader: inout ConfigurationReader
  ) {
    let containers = Set(classes.values.joined())
    guard let applicable = classes[member.name], let name = target.className?.text,
      containers.contains(name), !applicable.contains(name)
    else { return }
    reader.report(
      .configurationInapplicable, at: member.nameRange, "a \(name) has no '\(member.name)'",
      notes: [Diagnostic.Note("it applies only to \(applicable.joined(separator: " and "))")])
  }
}
