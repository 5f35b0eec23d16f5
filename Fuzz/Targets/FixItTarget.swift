import InterfaceSource
import Ninefold

/// Applies each fix-it of a document's findings separately.
enum FixItTarget {
  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Fuzz.storyboard", bytes: bytes)
    let found = findings(file)
    // A document that is not well formed has no fix-its, and a dozen fix-its cover as much as all.
    var tried = 0
    for finding in found where tried < 12 {
      finding.requireRanges(in: file)
      for fixIt in finding.fixIts {
        guard let corrected = file.applying(fixIt.edits) else { continue }
        tried += 1
        let left = findings(corrected)
        let what = "'\(fixIt.label)' of \(finding.id) at \(finding.range.start)"
        Property.require(
          !left.contains {
            $0.range.start == finding.range.start && $0.message == finding.message
          }, "the fix-it \(what) leaves the finding")
        Property.require(
          left.filter { $0.kind.category == .file }.map(\.id)
            == found.filter { $0.kind.category == .file }.map(\.id),
          "the fix-it \(what) breaks the file")
      }
    }
  }

  /// The findings that need no layout.
  private static func findings(_ file: SourceFile) -> [Diagnostic] {
    var compiler = Compiler(options: CompilerOptions(configurations: []))
    return compiler.compile(file).diagnostics
  }
}
