import InterfaceAssets
import InterfaceModel
import InterfaceResolution
import InterfaceSource

/// The input of a compilation.
struct CompilationInput: Sendable {
  /// The bytes and path of the document.
  var file: SourceFile
  /// The images, colors and fonts that the document can refer to.
  let assets: Assets
  /// The translations of the document.
  let localizations: Localizations
  /// The configuration files that apply to the document, or `nil` if there are none.
  let configuration: ProjectConfiguration?
  /// The options of the compiler.
  let options: CompilerOptions

  /// Returns a resolver of the document for its configurations.
  func resolver(
    for document: Document, _ editions: DocumentEditions, tools: Compiler.Tools,
    noting log: AssetLookupLog? = nil
  ) -> DocumentResolver {
    let graph = editions.graphs[0]
    // Image files are opened only for a layout that may show them.
    let catalog =
      options.configurations.isEmpty
      ? nil : tools.headers.lookup(in: assets, for: document.resources, noting: log)
    return DocumentResolver(
      graph, editions: editions, catalog: catalog,
      colors: assets.colors(noting: log), resolvesColors: options.resolvesColors,
      overrides: configuration.flatMap { OverrideResolver($0.sections, graph) })
  }
}
