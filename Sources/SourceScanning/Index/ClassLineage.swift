/// A class with its superclasses, as far as sources declare them.
package struct ClassLineage: Sendable {
  /// The class and its superclasses.
  package internal(set) var classes: [IndexedClass]
  /// Whether every superclass is declared or a class of the platform; otherwise members may be
  /// declared elsewhere.
  package internal(set) var isComplete: Bool
  /// The platform's classes at the end of the line.
  package internal(set) var platformClasses: Set<String> = []
  /// The members that sources add to classes that they do not declare: they may be added to a
  /// superclass.
  let foreign: IndexedClass

  init(classes: [IndexedClass], isComplete: Bool, foreign: IndexedClass) {
    self.classes = classes
    self.isComplete = isComplete
    self.foreign = foreign
  }

  /// Returns whether a value can be set for a key: there is a property, a setter or an instance
  /// variable, or the class accepts any key.
  package func accepts(key: String) -> Bool {
    let setters = ["set", "_set", "setIs"].map { $0 + Self.capitalized(key) + ":" }
    let variables = [key, "_" + key, "is" + Self.capitalized(key), "_is" + Self.capitalized(key)]
    return (classes + [foreign]).contains { one in
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
    return (classes + [foreign]).contains { one in
      one.selectors[selector] != nil || one.properties[property] != nil
        || one.selectors["forwardInvocation:"] != nil
        || one.selectors["forwardingTargetForSelector:"] != nil
        || one.selectors["resolveInstanceMethod:"] != nil
    }
  }

  /// The names of all properties, in byte order.
  package var propertyNames: [String] { Self.sorted(classes.flatMap(\.properties.keys)) }

  /// The selectors of all methods, in byte order.
  package var selectorNames: [String] { Self.sorted(classes.flatMap(\.selectors.keys)) }

  /// Returns the property that a selector sets, or `nil` for selectors that are not setters.
  static func property(setBy selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return nil }
    let name = selector.dropFirst(3).dropLast()
    guard let first = name.first, !name.contains(":") else { return nil }
    return first.lowercased() + name.dropFirst()
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func sorted(_ names: [String]) -> [String] {
    Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
