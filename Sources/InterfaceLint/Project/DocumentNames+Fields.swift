import InterfaceSource

extension ClassReference.Name {
  func write(to writer: inout FieldWriter) {
    writer.writeShort(text)
    writer.writeShort(range)
  }

  static func write(_ name: Self?, to writer: inout FieldWriter) {
    writer.write(name != nil)
    name?.write(to: &writer)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    text = try reader.shortText()
    range = try reader.shortRange()
  }

  static func read(from reader: inout FieldReader) throws(FieldReader.Fault) -> Self? {
    try reader.flag() ? try Self(from: &reader) : nil
  }
}

extension DocumentNames.Scene {
  func write(to writer: inout FieldWriter) {
    writer.writeShort(className)
    writer.writeShort(entriesOf: segues) { $0.writeShort($1) }
    writer.writeShort(entriesOf: reusables) { $0.writeShort($1) }
    writer.writeShort(end)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    className = try reader.shortText()
    segues = try reader.shortDictionary { reader throws(FieldReader.Fault) in
      try reader.shortRange()
    }
    reusables = try reader.shortDictionary { reader throws(FieldReader.Fault) in
      try reader.shortRange()
    }
    end = try reader.short()
  }
}

extension DocumentNames.Reference {
  func write(to writer: inout FieldWriter) {
    DocumentNames.Name.write(storyboard, to: &writer)
    DocumentNames.Name.write(identifier, to: &writer)
    writer.write(isOfOtherBundle)
    writer.writeShort(range)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    storyboard = try DocumentNames.Name.read(from: &reader)
    identifier = try DocumentNames.Name.read(from: &reader)
    isOfOtherBundle = try reader.flag()
    range = try reader.shortRange()
  }
}

extension DocumentNames.Class {
  func write(to writer: inout FieldWriter) {
    writer.writeShort(outlets)
    writer.writeShort(objects) { $1.write(to: &$0) }
    writer.writeShort(actions)
    writer.write(isUsed)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    outlets = try reader.shortTextSet()
    objects = try reader.shortList { reader throws(FieldReader.Fault) in
      try Object(from: &reader)
    }
    actions = try reader.shortTextSet()
    isUsed = try reader.flag()
  }
}

extension DocumentNames.Class.Object {
  func write(to writer: inout FieldWriter) {
    writer.writeShort(id)
    writer.writeShort(range)
    writer.write(isPlaceholder)
    writer.writeShort(outlets)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    id = try reader.shortText()
    range = try reader.shortRange()
    isPlaceholder = try reader.flag()
    outlets = try reader.shortTextSet()
  }
}

extension DocumentNames.Font {
  func write(to writer: inout FieldWriter) {
    file.write(to: &writer)
    writer.writeShort(names)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    file = try DocumentNames.Name(from: &reader)
    names = try reader.shortTexts()
  }
}
