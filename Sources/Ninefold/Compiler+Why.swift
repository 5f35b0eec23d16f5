import InterfaceEmission
package import InterfaceLayout
public import InterfaceSource

extension Compiler {
  /// Returns an explanation of a view's position and size in each configuration, as text.
  ///
  /// - Parameters:
  ///   - objectID: The view's id.
  ///   - file: The document's bytes and the path that findings report.
  ///   - assets: The images and colors that the document can refer to.
  ///   - localizations: The translations of the document.
  ///   - configuration: The configuration files that apply to the document, or `nil` if there are
  ///     none.
  /// - Returns: The report, or `nil` if no installed view has the id in any configuration, and the
  ///   findings of the document.
  public mutating func why(
    _ objectID: String, in file: SourceFile, assets: Assets = Assets(),
    localizations: Localizations = Localizations(), configuration: ProjectConfiguration? = nil
  ) -> (text: String?, diagnostics: [Diagnostic]) {
    let (explanations, diagnostics) = explanations(
      of: objectID, in: file, assets: assets, localizations: localizations,
      configuration: configuration)
    let reports = explanations.map { WhyReport.text(of: $0, in: file) }
    return (reports.isEmpty ? nil : reports.joined(separator: "\n"), diagnostics)
  }

  /// Returns the explanations of `why`, one for each configuration in which the view is installed.
  package mutating func explanations(
    of objectID: String, in file: SourceFile, assets: Assets, localizations: Localizations,
    configuration: ProjectConfiguration?
  ) -> (explanations: [LayoutExplanation], diagnostics: [Diagnostic]) {
    let compilation = compile(
      file, assets: assets, localizations: localizations, configuration: configuration)
    guard let laidOut = compilation.laidOut else { return ([], compilation.diagnostics) }
    let explanations = laidOut.layout.configurations.indices.compactMap { number in
      DeepStack.run(isDeep: compilation.isDeep) { [tools] in
        tools.layouter.explain(
          ObjectID(objectID), in: laidOut.resolution, at: number, options: laidOut.options)
      }
    }
    return (explanations, compilation.diagnostics)
  }
}
