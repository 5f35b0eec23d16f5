package import NinefoldProject
import ConfigurationReading
package import InterfaceResolution
package import InterfaceSource
package import Ninefold

/// The cache of `compile`: which result a document has, without compiling it.
///
/// The key of a result is a digest of all that is known before a document is read further: the tool, the options, the document's name and
/// bytes, the configuration files, the texts in other languages and the fonts. What a compilation asks of asset catalogs is known
/// afterwards: the result says the names, and holds as long as the catalogs answer them as they did.
package struct CompileCache: Sendable {
  /// What a document is compiled from.
  package struct Inputs {
    package var file: SourceFile
    /// The document's name without its folder.
    package var name: String
    package var assets: Assets
    package var localizations: Localizations
    package var configuration: ProjectConfiguration?
    package var options: CompilerOptions

    /// Takes what there is.
    package init(
      file: SourceFile, name: String, assets: Assets, localizations: Localizations,
      configuration: ProjectConfiguration?, options: CompilerOptions
    ) {
      self.file = file
      self.name = name
      self.assets = assets
      self.localizations = localizations
      self.configuration = configuration
      self.options = options
    }
  }

  /// Where results are kept.
  package let results: ResultCache
  /// What every key begins with.
  private let start: [UInt8]

  /// Takes a cache.
  package init(_ results: ResultCache, words: [String], propertyList: [UInt8]?) {
    self.results = results
    var writer = FieldWriter()
    writer.write(ToolDigest.current(in: results))
    writer.write(words) { $0.write($1) }
    writer.write(propertyList ?? [])
    start = writer.bytes
  }

  /// The key of a document's result.
  package func key(of inputs: Inputs) -> Digest {
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
  package func result(
    of key: Digest, _ inputs: Inputs, _ answers: inout AssetAnswers
  ) -> KeptResult? {
    guard let bytes = results.content(of: key, .result), let kept = KeptResult(bytes),
      answers.digest(of: kept.questions, in: inputs.assets) == kept.answers
    else { return nil }
    return kept
  }

  /// Keeps what became of a document, where that can be said again without it.
  ///
  /// - Parameters:
  ///   - compilation: The compiled document.
  ///   - report: What was found in it.
  ///   - statements: What became of the statements of its configuration; nil without one.
  ///   - layout: Its layout file; nil where there is none.
  ///   - key: The key of the result.
  package func keep(
    _ compilation: Compilation, _ report: FileReport, statements: StatementUse?,
    layout: [UInt8]?, as key: Digest
  ) {
    guard
      // These findings name other files, or stand in them.
      report.entries.allSatisfy({ $0.notes.allSatisfy { $0.note.path == nil } }),
      statements?.findings.isEmpty ?? true, !compilation.hasFontFailures
    else { return }
    var answers = AssetAnswers()
    let digest = layout.map { Digest(of: $0) }
    let kept = KeptResult(
      questions: compilation.questions, answers: compilation.answers(&answers),
      lines: FindingLine.all(report),
      severity: report.entries.map(\.diagnostic.severity).max(), layout: digest,
      matched: (statements?.matched ?? []).sorted {
        ($0.file, $0.range.start, $0.range.end) < ($1.file, $1.range.start, $1.range.end)
      },
      missing: statements?.missing ?? [])
    // A result whose layout is missing would be of no use.
    if let layout, let digest { results.keep(layout, as: digest, .layout) }
    results.keep(kept.bytes, as: key, .result)
  }
}
