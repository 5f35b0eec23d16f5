/// The rules for views that the canvas flags as ambiguous although the constraints determine them.
extension EditorRule {
  static let flags = [hiddenRowsAreOpen, viewsInOpenViewsAreOpen]

  package static let hiddenRowsAreOpen = EditorRule(
    "hidden-rows-are-open", .flags, .from(24000),
    "A row below what its table shows is not measured: neither its own size nor the sizes of contents "
      + "determine what is in it.",
    evidence: "31 of 31 rows with views of Auto Layout, none of 42 rows of Xcode 14 to 16.2.",
    projects: 4)

  package static let viewsInOpenViewsAreOpen = EditorRule(
    "views-in-open-views-are-open", .flags, .before(13000),
    "Views are flagged as ambiguous with the view that they lie in, although they have their place in it.",
    evidence:
      "9 views of 2 projects are flagged and listed only with it; of the views of Auto Layout in flagged "
      + "views all are flagged before, later 37 of 70.", projects: 2)
}
