import InterfaceSource
import SourceScanning

/// Holds the names that code looks something up by to those that there are.
enum SourceNames {
  /// Something that code looks up by name.
  struct Lookup {
    /// The kind of calls.
    let kind: NameUse.Kind
    /// What is looked up, in words.
    let words: String
    /// The same in one word, for the nearest name.
    let noun: String

    init(_ kind: NameUse.Kind, _ words: String, _ noun: String? = nil) {
      self.kind = kind
      self.words = words
      self.noun = noun ?? words
    }
  }

  /// Reports every name that calls look up and that is not among those that there are.
  ///
  /// - Parameters:
  ///   - kind: What is found.
  ///   - lookup: What is looked up.
  ///   - project: The project.
  ///   - names: The names that there are; where there are none at all, nobody knows where they come from.
  ///   - gaps: What could not be looked into and may have such a name.
  ///   - findings: What is reported.
  static func check(
    _ kind: DiagnosticKind, _ lookup: Lookup, in project: LintedProject, among names: Set<String>,
    unless gaps: [ProjectGap], _ findings: inout ProjectFindings
  ) {
    guard let sources = project.sources, !names.isEmpty else { return }
    var nearest = NearestNames()
    for (path, use) in sources.uses where use.kind == lookup.kind {
      guard !use.name.isEmpty, !names.contains(use.name) else { continue }
      findings[path].report(
        kind, at: use.range, "the project has no \(lookup.words) '\(use.name)'",
        notes: nearest.notes(lookup.noun, for: use.name, among: names.sorted()),
        unless: gaps)
    }
  }
}

extension SourceNames {
  /// The names by which code may ask for an image file: with and without extension, without scale and device.
  static func names(ofImage path: String) -> Set<String> {
    let file = path.split(separator: "/").last.map { String($0) } ?? path
    guard let dot = file.lastIndex(of: ".") else { return [file] }
    let ending = file[dot...]
    var base = file[..<dot]
    for device in ["~iphone", "~ipad", "~tv"] where base.hasSuffix(device) {
      base = base.dropLast(device.count)
    }
    for scale in ["@2x", "@3x"] where base.hasSuffix(scale) { base = base.dropLast(scale.count) }
    return [file, String(base), String(base + ending)]
  }
}
