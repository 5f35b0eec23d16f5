import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceReading
import InterfaceResolution
public import InterfaceSource
import InterfaceXML

extension Compiler {
  /// What a stage makes of a document, as lines for people.
  ///
  /// - Parameters:
  ///   - file: The document's bytes with the path that findings name.
  ///   - assets: The images and colours that it can name.
  ///   - localizations: Its texts in other languages.
  ///   - configuration: What configuration files state of it; nil for nothing.
  ///   - stage: The stage whose result is wanted.
  /// - Returns: The lines, empty when the document did not get that far, and what was found.
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
  /// The dumps of all scenes, each under the names of the configurations that share it.
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
