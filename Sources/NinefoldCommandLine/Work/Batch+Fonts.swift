import InterfaceSource
import Ninefold
import NinefoldProject

/// A document's texts that show how well fonts measure.
struct CheckedDocument: Sendable {
  /// The path of the document as the user gave it.
  var path: String
  /// The texts; none when the document could not be read.
  var texts: [FontCheck.Text] = []
  /// What was found in the document, and what the environment did not allow.
  var result = DocumentResult()
}

extension Batch {
  /// Checks the fonts of every document.
  func checkFonts(_ console: Console) -> [CheckedDocument] {
    Workers.map(documents, count: jobs) { [options, assets, fonts] in
      var compiler = Compiler(options: options)
      return { (_, document) -> CheckedDocument in
        var entry = CheckedDocument(path: document.path)
        do throws(EnvironmentError) {
          let file = try Self.read(document, console, compiler.options.limits)
          let found = compiler.checkFonts(
            of: file,
            assets: assets.assets(for: document).with(fonts: fonts.fonts(for: document)))
          entry.texts = found.check.texts
          // Only what leaves a document without texts is told: `lint` tells the rest.
          let isMade = !found.diagnostics.contains { $0.severity == .error }
          entry.result.isMade = isMade
          if !isMade { entry.result.report = FileReport(found.diagnostics, in: file) }
        } catch {
          entry.result.faults.append(error)
        }
        return entry
      }
    }
  }
}
