/// The rules for views that the canvas flags as ambiguous although the constraints determine them.
extension EditorRule {
  static let flags = [
    hiddenRowsAreAmbiguous, viewsInAmbiguousViewsAreAmbiguous, emptyViewsOfOwnClassesAreAmbiguous,
  ]

  package static let hiddenRowsAreAmbiguous = EditorRule(
    "hidden-rows-are-ambiguous", .flags, .from(22000),
    "A row below the visible part of its table is not measured: neither its own size nor its "
      + "content sizes determine what it contains.",
    evidence:
      "39 of 41 rows with views of Auto Layout from 22155 on, against 1 of 19 rows of 19150 to "
      + "21701.",
    projects: 5)

  package static let viewsInAmbiguousViewsAreAmbiguous = EditorRule(
    "views-in-ambiguous-views-are-ambiguous", .flags, .before(13000),
    "Views in an ambiguous view are flagged too, although their position in it is determined.",
    evidence:
      "9 views of 2 projects are flagged and listed only with it; of the Auto Layout views in "
      + "flagged views, all are flagged before, later 37 of 70.", projects: 2)

  package static let emptyViewsOfOwnClassesAreAmbiguous = EditorRule(
    "empty-views-of-own-classes-are-ambiguous", .flags, .all,
    "An empty view of a class of the app's own has no size along a stack view that it fills with "
      + "others, so that its extent and the views after it are flagged.",
    evidence: "19 of 23 such views of 3 projects are flagged, 1 of 15 without a class. 33 views of "
      + "3 projects are flagged and listed only with it.",
    projects: 3)
}
