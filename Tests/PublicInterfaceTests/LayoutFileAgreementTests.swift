import Foundation
import Ninefold
import Testing

/// Typed results agree with the layout file of the same compilation.
@Suite struct LayoutFileAgreementTests {
  private static let documents =
    Library.documents(in: ["layout", "AdaptiveExample", "results", "apps"])

  private static let catalogs = [Library.catalog("AdaptiveExample/Assets.xcassets")]

  @Test(arguments: documents)
  func resultsEqualTheLayoutFile(document: String) throws {
    var compiler = Compiler()
    let compilation = compiler.compile(
      try Library.file(document), assets: Assets(catalogs: Self.catalogs))
    let bytes = try #require(compilation.layoutFile(named: document))
    let file = try JSONDecoder().decode(LayoutFile.self, from: Data(bytes))
    compare(compilation.configurations, file.configurations)
    let scenes = compilation.scenes.filter { !$0.layouts.isEmpty }
    #expect(scenes.map(\.id) == file.scenes.map(\.id))
    let initial = compilation.initialScene?.controller?.id
    #expect(initial?.text == file.document.initialViewController)
    for (scene, expected) in zip(scenes, file.scenes) { compare(scene, expected) }
    compare(compilation.connectionsOutsideScenes, file.connections ?? [])
  }

  private func compare(
    _ found: [ConfigurationResult], _ expected: [LayoutFile.Configuration]
  ) {
    #expect(found.map(\.name) == expected.map(\.name))
    for (found, expected) in zip(found, expected) {
      #expect(found.traits.horizontalSizeClass.traitName == expected.traits.horizontalSizeClass)
      #expect(found.traits.verticalSizeClass.traitName == expected.traits.verticalSizeClass)
      #expect(found.traits.userInterfaceIdiom?.rawValue == expected.traits.userInterfaceIdiom)
      #expect(found.traits.displayScale == expected.traits.displayScale)
      #expect(found.traits.userInterfaceStyle?.rawValue == expected.traits.userInterfaceStyle)
      if let device = found.device { #expect(device == expected.device?.id) }
    }
  }

  private func compare(_ found: SceneResult, _ expected: LayoutFile.Scene) {
    #expect(found.controller?.id?.text == expected.controller)
    #expect(found.layouts.map { $0.configurations.map(\.name) } == expected.layouts.map(\.for))
    for (found, expected) in zip(found.layouts, expected.layouts) { compare(found, expected) }
    compareConstraints(found, expected)
    compare(found.connections, expected.connections ?? [])
    #expect(found.texts.map(\.object.text) == (expected.texts ?? []).map(\.object))
    #expect(found.texts.map(\.property) == (expected.texts ?? []).map(\.property))
    #expect(found.texts.map(\.string) == (expected.texts ?? []).map(\.text))
    #expect(found.texts.allSatisfy { $0.key == "\($0.object.text).\($0.property)" })
    #expect(found.segues.map { $0.id?.text } == expected.segues.map(\.id))
    for (found, expected) in zip(found.segues, expected.segues) {
      #expect(found.source?.text == expected.source)
      #expect(found.destination?.text == expected.destination)
      #expect(found.identifier == expected.identifier)
      #expect(found.modalPresentationStyle == expected.modalPresentationStyle)
      compare(found.outcomes, expected.outcomes ?? [])
      if case .relationship(let role) = found.kind {
        #expect(role == expected.relationship)
      } else {
        #expect("\(found.kind)" == expected.kind || found.kind == .other(expected.kind))
      }
    }
  }

  private func compareConstraints(_ found: SceneResult, _ expected: LayoutFile.Scene) {
    let file = Dictionary(
      (expected.constraints ?? []).map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let all = found.layouts.flatMap(\.constraints).filter { $0.id != nil }
    #expect(Set(all.map(\.id?.text)) == Set(file.keys.map(Optional.some)))
    for constraint in all {
      guard let expected = file[constraint.id?.text ?? ""] else { continue }
      #expect(constraint.owner.id?.text == expected.owner)
      #expect(constraint.firstItem.id?.text == expected.firstItem)
      #expect(constraint.firstAttribute.rawValue == expected.firstAttribute)
      #expect(constraint.relation.rawValue == expected.relation)
      #expect(constraint.secondItem?.id?.text == expected.secondItem)
      #expect(constraint.secondAttribute?.rawValue == expected.secondAttribute)
      #expect(constraint.multiplier == expected.multiplier)
      #expect(constraint.priority == expected.priority)
      #expect(constraint.identifier == expected.identifier)
    }
  }

  private func compare(_ found: [ObjectConnection], _ expected: [LayoutFile.Connection]) {
    #expect(found.map(\.id?.text) == expected.map(\.id))
    for (found, expected) in zip(found, expected) {
      #expect(found.source?.text == expected.source)
      #expect(found.destination?.text == expected.destination)
      switch found.kind {
      case .outlet(let property):
        #expect(expected.kind == "outlet" && expected.property == property)
      case .outletCollection(let property):
        #expect(expected.kind == "outletCollection" && expected.property == property)
      case .action(let selector, let event):
        #expect(expected.kind == "action" && expected.selector == selector)
        #expect(expected.event == event)
      }
    }
  }

  private func compare(
    _ found: [SegueResult.Outcome], _ expected: [LayoutFile.Segue.Outcome]
  ) {
    #expect(found.map(\.configurations) == expected.map(\.for))
    for (found, expected) in zip(found, expected) {
      #expect(found.performer?.text == expected.by)
      #expect(found.isForwarded == (expected.isForwarded ?? false))
      switch found.action {
      case .push, .handled: #expect("\(found.action)" == expected.action)
      case .replace(let column):
        #expect(expected.action == "replace")
        #expect(column == expected.column)
      case .present(let style, let isFallbackPresentation):
        #expect(expected.action == "present")
        #expect(style == expected.style)
        #expect(isFallbackPresentation == (expected.isFallbackPresentation ?? false))
      }
    }
  }

  private func compare(_ found: SceneLayout, _ expected: LayoutFile.Layout) {
    #expect([found.canvasSize.width, found.canvasSize.height] == expected.size)
    let views = found.views.filter { $0.id != nil }
    #expect(views.map(\.id?.text) == expected.views.map(\.id))
    let frames = Dictionary(expected.views.map { ($0.id, $0) }) { first, _ in first }
    for (found, expected) in zip(views, expected.views) { compare(found, expected, in: frames) }

    #expect(found.guides.map(\.id.text) == expected.guides.map(\.id))
    for (found, expected) in zip(found.guides, expected.guides) {
      #expect(Self.numbers(found.frame) == expected.frame)
      #expect(found.owningView.id?.text == expected.owner || found.owningView.id == nil)
      let owner = found.owningView.frameInCanvas
      #expect(found.frameInCanvas.x == owner.x + found.frame.x)
      #expect(found.frameInCanvas.y == owner.y + found.frame.y)
      #expect(found.frameInCanvas.size == found.frame.size)
    }

    let constraints = found.constraints.filter { $0.id != nil }
    #expect(constraints.map(\.id?.text) == expected.constraints.map(\.id))
    #expect(constraints.map(\.constant) == expected.constraints.map(\.constant))

    let ambiguities = found.ambiguities.filter { $0.view.id != nil }
    #expect(ambiguities.map(\.view.id?.text) == expected.ambiguous.map(\.view))
    #expect(ambiguities.map { $0.components.map(\.rawValue) } == expected.ambiguous.map(\.axes))
    for ambiguity in ambiguities { #expect(ambiguity.view.hasAmbiguousLayout) }

    let conflicts = found.conflicts.map { $0.constraints.compactMap(\.id?.text) }
    #expect(conflicts == expected.conflicts)
    for conflict in found.conflicts {
      #expect(
        conflict.members.compactMap(\.constraint?.id) == conflict.constraints.compactMap(\.id))
      #expect(conflict.members.allSatisfy { !$0.description.isEmpty })
    }
  }

  private func compare(
    _ found: ViewResult, _ expected: LayoutFile.View, in frames: [String: LayoutFile.View]
  ) {
    #expect(found.elementName == expected.class)
    #expect(found.owner?.text == expected.owner)
    #expect(Self.numbers(found.frame) == expected.frame)
    #expect(found.isSizeApproximate == (expected.approximate ?? false))
    #expect(found.image?.asset?.path == expected.asset?.path)
    #expect(found.image?.asset?.scale == expected.asset?.scale)
    // Frames are in the coordinates of the superview, including one without an id, which the file
    // omits.
    var superview = found.superview
    var isWhole = true
    while let view = superview, view.id == nil {
      superview = view.superview
      isWhole = false
    }
    #expect(superview?.id?.text == expected.superview)
    var origin = (x: expected.frame[0], y: expected.frame[1])
    var next = expected.superview
    while let id = next, let view = frames[id] {
      origin = (origin.x + view.frame[0], origin.y + view.frame[1])
      next = view.superview
    }
    let chain = sequence(first: found) { $0.superview }
    isWhole = isWhole && chain.allSatisfy { $0.id != nil }
    if isWhole {
      #expect(abs(found.frameInCanvas.x - origin.x) < 1e-9)
      #expect(abs(found.frameInCanvas.y - origin.y) < 1e-9)
    }
    for subview in found.subviews {
      #expect(subview.superview?.range == found.range)
    }
  }

  private static func numbers(_ frame: LayoutRect) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height]
  }
}
