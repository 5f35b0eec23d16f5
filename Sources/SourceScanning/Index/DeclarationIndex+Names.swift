extension DeclarationIndex {
  /// A name that a call looks up, with the path of its source.
  package typealias Use = (path: String, use: NameReference)

  /// The identifiers for which code registers cells and other views.
  package struct Registrations: Sendable {
    /// The identifiers.
    package internal(set) var names: Set<String> = []
    /// Whether code registers views for identifiers that are not known.
    package internal(set) var hasUnknown = false
    /// Whether code registers views for identifiers that it composes.
    package internal(set) var hasComposed = false
  }

  /// Returns the names that calls look up, in byte order of the paths.
  static func uses(in sources: [SourceDeclarations], _ table: NameTable) -> [Use] {
    var uses: [Use] = []
    for source in sources {
      for use in source.uses {
        guard case .constant(let path) = use.value, path.count == 2,
          path[1] == SwiftNameScanner.allCases
        else {
          uses.append((source.path, table.resolved(use, in: source.path)))
          continue
        }
        for (path, constant) in table.cases(of: path[0], enclosing: use.enclosing) {
          var one = NameReference(kind: use.kind, range: constant.range, value: constant.value)
          one.enclosing = constant.enclosing
          one.isRequired = use.kind == .registered
          uses.append((path, one))
        }
      }
    }
    return uses
  }

  /// Returns the identifiers for which code registers views.
  static func registrations(in uses: [Use], _ table: NameTable) -> Registrations {
    var registrations = Registrations()
    for (_, use) in uses where use.kind == .registered {
      if !use.name.isEmpty {
        registrations.names.insert(use.name)
      } else if !use.isRequired {
        continue
      } else if use.value == .composed {
        registrations.hasComposed = true
      } else if let values = table.possibleValues(use.value) {
        registrations.names.formUnion(values)
      } else {
        registrations.hasUnknown = true
      }
    }
    return registrations
  }
}
