package import InterfaceSource

extension DeclarationIndex {
  /// Writes the index for a later run.
  package func write(to writer: inout FieldWriter) {
    var paths = PathNumbers()
    var rest = FieldWriter()
    write(to: &rest, &paths)
    writer.writeShort(paths.paths)
    writer.writeRest(rest.bytes)
  }

  private func write(to writer: inout FieldWriter, _ paths: inout PathNumbers) {
    writer.writeShort(gaps + missingDependencies) { $1.write(to: &$0) }
    writer.writeShort(sourceCount)
    writer.write(hasImports)
    writer.write(hasPlainMethods)
    writer.writeShort(classes.count)
    for index in classes.indices {
      var one = FieldWriter()
      let indexed = classes[index]
      indexed.write(to: &one, &paths)
      writer.write(indexed.isDeclared)
      writer.writeShort(one.bytes.count)
      writer.writeRest(one.bytes)
    }
    writer.writeShort(entriesOf: byName) { $0.writeShort($1) }
    writer.writeShort(foreign.count)
    for name in foreign.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      foreign[name]?.write(to: &writer, &paths)
    }
    for names in [
      protocols, values, ambiguousAliases, allSelectors, allProperties, modules, strings,
      repeatedStrings, registrations.names,
    ] {
      writer.writeShort(names)
    }
    writer.write(registrations.hasUnknown)
    writer.write(registrations.hasComposed)
    writer.writeShort(entriesOf: aliases) { $0.writeShort($1) }
    writer.writeShort(assignedMembers)
    writer.writeShort(names)
    writer.writeShort(sourceCounts.count)
    for (name, count) in sourceCounts.sorted(by: { $0.key < $1.key }) {
      writer.write(Int(bitPattern: UInt(name)))
      writer.writeShort(count)
    }
    writer.writeShort(entriesOf: dequeues) { $0.writeShort($1) }
    writer.writeShort(
      sourcesWithOtherBundles.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    ) { $0.writeShort(paths.number(of: $1)) }
    writer.writeShort(looseActionSheets) { writer, sheet in
      writer.writeShort(paths.number(of: sheet.path))
      writer.writeShort(sheet.range)
    }
    writer.writeShort(uses) { writer, use in
      writer.writeShort(paths.number(of: use.path))
      use.use.write(to: &writer)
    }
  }

  /// Reads an index; `needsAll` determines whether all classes are read at once, and not one by one
  /// when they are needed.
  package init(
    from reader: inout FieldReader, needsAll: Bool
  ) throws(FieldReader.Fault) {
    let paths = try reader.shortTexts()
    func path(_ reader: inout FieldReader) throws(FieldReader.Fault) -> String {
      let number = try reader.short()
      guard paths.indices.contains(number) else { throw FieldReader.Fault() }
      return paths[number]
    }
    self.init(
      [],
      gaps: try reader.shortList { reader throws(FieldReader.Fault) in
        try ProjectGap(from: &reader)
      })
    sourceCount = try reader.short()
    hasImports = try reader.flag()
    hasPlainMethods = try reader.flag()
    classes = IndexedClasses(try Self.keptClasses(&reader, paths))
    if needsAll { classes.readAll() }
    let count = classes.count
    byName = try reader.shortDictionary { reader throws(FieldReader.Fault) in
      let index = try reader.short()
      guard (0..<count).contains(index) else { throw FieldReader.Fault() }
      return index
    }
    let foreign = try reader.shortList { reader throws(FieldReader.Fault) in
      try IndexedClass(from: &reader, paths)
    }
    self.foreign = Dictionary(foreign.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    protocols = try reader.shortTextSet()
    values = try reader.shortTextSet()
    ambiguousAliases = try reader.shortTextSet()
    allSelectors = try reader.shortTextSet()
    allProperties = try reader.shortTextSet()
    modules = try reader.shortTextSet()
    strings = try reader.shortTextSet()
    repeatedStrings = try reader.shortTextSet()
    registrations.names = try reader.shortTextSet()
    registrations.hasUnknown = try reader.flag()
    registrations.hasComposed = try reader.flag()
    aliases = try reader.shortDictionary { reader throws(FieldReader.Fault) in
      try reader.shortText()
    }
    assignedMembers = try reader.shortHashes()
    names = try reader.shortHashes()
    let counts = try reader.shortList { reader throws(FieldReader.Fault) in
      (UInt64(UInt(bitPattern: try reader.number())), try reader.short())
    }
    sourceCounts = Dictionary(counts, uniquingKeysWith: { $1 })
    dequeues = try reader.shortDictionary { reader throws(FieldReader.Fault) in
      try reader.short()
    }
    sourcesWithOtherBundles = Set(try reader.shortList(path))
    looseActionSheets = try reader.shortList { reader throws(FieldReader.Fault) in
      (try path(&reader), try reader.shortRange())
    }
    uses = try reader.shortList { reader throws(FieldReader.Fault) in
      (try path(&reader), try NameReference(from: &reader))
    }
    addDerivedNames()
  }

  /// Reads the places of classes.
  private static func keptClasses(
    _ reader: inout FieldReader, _ paths: [String]
  ) throws(FieldReader.Fault) -> IndexedClasses.Kept {
    var areDeclared: [Bool] = []
    let ranges = try reader.shortList { reader throws(FieldReader.Fault) in
      areDeclared.append(try reader.flag())
      return try reader.rest(try reader.short()).indices
    }
    return IndexedClasses.Kept(
      bytes: reader.bytes, ranges: ranges, areDeclared: areDeclared, paths: paths)
  }
}

/// The numbers of paths, in the order in which they occur first.
struct PathNumbers {
  private(set) var paths: [String] = []
  private var numbers: [PathKey: Int] = [:]

  mutating func number(of path: String) -> Int {
    let key = PathKey(path)
    if let number = numbers[key] { return number }
    numbers[key] = paths.count
    paths.append(path)
    return paths.count - 1
  }
}

extension IndexedClass {
  func write(to writer: inout FieldWriter, _ paths: inout PathNumbers) {
    writer.writeShort(name)
    writer.writeShort(locations) { writer, location in
      writer.writeShort(paths.number(of: location.path))
      writer.writeShort(location.range)
    }
    writer.writeShort(objectiveCNames)
    writer.writeShort(superclasses)
    writer.writeShort(entriesOf: properties) { $0.writeShort(Int($1.rawValue)) }
    writer.writeShort(entriesOf: outletTypes) { writer, types in
      let encoded = types.map { type in
        var writer = FieldWriter()
        DeclaredType.write(type, to: &writer)
        return writer.bytes
      }
      writer.writeShort(encoded.sorted { $0.lexicographicallyPrecedes($1) }) { $0.writeRest($1) }
    }
    writer.writeShort(assignedNames)
    writer.write(hasMacros)
    writer.writeShort(entriesOf: selectors) { $0.writeShort(Int($1.rawValue)) }
    writer.writeShort(connectable) { writer, one in
      writer.writeShort(Int(one.traits.rawValue))
      writer.writeShort(paths.number(of: one.location.path))
      writer.writeShort(one.location.name)
      writer.writeShort(one.location.range)
      DeclaredType.write(one.location.type, to: &writer)
      writer.writeShort(Int(one.location.traits.rawValue))
    }
  }

  init(from reader: inout FieldReader, _ paths: [String]) throws(FieldReader.Fault) {
    func path(_ reader: inout FieldReader) throws(FieldReader.Fault) -> String {
      let number = try reader.short()
      guard paths.indices.contains(number) else { throw FieldReader.Fault() }
      return paths[number]
    }
    func traits(
      _ reader: inout FieldReader
    ) throws(FieldReader.Fault) -> MemberDeclaration.Traits {
      try reader.shortRaw()
    }
    name = try reader.shortText()
    locations = try reader.shortList { reader throws(FieldReader.Fault) in
      let path = try path(&reader)
      guard let language = SourceLanguage(path: path) else { throw FieldReader.Fault() }
      return Location(path: path, range: try reader.shortRange(), language: language)
    }
    objectiveCNames = try reader.shortTextSet()
    superclasses = try reader.shortTextSet()
    properties = try reader.shortDictionary(traits)
    outletTypes = try reader.shortDictionary { reader throws(FieldReader.Fault) in
      Set(
        try reader.shortList { reader throws(FieldReader.Fault) in
          try DeclaredType.read(from: &reader)
        })
    }
    assignedNames = try reader.shortHashes()
    hasMacros = try reader.flag()
    selectors = try reader.shortDictionary(traits)
    connectable = try reader.shortList { reader throws(FieldReader.Fault) in
      (
        try traits(&reader),
        DeclarationIndex.MemberLocation(
          path: try path(&reader), name: try reader.shortText(), range: try reader.shortRange(),
          type: try DeclaredType.read(from: &reader), traits: try traits(&reader))
      )
    }
  }
}
