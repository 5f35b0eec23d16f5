import InterfaceLayout
import InterfaceModel
import InterfaceResolution

/// Writes one layout of a scene.
struct SceneJSON {
  let scene: ResolvedScene
  let layout: Layout

  func write(for configurations: [String], to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.key("for")
      member.array(configurations) { writer, name in writer.value(name) }
      member.member("size", layout.size)
      member.key("views")
      member.array(scene.views.indices, .lines) { writer, index in
        guard let id = scene.views[index].id else { return }
        write(scene.views[index], id: id, at: index, to: &writer)
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
      member.array(scene.constraints, .lines) { writer, constraint in
        guard let id = constraint.id else { return }
        writer.object { member in
          member.member("id", id.text)
          member.member("constant", constraint.constant)
        }
      }
      writeFindings(to: &member)
      if let closedForm = layout.closedForm {
        member.key("closedForm")
        ClosedFormJSON(scene: scene, closedForm: closedForm).write(to: &member)
      }
    }
  }

  private func write(
    _ view: ResolvedView, id: ObjectID, at index: Int, to writer: inout JSONWriter
  ) {
    writer.object { member in
      member.member("id", id.text)
      member.member("class", view.elementSpelling)
      member.member("superview", identified(view.superview)?.text)
      if let owner = view.owner { member.member("owner", owner.text) }
      member.member("frame", layout.frames[index])
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
      if layout.approximateViews.contains(index) { member.member("approximate", true) }
    }
  }

  private func write(_ asset: ResolvedAsset?, to writer: inout JSONWriter) {
    guard let asset else { return writer.null() }
    writer.object { member in
      member.member("catalog", Double(asset.catalog))
      member.member("path", asset.path)
      member.member("scale", asset.scale)
    }
  }

  private func writeFindings(to writer: inout JSONWriter) {
    writer.key("ambiguous")
    writer.array(layout.ambiguities, .lines) { writer, ambiguity in
      guard let id = scene.views[ambiguity.view].id else { return }
      writer.object { member in
        member.member("view", id.text)
        member.key("axes")
        member.array(ambiguity.components) { writer, component in
          writer.value(component.rawValue)
        }
      }
    }
    writer.key("conflicts")
    writer.array(layout.conflicts, .lines) { writer, conflict in
      writer.array(conflict.compactMap { scene.constraints[$0].id }) { writer, id in
        writer.value(id.text)
      }
    }
  }

  /// The id of a view or, when it has none, of its nearest ancestor with one.
  private func identified(_ index: Int) -> ObjectID? {
    var index = index
    while index >= 0 {
      if let id = scene.views[index].id { return id }
      index = scene.views[index].superview
    }
    return nil
  }
}
