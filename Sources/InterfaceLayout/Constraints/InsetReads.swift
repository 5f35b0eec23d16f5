import InterfaceTraits

/// The insets that the constraints of one root actually use, among all those of its views.
///
/// If these are equal, so are the constraints, regardless of the insets of other views.
final class InsetReads {
  /// The views whose margins were read, by index in the part, with the values read.
  private var margins: [(local: LocalIndex, insets: LayoutInsets)] = []
  /// The views whose safe area insets were read, by index in the part, with the values read.
  private var safeArea: [(local: LocalIndex, insets: LayoutInsets)] = []

  /// Returns the margins of a view.
  func margins(of local: LocalIndex, _ inputs: RootLayouter.Inputs) -> LayoutInsets {
    let insets = inputs.margins[local]
    if !margins.contains(where: { $0.local == local }) { margins.append((local, insets)) }
    return insets
  }

  /// Returns the safe area insets of a view.
  func safeArea(of local: LocalIndex, _ inputs: RootLayouter.Inputs) -> LayoutInsets {
    let insets = inputs.safeArea[local]
    if !safeArea.contains(where: { $0.local == local }) { safeArea.append((local, insets)) }
    return insets
  }

  /// Returns whether the insets that were read are equal in other inputs.
  func agree(with inputs: RootLayouter.Inputs) -> Bool {
    margins.allSatisfy { inputs.margins[$0.local] == $0.insets }
      && safeArea.allSatisfy { inputs.safeArea[$0.local] == $0.insets }
  }
}
