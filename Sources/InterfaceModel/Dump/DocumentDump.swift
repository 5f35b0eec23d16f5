package import InterfaceSource
import InterfaceTraits

/// A decoded document as indented lines, one object each, in the terms of the model.
///
/// Known attributes are written as `name="value"`, unknown ones as `?name="value"`; elements that
/// the model stores unprocessed begin with `<`.
package enum DocumentDump {
  /// Returns the dump of a whole document.
  package static func text(of document: Document) -> String {
    var dumper = DocumentDumper()
    dumper.dump(document)
    return dumper.lines.text
  }
}

/// A writer of a document's dump.
package struct DocumentDumper {
  /// The text written so far.
  package private(set) var lines = DumpText()
  /// The indentation level of the next line.
  package var depth = 0

  package init() {}

  mutating func line(_ text: String) {
    lines.add(text, at: depth)
  }

  mutating func indented(_ body: (inout DocumentDumper) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func dump(_ document: Document) {
    line(
      "\(document.kind.rawValue) \(document.runtime.rawValue)" + description(document.attributes))
    indented {
      let version = document.toolsVersion
      $0.line("tools \(version.major).\(version.minor)")
      if let device = document.device { $0.line(Self.description(device)) }
      $0.dump(document.defaultMetrics)
      for segue in document.metricsTieBreakers { $0.line("tie breaker \(segue)") }
      for (id, size) in document.designables.sorted(by: { $0.key.text < $1.key.text }) {
        $0.line("designable \(id) \(Self.description(size))")
      }
      for scene in document.scenes { $0.dump(scene) }
      for object in document.objects { $0.dump(object) }
      $0.dump(document.resources)
      $0.dump(document.extras)
    }
  }

  private static func description(_ device: CanvasDevice) -> String {
    var text = "device \(device.id) \(device.isLandscape ? "landscape" : "portrait")"
    if let layout = device.layout { text += " \(layout)" }
    if device.isDark { text += " dark" }
    return text
  }

  private mutating func dump(_ scene: Scene) {
    line("scene \(scene.id)")
    indented {
      if let controller = scene.controller { $0.dump(controller) }
      for object in scene.objects { $0.dump(object) }
      $0.dump(scene.properties)
      $0.dump(scene.extras)
    }
  }

  private mutating func dump(_ resources: Resources) {
    for image in resources.images {
      let kind = image.isSymbol ? "symbol" : "image"
      line("\(kind) \(DumpText.quoted(image.name)) \(Self.description(image.size))")
    }
    for (name, color) in resources.namedColors.sorted(by: { $0.key < $1.key }) {
      line("named color \(DumpText.quoted(name)) \(Self.description(color))")
    }
    for (name, color) in resources.systemColors.sorted(by: { $0.key < $1.key }) {
      line("system color \(DumpText.quoted(name)) \(Self.description(color))")
    }
    dump(resources.extras)
  }

  /// Returns the attributes except `id` and `key`, which are written elsewhere.
  package func description(
    _ attributes: Attributes, without excluded: Set<AttributeName> = []
  ) -> String {
    var text = ""
    for attribute in attributes.known
    where attribute.name != .id && attribute.name != .key && !excluded.contains(attribute.name) {
      text += " \(attribute.name.spelling)=\(DumpText.quoted(attribute.value))"
    }
    for attribute in attributes.unknown {
      text += " ?\(attribute.name)=\(DumpText.quoted(attribute.value))"
    }
    return text
  }

  /// Returns an id after a space, or an empty text without one.
  package static func description(_ id: ObjectID?) -> String {
    id.map { " \($0)" } ?? ""
  }
}
