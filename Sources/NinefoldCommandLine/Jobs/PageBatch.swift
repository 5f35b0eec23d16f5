import Reporting
import InterfaceLint
import InterfaceEmission
import Ninefold
import NinefoldProject

/// The documents of a command line as one page.
struct PageBatch {
  let batch: Batch
  /// The results of the documents with the first trait collection.
  let results: [DocumentResult]
  /// The content of the page for each document.
  let pages: [PageDocument]

  /// Compiles documents and draws their pictures.
  ///
  /// Everything is shown with each trait collection, of which there is at least one. With the
  /// first, windows in the range can be chosen freely.
  init(
    _ arguments: DocumentArguments, traits: [TraitCollection], resizeRange: ResizeRange?,
    bezel: Bezel = .none, outlinedTexts: TextTally? = nil, _ console: Console
  ) throws(ToolError) {
    var batch = try Batch(arguments)
    batch.pdf = PDFConversion()
    batch.explainsViews = true
    // The rules that need only the document.
    let rules = Set(DiagnosticKind.rules.filter { !$0.isOptIn }.map(\.id))
    let overrides = batch.options.traitOverrides
    let products = ConfigurationRequest.products(in: batch.options.configurations)
    var first: [DocumentResult] = []
    var pages: [PageDocument] = []
    for (number, varied) in traits.enumerated() {
      batch.options.traitOverrides = TraitCollection(traitsFrom: [overrides, varied])
      batch.linting = number == 0 ? Batch.Linting(rules: RuleSelection(rules)) : nil
      batch.resizeRange = number == 0 ? resizeRange : nil
      let existing = Dictionary(
        zip(batch.documents.map(\.path), pages), uniquingKeysWith: { first, _ in first })
      let results = batch.run(console) { compilation, document, result in
        var page = existing[document.path] ?? PageDocument(path: document.path)
        let findings = compilation.diagnostics + (result.lint?.diagnostics ?? [])
        result.lint = nil
        compilation.add(
          to: &page, findings: number == 0 ? findings : [], products: products,
          explanations: result.explanations ?? LayoutExplanations(), bezel: bezel,
          outlinedTexts: outlinedTexts)
        if let resizing = result.resizing {
          compilation.add(resizing, to: &page, outlinedTexts: outlinedTexts)
        }
        result.resizing = nil
        result.explanations = nil
        result.page = page
        // Findings of rules are shown on the page, and printed by `lint`.
        result.report = FileReport(
          findings.filter { !rules.contains($0.id) }, in: compilation.file,
          configurations: compilation.configurationNames)
      }
      if number == 0 { first = results }
      pages = zip(batch.documents, results).map { document, result in
        result.page ?? existing[document.path] ?? PageDocument(path: document.path)
      }
    }
    batch.linting = nil
    self.batch = batch
    results = first
    self.pages = pages
  }

  static func combinations(_ varied: [[TraitCollection]]) -> [TraitCollection] {
    varied.reduce([TraitCollection()]) { combinations, values in
      combinations.flatMap { combination in
        values.map { TraitCollection(traitsFrom: [combination, $0]) }
      }
    }
  }
}
