import InterfaceSource
import Ninefold
import StructuredData

/// Reads arbitrary bytes as YAML.
enum YAMLTarget {
  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Fuzz.yml", bytes: bytes)
    let document = StructuredDocument(yaml: file)
    for diagnostic in document.diagnostics { diagnostic.requireRanges(in: file) }
    Property.require(
      document.root != nil || !document.diagnostics.isEmpty,
      "nothing is said of a file without a value")
    if let root = document.root {
      root.range.require(in: file, "the root")
      requireRanges(of: root, in: file)
    }
    let again = StructuredDocument(yaml: file)
    Property.require(
      again.root == document.root && again.diagnostics == document.diagnostics,
      "the same bytes are read otherwise")
    let configuration = ProjectConfiguration(reading: [file])
    for (file, diagnostics) in configuration.findings {
      for diagnostic in diagnostics { diagnostic.requireRanges(in: file) }
    }
  }

  /// Requires that the ranges of children are ordered and inside their parent's range.
  private static func requireRanges(of whole: StructuredValue, in file: SourceFile) {
    var end = whole.range.start
    func require(_ range: SourceRange) {
      Property.require(
        end <= range.start && range.start <= range.end && range.end <= whole.range.end,
        "the parts of \(whole.range) are not in order: \(range)")
      end = range.end
    }
    for element in whole.array ?? [] {
      require(element.range)
      requireRanges(of: element, in: file)
    }
    for member in whole.members ?? [] {
      require(member.nameRange)
      require(member.value.range)
      requireRanges(of: member.value, in: file)
    }
  }
}
