// Written by a fit over the labels of public documents; numbers are not edited by hand.

/// What a second fit changes of the tables of San Francisco, in 1/100,000 em.
///
/// Below 20 points: 1122 one-line labels and buttons of 82 projects, each of which shows its width to a pixel. All weights share what
/// changes, which is held near nothing (a standard deviation of 0.004 em for an advance and a pair, 0.0005 for tracking).
/// From 20 points on: tracking alone, by weight, 145 labels and buttons of 32 projects, a standard deviation of 0.003 em. In an
/// eightfold split by project, with the fit made on the other seven parts, 92.1 instead of 91.5 % of the small texts are within the
/// tolerance (of Xcode 11 on 86.7 instead of 85.2 %) and 62.1 instead of 61.0 % exact, of the large ones 71.9 instead of 66.4 % (66.2
/// instead of 57.4 %) and 37.0 instead of 31.5 %. Advances of their own make left-out large texts worse.
// swift-format-ignore
enum SystemFontRefit {
  /// Added to the advances of U+0020 to U+007E below 20 points.
  static let ascii: [Int32] = [
    -13, 262, -10, 442, -114, -176, 391, 59, 227, 227, 0, -62, -247, -211, 209, -323,
    -66, 376, -303, 180, 347, -293, -202, 179, 108, -37, 597, 0, 0, -121, -155, -82,
    -277, -243, 101, -236, -257, 129, 287, 42, 134, 416, 390, 134, 114, 396, 422, 0,
    154, -142, -172, -23, -242, 61, -103, -42, 41, 105, -63, 0, 0, 0, 0, 137,
    0, 60, -53, 188, 25, -28, -182, 212, -263, 391, 287, -415, 57, 256, -46, -280,
    35, 217, 242, 193, -88, 40, -117, -226, -209, 56, 36, 58, 0, 58, 0,
  ]

  /// Added to the tracking at whole sizes below 20 points, to iOS 13.
  static let smallTracking9: [(size: Int, tracking: Int)] = [(11, -8), (13, -31), (15, -39), (16, -35), (17, -19)]
  /// The same from iOS 14 on.
  static let smallTracking14: [(size: Int, tracking: Int)] = [(9, -7), (10, 14), (11, -51), (12, 9), (13, 12), (14, 36), (16, 32), (17, 13), (18, 66), (19, 53)]

  /// Added to the kerning of digits and what stands between them below 20 points, as the lines of `InterFont.kerning` but in
  /// 1/10,000 em.
  static let kerning: StaticString = #"""
    + -5 3
    - 7 7 31 -
    . -43 2 -22 0 -11 9 26 1 70 .
    / -11 2 8 1
    0 -40 . -22 0 -5 / 9 3 11 : 12 2 20 1
    1 -46 2 -12 3 10 4 12 8 21 0 28 /
    2 -26 5 -13 3 -12 / -9 1 -6 2 8 4 24 0
    3 -8 + -5 / 8 9 10 . 17 0 34 2
    4 -10 / -6 3 10 + 20 2
    5 -11 / -6 5 46 0
    6 -12 8 -11 .0
    7 7 0 14 :
    8 -5 5 8 6 9 8
    9 -11 5 10 8
    : -6 5 16 4 21 0
    """#

  /// What is added to the tracking of a weight from 20 points on: at all sizes and at some.
  typealias Large = (all: Int, sizes: [(size: Int, tracking: Int)])

  /// By weight, to iOS 13.
  static let largeTracking9: [FontWeight: Large] = [
    .light: (all: -263, sizes: [(24, -650), (25, 347), (27, 45), (32, -283), (35, 82), (36, 338), (70, -143)]),
    .regular: (all: -146, sizes: [(20, 150), (21, 20), (22, 112), (23, 581), (24, 191), (25, -333), (26, -331), (28, 386), (30, -568), (31, 361), (33, 197), (34, -253), (35, 98), (36, 379), (40, -682), (50, -521), (72, 67)]),
    .semibold: (all: -307, sizes: [(20, 246), (22, -553)]),
    .bold: (all: -252, sizes: [(20, -103), (21, 90), (22, 66), (24, -124), (30, -45), (35, -136)]),
  ]
  /// By weight, from iOS 14 on.
  static let largeTracking14: [FontWeight: Large] = [
    .regular: (all: -76, sizes: [(20, 136), (21, 102), (22, -65), (23, -426), (24, 89), (25, 180), (26, -145), (28, 167), (30, 11), (31, 247), (34, 36), (36, -423), (37, 382), (40, 280), (48, -648)]),
    .semibold: (all: 2, sizes: []),
    .bold: (all: -373, sizes: [(24, -254), (25, 98), (26, 20), (30, 577), (35, 394), (36, -1210)]),
  ]

  /// What is added to the tracking of a font, in em.
  static func tracking(_ era: SystemFontEra, _ weight: FontWeight, _ size: Double) -> Double {
    func known(_ sizes: [(size: Int, tracking: Int)]) -> Int {
      sizes.first { Double($0.size) == size }?.tracking ?? 0
    }
    let sum: Int
    switch era {
    case .helveticaNeue: sum = 0
    case .staticSanFrancisco where size < 20: sum = known(smallTracking9)
    case .variableSanFrancisco where size < 20: sum = known(smallTracking14)
    case .staticSanFrancisco: sum = largeTracking9[weight].map { $0.all + known($0.sizes) } ?? 0
    case .variableSanFrancisco: sum = largeTracking14[weight].map { $0.all + known($0.sizes) } ?? 0
    }
    return Double(sum) / 100_000
  }
}
