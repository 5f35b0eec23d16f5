package import InterfaceModel
package import InterfaceSource
package import InterfaceTraits

/// A document with linked objects: the input of the stages after validation.
///
/// Only validation creates a graph. Objects refer to each other by handles, so that later stages
/// neither look up ids nor traverse the document again. Rejected objects are not included:
/// meaningless constraints, links to objects of the wrong kind, entries of masks that name no
/// member, overrides of properties that cannot vary, second controllers of a scene. If several
/// objects have the same id, references refer to the first one.
///
/// Objects of one kind are in one table, those of a scene contiguous, in document order; a view
/// precedes its subviews.
package struct SceneGraph: Sendable {
  /// The settings of the document as a whole.
  package let settings: DocumentSettings
  /// The initial controller of a storyboard.
  package let initialController: ObjectID?
  /// The scenes of a storyboard, or in a xib the top-level controllers, views and bar items with a
  /// view.
  package let scenes: ObjectTable<Scene>
  package var controllers: ObjectTable<Controller>
  package var views: ObjectTable<View>
  package let guides: ObjectTable<Guide>
  package let constraints: ObjectTable<Constraint>
  package var barItems: ObjectTable<BarItem>
  package var navigationItems: ObjectTable<NavigationItem>
  /// The placeholders, exits, gesture recognizers and other top-level objects of scenes.
  package let objects: ObjectTable<Object>
  package let segues: ObjectTable<Segue>
  /// The keys of all variations.
  package let variationKeys: [VariationKey]
  /// The names of all images that views or bar items may show, except symbols.
  package var imageNames: [String]

  package subscript(handle: Handle<Scene>) -> Scene { _read { yield scenes[handle] } }
  package subscript(handle: Handle<Controller>) -> Controller {
    _read { yield controllers[handle] }
  }
  package subscript(handle: Handle<View>) -> View { _read { yield views[handle] } }
  package subscript(handle: Handle<Guide>) -> Guide { _read { yield guides[handle] } }
  package subscript(handle: Handle<Constraint>) -> Constraint {
    _read { yield constraints[handle] }
  }
  package subscript(handle: Handle<BarItem>) -> BarItem { _read { yield barItems[handle] } }
  package subscript(handle: Handle<NavigationItem>) -> NavigationItem {
    _read { yield navigationItems[handle] }
  }
  package subscript(handle: Handle<Object>) -> Object { _read { yield objects[handle] } }
  package subscript(handle: Handle<Segue>) -> Segue { _read { yield segues[handle] } }

  /// Returns the controllers in a container according to its relationships, in document order.
  package func contents(of container: Handle<Controller>) -> [Handle<Controller>] {
    self[container].segues.compactMap { handle in
      guard case .relationship = self[handle].segue.kind else { return nil }
      return self[handle].destination
    }
  }

  /// Returns the id of an object to which views or segues belong.
  package func id(of owner: Owner) -> ObjectID? {
    switch owner {
    case .controller(let handle): self[handle].id
    case .view(let handle): self[handle].id
    case .barItem(let handle): self[handle].id
    case .navigationItem(let handle): self[handle].id
    case .object(let handle): self[handle].id
    }
  }
}

extension SceneGraph {
  /// An object that contains others.
  package enum Owner: Hashable, Sendable {
    case controller(Handle<Controller>)
    case view(Handle<View>)
    case barItem(Handle<BarItem>)
    case navigationItem(Handle<NavigationItem>)
    case object(Handle<Object>)
  }

  /// The source of one scene of the output: a storyboard's scene, or one top-level object of a xib.
  package struct Scene: Sendable {
    /// The `sceneID`, or the id of the xib's object.
    package let id: String
    /// The range of the scene in the document.
    package let range: SourceRange
    /// The scene's own controller, or `nil` for a top-level view of a xib.
    package internal(set) var controller: Handle<Controller>?
    /// The views of the scene, including those of bar items.
    package internal(set) var views: Range<Handle<View>>
    /// The guides of its views.
    package internal(set) var guides: Range<Handle<Guide>>
    /// The segues that start in the scene.
    package internal(set) var segues: Range<Handle<Segue>>
    /// The segues that lead to the scene's own controller, in document order.
    package internal(set) var arrivals: [Handle<Segue>] = []
    /// The ranges of the views with a constraint that refers to an unknown layout guide.
    package internal(set) var viewsOfUnknownGuides: Set<SourceRange> = []
  }
}
