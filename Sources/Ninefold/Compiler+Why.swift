import InterfaceEmission
import InterfaceLayout
public import InterfaceSource

extension Compiler {
  /// Why a view lies where it lies, in words, in each of the configurations.
  ///
  /// - Parameters:
  ///   - objectID: The view's id.
  ///   - file: The document's bytes with the path that findings name.
  ///   - assets: The images and colours that it can name.
  ///   - localizations: Its texts in other languages.
  ///   - configuration: What configuration files state of it; nil for nothing.
  /// - Returns: The report, nil when no installed view has the id in any configuration, and what was
  ///   found in the document.
  public mutating func why(
    _ objectID: String, in file: SourceFile, assets: Assets = Assets(),
    localizations: Localizations = Localizations(), configuration: ProjectConfiguration? = nil
  ) -> (text: String?, diagnostics: [Diagnostic]) {
    let compilation = compile(
      file, assets: assets, localizations: localizations, configuration: configuration)
    guard let laidOut = compilation.laidOut else { return (nil, compilation.diagnostics) }
    var reports: [String] = []
    for number in laidOut.layout.configurations.indices {
      let explanation = DeepStack.run(isDeep: compilation.isDeep) { [tools] in
        tools.layouter.explain(
          ObjectID(objectID), in: laidOut.resolution, at: number, options: laidOut.options)
      }
      if let explanation { reports.append(WhyReport.text(of: explanation, in: file)) }
    }
    let text = reports.isEmpty ? nil : reports.joined(separator: "\n")
    return (text, compilation.diagnostics)
  }
}
