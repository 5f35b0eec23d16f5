import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import Testing

/// Cards, page sheets and the popovers of action sheets; the numbers are measured frames and documented sizes, which the
/// tests name.
struct CardTests {
  private static func environment(
    _ device: String, _ orientation: Orientation = .portrait, system: Int
  ) throws -> PresentationEnvironment {
    let window = DeviceWindow(
      device: try #require(Device.named(device)), orientation: orientation)
    return PresentationEnvironment(
      Environment(
        window: window, settings: EnvironmentSettings(system: SystemVersion(system))))
  }

  /// On 402 × 874 points a card begins at the top inset of 62 (a bar at 78 that is 16 below the card's top).
  @Test(arguments: [26, 27])
  func `cards begin at the top inset from iOS 26 on`(system: Int) throws {
    let card = ResolvedPresentation(
      PresentationRequest(), in: try Self.environment("retina6_3", system: system))
    #expect(card.frame == LayoutRect(x: 0, y: 62, width: 402, height: 812))
    #expect(card.safeArea == LayoutInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(card.corners == .card)
  }

  /// Before, 10 points lower: 54 = 44 + 10 on the canvas.
  @Test func `cards begin 10 points below the top inset up to iOS 18`() throws {
    let card = ResolvedPresentation(
      PresentationRequest(), in: try Self.environment("retina5_9", system: 18))
    #expect(card.frame.y == 54)
  }

  /// On 440 × 956 points the grabber of a card at half height is at 446, 5 above the card, as at full height (57 and 62).
  @Test func `a card at half height begins at 451 of 956 points on iOS 26`() throws {
    var request = PresentationRequest(detents: [.medium, .large])
    let environment = try Self.environment("retina6_9", system: 26)
    let half = ResolvedPresentation(request, in: environment)
    #expect(abs(half.frame.y - 451) < 0.001)
    #expect(abs(half.frame.height - 505) < 0.001)
    request.detents = [.large]
    #expect(ResolvedPresentation(request, in: environment).frame.y == 62)
  }

  /// "approximately half the height of the screen" (Apple): 956 / 2.
  @Test func `a card at half height begins in the middle up to iOS 18`() throws {
    let half = ResolvedPresentation(
      PresentationRequest(detents: [.medium]), in: try Self.environment("retina6_9", system: 18))
    #expect(half.frame.y == 478)
  }

  /// A popover with a plain button on an iPhone with iOS 26 is 240 wide.
  @Test(arguments: [(18, false), (26, true), (27, true)])
  func `an action sheet with a source is a popover on phones from iOS 26 on`(
    system: Int, isPopover: Bool
  ) throws {
    let environment = try Self.environment("retina6_3", system: system)
    let anchor = LayoutRect(x: 300, y: 100, width: 80, height: 40)
    let sheet = ResolvedPresentation(
      PresentationRequest(
        .actionSheet, preferredContentSize: LayoutSize(width: 0, height: 200), anchor: anchor),
      in: environment)
    #expect(sheet.style == (isPopover ? .popover : .custom))
    #expect(sheet.frame.width == (isPopover ? 240 : 386))
    #expect((sheet.arrow != nil) == isPopover)
    #expect(sheet.dismissal == (isPopover ? .touchOutside : .actions))
    // Without a source it remains at the bottom.
    let bottom = ResolvedPresentation(PresentationRequest(.actionSheet), in: environment)
    #expect(bottom.style == .custom)
    #expect(bottom.frame.maxY == 840)
  }

  /// Page sheets of iPadOS 9 to 12: as wide as the screen upright, 768 points across.
  @Test(arguments: [9, 12])
  func `page sheets before iPadOS 13 are 768 points wide, and fill an upright window`(
    system: Int
  ) throws {
    let request = PresentationRequest(style: .pageSheet)
    let upright = ResolvedPresentation(
      request, in: try Self.environment("ipad12_9", system: system))
    #expect(upright.frame.x == 0 && upright.frame.width == 1024)
    let across = ResolvedPresentation(
      request, in: try Self.environment("ipad12_9", .landscape, system: system))
    #expect(across.frame.x == 299 && across.frame.width == 768)
    #expect(across.overrides == TraitCollection())
    let small = ResolvedPresentation(
      request, in: try Self.environment("ipad9_7", .landscape, system: system))
    #expect(small.frame.x == 128 && small.frame.width == 768)
    for sheet in [upright, across, small] {
      #expect(sheet.safeArea.top == 0)
      #expect(sheet.dismissal == .none)
    }
  }

  /// The readable width of 664 with 20 on both sides.
  @Test(arguments: [13, 18, 26])
  func `page sheets are 704 points wide from iPadOS 13 on`(system: Int) throws {
    for (device, width) in [("ipad12_9", 1024.0), ("ipad9_7", 768)] {
      let sheet = ResolvedPresentation(
        PresentationRequest(style: .pageSheet), in: try Self.environment(device, system: system))
      #expect(sheet.frame.width == 664 + 2 * 20)
      #expect(sheet.frame.x == (width - 704) / 2)
    }
  }

  /// 540 × 620 up to iPadOS 15; from iPadOS 16 on the size is unknown, and remains the nearest known one.
  @Test(arguments: [8, 15, 16, 26])
  func `form sheets have the size that is known up to iPadOS 15`(system: Int) throws {
    let sheet = ResolvedPresentation(
      PresentationRequest(style: .formSheet), in: try Self.environment("ipad12_9", system: system))
    #expect(sheet.frame.size == LayoutSize(width: 540, height: 620))
  }
}
