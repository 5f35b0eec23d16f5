package import InterfaceSource
import InterfaceTraits

/// An index of the classes that a project's sources declare, by name.
///
/// If a name is declared several times, as in two targets, the members of all declarations are
/// included: sources do not indicate their target.
package struct DeclarationIndex: Sendable {
  private var classes: [IndexedClass] = []
  private var byName: [String: Int] = [:]
  private var protocols: Set<String> = []
  private var aliases: [String: String] = [:]
  /// The members declared in extensions of a class that no source declares, such as `UIView`.
  private var foreign = IndexedClass(name: "")
  /// The selectors of all methods.
  private var allSelectors: Set<String> = []
  /// The names of all properties.
  private var allProperties: Set<String> = []
  /// The hashes of all names in the sources.
  private var names: Set<UInt64> = []
  /// The modules that sources import, and the folders that contain sources.
  private var modules: Set<String> = []
  /// Whether some source imports a module.
  package private(set) var hasImports = false
  /// Whether some method is not an action.
  private var hasPlainMethods = false
  /// The number of classes without a single method other than actions from which sources are
  /// considered an outline (a guess: no app has so many).
  private static let outlineCount = 20

  /// The maximum number of superclasses that are examined: no app has so many, and each class could
  /// have all others as superclasses.
  private static let greatestLineage = 256

  /// Whether the sources are an outline for Interface Builder, with outlets and actions only, so
  /// that further methods and properties are unknown.
  package var isOutline: Bool { !hasPlainMethods && classNames.count >= Self.outlineCount }

  /// The texts of all strings that are short enough to be names, and the parts of interpolated
  /// ones.
  package private(set) var strings: Set<String> = []
  /// The names that calls look up, with the paths of their sources, in byte order of the paths.
  package private(set) var uses: [Use] = []
  /// The identifiers for which code registers cells and other views.
  package private(set) var registrations = Registrations()
  /// The texts that occur more than once in strings.
  package private(set) var repeatedStrings: Set<String> = []
  /// How often the code of a type dequeues a cell or another view, by the name of the type.
  package private(set) var dequeues: [String: Int] = [:]
  /// The sources that load documents from a bundle other than the main one.
  package private(set) var sourcesWithOtherBundles: Set<String> = []

  /// The ranges of action sheets that are presented without an anchor, with the paths of their
  /// sources, in byte order of the paths.
  package private(set) var looseActionSheets: [(path: String, range: SourceRange)] = []

  /// The parts that could not be examined and may declare classes and their members.
  package let gaps: [ProjectGap]

  /// The pods, packages and submodules that the project requires but does not contain.
  package let missingDependencies: [ProjectGap]

  /// Whether pods or packages that the project requires are missing.
  package var lacksDependencies: Bool { !missingDependencies.isEmpty }

  /// The number of sources that were read.
  package private(set) var sourceCount = 0

  /// Merges the declarations of sources, in any order.
  ///
  /// - Parameters:
  ///   - sources: The declarations of each source.
  ///   - gaps: The parts that could not be examined and may declare classes and their members.
  package init(_ sources: [SourceDeclarations], gaps: [ProjectGap] = []) {
    // The app's own classes are not declared in dependencies.
    self.gaps = gaps.filter { !$0.isDependency }
    missingDependencies = gaps.filter { $0.isDependency }
    let sources = sources.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    sourceCount = sources.count
    for source in sources { addClasses(of: source) }
    for source in sources { addMembers(of: source) }
    for source in sources {
      repeatedStrings.formUnion(source.repeatedStrings)
      repeatedStrings.formUnion(strings.intersection(source.strings))
      strings.formUnion(source.strings)
      dequeues.merge(source.dequeues, uniquingKeysWith: +)
      if source.usesOtherBundles { sourcesWithOtherBundles.insert(source.path) }
      looseActionSheets += source.looseActionSheets.map { (source.path, $0) }
    }
    classNames = byName.filter { classes[$0.value].isDeclared }.map(\.key)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let table = NameTable(sources, self)
    uses = Self.uses(in: sources, table)
    registrations = Self.registrations(in: uses, table)
  }

  /// Whether no source was read, so that nothing is known about classes.
  package var isEmpty: Bool { sourceCount == 0 }

  /// Returns the class declared under a name, in Swift or Objective-C, or `nil` if there is none.
  package func declaredClass(_ name: String) -> IndexedClass? {
    byName[name].map { classes[$0] }.flatMap { $0.isDeclared ? $0 : nil }
  }

  /// The names of all declared classes, in byte order.
  package private(set) var classNames: [String] = []

  /// Returns whether the code of some source contains a name, except in comments and strings.
  package func mentions(_ name: String) -> Bool { names.contains(NameHash.of(name)) }

  /// Returns whether some class declares a method with a selector.
  package func declares(selector: String) -> Bool {
    allSelectors.contains(selector)
      || ClassLineage.property(setBy: selector).map { allProperties.contains($0) } ?? false
  }

  /// The location of a member's declaration.
  package struct MemberLocation: Sendable {
    /// The path of the source.
    package let path: String
    /// A property's name, or a method's selector.
    package let name: String
    /// The range of the name in the source.
    package let range: SourceRange
  }

  /// Returns the outlets or actions that a class and its extensions declare, in byte order of the
  /// sources.
  package func members(of name: String, _ trait: MemberDeclaration.Traits) -> [MemberLocation] {
    byName[name].map { classes[$0].connectable }?.filter { !$0.traits.isDisjoint(with: trait) }
      .map(\.location) ?? []
  }

  /// Returns whether sources import a module, or are in a folder of its name.
  package func knows(module: String) -> Bool { modules.contains(module) }

  /// Returns a class with its superclasses, or `nil` for a class that no source declares.
  package func lineage(of name: String) -> ClassLineage? {
    guard let first = byName[name], classes[first].isDeclared else { return nil }
    var lineage = ClassLineage(classes: [], isComplete: true, foreign: foreign)
    var seen: Set<Int> = []
    var next = [first]
    while let index = next.popLast() {
      guard seen.insert(index).inserted else { continue }
      guard lineage.classes.count < Self.greatestLineage else {
        lineage.isComplete = false
        break
      }
      let indexed = classes[index]
      lineage.classes.append(indexed)
      for above in indexed.superclasses.sorted() {
        switch ancestor(above) {
        case .declared(let above) where above == index: lineage.isComplete = false
        case .declared(let above): next.append(above)
        case .none: break
        case .platform(let name): lineage.platformClasses.insert(name)
        case .unknown: lineage.isComplete = false
        }
      }
    }
    return lineage
  }

  private enum Ancestor {
    case declared(Int), platform(String), none, unknown
  }

  private func ancestor(_ written: String) -> Ancestor {
    var name = written
    // A cycle of aliases ends here.
    for _ in 0..<16 {
      if let index = byName[name], classes[index].isDeclared { return .declared(index) }
      if PlatformClass.isKnown(name) { return .platform(name) }
      if protocols.contains(name) { return .none }
      guard let target = aliases[name] else { return .unknown }
      name = target
    }
    return .unknown
  }

  private mutating func addClasses(of source: SourceDeclarations) {
    names.formUnion(source.names)
    modules.formUnion(source.imports)
    if !source.imports.isEmpty { hasImports = true }
    modules.formUnion(Self.folders(of: source.path))
    aliases.merge(source.aliases) { first, _ in first }
    for type in source.types {
      switch type.kind {
      case .class:
        let index = index(of: type.name)
        classes[index].locations.append(
          IndexedClass.Location(path: source.path, range: type.range, language: source.language))
        if let name = type.objectiveCName {
          classes[index].objectiveCNames.insert(name)
          if byName[name] == nil { byName[name] = index }
        }
        if let above = type.inherited.first {
          classes[index].superclasses.insert(above)
        }
      case .protocol: protocols.insert(type.name)
      case .extension, .value: break
      }
    }
  }

  private mutating func addMembers(of source: SourceDeclarations) {
    for type in source.types where type.kind == .class || type.kind == .extension {
      var target = foreign
      let index = byName[type.name] ?? byName[aliases[type.name] ?? type.name]
      if let index {
        swap(&target, &classes[index])
      } else {
        swap(&target, &foreign)
      }
      for member in type.members {
        var traits = member.traits
        if type.exposesMembers { traits.insert(.objectiveC) }
        if !traits.isDisjoint(with: [.outlet, .action]) {
          target.connectable.append(
            (traits, MemberLocation(path: source.path, name: member.name, range: member.range)))
        }
        switch member.kind {
        case .property:
          target.properties[member.name, default: []].formUnion(traits)
          allProperties.insert(member.name)
        case .method:
          target.selectors[member.name, default: []].formUnion(traits)
          allSelectors.insert(member.name)
          if traits.isDisjoint(with: [.action, .segueAction]) { hasPlainMethods = true }
        }
      }
      if let index {
        swap(&target, &classes[index])
      } else {
        swap(&target, &foreign)
      }
    }
  }

  private mutating func index(of name: String) -> Int {
    if let index = byName[name] { return index }
    classes.append(IndexedClass(name: name))
    byName[name] = classes.count - 1
    return classes.count - 1
  }

  /// Returns the names of a path's folders, spelled like modules.
  static func folders(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map { moduleName(String($0)) }
  }

  /// Returns the module name for the name of a folder or product: invalid characters become
  /// underscores.
  package static func moduleName(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isFit =
        scalar.properties.isAlphabetic || scalar == "_" || scalar.properties.numericType != nil
      result.unicodeScalars.append(isFit ? scalar : "_")
    }
    return result
  }
}
