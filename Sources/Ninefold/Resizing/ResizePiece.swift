import InterfaceResolution
import InterfaceLayout
import InterfaceTraits

/// Sizes at which a scene is laid out by the same forms.
struct ResizePiece: Sendable {
  /// A layout that was made at a size of the piece.
  struct Sample: Sendable {
    var window: LayoutSize
    var scene: ResolvedScene
    var layout: Layout
    var configuration: Configuration
  }

  /// The size classes of the window.
  let quadrant: Int
  /// What must hold of the scene's own size.
  private(set) var requirements: [(form: CanvasForm, isStrict: Bool)]
  /// The edges of the scene's views.
  let edges: Table<ResolvedView, ClosedForm.Edges>
  /// Whether something is open, so that more layouts have to prove the forms.
  let hasOpenViews: Bool
  /// The layouts that were made; the first one is where the forms are from.
  var samples: [Sample]
  /// The windows in which the forms have yet to prove right.
  var unproven: [LayoutSize] = []

  /// The piece around a sample, of which the forms say nothing that is not true.
  init?(_ sample: Sample, size: LayoutSize) {
    guard let form = sample.layout.closedForm, sample.layout.size == size else { return nil }
    quadrant = ResizeQuadrant.of(sample.window)
    requirements = form.requirements
    edges = form.edges(in: sample.scene)
    hasOpenViews = form.hasOpenViews
    samples = [sample]
    guard contains(size, quadrant: quadrant), isRight(sample, size: size) else { return nil }
  }

  /// A piece of one size.
  init(only sample: Sample, size: LayoutSize) {
    quadrant = ResizeQuadrant.of(sample.window)
    func at(_ value: Double, width: Double, height: Double) -> CanvasForm {
      CanvasForm(constant: value, width: width, height: height)
    }
    requirements = [
      (at(-size.width, width: 1, height: 0), false), (at(size.width, width: -1, height: 0), false),
      (at(-size.height, width: 0, height: 1), false),
      (at(size.height, width: 0, height: -1), false),
    ]
    edges = sample.layout.frames.mapValues { ClosedForm.Edges(fixed: $0) }
    hasOpenViews = false
    samples = [sample]
  }

  /// The piece without any size.
  var nowhere: ResizePiece {
    var piece = self
    piece.requirements = [(CanvasForm(constant: -1, width: 0, height: 0), false)]
    return piece
  }

  /// Whether the forms say where views lie in a scene of a size.
  func contains(_ size: LayoutSize, quadrant: Int) -> Bool {
    quadrant == self.quadrant
      && requirements.allSatisfy { form, isStrict in
        let value = form.value(width: size.width, height: size.height)
        return isStrict ? value > 1e-6 : value >= -1e-6
      }
  }

  /// Where a view lies in a scene of a size.
  func frame(of view: ViewIndex, at size: LayoutSize) -> LayoutRect {
    edges[view].frame(width: size.width, height: size.height, scale: samples[0].configuration.scale)
  }

  /// Whether the forms say what was laid out.
  func isRight(_ sample: Sample, size: LayoutSize) -> Bool {
    guard sample.layout.size == size, sample.layout.frames.count == edges.count,
      sample.scene.views.map(\.id) == samples[0].scene.views.map(\.id)
    else { return false }
    return edges.indices.allSatisfy { index in
      let said = frame(of: index, at: size)
      let made = sample.layout.frames[index]
      return abs(said.x - made.x) < 1e-3 && abs(said.y - made.y) < 1e-3
        && abs(said.width - made.width) < 1e-3 && abs(said.height - made.height) < 1e-3
    }
  }
}
