import InterfaceLayout
public import InterfaceSource

extension Compiler {
  /// How much is tried for the suggestions of one document, in entries of tableaus that the solver visits.
  ///
  /// Visits are counted, not seconds, so that the same is suggested everywhere. These take two to three seconds; of the
  /// documents in the corpora none takes more than 270 million.
  package static let suggestionBudget = 300_000_000

  /// The findings of a compilation, with the constraints that would settle its ambiguous views and keep the stored frames.
  ///
  /// That takes as many compilations as constraints are tried. Only views that are ambiguous in the document's own canvas have
  /// suggestions; a compilation for other places alone has none.
  ///
  /// - Parameter compilation: The document, compiled for its own canvas among other places.
  /// - Returns: All findings of the compilation, those of ambiguous views with notes and fix-its: use them instead of
  ///   `Compilation.diagnostics`.
  public mutating func suggestingConstraints(for compilation: Compilation) -> [Diagnostic] {
    suggestingConstraints(for: compilation, budget: Self.suggestionBudget)
  }

  /// The same, with as much tried as a budget allows.
  package mutating func suggestingConstraints(
    for compilation: Compilation, budget: Int
  ) -> [Diagnostic] {
    guard let xml = compilation.read?.xml else { return compilation.diagnostics }
    var input = compilation.input
    var search = SuggestionSearch(
      compilation.file, xml: xml, budget: budget,
      solverEffort: { [tools] in tools.layouter.solverEffort }
    ) { [tools] file in
      input.file = file
      return Self.compile(input, tools: tools)
    }
    return search.suggesting(compilation)
  }
}
