package import InterfaceSource
import InterfaceTraits
import StructuredData

/// The content of a layout file that is compared.
package struct LayoutFile: Sendable {
  /// A scene with its layouts.
  struct Scene: Sendable {
    var id: String
    var controller: String?
    /// The digest of the bytes of the scene.
    var digest: String?
    var layouts: [SceneLayout]
    var segues: [Segue]
    /// The members that constraints have in all layouts, by id, or `nil` if the file is of a version that
    /// does not contain it.
    var constraints: [String: [StructuredValue.Member]]?
    /// The connections, in document order.
    var connections: [Connection] = []
  }

  /// An outlet or action.
  struct Connection: Hashable, Sendable {
    var id: String
    /// The kind and the name, such as `outlet titleLabel`.
    var name: String
    var source: String
    var destination: String?
  }

  /// A layout that several configurations share.
  struct SceneLayout: Sendable {
    var configurations: [String]
    var size: LayoutSize
    var views: [View]
    var constraints: [Constraint]
    /// The ambiguous components, by the ids of views.
    var ambiguities: [String: [String]]
    /// The ids of conflicting constraints.
    var conflicts: [[String]]
  }

  struct View: Sendable {
    var id: String
    var element: String
    /// The nearest superview that has an id.
    var superview: String?
    /// The frame in the coordinate space of the superview.
    var frame: LayoutRect
    /// Whether its text does not fit.
    var isCut: Bool
    /// The other properties.
    var values: [StructuredValue.Member]
  }

  /// An active constraint.
  struct Constraint: Hashable, Sendable {
    var id: String
    var constant: Double
    /// Whether it is removed at build time.
    var isPlaceholder = false
  }

  /// A segue with its properties.
  struct Segue: Sendable {
    var id: String?
    var kind: String
    var source: String?
    var destination: String?
    var values: [StructuredValue.Member]
  }

  /// The bytes of the file.
  let file: SourceFile
  /// The names of the configurations.
  package private(set) var configurations: [String] = []
  var scenes: [Scene] = []

  /// The ids of the scenes.
  package var sceneIDs: [String] { scenes.map(\.id) }

  /// Returns a text that identifies a view for people, or `nil` if there is none.
  static func label(of view: View) -> String? {
    let attributes = view.values.last { $0.name == "attributes" }?.value
    let fragments = attributes?["attributedText"]?["fragments"]?.array ?? []
    let text = fragments.compactMap { $0["content"]?.string }.joined()
    if !text.isEmpty { return text }
    return attributes?["text"]?.string ?? attributes?["title"]?.string
      ?? attributes?["normal"]?["attributes"]?["title"]?.string
      ?? attributes?["placeholder"]?.string ?? attributes?["image"]?.string
  }

  /// Returns the bytes of a value in the file.
  func bytes(of value: StructuredValue) -> ArraySlice<UInt8> {
    file.bytes[Int(value.range.start)..<Int(value.range.end)]
  }
}

extension LayoutFile {
  /// Parses a file, or returns `nil` if it is not a layout file of version 1.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - diagnostics: Receives the JSON syntax errors.
  package init?(reading file: SourceFile, _ diagnostics: inout [Diagnostic]) {
    // Layouts of many devices are larger than the content of a catalog.
    let document = StructuredDocument(
      json: file,
      limits: StructuredLimits(byteCount: 1 << 30, depth: 512, valueCount: 100_000_000))
    diagnostics += document.diagnostics
    guard let root = document.root else { return nil }
    self.file = file
    guard root["format"]?.string == "ninefold-layout", root["version"]?.number == 1 else {
      return nil
    }
    configurations = root["configurations"]?.array?.compactMap { $0["name"]?.string } ?? []
    scenes = root["scenes"]?.array?.compactMap(Self.scene) ?? []
  }

  private static func scene(_ value: StructuredValue) -> Scene? {
    guard let id = value["id"]?.string else { return nil }
    return Scene(
      id: id, controller: value["controller"]?.string, digest: value["digest"]?.string,
      layouts: value["layouts"]?.array?.map(layout) ?? [],
      segues: value["segues"]?.array?.map(segue) ?? [],
      constraints: value["constraints"]?.array.map(statics),
      connections: value["connections"]?.array?.compactMap(connection) ?? [])
  }

  private static func statics(_ values: [StructuredValue]) -> [String: [StructuredValue.Member]] {
    var all: [String: [StructuredValue.Member]] = [:]
    for value in values {
      if let id = value["id"]?.string { all[id] = value.members ?? [] }
    }
    return all
  }

  private static func connection(_ value: StructuredValue) -> Connection? {
    guard let id = value["id"]?.string, let kind = value["kind"]?.string,
      let source = value["source"]?.string,
      let name = value["property"]?.string ?? value["selector"]?.string
    else { return nil }
    return Connection(
      id: id, name: "\(kind) \(name)", source: source,
      destination: value["destination"]?.string)
  }

  private static func layout(_ value: StructuredValue) -> SceneLayout {
    let size = value["size"]?.array?.compactMap(\.number) ?? []
    var ambiguities: [String: [String]] = [:]
    for entry in value["ambiguous"]?.array ?? [] {
      guard let view = entry["view"]?.string else { continue }
      ambiguities[view, default: []] += entry["axes"]?.array?.compactMap(\.string) ?? []
    }
    return SceneLayout(
      configurations: strings(value["for"]),
      size: size.count == 2
        ? LayoutSize(width: size[0], height: size[1]) : LayoutSize(width: 0, height: 0),
      views: value["views"]?.array?.compactMap(view) ?? [],
      constraints: value["constraints"]?.array?.compactMap { entry in
        guard let id = entry["id"]?.string, let constant = entry["constant"]?.number else {
          return nil
        }
        return Constraint(
          id: id, constant: constant, isPlaceholder: entry["placeholder"]?.bool ?? false)
      } ?? [],
      ambiguities: ambiguities,
      conflicts: value["conflicts"]?.array?.map(strings) ?? [])
  }

  private static func view(_ value: StructuredValue) -> View? {
    var id: String?
    var element = ""
    var superview: String?
    var frame: [Double] = []
    var isCut = false
    var values: [StructuredValue.Member] = []
    for member in value.members ?? [] {
      switch member.name {
      case "id": id = member.value.string
      case "class": element = member.value.string ?? ""
      case "superview": superview = member.value.string
      case "frame": frame = member.value.array?.compactMap(\.number) ?? []
      case "cut": isCut = member.value.bool == true
      // The accuracy of a size is not visible.
      case "approximate": break
      default: values.append(member)
      }
    }
    guard let id, frame.count == 4 else { return nil }
    return View(
      id: id, element: element, superview: superview,
      frame: LayoutRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), isCut: isCut,
      values: values)
  }

  private static func segue(_ value: StructuredValue) -> Segue {
    let own = ["id", "kind", "source", "destination"]
    return Segue(
      id: value["id"]?.string, kind: value["kind"]?.string ?? "segue",
      source: value["source"]?.string, destination: value["destination"]?.string,
      values: value.members?.filter { !own.contains($0.name) } ?? [])
  }

  private static func strings(_ value: StructuredValue?) -> [String] {
    value?.array?.compactMap(\.string) ?? []
  }
}
