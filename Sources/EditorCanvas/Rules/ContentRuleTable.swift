/// The rules for fonts, labels, controls and images.
extension EditorRule {
  static let contents = [
    mediumTextStyles, smallTitles, extraSmallTextStyles, textStylesWithoutLeading,
    wideDisplayLetters, lessWideDisplayLetters, wholePointTemplateLabels, wholePointLabels,
    wholePointTemplateButtons, lowPickers, recordedImageSizes, emptyArrangedViewsOf50Points,
    viewsWithEmptyButtonsAreEmpty, stoppedIndicatorsStayArranged,
  ]

  static let mediumTextStyles = EditorRule(
    "medium-text-styles", .contents, .before(11000),
    "Text styles have the sizes of the category medium: body is 16 points.",
    evidence: "23 labels before 7702: widths of 12 are 4 to 9 % less than at 17 points, lines 20 "
      + "high. 87 views of 8 projects agree only with it, 7 views of 3 projects only without "
      + "it.",
    projects: 8)

  static let smallTitles = EditorRule(
    "small-titles", .contents, 11000..<14800,
    "Titles 1 and 2 are two points smaller, 26 and 20.",
    evidence: "19 views of 3 projects agree only with it, 3 views of 1 project only without it.",
    projects: 3)

  static let extraSmallTextStyles = EditorRule(
    "extra-small-text-styles", .contents, 18000..<20101,
    "Text styles have the sizes of the category extra small: body is 14 points.",
    evidence:
      "107 of 115 measurable labels. 167 views of 9 projects agree only with it, 3 views of "
      + "1 project only without it.",
    projects: 9)

  static let textStylesWithoutLeading = EditorRule(
    "text-styles-without-leading", .contents, 7702..<11000,
    "The line spacing of text styles equals their line height.",
    evidence:
      "Visible in labels with several lines (confidence medium). 1 view of 1 project agrees only "
      + "with it.",
    projects: 1)

  static let wideDisplayLetters = EditorRule(
    "wide-display-letters", .contents, .before(11000),
    "From 20 points on, every character is 0.013 em wider.",
    evidence: "All 11 labels and buttons were too narrow, by 0.009 to 0.017 em a character. 20 "
      + "views of 7 projects agree only with it, 1 view of 1 project only without it.",
    projects: 7)

  static let lessWideDisplayLetters = EditorRule(
    "less-wide-display-letters", .contents, 11000..<12200,
    "From 20 points on, every character is 0.010 em wider.",
    evidence: "13 of 24 labels and buttons were too narrow, by 0.005 to 0.012 em a character; the "
      + "others fitted. 8 views of 4 projects agree only with it, 9 views of 4 projects only "
      + "without it.",
    projects: 4)

  static let wholePointTemplateLabels = EditorRule(
    "whole-point-template-labels", .contents, .all,
    "A label with the library's defaults is whole points high: one line in the system font at 17 "
      + "points, not inside a stack view at any depth.",
    evidence: "311 of 385 labels at two or three pixels per point, mostly so in 30 of 38 "
      + "repositories. 228 views of 17 projects agree only with it, 30 views of 10 projects "
      + "only without it.",
    projects: 30)

  static let wholePointLabels = EditorRule(
    "whole-point-labels", .contents, .before(12000),
    "The same in any font size.",
    evidence: "22 of 24 labels. 1 view of 1 project agrees only with it.",
    projects: 1)

  static let wholePointTemplateButtons = EditorRule(
    "whole-point-template-buttons", .contents, .from(19100),
    "A configured button with the library's defaults is whole points wide and high: a title in "
      + "the default font, the state title 'Button', default compression resistance, not in a "
      + "stack view.",
    evidence:
      "14 of 15 buttons at two or three pixels per point, of 4 projects; modified or arranged "
      + "buttons are in pixels, 11 of 12, and so are 4 of 4 buttons of 3 projects with another state "
      + "title or compression resistance.",
    projects: 4)

  static let lowPickers = EditorRule(
    "low-pickers", .contents, 6000..<11000,
    "Pickers with wheels are 162 points high.",
    evidence:
      "27 of 28 pickers whose height is otherwise undetermined. 31 views of 4 projects agree "
      + "only with it, 5 views of 1 project only without it.",
    projects: 4)

  package static let stoppedIndicatorsStayArranged = EditorRule(
    "stopped-indicators-stay-arranged", .contents, .all,
    "A stack view keeps a hidden activity indicator that hides when stopped.",
    evidence:
      "5 of 6 indicators, in 5 of 6 projects; all have the flag, none is animated. 12 views of 4 projects agree only with it.",
    projects: 5)

  static let emptyArrangedViewsOf50Points = EditorRule(
    "empty-arranged-views-of-50-points", .contents, .all,
    "An arranged view without visible content counts as 50 × 50 points: it grows freely and "
      + "shrinks before others. This applies to plain views without subviews and image views "
      + "without an image, but not across a stack view whose alignment is not fill, and to "
      + "single-line labels without text.",
    evidence: "66 views of 8 projects agree only with it, 2 views of 1 project only without it.",
    projects: 8)

  static let viewsWithEmptyButtonsAreEmpty = EditorRule(
    "views-with-empty-buttons-are-empty", .contents, .all,
    "An arranged view with a button that has neither title nor image counts as 50 points too, along "
      + "a stack view whose distribution is fill, with measured sizes.",
    evidence:
      "5 of 5 views whose height is otherwise undetermined; with another distribution, 6 of 6 are as "
      + "high as the button. 46 views of 2 projects agree only with it.",
    projects: 2)

  package static let recordedImageSizes = EditorRule(
    "recorded-image-sizes", .contents, .all,
    "The image size that the document recorded takes precedence over that in the asset catalogs.",
    evidence: "43 more views agree. 43 views of 6 projects agree only with it.",
    projects: 6)
}
