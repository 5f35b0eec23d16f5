/// One file of Swift with what code can ask of documents and catalogs by name.
///
/// ```swift
/// let code = CodeFile(of: [compilation], options: CodeOptions(access: .public, name: "Screens"))
/// print(code.bytes.count, code.warnings)
/// ```
public struct CodeFile: Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// What is probably not meant, one sentence each.
  public let warnings: [String]

  /// How many warnings are told one by one.
  private static let mostWarnings = 40

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - documents: What documents say, in any order.
  ///   - assets: What catalogs say.
  ///   - options: What the code is called, and who may see it.
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
