package import NinefoldProject
import ConfigurationReading
package import InterfaceResolution
package import InterfaceSource
package import Ninefold

/// The cache of `compile`, which provides results without compiling documents.
///
/// The key of a result is a digest of everything that is known before the content of a document is
/// examined: the tool, the options, the document's name and bytes, the SDK, the configuration files,
/// the texts in other languages and the fonts. Lookups in asset catalogs are known only after a
/// compilation: the result lists the names that were looked up, and remains valid as long as the
/// catalogs return the same assets.
package struct CompileCache: Sendable {
  /// The inputs of the compilation of a document.
  package struct Inputs {
    package var file: SourceFile
    /// The document's name without its folder.
    package var name: String
    package var assets: Assets
    package var localizations: Localizations
    package var configuration: ProjectConfiguration?
    package var options: CompilerOptions

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

    /// Returns a digest of everything that is known before the content of the document is examined.
    ///
    /// - Parameter start: The part that is the same for all documents.
    /// - Returns: The digest.
    package func digest(after start: [UInt8]) -> Digest {
      var writer = FieldWriter()
      writer.write(start)
      writer.write(name)
      writer.write(Digest(of: file.bytes).hexadecimal)
      // It may be that of an Xcode project.
      writer.write(options.sdkVersion.map { "\($0)" } ?? "")
      writer.write(configuration?.files ?? []) { writer, file in
        writer.write(file.bytes)
      }
      if options.languages != [.base] {
        writer.write(localizations.digest(limit: options.limits.bytes + 1).hexadecimal)
      }
      writer.write(assets.fonts.digest.hexadecimal)
      return Digest(of: writer.bytes)
    }
  }

  /// The stored results.
  package let results: ResultCache
  /// The prefix of the input of every key.
  private let start: [UInt8]

  /// Creates a cache for a command line and the app's property list.
  package init(_ results: ResultCache, words: [String], propertyList: [UInt8]?) {
    self.results = results
    var writer = FieldWriter()
    writer.write(ToolDigest.current(in: results))
    writer.write(words) { $0.write($1) }
    writer.write(propertyList ?? [])
    start = writer.bytes
  }

  /// Returns the key of a document's result.
  package func key(of inputs: Inputs) -> Digest { inputs.digest(after: start) }

  /// Returns the result of a document if its assets are unchanged, or `nil` if there is none.
  package func result(
    of key: Digest, _ inputs: Inputs, _ lookupDigests: inout AssetLookupDigests
  ) -> CachedResult? {
    guard let bytes = results.content(of: key, .result), let cached = CachedResult(bytes),
      lookupDigests.digest(of: cached.lookups, in: inputs.assets) == cached.lookupDigest
    else { return nil }
    return cached
  }

  /// Returns whether the result of a document depends only on what keys and lookups cover.
  package static func isReproducible(
    _ compilation: Compilation, _ report: FileReport, usage: OverrideUsage?
  ) -> Bool {
    // Findings may refer to other files, or be in them.
    report.entries.allSatisfy { $0.notes.allSatisfy { $0.note.path == nil } }
      && usage?.findings.isEmpty ?? true && !compilation.hasFontFailures
  }

  /// Stores the result of a document, if it can be reproduced without compiling the document.
  ///
  /// - Parameters:
  ///   - compilation: The compiled document.
  ///   - report: The findings in the document.
  ///   - usage: The usage of its configuration's overrides, or `nil` if it has no
  ///     configuration.
  ///   - layout: Its layout file, or `nil` if there is none.
  ///   - key: The key of the result.
  package func store(
    _ compilation: Compilation, _ report: FileReport, usage: OverrideUsage?,
    layout: [UInt8]?, as key: Digest
  ) {
    guard Self.isReproducible(compilation, report, usage: usage) else { return }
    var lookupDigests = AssetLookupDigests()
    let digest = layout.map { Digest(of: $0) }
    let cached = CachedResult(
      lookups: compilation.lookups, lookupDigest: compilation.lookupDigest(&lookupDigests),
      lines: FindingLine.all(report),
      severity: report.entries.map(\.diagnostic.severity).max(), layout: digest,
      matched: (usage?.matched ?? []).sorted {
        ($0.file, $0.range.start, $0.range.end) < ($1.file, $1.range.start, $1.range.end)
      },
      missing: usage?.missing ?? [])
    // A result without its layout would be useless.
    if let layout, let digest { results.store(layout, as: digest, .layout) }
    results.store(cached.bytes, as: key, .result)
  }
}
