import ConstraintSolver
import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// Puts the replay plans of a scene's layout roots together to one closed form.
///
/// Wherever the layout compared something that depends on the canvas, outside the solver as well as
/// inside, the comparison becomes a condition: a text keeps its lines, a view keeps its overlap with the
/// safe area, a margin stays the larger one.
struct ClosedFormBuilder {
  let scene: ResolvedScene
  private var frames: [ClosedForm.Frame]
  private var conditions: [ClosedForm.Condition] = []
  /// Whether every root so far could be replayed.
  private var isComplete = true

  init(_ scene: ResolvedScene) {
    self.scene = scene
    let zero = ClosedForm.Frame(x: .zero, y: .zero, width: .zero, height: .zero)
    frames = scene.views.map { _ in zero }
  }

  /// The closed form at the given canvas size; nil when a root could not be replayed.
  func closedForm(at size: Size) -> ClosedForm? {
    guard isComplete else { return nil }
    var kept: [ClosedForm.Condition] = []
    var seen: Set<ClosedForm.Condition> = []
    for condition in conditions where !condition.form.isConstant {
      if seen.insert(condition).inserted { kept.append(condition) }
    }
    return ClosedForm(
      frames: frames, conditions: kept,
      widths: ClosedForm.Range(of: 0, from: size.width, size.height, kept),
      heights: ClosedForm.Range(of: 1, from: size.height, size.width, kept))
  }

  /// Adds a root after its last pass.
  mutating func add(_ constraints: RootConstraints, _ measurer: inout ContentMeasurer) {
    let layouter = constraints.layouter
    guard let plan = constraints.solution?.plan else {
      isComplete = false
      return
    }
    let root = layouter.part.root
    let canvas = rootForms(of: layouter)
    frames[root] = canvas
    func compose(_ form: AffineForm) -> AffineForm {
      AffineForm(form.constant) + canvas.width * form[0] + canvas.height * form[1]
    }
    func edge(_ variable: Variable) -> AffineForm { compose(plan.form(of: variable)) }
    let variables = constraints.variables
    for (local, index) in layouter.part.members.enumerated() where local > 0 {
      let outer = layouter.superviews[local]
      let left = edge(variables.left(local))
      let top = edge(variables.top(local))
      frames[index] = ClosedForm.Frame(
        x: left - edge(variables.left(outer)), y: top - edge(variables.top(outer)),
        width: edge(variables.right(local)) - left, height: edge(variables.bottom(local)) - top)
    }
    if !layouter.isResizable {
      // Something was placed in proportion to this very size.
      requireUnchanged(canvas.width, at: canvas.width.evaluate(at: layouter.sceneParameters))
      requireUnchanged(canvas.height, at: canvas.height.evaluate(at: layouter.sceneParameters))
    }
    for index in 0..<plan.guardCount { require(compose(plan.guardForm(index))) }
    addTexts(constraints, &measurer)
    addSafeAreas(constraints, edge)
    addMargins(constraints, canvas, edge)
  }

  // MARK: Roots

  /// The root's own frame: the canvas, a fixed one, or for a row as wide as its table.
  private func rootForms(of layouter: RootLayouter) -> ClosedForm.Frame {
    let frame = layouter.canvas.frame
    let view = scene.views[layouter.part.root]
    let x = AffineForm(frame.x)
    let y = AffineForm(frame.y)
    if layouter.part.root == 0, view.superview < 0 {
      return ClosedForm.Frame(x: x, y: y, width: .parameter(0), height: .parameter(1))
    }
    var width = AffineForm(frame.width)
    if view.superview >= 0, scene.views[view.superview].kind == .tableView {
      // What a row leaves of its table's width stays.
      let table = frames[view.superview].width
      let now = table.evaluate(at: layouter.sceneParameters)
      if frame.width <= now + 0.5 { width = table + AffineForm(frame.width - now) }
    }
    return ClosedForm.Frame(x: x, y: y, width: width, height: AffineForm(frame.height))
  }

  // MARK: Conditions

  private mutating func require(_ form: AffineForm, isStrict: Bool = false) {
    conditions.append(ClosedForm.Condition(form: form, isStrict: isStrict))
  }

  /// The form keeps the value that it has now.
  private mutating func requireUnchanged(_ form: AffineForm, at value: Double) {
    guard !form.isConstant else { return }
    require(form - AffineForm(value))
    require(AffineForm(value) - form)
  }

  /// Texts keep their lines.
  private mutating func addTexts(
    _ constraints: RootConstraints, _ measurer: inout ContentMeasurer
  ) {
    let layouter = constraints.layouter
    for (local, index) in layouter.part.members.enumerated() where local > 0 {
      let width = frames[index].width
      guard !width.isConstant, scene.views[index].layout.usesConstraints,
        let same = measurer.sameWidths(
          of: scene.views[index], width: width.evaluate(at: layouter.sceneParameters))
      else { continue }
      require(width - AffineForm(same.least))
      if same.limit.isFinite { require(AffineForm(same.limit) - width, isStrict: true) }
    }
  }

  /// Views keep what of them the safe area's edges cover: nothing, or the same length.
  private mutating func addSafeAreas(
    _ constraints: RootConstraints, _ edge: @escaping (Variable) -> AffineForm
  ) {
    let layouter = constraints.layouter
    let covered = layouter.canvas.safeArea
    guard covered != .zero else { return }
    let variables = constraints.variables
    let sides: [(Double, (Int) -> AffineForm, (EdgeInsets) -> Double)] = [
      (covered.left, { edge(variables.left($0)) }, \.left),
      (covered.top, { edge(variables.top($0)) }, \.top),
      (covered.right, { edge(variables.right(0)) - edge(variables.right($0)) }, \.right),
      (covered.bottom, { edge(variables.bottom(0)) - edge(variables.bottom($0)) }, \.bottom),
    ]
    for local in layouter.part.members.indices.dropFirst()
    where constraints.usesSafeArea(of: local) {
      for (length, distance, part) in sides where length > 0 {
        let form = distance(local)
        let overlap = part(constraints.inputs.safeArea[local])
        if overlap > 0 {
          requireUnchanged(form, at: length - overlap)
        } else {
          require(form - AffineForm(length))
        }
      }
    }
  }

  /// Margins stay what they are: a root's by its width, preserved ones by their distances.
  private mutating func addMargins(
    _ constraints: RootConstraints, _ canvas: ClosedForm.Frame,
    _ edge: (Variable) -> AffineForm
  ) {
    let layouter = constraints.layouter
    let variables = constraints.variables
    if !canvas.width.isConstant {
      let threshold = AffineForm(Margins.regularRootWidth)
      if layouter.canvas.frame.width < Margins.regularRootWidth {
        require(threshold - canvas.width, isStrict: true)
      } else {
        require(canvas.width - threshold)
      }
    }
    for (local, index) in layouter.part.members.enumerated() {
      let layout = scene.views[index].layout
      if layout.marginsFollowReadableWidth {
        let width = local == 0 ? canvas.width : frames[index].width
        requireUnchanged(width, at: width.evaluate(at: layouter.sceneParameters))
      }
      guard local > 0, layout.preservesSuperviewMargins else { continue }
      let outer = layouter.superviews[local]
      for (mine, theirs) in [
        (variables.left(local), variables.left(outer)),
        (variables.right(local), variables.right(outer)),
        (variables.top(local), variables.top(outer)),
        (variables.bottom(local), variables.bottom(outer)),
      ] {
        let distance = edge(mine) - edge(theirs)
        requireUnchanged(distance, at: distance.evaluate(at: layouter.sceneParameters))
      }
    }
  }
}
