/// Apple's tables of tracking by point size, for sizes without labels.
///
/// Source: the Human Interface Guidelines
/// (https://developer.apple.com/design/human-interface-guidelines/typography); labels of public
/// documents agree to within 2/1000 em (docs/internals/text.md, 'The model').
// swift-format-ignore
package enum AppleTracking {
  /// Returns the tracking that Apple adds after each character of San Francisco at a size in
  /// points, in em, or 0 for Helvetica Neue.
  package static func tracking(_ era: SystemFontEra, size: Double) -> Double {
    switch era {
    case .helveticaNeue: 0
    case .staticSanFrancisco: Tracking(measured: [], prior: staticFont)(size)
    case .variableSanFrancisco: Tracking(measured: [], prior: variableFont)(size)
    }
  }

  /// The tracking up to iOS 13, in 1/100,000 em: text below 20 points, display from 20 on.
  static let staticFont: [(size: Int, tracking: Int)] = [
    (6, 4100), (7, 3400), (8, 2600), (9, 1900), (10, 1200), (11, 600), (12, 0), (13, -600),
    (14, -1100), (15, -1600), (16, -2000), (17, -2400), (18, -2500), (19, -2600), (20, 1900), (21, 1700),
    (22, 1600), (23, 1500), (24, 1500), (25, 1400), (26, 1400), (27, 1300), (28, 1300), (29, 1300),
    (30, 1200), (32, 1200), (34, 1100), (35, 1100), (36, 1100), (38, 1000), (40, 1000), (42, 1000),
    (45, 900), (48, 800), (50, 700), (60, 400), (80, 0), (120, 0),
  ]
  /// The tracking from iOS 14 on, in 1/100,000 em.
  static let variableFont: [(size: Int, tracking: Int)] = [
    (6, 4100), (7, 3400), (8, 2600), (9, 1900), (10, 1200), (11, 600), (12, 0), (13, -600),
    (14, -1100), (15, -1600), (16, -2000), (17, -2600), (18, -2500), (19, -2400), (20, -2300), (21, -1800),
    (22, -1200), (23, -400), (24, 300), (25, 600), (26, 800), (27, 1100), (28, 1400), (29, 1400),
    (30, 1400), (31, 1300), (32, 1300), (33, 1200), (34, 1200), (35, 1100), (36, 1000), (37, 1000),
    (38, 1000), (39, 1000), (40, 1000), (42, 900), (44, 800), (46, 800), (48, 800), (50, 700),
    (56, 600), (60, 500), (80, 0), (120, 0),
  ]
}
