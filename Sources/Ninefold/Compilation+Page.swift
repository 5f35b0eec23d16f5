import InterfaceEmission
import InterfaceEnvironment
import InterfaceLayout
package import InterfacePage
import InterfacePicture
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits
import PlatformFacts
import Synchronization

extension Compilation {
  /// Adds the scenes in all configurations to what a page shows of the document.
  ///
  /// - Parameters:
  ///   - page: What other compilations of the document have added; configurations that it has already stay.
  ///   - findings: What the page says is wrong with the document.
  ///   - outlinedTexts: Counts the texts that stay texts where they are drawn as outlines; nil where all are texts.
  package func add(
    to page: inout PageDocument, findings: [Diagnostic], outlinedTexts: TextTally? = nil
  ) {
    let lines = LineTable(file)
    page.findings += findings.sorted { $0.range.start < $1.range.start }.map { finding in
      PageDocument.Finding(
        severity: finding.severity.rawValue, id: finding.id,
        line: lines.location(of: finding.range.start).line, message: finding.message,
        object: finding.object?.text, scene: finding.scene)
    }
    guard let layout else { return }
    let known = Set(page.configurations.map(\.name))
    let first = page.configurations.count
    var indices: [Int: Int] = [:]
    for (number, configuration) in layout.configurations.enumerated()
    where !known.contains(configuration.name) {
      indices[number] = first + indices.count
      page.configurations.append(PageDocument.Configuration(configuration))
    }
    let kept = PictureImages(assets)
    let shown = Mutex((document: page, numbers: [ResolvedAsset: ImageFile?]()))
    // The page has each image once, wherever it is shown: pictures have its number alone.
    let images: ImageFiles = { asset in
      shown.withLock { shown in
        if let known = shown.numbers[asset] { return known }
        var image = kept.file(of: asset)
        if let file = image {
          image?.base64 = Array("@\(shown.document.number(of: file))".utf8)
        }
        shown.numbers[asset] = .some(image)
        return image
      }
    }
    var writer = PictureWriter(
      outlinesTexts: outlinedTexts != nil, fonts: assets.fonts,
      configurations: layout.configurations)
    defer { outlinedTexts?.add(writer.remaining) }
    var added: [PageDocument.Scene] = []
    for scene in layout.scenes {
      guard let first = scene.layouts.first?.scene else { continue }
      var states: [PageDocument.State] = []
      for shared in scene.layouts {
        for (number, scene) in zip(shared.configurations, shared.scenes) {
          guard let index = indices[number] else { continue }
          let svg = DeepStack.run(isDeep: isDeep) {
            writer.svg(
              ScenePicture.draw(
                scene: scene, layout: shared.layout,
                configuration: layout.configurations[number], images: images, lines: lines))
          }
          shown.withLock { shown in
            let facts = Self.facts(of: scene, shared.layout, lines, &shown.document)
            states.append(
              PageDocument.State(
                configuration: index, picture: shown.document.pool.add(svg), facts: facts))
          }
        }
      }
      states.sort { $0.configuration < $1.configuration }
      added.append(PageDocument.Scene(id: first.id, title: first.title, states: states))
    }
    page = shown.withLock { $0.document }
    for scene in added {
      if let known = page.scenes.firstIndex(where: { $0.id == scene.id }) {
        page.scenes[known].states += scene.states
      } else {
        page.scenes.append(scene)
      }
    }
  }

  /// What the page says of a scene's objects.
  private static func facts(
    of scene: ResolvedScene, _ layout: Layout, _ lines: LineTable, _ page: inout PageDocument
  ) -> Int {
    var facts = PageDocument.Facts(views: [], constraints: [])
    var open: [Int: String] = [:]
    for ambiguity in layout.ambiguities {
      open[ambiguity.view] = ambiguity.listed.map(\.rawValue).joined(separator: ", ")
    }
    var depths: [Int] = []
    for (index, view) in scene.views.enumerated() {
      let depth = view.superview < 0 ? 0 : depths[view.superview] + 1
      depths.append(depth)
      guard let id = view.id else { continue }
      var writer = JSONWriter()
      writer.object { member in
        member.member("id", id.text)
        member.member("class", view.elementSpelling)
        if let custom = view.customClass { member.member("custom", custom) }
        if let label = view.userLabel { member.member("label", label) }
        member.member("depth", Double(min(depth, 20)))
        member.member("line", Double(lines.location(of: view.range.start).line))
        if let components = open[index] { member.member("open", components) }
        if layout.approximateViews.contains(index) { member.member("approximate", true) }
        if layout.texts[index]?.isCut == true { member.member("cut", true) }
        ViewDetailsJSON.write(view, to: &member)
      }
      facts.views.append(page.index(of: writer.bytes))
    }
    let conflicts = Set(layout.conflicts.flatMap(\.constraints))
    for (index, constraint) in scene.constraints.enumerated() {
      var writer = JSONWriter()
      writer.object { member in
        member.member("text", constraint.summary(in: scene))
        member.member("priority", constraint.priority)
        member.key("views")
        member.array([constraint.first, constraint.second].compactMap { $0 }) { writer, item in
          switch item {
          case .view(let view): writer.value(scene.views[view].id?.text ?? "")
          case .guide(let guide):
            let owner = scene.guides[guide].owner
            writer.value(owner < 0 ? "" : scene.views[owner].id?.text ?? "")
          }
        }
        if conflicts.contains(index) { member.member("conflict", true) }
      }
      facts.constraints.append(page.index(of: writer.bytes))
    }
    return page.index(of: facts)
  }
}

extension PageDocument.Configuration {
  fileprivate init(_ configuration: Configuration) {
    let traits = configuration.traits
    let place =
      switch configuration.place {
      case .canvas: configuration.name
      case .environment(let environment):
        switch environment.place {
        case .cell(let cell): cell.name
        case .window(let window): window.name
        case .custom(let window): window.name
        }
      }
    self.init(
      name: configuration.name, place: place, isCell: configuration.cell != nil,
      language: configuration.language.map { "\($0)" } ?? "",
      style: traits.userInterfaceStyle?.rawValue ?? "",
      direction: traits.layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" } ?? "",
      textSize: traits.preferredContentSizeCategory?.rawValue ?? "")
  }
}
