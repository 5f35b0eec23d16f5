import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceReading
import InterfaceResolution
public import InterfaceSource
import InterfaceXML

extension Compiler {
  /// Returns the result of a stage as readable lines of text.
  ///
  /// - Parameters:
  ///   - file: The document's bytes and the path that findings report.
  ///   - assets: The images and colors that the document can refer to.
  ///   - localizations: The translations of the document.
  ///   - configuration: The configuration files that apply to the document, or `nil` if there are
  ///     none.
  ///   - stage: The stage.
  /// - Returns: The lines, empty if the document did not reach the stage, and the findings.
  public mutating func dump(
    _ file: SourceFile, assets: Assets = Assets(), localizations: Localizations = Localizations(),
    configuration: ProjectConfiguration? = nil,
    stage: DumpStage
  ) -> (text: String, diagnostics: [Diagnostic]) {
    if stage == .events {
      let reading = read(file)
      let text = reading.document.map { EventDump.text(of: $0, file: file) }
      return (text ?? "", reading.diagnostics)
    }
    let compilation = compile(
      file, assets: assets, localizations: localizations, configuration: configuration)
    guard let laidOut = compilation.laidOut else { return ("", compilation.diagnostics) }
    let layout = laidOut.layout
    let text = DeepStack.run(isDeep: compilation.isDeep) {
      switch stage {
      case .events, .document: DocumentDump.text(of: laidOut.document)
      case .resolved: layout.dump { ResolvedDump.text(of: $0.scene) }
      case .constraints: layout.dump { ConstraintDump.text(of: $0.scene) }
      case .layout: layout.dump { LayoutDump.text(of: $0.scene, $0.layout) }
      }
    }
    return (text, compilation.diagnostics)
  }
}

extension DocumentLayout {
  /// Returns the dumps of all scenes, each with the names of the configurations that share it.
  fileprivate func dump(
    _ text: (DocumentLayout.SharedLayout) -> String
  ) -> String {
    var result = ""
    for shared in scenes.lazy.flatMap(\.layouts) {
      if !result.isEmpty { result += "\n" }
      let names = shared.configurations.map { configurations[$0].name }
      result += "in \(names.joined(separator: ", "))\n"
      result += text(shared)
    }
    return result
  }
}
