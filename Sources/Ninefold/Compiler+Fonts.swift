import InterfaceLayout
import InterfaceModel
import InterfaceReading
import InterfaceResolution
package import InterfaceSource
import TextMeasurement

extension Compiler {
  /// Compares measured text widths with the widths that Interface Builder stored.
  ///
  /// - Parameters:
  ///   - file: The document's bytes and the path that findings report.
  ///   - assets: The images and fonts that the document can refer to.
  /// - Returns: The texts, none if the file contains no document, and the findings of the document.
  package mutating func checkFonts(
    of file: SourceFile, assets: Assets
  ) -> (check: FontCheck, diagnostics: [Diagnostic]) {
    let compilation = compile(file, assets: assets)
    guard let laidOut = compilation.laidOut,
      let canvas = ConfigurationRequest.canvas.configuration(
        for: laidOut.graph.settings, with: options)
    else { return (FontCheck(texts: []), compilation.diagnostics) }
    let found = DeepStack.run(isDeep: compilation.isDeep) { [tools] in
      let resolver = DocumentResolver(
        laidOut.graph,
        catalog: tools.headers.lookup(in: assets, for: laidOut.graph.settings.resources))
      return tools.layouter.storedTexts(
        in: resolver.resolve([canvas]), options: laidOut.options)
    }
    let lines = LineTable(file)
    let texts = found.map { text in
      var name: String?
      if case .named(let named, _) = text.font.face { name = named }
      return FontCheck.Text(
        object: text.id, location: lines.location(of: text.range.start), text: text.text,
        font: name, file: text.file, pointSize: text.font.size, stored: text.stored.width,
        measured: text.measured.width, isSubstituted: text.isSubstituted)
    }
    return (FontCheck(texts: texts), compilation.diagnostics)
  }
}
