import InterfaceEditing
import InterfaceSource
import InterfaceXML

/// Turns size classes on, with a device whose screen has the size of the document's canvas.
enum SizeClassUpgrade {
  /// The devices for canvases before size classes, by the size of a root view in portrait, in
  /// points.
  private static let devices: [(width: Double, height: Double, device: String)] = [
    (320, 480, "retina3_5"), (320, 568, "retina4_0"), (375, 667, "retina4_7"),
    (414, 736, "retina5_5"), (768, 1024, "ipad9_7"),
  ]

  static func proposal(_ document: DocumentEditing) -> UpgradeProposal {
    var proposal = UpgradeProposal()
    guard document.isForTouch, !document.isOn("useTraitCollections") else { return proposal }
    let start = document.xml.nodes[0].startTag.start
    guard document.isOn("useAutolayout") else {
      return .left("size classes require Auto Layout", at: start)
    }
    proposal.edits.append(document.turningOn("useTraitCollections"))
    if let (value, location) = document.attribute("targetRuntime", of: 0), value.hasSuffix(".iPad")
    {
      proposal.edits.append(.attributeValue(at: location.value, "iOS.CocoaTouch"))
    }
    proposal.changes = ["turned on"]
    guard document.child("device", of: 0) == nil else { return proposal }
    guard let (device, orientation) = device(of: document),
      let first = document.xml.children(of: 0).first
    else {
      return .left(
        "the size of the canvas is not that of any device that Interface Builder supported then",
        at: start)
    }
    proposal.edits.append(
      document.lines(
        [
          "<device id=\"\(device)\" orientation=\"\(orientation)\">",
          "    <adaptation id=\"fullscreen\"/>", "</device>",
        ], before: first))
    if let edit = document.requiring("documents saved in the Xcode 8 format", "8.0") {
      proposal.edits.append(edit)
    }
    proposal.changes = ["turned on; the canvas is a \(device)"]
    return proposal
  }

  /// Returns the device with the size that most root views have.
  private static func device(
    of document: DocumentEditing
  ) -> (device: String, orientation: String)? {
    var counts = [Int](repeating: 0, count: devices.count * 2)
    for number in document.xml.nodes.indices {
      guard document.name(number) == "rect",
        document.attribute("key", of: number)?.value == "frame",
        let view = document.xml.nodes[number].parent,
        let parent = document.xml.nodes[Int(view)].parent
      else { continue }
      let isRoot =
        document.attribute("key", of: Int(view))?.value == "view"
        || document.name(Int(parent)) == "objects"
      guard isRoot, let width = size(document, number, "width"),
        let height = size(document, number, "height")
      else { continue }
      for (index, model) in devices.enumerated() {
        // Bars at an edge may reduce the height of the root view.
        if width == model.width, height <= model.height, height > model.height - 114 {
          counts[index] += 1
          break
        }
        if width == model.height, height <= model.width, height > model.width - 114 {
          counts[index + devices.count] += 1
          break
        }
      }
    }
    guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
      // Cells and small views have a size of their own on every canvas.
      return document.name(0) == "document"
        && document.attribute("type", of: 0)?.value.hasSuffix("CocoaTouch.XIB") == true
        ? ("retina4_0", "portrait") : nil
    }
    return (
      devices[index % devices.count].device, index < devices.count ? "portrait" : "landscape"
    )
  }

  private static func size(_ document: DocumentEditing, _ element: Int, _ name: String) -> Double? {
    document.attribute(name, of: element).flatMap { Double($0.value) }
  }
}
