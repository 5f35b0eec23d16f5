package import InterfaceSource
import InterfaceXML

extension ElementIndex {
  /// Returns the values of attributes that name a subject, in document order.
  ///
  /// An outlet or action of a class that is not known has the places of all with its name.
  package func places(of subject: Subject) -> [SourceRange] {
    places { isSame($0, subject) }.map { range(ofValue: $0.attribute) }
  }

  /// Returns the attributes whose values name one of some subjects, with the subjects, in document
  /// order.
  package func places(
    where isIncluded: (Subject) -> Bool
  ) -> [(attribute: Int, subject: Subject)] {
    var found: [(attribute: Int, subject: Subject)] = []
    for node in xml.nodes.indices {
      for attribute in xml.attributes(of: node) {
        guard let named = named(byAttribute: attribute, of: node), isIncluded(named) else {
          continue
        }
        found.append((attribute, named))
      }
    }
    return found
  }

  private func isSame(_ one: Subject, _ other: Subject) -> Bool {
    switch (one, other) {
    case (.outlet(let one, let type), .outlet(let other, let otherType)),
      (.action(let one, let type), .action(let other, let otherType)):
      one == other && (type == nil || otherType == nil || type == otherType)
    default: one == other
    }
  }

  /// Returns the controller of a scene with a storyboard identifier, or without one the initial one.
  package func controller(identifier: String?) -> Int? {
    guard let identifier else {
      return value("initialViewController", of: 0).flatMap { node($0) }
    }
    guard let name = xml.number(ofName: "storyboardIdentifier") else { return nil }
    return xml.nodes.indices.first { node in
      xml.attributes(of: node).contains {
        xml.attributes[$0].name == name && value(of: $0) == identifier
      }
    }
  }

  /// Returns the objects whose names contain a text, ignoring case.
  package func namedSymbols(matching query: String) -> [DocumentSymbol] {
    let query = query.lowercased()
    return xml.nodes.indices.compactMap { node in
      let element = name(node)
      guard element == "scene" || id(node) != nil, !Self.unlisted.contains(element) else {
        return nil
      }
      let names = [
        element == "scene" ? nil : label(node), value("customClass", of: node),
        value("storyboardIdentifier", of: node), value("reuseIdentifier", of: node), id(node),
      ]
      let isFound = names.contains { $0?.lowercased().contains(query) ?? false }
      return isFound ? symbol(node) : nil
    }
  }
}
