package import InterfaceSource

/// A class by its name, with the combined information of all sources.
package struct IndexedClass: Sendable {
  /// The location of a declaration or extension of a class.
  package struct Location: Hashable, Sendable {
    package let path: String
    package let range: SourceRange
    package let language: SourceLanguage
  }

  package let name: String
  /// The locations of the class's own declarations; empty for a class that is only extended.
  package internal(set) var locations: [Location] = []
  /// The names in `@objc(Name)`.
  package internal(set) var objectiveCNames: Set<String> = []
  /// The names after the colon in each declaration.
  var inherited: [[String]] = []
  /// The superclass in each declaration; empty for classes without a superclass.
  package internal(set) var superclasses: Set<String> = []
  /// The properties by name, with the combined traits of their declarations.
  package internal(set) var properties: [String: MemberDeclaration.Traits] = [:]
  /// The types of the outlets by name, one for each declaration; `nil` if a type is unknown.
  package internal(set) var outletTypes: [String: Set<DeclaredType?>] = [:]
  /// The hashes of the names that the sources of the class and its subclasses set to a value.
  var assignedNames: Set<UInt64> = []
  /// Whether macros may declare further members.
  package internal(set) var hasMacros = false
  /// The methods by selector, with the combined traits of their declarations.
  package internal(set) var selectors: [String: MemberDeclaration.Traits] = [:]

  /// The outlets and actions with the locations of their declarations.
  var connectable: [(traits: MemberDeclaration.Traits, location: DeclarationIndex.MemberLocation)] =
    []

  /// Whether some source declares the class, rather than only extending it.
  package var isDeclared: Bool { !locations.isEmpty }

  /// Whether the class is declared only in Objective-C.
  package var isObjectiveC: Bool {
    isDeclared && locations.allSatisfy { $0.language == .objectiveC }
  }

  /// Returns whether a declaration is in a folder with a module's name.
  package func isDeclaredIn(module: String) -> Bool {
    locations.contains { DeclarationIndex.folders(of: $0.path).contains(module) }
  }

  /// Whether the class is declared only in Swift, and has no Objective-C name.
  package var needsModule: Bool {
    isDeclared && objectiveCNames.isEmpty && locations.allSatisfy { $0.language == .swift }
  }
}
