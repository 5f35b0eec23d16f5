import Foundation
import InterfaceComposition
import InterfaceSource
import InterfaceTraits
import Ninefold
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Changes in an app when its environment changes.
@Suite struct TransitionTests {
  private func app(_ name: String, stating statements: String? = nil, system: Int? = nil) throws
    -> StoryboardApp
  {
    var options = CompilerOptions()
    if let system { options.systemVersion = system }
    var compiler = Compiler(options: options)
    let bytes = Array(try Data(contentsOf: Fixtures.url("apps/\(name)/Main.storyboard")))
    let compilation = compiler.compile(SourceFile(path: "Main.storyboard", bytes: bytes))
    let configuration = statements.map {
      ProjectConfiguration(reading: [SourceFile(path: ".ninefold.yml", bytes: Array($0.utf8))])
    }
    return StoryboardApp(
      [
        StoryboardApp.Storyboard(
          name: "Main", compilation: compilation, configuration: configuration)
      ],
      options: options)
  }

  private func side(_ name: String, _ traits: TraitCollection = TraitCollection()) throws
    -> StoryboardApp.Side
  {
    StoryboardApp.Side(
      .device(try #require(ConfigurationRequest.DeviceWindow(name: name))), traits: traits)
  }

  private func transition(_ name: String, _ from: String, _ to: String) throws
    -> StoryboardApp.Transition
  {
    try #require(try app(name).transition(from: side(from), to: side(to)))
  }

  /// Returns the names of the callbacks, in order and without repetitions.
  private func callbackNames(_ transition: StoryboardApp.Transition) -> [String] {
    var names: [String] = []
    for callback in transition.model.callbacks {
      let name =
        switch callback.method {
        case .willTransitionToTraits: "will change traits"
        case .viewWillTransition: "will change size"
        case .sizeForChild: "size of child"
        case .traitsDidChange: "traits changed"
        case .collapseSecondaryViewController: "collapse"
        case .separateSecondaryViewController: "separate"
        case .detailTargetDidChange: "details"
        default: "delegate"
        }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  @Test(arguments: ["Containers", "Rotating"]) func twoThirdsSplitChangesOnlyTheSize(
    name: String
  ) throws {
    let change = try transition(name, "ipad9_7:landscape", "ipad9_7:landscape:split-2/3")
    #expect(change.model.traits.isEmpty)
    #expect(change.model.oldSize == LayoutSize(width: 1024, height: 768))
    #expect(change.model.newSize == LayoutSize(width: 694, height: 768))
    #expect(callbackNames(change) == ["will change size", "size of child"])
  }

  @Test func thirdSplitChangesTraitsBeforeTheSize() throws {
    let change = try transition("Rotating", "ipad9_7:landscape", "ipad9_7:landscape:split-1/3")
    #expect(change.model.traits.map(\.name) == ["horizontalSizeClass"])
    #expect(change.model.traits.map(\.from) == ["regular"])
    #expect(change.model.traits.map(\.to) == ["compact"])
    let callbacks = change.model.callbacks.map { $0.controller.id?.text }
    let (container, child) = ("nav-co-001", "tea-co-001")
    #expect(callbacks == [container, child, container, container, child, container, child])
    #expect(
      callbackNames(change) == [
        "will change traits", "will change size", "size of child", "traits changed",
      ])
  }

  @Test func splitViewsCollapseAndExpand() throws {
    let there = try transition("Containers", "ipad9_7:landscape", "ipad9_7:landscape:split-1/3")
    #expect(
      callbackNames(there) == [
        "will change traits", "delegate", "collapse", "will change size", "size of child",
        "traits changed", "details",
      ])
    let list = there.model.controllersThatGo.map { $0.id?.text }
    #expect(list.contains("lis-ro-001"))
    #expect(!list.contains("det-ro-001"))
    let back = try transition("Containers", "ipad9_7:landscape:split-1/3", "ipad9_7:landscape")
    #expect(callbackNames(back).contains("separate"))
    #expect(!callbackNames(back).contains("collapse"))
    #expect(back.model.controllersThatCome.map { $0.id?.text } == list)
  }

  /// Returns the calls to a split view's delegate and its primary controller, in order, with the receivers.
  private func splitCallbacks(
    _ name: String, _ statements: String?, _ from: String, _ to: String, system: Int? = nil
  ) throws -> [String] {
    let app = try app(name, stating: statements, system: system)
    let change = try #require(app.transition(from: side(from), to: side(to)))
    return change.model.callbacks.compactMap { callback in
      let method = callback.method
      let own: Bool =
        switch method {
        case .willTransitionToTraits, .viewWillTransition, .sizeForChild, .traitsDidChange: false
        default: true
        }
      guard own else { return nil }
      let controller = callback.controller.id?.text ?? callback.controller.name
      return "\(controller)\(callback.receiver == .delegate ? ".delegate" : "") \(method.name)"
    }
  }

  private static let whole = "ipad9_7:landscape"
  private static let third = "ipad9_7:landscape:split-1/3"

  /// Talk 2014-216 and `UISplitViewController.h`: the delegate is asked for the primary controller, then to collapse;
  /// only if it does not collapse, the primary controller collapses.
  @Test func collapsingDelegatePreventsTheDefaultCollapse() throws {
    let statements = "containers:\n- id: spl-vc-000\n  collapse: primary\n  expand: emp-vc-000\n"
    let asked = [
      "spl-vc-000.delegate primaryViewController(forCollapsing:)",
      "spl-vc-000.delegate splitViewController(_:collapseSecondary:onto:)",
    ]
    let told = "spl-vc-000 showDetailTargetDidChangeNotification"
    #expect(
      try splitCallbacks("Callbacks", statements, Self.whole, Self.third) == asked + [told])
    #expect(
      try splitCallbacks("Callbacks", nil, Self.whole, Self.third)
        == asked + ["nav-vc-000 collapseSecondaryViewController(_:for:)", told])
    let back = [
      "spl-vc-000.delegate primaryViewController(forExpanding:)",
      "spl-vc-000.delegate splitViewController(_:separateSecondaryFrom:)",
    ]
    #expect(try splitCallbacks("Callbacks", statements, Self.third, Self.whole) == back + [told])
    #expect(
      try splitCallbacks("Callbacks", nil, Self.third, Self.whole)
        == back + ["nav-vc-000 separateSecondaryViewController(for:)", told])
  }

  @Test func delegateChoosesThePrimaryController() throws {
    let statements = "containers:\n- id: spl-vc-000\n  primaryAfterCollapse: emp-vc-000\n"
    let names = try splitCallbacks("Callbacks", statements, Self.whole, Self.third)
    #expect(names.contains("emp-vc-000 collapseSecondaryViewController(_:for:)"))
  }

  /// Documentation of `UISplitViewControllerDelegate`: split views with a column style have their own delegate methods.
  @Test func columnStyleHasItsOwnDelegateMethods() throws {
    let split = "spl-it-001.delegate splitViewController"
    #expect(
      try splitCallbacks("Columns", nil, Self.whole, Self.third, system: 26) == [
        "\(split)(_:topColumnForCollapsingToProposedTopColumn:)", "\(split)(_:willHide:)",
        "\(split)(_:didHide:)", "\(split)DidCollapse(_:)",
        "spl-it-001 showDetailTargetDidChangeNotification",
      ])
    #expect(
      try splitCallbacks("Columns", nil, Self.third, Self.whole, system: 18) == [
        "\(split)(_:displayModeForExpandingToProposedDisplayMode:)", "\(split)(_:willShow:)",
        "\(split)DidExpand(_:)", "spl-it-001 showDetailTargetDidChangeNotification",
      ])
    // Before iOS 14 the same split view has the classic style.
    #expect(
      try splitCallbacks("Columns", nil, Self.whole, Self.third, system: 13).first
        == "spl-it-001.delegate primaryViewController(forCollapsing:)")
  }

  @Test func traitChangesDoNotChangeTheSize() throws {
    let dark = TraitCollection(userInterfaceStyle: .dark)
    let change = try #require(
      try app("Containers").transition(
        from: side("ipad9_7:landscape"), to: side("ipad9_7:landscape", dark)))
    #expect(change.model.traits.map(\.name) == ["userInterfaceStyle"])
    #expect(!change.model.changesSize)
    #expect(callbackNames(change) == ["will change traits", "traits changed"])
  }

  @Test func equalConfigurationsHaveNoChanges() throws {
    let change = try transition("Containers", "ipad9_7", "ipad9_7")
    #expect(change.model.callbacks.isEmpty)
    let changed = change.model.scenes.filter { !$0.isEmpty }
    #expect(changed.isEmpty)
    #expect(change.model.controllersThatCome.isEmpty && change.model.controllersThatGo.isEmpty)
  }

  @Test(arguments: ["Containers", "Rotating"]) func returnTransitionGivesEqualPictures(
    name: String
  ) throws {
    let app = try app(name)
    let (full, third) = (try side("ipad9_7:landscape"), try side("ipad9_7:landscape:split-1/3"))
    let first = app.pictures(in: [full.request]).map(\.svg)
    let there = try #require(app.transition(from: full, to: third))
    let back = try #require(app.transition(from: third, to: full))
    #expect(app.pictures(in: [full.request]).map(\.svg) == first)
    #expect(app.transition(from: full, to: third)?.svg == there.svg)
    #expect(StoryboardApp.json(of: [there]) != StoryboardApp.json(of: [back]))
    // The reverse transition is the forward transition with its sides exchanged.
    func frames(_ scenes: [SceneChange], _ side: (ViewChange) -> LayoutRect?) -> [String:
      LayoutRect?]
    {
      Dictionary(
        scenes.flatMap { scene in scene.views.map { ("\(scene.scene) \($0.id)", side($0)) } },
        uniquingKeysWith: { one, _ in one })
    }
    #expect(frames(there.model.scenes, \.from) == frames(back.model.scenes, \.to))
    #expect(frames(there.model.scenes, \.to) == frames(back.model.scenes, \.from))
  }

  @Test func viewsChangeAsTheDeviceTurns() throws {
    let change = try transition("Rotating", "retina4_7", "retina4_7:landscape")
    let scene = try #require(change.model.scenes.first)
    func view(_ id: String) throws -> ViewChange {
      try #require(scene.views.first { $0.id == ObjectID(id) })
    }
    let stack = try view("tea-co-stk").values
    #expect(stack.map(\.name) == ["axis", "spacing"])
    #expect(stack.map(\.from) == ["vertical", "8"])
    #expect(stack.map(\.to) == ["horizontal", "16"])
    #expect(try view("tea-co-lbl").values.map(\.to) == ["system 15 700"])
    #expect(scene.constraintsThatChange.map(\.id) == [ObjectID("tea-co-c05")])
    // 400 points below the bars is beyond the bottom of a screen of 375.
    #expect(scene.losses.map(\.id) == [ObjectID("tea-co-low")])
    #expect(scene.losses.map(\.loss) == [.outside])
  }

  @Test func viewsAreAddedAndRemovedWithTheirConstraints() throws {
    let there = try transition("Rotating", "ipad9_7", "ipad9_7:split-1/3")
    let scene = try #require(there.model.scenes.first)
    #expect(scene.viewsThatGo.map(\.id) == [ObjectID("tea-co-wid")])
    #expect(scene.viewsThatCome.isEmpty)
    #expect(
      scene.constraintsThatGo.map(\.id) == [ObjectID("tea-co-c08"), ObjectID("tea-co-c09")])
    let back = try transition("Rotating", "ipad9_7:split-1/3", "ipad9_7")
    #expect(back.model.scenes.first?.viewsThatCome.map(\.id) == [ObjectID("tea-co-wid")])
    #expect(back.model.scenes.first?.constraintsThatGo.isEmpty == true)
  }

  @Test(arguments: ["Containers", "Rotating"]) func animationStartsAndEndsWithTheLayouts(
    name: String
  ) throws {
    let change = try transition(name, "ipad9_7", "ipad9_7:landscape:split-1/3")
    let root = try XMLDocument(data: Data(change.svg)).rootElement()
    let nodes = try root?.nodes(forXPath: "//*[local-name()='rect'][@data-id]")
    let rects = try #require(nodes).compactMap { $0 as? XMLElement }
    let views = change.model.scenes.flatMap(\.views)
    #expect(rects.count == views.count && !views.isEmpty)
    var moved = 0
    for (rect, view) in zip(rects, views) {
      #expect(Self.value(of: "data-id", rect) == view.id.text)
      let old = try #require(view.from ?? view.to)
      let new = try #require(view.to ?? view.from)
      let sides = [
        ("x", old.x, new.x), ("y", old.y, new.y), ("width", old.width, new.width),
        ("height", old.height, new.height),
      ]
      for (side, before, after) in sides {
        let start = Self.value(of: side, rect).flatMap { Double($0) }
        #expect(start == before, "\(view.id) \(side)")
        let animation = rect.children?.compactMap { $0 as? XMLElement }.first {
          $0.name == "animate" && Self.value(of: "attributeName", $0) == side
        }
        guard let animation else {
          #expect(before == after, "\(view.id) \(side)")
          continue
        }
        moved += 1
        let times = Self.value(of: "keyTimes", animation)
        #expect(times == "0;0.25;0.5;0.75;1")
        let values = Self.value(of: "values", animation)?.split(separator: ";")
          .map { Double($0) }
        #expect(values == [before, before, after, after, before], "\(view.id) \(side)")
      }
    }
    #expect(moved > 0)
  }

  /// Returns the value of an attribute; `attribute(forName:)` does not find attributes of elements in a namespace.
  private static func value(of name: String, _ element: XMLElement) -> String? {
    element.attributes?.first { $0.name == name }?.stringValue
  }

  @Test func tourIncludesAllWindowLayouts() throws {
    let tablet = try #require(DeviceModel.all.first { $0.id == "ipad9_7" })
    #expect(
      tablet.tour.map { $0.split ?? ($0.isLandscape ? "landscape" : "portrait") } == [
        "landscape", "split-2/3", "split-1/2", "split-1/3", "slide-over", "slide-over", "portrait",
        "landscape",
      ])
    let phone = try #require(DeviceModel.all.first { $0.id == "retina4_7" })
    #expect(phone.tour.map(\.isLandscape) == [false, true, false])
  }
}
