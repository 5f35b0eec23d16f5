package import InterfaceModel
package import InterfaceSource
package import PlatformFacts
package import InterfaceTraits

/// A scene (or a top-level view of a xib) resolved for one configuration.
package struct ResolvedScene: Hashable, Sendable {
  /// The `sceneID`; in a xib the id of the top-level view or controller.
  package var id: String
  /// The controller, or `nil` for a top-level view of a xib.
  package var controller: ObjectID?
  package var controllerKind: Controller.Kind?
  /// The app's class that owns the scene's views, or `nil` if the document names none: the custom
  /// class of the controller, or that of the File's Owner of a xib.
  package var ownerClass: String?
  /// The range of the scene in the document.
  package var range: SourceRange
  /// The installed views in document order, parents before children.
  package var views: ObjectTable<ResolvedView>
  /// The layout guides of the installed views.
  package var guides: ObjectTable<ResolvedGuide>
  /// The active constraints in document order, and the placeholders that an app does not have.
  package var constraints: ObjectTable<ResolvedConstraint>
  /// The bars and the presentation of the scene.
  @Boxed package var presentation: ScenePresentation
  /// The size that the document declares for the root view, or `nil` if the root fills its canvas.
  package var declaredRootSize: DeclaredRootSize?
  /// The segues that start in the scene.
  package var segues: [ResolvedSegue] = []
  /// The scenes that designs embed in container views, in the order of the views.
  package var embeddedScenes: [EmbeddedScene] = []
  /// The name of the scene, as Interface Builder shows it.
  package var title = ""
  /// The title in a navigation bar, or `nil` if there is none.
  package var navigationTitle: String?
  /// The content of the scene in a navigation bar.
  @Boxed package var navigationItem: ViewContent.NavigationItem? = nil
  /// The content of the scene in a navigation controller's toolbar.
  package var toolbarItems: [ViewContent.BarButtonItem] = []
  /// The tabs of the scene in a tab bar.
  @Boxed package var tabBarItem: ViewContent.TabBarItem? = nil
  /// The tabs that the scene's own bar shows if it is a tab bar controller, with the first one
  /// selected.
  package var ownTabs: [ContainerBars.Tab] = []
  /// The kinds of bars that the scene's navigation controller hides.
  package var hiddenBars: Set<ViewKind> = []
  /// The content that containers show around the scene.
  @Boxed package var bars = ContainerBars()
  /// The system's colors in the scene's environment.
  package var palette = SystemPalette(SystemColors.Appearance())

  /// The ranges of the views that the document constrains to an unknown layout guide.
  package var viewsOfUnknownGuides: Set<SourceRange> = []

  /// Whether the document declares the size of the root view.
  package var hasFreeformSize: Bool { declaredRootSize != nil }

  /// Returns whether another scene has the same views, guides and constraints with the same
  /// declared properties; their appearance may differ.
  package func hasSameStructure(as other: ResolvedScene) -> Bool {
    id == other.id && views.count == other.views.count
      && zip(views, other.views).allSatisfy { $0.hasSameStructure(as: $1) }
      && guides == other.guides && constraints == other.constraints
      && presentation == other.presentation && declaredRootSize == other.declaredRootSize
      && segues == other.segues && embeddedScenes == other.embeddedScenes
  }

  /// Returns whether a view is a bar that its navigation controller hides.
  package func hidesBar(_ index: ViewIndex) -> Bool {
    views[index].role == .bar && hiddenBars.contains(views[index].kind)
  }

  /// Returns the view that a constraint's item is, or that owns it if it is a guide.
  package func owner(of item: ConstraintItem) -> ViewIndex {
    switch item {
    case .view(let view): view
    case .guide(let guide): guides[guide].owner
    }
  }

  /// Returns the index of the view with an id, or `nil` if it is not installed.
  package func viewIndex(of id: ObjectID) -> ViewIndex? {
    views.firstIndex { $0.id == id }
  }

  /// The indices of the views by id; the first view with an id is used.
  package var indicesByID: [ObjectID: ViewIndex] {
    var result: [ObjectID: ViewIndex] = [:]
    for (index, view) in views.indexed {
      if let id = view.id, result[id] == nil { result[id] = index }
    }
    return result
  }
}
