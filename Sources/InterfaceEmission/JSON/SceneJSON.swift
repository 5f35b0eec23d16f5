import InterfaceLayout
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import StructuredData

/// Writes one layout of a scene.
final class SceneJSON {
  let scene: ResolvedScene
  let layout: Layout

  init(scene: ResolvedScene, layout: Layout) {
    self.scene = scene
    self.layout = layout
  }

  /// Writes the layout.
  ///
  /// - Parameters:
  ///   - configurations: The names of the configurations that share it.
  ///   - structure: The number that layouts of the same views share, or `nil` if it is unknown.
  ///   - texts: The texts that other layouts of the scene have written already.
  ///   - writer: The writer.
  func write(
    for configurations: [String], structure: Int?, texts: inout ViewTexts,
    to writer: inout JSONWriter
  ) {
    let views = texts.texts(of: scene, structure: structure)
    writer.object(.lines) { member in
      member.key("for")
      member.array(configurations) { writer, name in writer.value(name) }
      member.member("size", layout.size)
      member.key("views")
      member.array(views.indices, .lines) { writer, index in
        guard let text = views[index] else { return }
        write(text, at: index, to: &writer)
      }
      member.key("guides")
      member.array(scene.guides.indices, .lines) { writer, index in
        let guide = scene.guides[index]
        writer.object { member in
          member.member("id", guide.id.text)
          member.member("owner", identified(guide.owner)?.text)
          member.member("frame", layout.guideFrames[index])
        }
      }
      member.key("constraints")
      texts.writeConstraints(of: scene, to: &member)
      writeFindings(to: &member)
      if !scene.embeddedScenes.isEmpty { writeSlots(to: &member) }
      if let closedForm = layout.closedForm {
        member.key("closedForm")
        ClosedFormJSON(scene: scene, closedForm: closedForm).write(to: &member)
      }
    }
  }

  private func write(_ view: ViewTexts.Text, at index: ViewIndex, to writer: inout JSONWriter) {
    writer.object { member in
      member.item(written: view.head, value: layout.frames[index])
      member.item(written: view.tail)
      if layout.approximateViews.contains(index) { member.member("approximate", true) }
      if layout.texts[index]?.isCut == true { member.member("cut", true) }
    }
  }

  private func writeSlots(to writer: inout JSONWriter) {
    writer.key("slots")
    writer.array(scene.embeddedScenes) { writer, slot in
      writer.object { member in
        member.member("container", slot.container.text)
        member.member("scene", slot.scene)
        member.member("controller", slot.controller?.text)
        if let document = slot.document {
          member.member("document", document)
          member.member("identifier", slot.identifier)
        }
      }
    }
  }

  private func writeFindings(to writer: inout JSONWriter) {
    writer.key("ambiguous")
    writer.array(layout.ambiguities, .lines) { writer, ambiguity in
      guard let id = scene.views[ambiguity.view].id else { return }
      writer.object { member in
        member.member("view", id.text)
        member.key("axes")
        member.array(ambiguity.listed) { writer, component in
          writer.value(component.rawValue)
        }
      }
    }
    writer.key("conflicts")
    writer.array(layout.conflicts, .lines) { writer, conflict in
      writer.array(conflict.constraints.compactMap { scene.constraints[$0].id }) { writer, id in
        writer.value(id.text)
      }
    }
  }

  /// Returns the id of a view or, if it has none, that of its nearest ancestor with one.
  private func identified(_ index: ViewIndex) -> ObjectID? {
    scene.views.lineage(of: index).lazy.compactMap { [views = scene.views] in views[$0].id }.first
  }
}
