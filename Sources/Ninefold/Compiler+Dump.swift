public import InterfaceSource

extension Compiler {
  /// What a stage makes of a document, as lines for people.
  ///
  /// - Parameters:
  ///   - file: The document's bytes with the path that findings name.
  ///   - assets: The images and colours that it can name.
  ///   - stage: The stage whose result is wanted.
  /// - Returns: The lines, empty when the document did not get that far, and what was found.
  public mutating func dump(
    _ file: SourceFile, assets: Assets = Assets(), stage: DumpStage
  ) -> (text: [UInt8], diagnostics: [Diagnostic]) {
    let compilation = compile(file, assets: assets)
    return ([], compilation.diagnostics)
  }
}
