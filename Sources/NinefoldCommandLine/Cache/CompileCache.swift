import ConfigurationReading
import InterfaceResolution
import InterfaceSource
import Ninefold

/// The cache of `compile`: which result a document has, without compiling it.
///
/// The key of a result is a digest of all that is known before a document is read further: the tool, the options, the document's name and
/// bytes, the configuration files, the texts in other languages and the fonts. What a compilation asks of asset catalogs is known
/// afterwards: the result says the names, and holds as long as the catalogs answer them as they did.
struct CompileCache: Sendable {
  /// What a document is compiled from.
  struct Inputs {
    var file: SourceFile
    /// The document's name without its folder.
    var name: String
    var assets: Assets
    var localizations: Localizations
    var configuration: ProjectConfiguration?
    var options: CompilerOptions
  }

  let results: ResultCache
  /// What every key begins with.
  private let start: [UInt8]

  /// Takes a cache.
  init(_ results: ResultCache, words: [String], propertyList: [UInt8]?) {
    self.results = results
    var writer = FieldWriter()
    writer.write(ToolDigest.current(in: results))
    writer.write(words) { $0.write($1) }
    writer.write(propertyList ?? [])
    start = writer.bytes
  }

  /// The key of a document's result.
  func key(of inputs: Inputs) -> Digest {
    var writer = FieldWriter()
    writer.write(start)
    writer.write(inputs.name)
    writer.write(Digest(of: inputs.file.bytes).hexadecimal)
    writer.write(inputs.configuration?.files ?? []) { writer, file in
      writer.write(file.bytes)
    }
    if inputs.options.languages != [.base] {
      writer.write(inputs.localizations.digest(limit: inputs.options.limits.bytes + 1).hexadecimal)
    }
    writer.write(inputs.assets.fonts.digest.hexadecimal)
    return Digest(of: writer.bytes)
  }

  /// The result of a document whose assets still answer as they did; nil where there is none.
  func result(
    of key: Digest, _ inputs: Inputs, _ answers: inout AssetAnswers
  ) -> KeptResult? {
    guard let bytes = results.content(of: key, .result), let kept = KeptResult(bytes),
      answers.digest(of: kept.questions, in: inputs.assets) == kept.answers
    else { return nil }
    return kept
  }

  /// Keeps what became of a document, where that can be said again without it.
  ///
  /// The layout is nil where there is none.
  func keep(
    _ compilation: Compilation, _ result: DocumentResult, layout: [UInt8]?, as key: Digest
  ) {
    guard let report = result.report, result.localizationReports.allSatisfy(\.entries.isEmpty),
      // These findings name other files, or stand in them.
      report.entries.allSatisfy({ $0.notes.allSatisfy { $0.note.path == nil } }),
      result.configurationUse?.use.findings.isEmpty ?? true,
      !compilation.hasFontFailures
    else { return }
    var answers = AssetAnswers()
    let digest = layout.map { Digest(of: $0) }
    let kept = KeptResult(
      questions: compilation.questions, answers: compilation.answers(&answers),
      lines: FindingLine.all(report),
      severity: report.entries.map(\.diagnostic.severity).max(), layout: digest,
      matched: (result.configurationUse?.use.matched ?? []).sorted {
        ($0.file, $0.range.start, $0.range.end) < ($1.file, $1.range.start, $1.range.end)
      },
      missing: result.configurationUse?.use.missing ?? [])
    // A result whose layout is missing would be of no use.
    if let layout, let digest { results.keep(layout, as: digest, .layout) }
    results.keep(kept.bytes, as: key, .result)
  }
}
