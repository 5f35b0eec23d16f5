package import InterfaceSource

extension DocumentNames {
  /// Writes the names, without the path, for a later run.
  package func write(to writer: inout FieldWriter) {
    writer.write(isRead)
    writer.write(isPointer)
    guard isRead else { return }
    writer.write(isStoryboard)
    writer.write(isOfUIKit)
    writer.write(hasInitialController)
    for ranges in [sceneRanges, segueRanges, reuseRanges] {
      writer.writeShort(entriesOf: ranges) { $0.writeShort($1) }
    }
    writer.writeShort(scenes) { $1.write(to: &$0) }
    writer.writeShort(references) { $1.write(to: &$0) }
    writer.writeShort(assets)
    writer.writeShort(fonts) { writer, font in
      font.file.write(to: &writer)
      writer.writeShort(font.names)
    }
    writer.writeShort(entriesOf: classes) { $1.write(to: &$0) }
    writer.writeShort(looseActions)
    writer.writeShort(fixedTexts)
    writer.writeShort(range)
  }

  /// Reads the names of the document at a path.
  package init(path: String, from reader: inout FieldReader) throws(FieldReader.Fault) {
    let isRead = try reader.flag()
    self.init(unreadAt: path, isPointer: try reader.flag())
    guard isRead else { return }
    self.isRead = true
    isStoryboard = try reader.flag()
    isOfUIKit = try reader.flag()
    hasInitialController = try reader.flag()
    (sceneIdentifiers, sceneRanges) = try Self.identifiers(&reader)
    (segueIdentifiers, segueRanges) = try Self.identifiers(&reader)
    (reuseIdentifiers, reuseRanges) = try Self.identifiers(&reader)
    scenes = try reader.shortList { reader throws(FieldReader.Fault) in
      try Scene(from: &reader)
    }
    references = try reader.shortList { reader throws(FieldReader.Fault) in
      try Reference(from: &reader)
    }
    assets = try reader.shortTextSet()
    fonts = try reader.shortList { reader throws(FieldReader.Fault) in
      let file = try Name(from: &reader)
      return Font(file: file, names: try reader.shortTexts())
    }
    classes = try reader.shortDictionary { reader throws(FieldReader.Fault) in
      try Class(from: &reader)
    }
    looseActions = try reader.shortTextSet()
    fixedTexts = try reader.shortTexts()
    range = try reader.shortRange()
  }

  /// Returns identifiers with their first ranges.
  private static func identifiers(
    _ reader: inout FieldReader
  ) throws(FieldReader.Fault) -> (Set<String>, [String: SourceRange]) {
    let ranges = try reader.shortDictionary { reader throws(FieldReader.Fault) in
      try reader.shortRange()
    }
    return (Set(ranges.keys), ranges)
  }
}

extension ClassReference.Name {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.writeShort(text)
    writer.writeShort(range)
  }

  fileprivate static func write(_ name: Self?, to writer: inout FieldWriter) {
    writer.write(name != nil)
    name?.write(to: &writer)
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    text = try reader.shortText()
    range = try reader.shortRange()
  }

  fileprivate static func read(from reader: inout FieldReader) throws(FieldReader.Fault) -> Self? {
    try reader.flag() ? try Self(from: &reader) : nil
  }
}

extension DocumentNames.Scene {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.writeShort(className)
    writer.writeShort(entriesOf: segues) { $0.writeShort($1) }
    writer.writeShort(entriesOf: reusables) { $0.writeShort($1) }
    writer.writeShort(end)
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
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
  fileprivate func write(to writer: inout FieldWriter) {
    DocumentNames.Name.write(storyboard, to: &writer)
    DocumentNames.Name.write(identifier, to: &writer)
    writer.write(isOfOtherBundle)
    writer.writeShort(range)
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    storyboard = try DocumentNames.Name.read(from: &reader)
    identifier = try DocumentNames.Name.read(from: &reader)
    isOfOtherBundle = try reader.flag()
    range = try reader.shortRange()
  }
}

extension DocumentNames.Class {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.writeShort(outlets)
    writer.writeShort(objects) { $1.write(to: &$0) }
    writer.writeShort(actions)
    writer.write(isUsed)
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    outlets = try reader.shortTextSet()
    objects = try reader.shortList { reader throws(FieldReader.Fault) in
      try Object(from: &reader)
    }
    actions = try reader.shortTextSet()
    isUsed = try reader.flag()
  }
}

extension DocumentNames.Class.Object {
  fileprivate func write(to writer: inout FieldWriter) {
    writer.writeShort(id)
    writer.writeShort(range)
    writer.write(isPlaceholder)
    writer.writeShort(outlets)
  }

  fileprivate init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    id = try reader.shortText()
    range = try reader.shortRange()
    isPlaceholder = try reader.flag()
    outlets = try reader.shortTextSet()
  }
}
