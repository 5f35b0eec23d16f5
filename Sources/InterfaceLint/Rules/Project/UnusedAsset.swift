import InterfaceAssets
package import InterfaceSource
import SourceScanning
import StructuredData

/// An image or color of a catalog that nothing in the project names.
package enum UnusedAsset: ProjectRule {
  package static let kind = DiagnosticKind(
    "unused-asset", .note, .assets,
    summary:
      "An image or color of an asset catalog is not named in any document, source, property list or build setting.",
    rationale:
      "It makes the app larger, and developers waste time looking for where it is used. The rule is opt-in because names that code composes or gets from a "
      + "server are not recognized.",
    remedy: "Remove the asset, or suppress the finding and state what uses the asset."
  ).aliased("asset_unused", "UnusedResources").optIn

  /// The minimum length, in letters, of a part of a name from which code may have composed the name
  /// (a guess).
  private static let shortestPart = 3

  package static var needsCatalogs: Bool { true }
  package static var contents: DocumentNames.Contents { .assets }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    // Without sources it is unknown what code shows.
    guard let sources = project.sources, !sources.isEmpty, !sources.isOutline else { return }
    let gaps = project.gaps([.documents, .sources, .propertyLists], dependencies: false)
    var named: Set<String> = []
    named.formUnion(project.assetNamesOfBuilds)
    for document in project.documents { named.formUnion(document.assets) }
    for list in project.propertyLists { collect(list.root, into: &named) }
    for catalog in project.catalogs {
      let assets =
        catalog.imageSets.map(\.asset) + catalog.colorSets.map(\.asset)
        + catalog.symbolSets.map(\.asset)
      for asset in assets {
        // The system looks for these itself.
        guard !["AccentColor", "LaunchImage", "AppIcon"].contains(asset.name),
          !isNamed(asset.name, in: named, sources)
        else { continue }
        let what =
          switch asset.kind {
          case .colorSet: "color"
          case .symbolSet: "symbol"
          default: "image"
          }
        findings[asset.contents.path].report(
          kind, at: .start, "nothing refers to the \(what) '\(asset.name)'",
          unless: gaps)
      }
    }
  }

  /// Collects all texts of a property list.
  private static func collect(_ value: StructuredValue, into names: inout Set<String>) {
    if let text = value.string { names.insert(text) }
    for element in value.array ?? [] { collect(element, into: &names) }
    for member in value.members ?? [] { collect(member.value, into: &names) }
  }

  private static func isNamed(
    _ name: String, in named: Set<String>, _ sources: DeclarationIndex
  ) -> Bool {
    let last = name.split(separator: "/").last.map { String($0) } ?? name
    for name in Set([name, last]) {
      if named.contains(name) || sources.strings.contains(name) { return true }
      // Names that tools generate: `UIImage.sunRise`, `R.image.sun_rise`, `Asset.sunRise`.
      for symbol in symbols(of: name) where sources.mentions(symbol) { return true }
      // Names that code composes.
      let letters = Array(name)
      for length in shortestPart..<max(letters.count, shortestPart) {
        if sources.strings.contains(String(letters.prefix(length)))
          || sources.strings.contains(String(letters.suffix(length)))
        {
          return true
        }
      }
    }
    return false
  }

  /// Returns the symbols that code may use for an asset.
  static func symbols(of name: String) -> Set<String> {
    var components: [String] = []
    var isInWord = false
    for letter in name {
      if letter.isLetter || letter.isNumber {
        if isInWord {
          components[components.count - 1].append(letter)
        } else {
          components.append(String(letter))
        }
        isInWord = true
      } else {
        isInWord = false
      }
    }
    guard let first = components.first else { return [] }
    let camel =
      first + components.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let lower = first.prefix(1).lowercased() + camel.dropFirst()
    let small = first.lowercased() + camel.dropFirst(first.count)
    var symbols: Set<String> = [
      camel, lower, small, components.joined(separator: "_"), components.joined(),
      components.joined().lowercased(),
    ]
    for ending in ["Image", "Color", "image", "color"] where camel.hasSuffix(ending) {
      for symbol in [camel, lower, small] {
        let short = String(symbol.dropLast(ending.count))
        if short.utf8.count >= shortestPart { symbols.insert(short) }
      }
    }
    return symbols
  }
}
