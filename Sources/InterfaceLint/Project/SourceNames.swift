import InterfaceSource
import SourceScanning

/// Compares the names that code looks up with those that exist.
enum SourceNames {
  /// A kind of object that code looks up by name.
  struct Lookup {
    let kind: NameReference.Kind
    /// The object in words, for messages.
    let displayName: String
    /// The object in one word, for suggestions.
    let noun: String

    init(_ kind: NameReference.Kind, _ displayName: String, _ noun: String? = nil) {
      self.kind = kind
      self.displayName = displayName
      self.noun = noun ?? displayName
    }
  }

  /// Reports every name that calls look up and that does not exist.
  ///
  /// - Parameters:
  ///   - kind: The kind of the finding.
  ///   - lookup: The kind of object that is looked up.
  ///   - project: The project.
  ///   - names: The existing names. If there are none at all, their source is unknown and nothing
  ///     is reported.
  ///   - gaps: The parts that could not be examined and may contain such a name.
  ///   - findings: The findings to append to.
  static func check(
    _ kind: DiagnosticKind, _ lookup: Lookup, in project: LintedProject, among names: Set<String>,
    unless gaps: [ProjectGap], _ findings: inout ProjectFindings
  ) {
    guard let sources = project.sources, !names.isEmpty else { return }
    var nearest = NearestNames()
    for (path, use) in sources.uses where use.kind == lookup.kind {
      guard !use.name.isEmpty, !names.contains(use.name) else { continue }
      findings[path].report(
        kind, at: use.range, "the project has no \(lookup.displayName) '\(use.name)'",
        notes: nearest.notes(lookup.noun, for: use.name, among: names.sorted()),
        unless: gaps)
    }
  }
}

extension SourceNames {
  /// Returns the names by which code may load an image file: with and without extension, without
  /// scale and device.
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
