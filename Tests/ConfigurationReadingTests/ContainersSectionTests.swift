import ConfigurationReading
import Foundation
import InterfaceSource
import InterfaceTraits
import TestSupport
import Testing

/// Declarations about container controllers and presented controllers.
struct ContainersSectionTests {
  private func read(_ text: String) -> (file: SourceFile, sections: ConfigurationSections) {
    let file = SourceFile(path: "a.yml", bytes: Array(text.utf8))
    return (file, ConfigurationSections(reading: [file]))
  }

  private func fixture() throws -> ContainersSection {
    let url = Fixtures.top.appending(path: "Fixtures/configuration/containers/containers.yml")
    let (_, sections) = read(try String(contentsOf: url, encoding: .utf8))
    #expect(sections.diagnostics == [[]])
    return sections[ContainersSection.self]
  }

  private func environment(
    _ width: Double = 400, _ height: Double = 800, _ traits: TraitCollection = TraitCollection()
  ) -> ConditionEnvironment {
    ConditionEnvironment(size: LayoutSize(width: width, height: height), traits: traits, system: 26)
  }

  // MARK: Values

  @Test func `declarations of split view controllers are read`() throws {
    let section = try fixture()
    let classes = ["UISplitViewController", "UIViewController"]
    let numbers = section.rules(id: "spl-it-vc1", classes: classes)
    #expect(numbers == [Handle(0), Handle(1)])
    let declaration = section.declaration(numbers, in: environment())
    #expect(declaration.collapse == .primary)
    #expect(declaration.displayMode == .automatic)
    guard case .controller(let detail)? = declaration.expand else {
      Issue.record("no controller")
      return
    }
    #expect(detail.name.text == "emp-ty-vc1")
    #expect(declaration.primaryAfterCollapse?.name.text == "Lists")
    #expect(declaration.primaryAfterCollapse?.document == nil)
    #expect(declaration.primaryAfterExpand?.document == "Other")
    let other = section.declaration(section.rules(id: "x", classes: classes), in: environment())
    #expect(other.collapse == .secondary)
    #expect(other.expand == nil)
  }

  @Test func `overrides have their own children, traits and conditions`() throws {
    let section = try fixture()
    let numbers = section.rules(id: nil, classes: ["OverrideController", "UIViewController"])
    let overrides = section.declaration(numbers, in: environment()).overrides
    #expect(overrides.count == 3)
    #expect(overrides.map(\.children)[..<2] == [.all, .all])
    #expect(overrides[0].traits == TraitCollection(horizontalSizeClass: .regular))
    let compact = TraitCollection(horizontalSizeClass: .compact)
    #expect(overrides[0].condition.holds(in: environment(321, 800, compact)))
    #expect(!overrides[0].condition.holds(in: environment(320, 800, compact)))
    #expect(overrides[2].condition == .always)
    guard case .named(let child) = overrides[2].children else {
      Issue.record("no child")
      return
    }
    #expect(child.text == "det-ai-vc1")
  }

  @Test func `nested class selectors take precedence, innermost first`()
    throws
  {
    let section = try fixture()
    let classes = ["OverrideController", "UIViewController"]
    let navigation = ["UINavigationController", "UIViewController"]
    let tabs = ["MainTabs", "UITabBarController", "UIViewController"]
    #expect(section.rules(id: nil, classes: classes).map(\.index) == [2])
    #expect(
      section.rules(id: nil, classes: classes, around: [navigation, tabs]).map(\.index) == [2, 3])
    #expect(
      section.rules(id: nil, classes: classes, around: [tabs, navigation]).map(\.index) == [2])
    #expect(
      section.rules(id: nil, classes: classes, around: [navigation, ["Other"], tabs]).map(\.index)
        == [2, 3])
    let inner = section.declaration([Handle(2), Handle(3)], in: environment())
    #expect(inner.implements == [.showDetail])
    #expect(inner.overrides.count == 3)
    #expect(inner.slots.map(\.container.text) == ["box-00-one", "box-00-two"])
    #expect(inner.slots.map(\.scene.text) == ["One", "two-vc-000"])
    #expect(section.declaration([Handle(2)], in: environment()).implements == [.show])
  }

  @Test func `stacks, selections and delegate responses are read`() throws {
    let section = try fixture()
    func declaration(_ id: String, _ environment: ConditionEnvironment? = nil)
      -> ContainerDeclaration
    {
      section.declaration(
        section.rules(id: id, classes: ["UIViewController"]), in: environment ?? self.environment())
    }
    #expect(declaration("tab-ba-vc1").selected == .index(2))
    guard case .controller(let page)? = declaration("pag-es-vc1").selected else {
      Issue.record("no page")
      return
    }
    #expect(page.name.text == "Third")
    let stack = declaration("nav-ig-vc1").stack
    #expect(stack?.map(\.name.text) == ["List", "Grid", "12"])
    #expect(stack?.map(\.document) == [nil, "Photos", nil])
    for id in ["pop-ov-vc1", "pop-ov-vc2"] {
      #expect(declaration(id).adaptive?.style == .overFullScreen)
      #expect(declaration(id).adaptive?.wrapsInNavigation == true)
    }
    let compact = environment(700, 300, TraitCollection(verticalSizeClass: .compact))
    #expect(declaration("pop-ov-vc2", compact).adaptive?.style == PresentationStyle.none)
    #expect(declaration("pop-ov-vc2", compact).adaptive?.wrapsInNavigation == false)
  }

  // MARK: Expressions

  @Test func `frames are computed from the container, and fill it by default`() throws {
    let section = try fixture()
    let numbers = section.rules(id: nil, classes: ["DrawerController"])
    let frame = try #require(section.declaration(numbers, in: environment()).frame)
    #expect(
      frame.rect(in: LayoutSize(width: 400, height: 800))
        == LayoutRect(x: 150, y: -20.5, width: 400, height: 410))
    #expect(
      frame.rect(in: .zero) == LayoutRect(x: -50, y: -20.5, width: 0, height: 10))
  }

  private static let expressions: [(String, Double)] = [
    ("5", 5), ("-5", -5), ("1.5", 1.5), ("width", 400), ("height", 800), ("width-20", 380),
    ("width - 20 - 30", 350), ("width / 2 / 2", 100), ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20),
    ("width * 0.25 + height / 4", 300), ("-(width - height)", 400), ("2 - -3", 5),
    ("((width))", 400), ("width\n + 1", 401), ("width / (width - 400)", 1e6),
    ("0 / (width - 400)", 0), ("floor(width / 3)", 133), ("ceil(width / 3)", 134),
    ("round(width / 3)", 133), ("round(2.5)", 3), ("round(-2.5)", -3), ("floor(-0.5)", -1),
    ("ceil (0.2) * 2", 2), ("min(width, height)", 400), ("max(width, height, 900)", 900),
    ("width - floor(min(width, 500) / 3)", 267),
  ]

  @Test(arguments: expressions)
  func `expressions are evaluated with the usual precedence`(text: String, value: Double) throws {
    let quoted = text.replacingOccurrences(of: "\n", with: "\\n")
    let (_, sections) = read("containers:\n- id: a\n  frame: {x: \"\(quoted)\"}\n")
    #expect(sections.diagnostics == [[]])
    let frame = try #require(sections[ContainersSection.self].rules.first?.declaration.frame)
    #expect(frame.rect(in: LayoutSize(width: 400, height: 800)).x == value)
  }

  @Test func `containers can implement any message`() throws {
    let (_, sections) = read(
      """
      containers:
      - class: A
        implements: [show, 'showPhoto:sender:', 'showViewController:sender:', containedPhoto]
      - class: B
        implements: 'showDetailViewController:sender:'
        dims: true
      """)
    #expect(sections.diagnostics == [[]])
    let rules = sections[ContainersSection.self].rules
    #expect(
      rules.first?.declaration.implements.map { Set($0.map(\.selector)) }
        == ["show", "showPhoto:sender:", "containedPhoto"])
    #expect(rules.last?.declaration.implements == [.showDetail])
    #expect(rules.map(\.declaration.dims) == [nil, true])
  }

  @Test func `presentations by code are read and accumulated`() throws {
    let (_, sections) = read(
      """
      containers:
      - class: A
        detents: [medium, large, 300]
        hidesBackButton: true
        presents:
        - alert: {title: T, message: M, actions: [One, 2], cancel: C}
        - search
      - id: a
        detents: large
        presents:
        - actionSheet: {title: S, anchor: but-to-n00}
      """)
    #expect(sections.diagnostics == [[]])
    let section = sections[ContainersSection.self]
    let alone = section.declaration(section.rules(id: "b", classes: ["A"]), in: environment())
    #expect(alone.detents == [.medium, .large, .height(300)])
    #expect(alone.hidesBackButton == true)
    let alert = try #require(alone.presents.first)
    #expect(alert.kind == .alert)
    #expect(alert.title == "T")
    #expect(alert.message == "M")
    #expect(alert.actions == ["One", "2"])
    #expect(alert.cancel == "C")
    #expect(alone.presents.map(\.kind) == [.alert, .search])
    let both = section.declaration(section.rules(id: "a", classes: ["A"]), in: environment())
    #expect(both.detents == [.large])
    #expect(
      both.presents.map(\.kind).sorted { $0.rawValue < $1.rawValue } == [
        .actionSheet, .alert, .search,
      ])
    #expect(both.presents.compactMap(\.anchor?.text) == ["but-to-n00"])
  }

  @Test func `overlong and overly deep expressions are rejected`() {
    for text in [
      String(repeating: "(", count: 60) + "1" + String(repeating: ")", count: 60),
      String(repeating: "-", count: 60) + "1",
      "1" + String(repeating: " + 1", count: 300),
      String(repeating: "(", count: 20_000),
    ] {
      let (_, sections) = read("containers:\n- id: a\n  frame: {x: \"\(text)\"}\n")
      #expect(sections.diagnostics[0].map(\.id) == ["configuration-invalid-value"])
    }
  }

  // MARK: Mistakes

  private static let mistakes: [(String, String, Int, Int, String?)] = [
    ("containers: {}", "configuration-invalid-value", 1, 13, nil),
    ("containers:\n- id: a", "configuration-invalid-value", 2, 3, nil),
    ("containers:\n- collapse: primary", "configuration-invalid-value", 2, 3, nil),
    (
      "containers:\n- id: a\n  colapse: primary", "configuration-unknown-key", 3, 3,
      "did you mean 'collapse'?"
    ),
    (
      "containers:\n- id: a\n  collapse: primry", "configuration-unknown-name", 3, 13,
      "did you mean 'primary'?"
    ),
    ("containers:\n- id: a\n  collapse: [primary]", "configuration-unknown-name", 3, 13, nil),
    (
      "containers:\n- id: a\n  displayMode: allVisble", "configuration-unknown-name", 3, 16,
      "did you mean 'allVisible'?"
    ),
    (
      "containers:\n- id: a\n  adaptive: fullscreen", "configuration-unknown-name", 3, 13,
      "did you mean 'fullScreen'?"
    ),
    (
      "containers:\n- id: a\n  adaptive: {navigaton: done}", "configuration-unknown-key", 3, 14,
      "did you mean 'navigation'?"
    ),
    (
      "containers:\n- id: a\n  adaptive: {navigation: true}", "configuration-unknown-name", 3, 26,
      "expected 'done'"
    ),
    ("containers:\n- id: a\n  stack: []", "configuration-invalid-value", 3, 10, nil),
    ("containers:\n- id: a\n  stack: List", "configuration-invalid-value", 3, 10, nil),
    ("containers:\n- id: a\n  stack: [List, ~]", "configuration-invalid-value", 3, 17, nil),
    ("containers:\n- id: a\n  selected: 1.5", "configuration-invalid-value", 3, 13, nil),
    ("containers:\n- id: a\n  selected: -1", "configuration-invalid-value", 3, 13, nil),
    (
      "containers:\n- id: a\n  expand: {document: B}", "configuration-invalid-value", 3, 11, nil
    ),
    (
      "containers:\n- id: a\n  overrides: [{child: all}]", "configuration-invalid-value", 3, 16,
      nil
    ),
    (
      "containers:\n- id: a\n  overrides: [{override: {horizontl: compact}}]",
      "configuration-unknown-name", 3, 27, "did you mean 'horizontal'?"
    ),
    (
      "containers:\n- id: a\n  overrides: [{override: {}, when: widht < 5}]",
      "configuration-invalid-condition", 3, 36, "did you mean 'width'?"
    ),
    (
      "containers:\n- id: a\n  implements: [shw]", "configuration-unknown-name", 3, 16,
      "did you mean 'show'?"
    ),
    ("containers:\n- id: a\n  implements: [':a']", "configuration-invalid-value", 3, 16, nil),
    ("containers:\n- id: a\n  implements: 'a:b'", "configuration-invalid-value", 3, 15, nil),
    ("containers:\n- id: a\n  implements: a b", "configuration-invalid-value", 3, 15, nil),
    ("containers:\n- id: a\n  dims: 3", "configuration-invalid-value", 3, 9, nil),
    ("containers:\n- id: a\n  frame: {x: floor}", "configuration-invalid-value", 3, 19, nil),
    (
      "containers:\n- id: a\n  frame: {x: flor(width)}", "configuration-invalid-value", 3, 14,
      "did you mean 'floor'?"
    ),
    ("containers:\n- id: a\n  frame: {x: min(width)}", "configuration-invalid-value", 3, 14, nil),
    (
      "containers:\n- id: a\n  frame: {x: 'round(width, 2)'}", "configuration-invalid-value", 3,
      15, nil
    ),
    ("containers:\n- id: a\n  detents: [-4]", "configuration-invalid-value", 3, 13, nil),
    (
      "containers:\n- id: a\n  detents: meduim", "configuration-unknown-name", 3, 12,
      "did you mean 'medium'?"
    ),
    ("containers:\n- id: a\n  presents: alert", "configuration-invalid-value", 3, 13, nil),
    (
      "containers:\n- id: a\n  presents: [alrt]", "configuration-unknown-name", 3, 14,
      "did you mean 'alert'?"
    ),
    (
      "containers:\n- id: a\n  presents: [{alrt: {}}]", "configuration-unknown-key", 3, 15,
      "did you mean 'alert'?"
    ),
    (
      "containers:\n- id: a\n  presents: [{alert: {titel: T}}]", "configuration-unknown-key", 3, 23,
      "did you mean 'title'?"
    ),
    (
      "containers:\n- id: a\n  presents: [{alert: {}, search: {}}]", "configuration-invalid-value",
      3,
      14, nil
    ),
    (
      "containers:\n- id: a\n  hidesBackButton: 3", "configuration-invalid-value", 3, 20, nil
    ),
    ("containers:\n- id: a\n  slots: [a]", "configuration-invalid-value", 3, 10, nil),
    ("containers:\n- id: a\n  slots: {a: []}", "configuration-invalid-value", 3, 14, nil),
    (
      "containers:\n- id: a\n  frame: {widht: 5}", "configuration-unknown-key", 3, 11,
      "did you mean 'width'?"
    ),
    (
      "containers:\n- id: a\n  frame: {x: widht / 2}", "configuration-invalid-value", 3, 14,
      "did you mean 'width'?"
    ),
    ("containers:\n- id: a\n  frame: {x: width / 0}", "configuration-invalid-value", 3, 20, nil),
    ("containers:\n- id: a\n  frame: {x: width +}", "configuration-invalid-value", 3, 21, nil),
    ("containers:\n- id: a\n  frame: {}", "configuration-invalid-value", 3, 10, nil),
    ("containers:\n- id: a\n  adaptive: {}", "configuration-invalid-value", 3, 13, nil),
    ("containers:\n- id: a\n  frame: {x: true}", "configuration-invalid-value", 3, 14, nil),
    (
      "containers:\n- class: UITabBarController\n  stack: [a]", "configuration-inapplicable", 3, 3,
      "it applies only to UINavigationController"
    ),
    (
      "containers:\n- class: UISplitViewControler\n  collapse: primary",
      "configuration-unknown-name", 2, 10, "did you mean 'UISplitViewController'?"
    ),
  ]

  @Test(arguments: mistakes)
  func `malformed values are reported with position and nearest name`(
    text: String, id: String, line: Int, column: Int, note: String?
  ) throws {
    let (file, sections) = read(text)
    let found = sections.diagnostics[0]
    #expect(found.map(\.id) == [id])
    let environment = file.location(of: try #require(found.first).range.start)
    #expect("\(environment.line):\(environment.column)" == "\(line):\(column)")
    if let note { #expect(found.first?.notes.first?.message == note) }
  }

  @Test func `declarations of nearer files take precedence`() {
    let files = ["primary", "secondary"].map {
      SourceFile(path: "a.yml", bytes: Array("containers:\n- {id: a, collapse: \($0)}\n".utf8))
    }
    let section = ConfigurationSections(reading: files)[ContainersSection.self]
    let numbers = section.rules(id: "a", classes: [])
    #expect(section.declaration(numbers, in: environment()).collapse == .secondary)
  }
}
