import InterfaceSource

extension DiagnosticCatalog {
  /// What layout reports, with the configurations in which it holds.
  static let layouts: [Entry] = [
    Entry(
      "ambiguous-layout", .warning, "The constraints leave the place or the size of a view open.",
      "More than one layout fits, and which one a device shows is chance. Add a constraint for what "
        + "the message names, or give the content a size."),
    Entry(
      "conflicting-constraints", .error, "Constraints cannot hold together.",
      "On a device one of them would be broken at run time, with a message in the log. Remove one, or "
        + "lower its priority below 1000. The notes point at the others of the smallest set."),
    Entry(
      "embed-cycle", .error, "Scenes embed each other in a circle.",
      "A device would never finish to show them. One of the embed segues is ignored."),
    Entry(
      "unproved-layout", .warning, "The layout is only the best one found.",
      "Thousands of views whose constraints have equal priorities depend on each other, and comparing "
        + "all layouts would take too long. Divide the view, or fix some of the sizes."),
    Entry(
      "unsolved-layout", .error, "A view's constraints could not be solved.",
      "Either thousands of constraints with equal priorities depend on each other, or a number is so "
        + "large that sums lose their meaning. The views keep the frames that the document stores. "
        + "Divide the view, or correct the number."),
  ]
}
