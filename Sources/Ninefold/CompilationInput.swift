import InterfaceAssets
import InterfaceModel
import InterfaceResolution
import InterfaceSource

/// What a document is compiled with.
struct CompilationInput: Sendable {
  /// The document's bytes and path.
  var file: SourceFile
  /// The images, colours and fonts that it can name.
  let assets: Assets
  /// Its texts in other languages.
  let localizations: Localizations
  /// What configuration files state of it; nil for nothing.
  let configuration: ProjectConfiguration?
  /// Where and how it is compiled.
  let options: CompilerOptions

  /// What resolves a document in one place after another.
  func resolver(
    for document: Document, _ editions: DocumentEditions, tools: Compiler.Tools,
    noting log: AssetQuestionLog? = nil
  ) -> DocumentResolver {
    let graph = editions.graphs[0]
    // Files of images are opened only for a layout that may show them.
    let catalog =
      options.configurations.isEmpty
      ? nil : tools.headers.lookup(in: assets, for: document.resources, noting: log)
    return DocumentResolver(
      graph, editions: editions, catalog: catalog,
      colors: assets.colors(noting: log), resolvesColors: options.resolvesColors,
      statements: configuration.flatMap { StatementResolver($0.sections, graph) })
  }
}
