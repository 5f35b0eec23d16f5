package import InterfaceLayout
package import InterfaceResolution
package import InterfaceSource
package import InterfaceTraits

/// A scene laid out in its place in an app.
package struct ComposedScene: Sendable {
  /// The scene as it is resolved there.
  package let scene: ResolvedScene
  /// Its layout, in the coordinates of its place.
  package let layout: Layout

  package init(scene: ResolvedScene, layout: Layout) {
    self.scene = scene
    self.layout = layout
  }

  /// The frame of a view, in the coordinates of the scene's place; points.
  ///
  /// - Parameter id: The view's id.
  /// - Returns: The frame; nil when the view is not installed, or is no part of the scene's main hierarchy.
  package func frame(of id: ObjectID) -> LayoutRect? {
    guard let index = scene.viewIndex(of: id) else { return nil }
    var frame = layout.frames[index]
    for outer in scene.views.lineage(of: index).dropFirst() {
      frame.x += layout.frames[outer].x
      frame.y += layout.frames[outer].y
    }
    return frame
  }

  /// The frame of an item of a bar around the scene, in the coordinates of the scene's place; points.
  ///
  /// - Parameter id: The item's id.
  /// - Returns: The frame; nil for an item that no bar shows.
  package func frame(ofBarItem id: ObjectID) -> LayoutRect? {
    let bars = layout.bars
    let rows: [([ViewContent.BarButtonItem], [PlacedBarItem], Bool)] = [
      (
        scene.navigationItem?.leftBarButtonItems ?? [], bars.navigationItems.left,
        bars.navigationBar != nil
      ),
      (
        scene.navigationItem?.rightBarButtonItems ?? [], bars.navigationItems.right,
        bars.navigationBar != nil
      ),
      (scene.toolbarItems, bars.bottomItems.items, bars.toolbar != nil),
    ]
    for (items, places, isShown) in rows where isShown {
      if let index = items.firstIndex(where: { $0.id == id }), places.indices.contains(index) {
        return places[index].frame
      }
    }
    return nil
  }

  /// What the screen's shape and all bars cover of the scene's place.
  package var coveredArea: LayoutInsets {
    var covered = layout.safeArea
    if let bar = layout.bars.navigationBar { covered.top = max(covered.top, bar.maxY) }
    if let bar = layout.bars.tabBar ?? layout.bars.toolbar {
      covered.bottom = max(covered.bottom, layout.size.height - bar.y)
    }
    return covered
  }
}
