import InterfaceSource

/// The lists of names of a document in as few bytes as possible: a project may have a hundred
/// thousand documents.
///
/// Each list is preceded by the number of its bytes, so that one can be read without the others.
struct NameLists: Sendable {
  /// The lists, in their order.
  enum List: Int, CaseIterable {
    case sceneRanges, segueRanges, reuseRanges, scenes, references, assets, fonts, classes
    case looseActions, fixedTexts, range
  }

  /// The encoded lists, or no bytes if all are empty.
  private let bytes: [UInt8]

  /// Creates empty lists.
  init() { bytes = [] }

  /// Encodes the names in a document.
  init(_ found: NameCollector) {
    var writer = FieldWriter()
    for list in List.allCases {
      var part = FieldWriter()
      found.write(list, to: &part)
      writer.writeShort(part.bytes.count)
      writer.writeRest(part.bytes)
    }
    bytes = writer.bytes.withoutUnusedCapacity
  }

  /// Writes the lists for a later run.
  func write(to writer: inout FieldWriter) {
    writer.writeShort(bytes.count)
    writer.writeRest(bytes)
  }

  /// Reads lists that `write` wrote.
  init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    let count = try reader.short()
    bytes = Array(try reader.rest(count))
    guard count > 0 else { return }
    var lists = FieldReader(bytes)
    for _ in List.allCases {
      let count = try lists.short()
      _ = try lists.rest(count)
    }
    guard lists.isAtEnd else { throw FieldReader.Fault() }
  }

  /// Returns a list, or `empty` if it is empty.
  func read<Value>(
    _ list: List, _ empty: Value, _ read: (inout FieldReader) throws(FieldReader.Fault) -> Value
  ) -> Value {
    guard !bytes.isEmpty else { return empty }
    do throws(FieldReader.Fault) {
      var reader = FieldReader(bytes)
      for _ in 0..<list.rawValue {
        let count = try reader.short()
        _ = try reader.rest(count)
      }
      return try reader.short() == 0 ? empty : try read(&reader)
    } catch {
      // The bytes are those that were encoded.
      return empty
    }
  }

  /// Returns the ranges of a list of identifiers.
  func ranges(_ list: List) -> [String: SourceRange] {
    read(list, [:]) { (reader) throws(FieldReader.Fault) in
      try reader.shortDictionary { reader throws(FieldReader.Fault) in try reader.shortRange() }
    }
  }
}

extension NameCollector {
  /// Writes a list, or nothing if it is empty.
  fileprivate func write(_ list: NameLists.List, to writer: inout FieldWriter) {
    switch list {
    case .sceneRanges: Self.write(sceneRanges, to: &writer)
    case .segueRanges: Self.write(segueRanges, to: &writer)
    case .reuseRanges: Self.write(reuseRanges, to: &writer)
    case .scenes where !scenes.isEmpty: writer.writeShort(scenes) { $1.write(to: &$0) }
    case .references where !references.isEmpty:
      writer.writeShort(references) { $1.write(to: &$0) }
    case .assets where !assets.isEmpty: writer.writeShort(assets)
    case .fonts where !fonts.isEmpty: writer.writeShort(fonts) { $1.write(to: &$0) }
    case .classes where !classes.isEmpty:
      writer.writeShort(entriesOf: classes) { $1.write(to: &$0) }
    case .looseActions where !looseActions.isEmpty: writer.writeShort(looseActions)
    case .fixedTexts where !fixedTexts.isEmpty: writer.writeShort(fixedTexts)
    case .range: writer.writeShort(range)
    case .scenes, .references, .assets, .fonts, .classes, .looseActions, .fixedTexts: break
    }
  }

  private static func write(_ ranges: [String: SourceRange], to writer: inout FieldWriter) {
    if !ranges.isEmpty { writer.writeShort(entriesOf: ranges) { $0.writeShort($1) } }
  }
}
