import InterfaceAssets
import InterfaceLint

extension Assets {
  /// The names of images and colors that rules can look up.
  ///
  /// Images are image sets, symbol sets, and image files outside any catalog.
  var linted: LintedAssets {
    LintedAssets(
      hasImages: { [library] in library.ordering.contains(where: \.hasImages) },
      hasColors: { [library] in library.ordering.contains(where: \.hasColors) },
      images: { [library] name in
        library.imageSet(named: name) != nil || library.symbolSet(named: name) != nil
      },
      colors: { [library] name in library.colorSet(named: name) != nil },
      nearestImage: { [library] in library.ordering.nearestImage(to: $0) },
      nearestColor: { [library] in library.ordering.nearestColor(to: $0) },
      imageElsewhere: { [otherBundles] in otherBundles?.location(ofImage: $0) },
      colorElsewhere: { [otherBundles] in otherBundles?.location(ofColor: $0) })
  }
}
