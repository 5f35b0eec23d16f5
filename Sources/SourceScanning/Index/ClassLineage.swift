/// A class with its superclasses, as far as sources declare them.
package struct ClassLineage: Sendable {
  /// The class and its superclasses.
  package internal(set) var classes: [IndexedClass]
  /// Whether every superclass is declared or a class of the platform; otherwise members may be
  /// declared elsewhere.
  package internal(set) var isComplete: Bool
  /// The platform's classes at the end of the line.
  package internal(set) var platformClasses: Set<String> = []
  /// The members that sources add to the platform's classes at the end of the line and their
  /// superclasses, or to types of which nothing is known.
  let foreign: [IndexedClass]

  init(classes: [IndexedClass], isComplete: Bool) {
    self.classes = classes
    self.isComplete = isComplete
    foreign = []
  }

  /// Creates a lineage with the members that sources add to the platform's classes.
  init(_ lineage: ClassLineage, foreign: [IndexedClass]) {
    classes = lineage.classes
    isComplete = lineage.isComplete
    platformClasses = lineage.platformClasses
    self.foreign = foreign
  }

  /// Whether macros may declare further members of the class or its superclasses.
  package var hasMacros: Bool { classes.contains(where: \.hasMacros) }

  /// Returns whether a value can be set for a key: there is a property, a setter or an instance
  /// variable, or the class accepts any key.
  ///
  /// The setter of a key begins with a capital in either case: `setTitle:` sets `title` and `Title`.
  package func accepts(key: String) -> Bool {
    let setters = ["set", "_set", "setIs"].map { $0 + Self.capitalized(key) + ":" }
    let variables = [
      key, "_" + key, "is" + Self.capitalized(key), "_is" + Self.capitalized(key),
      Self.capitalized(key), Self.uncapitalized(key),
    ]
    return (classes + foreign).contains { one in
      variables.contains { one.properties[$0] != nil }
        || setters.contains { one.selectors[$0] != nil }
        || one.selectors["setValue:forUndefinedKey:"] != nil
        || one.selectors["setValue:forKey:"] != nil
        || one.selectors["setValue:forKeyPath:"] != nil
    }
  }

  /// Returns whether an object responds to a message: there is a method, a property that it reads
  /// or sets, or the class forwards messages.
  package func responds(to selector: String) -> Bool {
    let property = Self.property(setBy: selector) ?? selector
    return (classes + foreign).contains { one in
      one.selectors[selector] != nil || one.properties[property] != nil
        || one.selectors["forwardInvocation:"] != nil
        || one.selectors["forwardingTargetForSelector:"] != nil
        || one.selectors["forwardingTargetFor:"] != nil
        || one.selectors["resolveInstanceMethod:"] != nil
    }
  }

  /// Returns the types with which the class and its superclasses declare an outlet, or `nil` if one
  /// of them is unknown or there is none.
  package func outletTypes(of name: String) -> Set<DeclaredType>? {
    var types: Set<DeclaredType> = []
    for one in classes {
      for type in one.outletTypes[name] ?? [] {
        guard let type else { return nil }
        types.insert(type)
      }
    }
    return types.isEmpty ? nil : types
  }

  /// The names of all outlets, in byte order.
  package var outletNames: [String] { Self.sorted(classes.flatMap(\.outletTypes.keys)) }

  /// The names of all properties, in byte order.
  package var propertyNames: [String] { Self.sorted(classes.flatMap(\.properties.keys)) }

  /// The selectors of all actions, in byte order.
  package var actionNames: [String] {
    Self.sorted(classes.flatMap { $0.selectors.filter { $0.value.contains(.action) }.keys })
  }

  /// The selectors of all methods, in byte order.
  package var selectorNames: [String] { Self.sorted(classes.flatMap(\.selectors.keys)) }

  /// Returns the property that a selector sets, or `nil` for selectors that are not setters.
  static func property(setBy selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
    let name = selector.dropFirst(3).dropLast()
    guard let first = name.first, !name.contains(":") else { return nil }
    return first.lowercased() + name.dropFirst()
  }

  private static func uncapitalized(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func sorted(_ names: [String]) -> [String] {
    Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
