package import InterfaceTraits

extension SystemVersion {
  /// Whether there are size classes: without them a document shows its any × any layout.
  package var hasSizeClasses: Bool { SystemBehaviorTable.hasSizeClasses.value(for: self) }

  /// The first version with size classes.
  package static let firstWithSizeClasses =
    SystemBehaviorTable.hasSizeClasses.first { $0 } ?? oldest

  /// Whether there is a dark style on a kind of device; nil counts as a phone.
  package func hasDarkStyle(_ idiom: TraitCollection.Idiom?) -> Bool {
    SystemBehaviorTable.hasDarkStyle.value(for: self, idiom)
  }

  /// Whether images and colours are chosen by contrast too.
  package var hasContrastVariants: Bool {
    SystemBehaviorTable.hasContrastVariants.value(for: self)
  }

  /// Whether there are safe areas instead of layout guides at the top and the bottom.
  package var hasSafeAreas: Bool { SystemBehaviorTable.hasSafeAreas.value(for: self) }

  /// Whether split view controllers have columns by style, which get navigation controllers.
  package var hasSplitViewColumns: Bool {
    SystemBehaviorTable.hasSplitViewColumns.value(for: self)
  }

  /// Whether the delegates of split view controllers are told when a column has come or gone.
  package var reportsShownColumns: Bool {
    SystemBehaviorTable.reportsShownColumns.value(for: self)
  }
}
