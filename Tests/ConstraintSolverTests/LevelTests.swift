import ConstraintSolver
import Testing

@Suite struct LevelTests {
  @Test func requiredIsAboveEveryOtherLevel() {
    #expect(Level(strength: 999) < .required)
    #expect(Level(strength: 1) < Level(strength: 2))
  }
}
