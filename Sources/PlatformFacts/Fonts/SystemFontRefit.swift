// Written by a fit over the labels of public documents; numbers are not edited by hand.

/// The corrections of a second fit to the tables of San Francisco, in 1/100,000 em.
///
/// Below 20 points, it is based on 1122 single-line labels and buttons of 82 projects, each of which
/// determines its width to a pixel. All weights share the corrections, which are regularized towards
/// zero (a standard deviation of 0.004 em for an advance and a pair, 0.0005 for tracking).
/// From 20 points on, only the tracking is corrected, by weight, with 144 labels and buttons of 32
/// projects and a standard deviation of 0.003 em, or 0.0015 at sizes of a single project. In eightfold
/// cross-validation by project, 92.1 instead of 91.5 % of the small texts are within the tolerance
/// (from Xcode 11 on 86.7 instead of 85.2 %) and 62.1 instead of 61.0 % exact; of the large ones, 70.8
/// instead of 67.4 % (65.7 instead of 58.2 %) and 38.9 instead of 31.9 %. Separate advances make
/// held-out large texts worse.
// swift-format-ignore
enum SystemFontRefit {
  /// The corrections of the advances of U+0020 to U+007E below 20 points.
  static let ascii: [Int32] = [
    -13, 262, -10, 442, -114, -176, 391, 59, 227, 227, 0, -62, -247, -211, 209, -323,
    -66, 376, -303, 180, 347, -293, -202, 179, 108, -37, 597, 0, 0, -121, -155, -82,
    -277, -243, 101, -236, -257, 129, 287, 42, 134, 416, 390, 134, 114, 396, 422, 0,
    154, -142, -172, -23, -242, 61, -103, -42, 41, 105, -63, 0, 0, 0, 0, 137,
    0, 60, -53, 188, 25, -28, -182, 212, -263, 391, 287, -415, 57, 256, -46, -280,
    35, 217, 242, 193, -88, 40, -117, -226, -209, 56, 36, 58, 0, 58, 0,
  ]

  /// The corrections of the tracking at whole sizes below 20 points, up to iOS 13.
  static let smallTracking9: [(size: Int, tracking: Int)] = [(11, -8), (13, -31), (15, -39), (16, -35), (17, -19)]
  /// The corrections of the tracking at whole sizes below 20 points, from iOS 14 on.
  static let smallTracking14: [(size: Int, tracking: Int)] = [(9, -7), (10, 14), (11, -51), (12, 9), (13, 12), (14, 36), (16, 32), (17, 13), (18, 66), (19, 53)]

  /// The corrections of the kerning of digits and the characters between them below 20 points, in the
  /// format of `InterFont.kerning`, but in 1/10,000 em.
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

  /// The corrections of the tracking of a weight from 20 points on: at all sizes and at single ones.
  typealias Large = (all: Int, sizes: [(size: Int, tracking: Int)])

  /// The corrections by weight, up to iOS 13.
  static let largeTracking9: [FontWeight: Large] = [
    .light: (all: -194, sizes: [(24, -717), (25, 169), (27, 7), (32, -225), (35, 17), (36, 213), (70, -50)]),
    .regular: (all: -118, sizes: [(20, 123), (21, -7), (22, 85), (23, 525), (24, 128), (25, -354), (26, -279), (28, 359), (30, -347), (31, 312), (33, 144), (34, -80), (35, 59), (36, 313), (40, -524), (50, -254), (72, 19)]),
    .semibold: (all: -553, sizes: [(20, 129), (22, -267)]),
    .bold: (all: -296, sizes: [(20, -63), (21, 131), (22, 70), (24, -72), (30, -5), (35, -84)]),
  ]
  /// The corrections by weight, from iOS 14 on.
  static let largeTracking14: [FontWeight: Large] = [
    .regular: (all: -124, sizes: [(20, 177), (21, 81), (22, -16), (23, -272), (24, 136), (25, 228), (26, -76), (28, 212), (30, 54), (31, 294), (34, 14), (36, -183), (37, 409), (40, 124), (48, -428)]),
    .semibold: (all: 3, sizes: []),
    .bold: (all: -99, sizes: [(24, -224), (25, -137), (26, -236), (30, 278), (35, 117)]),
  ]

  /// Returns the correction of a font's tracking, in em.
  static func tracking(_ era: SystemFontEra, _ weight: FontWeight, _ size: Double) -> Double {
    func known(_ sizes: [(size: Int, tracking: Int)]) -> Int {
      sizes.first { Double($0.size) == size }?.tracking ?? 0
    }
    let sum: Int
    switch era {
    case .helveticaNeue: sum = 0
    case .staticSanFrancisco where size < SystemFont.leastDisplaySize: sum = known(smallTracking9)
    case .variableSanFrancisco where size < SystemFont.leastDisplaySize: sum = known(smallTracking14)
    case .staticSanFrancisco: sum = largeTracking9[weight].map { $0.all + known($0.sizes) } ?? 0
    case .variableSanFrancisco: sum = largeTracking14[weight].map { $0.all + known($0.sizes) } ?? 0
    }
    return Double(sum) / 100_000
  }
}
