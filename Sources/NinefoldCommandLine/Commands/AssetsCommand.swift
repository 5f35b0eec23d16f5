import Reporting
import InterfaceAssets
import Ninefold

/// `ninefold assets`: lists the asset variants that are chosen in each configuration, with reasons.
struct AssetsCommand: Command {
  /// The formats of the output.
  enum Format: String, CaseIterable, Sendable {
    /// Lines for people.
    case text
    /// One JSON object.
    case json
  }

  static let name = "assets"

  static let manual = Manual(
    name: name, summary: "Print which variants of assets are chosen, and why",
    usage: ["CATALOG|FOLDER… [OPTION…]"],
    about: """
      Print which variants of assets are chosen, and why.

      For each set of the asset catalogs (.xcassets folders, or those below FOLDER), the output
      lists the variant that is chosen in each configuration: in the nine size-class cells, or in
      those that options select. Configurations with the same choice are listed together. A variant
      that is not chosen is for other traits, or loses by the first criterion in which it differs
      from the chosen one. The criteria, in order:
      \(VariantCriterion.allCases.map(\.rawValue).joined(separator: ", ")). docs/guide/assets.md describes
      them. Findings in the catalogs go to standard error.
      """,
    options: [Option.format] + DocumentArguments.configurationOptions + [Flag.allowEmpty],
    examples: [
      ("ninefold assets App/Assets.xcassets", "Print the choices in the nine size-class cells"),
      (
        "ninefold assets App/Assets.xcassets --device 'iPhone 8' --style dark",
        "Print the choices on a phone in the dark appearance"
      ),
    ])

  let operands: [String]
  let allowsEmpty: Bool
  let format: Format
  let environments: [AssetEnvironment]

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.read(.format) ?? .text
    let options = try DocumentArguments.compilerOptions(
      arguments, otherwise: SizeClassGrid.cells.map { .cell($0) })
    guard !options.configurations.contains(.canvas) else {
      throw .contradiction("a catalog has no canvas: specify a cell, device or size")
    }
    environments = AssetEnvironment.all(of: options)
    allowsEmpty = arguments.read(.allowEmpty)
    operands = try arguments.operands("a catalog or folder")
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let batch = try CatalogBatch(operands, allowsEmpty: allowsEmpty)
    let surveys = batch.catalogs.map { catalog in
      (path: catalog.path, AssetSurvey(of: catalog.catalog, in: environments.map(\.traits)))
    }
    var reporter = RunReporter(console)
    reporter.report(batch.faults)
    reporter.report(batch.reports)
    let names = environments.map(\.name)
    switch format {
    case .text: try console.print(AssetListing.text(surveys, environments: names))
    case .json: try console.print(AssetListing.json(surveys, environments: names))
    }
    return reporter.status
  }
}
