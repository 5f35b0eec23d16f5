import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import StructuredData

/// The parts of a scene that do not depend on its frames: its views' names, attributes, contents
/// and images, and its constraints.
///
/// The layouts of a scene show the same views in one configuration after another. Parts that do not
/// differ are formatted once.
struct ViewTexts {
  /// The text of a view before and after the numbers of its frame.
  struct Text {
    var head: [UInt8]
    var tail: [UInt8]
  }

  private struct Entry {
    var owner: ObjectID?
    var raw: RawContent
    var image: ResolvedImage?
    var superview: ObjectID?
    var text: Text
  }

  private var views: [Int32: Entry] = [:]
  private var structures: [Int: Table<ResolvedView, Text?>] = [:]
  private var constraints: (written: ObjectTable<ResolvedConstraint>, bytes: [UInt8]?) = ([], nil)

  /// Returns the texts of all views of a scene, by index.
  ///
  /// The text of a view without id is `nil`.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - structure: The number that scenes with the same views share, or `nil` if it is unknown.
  /// - Returns: The texts.
  mutating func texts(of scene: ResolvedScene, structure: Int?) -> Table<ResolvedView, Text?> {
    if let structure, let cached = structures[structure] { return cached }
    // For each view, the nearest view with an id: itself or an ancestor.
    var identified: Table<ResolvedView, ObjectID?> = []
    identified.reserveCapacity(scene.views.count)
    let texts = scene.views.mapValues { view -> Text? in
      let superview = view.superview.flatMap { identified[$0] }
      identified.append(view.id ?? superview)
      return view.id.map { text(of: view, id: $0, superview: superview) }
    }
    if let structure { structures[structure] = texts }
    return texts
  }

  private mutating func text(of view: ResolvedView, id: ObjectID, superview: ObjectID?) -> Text {
    if let cached = views[view.range.start], cached.superview == superview,
      cached.owner == view.owner, cached.raw == view.raw, cached.image == view.namedImage
    {
      return cached.text
    }
    var head = JSONWriter()
    // Sufficient for most.
    head.reserveCapacity(128)
    head.members(.inline) { member in
      member.member("id", id.text)
      member.member("class", view.elementName)
      member.member("superview", superview?.text)
      if let owner = view.owner { member.member("owner", owner.text) }
      member.key("frame")
    }
    var tail = JSONWriter()
    tail.reserveCapacity(512)
    tail.members(.inline) { member in Self.write(view, to: &member) }
    let text = Text(head: head.bytes, tail: tail.bytes)
    views[view.range.start] = Entry(
      owner: view.owner, raw: view.raw, image: view.namedImage, superview: superview, text: text)
    return text
  }

  /// Writes the active constraints as the value of a member.
  mutating func writeConstraints(of scene: ResolvedScene, to writer: inout JSONWriter) {
    if constraints.written != scene.constraints { constraints = (scene.constraints, nil) }
    writer.value(cached: &constraints.bytes) { writer in
      writer.array(scene.constraints, .lines) { writer, constraint in
        guard let id = constraint.id else { return }
        writer.object { member in
          member.member("id", id.text)
          member.member("constant", constraint.constant)
          if constraint.isPlaceholder { member.member("placeholder", true) }
        }
      }
    }
  }

  static func write(_ view: ResolvedView, to member: inout JSONWriter) {
    member.key("attributes")
    member.object { writer in RawJSON.write(view.raw.members, to: &writer) }
    RawJSON.write(view.raw.details, to: &member)
    let runtime = view.raw.runtimeMembers
    if !runtime.isEmpty {
      member.key("runtimeAttributes")
      member.object { writer in RawJSON.write(runtime, to: &writer) }
    }
    if view.kind == .imageView || view.namedImage != nil {
      member.key("asset")
      write(view.namedImage?.asset, to: &member)
    }
  }

  /// The number in layout files in place of a catalog's for a file outside of catalogs.
  private static let outsideCatalogs = -1

  private static func write(_ asset: ResolvedAsset?, to writer: inout JSONWriter) {
    guard let asset else { return writer.null() }
    writer.object { member in
      member.member("catalog", Double(asset.catalog ?? outsideCatalogs))
      member.member("path", asset.path)
      member.member("scale", asset.scale)
    }
  }
}
