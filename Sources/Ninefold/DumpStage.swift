/// The stages whose results can be printed as text.
///
/// ```swift
/// var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
/// print(compiler.dump(file, stage: .layout).text)
/// ```
public enum DumpStage: String, Hashable, Sendable, CaseIterable {
  /// The elements and attributes of the XML document with their source positions.
  case events
  /// The document as decoded from the file.
  case document
  /// The scenes for each configuration, with overrides applied.
  case resolved
  /// The active constraints of each configuration.
  case constraints
  /// The frames in each configuration.
  case layout
}
