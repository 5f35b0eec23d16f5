import InterfaceResolution
import InterfaceSource
import InterfaceTraits

extension SceneChange {
  /// Compares a scene before and after a change; at least one of the two must exist.
  init?(
    _ controller: TransitionController, from: SceneSide?, to: SceneSide?
  ) {
    guard let either = to ?? from else { return nil }
    self.controller = controller
    scene = either.composed.scene.id
    presence = from == nil ? .comes : to == nil ? .goes : .stays
    let before = from?.composed.scene
    let after = to?.composed.scene
    let old = before?.indicesByID ?? [:]
    let new = after?.indicesByID ?? [:]
    views = Self.order(before, after, old, new).map { id in
      Self.view(id, from, old[id], to, new[id])
    }
    func constraints(_ scene: ResolvedScene?, without other: ResolvedScene?) -> [Constraint] {
      guard let scene else { return [] }
      let otherIDs = Set(other?.constraints.compactMap(\.id) ?? [])
      return scene.constraints.compactMap { constraint in
        guard let id = constraint.id, !otherIDs.contains(id), !constraint.isRemoved else {
          return nil
        }
        return Constraint(id: id, summary: constraint.summary(in: scene))
      }
    }
    constraintsThatCome = constraints(after, without: before)
    constraintsThatGo = constraints(before, without: after)
    guard let before, let after else {
      constraintsThatChange = []
      return
    }
    let oldSummaries = Dictionary(
      before.constraints.compactMap { constraint in
        constraint.id.map { ($0, constraint.summary(in: before)) }
      }, uniquingKeysWith: { one, _ in one })
    constraintsThatChange = after.constraints.compactMap { constraint in
      guard let id = constraint.id, let old = oldSummaries[id], !constraint.isRemoved else {
        return nil
      }
      let new = constraint.summary(in: after)
      return old == new ? nil : ConstraintChange(id: id, from: old, to: new)
    }
  }

  /// Returns the ids of all views in document order; a removed view stays at its old position.
  private static func order(
    _ before: ResolvedScene?, _ after: ResolvedScene?, _ old: [ObjectID: ViewIndex],
    _ new: [ObjectID: ViewIndex]
  ) -> [ObjectID] {
    let positions =
      old.compactMapValues { before?.views[$0].range.start }
      .merging(new.compactMapValues { after?.views[$0].range.start }) { one, _ in one }
    return positions.sorted { ($0.value, $0.key.text) < ($1.value, $1.key.text) }.map(\.key)
  }

  private static func view(
    _ id: ObjectID, _ from: SceneSide?, _ before: ViewIndex?, _ to: SceneSide?, _ after: ViewIndex?
  ) -> ViewChange {
    let old = before.flatMap { from?.values(of: $0) } ?? []
    let new = after.flatMap { to?.values(of: $0) } ?? []
    var changes: [ValueChange] = []
    if before != nil, after != nil {
      // A class may differ between cells only as an id may: the properties are the same.
      for (one, other) in zip(old, new) where one.name == other.name && one.value != other.value {
        changes.append(ValueChange(name: one.name, from: one.value, to: other.value))
      }
    }
    let wasVisible = before.flatMap { index in from.map { $0.loss(of: index) == nil } } ?? false
    let loss = after.flatMap { to?.loss(of: $0) }
    let hasContent =
      (before.flatMap { from?.hasContent($0) } ?? false)
      && (after.flatMap { to?.hasContent($0) } ?? false)
    let views = [
      after.flatMap { to?.composed.scene.views[$0] },
      before.flatMap { from?.composed.scene.views[$0] },
    ]
    return ViewChange(
      id: id, name: views.compactMap(\.self).first?.name ?? id.text,
      from: before.flatMap { from?.frames[$0] }, to: after.flatMap { to?.frames[$0] },
      wasVisible: wasVisible, isVisible: after != nil && to != nil && loss == nil, values: changes,
      loss: wasVisible && hasContent ? loss : nil)
  }
}
