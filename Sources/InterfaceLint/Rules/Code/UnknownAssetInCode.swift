import InterfaceAssets
package import InterfaceSource
import SourceScanning

/// An image or color that code loads and the project does not contain.
package enum UnknownAssetInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-asset-in-code", .warning, .assets,
    summary: "Code names an image or color that the project does not have.",
    rationale:
      "The code gets nil, and shows nothing or crashes. Only string literals in the call itself are checked, and only lookups in the app's own bundle.",
    remedy: "Correct the name, or add the asset."
  ).optIn

  package static var needsCatalogs: Bool { true }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    var images: Set<String> = []
    var colors: Set<String> = []
    for catalog in project.catalogs {
      images.formUnion(catalog.imageSets.map(\.asset.name))
      images.formUnion(catalog.symbolSets.map(\.asset.name))
      images.formUnion(catalog.otherAssets.map(\.name))
      colors.formUnion(catalog.colorSets.map(\.asset.name))
    }
    guard !project.catalogs.isEmpty else { return }
    for path in project.images { images.formUnion(SourceNames.names(ofImage: path)) }
    let gaps = project.gaps(.assets)
    SourceNames.check(
      kind, .init(.image, "image"), in: project, among: images, unless: gaps, &findings)
    SourceNames.check(
      kind, .init(.color, "color"), in: project, among: colors, unless: gaps, &findings)
  }
}
