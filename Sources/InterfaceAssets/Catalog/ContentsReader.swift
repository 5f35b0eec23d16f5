import InterfaceSource
import StructuredData

/// Reads values of one `Contents.json` and notes what is wrong with them.
struct ContentsReader {
  /// The file; without bytes where it is missing.
  let file: SourceFile
  /// The object that the file is; an empty one when it is malformed.
  let root: StructuredValue
  /// What is wrong, in any order.
  var diagnostics: [Diagnostic]

  /// Whether there is a description that could be read.
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
    let whole = SourceFile(path: files.fullPath(of: path), bytes: bytes)
    let document = StructuredDocument(json: whole, limits: limits)
    // What is too large is not kept: a catalog may have many such files.
    let isTooLarge = bytes.count > limits.byteCount
    file = isTooLarge ? SourceFile(path: whole.path, bytes: []) : whole
    diagnostics = document.diagnostics
    if let value = document.root, value.members == nil {
      diagnostics.append(.wrongAssetValue(value, "the file", "an object"))
      root = .emptyObject
    } else {
      root = document.root ?? .emptyObject
      hasDescription = document.root != nil
    }
  }

  // MARK: Values by name

  /// The member of an object when it is an object itself.
  mutating func object(_ value: StructuredValue, _ name: String) -> StructuredValue? {
    take(value, name, "an object") { $0.members == nil ? nil : $0 }
  }

  /// The elements of a member that is an array.
  mutating func array(_ value: StructuredValue, _ name: String) -> [StructuredValue]? {
    take(value, name, "an array", \.array)
  }

  /// A member that is a text.
  mutating func string(_ value: StructuredValue, _ name: String) -> String? {
    take(value, name, "a string", \.string)
  }

  /// A member that is a truth value, or a text or number that stands for one.
  mutating func bool(_ value: StructuredValue, _ name: String) -> Bool? {
    take(value, name, "a truth value") {
      switch $0.content {
      case .bool(let value): value
      case .string("true"), .string("YES"), .number(1): true
      case .string("false"), .string("NO"), .number(0): false
      default: nil
      }
    }
  }

  /// A member that is a number, or a text that spells one.
  mutating func number(_ value: StructuredValue, _ name: String) -> Double? {
    take(value, name, "a number", kind: .badAssetNumber) {
      $0.number ?? $0.string.flatMap(DecimalText.number)
    }
  }

  /// A member that is one of the words that `known` understands; another word is a warning, which names the
  /// nearest of `words`, and gives nil as well.
  mutating func word<Word>(
    _ value: StructuredValue, _ name: String, _ kind: DiagnosticKind, among words: [String] = [],
    _ known: (String) -> Word?
  ) -> (isStated: Bool, word: Word?) {
    guard let text = string(value, name), let range = value[name]?.range else {
      return (value[name] != nil, nil)
    }
    let word = known(text)
    if word == nil { diagnostics.append(.unknownAssetValue(kind, range, name, text, among: words)) }
    return (true, word)
  }

  private mutating func take<Taken>(
    _ value: StructuredValue, _ name: String, _ expected: String,
    kind: DiagnosticKind = .wrongAssetValue,
    _ taken: (StructuredValue) -> Taken?
  ) -> Taken? {
    guard let member = value[name], !member.isNull else { return nil }
    if let value = taken(member) { return value }
    diagnostics.append(.wrongAssetValue(member, "\"\(name)\"", expected, kind: kind))
    return nil
  }

  // MARK: Files

  /// Files in the asset's folder that no slot names.
  ///
  /// Hidden files, and files of other assets within it, do not count.
  mutating func checkUnnamedFiles(besides named: [AssetFile]) {
    let known = Set(named.map { Array($0.path.utf8) })
    for name in files.names(in: folder)
    where name.utf8.first != UInt8(ascii: ".") && name.lowercased() != "contents.json" {
      let path = files.fullPath(of: CatalogFiles.join(folder, name))
      if !known.contains(Array(path.utf8)) { diagnostics.append(.assetFileUnnamed(name)) }
    }
  }

  /// The files that any of the asset's slots name and that exist; a missing one is a warning.
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

  /// The file that a slot names, when it exists; what is wrong with it `readFiles` has said.
  func file(named name: String) -> AssetFile? {
    switch files.entry(named: name, in: folder) {
    case .file(let file), .otherCase(let file): file
    case .folder, .missing: nil
    }
  }
}

extension Diagnostic {
  static func wrongAssetValue(
    _ value: StructuredValue, _ what: String, _ expected: String,
    kind: DiagnosticKind = .wrongAssetValue
  ) -> Diagnostic {
    let found = value.string.map { "\"\($0)\"" } ?? value.kindName(in: .json)
    return Diagnostic(
      kind, at: value.range,
      message: "\(what) is \(found), not \(expected)")
  }

  fileprivate static func unknownAssetValue(
    _ kind: DiagnosticKind, _ range: SourceRange, _ name: String, _ text: String,
    among words: [String]
  ) -> Diagnostic {
    let nearest = NearestName.nearest(to: text, among: words)
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

  fileprivate static func assetFileUnnamed(_ name: String) -> Diagnostic {
    Diagnostic(
      .assetFileUnnamed, at: .start, message: "no slot names the file \"\(name)\"",
      notes: [Note("remove the file, or give it to a slot")])
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
      notes: [Note("disks that tell upper from lower case do not find it")])
  }
}
