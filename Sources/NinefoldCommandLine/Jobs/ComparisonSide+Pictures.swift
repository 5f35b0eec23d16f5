import Reporting
import InterfaceComparison
import Ninefold
import NinefoldProject
import Synchronization

extension ComparisonSide {
  /// Draws the scenes of layout files as boxes.
  func outlinePictures(
    _ requested: [ComparisonPicture], _ outlinedTexts: TextTally?, _ console: Console
  ) -> [ComparisonPicture: [UInt8]] {
    let captions = captions(outlinedTexts)
    let byDocument = Dictionary(grouping: requested, by: \.document)
    let drawn = Mutex<[ComparisonPicture: [UInt8]]>([:])
    _ = choosing(Set(byDocument.keys)).forEach(console) { _, layout in
      var diagnostics: [Diagnostic] = []
      let file = SourceFile(path: layout.path, bytes: layout.bytes)
      let read = LayoutFile(reading: file, &diagnostics)
      for picture in byDocument[layout.path] ?? [] {
        let outline = read?.outline(ofScene: picture.scene, in: picture.configuration)
        guard let outline else { continue }
        drawn.withLock { $0[picture] = OutlinePicture.svg(outline, captions) }
      }
    }
    return drawn.withLock(\.self)
  }

  /// Returns a writer of captions in the fonts that `--fonts` names or those of outlined texts.
  func captions(_ outlinedTexts: TextTally?) -> Captions {
    Captions(outlinedTexts, fonts: batch?.fonts.specified ?? Fonts())
  }

  /// Compiles the documents of pictures again and passes each picture to a function with the
  /// compilation.
  func forEachDocument(
    of requested: [ComparisonPicture], _ console: Console,
    _ draw: @Sendable @escaping (ComparisonPicture, Compilation) -> Void
  ) {
    guard case .documents(var few, let paths) = self else { return }
    let byDocument = Dictionary(grouping: requested, by: \.document)
    var names: [DocumentInput: String] = [:]
    for (document, path) in zip(few.documents, paths) { names[document] = path }
    few.documents = few.documents.filter { byDocument[names[$0] ?? ""] != nil }
    few.options.resolvesColors = true
    let pdf = PDFConversion()
    few.pdf = pdf
    _ = few.run(console) { [names] compilation, document, _ in
      for picture in byDocument[names[document] ?? ""] ?? [] { draw(picture, compilation) }
    }
    for warning in pdf.warnings { console.warn(warning.message) }
  }

  /// Returns the side with the layout files of some documents only.
  private func choosing(_ names: Set<String>) -> ComparisonSide {
    guard case .files(let files, let isOperand, let jobs) = self else { return self }
    return .files(
      files.filter { names.contains($0.name) }, isOperand: isOperand, jobs: jobs)
  }
}
