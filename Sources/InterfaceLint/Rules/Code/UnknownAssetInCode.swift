import InterfaceAssets
package import InterfaceSource
import SourceScanning

/// An image or color that code loads and the project does not contain.
package enum UnknownAssetInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-asset-in-code", .warning, .assets,
    summary: "Code names an image or color that the project does not have.",
    rationale:
      "The code gets nil, and shows nothing or crashes. Images of complications are named after their set, and icons of the app may be loaded with a size. \(SourceNames.scope)",
    remedy: "Correct the name, or add the asset."
  ).optIn

  package static var needsCatalogs: Bool { true }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    var images: Set<String> = []
    var colors: Set<String> = []
    for catalog in project.catalogs {
      images.formUnion(catalog.imageSets.map(\.asset.name))
      images.formUnion(catalog.symbolSets.map(\.asset.name))
      for asset in catalog.otherAssets { images.formUnion(SourceNames.names(of: asset)) }
      colors.formUnion(catalog.colorSets.map(\.asset.name))
    }
    guard !project.catalogs.isEmpty else { return }
    for path in project.images { images.formUnion(SourceNames.names(ofImage: path)) }
    let gaps = project.gaps(.assets)
    var among = (
      image: SourceNames(kind, "image", among: images),
      color: SourceNames(kind, "color", among: colors)
    )
    for use in project.namesInCode {
      let name = use.use.name
      switch use.use.kind {
      case .image where !images.isEmpty && !isImage(name, among: images):
        among.image.report(use, "the project has no image '\(name)'", unless: gaps, &findings)
      case .color where !colors.isEmpty && !colors.contains(name):
        among.color.report(use, "the project has no color '\(name)'", unless: gaps, &findings)
      default: break
      }
    }
  }

  /// Returns whether a name is that of an image, perhaps with an extension, or that of the app's
  /// icon or launch image, which may have a size: `AppIcon60x60`.
  private static func isImage(_ name: String, among images: Set<String>) -> Bool {
    images.contains(name) || name.hasPrefix("AppIcon") || name.hasPrefix("LaunchImage")
      || !SourceNames.names(ofImage: name).isDisjoint(with: images)
  }
}

extension SourceNames {
  /// Returns the names by which code may load an asset of another kind than images and colors.
  ///
  /// An asset within another one, such as the image of a complication, may be named after both.
  static func names(of asset: Asset) -> [String] {
    let folders = asset.path.split(separator: "/").suffix(2).map { folder in
      folder.lastIndex(of: ".").map { String(folder[..<$0]) } ?? String(folder)
    }
    return [asset.name, folders.joined(separator: "/")]
  }
}
