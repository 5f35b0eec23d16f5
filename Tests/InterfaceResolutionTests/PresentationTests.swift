import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import Testing

/// The outcomes of presentations; expectations are from Apple's reference and talks, not from the code.
struct PresentationTests {
  private static func environment(
    _ device: String, _ orientation: Orientation = .portrait, system: Int,
    _ layout: WindowLayout = .fullscreen
  ) throws -> PresentationEnvironment {
    let window = DeviceWindow(
      device: try #require(Device.named(device)), orientation: orientation, layout: layout)
    return PresentationEnvironment(
      Environment(
        window: window, settings: EnvironmentSettings(system: SystemVersion(system))))
  }

  private static let anchor = LayoutRect(x: 700, y: 20, width: 44, height: 44)

  /// Returns an environment by its size classes, C for compact and R for regular, the width first.
  private static func cell(_ classes: String, system: Int) -> PresentationEnvironment {
    let isWide = classes.first == "R"
    let isHigh = classes.last == "R"
    return PresentationEnvironment(
      traits: TraitCollection(
        horizontalSizeClass: isWide ? .regular : .compact,
        verticalSizeClass: isHigh ? .regular : .compact),
      windowSize: LayoutSize(width: isWide ? 1024 : 375, height: isHigh ? 1024 : 375),
      system: SystemVersion(system))
  }

  // MARK: The table

  /// `full`, `card`, `page`, `form`, `popover`, `context`, `over`; by the classes RR, CR, CC and RC.
  @Test(arguments: [
    (PresentationStyle.fullScreen, 8...26, ["full", "full", "full", "full"]),
    (.automatic, 8...12, ["full", "full", "full", "full"]),
    (.automatic, 13...26, ["page", "card", "full", "full"]),
    (.pageSheet, 8...12, ["page", "full", "full", "full"]),
    (.pageSheet, 13...26, ["page", "card", "full", "full"]),
    (.formSheet, 8...12, ["form", "full", "full", "form"]),
    (.formSheet, 13...26, ["form", "card", "full", "full"]),
    (.popover, 8...12, ["popover", "full", "full", "form"]),
    (.popover, 13...26, ["popover", "card", "full", "full"]),
    (.currentContext, 8...26, ["context", "context", "context", "context"]),
    (.overCurrentContext, 8...26, ["over", "over", "over", "over"]),
    (.overFullScreen, 8...26, ["over", "over", "over", "over"]),
    (.custom, 8...26, ["custom", "custom", "custom", "custom"]),
  ])
  func `styles adapt to size classes as in Apple's table`(
    style: PresentationStyle, systems: ClosedRange<Int>, expected: [String]
  ) {
    for system in systems {
      for (classes, expected) in zip(["RR", "CR", "CC", "RC"], expected) {
        let result = ResolvedPresentation(
          PresentationRequest(style: style, anchor: LayoutRect(x: 0, y: 0, width: 44, height: 44)),
          in: Self.cell(classes, system: system))
        let found =
          switch result.style {
          case .fullScreen: "full"
          case .pageSheet: result.corners == .card ? "card" : "page"
          case .formSheet: result.corners == .card ? "card" : "form"
          case .popover: "popover"
          case .currentContext: "context"
          case .overCurrentContext, .overFullScreen: "over"
          case .custom: "custom"
          case .automatic, .none: "?"
          }
        #expect(found == expected, "iOS \(system), \(classes)")
        // Only a compact environment inside a regular one is overridden.
        let isInner = found == "form" || found == "popover"
        #expect(
          result.overrides.horizontalSizeClass == (isInner ? .compact : .unspecified),
          "iOS \(system), \(classes)")
        #expect(result.showsPresenter == !["full", "context"].contains(found))
        #expect(result.dimsPresenter == ["card", "page", "form", "popover"].contains(found))
        let dismissal: ResolvedPresentation.Dismissal =
          switch found {
          case "card": .swipe
          case "page", "form": system >= 13 ? .swipe : .none
          case "popover": .touchOutside
          default: .none
          }
        #expect(result.dismissal == dismissal, "iOS \(system), \(classes)")
      }
    }
  }

  // MARK: Acceptance 9

  @Test(arguments: [8, 9, 10, 11, 12])
  func `acceptance 9: a form sheet before iOS 13`(system: Int) throws {
    let request = PresentationRequest(style: .formSheet)
    let pad = ResolvedPresentation(request, in: try Self.environment("ipad9_7", system: system))
    #expect(pad.style == .formSheet)
    #expect(pad.frame == LayoutRect(x: 114, y: 202, width: 540, height: 620))
    #expect(pad.overrides == TraitCollection(horizontalSizeClass: .compact))
    #expect(pad.safeArea == .zero)
    #expect(pad.corners == .sheet)

    for orientation in [Orientation.portrait, .landscape] {
      let environment = try Self.environment("retina4_7", orientation, system: system)
      let phone = ResolvedPresentation(request, in: environment)
      #expect(phone.style == .fullScreen)
      #expect(phone.frame == environment.window)
      #expect(phone.safeArea == environment.safeArea)
      #expect(phone.overrides == TraitCollection())
      #expect(!phone.isDismissible)
    }

    let large = ResolvedPresentation(
      request, in: try Self.environment("retina5_5", .landscape, system: system))
    #expect(large.style == .formSheet)
    #expect(large.frame == LayoutRect(x: 98, y: 0, width: 540, height: 414))
    #expect(large.overrides.horizontalSizeClass == .compact)
  }

  @Test(arguments: [13, 17, 26])
  func `acceptance 9: a form sheet is a card in compact width from iOS 13 on`(system: Int) throws {
    let request = PresentationRequest(style: .formSheet)
    let phone = ResolvedPresentation(request, in: try Self.environment("retina4_7", system: system))
    #expect(phone.corners == .card)
    #expect(phone.dismissal == .swipe)
    // 10 points below the status bar up to iOS 18.
    let gap = system >= 26 ? 0.0 : 10
    #expect(phone.frame == LayoutRect(x: 0, y: 20 + gap, width: 375, height: 647 - gap))
    #expect(phone.safeArea == .zero)
    let notched = ResolvedPresentation(
      request, in: try Self.environment("retina5_9", system: system))
    #expect(notched.frame == LayoutRect(x: 0, y: 44 + gap, width: 375, height: 768 - gap))
    #expect(notched.safeArea == LayoutInsets(top: 0, left: 0, bottom: 34, right: 0))
    let large = ResolvedPresentation(
      request, in: try Self.environment("retina5_5", .landscape, system: system))
    #expect(large.style == .fullScreen)
    let pad = ResolvedPresentation(request, in: try Self.environment("ipad9_7", system: system))
    #expect(pad.frame == LayoutRect(x: 114, y: 202, width: 540, height: 620))
  }

  @Test func `a narrow window of a tablet is compact`() throws {
    let environment = try Self.environment("ipad9_7", .landscape, system: 17, .oneThird)
    let result = ResolvedPresentation(PresentationRequest(style: .popover), in: environment)
    #expect(result.style == .formSheet)
    #expect(result.corners == .card)
    #expect(result.frame == LayoutRect(x: 0, y: 30, width: 320, height: 738))
  }

  // MARK: Sizes

  @Test func `preferred sizes apply to form sheets, not page sheets`() throws {
    let environment = try Self.environment("ipad12_9", system: 17)
    var request = PresentationRequest(
      style: .formSheet, preferredContentSize: LayoutSize(width: 700, height: 400))
    #expect(
      ResolvedPresentation(request, in: environment).frame
        == LayoutRect(x: 162, y: 483, width: 700, height: 400))
    request.preferredContentSize = LayoutSize(width: 0, height: 400)
    #expect(
      ResolvedPresentation(request, in: environment).frame.size
        == LayoutSize(width: 540, height: 400))
    request.style = .pageSheet
    let page = ResolvedPresentation(request, in: environment)
    #expect(page.frame == LayoutRect(x: 160, y: 185.25, width: 704, height: 995.5))
    #expect(page.overrides == TraitCollection())
  }

  @Test
  func `page sheets are shorter in short windows, compact in narrow ones`()
    throws
  {
    let low = ResolvedPresentation(
      PresentationRequest(), in: try Self.environment("ipad9_7", .landscape, system: 17))
    #expect(low.frame.width == 704)
    #expect(low.frame.y >= 20)
    #expect(low.frame.maxY <= 768)
    var environment = try Self.environment("ipad9_7", .landscape, system: 17)
    environment.windowSize.width = 677
    #expect(
      ResolvedPresentation(PresentationRequest(), in: environment).overrides.horizontalSizeClass
        == .compact)
    environment.windowSize.width = 694
    #expect(
      ResolvedPresentation(PresentationRequest(), in: environment).overrides == TraitCollection())
  }

  @Test(arguments: [
    ([PresentationRequest.Detent.medium, .large], 14, 758.0), ([.medium, .large], 15, 406),
    ([.large], 15, 758), ([.custom(200)], 15, 758), ([.custom(200)], 16, 234),
    ([.custom(200), .medium], 15, 406), ([.custom(5000)], 16, 758), ([], 18, 758), ([], 26, 768),
  ])
  func `a card rests at the smallest detent`(
    detents: [PresentationRequest.Detent], system: Int, height: Double
  ) throws {
    let environment = try Self.environment("retina5_9", system: system)
    let result = ResolvedPresentation(PresentationRequest(detents: detents), in: environment)
    #expect(result.frame == LayoutRect(x: 0, y: 812 - height, width: 375, height: height))
  }

  @Test func `current-context presentations cover their context`() throws {
    var environment = try Self.environment("retina5_9", system: 17)
    environment.context = LayoutRect(x: 0, y: 400, width: 375, height: 412)
    for style in [PresentationStyle.currentContext, .overCurrentContext] {
      let result = ResolvedPresentation(PresentationRequest(style: style), in: environment)
      #expect(result.frame == environment.context)
      #expect(result.safeArea == LayoutInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(result.showsPresenter == (style == .overCurrentContext))
    }
    let over = ResolvedPresentation(PresentationRequest(style: .overFullScreen), in: environment)
    #expect(over.frame == environment.window)
    let search = ResolvedPresentation(PresentationRequest(.searchController), in: environment)
    #expect(search.frame == environment.context)
    #expect(search.dimsPresenter)
    #expect(search.dismissal == .actions)
  }

  @Test func `custom presentations have their frame or cover the window`() throws {
    let environment = try Self.environment("retina5_9", system: 17)
    var request = PresentationRequest(style: .custom)
    #expect(ResolvedPresentation(request, in: environment).frame == environment.window)
    request.customFrame = LayoutRect(x: 0, y: 406, width: 375, height: 406)
    let result = ResolvedPresentation(request, in: environment)
    #expect(result.frame == request.customFrame)
    #expect(result.safeArea.bottom == 34)
    #expect(!result.isDismissible)
  }

  // MARK: Answers

  @Test func `a delegate returning none keeps a popover in compact width`() throws {
    let environment = try Self.environment("retina4_7", system: 17)
    let request = PresentationRequest(
      style: .popover, preferredContentSize: LayoutSize(width: 200, height: 100),
      delegateResponse: PresentationRequest.DelegateResponse(style: PresentationStyle.none),
      anchor: LayoutRect(x: 300, y: 20, width: 44, height: 44))
    let result = ResolvedPresentation(request, in: environment)
    #expect(result.style == .popover)
    #expect(result.arrow?.direction == .up)
    #expect(result.arrow?.tip == LayoutPoint(x: 322, y: 64))
    // As far to the right as its margin allows.
    #expect(result.frame == LayoutRect(x: 165, y: 77, width: 200, height: 100))
  }

  @Test func `a delegate's style applies only in compact environments`() throws {
    var request = PresentationRequest(
      style: .formSheet,
      delegateResponse: PresentationRequest.DelegateResponse(style: .overFullScreen))
    let phone = try Self.environment("retina4_7", system: 17)
    #expect(ResolvedPresentation(request, in: phone).style == .overFullScreen)
    let pad = try Self.environment("ipad9_7", system: 17)
    #expect(ResolvedPresentation(request, in: pad).style == .formSheet)
    request.style = .overFullScreen
    request.delegateResponse?.style = .formSheet
    #expect(ResolvedPresentation(request, in: phone).style == .overFullScreen)
  }

  @Test func `a Done item makes an adapted popover dismissible`() throws {
    let request = PresentationRequest(
      style: .popover,
      delegateResponse: PresentationRequest.DelegateResponse(wrapsInNavigation: true),
      anchor: Self.anchor)
    let old = ResolvedPresentation(request, in: try Self.environment("retina4_7", system: 12))
    #expect(old.style == .fullScreen)
    #expect(old.isWrapped)
    #expect(old.dismissal == .doneItem)
    let card = ResolvedPresentation(request, in: try Self.environment("retina4_7", system: 17))
    #expect(card.isWrapped)
    #expect(card.dismissal == .swipe)
    let pad = ResolvedPresentation(request, in: try Self.environment("ipad9_7", system: 17))
    #expect(!pad.isWrapped)
    #expect(pad.dismissal == .touchOutside)
  }

  // MARK: Popovers

  /// The anchor is 20 points wide and high, in a window of 1,000 by 1,000 without a safe area.
  private static let anchors: [(Double, Double, PopoverArrow.Directions, PopoverArrow.Direction)] =
    [
      (500, 100, .any, .up),
      (500, 900, .any, .down),
      (500, 100, [.down, .left], .left),
      (900, 500, [.left, .right], .right),
      (500, 500, [.down], .down),
      (500, 500, [], .up),
    ]

  @Test(arguments: anchors)
  func `a popover fits its space and points at its anchor`(
    x: Double, y: Double, directions: PopoverArrow.Directions, expected: PopoverArrow.Direction
  ) throws {
    let environment = PresentationEnvironment(
      traits: TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular),
      windowSize: LayoutSize(width: 1000, height: 1000))
    let anchor = LayoutRect(x: x, y: y, width: 20, height: 20)
    let result = ResolvedPresentation(
      PresentationRequest(
        style: .popover, preferredContentSize: LayoutSize(width: 300, height: 400), anchor: anchor,
        arrowDirections: directions), in: environment)
    let arrow = try #require(result.arrow)
    #expect(arrow.direction == expected)
    #expect(result.frame.size == LayoutSize(width: 300, height: 400))
    let frame = result.frame
    #expect(frame.x >= 10 && frame.y >= 10 && frame.maxX <= 990 && frame.maxY <= 990)
    switch expected {
    case .up: #expect(arrow.tip.y == anchor.maxY && frame.y > anchor.maxY)
    case .down: #expect(arrow.tip.y == anchor.y && frame.maxY < anchor.y)
    case .left: #expect(arrow.tip.x == anchor.maxX && frame.x > anchor.maxX)
    case .right: #expect(arrow.tip.x == anchor.x && frame.maxX < anchor.x)
    }
  }

  @Test func `popovers without a preferred size are 320 points wide`() throws {
    let environment = try Self.environment("ipad9_7", system: 17)
    let result = ResolvedPresentation(
      PresentationRequest(style: .popover, anchor: Self.anchor), in: environment)
    #expect(result.frame.width == 320)
    #expect(result.frame.maxY == 1014)
    #expect(result.frame.maxX == 758)
  }

  @Test func `popovers and pad action sheets need an anchor`() throws {
    let pad = try Self.environment("ipad9_7", system: 17)
    for request in [PresentationRequest(style: .popover), PresentationRequest(.actionSheet)] {
      let result = ResolvedPresentation(request, in: pad)
      #expect(result.style == .popover)
      #expect(result.lacksAnchor)
      #expect(result.arrow == nil)
    }
    let anchored = ResolvedPresentation(
      PresentationRequest(.actionSheet, anchor: Self.anchor), in: pad)
    #expect(!anchored.lacksAnchor)
    #expect(anchored.arrow != nil)
  }

  @Test(arguments: [9, 12, 13, 26])
  func `an action sheet is at the bottom in compact width, and an alert in the middle everywhere`(
    system: Int
  ) throws {
    let phone = try Self.environment("retina5_9", system: system)
    let sheet = ResolvedPresentation(PresentationRequest(.actionSheet), in: phone)
    #expect(sheet.style == .custom)
    #expect(!sheet.lacksAnchor)
    #expect(sheet.dismissal == .actions)
    #expect(sheet.frame.x == 8 && sheet.frame.width == 359)
    #expect(sheet.frame.maxY == 778)
    for name in ["retina5_9", "ipad9_7"] {
      let environment = try Self.environment(name, system: system)
      let alert = ResolvedPresentation(PresentationRequest(.alert), in: environment)
      #expect(alert.frame.width == 270)
      #expect(alert.frame.x + 135 == environment.windowSize.width / 2)
      #expect(alert.frame.y + alert.frame.height / 2 == environment.windowSize.height / 2)
      #expect(alert.showsPresenter && alert.dimsPresenter)
    }
  }

  /// Every request in every window: the presented view is inside the window.
  @Test func `presentations stay inside the window`() {
    let anchors: [LayoutRect?] = [
      nil, .zero, LayoutRect(x: -500, y: -500, width: 2000, height: 2000),
      LayoutRect(x: 5000, y: 5000, width: 1, height: 1),
    ]
    for device in Device.all {
      for layout in WindowLayout.allCases {
        for orientation in [Orientation.portrait, .landscape] {
          for system in [8, 12, 13, 16, 26] {
            let environment = PresentationEnvironment(
              Environment(
                window: DeviceWindow(device: device, orientation: orientation, layout: layout),
                settings: EnvironmentSettings(system: SystemVersion(system))))
            for style in PresentationStyle.allCases {
              for anchor in anchors {
                for size in [nil, LayoutSize(width: 9000, height: 9000)] {
                  let result = ResolvedPresentation(
                    PresentationRequest(style: style, preferredContentSize: size, anchor: anchor),
                    in: environment)
                  let frame = result.frame
                  #expect(
                    frame.x >= 0 && frame.y >= 0 && frame.width >= 0 && frame.height >= 0
                      && frame.maxX <= environment.windowSize.width
                      && frame.maxY <= environment.windowSize.height)
                  #expect(result.style != .automatic && result.style != .none)
                }
              }
            }
          }
        }
      }
    }
  }

  @Test func `presentation styles are read from documents`() {
    #expect(PresentationStyle(documentSpelling: "formSheet") == .formSheet)
    #expect(PresentationStyle(documentSpelling: "blurOverFullScreen") == .overFullScreen)
    #expect(PresentationStyle(documentSpelling: "sheet") == nil)
  }
}
