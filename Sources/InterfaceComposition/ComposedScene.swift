package import InterfaceLayout
package import InterfaceResolution
package import InterfaceSource
package import InterfaceTraits

/// A scene laid out in its container in an app.
package struct ComposedScene: Sendable {
  /// The resolved scene.
  package let scene: ResolvedScene
  /// The layout, in the coordinates of the controller's frame.
  package let layout: Layout

  package init(scene: ResolvedScene, layout: Layout) {
    self.scene = scene
    self.layout = layout
  }

  /// Returns the frame of a view in the coordinates of the controller's frame, in points.
  ///
  /// - Parameter id: The view's id.
  /// - Returns: The frame, or `nil` if the view is not installed or not in the scene's main
  ///   hierarchy.
  package func frame(of id: ObjectID) -> LayoutRect? {
    guard let index = scene.viewIndex(of: id) else { return nil }
    var frame = layout.frames[index]
    for outer in scene.views.lineage(of: index).dropFirst() {
      frame.x += layout.frames[outer].x
      frame.y += layout.frames[outer].y
    }
    return frame
  }

  /// Returns the frame of a bar item around the scene in the coordinates of the controller's frame,
  /// in points.
  ///
  /// - Parameter id: The item's id.
  /// - Returns: The frame, or `nil` if no bar shows the item.
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
      (
        scene.toolbarItems, bars.bottomItems.items,
        bars.toolbar != nil || bars.verticalBar != nil && !bars.hasVerticalTabs
      ),
    ]
    for (items, placements, isShown) in rows where isShown {
      if let index = items.firstIndex(where: { $0.id == id }), placements.indices.contains(index) {
        return placements[index].frame
      }
    }
    return nil
  }

  /// The insets of the controller's frame that the screen's shape and all bars cover, in points.
  package var coveredArea: LayoutInsets {
    var covered = layout.safeArea
    if let bar = layout.bars.navigationBar { covered.top = max(covered.top, bar.maxY) }
    if let bar = layout.bars.tabBar ?? layout.bars.toolbar {
      covered.bottom = max(covered.bottom, layout.size.height - bar.y)
    }
    return covered
  }
}
