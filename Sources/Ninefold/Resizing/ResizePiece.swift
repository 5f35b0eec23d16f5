import InterfaceResolution
import InterfaceLayout
import InterfaceTraits

/// A region of sizes in which a scene is laid out by the same closed forms.
struct ResizePiece: Sendable {
  /// A computed layout at a size in the piece.
  struct Sample: Sendable {
    var window: LayoutSize
    var scene: ResolvedScene
    var layout: Layout
    var configuration: Configuration
  }

  /// The size classes of the window.
  let quadrant: Int
  /// The conditions on the scene's own size.
  private(set) var requirements: [(form: CanvasForm, isStrict: Bool)]
  /// The edges of the scene's views as closed forms.
  let edges: Table<ResolvedView, ClosedForm.Edges>
  /// Whether a view is ambiguous, so that more layouts are needed to verify the forms.
  let hasAmbiguousViews: Bool
  /// The computed layouts; the forms come from the first.
  var samples: [Sample]
  /// The windows in which the forms still have to be verified.
  var unproven: [LayoutSize] = []

  /// Creates the piece around a sample, restricted to sizes for which its forms are valid.
  init?(_ sample: Sample, size: LayoutSize) {
    guard let form = sample.layout.closedForm, sample.layout.size == size else { return nil }
    quadrant = ResizeQuadrant.of(sample.window)
    requirements = form.requirements
    edges = form.edges(in: sample.scene)
    hasAmbiguousViews = form.hasAmbiguousViews
    samples = [sample]
    guard contains(size, quadrant: quadrant), isRight(sample, size: size) else { return nil }
  }

  /// Creates a piece with a single size.
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
    hasAmbiguousViews = false
    samples = [sample]
  }

  /// The piece with an empty set of sizes.
  var nowhere: ResizePiece {
    var piece = self
    piece.requirements = [(CanvasForm(constant: -1, width: 0, height: 0), false)]
    return piece
  }

  /// Returns whether the forms apply to a scene with this size.
  func contains(_ size: LayoutSize, quadrant: Int) -> Bool {
    quadrant == self.quadrant
      && requirements.allSatisfy { form, isStrict in
        let value = form.value(width: size.width, height: size.height)
        return isStrict ? value > 1e-6 : value >= -1e-6
      }
  }

  /// Returns the frame of a view in a scene with this size.
  func frame(of view: ViewIndex, at size: LayoutSize) -> LayoutRect {
    edges[view].frame(width: size.width, height: size.height, scale: samples[0].configuration.scale)
  }

  /// Returns whether the forms reproduce a computed layout.
  func isRight(_ sample: Sample, size: LayoutSize) -> Bool {
    guard sample.layout.size == size, sample.layout.frames.count == edges.count,
      sample.scene.views.map(\.id) == samples[0].scene.views.map(\.id)
    else { return false }
    return edges.indices.allSatisfy { index in
      let predicted = frame(of: index, at: size)
      let made = sample.layout.frames[index]
      return abs(predicted.x - made.x) < 1e-3 && abs(predicted.y - made.y) < 1e-3
        && abs(predicted.width - made.width) < 1e-3 && abs(predicted.height - made.height) < 1e-3
    }
  }
}
