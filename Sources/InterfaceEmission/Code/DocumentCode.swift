/// What code can ask of one document by name.
package struct DocumentCode: Sendable {
  /// A class with the module that the document names for it.
  package struct Class: Hashable, Sendable {
    /// The name, of UIKit where the document has none.
    package var name: String
    /// The module; nil where the document does not say.
    package var module: String?
    /// Whether the document names it.
    package var isCustom: Bool
  }

  /// A controller that code can ask for.
  struct Scene: Hashable, Sendable {
    /// The identifier; nil for an initial controller without one.
    var identifier: String?
    var type: Class
    var isInitial: Bool
  }

  /// A segue with an identifier.
  struct Segue: Hashable, Sendable {
    var identifier: String
    /// How it is done, as the document says it.
    var kind: String
    /// The class of the controller that performs it.
    var source: Class
    /// The class of the controller that it leads to; nil for one of another storyboard.
    var destination: Class?
  }

  /// A view that is taken from a queue.
  struct Reusable: Hashable, Sendable {
    var identifier: String
    var type: Class
  }

  /// The path, as the user gave it.
  package let path: String
  /// The name of the file without extension and without what names a kind of device.
  package let name: String
  var isStoryboard = false
  var scenes: [Scene] = []
  var segues: [Segue] = []
  var reusables: [Reusable] = []
  var restorationIdentifiers: Set<ExactText> = []
  var accessibilityIdentifiers: Set<ExactText> = []
  /// The names of images that are no symbols of the system.
  var images: Set<ExactText> = []
  /// The names of colours of catalogs.
  var colors: Set<ExactText> = []
  /// The class of a xib's File's Owner; nil where it has none of its own.
  var owner: Class?
  /// The class of a xib's first object.
  var root: Class?
  /// What views and scenes are called, by their ids: the outlet that leads to them, the label in the editor, or class and id.
  var labels: [String: String] = [:]
  /// Where its views lie in windows of any size; nil where nobody asks.
  package var layout: CodeLayout?

  /// Creates what a document without names says.
  ///
  /// - Parameters:
  ///   - path: Its path, as the user gave it.
  ///   - name: The name of the file without extension and without what names a kind of device.
  package init(path: String, name: String) {
    self.path = path
    self.name = name
  }
}
