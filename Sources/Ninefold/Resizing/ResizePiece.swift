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

  /// Creates a piece from layouts alone, for a scene without a closed form, or returns `nil` if no
  /// functions of the size reproduce all of them.
  ///
  /// - Parameters:
  ///   - samples: Layouts at the corners of the windows and between them, which determine the
  ///     functions.
  ///   - proofs: More layouts, which verify them.
  ///   - sizes: Returns the size of the scene in a window.
  ///   - box: The windows in which the piece is valid.
  init?(
    fitting samples: [Sample], proofs: [Sample], sizes: (LayoutSize) -> LayoutSize?,
    in box: ResizeBox
  ) {
    let known = samples.compactMap { sizes($0.window) }
    guard let first = samples.first, known.count == samples.count,
      let least = sizes(box.least), let most = sizes(box.most),
      samples.allSatisfy({ sample in
        sample.scene.views.map(\.id) == first.scene.views.map(\.id)
          && sample.layout.frames.count == first.layout.frames.count
      })
    else { return nil }
    quadrant = ResizeQuadrant.of(first.window)
    func side(_ sign: Double, _ value: Double, width: Double, height: Double) -> (CanvasForm, Bool)
    {
      (CanvasForm(constant: -sign * value, width: sign * width, height: sign * height), false)
    }
    requirements = [
      side(1, least.width, width: 1, height: 0), side(-1, most.width, width: 1, height: 0),
      side(1, least.height, width: 0, height: 1), side(-1, most.height, width: 0, height: 1),
    ]
    let fit = EdgeFit(known, scale: first.configuration.scale)
    var edges: Table<ResolvedView, ClosedForm.Edges> = []
    // The origin of each view in each layout, in the scene's coordinates.
    var origins: Table<ResolvedView, [LayoutPoint]> = []
    for (index, view) in first.scene.views.indexed {
      let outer = view.superview
      let frames = samples.map { $0.layout.frames[index] }
      let places = frames.indices.map { number in
        let origin = outer.map { origins[$0][number] } ?? LayoutPoint(x: 0, y: 0)
        return LayoutPoint(x: origin.x + frames[number].x, y: origin.y + frames[number].y)
      }
      origins.append(places)
      guard let left = fit.form(places.map(\.x)), let top = fit.form(places.map(\.y)),
        let right = fit.form(zip(places, frames).map { $0.x + $1.width }),
        let bottom = fit.form(zip(places, frames).map { $0.y + $1.height })
      else { return nil }
      edges.append(
        ClosedForm.Edges(
          left: left, top: top, right: right, bottom: bottom, origin: outer.map { edges[$0] }))
    }
    self.edges = edges
    hasAmbiguousViews = false
    let corners = samples.filter { sample in
      [box.least.width, box.most.width].contains(sample.window.width)
        && [box.least.height, box.most.height].contains(sample.window.height)
    }
    self.samples = corners.isEmpty ? [first] : corners
    for sample in samples + proofs {
      guard let size = sizes(sample.window), isRight(sample, size: size) else { return nil }
    }
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
