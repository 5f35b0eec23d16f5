package import InterfaceSource

/// A class by its name, with what all sources together say of it.
package struct IndexedClass: Sendable {
  /// Where a class is declared, or added to.
  package struct Place: Hashable, Sendable {
    package let path: String
    package let range: SourceRange
    package let language: SourceLanguage
  }

  package let name: String
  /// Where the class itself is declared; empty for one that is only added to.
  package internal(set) var places: [Place] = []
  /// The names in `@objc(Name)`.
  package internal(set) var objectiveCNames: Set<String> = []
  /// What each declaration names first behind its colon; empty for classes without a superclass.
  package internal(set) var superclasses: Set<String> = []
  /// The names of properties, with what all their declarations say.
  package internal(set) var properties: [String: MemberDeclaration.Traits] = [:]
  /// The selectors of methods, with what all their declarations say.
  package internal(set) var selectors: [String: MemberDeclaration.Traits] = [:]

  /// The outlets and actions with the places of their declarations.
  var connectable: [(traits: MemberDeclaration.Traits, place: DeclarationIndex.MemberPlace)] = []

  /// Whether some source declares the class, besides adding to it.
  package var isDeclared: Bool { !places.isEmpty }

  /// Whether the class is declared in Objective-C alone.
  package var isOfObjectiveC: Bool {
    isDeclared && places.allSatisfy { $0.language == .objectiveC }
  }

  /// Whether a declaration lies in a folder of a module's name.
  package func liesIn(module: String) -> Bool {
    places.contains { DeclarationIndex.folders(of: $0.path).contains(module) }
  }

  /// Whether the class is declared in Swift alone, and has no name for Objective-C.
  package var needsModule: Bool {
    isDeclared && objectiveCNames.isEmpty && places.allSatisfy { $0.language == .swift }
  }
}
