/// The display mode of an expanded split view.
///
/// The names are those of `UISplitViewController.DisplayMode`; documents spell some of them
/// differently.
package enum SplitViewDisplayMode: String, Hashable, Sendable, CaseIterable {
  case automatic
  /// The detail alone; formerly `primaryHidden`.
  case secondaryOnly
  /// The detail next to one more column; formerly `allVisible`.
  case oneBesideSecondary
  /// One more column above the detail; formerly `primaryOverlay`.
  case oneOverSecondary
  /// All three columns side by side.
  case twoBesideSecondary
  /// Two more columns above the detail.
  case twoOverSecondary
  /// Two more columns that move the detail aside.
  case twoDisplaceSecondary

  /// Creates the mode with a name from a document or a configuration.
  ///
  /// - Parameter name: The current name of the API, its name from before columns, or Interface
  ///   Builder's name.
  package init?(named name: String) {
    switch name {
    case "primaryHidden", "hidden": self = .secondaryOnly
    case "allVisible", "beside": self = .oneBesideSecondary
    case "primaryOverlay", "overlay": self = .oneOverSecondary
    default:
      guard let mode = SplitViewDisplayMode(rawValue: name) else { return nil }
      self = mode
    }
  }

  /// The number of visible columns in addition to the detail.
  package var columnsBesideSecondary: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// Whether the additional columns overlay the detail.
  package var isOverlay: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
