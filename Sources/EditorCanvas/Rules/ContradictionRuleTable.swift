/// The rules that determine which of several contradicting constraints the canvas drops.
extension EditorRule {
  static let contradictions = [
    fixedExtentsHold, trailingEdgesGiveWay, trailingEdgesOfXibsGiveWay,
    brokenConstraintsHaveNoEffect,
  ]

  static let fixedExtentsHold = EditorRule(
    "fixed-extents-hold", .contradictions, .before(18000),
    "The fixed extent of a control, label or image outside a stack view takes precedence over "
      + "other constraints.",
    evidence: "11 roots of 6 projects before 14800, against 1; later one view of another project.",
    projects: 7)

  static let trailingEdgesGiveWay = EditorRule(
    "trailing-edges-give-way", .contradictions, 14800..<18000,
    "The distance to the bottom or trailing edge of a root or its content view is given up first.",
    evidence:
      "4 roots. 4 views of 1 project agree only with it, 2 views of 1 project only without it.",
    projects: 1)

  static let trailingEdgesOfXibsGiveWay = EditorRule(
    "trailing-edges-of-xibs-give-way", .contradictions, .from(14800),
    "The same for a top-level view of a xib.",
    evidence: "163 views of 7 projects agree only with it.", projects: 7)

  static let brokenConstraintsHaveNoEffect = EditorRule(
    "broken-constraints-have-no-effect", .contradictions, .before(21000),
    "A required constraint that contradicts others is ignored. Later versions satisfy it as well "
      + "as possible, before any constraint with a priority.",
    evidence: "16 views of 3 projects agree only with it, up to 19529; from 21701 on, 56 views of "
      + "4 projects with measured text only without it.",
    projects: 3)
}
