/// The stages whose results can be printed for people.
///
/// ```swift
/// var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
/// print(compiler.dump(file, stage: .layout).text)
/// ```
public enum DumpStage: String, Hashable, Sendable, CaseIterable {
  /// The elements and attributes of the XML document with their places.
  case events
  /// The document as the file says it.
  case document
  /// The scenes for each configuration, overrides applied.
  case resolved
  /// The active constraints of each configuration.
  case constraints
  /// Where everything lies in each configuration.
  case layout
}
