/// The names in one document that code can use.
package struct DocumentCode: Sendable {
  /// A class with the module that the document declares for it.
  package struct Class: Hashable, Sendable {
    /// The name; that of UIKit's class if the document has none.
    package var name: String
    /// The module, or `nil` if the document declares none.
    package var module: String?
    /// Whether the document declares the class.
    package var isCustom: Bool
  }

  /// A controller that code can instantiate.
  struct Scene: Hashable, Sendable {
    /// The identifier, or `nil` for an initial controller without one.
    var identifier: String?
    var type: Class
    var isInitial: Bool
  }

  /// A segue with an identifier.
  struct Segue: Hashable, Sendable {
    var identifier: String
    /// The kind of the segue as the document spells it.
    var kind: String
    /// The class of the controller that performs it.
    var source: Class
    /// The class of its destination, or `nil` if that is in another storyboard.
    var destination: Class?
  }

  /// A view that is dequeued.
  struct Reusable: Hashable, Sendable {
    var identifier: String
    var type: Class
  }

  /// The path as the user passed it.
  package let path: String
  /// The file name without extension and without the suffix for a kind of device.
  package let name: String
  var isStoryboard = false
  var scenes: [Scene] = []
  var segues: [Segue] = []
  var reusables: [Reusable] = []
  var restorationIdentifiers: Set<ExactText> = []
  var accessibilityIdentifiers: Set<ExactText> = []
  /// The names of images that are not system symbols.
  var images: Set<ExactText> = []
  /// The names of catalog colors.
  var colors: Set<ExactText> = []
  /// The class of a xib's File's Owner, or `nil` if it has no custom class.
  var owner: Class?
  /// The class of a xib's first object.
  var root: Class?
  /// The labels of views and scenes, by id: the outlet that leads to them, the label in Interface
  /// Builder, or the class and id.
  var labels: [String: String] = [:]
  /// The frames of its views in windows of any size, or `nil` if they were not requested.
  package var layout: CodeLayout?

  /// Creates the code of a document without names.
  ///
  /// - Parameters:
  ///   - path: Its path as the user passed it.
  ///   - name: The file name without extension and without the suffix for a kind of device.
  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }
}
