import ConstraintSolver
import InterfaceLayout
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import StructuredData

/// Writes a layout as a function of the canvas.
///
/// A form is `[constant, width, height]`: the constant plus the products of the factors and the
/// canvas's width and height.
struct ClosedFormJSON {
  let scene: ResolvedScene
  let closedForm: ClosedForm

  func write(to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.key("frames")
      member.array(scene.views.indices, .lines) { writer, index in
        guard let id = scene.views[index].id else { return }
        let frame = closedForm.frames[index]
        writer.object { member in
          member.member("id", id.text)
          member.key("x")
          write(frame.x, to: &member)
          member.key("y")
          write(frame.y, to: &member)
          member.key("width")
          write(frame.width, to: &member)
          member.key("height")
          write(frame.height, to: &member)
        }
      }
      member.key("conditions")
      member.array(closedForm.conditions, .lines) { writer, condition in
        writer.object { member in
          member.key("form")
          write(condition.form, to: &member)
          member.member("relation", condition.isStrict ? ">" : "≥")
        }
      }
      member.key("widths")
      write(closedForm.widths, to: &member)
      member.key("heights")
      write(closedForm.heights, to: &member)
    }
  }

  private func write(_ form: AffineForm, to writer: inout JSONWriter) {
    writer.array([form.constant, form[0], form[1]]) { writer, number in
      writer.value(Self.clean(number))
    }
  }

  private func write(_ range: ClosedForm.Range, to writer: inout JSONWriter) {
    writer.object { member in
      member.member("least", Self.clean(range.least))
      member.key("most")
      if let most = range.most { member.value(Self.clean(most)) } else { member.null() }
      member.member("includesMost", range.includesMost)
    }
  }

  /// Removes rounding errors of sums below a billionth of a point.
  private static func clean(_ number: Double) -> Double {
    (number * 1e9).rounded() / 1e9
  }
}
