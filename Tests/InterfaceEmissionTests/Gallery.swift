@testable import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// Scenes that show every kind of view.
enum Gallery {
  /// Returns lines of text as layout produces them.
  static func lines(
    _ texts: [String], x: Double = 0, baseline: Double, width: Double, size: Double = 17,
    weight: Int = 400
  ) -> LaidOutText {
    LaidOutText(
      lines: texts.enumerated().map { number, text in
        .init(
          text: text, x: x, baseline: baseline + Double(number) * size * 1.2, width: width)
      },
      style: .init(family: nil, weight: weight, isItalic: false, size: size))
  }

  static func element(
    _ name: ElementName, _ key: PropertyKey?, _ attributes: KeyValuePairs<AttributeName, String>,
    _ children: [Element] = []
  ) -> Element {
    Element(
      name: name, spelling: name.spelling, key: key,
      attributes: Attributes(
        known: attributes.map { Attribute(name: $0.key, value: $0.value, range: .start) }),
      children: children, text: nil, range: .start)
  }

  static func color(_ system: String) -> PropertyValue {
    .color(Color(name: .system(system), components: nil, space: nil))
  }

  static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> PropertyValue {
    .color(
      Color(
        name: nil, components: .rgb(red: red, green: green, blue: blue, alpha: 1), space: "sRGB"))
  }

  /// Controls, texts and images on one screen.
  static func controls() -> SceneBuilder {
    var builder = SceneBuilder(id: "controls", controller: "vc", width: 375, height: 667)
    builder.presentation.hasNavigationBar = true
    builder.presentation.hasTabBar = true
    builder.view(
      "root", .view, LayoutRect(0, 0, 375, 667), role: .controllerRoot, [:],
      [.backgroundColor: color("systemBackgroundColor")]
    ) { root in
      root.view(
        "title", .label, LayoutRect(16, 76, 200, 41), [.text: "Large Title"],
        text: lines(["Large Title"], baseline: 32, width: 178, size: 34, weight: 700))
      root.view(
        "body", .label, LayoutRect(16, 120, 343, 41), [.text: "Two lines"],
        [.textColor: color("secondaryLabelColor")],
        text: lines(
          ["A text of two lines that layout has broken", "and placed on its baselines."],
          baseline: 16, width: 330))
      root.view(
        "bare", .label, LayoutRect(220, 86, 139, 21),
        [.text: "Unmeasured", .textAlignment: "right"])
      root.view("off", .switch, LayoutRect(16, 172, 51, 31), [.on: "NO"])
      root.view("on", .switch, LayoutRect(79, 172, 51, 31), [.on: "YES"])
      root.view("stepper", .stepper, LayoutRect(142, 172, 94, 32))
      root.view(
        "spinner", .activityIndicatorView, LayoutRect(250, 178, 20, 20), [.style: "medium"])
      root.view("pages", .pageControl, LayoutRect(280, 175, 80, 26), [.numberOfPages: "3"])
      root.view(
        "slider", .slider, LayoutRect(14, 212, 200, 31),
        [.value: "0.3", .minValue: "0", .maxValue: "1"])
      root.view("progress", .progressView, LayoutRect(230, 226, 129, 4), [.progress: "0.6"])
      root.view(
        "segments", .segmentedControl, LayoutRect(16, 252, 343, 32), [.selectedSegmentIndex: "1"],
        content: .segments(
          ["First", "Second", "Third"].map {
            Segment(title: $0, image: nil, width: nil, attributes: Attributes())
          }))
      root.view(
        "field", .textField, LayoutRect(16, 294, 165, 34),
        [.borderStyle: "roundedRect", .placeholder: "Name"])
      root.view(
        "secret", .textField, LayoutRect(194, 294, 165, 34),
        [.borderStyle: "roundedRect", .text: "geheim", .clearButtonMode: "always"],
        [
          .textInputTraits: .element(
            element(.textInputTraits, .textInputTraits, [.secureTextEntry: "YES"]))
        ], text: lines(["••••••"], x: 7, baseline: 22, width: 38, size: 14))
      root.view("search", .searchBar, LayoutRect(0, 336, 375, 56), [.searchBarStyle: "minimal"])
      root.view(
        "system", .button, LayoutRect(16, 400, 80, 34), [.buttonType: "system"],
        [.normal: .element(element(.state, .normal, [.title: "Button"]))],
        text: lines(["Button"], x: 13, baseline: 23, width: 54))
      root.view(
        "filled", .button, LayoutRect(104, 400, 100, 34), [.buttonType: "system"],
        [
          .configuration: .element(
            element(.buttonConfiguration, .configuration, [.style: "filled", .title: "Filled"]))
        ])
      root.view(
        "tinted", .button, LayoutRect(212, 400, 80, 34), [.buttonType: "system"],
        [
          .configuration: .element(
            element(.buttonConfiguration, .configuration, [.style: "tinted", .title: "Tinted"]))
        ])
      root.view("info", .button, LayoutRect(300, 404, 25, 24), [.buttonType: "infoLight"])
      root.view("close", .button, LayoutRect(330, 402, 30, 30), [.buttonType: "close"])
      root.view(
        "photo", .imageView, LayoutRect(16, 446, 100, 80),
        [.contentMode: "scaleAspectFit", .image: "photo"],
        image: .unknown("photo"))
      root.view(
        "asset", .imageView, LayoutRect(126, 446, 60, 80),
        [.contentMode: "scaleAspectFill", .clipsSubviews: "YES"],
        image: .asset("dot", path: "dot.png", size: LayoutSize(width: 30, height: 30)))
      root.view(
        "template", .imageView, LayoutRect(196, 446, 40, 40), [:],
        [.tintColor: color("systemRedColor")],
        image: .asset(
          "dot", path: "dot.png", size: LayoutSize(width: 30, height: 30), isTemplate: true))
      for (index, symbol) in ["star.fill", "heart", "gear", "person.circle", "a.strange.one"]
        .enumerated()
      {
        root.view(
          "symbol-\(symbol)", .imageView, LayoutRect(196 + 34 * Double(index), 494, 28, 28),
          [.contentMode: "scaleAspectFit"], image: .unknown(symbol, isSymbol: true))
      }
      root.view("map", .mapView, LayoutRect(16, 536, 110, 74))
      root.view(
        "rounded", .view, LayoutRect(136, 536, 70, 74), [:], [.backgroundColor: rgb(1, 0.8, 0)],
        runtime: [
          RuntimeAttribute(
            keyPath: "layer.cornerRadius", type: "number", value: .number(12), range: .start),
          RuntimeAttribute(
            keyPath: "layer.borderWidth", type: "number", value: .number(2), range: .start),
        ]
      ) { inner in
        inner.view(
          "half", .view, LayoutRect(10, 10, 50, 20), [.alpha: "0.5"],
          [.backgroundColor: rgb(0, 0, 1)])
        inner.view("hidden", .view, LayoutRect(10, 40, 50, 20), [.hidden: "YES"]) { hidden in
          hidden.view("inside", .label, LayoutRect(1, 2, 3, 4), [.text: "Never seen"])
        }
      }
      root.view("container", .containerView, LayoutRect(216, 536, 143, 74))
    }
    builder.guides = [
      (
        ResolvedGuide(id: ObjectID("safe"), kind: .safeArea, owner: ViewIndex(0), range: .start),
        LayoutRect(0, 64, 375, 554)
      )
    ]
    builder.ambiguities = [Ambiguity(view: ViewIndex(3), components: [.x], certain: [.x])]
    builder.conflicts = [[], []]
    return builder
  }

  /// A table with sections, next to pickers and a bar.
  static func tables() -> SceneBuilder {
    var builder = SceneBuilder(id: "tables", controller: "vc", width: 700, height: 500)
    var sections: [TableViewSection] = []
    func cell(_ id: String) -> View {
      View(
        id: ObjectID(id), kind: .tableViewCell, elementName: "tableViewCell",
        range: .place(of: id))
    }
    for (number, ids) in [["a", "b"], ["c"]].enumerated() {
      sections.append(
        TableViewSection(
          id: ObjectID("section\(number)"), headerTitle: "Section \(number)",
          footerTitle: number == 1 ? "A footer" : nil, cells: ids.map { cell($0) },
          attributes: Attributes(), properties: Properties(), range: .start))
    }
    builder.view("root", .view, LayoutRect(0, 0, 700, 500), role: .controllerRoot) { root in
      root.view(
        "table", .tableView, LayoutRect(0, 20, 320, 300), [.style: "grouped"],
        content: .sections(sections)
      ) { table in
        let accessories = [
          "a": "disclosureIndicator", "b": "checkmark", "c": "detailDisclosureButton",
        ]
        for (id, y) in [("a", 35.0), ("b", 79), ("c", 161)] {
          table.view(
            id, .tableViewCell, LayoutRect(0, y, 320, 44), role: .cell,
            [.accessoryType: accessories[id] ?? ""]
          ) { cell in
            cell.view(
              nil, .tableViewCellContentView, LayoutRect(0, 0, 280, 43.5), role: .contentView
            ) {
              content in
              content.view(
                "label-\(id)", .label, LayoutRect(16, 11, 200, 21), [.text: "Cell \(id)"])
            }
          }
        }
      }
      root.view(
        "prototypes", .tableView, LayoutRect(0, 330, 320, 170), [.style: "plain"]
      ) { table in
        table.view("prototype", .tableViewCell, LayoutRect(0, 28, 320, 44), role: .cell)
      }
      root.view("picker", .pickerView, LayoutRect(340, 20, 340, 160))
      root.view(
        "date", .datePicker, LayoutRect(340, 190, 340, 160), [.datePickerMode: "dateAndTime"])
      root.view(
        "compact", .datePicker, LayoutRect(340, 360, 240, 36),
        [.datePickerMode: "date", .style: "compact"])
      root.view("web", .webView, LayoutRect(340, 400, 160, 50))
      root.view("odd", .other, LayoutRect(510, 400, 170, 50), spelling: "glassView")
      root.view(
        "bar", .toolbar, LayoutRect(340, 456, 340, 44),
        content: .barItems([
          item(nil, "add"), item(nil, "flexibleSpace"), item("Middle", nil),
          item(nil, "flexibleSpace"), item(nil, "done"),
        ])
      ) { bar in
        bar.view("custom", .view, LayoutRect(60, 7, 30, 30), role: .barItemView)
      }
    }
    return builder
  }

  /// A table whose rows begin below the navigation bar that covers it, in dark appearance.
  static func covered() -> SceneBuilder {
    var builder = SceneBuilder(id: "covered", controller: "vc2", width: 320, height: 200)
    builder.presentation.hasNavigationBar = true
    builder.style = .dark
    builder.view(
      "table", .tableView, LayoutRect(0, 0, 320, 200), role: .controllerRoot, [.style: "plain"]
    ) { table in
      table.view("row", .tableViewCell, LayoutRect(0, 28, 320, 44), role: .cell) { cell in
        cell.view("text", .label, LayoutRect(16, 11, 200, 21), [.text: "Below the bar"])
      }
    }
    return builder
  }

  static func item(_ title: String?, _ systemItem: String?) -> BarItem {
    var item = BarItem(Attributes(), key: nil, image: nil, range: .start)
    item.title = title
    item.systemItem = systemItem
    return item
  }

  /// A document whose containers contain the scene of `controls`.
  static func document() -> Document {
    var document = Document.empty()
    var own = Controller(
      id: ObjectID("vc"), kind: .viewController, range: .start, attributes: .of([.id: "vc"]))
    var navigationItem = NavigationItem(id: nil, attributes: Attributes(), range: .start)
    navigationItem.title = "Controls"
    navigationItem.rightItems = [item(nil, "add"), item("Edit", nil)]
    own.navigationItem = navigationItem
    own.tabBarItem = item("First", nil)
    var other = Controller(
      id: ObjectID("vc2"), kind: .viewController, range: .start, attributes: .of([.id: "vc2"]))
    other.tabBarItem = item(nil, "favorites")
    document.scenes = [
      Scene(id: "controls", controller: own, objects: [], range: .start),
      Scene(id: "other", controller: other, objects: [], range: .start),
      container("nav", .navigationController, "rootViewController", ["vc"]),
      container("tabs", .tabBarController, "viewControllers", ["nav", "vc2"]),
    ]
    return document
  }

  private static func container(
    _ id: String, _ kind: Controller.Kind, _ role: String, _ children: [String]
  ) -> Scene {
    var controller = Controller(
      id: ObjectID(id), kind: kind, range: .start, attributes: .of([.id: id]))
    controller.connections = children.map { child in
      Connection(
        id: nil,
        kind: .segue(Segue(kind: .relationship(role), identifier: nil, presentationStyle: nil)),
        destination: ObjectID(child), attributes: .of([.destination: child]), range: .start,
        children: [])
    }
    return Scene(id: "\(id)-scene", controller: controller, objects: [], range: .start)
  }
}
