package import InterfaceModel
package import InterfaceSource
package import InterfaceTraits

extension SceneGraph {
  /// A view controller, or a reference to one of another storyboard.
  package struct Controller: Sendable {
    package let id: ObjectID?
    package let kind: InterfaceModel.Controller.Kind
    /// The range of the start tag.
    package let range: SourceRange
    package let scene: Handle<Scene>
    /// The parent controller, in old documents.
    package let parent: Handle<Controller>?
    package var attributes: Attributes
    package var properties: Properties
    package let runtimeAttributes: [RuntimeAttribute]
    package let metrics: SimulatedMetrics
    package internal(set) var view: Handle<View>?
    /// The top and bottom guides of documents before safe areas.
    package internal(set) var guides = Handle<Guide>(0)..<Handle(0)
    /// The bars of a container: navigation bar, toolbar, tab bar.
    package internal(set) var bars: [Handle<View>] = []
    package internal(set) var navigationItem: Handle<NavigationItem>?
    package internal(set) var tabBarItem: Handle<BarItem>?
    package internal(set) var toolbarItems: [Handle<BarItem>] = []
    /// The segues that start at the controller itself.
    package internal(set) var segues: [Handle<Segue>] = []
  }

  /// An item of a bar: a bar button item or a tab bar item.
  package struct BarItem: Sendable {
    package let id: ObjectID?
    /// The property of the owner whose value is the item, or `nil` inside lists.
    package let key: PropertyKey?
    package var title: String?
    /// The system item, such as `flexibleSpace` or `done`, or `nil` if there is none.
    package let systemItem: String?
    package var image: ImageReference?
    package var attributes: Attributes
    package var properties: Properties
    /// The range of the start tag.
    package let range: SourceRange
    package internal(set) var customView: Handle<View>?
  }

  /// The content that a scene contributes to a navigation bar.
  package struct NavigationItem: Sendable {
    package let id: ObjectID?
    package var title: String?
    package var prompt: String?
    package var attributes: Attributes
    package var properties: Properties
    /// The range of the start tag.
    package let range: SourceRange
    package internal(set) var titleView: Handle<View>?
    /// The items that are properties: left, right, back.
    package internal(set) var items: [Handle<BarItem>] = []
    package internal(set) var leftItems: [Handle<BarItem>] = []
    package internal(set) var rightItems: [Handle<BarItem>] = []
  }

  /// A top-level object of a scene or xib that is not a controller, view or bar item.
  package struct Object: Sendable {
    package let id: ObjectID?
    /// The element's name, or `nil` if the vocabulary does not contain it.
    package let name: ElementName?
    package let attributes: Attributes
    /// The range of the start tag.
    package let range: SourceRange
    /// The scene that contains the object, or `nil` in a xib.
    package let scene: Handle<Scene>?
  }
}
