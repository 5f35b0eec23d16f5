import InterfaceSource
import StructuredData

/// Reads the values of one `Contents.json` and collects findings about them.
struct ContentsReader {
  /// The file, without bytes if it is missing.
  let file: SourceFile
  /// The root object of the file, empty if the file is malformed.
  let root: StructuredValue
  /// The findings, unordered.
  var diagnostics: [Diagnostic]

  /// Whether the file exists and could be read.
  private(set) var hasDescription = true

  private let folder: String
  private let files: CatalogFiles

  /// Reads the file in a folder of a catalog.
  init(folder: String, files: CatalogFiles) {
    self.folder = folder
    self.files = files
    let path = CatalogFiles.join(folder, "Contents.json")
    let limits = StructuredLimits.json
    guard let bytes = files.bytes(at: path, limit: limits.byteCount) else {
      file = SourceFile(path: files.fullPath(of: path), bytes: [])
      root = .emptyObject
      diagnostics = [.assetContentsMissing(folder)]
      hasDescription = false
      return
    }
    let fullFile = SourceFile(path: files.fullPath(of: path), bytes: bytes)
    let document = StructuredDocument(json: fullFile, limits: limits)
    // Files that are too large are not stored, because a catalog may have many of them.
    let isTooLarge = bytes.count > limits.byteCount
    file = isTooLarge ? SourceFile(path: fullFile.path, bytes: []) : fullFile
    diagnostics = document.diagnostics
    if let value = document.root, value.members == nil {
      diagnostics.append(.invalidAssetValue(value, "the file", "an object"))
      root = .emptyObject
    } else {
      root = document.root ?? .emptyObject
      hasDescription = document.root != nil
    }
  }

  // MARK: Values by name

  /// Returns a member of an object if it is an object itself.
  mutating func object(_ value: StructuredValue, _ name: String) -> StructuredValue? {
    read(value, name, "an object") { $0.members == nil ? nil : $0 }
  }

  /// Returns the elements of a member that is an array.
  mutating func array(_ value: StructuredValue, _ name: String) -> [StructuredValue]? {
    read(value, name, "an array", \.array)
  }

  /// Returns a member that is a string.
  mutating func string(_ value: StructuredValue, _ name: String) -> String? {
    read(value, name, "a string", \.string)
  }

  /// Returns a member that is a Boolean, or a string or number that represents one.
  mutating func bool(_ value: StructuredValue, _ name: String) -> Bool? {
    read(value, name, "a Boolean") {
      switch $0.content {
      case .bool(let value): value
      case .string("true"), .string("YES"), .number(1): true
      case .string("false"), .string("NO"), .number(0): false
      default: nil
      }
    }
  }

  /// Returns a member that is a number, or a string that represents one.
  mutating func number(_ value: StructuredValue, _ name: String) -> Double? {
    read(value, name, "a number", kind: .badAssetNumber) {
      $0.number ?? $0.string.flatMap(DecimalText.number)
    }
  }

  /// Returns a member that is a word known to `known`; any other word causes a warning with the
  /// most similar of `choices` and yields `nil`.
  mutating func keyword<Keyword>(
    _ value: StructuredValue, _ name: String, _ kind: DiagnosticKind, among choices: [String] = [],
    _ known: (String) -> Keyword?
  ) -> (isDeclared: Bool, keyword: Keyword?) {
    guard let text = string(value, name), let range = value[name]?.range else {
      return (value[name] != nil, nil)
    }
    let keyword = known(text)
    if keyword == nil {
      diagnostics.append(.unknownAssetValue(kind, range, name, text, among: choices))
    }
    return (true, keyword)
  }

  private mutating func read<Converted>(
    _ value: StructuredValue, _ name: String, _ expected: String,
    kind: DiagnosticKind = .invalidAssetValue,
    _ convert: (StructuredValue) -> Converted?
  ) -> Converted? {
    guard let member = value[name], !member.isNull else { return nil }
    if let value = convert(member) { return value }
    diagnostics.append(.invalidAssetValue(member, "\"\(name)\"", expected, kind: kind))
    return nil
  }

  // MARK: Files

  /// Reports files in the asset's folder that no slot names.
  ///
  /// Hidden files, and files of nested assets, are ignored.
  mutating func checkUnnamedFiles(besides named: [AssetFile]) {
    let known = Set(named.map { Array($0.path.utf8) })
    for name in files.names(in: folder)
    where name.utf8.first != UInt8(ascii: ".") && name.lowercased() != "contents.json" {
      let path = files.fullPath(of: CatalogFiles.join(folder, name))
      if !known.contains(Array(path.utf8)) { diagnostics.append(.assetFileUnreferenced(name)) }
    }
  }

  /// Returns the existing files that the asset's slots name; a missing file causes a warning.
  mutating func readFiles() -> [AssetFile] {
    var found: [AssetFile] = []
    for member in root.members ?? [] {
      for slot in member.value.array ?? [] {
        guard slot.members != nil, let name = string(slot, "filename"), !name.isEmpty,
          let range = slot["filename"]?.range
        else { continue }
        switch files.entry(named: name, in: folder) {
        case .file(let file): found.append(file)
        case .otherCase(let file):
          found.append(file)
          diagnostics.append(.assetFileOtherCase(range, name, String(file.name)))
        case .folder: break
        case .missing: diagnostics.append(.assetFileMissing(range, name))
        }
      }
    }
    return found
  }

  /// Returns the file that a slot names if it exists; `readFiles` reports problems with it.
  func file(named name: String) -> AssetFile? {
    switch files.entry(named: name, in: folder) {
    case .file(let file), .otherCase(let file): file
    case .folder, .missing: nil
    }
  }
}

extension Diagnostic {
  static func invalidAssetValue(
    _ value: StructuredValue, _ what: String, _ expected: String,
    kind: DiagnosticKind = .invalidAssetValue
  ) -> Diagnostic {
    let found = value.string.map { "\"\($0)\"" } ?? value.kindName(in: .json)
    return Diagnostic(
      kind, at: value.range,
      message: "\(what) is \(found), not \(expected)")
  }

  fileprivate static func unknownAssetValue(
    _ kind: DiagnosticKind, _ range: SourceRange, _ name: String, _ text: String,
    among choices: [String]
  ) -> Diagnostic {
    let nearest = NearestName.nearest(to: text, among: choices)
    return Diagnostic(
      kind, at: range,
      message: "\"\(text)\" is not a known value of \"\(name)\"",
      notes: nearest.map { [Note("did you mean \"\($0)\"?")] } ?? [])
  }

  fileprivate static func assetContentsMissing(_ folder: String) -> Diagnostic {
    Diagnostic(
      .assetContentsMissing, at: .start,
      message: "the asset \(folder) has no Contents.json")
  }

  fileprivate static func assetFileUnreferenced(_ name: String) -> Diagnostic {
    Diagnostic(
      .assetFileUnreferenced, at: .start, message: "no slot uses the file \"\(name)\"",
      notes: [Note("remove the file, or assign it to a slot")])
  }

  fileprivate static func assetFileMissing(_ range: SourceRange, _ name: String) -> Diagnostic {
    Diagnostic(
      .assetFileMissing, at: range,
      message: "the file \"\(name)\" does not exist",
      notes: [Note("add the file, or remove \"filename\" from the slot")])
  }

  fileprivate static func assetFileOtherCase(
    _ range: SourceRange, _ name: String, _ found: String
  ) -> Diagnostic {
    Diagnostic(
      .assetFileCase, at: range,
      message: "the file \"\(name)\" is spelled \"\(found)\" on disk",
      notes: [Note("case-sensitive file systems do not find it")])
  }
}
