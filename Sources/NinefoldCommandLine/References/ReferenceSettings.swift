import InterfaceSource
import Ninefold
import NinefoldProject
import Reporting
import StructuredData

/// The documents that a folder of references was recorded from and the limits of comparison: the file
/// `references.json` in it.
struct ReferenceSettings: Sendable {
  static let fileName = "references.json"

  /// The paths of documents and folders, relative to the folder of references.
  var documents: [String]
  /// The options of `record` that select configurations, assets and the like, with their values;
  /// paths are relative to the folder of references.
  var options: [String]
  /// The names of the scenes, or empty for all.
  var scenes: [String]
  /// The ids of the objects that are not compared, with what they contain.
  var masks: [String]
  /// The largest difference between two lengths that counts as none, in points.
  var tolerance: Double
  /// The largest changed part of a scene that counts as none, in percent of its area.
  var threshold: Double

  /// The options whose values are paths.
  private static let pathOptions = Set(
    [Option.assets, .fonts, .configuration, .infoPlist].map(\.description.name))

  /// Reads the command line of `record`; `folder` is the path of the folder of references.
  init(_ arguments: Arguments, in folder: String) throws(UsageError) {
    let operands = try arguments.operands("a document or folder")
    try UsageError.refuse(
      operands.contains("-"), "record needs file names: name files instead of '-'")
    let top = RealPath.resolvingParent(folder)
    documents = operands.map { Path.relative(RealPath.of($0), to: top) }
    scenes = try arguments.readAll(.scene)
    masks = try arguments.readAll(.mask)
    tolerance = try arguments.read(.tolerance) ?? 0
    threshold = try arguments.read(.threshold) ?? 0
    options = Self.mappingPaths(
      in: arguments.words(without: [
        Option.output, Option.scene, Option.mask, Option.tolerance, Option.threshold, Option.jobs,
        Option.color, Flag.help,
      ])
    ) { Path.relative(RealPath.of($0), to: top) }
  }

  /// Returns the command line of `record`, with paths relative to the current folder.
  func arguments(in folder: String) throws(UsageError) -> Arguments {
    let here = RealPath.of("")
    func path(_ stored: String) -> String {
      let relative = Path.relative(RealPath.of(Path.join(folder, stored)), to: here)
      return relative.isEmpty ? "." : relative
    }
    return try Arguments(
      Self.mappingPaths(in: options, path) + ["--"] + documents.map(path),
      accepting: RecordCommand.manual.options)
  }

  private static func mappingPaths(
    in options: [String], _ map: (String) -> String
  ) -> [String] {
    options.indices.map { index in
      index > 0 && pathOptions.contains(options[index - 1]) ? map(options[index]) : options[index]
    }
  }
}

// MARK: - The file

extension ReferenceSettings {
  private static let format = "ninefold-references"

  /// Reads the settings of a folder.
  init(reading folder: String) throws(EnvironmentError) {
    let path = Path.join(folder, Self.fileName)
    let file = try SourceFile(reading: path, limit: 1 << 20)
    let document = StructuredDocument(json: file)
    func fault(_ reason: String) -> EnvironmentError {
      .noReferences(path: path, reason: reason)
    }
    if let diagnostic = document.diagnostics.first { throw fault(diagnostic.message) }
    guard let root = document.root, root["format"]?.string == Self.format else {
      throw fault("it has no format '\(Self.format)'")
    }
    guard root["version"]?.number == 1 else { throw fault("its version is not 1") }
    func texts(_ name: String) throws(EnvironmentError) -> [String] {
      guard let value = root[name] else { return [] }
      let texts = value.array?.compactMap(\.string)
      guard let texts, texts.count == value.array?.count, !texts.contains("") else {
        throw fault("'\(name)' is not a list of texts")
      }
      return texts
    }
    func number(_ name: String, through largest: Double) throws(EnvironmentError) -> Double {
      guard let value = root[name] else { return 0 }
      guard let number = value.number, number >= 0, number <= largest else {
        throw fault("'\(name)' is not a number from 0 to \(Int(largest))")
      }
      return number
    }
    documents = try texts("documents")
    options = try texts("options")
    scenes = try texts("scenes")
    masks = try texts("masks")
    tolerance = try number("tolerance", through: 1000)
    threshold = try number("threshold", through: 100)
    if documents.isEmpty { throw fault("'documents' is empty") }
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    func list(_ name: String, _ texts: [String], _ writer: inout JSONWriter) {
      writer.key(name)
      writer.array(texts) { writer, text in writer.value(text) }
    }
    writer.object(.lines) { member in
      member.member("format", Self.format)
      member.member("version", 1)
      list("documents", documents, &member)
      list("options", options, &member)
      list("scenes", scenes, &member)
      list("masks", masks, &member)
      member.member("tolerance", tolerance)
      member.member("threshold", threshold)
    }
    writer.endLine()
    return writer.bytes
  }
}
