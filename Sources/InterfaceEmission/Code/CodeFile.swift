/// A Swift file with the names in documents and catalogs that code can use.
///
/// ```swift
/// let code = CodeFile(of: [compilation], options: CodeOptions(access: .public, name: "Screens"))
/// print(code.bytes.count, code.warnings)
/// ```
public struct CodeFile: Sendable {
  /// The content of the file.
  public let bytes: [UInt8]
  /// Warnings about probable mistakes, one sentence each.
  public let warnings: [String]

  /// The maximum number of warnings that are listed individually.
  private static let mostWarnings = 40

  /// Generates the file.
  ///
  /// - Parameters:
  ///   - documents: The names in documents, in any order.
  ///   - assets: The names in catalogs.
  ///   - options: The name and access level of the code.
  package init(_ documents: [DocumentCode], _ assets: CodeAssets, _ options: CodeOptions) {
    let sorted = documents.sorted { NameScope.isLess($0.path, $1.path) }
    var writer = CodeWriter(options: options)
    writer.text.line("// Written by `ninefold codegen`: changes are lost when it is written again.")
    writer.text.line("")
    writer.text.line("/// What code can ask of interface documents by name.")
    writer.block("\(options.prefix)enum \(options.name)") { writer in
      writer.writeStoryboards(sorted.filter(\.isStoryboard))
      writer.writeNibs(sorted.filter { !$0.isStoryboard })
      writer.writeReusables(sorted)
      writer.writeTexts(
        sorted.map(\.restorationIdentifiers), in: "RestorationIdentifiers",
        "Restoration identifiers of controllers and views.")
      writer.writeTexts(
        sorted.map(\.accessibilityIdentifiers), in: "AccessibilityIdentifiers",
        "Accessibility identifiers, by which tests find views.")
      writer.writeColors(sorted, assets)
      writer.writeImages(sorted, assets)
      writer.writeLayouts(sorted)
    }
    writer.writePlatform()
    bytes = writer.text.bytes
    let rest = writer.warnings.count - Self.mostWarnings
    warnings =
      writer.warnings.prefix(Self.mostWarnings)
      + (rest > 0 ? ["\(rest) more names are the same in Swift"] : [])
  }
}
