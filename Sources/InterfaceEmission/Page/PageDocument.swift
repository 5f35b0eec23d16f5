package import InterfacePicture

/// The content of a page for one document.
package struct PageDocument: Sendable {
  /// An environment, language and style in which scenes are shown.
  package struct Configuration: Hashable, Sendable {
    /// A kind of environment, with its heading on the page.
    package enum Group: String, Hashable, Sendable {
      case canvas = "Interface Builder"
      case cell = "Size classes"
      case device = "Devices"
      case window = "Windows"
    }

    /// The configuration's name in results.
    package var name: String
    /// The name of the cell, device or window, or `canvas` for the document's own.
    package var environmentName: String
    /// The environment as people call it, such as `iPhone 15 Pro, landscape`.
    package var title: String
    /// The kind of environment.
    package var group: Group
    /// The language, or empty for the document's own.
    package var language: String
    /// `light`, `dark`, or empty if it was not chosen.
    package var style: String
    /// `ltr`, `rtl`, or empty if it was not chosen.
    package var direction: String
    /// The text size, or empty for the default.
    package var textSize: String

    /// Whether the environment is a cell of the size-class grid.
    package var isCell: Bool { group == .cell }

    package init(
      name: String, environmentName: String, title: String, group: Group, language: String,
      style: String, direction: String, textSize: String
    ) {
      self.name = name
      self.environmentName = environmentName
      self.title = title
      self.group = group
      self.language = language
      self.style = style
      self.direction = direction
      self.textSize = textSize
    }
  }

  /// A scene in one configuration.
  package struct State: Sendable {
    /// The index of the configuration.
    package var configuration: Int
    /// The index of the picture in the pool.
    package var picture: Int
    /// The index of its facts.
    package var facts: Int

    package init(configuration: Int, picture: Int, facts: Int) {
      self.configuration = configuration
      self.picture = picture
      self.facts = facts
    }
  }

  /// The facts about a scene's objects, which many configurations share, as indices of texts.
  package struct Facts: Hashable, Sendable {
    /// The views, as JSON objects.
    package var views: [Int]
    /// The active constraints, as JSON objects.
    package var constraints: [Int]
    /// The explanation of each view's frame as JSON: a list for each edge, with its name and the
    /// indices of sentences.
    ///
    /// Empty if explanations were not requested.
    package var reasons: [Int] = []

    package init(views: [Int], constraints: [Int]) {
      self.views = views
      self.constraints = constraints
    }
  }

  package struct Scene: Sendable {
    /// The scene's id.
    package var id: String
    /// The scene's name in Interface Builder; where scenes of the document have the same, with
    /// another name.
    package fileprivate(set) var title: String
    /// The scene's name in Interface Builder.
    fileprivate let name: String
    /// Other names, which scenes with the same title may not share: the label in Interface Builder, the identifier, the class.
    fileprivate let otherNames: [String]
    /// Why the scene has no content, or `nil` if it has some.
    package var emptiness: String?
    /// The scene in the configurations.
    package var states: [State]
    /// The scene in windows of any size, or `nil` if they were not requested.
    package var resizing: Resizing?

    package init(
      id: String, title: String, otherNames: [String] = [], emptiness: String? = nil,
      states: [State]
    ) {
      self.id = id
      self.title = title
      name = title
      self.otherNames = otherNames
      self.emptiness = emptiness
      self.states = states
    }
  }

  package struct Finding: Sendable {
    package var severity: String
    package var id: String
    /// The line, starting at 1.
    package var line: Int
    package var message: String
    /// The id of the object, or `nil` if there is none.
    package var object: String?
    /// The id of the scene, or `nil` if there is none.
    package var scene: String?

    package init(
      severity: String, id: String, line: Int, message: String, object: String?, scene: String?
    ) {
      self.severity = severity
      self.id = id
      self.line = line
      self.message = message
      self.object = object
      self.scene = scene
    }
  }

  /// The document's path.
  package var path: String
  package var configurations: [Configuration] = []
  package var pool = PagePool()
  package var scenes: [Scene] = []
  /// The range of window sizes that can be chosen freely, or `nil` if it was not requested.
  package var resizeRange: ResizeRange?
  package var findings: [Finding] = []
  /// Images by their indices in the pool.
  package var images: [ImageFile] = []
  /// JSON objects of views and constraints.
  package private(set) var texts: [[UInt8]] = []
  package private(set) var facts: [Facts] = []
  private var textIndices: [[UInt8]: Int] = [:]
  private var factIndices: [Facts: Int] = [:]

  package init(path: String) { self.path = path }

  /// Adds another name to the titles of scenes that have the same one, or else the id.
  package mutating func distinguishScenes() {
    for (name, scenes) in Dictionary(grouping: scenes.indices, by: { scenes[$0].name })
    where scenes.count > 1 {
      for index in scenes {
        let own = self.scenes[index].otherNames.first { other in
          !other.isEmpty && other != name
            && scenes.count { self.scenes[$0].otherNames.contains(other) } == 1
        }
        self.scenes[index].title = "\(name) (\(own ?? self.scenes[index].id))"
      }
    }
  }

  /// Returns the index of a JSON object, which is stored once.
  package mutating func index(of text: [UInt8]) -> Int {
    if let cached = textIndices[text] { return cached }
    textIndices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  /// Returns the index of facts, which are stored once.
  package mutating func index(of new: Facts) -> Int {
    if let cached = factIndices[new] { return cached }
    factIndices[new] = facts.count
    facts.append(new)
    return facts.count - 1
  }

  /// Returns the index of an image in the document.
  ///
  /// The image is stored once.
  package mutating func number(of image: ImageFile) -> Int {
    if let cached = images.firstIndex(of: image) { return cached }
    images.append(image)
    return images.count - 1
  }
}
