import InterfaceTraits

extension Device {
  /// The screen with Display Zoom set to the larger size, or `nil` if its size or insets are unknown.
  ///
  /// Its width is compact in landscape, as on phones of the same size in points: a guess.
  package var zoomed: Device? {
    guard !isZoomed, let screen = DisplayZoomTable.screens[id] else { return nil }
    var zoomed = Device(
      id: id, name: name, idiom: idiom, portraitSize: screen.size, scale: scale,
      hasHomeIndicator: hasHomeIndicator, isRegularInLandscape: false,
      portraitInsets: LayoutInsets(top: screen.top, left: 0, bottom: screen.bottom, right: 0),
      landscapeInsets: LayoutInsets(
        top: 0, left: screen.side, bottom: DisplayZoomTable.landscapeBottom, right: screen.side),
      windowWidths: windowWidths, occursInDocuments: occursInDocuments, assetSubtype: assetSubtype)
    zoomed.isZoomed = true
    return zoomed
  }
}
