package import InterfaceTraits
import StructuredData

/// A design: a named condition, and changes of the interface that apply where it is satisfied.
package struct Design: Hashable, Sendable {
  /// A name in the file.
  package typealias Name = ConfigurationTarget.Name

  /// The scene that fills a container view.
  package struct Filling: Hashable, Sendable {
    /// The id of the container view.
    package var container: Name
    /// The id or storyboard identifier of a view controller, or the id of a scene.
    package var scene: Name
    /// The name of the document that contains the scene, or `nil` for the same document.
    package var document: String?
  }

  /// An object that a design installs or uninstalls.
  package struct Installation: Hashable, Sendable {
    /// The id of a view or constraint.
    package var object: Name
    package var isInstalled: Bool
  }

  /// A value that a design sets on a view.
  package struct Setting: Hashable, Sendable {
    /// The id of the view.
    package var object: Name
    package var changes: [ViewOverride]
  }

  package var name: Name
  /// The condition, evaluated for the window.
  ///
  /// For the default design of a group it is that the condition of no other one is satisfied.
  package var condition: Condition
  /// The location of the condition.
  package var conditionLocation: ConfigurationRange
  /// Whether the design is the default of its group: active if no other one is.
  package var isOtherwise = false
  /// Traits that are overridden in the whole window.
  package var traits = TraitCollection()
  package var settings: [Setting] = []
  package var installations: [Installation] = []
  package var fillings: [Filling] = []

  private static let keys = ["when", "traits", "attributes", "install", "uninstall", "slots"]

  /// Reads a design, or returns `nil` if its condition is missing or invalid.
  init?(_ member: StructuredValue.Member, _ reader: inout ConfigurationReader) {
    name = reader.key(of: member)
    var value = member.value
    var members: [StructuredValue.Member] = []
    if value.members != nil {
      members = reader.members(of: value, "a design", keys: Self.keys)
      guard let when = members.first(where: { $0.name == "when" }) else {
        reader.report(
          .configurationInvalidValue, at: member.nameRange,
          "the design '\(member.name)' needs a condition in 'when'")
        return nil
      }
      value = when.value
    }
    conditionLocation = reader.location(value.range)
    if value.string == "otherwise" {
      isOtherwise = true
      condition = .always
    } else {
      guard let read = reader.condition(value, designs: nil) else { return nil }
      condition = read
    }
    for member in members { read(member, &reader) }
  }

  private mutating func read(_ member: StructuredValue.Member, _ reader: inout ConfigurationReader)
  {
    switch member.name {
    case "traits": traits = reader.traits(member.value, "'traits'")
    case "install", "uninstall":
      installations += reader.names(member.value, "the id of a view or constraint").map {
        Installation(object: $0, isInstalled: member.name == "install")
      }
    case "attributes":
      let expected = "'\(member.name)' to be a mapping from ids to attributes"
      for member in reader.mapping(member.value, expected: expected) ?? [] {
        settings.append(
          Setting(object: reader.key(of: member), changes: reader.attributes(member.value)))
      }
    case "slots":
      fillings += reader.fillings(member.value, "'slots'")
    default: break
    }
  }
}
