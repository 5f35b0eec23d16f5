import InterfaceSource
import InterfaceTraits
import StructuredData

/// The objects that a declaration applies to: those with an id, or those of a class, inside others
/// or anywhere.
package struct ConfigurationTarget: Hashable, Sendable {
  /// A name and its location.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var location: ConfigurationRange

    package init(text: String, location: ConfigurationRange) {
      self.text = text
      self.location = location
    }
  }

  /// The ids, or empty for a declaration about a class.
  package var ids: [Name] = []
  /// The class, or `nil` for a declaration about ids.
  package var className: Name?
  /// The classes that must contain the object, innermost first.
  ///
  /// Other views or controllers may be in between.
  package var containers: [Name] = []

  /// The keys of a target.
  static let keys = ["id", "class", "in"]

  /// Reads the target of a declaration, or returns `nil` if it has none.
  init?(
    _ members: [StructuredValue.Member], of value: StructuredValue,
    _ reader: inout ConfigurationReader
  ) {
    func names(_ key: String, _ what: String, _ reader: inout ConfigurationReader) -> [Name] {
      guard let member = members.first(where: { $0.name == key }) else { return [] }
      return reader.names(member.value, what)
    }
    ids = names("id", "the id of an object", &reader)
    className = names("class", "the name of a class", &reader).first
    containers = names("in", "the name of a class", &reader)
    let hasID = members.contains { $0.name == "id" }
    let hasClass = members.contains { $0.name == "class" }
    guard hasID != hasClass else {
      let start = members.first?.nameRange ?? value.range
      reader.report(
        .configurationInvalidValue, at: start,
        hasID
          ? "an entry cannot have both 'id' and 'class'"
          : "the entry needs 'id' or 'class'")
      return nil
    }
    if hasID, let container = containers.first {
      reader.report(
        .configurationInvalidValue, at: container.location.range,
        "'in' can be used with 'class', not with 'id'")
      return nil
    }
    guard !ids.isEmpty || className != nil else { return nil }
    for name in containers + (className.map { [$0] } ?? []) { checkClass(name, &reader) }
  }

  /// Reports a class that resembles a UIKit class and is not one.
  private func checkClass(_ name: Name, _ reader: inout ConfigurationReader) {
    let classNames = PlatformClass.all.map(\.name)
    guard name.text.hasPrefix("UI"), !classNames.contains(name.text),
      let nearest = NearestName.nearest(to: name.text, among: classNames)
    else { return }
    reader.report(
      .configurationUnknownName, at: name.location.range,
      "'\(name.text)' is not a UIKit class that documents can contain",
      notes: [Diagnostic.Note("did you mean '\(nearest)'?")])
  }
}
