import InterfaceAssets
import InterfaceLint

extension Assets {
  /// The names of the images and colours, for rules.
  ///
  /// Image sets stand for images, symbol sets too, and image files that are in no catalog.
  var linted: LintedAssets {
    LintedAssets(
      hasImages: library.ordering.contains { !$0.imageSets.isEmpty },
      hasColors: library.ordering.contains { !$0.colorSets.isEmpty },
      images: { [library] name in
        library.imageSet(named: name) != nil || library.symbolSet(named: name) != nil
      },
      colors: { [library] name in library.colorSet(named: name) != nil },
      nearestImage: { [library] in library.ordering.nearestImage(to: $0) },
      nearestColor: { [library] in library.ordering.nearestColor(to: $0) })
  }
}
