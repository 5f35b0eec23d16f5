package import InterfaceTraits

extension SystemVersion {
  /// Whether there are size classes; without them a document shows its any × any layout.
  package var hasSizeClasses: Bool { SystemBehaviorTable.hasSizeClasses.value(for: self) }

  /// The first version with size classes.
  package static let firstWithSizeClasses =
    SystemBehaviorTable.hasSizeClasses.first { $0 } ?? oldest

  /// Returns whether there is a dark style on a kind of device; `nil` is treated as a phone.
  package func hasDarkStyle(_ idiom: TraitCollection.Idiom?) -> Bool {
    SystemBehaviorTable.hasDarkStyle.value(for: self, idiom)
  }

  /// Whether images and colors have variants by contrast.
  package var hasContrastVariants: Bool {
    SystemBehaviorTable.hasContrastVariants.value(for: self)
  }

  /// Whether hiding the status bar reduces the top inset to 0 where only the status bar causes it: on
  /// tablets and on phones with a home button.
  package var hidingStatusBarReducesTop: Bool {
    SystemBehaviorTable.hidingStatusBarReducesTop.value(for: self)
  }

  /// Whether there are safe areas instead of top and bottom layout guides.
  package var hasSafeAreas: Bool { SystemBehaviorTable.hasSafeAreas.value(for: self) }

  /// Whether split view controllers support the column style, which creates navigation controllers.
  package var hasSplitViewColumns: Bool {
    SystemBehaviorTable.hasSplitViewColumns.value(for: self)
  }

  /// Whether the delegates of split view controllers are notified after a column is shown or
  /// hidden.
  package var reportsShownColumns: Bool {
    SystemBehaviorTable.reportsShownColumns.value(for: self)
  }
}
