package import InterfaceSource

/// What a YAML file holds, and what is wrong with it.
///
/// The file is one document of YAML 1.2 whose scalars are read by the core schema. Anchors, aliases and tags are refused:
/// a configuration needs none, and without aliases no file is larger than it looks.
package struct YAMLDocument: Sendable {
  /// The value of the file, null for an empty one; nil when the file is malformed or beyond a limit, which is then the
  /// last of the diagnostics.
  package let root: YAMLValue?
  /// What is wrong, in the order of the file.
  package let diagnostics: [Diagnostic]

  /// Reads a file's bytes as UTF-8, with or without a byte-order mark.
  package init(reading file: SourceFile, limits: YAMLLimits = .standard) {
    guard file.bytes.count <= limits.byteCount else {
      self.init(failing: .yamlTooLarge(limit: limits.byteCount))
      return
    }
    if let range = file.firstInvalidUTF8 {
      self.init(failing: .yamlNotUTF8(range))
      return
    }
    var builder = YAMLTreeBuilder(file.bytes, limits: limits)
    builder.parse()
    self.init(
      root: builder.root,
      diagnostics: builder.diagnostics.sorted { $0.range.start < $1.range.start })
  }

  private init(failing diagnostic: Diagnostic) {
    self.init(root: nil, diagnostics: [diagnostic])
  }

  private init(root: YAMLValue?, diagnostics: [Diagnostic]) {
    self.root = root
    self.diagnostics = diagnostics
  }
}

extension Diagnostic {
  fileprivate static func yamlTooLarge(limit: Int) -> Diagnostic {
    Diagnostic(.yamlTooLarge, at: .start, message: "the file has more than \(limit) bytes")
  }

  fileprivate static func yamlNotUTF8(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .yamlNotUTF8, at: range, message: "these bytes are not UTF-8",
      notes: [Note("save the file as UTF-8")])
  }
}
