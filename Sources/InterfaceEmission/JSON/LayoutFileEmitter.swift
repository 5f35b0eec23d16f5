import EditorCanvas
package import InterfaceComposition
package import InterfaceResolution
package import InterfaceLayout
import InterfaceSource
import InterfaceTraits
import PlatformFacts
import StructuredData

/// Writes `NAME.EXT.layout.json`: the layout of a document in each configuration.
///
/// The format is defined by `schemas/layout.schema.json`.
package enum LayoutFileEmitter {
  /// Returns the layout file of a document.
  ///
  /// - Parameters:
  ///   - layout: The document's layouts.
  ///   - segues: The effects of its segues in each configuration, or `nil` if they were not
  ///     requested.
  ///   - references: Its connections and texts, or `nil` if they were not requested.
  ///   - fileName: The document's name without its path.
  ///   - source: The document's bytes.
  ///   - isIncluded: Returns whether the file contains a scene.
  ///   - digest: Returns the digest of the concatenation of parts as `xxh128:` with hexadecimal
  ///     digits.
  /// - Returns: The file's bytes, ending in a line feed.
  package static func emit(
    layout: DocumentLayout, segues: DocumentSegues? = nil,
    references: DocumentReferences? = nil, fileName: String, source: [UInt8],
    isIncluded: (DocumentLayout.SceneLayouts) -> Bool = { _ in true },
    digest: ([ArraySlice<UInt8>]) -> String
  ) -> [UInt8] {
    var writer = JSONWriter()
    // In public documents a view takes 620 bytes in a layout on average.
    let views = layout.scenes.reduce(0) { sum, scene in
      scene.layouts.reduce(sum) { $0 + $1.layout.frames.count }
    }
    writer.reserveCapacity(4096 + 768 * views)
    writer.object(.lines) { file in
      file.member("format", "ninefold-layout")
      file.member("version", 1)
      file.key("document")
      file.object { member in
        member.member("file", fileName)
        member.member("kind", layout.document.kind.rawValue)
        member.member("runtime", layout.document.runtime.rawValue)
        member.member("initialViewController", layout.document.initialController?.text)
        member.member("digest", digest([source[...]]))
      }
      file.key("configurations")
      file.array(layout.configurations.indices, .lines) { writer, index in
        write(
          layout.configurations[index], layout.designs.isEmpty ? nil : layout.designs[index],
          to: &writer)
      }
      file.key("scenes")
      file.array(layout.scenes.filter(isIncluded), .lines) { writer, scene in
        write(scene, layout.configurations, segues, references, to: &writer, digest: digest)
      }
      if let references { ReferencesJSON.write(references.outside, to: &file) }
    }
    writer.endLine()
    return writer.bytes
  }

  private static func write(
    _ configuration: Configuration, _ designs: [String]?, to writer: inout JSONWriter
  ) {
    let traits = configuration.traits
    writer.object { member in
      member.member("name", configuration.name)
      member.key("traits")
      member.object { trait in write(traits, to: &trait) }
      if case .environment(let environment) = configuration.context {
        let settings = environment.settings
        if settings.system != .newest { member.member("system", settings.system.number) }
        if let design = settings.earlierDesign { member.member("design", design.number) }
      }
      if let keyboard = configuration.keyboardFrame { member.member("keyboard", keyboard) }
      if let language = configuration.language { member.member("language", "\(language)") }
      if let designs {
        member.key("designs")
        member.array(designs) { writer, name in writer.value(name) }
      }
      write(configuration.context, to: &member)
    }
  }

  /// Writes the specified traits.
  private static func write(_ traits: TraitCollection, to trait: inout JSONWriter) {
    trait.member("horizontalSizeClass", traits.horizontalSizeClass.traitName)
    trait.member("verticalSizeClass", traits.verticalSizeClass.traitName)
    if let idiom = traits.userInterfaceIdiom {
      trait.member("userInterfaceIdiom", idiom.rawValue)
    }
    if let scale = traits.displayScale { trait.member("displayScale", scale) }
    if let style = traits.userInterfaceStyle {
      trait.member("userInterfaceStyle", style.rawValue)
    }
    if let direction = traits.layoutDirection {
      trait.member("layoutDirection", direction.rawValue)
    }
    if let gamut = traits.displayGamut { trait.member("displayGamut", gamut.rawValue) }
    if let contrast = traits.accessibilityContrast {
      trait.member("accessibilityContrast", contrast.rawValue)
    }
    if let category = traits.preferredContentSizeCategory {
      trait.member("preferredContentSizeCategory", category.rawValue)
    }
    if let weight = traits.legibilityWeight {
      trait.member("legibilityWeight", weight.rawValue)
    }
    if let appearance = traits.activeAppearance {
      trait.member("activeAppearance", appearance.rawValue)
    }
    if let force = traits.forceTouchCapability {
      trait.member("forceTouchCapability", force.rawValue)
    }
  }

  /// Writes the device or the size of an environment.
  private static func write(_ context: Configuration.Context, to member: inout JSONWriter) {
    member.key("device")
    switch context {
    case .canvas(let canvas):
      guard let name = canvas.name else { return member.null() }
      member.object { device in
        device.member("id", name.device)
        device.member("orientation", name.isLandscape ? "landscape" : "portrait")
        if let layout = name.layout { device.member("split", layout) }
      }
    case .environment(let environment):
      switch environment.context {
      case .cell: member.null()
      case .custom(let window):
        member.null()
        member.member("size", window.size)
      case .window(let window):
        member.object { device in
          device.member("id", window.device.id)
          if window.device.isZoomed { device.member("isZoomed", true) }
          device.member("orientation", window.orientation.rawValue)
          if let split = window.layout.configurationName { device.member("split", split) }
          if let posture = window.posture { device.member("posture", posture.rawValue) }
          device.member("size", environment.windowSize)
          if let fold = window.fold { device.member("fold", fold) }
        }
      }
    }
  }

  private static func write(
    _ scene: DocumentLayout.SceneLayouts, _ configurations: [Configuration],
    _ segues: DocumentSegues?, _ references: DocumentReferences?, to writer: inout JSONWriter,
    digest: ([ArraySlice<UInt8>]) -> String
  ) {
    guard let first = scene.layouts.first?.scene else { return }
    var texts = ViewTexts()
    writer.object(.lines) { member in
      let head = member.items { member in
        member.member("id", first.id)
        member.member("controller", first.controller?.text)
      }
      // Reserves space for the digest of the following bytes.
      member.key("digest")
      let placeholder = member.part { $0.value(digest([])) }
      let body = member.items { member in
        member.key("layouts")
        member.array(scene.layouts.indices, .lines) { writer, index in
          SceneJSON(scene: scene.layouts[index].scene, layout: scene.layouts[index].layout)
            .write(
              for: scene.layouts[index].configurations.map { configurations[$0].name },
              structure: scene.layouts[index].structure, texts: &texts, to: &writer)
        }
        member.key("segues")
        member.array(first.segues.indices, .lines) { writer, number in
          SegueJSON.write(
            first.segues[number],
            segues?.outcomes(ofSegueAt: number, of: scene.index) ?? [], configurations,
            to: &writer)
        }
        ConstraintsJSON(scene.layouts.lazy.map(\.scene)).write(to: &member)
        if let references {
          ReferencesJSON.write(references.part(ofScene: first.id), to: &member)
        }
      }
      var text = JSONWriter()
      text.value(digest([member.bytes[head], member.bytes[body]]))
      member.replace(placeholder, with: text.bytes)
    }
  }
}
