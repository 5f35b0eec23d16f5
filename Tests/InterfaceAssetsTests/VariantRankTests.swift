import InterfaceAssets
import InterfaceTraits
import Testing

/// The precedence of conditions in the choice between variants.
struct VariantRankTests {
  private static let phone = TraitCollection(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone,
    displayScale: 2)

  /// Returns the file of the best variant, each given as the name of its file and the rest of its JSON object.
  private func pick(
    _ traits: AssetTraits, _ slots: [(name: String, conditions: String)]
  ) throws -> String? {
    let json = slots.map { name, conditions in
      #"{"filename":"\#(name).png"\#(conditions.isEmpty ? "" : "," + conditions)}"#
    }
    let set = try #require(FixtureCatalog.imageSet(json.joined(separator: ",")))
    return set.bestMatch(for: traits)?.slot.fileName.map { String($0.dropLast(4)) }
  }

  private func phone(_ change: (inout TraitCollection) -> Void = { _ in }) -> AssetTraits {
    var traits = Self.phone
    change(&traits)
    return AssetTraits(traits)
  }

  private let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
  private let contrast = #""appearances":[{"appearance":"contrast","value":"high"}]"#
  private let darkContrast = """
    "appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}]
    """

  @Test func `the idiom takes precedence over all criteria`() throws {
    let slots = [
      ("any", #""idiom":"universal","width-class":"compact","scale":"2x""#),
      ("phone", #""idiom":"iphone","scale":"3x""#), ("pad", #""idiom":"ipad","scale":"2x""#),
    ]
    #expect(try pick(phone(), slots) == "phone")
    #expect(try pick(phone { $0.userInterfaceIdiom = .pad }, slots) == "pad")
    #expect(try pick(phone { $0.userInterfaceIdiom = .tv }, slots) == "any")
    #expect(try pick(phone { $0.userInterfaceIdiom = .mac }, slots) == "pad")
    #expect(try pick(phone { $0.userInterfaceIdiom = nil }, slots) == "any")
    #expect(try pick(phone { $0.userInterfaceIdiom = .tv }, Array(slots.dropFirst())) == nil)
    #expect(try pick(phone { $0.userInterfaceIdiom = nil }, Array(slots.dropFirst())) == "phone")
  }

  @Test func `a subtype applies to its own devices and wins there`() throws {
    let slots = [
      ("all", #""idiom":"iphone","scale":"2x""#),
      ("tall", #""idiom":"iphone","subtype":"retina4","scale":"2x""#),
    ]
    #expect(try pick(phone(), slots) == "all")
    #expect(try pick(AssetTraits(Self.phone, subtype: "retina4"), slots) == "tall")
    #expect(try pick(AssetTraits(Self.phone, subtype: "667h"), slots) == "all")
  }

  @Test func `appearances take precedence over size classes`() throws {
    let slots = [
      ("light", ""), ("dark", dark), ("contrast", contrast), ("both", darkContrast),
      ("compact", #""width-class":"compact""#),
    ]
    #expect(try pick(phone(), slots) == "compact")
    #expect(try pick(phone { $0.userInterfaceStyle = .dark }, slots) == "dark")
    var traits = phone { $0.userInterfaceStyle = .dark }
    traits.traits.accessibilityContrast = .high
    #expect(try pick(traits, slots) == "both")
    #expect(try pick(traits, Array(slots[0...2])) == "dark")
    traits.traits.userInterfaceStyle = .light
    #expect(try pick(traits, slots) == "contrast")
  }

  @Test func `explicit light variants win only in light style`() throws {
    let light = #""appearances":[{"appearance":"luminosity","value":"light"}]"#
    let tinted = #""appearances":[{"appearance":"luminosity","value":"tinted"}]"#
    let slots = [("any", ""), ("light", light), ("tinted", tinted)]
    #expect(try pick(phone(), slots) == "light")
    #expect(try pick(phone { $0.userInterfaceStyle = .dark }, slots) == "any")
  }

  @Test func `more and wider size class matches take precedence`() throws {
    let slots = [
      ("none", ""), ("h", #""height-class":"compact""#), ("w", #""widthClass":"compact""#),
      ("both", #""width-class":"compact","heightClass":"compact""#),
    ]
    let compact = phone { $0.verticalSizeClass = .compact }
    #expect(try pick(compact, slots) == "both")
    #expect(try pick(compact, Array(slots[0...2])) == "w")
    #expect(try pick(compact, Array(slots[0...1])) == "h")
    #expect(try pick(phone(), slots) == "w")
    let regular = compact.traits.horizontalSizeClass
    #expect(regular == .compact)
    #expect(try pick(phone { $0.horizontalSizeClass = .regular }, slots) == "none")
  }

  @Test func `slots with a size class do not match "any"`() throws {
    let slots = [
      ("compact", #""width-class":"compact""#), ("regular", #""width-class":"regular""#),
    ]
    #expect(try pick(phone { $0.horizontalSizeClass = .any }, slots) == nil)
    #expect(try pick(phone { $0.horizontalSizeClass = .any }, slots + [("any", "")]) == "any")
  }

  @Test func `layout direction, gamut, memory and graphics rank in this order`() throws {
    let rtl = #""language-direction":"right-to-left""#
    let wide = #""display-gamut":"display-P3""#
    let slots = [
      ("none", ""), ("rtl", rtl), ("wide", wide), ("gb1", #""memory":"1GB""#),
      ("gb2", #""memory":"2GB""#), ("gb4", #""memory":"4GB""#),
      ("metal", #""graphics-feature-set":"metal2v2""#),
    ]
    let arabic = phone { $0.layoutDirection = .rightToLeft }
    #expect(try pick(phone(), slots) == "none")
    #expect(try pick(arabic, slots) == "rtl")
    var device = AssetTraits(Self.phone, displayGamut: .displayP3, memory: 3, graphics: 4)
    #expect(try pick(device, slots) == "wide")
    device.displayGamut = .sRGB
    #expect(try pick(device, slots) == "gb2")
    device.memory = nil
    #expect(try pick(device, slots) == "metal")
    device.graphics = 0
    #expect(try pick(device, slots) == "none")
  }

  @Test(
    arguments: [
      (["1x", "2x", "3x"], 2.0, "2x"), (["1x", "3x"], 2, "3x"), (["1x"], 2, "1x"),
      (["2x", "3x"], 1, "2x"), (["1x", "2x"], 3, "2x"), (["2x", "3x"], nil, "2x"),
    ] as [([String], Double?, String)])
  func `the exact scale, then the next larger, then the largest smaller`(
    scales: [String], display: Double?, expected: String
  ) throws {
    let slots = scales.map { ($0, #""scale":"\#($0)""#) }
    #expect(try pick(phone { $0.displayScale = display }, slots) == expected)
  }

  @Test func `a vector without scale wins over rasters of other scales`() throws {
    let vector = #"{"filename":"v.pdf"}"#
    let double = #"{"filename":"2.png","scale":"2x"}"#
    let set = try #require(FixtureCatalog.imageSet(vector + "," + double))
    #expect(set.bestMatch(for: phone())?.slot.fileName == "2.png")
    #expect(set.bestMatch(for: phone { $0.displayScale = 3 })?.slot.fileName == "v.pdf")
    #expect(set.bestMatch(for: phone { $0.displayScale = 1 })?.slot.fileName == "v.pdf")
  }

  @Test func `screen widths apply to watches and have both bounds`() throws {
    let slots = [
      ("small", #""screen-width":"<=145""#), ("large", #""screen-width":">145""#),
      ("old", #""screenWidth":"{130,145}""#),
    ]
    #expect(try pick(phone(), slots) == nil)
    #expect(try pick(AssetTraits(Self.phone, screenWidth: 145), slots) == "small")
    #expect(try pick(AssetTraits(Self.phone, screenWidth: 146), slots) == "large")
    #expect(try pick(AssetTraits(Self.phone, screenWidth: 140), [slots[2]]) == "old")
  }

  @Test func `the first of equal variants wins`() throws {
    #expect(try pick(phone(), [("a", ""), ("b", ""), ("c", "")]) == "a")
  }

  @Test func `images for one direction are mirrored for the other`() throws {
    let left = #""language-direction":"left-to-right""#
    let arabic = phone { $0.layoutDirection = .rightToLeft }
    #expect(try pick(arabic, [("left", left)]) == "left")
    #expect(try pick(arabic, [("left", left), ("any", "")]) == "any")
    let insets = #""alignment-insets":{"top":1,"left":2,"bottom":3,"right":4}"#
    let set = try #require(
      FixtureCatalog.imageSet(#"{"filename":"a.png",\#(left),\#(insets)}"#))
    let match = try #require(set.bestMatch(for: arabic))
    #expect(match.isMirrored)
    #expect(match.alignmentInsets == LayoutInsets(top: 1, left: 4, bottom: 3, right: 2))
    let plain = try #require(set.bestMatch(for: phone()))
    #expect(!plain.isMirrored)
    #expect(plain.alignmentInsets == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
