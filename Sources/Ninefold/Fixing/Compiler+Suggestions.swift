import InterfaceLayout
public import InterfaceSource

extension Compiler {
  /// The budget for the suggestions of one document, in tableau entries that the solver visits.
  ///
  /// The budget counts visits instead of seconds, so that suggestions are the same on every
  /// machine. This many visits take two to three seconds; no document in the corpora takes more
  /// than 270 million.
  package static let suggestionBudget = 300_000_000

  /// Returns the findings of a compilation, with suggested constraints that resolve its ambiguous
  /// views and preserve the stored frames.
  ///
  /// Each constraint that is tried takes one compilation. Only views that are ambiguous in the
  /// document's own canvas have suggestions; a compilation without the canvas has none.
  ///
  /// - Parameter compilation: The document, compiled for a list of configurations that includes its
  ///   own canvas.
  /// - Returns: All findings of the compilation, those of ambiguous views with notes and fix-its. Use
  ///   them instead of `Compilation.diagnostics`.
  public mutating func suggestingConstraints(for compilation: Compilation) -> [Diagnostic] {
    suggestingConstraints(for: compilation, budget: Self.suggestionBudget)
  }

  /// Returns the findings with suggestions, within a budget.
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
