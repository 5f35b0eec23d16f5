extension ResolvedScene {
  /// Adds bars to the scene, and to its items the content that the containing controllers provide.
  ///
  /// - Parameter bars: The bars.
  package mutating func addBars(with bars: ContainerBars) {
    self.bars = bars
    guard bars.backTitle != nil || bars.hasDoneItem else { return }
    var item = navigationItem ?? ViewContent.NavigationItem()
    if item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton {
      item.backTitle = bars.backTitle
    }
    // The side is a guess: delegates determine it in code.
    if bars.hasDoneItem { item.rightBarButtonItems.insert(ViewContent.BarButtonItem(.done), at: 0) }
    navigationItem = item
  }

  /// The title of the button that leads back to the scene.
  package var backButtonTitle: String {
    let titles = [navigationItem?.backBarButtonItem?.title, navigationTitle]
    return titles.compactMap(\.self).first { !$0.isEmpty } ?? "Back"
  }
}
