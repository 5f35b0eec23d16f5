import InterfaceSource

/// The examples of all kinds, read from one text in the format of Go's `txtar`: a line `-- id/name
/// --` precedes the text with this name in the archive of the kind,
/// `Fixtures/diagnostics/<id>.txtar`.
///
/// `CONTRIBUTING.md` describes the names of the files of an example. A control picture such as `␀`
/// represents its control character.
package struct ExampleArchive: Sendable {
  /// The examples that are embedded in the program.
  package static let embedded = ExampleArchive(EmbeddedExamples.text)

  private var examples: [String: [DiagnosticExample]] = [:]

  /// Returns the examples of the kind with an id, in the order of their numbers.
  package subscript(_ id: String) -> [DiagnosticExample] { examples[id] ?? [] }

  /// Returns whether a line precedes a text and contains its name.
  package static func isMarker(_ line: Substring) -> Bool {
    line.hasPrefix("-- ") && line.hasSuffix(" --")
  }

  /// Reads an archive whose files are sorted by path.
  package init(_ text: String) {
    var parts: [ExamplePart] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = Substring(line)
      if Self.isMarker(line) {
        parts.append(ExamplePart(path: line.dropFirst(3).dropLast(3)))
      } else if !parts.isEmpty {
        parts[parts.count - 1].lines.append(line)
      }
    }
    var start = parts.startIndex
    while start < parts.endIndex {
      let first = parts[start]
      let end =
        parts[start...].firstIndex { $0.kind != first.kind || $0.number != first.number }
        ?? parts.endIndex
      if let example = DiagnosticExample(parts[start..<end]) {
        examples[String(first.kind), default: []].append(example)
      }
      start = end
    }
  }
}

/// A text of an archive.
private struct ExamplePart {
  /// The id of the kind and the name in its archive, such as `empty-outlet/1-bad.view.xml` or
  /// `missing-outlet/1-both/Card.swift`.
  let path: String
  /// The id of the kind.
  let kind: Substring
  /// The number of the example within its kind.
  let number: Substring
  /// The texts of the example that the file belongs to: `bad`, `good` or `both`.
  let role: Substring
  /// The part after the role: an extension with its dot, or the path of a file in a folder.
  let name: String
  var lines: [Substring] = []

  init(path: Substring) {
    self.path = String(path)
    let folders = path.split(separator: "/", maxSplits: 1)
    let words = (folders.last ?? "").split(separator: "-", maxSplits: 1)
    kind = folders.first ?? ""
    number = words.first ?? ""
    let rest = words.last ?? ""
    role = rest.prefix { $0.isLetter }
    name = String(rest.dropFirst(role.count + (rest.dropFirst(role.count).first == "/" ? 1 : 0)))
  }

  var text: String {
    let text = lines.joined(separator: "\n")
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: text.unicodeScalars.map { scalar in
        (0x2400..<0x2420).contains(scalar.value)
          ? Unicode.Scalar(UInt8(scalar.value - 0x2400)) : scalar
      })
    return String(scalars)
  }
}

extension DiagnosticExample {
  /// Combines the files of an example, or returns `nil` if the text with the problem or its
  /// correction is missing.
  fileprivate init?(_ parts: ArraySlice<ExamplePart>) {
    guard let bad = parts.first(where: { $0.role == "bad" }),
      let good = parts.first(where: { $0.role == "good" && $0.name == bad.name })
    else { return nil }
    let beside = parts.filter { $0.role == "both" && $0.name != ".ninefold.yml" }
      .map { File($0.name, $0.text) }
    let folder = "Example.xcassets/"
    switch bad.name {
    case ".scenes.xml": setting = .scenes
    case ".objects.xml": setting = .objects
    case ".view.xml": setting = .view
    case ".xml", ".xib", ".storyboard": setting = .document
    case ".strings": setting = .strings
    case ".xcstrings": setting = .stringCatalog
    case ".yml": setting = .configuration
    case ".plist": setting = .propertyList
    case let path where path.hasPrefix(folder):
      setting = .catalog(
        folder: String(path.dropFirst(folder.count).dropLast("Contents.json".count)),
        files: beside.map { String($0.path.dropFirst(folder.count)) })
    case let path: setting = .project(path: path, others: beside)
    }
    triggering = bad.text
    corrected = good.text
    configuration = parts.first { $0.role == "both" && $0.name == ".ninefold.yml" }?.text ?? ""
    path = bad.path
    sources =
      switch setting {
      case .catalog, .project: []
      default: beside
      }
  }
}
