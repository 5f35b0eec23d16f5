import InterfaceEmission
public import InterfaceSource

/// A page of HTML that shows documents in all configurations that they were compiled for, and needs nothing besides itself.
///
/// ```swift
/// var page = PreviewPage()
/// page.add(compilation)
/// print(page.html.count)
/// ```
public struct PreviewPage: Sendable {
  private var documents: [PageDocument] = []

  /// Creates a page without documents.
  public init() {}

  /// Adds a document.
  ///
  /// - Parameters:
  ///   - compilation: The document; it adds nothing but its findings where the file holds none.
  ///   - findings: What the page says is wrong with it; nil for the findings of the compilation.
  ///   - reasons: Why its views lie where they lie, which the page says of views that are chosen.
  public mutating func add(
    _ compilation: Compilation, findings: [Diagnostic]? = nil,
    reasons: LayoutExplanations = LayoutExplanations()
  ) {
    var document = PageDocument(path: compilation.file.path)
    compilation.add(
      to: &document, findings: findings ?? compilation.diagnostics, explanations: reasons)
    documents.append(document)
  }

  /// The page.
  public var html: [UInt8] { PageHTML.page(documents) }
}
