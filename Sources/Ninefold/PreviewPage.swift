import InterfaceEmission
public import InterfaceSource

/// A self-contained HTML page that shows documents in all configurations that they were compiled
/// for.
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

  /// Adds a document to the page.
  ///
  /// - Parameters:
  ///   - compilation: The compilation; it adds only its findings if the file contains no document.
  ///   - findings: The findings that the page lists, or `nil` for those of the compilation.
  ///   - reasons: The explanations of the views' frames, which the page shows for selected views.
  public mutating func add(
    _ compilation: Compilation, findings: [Diagnostic]? = nil,
    reasons: LayoutExplanations = LayoutExplanations()
  ) {
    var document = PageDocument(path: compilation.file.path)
    compilation.add(
      to: &document, findings: findings ?? compilation.diagnostics, explanations: reasons)
    documents.append(document)
  }

  /// The bytes of the page.
  public var html: [UInt8] { PageHTML.page(documents) }
}
