/// The rules for the size of the canvas, and for the insets of the status bar and the screen's
/// shape.
extension EditorRule {
  static let screens = [
    onePixelPerPoint, phoneWithoutDevice, noStatusBarWithHomeButton, noStatusBarOnTablets,
    noStatusBarInTabletXibs, statusBarsCanBeHidden, notchOf44Points, lowerNotchOf61Inches,
    notchOf47Points, notchOf50Points, largerPhoneOf67Inches, insetsCountTwice,
  ]

  static let onePixelPerPoint = EditorRule(
    "one-pixel-per-point", .screen, .before(11000),
    "Edges are on whole points, whatever the device.",
    evidence: "99 of 100 frames of Xcode 5 to 7 are whole. 37 views of 12 projects agree only with "
      + "it, 6 views of 5 projects only without it.",
    projects: 12)

  static let phoneWithoutDevice = EditorRule(
    "phone-without-device", .screen, .from(11000),
    "Without a device, the canvas is a phone of 375 × 667 points, compact in width; before, it "
      + "is 600 × 600 with size classes, and 320 × 480 without, with no size class.",
    evidence:
      "118 of the roots of documents without a device are as large as that phone, in 19 "
      + "projects, 6 of 4 projects as large as before. No stored view in the corpora agrees only "
      + "with it.",
    projects: 19)

  static let noStatusBarWithHomeButton = EditorRule(
    "no-status-bar-with-home-button", .screen, 14800..<21600,
    "Phones with a home button have no status bar.",
    evidence:
      "With the status bar of current versions everywhere, 3 of 100 views fewer agree. 300 views "
      + "of 33 projects agree only with it.",
    projects: 33)

  static let noStatusBarOnTablets = EditorRule(
    "no-status-bar-on-tablets", .screen, 14800..<19500,
    "Tablets have no status bar; xibs for tablets have none only if there is a home indicator.",
    evidence: "11 views of 1 project agree only with it.",
    projects: 1)

  static let noStatusBarInTabletXibs = EditorRule(
    "no-status-bar-in-tablet-xibs", .screen, 14800..<21600,
    "Xibs for tablets with a home button have no status bar.",
    evidence: "1 view of 1 project agrees only with it.",
    projects: 1)

  static let statusBarsCanBeHidden = EditorRule(
    "status-bars-can-be-hidden", .screen, .before(13000),
    "A simulated status bar of 'none' removes the status bar.",
    evidence: "36 views of 7 projects agree only with it.",
    projects: 7)

  static let notchOf44Points = EditorRule(
    "notch-of-44-points", .screen, .before(21000),
    "Every notch is 44 points high, like that of the first phone with one.",
    evidence: "Retina6_0 and retina6_1. 239 views of 29 projects agree only with it, 7 views of 1 "
      + "project only without it.",
    projects: 29)

  static let lowerNotchOf61Inches = EditorRule(
    "retina6_0-with-notch-of-44-points", .screen, 21000..<21180,
    "The notch of retina6_0 is still 44 points high.",
    evidence: "Public documents outside the corpora up to 21179; it is 47 points high at 21225. No "
      + "stored view in the corpora agrees only with it.",
    projects: 1)

  static let notchOf47Points = EditorRule(
    "notch-of-47-points", .screen, 21000..<21600,
    "The notch of retina5_9 is 47 points high.",
    evidence: "1 root of 21507; one of 21701 has 50. 3 views of 1 project agree only with it.",
    projects: 1)

  static let notchOf50Points = EditorRule(
    "notch-of-50-points", .screen, .from(21600),
    "The notch of retina5_9 is 50 points high.",
    evidence: "116 views of 7 projects agree only with it.",
    projects: 7)

  static let largerPhoneOf67Inches = EditorRule(
    "retina6_7-with-island", .screen, 23094..<32000,
    "Retina6_7 is drawn like retina6_72: 430 × 932 points, with an island of 59.",
    evidence:
      "103 = 59 + 44 seven times at 23094, 118 at 23727, 172 = 118 + 54 at 24506; a document "
      + "of 23090 is 428 × 926 points large. No stored view in the corpora agrees only with it.",
    projects: 3)

  static let insetsCountTwice = EditorRule(
    "insets-count-twice", .screen, 23700..<32000,
    "On devices with a home indicator, the top and bottom insets of portrait orientation are added "
      + "to those of the canvas, so that they count twice in portrait. The side insets count once.",
    evidence: "96 for 48 points in 18 of 22 navigation bars; in landscape, 47 for 0 at the top (14 "
      + "roots of one project). 148 views of 9 projects agree only "
      + "with it, 1 view of 1 project only without it.",
    projects: 9)
}
