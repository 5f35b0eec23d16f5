import InterfaceSource

/// The constants of all sources, which determine the values of expressions.
struct NameTable {
  /// A constant and its source.
  private struct Entry {
    let constant: NameConstant
    let path: String
  }

  /// The constants by name.
  private var byName: [String: [Entry]] = [:]
  /// The names of constants that a subclass overrides.
  private var overridden: Set<String> = []
  /// The hashes of the names to which something is assigned after their declaration.
  private var assigned: Set<UInt64> = []
  /// The classes with subclasses.
  private let superclasses: Set<String>
  private let index: DeclarationIndex

  /// The maximum number of constants that lead to a value.
  private static let depthLimit = 8
  /// The maximum number of constants of one name that are compared.
  private static let entryLimit = 400

  init(_ sources: [SourceDeclarations], _ index: DeclarationIndex) {
    self.index = index
    var superclasses: Set<String> = []
    for source in sources {
      assigned.formUnion(source.assignedNames)
      for constant in source.constants {
        byName[constant.name, default: []].append(Entry(constant: constant, path: source.path))
        if constant.traits.contains(.override) { overridden.insert(constant.name) }
      }
      for type in source.types where type.kind == .class { superclasses.formUnion(type.inherited) }
    }
    self.superclasses = superclasses
  }

  /// Returns a reference with the values of its expressions.
  func resolved(_ use: NameReference, in path: String) -> NameReference {
    let context = Context(enclosing: use.enclosing, path: path)
    return NameReference(
      use, value: value(use.value, context),
      container: use.container.map { value($0, context) })
  }

  /// Returns the cases of an enumeration, given by its name, with the paths of their sources, or an
  /// empty list if it is not known.
  func cases(of type: String, enclosing: [String]) -> [(path: String, constant: NameConstant)] {
    var found: [(path: String, constant: NameConstant)] = []
    for entries in byName.values {
      for entry in entries
      where entry.constant.traits.contains(.isCase) && entry.constant.enclosing.last == type {
        found.append((entry.path, entry.constant))
      }
    }
    let types = Set(found.map(\.constant.enclosing))
    if types.count > 1 {
      // The one in the same type.
      found.removeAll { !enclosing.starts(with: $0.constant.enclosing.dropLast()) }
      guard Set(found.map(\.constant.enclosing)).count == 1, found[0].constant.enclosing.count > 1
      else { return [] }
    }
    return found.sorted { one, other in
      one.path == other.path
        ? one.constant.range.start < other.constant.range.start
        : one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
    }
  }

  /// Returns all values that an expression may have, or `nil` if they are not known.
  ///
  /// Its last name is a member of a class that is not known, such as `T.identifier`.
  func possibleValues(_ value: NameExpression) -> Set<String>? {
    switch value {
    case .text(let text): return [text]
    case .className, .ownClassName: return Set(index.classNames)
    case .constant(let path):
      guard let name = path.last, let entries = byName[name], entries.count <= Self.entryLimit
      else { return nil }
      let isOfClass = path.count > 1 && path[0].first?.isUppercase == true
      var values: Set<String> = []
      for entry in entries {
        let context = Context(enclosing: entry.constant.enclosing, path: entry.path)
        switch entry.constant.value {
        // Only a class has a static member.
        case .unknown where isOfClass && !entry.constant.traits.contains(.isStatic): continue
        // The requirement of a protocol has no value.
        case .unknown where entry.constant.traits.contains(.isInExtension): continue
        case .ownClassName, .className: values.formUnion(index.classNames)
        case let value:
          guard case .text(let text) = self.value(value, context) else { return nil }
          values.insert(text)
        }
      }
      return values
    case .composed, .unknown: return nil
    }
  }

  /// The position of an expression.
  private struct Context {
    let enclosing: [String]
    let path: String
    var depth = 0
  }

  /// Returns the text that an expression is, or the expression itself if its value is not known.
  private func value(_ expression: NameExpression, _ context: Context) -> NameExpression {
    guard context.depth < Self.depthLimit else { return expression }
    switch expression {
    case .text, .composed, .unknown: return expression
    case .className(let name):
      return index.declaredClass(name) == nil ? expression : .text(name)
    case .ownClassName:
      guard let name = context.enclosing.last, index.declaredClass(name) != nil,
        !superclasses.contains(name)
      else { return expression }
      return .text(name)
    case .constant(let path):
      return constant(path, context).map { .text($0) } ?? expression
    }
  }

  private func constant(_ path: [String], _ context: Context) -> String? {
    guard let name = path.last, let entries = byName[name], entries.count <= Self.entryLimit else {
      return nil
    }
    var types = Array(path.dropLast())
    if types == [""] {
      // `.show`: the only enumeration with such a case.
      let cases = entries.filter { $0.constant.traits.contains(.isCase) }
      guard cases.count == entries.count else { return nil }
      return only(cases, nil, context)
    }
    let isOwn = types.first == "self" || types.first == "Self"
    if isOwn { types.removeFirst() }
    if types.isEmpty {
      for count in stride(from: context.enclosing.count, to: 0, by: -1) {
        let type = Array(context.enclosing.prefix(count))
        if let found = member(
          name, of: type, entries, isOwn: count == context.enclosing.count, context)
        {
          return found
        }
        // Something else of that name.
        if entries.contains(where: { $0.constant.enclosing == type }) { return nil }
        if isOwn { return nil }
      }
      let globals = entries.filter { $0.constant.enclosing.isEmpty }
      let own = globals.filter { $0.path == context.path }
      return only(own.isEmpty ? globals : own, nil, context)
    }
    return member(name, of: types, entries, isOwn: false, context)
  }

  /// Returns the value of a member of a type, given by its last names.
  private func member(
    _ name: String, of type: [String], _ entries: [Entry], isOwn: Bool, _ context: Context
  ) -> String? {
    var direct = entries.filter { $0.constant.enclosing.suffix(type.count).elementsEqual(type) }
    // Types of the same name in several types: the one in the same type.
    if Set(direct.map(\.constant.enclosing)).count > 1 {
      let near = direct.filter {
        context.enclosing.starts(with: $0.constant.enclosing.dropLast(type.count))
          && $0.constant.enclosing.count > type.count
      }
      if !near.isEmpty { direct = near }
    }
    if !direct.isEmpty {
      // A subclass may have another value.
      let isDerived = direct.contains { $0.constant.value == .ownClassName }
      if isOwn, overridden.contains(name) || isDerived && superclasses.contains(type[0]) {
        return nil
      }
      return only(direct, type.last, context)
    }
    // A member of a superclass, or of an extension of a protocol or of a platform class.
    guard type.count == 1, let lineage = index.lineage(of: type[0]), lineage.isComplete else {
      return nil
    }
    let ancestors = lineage.classes.map(\.name)
    for ancestor in ancestors.dropFirst() {
      let inherited = entries.filter { $0.constant.enclosing == [ancestor] }
      guard inherited.isEmpty else { return only(inherited, type[0], context) }
    }
    let extended = entries.filter { entry in
      entry.constant.traits.contains(.isInExtension) && entry.constant.value != .unknown
        && entry.constant.enclosing.count == 1
        && index.declaredClass(entry.constant.enclosing[0]) == nil
    }
    guard !isOwn || !superclasses.contains(type[0]) else { return nil }
    return only(extended, type[0], context)
  }

  /// Returns the value that all constants have, or `nil` if it is not known or they differ.
  ///
  /// - Parameters:
  ///   - entries: The constants.
  ///   - type: The class of which they are members, or `nil` for global constants.
  ///   - context: The position of the expression.
  /// - Returns: The value.
  private func only(_ entries: [Entry], _ type: String?, _ context: Context) -> String? {
    var found: String?
    for entry in entries {
      if entry.constant.traits.contains(.isVariable),
        assigned.contains(NameHash.of(entry.constant.name))
      {
        return nil
      }
      let text: String
      switch entry.constant.value {
      case .ownClassName:
        guard let type, index.declaredClass(type) != nil else { return nil }
        text = type
      case let value:
        let next = Context(
          enclosing: entry.constant.enclosing, path: entry.path, depth: context.depth + 1)
        guard case .text(let read) = self.value(value, next) else { return nil }
        text = read
      }
      if let found, found != text { return nil }
      found = text
    }
    return found
  }
}
