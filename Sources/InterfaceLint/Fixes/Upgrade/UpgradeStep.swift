package import InterfaceEditing

/// A feature of newer versions of Interface Builder that can be added to old documents.
public enum UpgradeStep: String, Hashable, Sendable, CaseIterable {
  /// Auto Layout.
  ///
  /// Views without constraints keep their frames and autoresizing masks.
  case autoLayout = "auto-layout"
  /// Size classes, since Xcode 6.
  case sizeClasses = "size-classes"
  /// The safe area in place of the top and bottom layout guides of controllers, since Xcode 9.
  case safeAreas = "safe-areas"
  /// Kinds of segues that adapt, since iOS 8.
  case segues

  /// The name of the step in messages.
  public var name: String {
    switch self {
    case .autoLayout: "Auto Layout"
    case .sizeClasses: "size classes"
    case .safeAreas: "safe areas"
    case .segues: "segues"
    }
  }

  /// Returns the changes to a document, without making them.
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
