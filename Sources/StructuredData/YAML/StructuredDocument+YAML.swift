package import InterfaceSource

extension StructuredDocument {
  /// Reads a YAML file's bytes as UTF-8, with or without a byte-order mark; the value of an empty file is null.
  ///
  /// The file is one YAML 1.2 document whose scalars are interpreted by the core schema. Anchors,
  /// aliases and tags are rejected: a configuration does not require them, and without aliases no
  /// file expands beyond its size.
  package init(yaml file: SourceFile, limits: StructuredLimits = .yaml) {
    guard file.bytes.count <= limits.byteCount else {
      self.init(nil, [.tooManyBytes(.yamlTooLarge, limit: limits.byteCount)])
      return
    }
    if let range = file.firstInvalidUTF8 {
      self.init(nil, [.notUTF8(.yamlNotUTF8, range)])
      return
    }
    var builder = YAMLTreeBuilder(file.bytes, limits: limits)
    builder.parse()
    self.init(builder.root, builder.diagnostics.sorted { $0.range.start < $1.range.start })
  }
}
