import PlatformFacts
import Testing

struct SystemColorTests {
  @Test func everyColorHasTheNameOfItsCase() {
    for color in SystemColor.allCases { #expect(color.name == "\(color)") }
  }

  @Test func everyColorIsInTheTable() {
    for color in SystemColor.allCases { #expect(SystemColors.color(named: color.name) != nil) }
  }

  /// Documents of Xcode 26 contain 60, 60, 67 with an alpha of 0.12, earlier ones of 0.29.
  @Test(arguments: [(18, 0.29), (26, 0.12)])
  func separators(system: Int, alpha: Double) throws {
    let appearance = SystemColors.Appearance(appearanceSet: AppearanceSet(SystemVersion(system)))
    let color = try #require(SystemColors.color(named: "separatorColor", appearance))
    #expect((color.alpha * 100).rounded() / 100 == alpha)
    #expect((color.red * 255).rounded() == 60)
    #expect((color.blue * 255).rounded() == 67)
  }
}
