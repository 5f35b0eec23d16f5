/// Something that documents of newer versions of Interface Builder have, and old ones can be given.
public enum UpgradeStep: String, Hashable, Sendable, CaseIterable {
  /// Auto Layout: what has no constraints keeps its frame and its autoresizing mask.
  case autoLayout = "auto-layout"
  /// Size classes, since Xcode 6.
  case sizeClasses = "size-classes"
  /// The safe area instead of the top and bottom layout guides of controllers, since Xcode 9.
  case safeAreas = "safe-areas"
  /// The kinds of segues that adapt, since iOS 8.
  case segues

  /// What people call it.
  public var name: String {
    switch self {
    case .autoLayout: "Auto Layout"
    case .sizeClasses: "size classes"
    case .safeAreas: "safe areas"
    case .segues: "segues"
    }
  }

  /// What would change in a document; nothing of it is done.
  package func proposal(_ document: DocumentEditing) -> UpgradeProposal {
    var document = document
    switch self {
    case .autoLayout: return AutoLayoutUpgrade.proposal(document)
    case .sizeClasses: return SizeClassUpgrade.proposal(document)
    case .safeAreas: return SafeAreaUpgrade.proposal(&document)
    case .segues: return SegueUpgrade.proposal(document)
    }
  }
}
