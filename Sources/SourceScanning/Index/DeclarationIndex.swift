package import InterfaceSource
import InterfaceTraits

/// An index of the classes that a project's sources declare, by name.
///
/// If a name is declared several times, as in two targets, the members of all declarations are
/// included: sources do not indicate their target.
package struct DeclarationIndex: Sendable {
  var classes = IndexedClasses()
  var byName: [String: Int] = [:]
  var protocols: Set<String> = []
  /// The structures, enumerations and actors.
  var values: Set<String> = []
  var aliases: [String: String] = [:]
  /// The members declared in extensions of types that no source declares, such as `UIView`, by
  /// the name of the type.
  var foreign: [String: IndexedClass] = [:]
  /// Those whose superclasses are not known.
  var unknownForeign: [IndexedClass] = []
  /// The number of sources that contain the name of each outlet, by its hash.
  var sourceCounts: [UInt64: Int] = [:]
  /// The hashes of the names of properties that code sets in any object.
  var assignedMembers: Set<UInt64> = []
  /// The type aliases that are declared several times, with different types.
  var ambiguousAliases: Set<String> = []
  /// The selectors of all methods.
  var allSelectors: Set<String> = []
  /// The names of all properties.
  var allProperties: Set<String> = []
  /// The hashes of all names in the sources.
  var names: Set<UInt64> = []
  /// The modules that sources import, and the folders that contain sources.
  var modules: Set<String> = []
  /// Whether some source imports a module.
  package internal(set) var hasImports = false
  /// Whether some method is not an action.
  var hasPlainMethods = false
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
  package internal(set) var strings: Set<String> = []
  /// The names that calls look up, with the paths of their sources, in byte order of the paths.
  package internal(set) var uses: [Use] = []
  /// The identifiers for which code registers cells and other views.
  package internal(set) var registrations = Registrations()
  /// The texts that occur more than once in strings.
  package internal(set) var repeatedStrings: Set<String> = []
  /// How often the code of a type dequeues a cell or another view, by the name of the type.
  package internal(set) var dequeues: [String: Int] = [:]
  /// The sources that load documents from a bundle other than the main one.
  package internal(set) var sourcesWithOtherBundles: Set<String> = []

  /// The ranges of action sheets that are presented without an anchor, with the paths of their
  /// sources, in byte order of the paths.
  package internal(set) var looseActionSheets: [(path: String, range: SourceRange)] = []

  /// The parts that could not be examined and may declare classes and their members.
  package let gaps: [ProjectGap]

  /// The pods, packages and submodules that the project requires but does not contain.
  package let missingDependencies: [ProjectGap]

  /// Whether pods or packages that the project requires are missing.
  package var lacksDependencies: Bool { !missingDependencies.isEmpty }

  /// The number of sources that were read.
  package internal(set) var sourceCount = 0

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
    for index in classes.indices {
      classes[index].superclasses = Set(classes[index].inherited.compactMap(superclass))
      classes[index].inherited = []
    }
    for source in sources { addMembers(of: source) }
    countUses(ofOutletsIn: sources)
    for source in sources { addAssignedNames(of: source) }
    for source in sources {
      repeatedStrings.formUnion(source.repeatedStrings)
      repeatedStrings.formUnion(strings.intersection(source.strings))
      strings.formUnion(source.strings)
      dequeues.merge(source.dequeues, uniquingKeysWith: +)
      if source.usesOtherBundles { sourcesWithOtherBundles.insert(source.path) }
      looseActionSheets += source.looseActionSheets.map { (source.path, $0) }
    }
    addDerivedNames()
    let table = NameTable(sources, self)
    uses = Self.uses(in: sources, table)
    registrations = Self.registrations(in: uses, table)
  }

  /// Adds what is known from other properties.
  mutating func addDerivedNames() {
    unknownForeign = foreign.values.filter {
      PlatformClass.ancestry(of: $0.name) == nil && !Self.valueTypes.contains($0.name)
    }
    classNames = byName.filter { classes.isDeclared($0.value) }.map(\.key)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether no source was read, so that nothing is known about classes.
  package var isEmpty: Bool { sourceCount == 0 }

  /// Returns the class declared under a name, in Swift or Objective-C, or `nil` if there is none.
  package func declaredClass(_ name: String) -> IndexedClass? {
    byName[name].map { classes[$0] }.flatMap { $0.isDeclared ? $0 : nil }
  }

  /// The names of all declared classes, in byte order.
  package internal(set) var classNames: [String] = []

  /// Returns whether the code of some source contains a name, except in comments and strings.
  package func mentions(_ name: String) -> Bool { names.contains(NameHash.of(name)) }

  /// Returns whether code names an outlet other than in its declaration.
  package func uses(_ outlet: MemberLocation) -> Bool {
    outlet.traits.contains(.used) || isNamedElsewhere(outlet)
  }

  /// Returns whether code tests whether an outlet is `nil`, or may mean something else by its name.
  package func guardsAllUses(of outlet: MemberLocation) -> Bool {
    outlet.traits.contains(.uncertain)
      || outlet.traits.contains(.used) && !outlet.traits.contains(.usedUnguarded)
        && !isNamedElsewhere(outlet)
  }

  /// Returns whether another source than the one that declares an outlet contains its name.
  private func isNamedElsewhere(_ outlet: MemberLocation) -> Bool {
    sourceCounts[NameHash.of(outlet.name), default: 0] > 1
  }

  /// Returns whether code may set a property of a class: code of the class and its subclasses, or
  /// code that sets a property of the name in any object, or names its setter.
  package func assigns(_ name: String, of className: String) -> Bool {
    let hash = NameHash.of(name)
    let own = byName[className].map { classes[$0].assignedNames } ?? []
    return assignedMembers.contains(hash) || own.contains(hash)
      || own.contains(NameHash.of("_" + name))
      || mentions("set" + name.prefix(1).uppercased() + name.dropFirst())
  }

  /// Returns whether code contains all parts of a selector.
  package func mentions(selector: String) -> Bool {
    selector.split(separator: ":").allSatisfy { mentions(String($0)) }
  }

  /// The selectors of all actions, in byte order.
  package var actionNames: [String] {
    var found: Set<String> = []
    for index in classes.indices {
      let one = classes[index]
      for (selector, traits) in one.selectors where traits.contains(.action) {
        found.insert(selector)
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

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
    /// The type of an outlet, or `nil` if it is unknown.
    package var type: DeclaredType? = nil
    /// The traits of the declaration.
    package var traits: MemberDeclaration.Traits = []
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
    guard let first = byName[name], classes.isDeclared(first) else { return nil }
    var lineage = ClassLineage(classes: [], isComplete: true)
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
    return ClassLineage(lineage, foreign: foreignMembers(of: lineage.platformClasses))
  }

  /// Returns the members that sources add to platform classes and their superclasses, and to types
  /// of which it is not known whether they are among these.
  private func foreignMembers(of platformClasses: Set<String>) -> [IndexedClass] {
    guard !foreign.isEmpty else { return [] }
    var ancestors: Set<String> = []
    for name in platformClasses {
      guard let line = PlatformClass.ancestry(of: name) else { return Array(foreign.values) }
      ancestors.formUnion(line)
    }
    return ancestors.compactMap { foreign[$0] } + unknownForeign
  }

  /// Returns the name that identifies the class of an outlet or object, resolving aliases: that of
  /// a declared class, or of a platform class with known superclasses; `nil` for other types.
  package func className(_ written: String) -> String? {
    guard !protocols.contains(written), !ambiguousAliases.contains(written) else { return nil }
    switch ancestor(written) {
    case .declared(let index): return classes[index].name
    case .platform(let name): return PlatformClass.ancestry(of: name) == nil ? nil : name
    case .none, .unknown: return nil
    }
  }

  /// Returns whether a name is that of a type alias.
  package func isTypeAlias(_ name: String) -> Bool { aliases[name] != nil }

  /// Returns the names of a class and all its superclasses, as `className(_:)` returns them, or
  /// `nil` if some are unknown.
  package func ancestry(of name: String) -> Set<String>? {
    guard let lineage = lineage(of: name) else {
      return PlatformClass.ancestry(of: name).map { Set($0) }
    }
    guard lineage.isComplete, !lineage.platformClasses.isEmpty else { return nil }
    var names = Set(lineage.classes.map(\.name))
    for platform in lineage.platformClasses {
      // The superclasses of AppKit's classes are AppKit's.
      let known = platform.hasPrefix("NS") ? [platform, "NSObject"] : nil
      guard let line = PlatformClass.ancestry(of: platform) ?? known else { return nil }
      names.formUnion(line)
    }
    return names
  }

  /// Returns the parts that could not be examined and may declare further members of a class and
  /// its superclasses: those beside a declaration.
  package func gaps(besides lineage: ClassLineage) -> [ProjectGap] {
    guard !gaps.isEmpty else { return [] }
    let folders = Set(lineage.classes.flatMap(\.locations).map { Self.folder(of: $0.path) })
    return gaps.filter { gap in
      folders.contains { folder in
        let above = Self.folder(of: gap.path)
        return above == folder || above.hasSuffix("/" + folder)
      }
    }
  }

  /// Returns the path without its last component, or an empty text if there are no others.
  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Returns the superclass among the names after the colon of a class.
  ///
  /// It comes first, but outlines may name protocols before it.
  private func superclass(among inherited: [String]) -> String? {
    let superclass = inherited.first { name in
      if byName[name] != nil || PlatformClass.isKnown(name) { return true }
      return !protocols.contains(name) && !PlatformClass.mayBePlatform(name)
    }
    return superclass ?? inherited.first
  }

  private enum Ancestor {
    case declared(Int), platform(String), none, unknown
  }

  private func ancestor(_ written: String) -> Ancestor {
    var name = written
    // A cycle of aliases ends here.
    for _ in 0..<16 {
      if let index = byName[name], classes.isDeclared(index) { return .declared(index) }
      if PlatformClass.isKnown(name) { return .platform(name) }
      if protocols.contains(name) { return .none }
      guard let target = aliases[name] else { return .unknown }
      name = target
    }
    return .unknown
  }

  /// The types of the standard library and Foundation that apps extend most, of which no class
  /// of a document's object is derived.
  private static let valueTypes: Set<String> = [
    "Array", "Bool", "Calendar", "Character", "CGFloat", "CGPoint", "CGRect", "CGSize",
    "Collection", "Data", "Date", "DateComponents", "Decimal", "Dictionary", "Double", "Float",
    "Int", "IndexPath", "Locale", "NSString", "Optional", "Result", "Sequence", "Set", "String",
    "StringProtocol", "TimeInterval", "TimeZone", "UIEdgeInsets", "UIColor", "UIFont", "UIImage",
    "URL", "URLRequest", "UUID",
  ]

  private mutating func addClasses(of source: SourceDeclarations) {
    names.formUnion(source.names)
    assignedMembers.formUnion(source.assignedMembers)
    modules.formUnion(source.imports)
    if !source.imports.isEmpty { hasImports = true }
    modules.formUnion(Self.folders(of: source.path))
    ambiguousAliases.formUnion(source.ambiguousAliases)
    for (name, target) in source.aliases {
      if let other = aliases[name] {
        if other != target { ambiguousAliases.insert(name) }
      } else {
        aliases[name] = target
      }
    }
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
        if !type.inherited.isEmpty { classes[index].inherited.append(type.inherited) }
      case .protocol: protocols.insert(type.name)
      case .value: values.insert(type.name)
      case .extension: break
      }
    }
  }

  private mutating func addMembers(of source: SourceDeclarations) {
    for type in source.types where type.kind == .class || type.kind == .extension {
      let index = byName[type.name] ?? byName[aliases[type.name] ?? type.name]
      // Objects do not have the members that Swift adds to a protocol, a structure or an enumeration.
      guard index != nil || !protocols.contains(type.name) && !values.contains(type.name) else {
        continue
      }
      var target = IndexedClass(name: "")
      if let index {
        swap(&target, &classes[index])
      } else {
        swap(&target, &foreign[type.name, default: IndexedClass(name: type.name)])
      }
      if type.hasMacros { target.hasMacros = true }
      for member in type.members {
        var traits = member.traits
        if type.exposesMembers { traits.insert(.objectiveC) }
        if !traits.isDisjoint(with: [.outlet, .action]) {
          target.connectable.append(
            (
              traits,
              MemberLocation(
                path: source.path, name: member.name, range: member.range, type: member.type,
                traits: traits)
            ))
        }
        switch member.kind {
        case .property:
          target.properties[member.name, default: []].formUnion(traits)
          if traits.contains(.outlet) {
            target.outletTypes[member.name, default: []].insert(member.type)
          }
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
        swap(&target, &foreign[type.name, default: IndexedClass(name: type.name)])
      }
    }
  }

  /// Adds the names of outlets that the sources of a class set to the class and its superclasses.
  private mutating func addAssignedNames(of source: SourceDeclarations) {
    let names = source.assignedProperties.filter { sourceCounts[$0] != nil }
    guard !names.isEmpty else { return }
    var seen: Set<Int> = []
    var next = source.types.compactMap { byName[$0.name] }
    while let index = next.popLast() {
      guard seen.insert(index).inserted else { continue }
      classes[index].assignedNames.formUnion(names)
      next += classes[index].superclasses.compactMap { byName[$0] }
    }
  }

  /// Counts the sources that name each outlet.
  private mutating func countUses(ofOutletsIn sources: [SourceDeclarations]) {
    for index in classes.indices {
      let one = classes[index]
      for (traits, location) in one.connectable where traits.contains(.outlet) {
        sourceCounts[NameHash.of(location.name)] = 0
        sourceCounts[NameHash.of("_" + location.name)] = 0
      }
    }
    guard !sourceCounts.isEmpty else { return }
    for source in sources {
      for name in source.names { sourceCounts[name]? += 1 }
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
