import PlatformFacts
import Testing

struct SystemColorTests {
  @Test func everyColorHasTheNameOfItsCase() {
    for color in SystemColor.allCases { #expect(color.name == "\(color)") }
  }

  @Test func everyColorIsInTheTable() {
    for color in SystemColor.allCases { #expect(SystemColors.color(named: color.name) != nil) }
  }
}
