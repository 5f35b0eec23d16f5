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
  ]
}
