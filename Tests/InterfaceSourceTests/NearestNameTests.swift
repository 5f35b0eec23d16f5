import InterfaceSource
import Testing

/// Misspelled names; the edit distances were counted by hand.
@Suite struct NearestNameTests {
  private static let cases: [(String, [String], String?)] = [
    ("colour", ["color", "collar"], "color"),
    ("teh", ["the", "tea"], "the"),
    ("abcdef", ["abcxyz", "badcef"], "badcef"),
    ("image", ["images", "imagf"], "images"),
    ("a", ["b"], "b"),
    ("naïve", ["naive"], "naive"),
    ("word", ["wxyz", "w", ""], nil),
    ("ab", ["ab"], "ab"),
    ("", ["x"], "x"),
    ("", ["xy"], nil),
    ("swapped", ["wsappde", "paws"], "wsappde"),
  ]

  @Test(arguments: cases)
  func theFewestEditsWin(_ word: String, _ candidates: [String], _ nearest: String?) {
    #expect(NearestName.nearest(to: word, among: candidates) == nearest)
  }

  @Test func distancesEqualTheReferenceImplementation() {
    var generator = WordGenerator(state: 7)
    for _ in 0..<4_000 {
      let word = generator.word()
      let candidates = (0..<4).map { _ in generator.word() }
      let limit = max(1, word.utf8.count / 3)
      let expected = candidates.map { Self.distance(Array(word.utf8), Array($0.utf8)) }
      let least = expected.min() ?? .max
      let nearest =
        least <= limit ? expected.firstIndex(of: least).map { candidates[$0] } : nil
      #expect(NearestName.nearest(to: word, among: candidates) == nearest)
      let index = NearestNameIndex(Set(candidates))
      #expect(index.nearest(to: word) { candidates.firstIndex(of: $0) } == nearest)
    }
  }

  @Test func rejectedCandidatesAreExcluded() {
    let index = NearestNameIndex(["image", "imagf", "imaged"])
    #expect(index.nearest(to: "imag") { $0 == "image" ? nil : $0 } == "imagf")
    #expect(index.nearest(to: "imag") { _ in nil as Int? } == nil)
  }

  /// The textbook recurrence of optimal string alignment, on a complete table.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = Array(
      repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count { table[row][0] = row }
    for column in 0...right.count { table[0][column] = column }
    for row in left.indices {
      for column in right.indices {
        var least = min(table[row][column + 1], table[row + 1][column]) + 1
        least = min(least, table[row][column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = least
      }
    }
    return table[left.count][right.count]
  }
}

/// A linear congruential generator with the constants of Knuth's MMIX.
private struct WordGenerator {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func word() -> String {
    String(decoding: (0..<next(below: 12)).map { _ in UInt8(97 + next(below: 3)) }, as: UTF8.self)
  }
}
