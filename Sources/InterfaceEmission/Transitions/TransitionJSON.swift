package import InterfaceComposition
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import StructuredData

/// Writes the changes of transitions as JSON.
package enum TransitionJSON {
  /// Returns the file of a sequence of transitions.
  ///
  /// - Parameter transitions: The steps.
  /// - Returns: An object with `version` and `transitions`, ending in a line feed.
  package static func file(of transitions: [Transition]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(.lines) { writer in
      writer.member("version", 1)
      writer.key("transitions")
      writer.array(transitions, .lines) { $0.write($1) }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ transition: Transition) {
    object(.lines) { writer in
      writer.member("from", transition.from)
      writer.member("to", transition.to)
      writer.key("size")
      writer.object { writer in
        writer.member("from", transition.oldSize)
        writer.member("to", transition.newSize)
      }
      if transition.oldKeyboard != nil || transition.newKeyboard != nil {
        writer.member("keyboard", from: transition.oldKeyboard, to: transition.newKeyboard)
      }
      writer.member("traits", transition.traits)
      writer.key("callbacks")
      writer.array(transition.callbacks, .lines) { $0.write($1) }
      writer.key("controllersThatCome")
      writer.array(transition.controllersThatCome, .lines) { $0.write($1) }
      writer.key("controllersThatGo")
      writer.array(transition.controllersThatGo, .lines) { $0.write($1) }
      writer.key("scenes")
      writer.array(transition.scenes.filter { !$0.isEmpty }, .lines) { $0.write($1) }
    }
  }

  private mutating func member(_ name: String, _ traits: [TraitChange]) {
    key(name)
    array(traits) { writer, trait in
      writer.object { writer in
        writer.member("name", trait.name)
        writer.member("from", trait.from)
        writer.member("to", trait.to)
      }
    }
  }

  private mutating func write(_ controller: TransitionController) {
    object { writer in
      writer.member("id", controller.id?.text)
      writer.member("name", controller.name)
      writer.member("kind", controller.kind?.rawValue)
    }
  }

  private mutating func write(_ callback: ControllerCallback) {
    object { writer in
      writer.member("controller", Self.name(of: callback.controller))
      if callback.receiver == .delegate { writer.member("isOfDelegate", true) }
      writer.member("method", callback.method.name)
      switch callback.method {
      case .willTransitionToTraits(let traits), .traitsDidChange(let traits):
        writer.member("traits", traits)
      case .viewWillTransition(let size): writer.member("size", size)
      case .sizeForChild(let child): writer.member("child", Self.name(of: child))
      case .collapseSecondary(let secondary, let primary):
        writer.member("secondary", Self.name(of: secondary))
        writer.member("primary", Self.name(of: primary))
      case .collapseSecondaryViewController(let secondary):
        writer.member("secondary", Self.name(of: secondary))
      case .separateSecondary(let primary): writer.member("primary", Self.name(of: primary))
      case .willHide(let column), .willShow(let column), .didHide(let column),
        .didShow(let column):
        writer.member("column", column.rawValue)
      case .primaryForCollapsing, .primaryForExpanding, .separateSecondaryViewController,
        .topColumnForCollapsing, .displayModeForExpanding, .didCollapse, .didExpand,
        .detailTargetDidChange:
        break
      }
    }
  }

  /// Returns the name by which other members refer to a controller.
  private static func name(of controller: TransitionController) -> String {
    controller.id?.text ?? controller.name
  }

  private mutating func write(_ scene: SceneChange) {
    object(.lines) { writer in
      writer.member("id", scene.scene)
      writer.key("controller")
      writer.write(scene.controller)
      writer.member("presence", scene.presence.rawValue)
      writer.key("views")
      writer.array(scene.views.filter { !$0.isEmpty }, .lines) { $0.write($1) }
      writer.member("constraintsThatCome", scene.constraintsThatCome)
      writer.member("constraintsThatGo", scene.constraintsThatGo)
      writer.key("constraintsThatChange")
      writer.array(scene.constraintsThatChange) { writer, change in
        writer.object { writer in
          writer.member("id", change.id.text)
          writer.member("from", change.from)
          writer.member("to", change.to)
        }
      }
    }
  }

  private mutating func member(_ name: String, _ constraints: [SceneChange.Constraint]) {
    key(name)
    array(constraints) { $0.value($1.id.text) }
  }

  private mutating func write(_ view: ViewChange) {
    object { writer in
      writer.member("id", view.id.text)
      writer.member("frame", from: view.from, to: view.to)
      writer.key("values")
      writer.array(view.values) { writer, change in
        writer.object { writer in
          writer.member("name", change.name)
          writer.member("from", change.from)
          writer.member("to", change.to)
        }
      }
      writer.key("isVisible")
      writer.object { writer in
        writer.member("from", view.wasVisible)
        writer.member("to", view.isVisible)
      }
      writer.member("lost", view.loss?.rawValue)
    }
  }

  private mutating func member(_ name: String, from: LayoutRect?, to: LayoutRect?) {
    key(name)
    object { writer in
      for (name, rect) in [("from", from), ("to", to)] {
        writer.key(name)
        if let rect { writer.value(rect) } else { writer.null() }
      }
    }
  }
}
