import InterfaceSource
package import StructuredData

/// `containers:`: what code decides of container controllers, and of controllers that are presented.
package typealias ContainersSection = StatementSection<ContainerRule>

/// What code decides of the controllers that have an id or are of a class.
package struct ContainerRule: ConfigurationStatement {
  package static let key = "containers"

  /// Which controllers.
  package var target: ConfigurationTarget
  /// When, asked of the window with the traits of the controller.
  package var condition: Condition
  /// What is decided.
  package var statement: ContainerStatement
  /// Where the statement stands.
  package var place: ConfigurationPlace

  private static let keys =
    ConfigurationTarget.keys + [
      "when", "overrides", "collapse", "primaryAfterCollapse", "primaryAfterExpand", "expand",
      "stack", "selected", "displayMode", "adaptive", "frame", "dims", "slots", "implements",
      "detents", "presents", "hidesBackButton",
    ]

  /// Reads a statement; nil when it does not say what it is about, says nothing, or its condition is faulty.
  package init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(of: value, "a statement about a container", keys: Self.keys)
    guard !members.isEmpty, let target = ConfigurationTarget(members, of: value, &reader) else {
      return nil
    }
    self.target = target
    condition = .always
    statement = ContainerStatement()
    place = reader.place(members[0].nameRange)
    // A key that is not known was meant to say something.
    var saysSomething = members.count < (value.members?.count ?? 0)
    for member in members {
      if member.name == "when" {
        guard let condition = reader.condition(member.value, designs: reader.designNames) else {
          return nil
        }
        self.condition = condition
      } else if !ConfigurationTarget.keys.contains(member.name) {
        saysSomething = true
        Self.check(member, target, &reader)
        statement.take(member, &reader)
      }
    }
    guard !saysSomething else { return }
    reader.report(
      .configurationInvalidValue, at: members[0].nameRange,
      "the statement says nothing of its controllers")
    return nil
  }

  /// The classes of UIKit whose containers a key is about; keys that are about any controller are not here.
  private static let classes = [
    "collapse": ["UISplitViewController"], "primaryAfterCollapse": ["UISplitViewController"],
    "primaryAfterExpand": ["UISplitViewController"], "expand": ["UISplitViewController"],
    "displayMode": ["UISplitViewController"], "stack": ["UINavigationController"],
    "selected": ["UITabBarController", "UIPageViewController"],
  ]

  /// Reports what containers of one class of UIKit decide, stated of those of another.
  private static func check(
    _ member: StructuredValue.Member, _ target: ConfigurationTarget,
    _ reader: inout ConfigurationReader
  ) {
    let containers = Set(classes.values.joined())
    guard let fitting = classes[member.name], let name = target.className?.text,
      containers.contains(name), !fitting.contains(name)
    else { return }
    reader.report(
      .configurationMisplaced, at: member.nameRange, "a \(name) has no '\(member.name)'",
      notes: [Diagnostic.Note("it is for \(fitting.joined(separator: " and "))")])
  }
}
