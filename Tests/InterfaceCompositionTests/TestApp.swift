import Foundation
import InterfaceComposition
import InterfaceResolution
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import InterfaceXML
import PlatformFacts
import TestSupport
import Testing

/// Apps composed of storyboards for tests.
struct TestApp {
  let app: AppStoryboards

  /// Creates an app from complete files, by the names of the storyboards.
  init(_ files: [(name: String, file: SourceFile)]) throws {
    app = AppStoryboards(
      try files.map { name, file in
        let xml = try #require(XMLReader.read(file).document)
        let document = try #require(DocumentDecoder.decode(xml, file: file).document)
        return AppDocument(name: name, graph: DocumentValidator.validate(document).graph)
      })
  }

  /// Creates an app from the contents of `<scenes>`, by the names of the storyboards; the first scene of each is its
  /// initial one.
  init(scenes: KeyValuePairs<String, [String]>, initial: String = "a") throws {
    try self.init(
      scenes.map { name, scenes in
        let text = """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
          useTraitCollections="YES" initialViewController="\(initial)"><scenes>
          \(scenes.joined(separator: "\n"))
          </scenes></document>
          """
        return (name, SourceFile(path: "\(name).storyboard", bytes: Array(text.utf8)))
      })
  }

  /// The app of `Fixtures/apps/Photos`.
  static func photos() throws -> TestApp {
    try TestApp(
      ["Main", "Profile"].map { name in
        (name, try Fixtures.file("apps/Photos/\(name).storyboard"))
      })
  }

  /// The sample app of the first talks on adaptive interfaces, of 2014, or `nil` without a corpus.
  static let sample: URL? = {
    let given = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]
    let folder = given.map { URL(filePath: $0) } ?? Fixtures.top.appending(path: "../shared/corpus")
    let path =
      "73153+apple-ios-samples-master/AdaptivePhotosAnAdaptiveApplication/AdaptiveStoryboard/"
      + "AdaptiveStoryboard/Main.storyboard"
    let url = folder.appending(path: path)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  /// Returns a scene with a controller.
  ///
  /// - Parameters:
  ///   - id: The controller's id; the scene's is `s-` and the id.
  ///   - kind: The controller's element.
  ///   - segues: The controller's segues, as XML.
  ///   - attributes: More attributes of the controller.
  ///   - inside: The other contents of the controller.
  /// - Returns: The scene as XML.
  static func scene(
    _ id: String, _ kind: String = "viewController", _ segues: String = "",
    attributes: String = "", inside: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects><\(kind) id="\(id)" \(attributes) sceneMemberID="viewController">\
    \(inside)<connections>\(segues)</connections></\(kind)></objects></scene>
    """
  }

  /// A segue.
  static func segue(_ id: String, _ kind: String, to destination: String, _ rest: String = "")
    -> String
  { #"<segue destination="\#(destination)" kind="\#(kind)" \#(rest) id="\#(id)"/>"# }

  /// Returns the children of a container.
  static func childSegue(_ id: String, _ role: String, _ destination: String) -> String {
    segue(id, "relationship", to: destination, #"relationship="\#(role)""#)
  }

  /// Returns a view with container views that embed scenes.
  static func embeds(_ id: String, _ destinations: [String]) -> String {
    let views = destinations.enumerated().map { number, destination in
      #"<containerView id="c-\#(id)-\#(number)"><rect key="frame" x="0" y="0" width="9" height="9"/>"#
        + "<connections>" + segue("e-\(id)-\(number)", "embed", to: destination)
        + "</connections></containerView>"
    }
    return #"<view key="view" id="v-\#(id)"><rect key="frame" x="0" y="0" width="9" height="9"/>"#
      + "<subviews>" + views.joined() + "</subviews></view>"
  }

  /// A device's window.
  static func environment(_ device: String, landscape: Bool = false) throws -> Environment {
    let device = try #require(Device.named(device))
    return Environment(
      window: try #require(
        DeviceWindow(device: device, orientation: landscape ? .landscape : .portrait)))
  }

  /// The flow on a device.
  func flow(
    on device: String, landscape: Bool = false,
    containerDeclarations: ControllerTree.Declarations? = nil
  ) throws -> FlowGraph {
    FlowGraph(
      app, in: try Self.environment(device, landscape: landscape),
      containerDeclarations: containerDeclarations)
  }
}

extension FlowGraph {
  /// Returns the outcomes of the segues with an id, in the order in which they are encountered, without repetitions.
  func outcomes(_ id: String) -> [SegueOutcome.Action] {
    var result: [SegueOutcome.Action] = []
    for edge in edges
    where tree.app.documents[edge.document].graph.segues[edge.segue].id?.text == id {
      if !result.contains(edge.outcome.action) { result.append(edge.outcome.action) }
    }
    return result
  }

  /// Returns the ids of the controllers that perform segues with an id.
  func performers(_ id: String) -> Set<String> {
    Set(
      edges.filter { tree.app.documents[$0.document].graph.segues[$0.segue].id?.text == id }
        .compactMap { $0.outcome.performer.flatMap { tree.nodes[$0].scene } }
        .compactMap { tree.app.id(of: $0)?.text })
  }

  /// Whether segues with an id are forwarded to a collapsed primary controller.
  func isForwarded(_ id: String) -> Bool {
    edges.contains {
      tree.app.documents[$0.document].graph.segues[$0.segue].id?.text == id
        && $0.outcome.isForwarded
    }
  }

  /// Returns how the scene of a controller is reached, or `nil` if it is not.
  func reach(_ id: String) -> Beginning? {
    reach.first { tree.app.id(of: $0.key)?.text == id }?.value
  }
}

extension ControllerTree {
  /// Returns the ids of the visible controllers without contents.
  var shown: [String] {
    nodes.filter { $0.layoutEnvironment.isShown && $0.children.isEmpty }.compactMap { $0.scene }
      .compactMap { app.id(of: $0)?.text }
  }
}
