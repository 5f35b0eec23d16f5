package import InterfaceSource

extension SourceDeclarations {
  /// Writes the declarations, without the path, for a later run.
  package func write(to writer: inout FieldWriter) {
    writer.writeShort(types) { $1.write(to: &$0) }
    writer.writeShort(entriesOf: aliases) { $0.writeShort($1) }
    writer.writeShort(ambiguousAliases)
    writer.writeShort(imports)
    writer.writeShort(names)
    writer.writeShort(assignedProperties)
    writer.writeShort(assignedMembers)
    writer.writeShort(strings)
    writer.writeShort(repeatedStrings)
    writer.writeShort(constants) { $1.write(to: &$0) }
    writer.writeShort(assignedNames)
    writer.writeShort(entriesOf: dequeues) { $0.writeShort($1) }
    writer.write(usesOtherBundles)
    writer.writeShort(uses) { $1.write(to: &$0) }
    writer.writeShort(looseActionSheets) { $0.writeShort($1) }
    writer.write(isTooDeep)
  }

  /// Reads the declarations of a source, whose path determines its language.
  package init(path: String, from reader: inout FieldReader) throws(FieldReader.Fault) {
    guard let language = SourceLanguage(path: path) else { throw FieldReader.Fault() }
    self.init(path: path, language: language)
    types = try reader.shortList { reader throws(FieldReader.Fault) in
      try TypeDeclaration(from: &reader)
    }
    aliases = try reader.shortDictionary { reader throws(FieldReader.Fault) in
      try reader.shortText()
    }
    ambiguousAliases = try reader.shortTextSet()
    imports = try reader.shortTextSet()
    names = try reader.shortHashes()
    assignedProperties = try reader.shortHashes()
    assignedMembers = try reader.shortHashes()
    strings = try reader.shortTextSet()
    repeatedStrings = try reader.shortTextSet()
    constants = try reader.shortList { reader throws(FieldReader.Fault) in
      try NameConstant(from: &reader)
    }
    assignedNames = try reader.shortHashes()
    dequeues = try reader.shortDictionary { reader throws(FieldReader.Fault) in
      try reader.short()
    }
    usesOtherBundles = try reader.flag()
    uses = try reader.shortList { reader throws(FieldReader.Fault) in
      try NameReference(from: &reader)
    }
    looseActionSheets = try reader.shortList { reader throws(FieldReader.Fault) in
      try reader.shortRange()
    }
    isTooDeep = try reader.flag()
  }
}

extension TypeDeclaration {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.writeShort(Int(kind.rawValue))
    writer.writeShort(name)
    writer.writeShort(enclosing)
    writer.write(objectiveCName != nil)
    if let objectiveCName { writer.writeShort(objectiveCName) }
    writer.writeShort(inherited)
    writer.write(exposesMembers)
    writer.writeShort(range)
    writer.writeShort(members) { $1.write(to: &$0) }
    writer.write(hasMacros)
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    kind = try reader.shortRaw()
    name = try reader.shortText()
    enclosing = try reader.shortTexts()
    objectiveCName = try reader.flag() ? try reader.shortText() : nil
    inherited = try reader.shortTexts()
    exposesMembers = try reader.flag()
    range = try reader.shortRange()
    members = try reader.shortList { reader throws(FieldReader.Fault) in
      try MemberDeclaration(from: &reader)
    }
    hasMacros = try reader.flag()
  }
}

extension MemberDeclaration {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.writeShort(Int(kind.rawValue))
    writer.writeShort(name)
    writer.writeShort(Int(traits.rawValue))
    writer.writeShort(range)
    DeclaredType.write(type, to: &writer)
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    kind = try reader.shortRaw()
    name = try reader.shortText()
    traits = try reader.shortRaw()
    range = try reader.shortRange()
    type = try DeclaredType.read(from: &reader)
  }
}

extension DeclaredType {
  static func write(_ type: DeclaredType?, to writer: inout FieldWriter) {
    writer.write(type != nil)
    guard let type else { return }
    writer.writeShort(type.name)
    writer.writeShort(Int(type.optionality.rawValue))
    writer.write(type.isCollection)
  }

  static func read(from reader: inout FieldReader) throws(FieldReader.Fault) -> DeclaredType? {
    guard try reader.flag() else { return nil }
    let name = try reader.shortText()
    let optionality: Optionality = try reader.shortRaw()
    return DeclaredType(
      name: name, optionality: optionality, isCollection: try reader.flag())
  }
}

extension NameConstant {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.writeShort(enclosing)
    writer.writeShort(name)
    value.write(to: &writer)
    writer.writeShort(Int(traits.rawValue))
    writer.writeShort(range)
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    enclosing = try reader.shortTexts()
    name = try reader.shortText()
    value = try NameExpression(from: &reader)
    traits = try reader.shortRaw()
    range = try reader.shortRange()
  }
}

extension NameReference {
  func write(to writer: inout FieldWriter) {
    writer.writeShort(Int(kind.rawValue))
    writer.writeShort(name)
    writer.writeShort(range)
    value.write(to: &writer)
    writer.writeShort(enclosing)
    writer.write(isRequired)
    writer.write(isOfSelf)
    writer.write(container != nil)
    container?.write(to: &writer)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    kind = try reader.shortRaw()
    name = try reader.shortText()
    range = try reader.shortRange()
    value = try NameExpression(from: &reader)
    enclosing = try reader.shortTexts()
    isRequired = try reader.flag()
    isOfSelf = try reader.flag()
    container = try reader.flag() ? try NameExpression(from: &reader) : nil
  }
}

extension NameExpression {
  fileprivate func write(to writer: inout FieldWriter) {
    switch self {
    case .text(let text):
      writer.writeShort(0)
      writer.writeShort(text)
    case .constant(let path):
      writer.writeShort(1)
      writer.writeShort(path)
    case .className(let name):
      writer.writeShort(2)
      writer.writeShort(name)
    case .ownClassName: writer.writeShort(3)
    case .composed: writer.writeShort(4)
    case .unknown: writer.writeShort(5)
    }
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    switch try reader.short() {
    case 0: self = .text(try reader.shortText())
    case 1: self = .constant(try reader.shortTexts())
    case 2: self = .className(try reader.shortText())
    case 3: self = .ownClassName
    case 4: self = .composed
    case 5: self = .unknown
    default: throw FieldReader.Fault()
    }
  }
}
