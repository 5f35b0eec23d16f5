import InterfaceTraits
import Testing

@Suite struct TraitEnvironmentTests {
  let screen = TraitEnvironment(
    screen: TraitCollection(
      userInterfaceIdiom: .pad, displayScale: 2, preferredContentSizeCategory: .large))
  let regular = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)
  let compact = TraitCollection(horizontalSizeClass: .compact)

  @Test func childrenInherit() throws {
    let window = try #require(screen.child(.window, "window", overriding: regular))
    let controller = try #require(window.child(.controller, "split view"))
    let view = try #require(controller.child(.view, "root")?.child(.view, "label"))
    #expect(
      view.traits
        == TraitCollection(
          horizontalSizeClass: .regular, verticalSizeClass: .regular, userInterfaceIdiom: .pad,
          displayScale: 2, preferredContentSizeCategory: .large))
    #expect(view.level == .view)
    #expect(view.parent?.parent == controller)
    #expect(view.path.map(\.name) == ["screen", "window", "split view", "root", "label"])
  }

  @Test func parentsOverrideTraitsOfTheirChildren() throws {
    let split = try #require(
      screen.child(.window, "window", overriding: regular)?.child(.controller, "split view"))
    let list = try #require(split.child(.controller, "list", overriding: compact))
    let row = try #require(list.child(.view, "row"))
    #expect(row.traits.horizontalSizeClass == .compact)
    #expect(row.traits.verticalSizeClass == .regular)
    // Neither the parent nor its other children are affected.
    #expect(split.traits.horizontalSizeClass == .regular)
    #expect(split.child(.controller, "detail")?.traits == split.traits)
    // A descendant may override it again.
    let wide = list.child(.controller, "wide", overriding: regular)
    #expect(wide?.traits.horizontalSizeClass == .regular)
  }

  @Test func unspecifiedTraitsAreInherited() throws {
    let window = try #require(screen.child(.window, "window", overriding: regular))
    #expect(window.child(.controller, "a", overriding: TraitCollection())?.traits == window.traits)
  }

  @Test func originOfATraitIsReported() throws {
    let row = try #require(
      screen.child(.window, "window", overriding: regular)?
        .child(.presentation, "form sheet", overriding: compact)?
        .child(.controller, "form")?.child(.view, "row"))
    #expect(row.origin(of: \.horizontalSizeClass)?.name == "form sheet")
    #expect(row.origin(of: \.verticalSizeClass)?.level == .window)
    #expect(row.origin(of: \.displayScale)?.level == .screen)
    #expect(row.origin(of: \.userInterfaceStyle) == nil)
  }

  @Test func environmentsNestAsInUIKit() throws {
    #expect(screen.parent == nil)
    #expect(screen.child(.controller, "a") == nil)
    let window = try #require(screen.child(.window, "window"))
    #expect(window.child(.window, "b") == nil)
    #expect(window.child(.view, "c") == nil)
    let controller = try #require(window.child(.controller, "controller"))
    // A controller presents another one.
    let presented = controller.child(.presentation, "sheet")?.child(.controller, "presented")
    #expect(presented?.level == .controller)
    #expect(controller.child(.view, "root")?.child(.controller, "d") == nil)
  }
}
