import InterfaceModel
import InterfaceResolution
import InterfaceSource

/// What is written of views whatever their frames are: their attributes, contents and images.
///
/// The layouts of a scene show the same views in one configuration after another; what does not differ
/// is written once.
struct ViewTexts {
  private var known: [Int32: (view: ResolvedView, bytes: [UInt8])] = [:]

  /// The members of a view after its frame.
  mutating func bytes(of view: ResolvedView) -> [UInt8] {
    if let found = known[view.range.start], found.view.isWritten(like: view) { return found.bytes }
    var writer = JSONWriter()
    writer.members(.inline) { member in Self.write(view, to: &member) }
    known[view.range.start] = (view, writer.bytes)
    return writer.bytes
  }

  private static func write(_ view: ResolvedView, to member: inout JSONWriter) {
    member.key("attributes")
    AttributesJSON.write(view, to: &member)
    ContentJSON.write(view.content, to: &member)
    if !view.runtimeAttributes.isEmpty {
      member.key("runtimeAttributes")
      member.object { writer in
        // The runtime sets them in order: of two with one key path the last decides.
        var last: [String: Int] = [:]
        for (index, attribute) in view.runtimeAttributes.enumerated() {
          last[attribute.keyPath] = index
        }
        for (index, attribute) in view.runtimeAttributes.enumerated()
        where last[attribute.keyPath] == index {
          writer.key(attribute.keyPath)
          PropertyJSON.write(attribute.value, to: &writer)
        }
      }
    }
    if view.kind == .imageView || view.image != nil {
      member.key("asset")
      write(view.image?.asset, to: &member)
    }
  }

  private static func write(_ asset: ResolvedAsset?, to writer: inout JSONWriter) {
    guard let asset else { return writer.null() }
    writer.object { member in
      member.member("catalog", Double(asset.catalog))
      member.member("path", asset.path)
      member.member("scale", asset.scale)
    }
  }
}

extension ResolvedView {
  /// Whether what is written of two views that stand at one place of a document is the same.
  fileprivate func isWritten(like other: ResolvedView) -> Bool {
    attributes == other.attributes && properties == other.properties && image == other.image
  }
}
