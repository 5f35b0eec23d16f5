package import InterfaceModel
package import InterfaceSource
package import InterfaceTraits

extension SceneGraph {
  /// A view with its position in the hierarchy.
  package struct View: Sendable {
    /// The id, or `nil` for the content views of old documents.
    package let id: ObjectID?
    package let kind: ViewKind
    /// The name of the element as the document spells it.
    package let elementName: String
    package let role: ViewRole
    /// The range of the start tag.
    package let range: SourceRange
    package let scene: Handle<Scene>
    /// The superview, or `nil` for roots.
    package let superview: Handle<View>?
    /// The object that has the view as a property, if that is not a view.
    package let owner: Owner?
    /// The view after the last descendant; there may be none.
    package internal(set) var end: Handle<View>
    /// The frame that Interface Builder stored for the document's own canvas.
    package let frame: StoredFrame?
    /// The autoresizing mask, or `nil` if the document does not declare one.
    package let autoresizingMask: AutoresizingMask?
    /// The attributes without overrides.
    package var attributes: Attributes
    /// The keyed properties that are not views, without overrides.
    package var properties: Properties
    package let runtimeAttributes: [RuntimeAttribute]
    /// The values that only this class of view has; the views in them are separate views.
    package var content: ViewItems
    /// The child elements that the model does not represent.
    package var extras: [Element]
    /// The simulated metrics of a xib's view, or of a root view before Xcode 8.
    package let simulatedMetrics: SimulatedMetrics
    /// The views to which attributes such as `textLabel` refer.
    package let references: [Reference]
    /// The variations by traits, in the order of application.
    package internal(set) var variations: [Variation] = []
    /// The guides that belong to the view.
    package internal(set) var guides = Handle<Guide>(0)..<Handle(0)
    /// The constraints that the view owns.
    package internal(set) var constraints = Handle<Constraint>(0)..<Handle(0)
    /// The sections of a static table view.
    package internal(set) var sections: [Section] = []
    /// The items of a toolbar or tab bar.
    package internal(set) var barItems: [Handle<BarItem>] = []
    /// The items of a navigation bar.
    package internal(set) var navigationItems: [Handle<NavigationItem>] = []
  }

  /// An attribute that refers to a view.
  package struct Reference: Hashable, Sendable {
    package let name: AttributeName
    package let view: Handle<View>
  }

  /// The differences of a view for some trait collections.
  package struct Variation: Sendable {
    /// The condition of the variation: an index into `variationKeys`.
    package let key: Int
    /// The attributes that replace those with the same names.
    package let attributes: Attributes
    /// The properties that replace those with the same keys, each as a whole.
    package let properties: Properties
    /// The installation state of direct subviews.
    package let subviews: [Switch<View>]
    /// The installation state of the view's own constraints.
    package let constraints: [Switch<Constraint>]
  }

  /// The installation state of an object in a variation.
  package struct Switch<Object: Sendable>: Sendable {
    package let object: Handle<Object>
    package let isInstalled: Bool
  }

  /// A section of a static table view.
  package struct Section: Sendable {
    package let id: ObjectID?
    package let headerTitle: String?
    package let footerTitle: String?
    package let cells: [Handle<View>]
  }

  /// A layout guide of a view, or of the controller whose root view it is.
  package struct Guide: Sendable {
    package let id: ObjectID
    package let kind: LayoutGuide.Kind
    package let owner: Handle<View>
    /// The range of the start tag.
    package let range: SourceRange
  }
}
