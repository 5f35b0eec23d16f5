import InterfaceTraits

/// The insets that the constraints of one root actually use, among all those of its views.
///
/// If these are equal, so are the constraints, regardless of the insets of other views.
final class InsetReads {
  /// The views whose margins were read, by index in the part, with the values read.
  private var margins: [(local: LocalIndex, insets: LayoutInsets)] = []
  /// The views whose safe area insets were read, by index in the part, with the values read.
  private var safeArea: [(local: LocalIndex, insets: LayoutInsets)] = []
  /// The heights of keyboard layout guides that were read, by index of their owners in the part.
  private var keyboardHeights: [LocalIndex: Double] = [:]

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

  /// Returns the height of the keyboard layout guide of a view.
  func keyboardHeight(of local: LocalIndex, _ inputs: RootLayouter.Inputs) -> Double {
    let height = inputs.keyboardHeights[local] ?? 0
    keyboardHeights[local] = height
    return height
  }

  /// Returns whether the insets that were read are equal in other inputs.
  func agree(with inputs: RootLayouter.Inputs) -> Bool {
    margins.allSatisfy { inputs.margins[$0.local] == $0.insets }
      && safeArea.allSatisfy { inputs.safeArea[$0.local] == $0.insets }
      && keyboardHeights.allSatisfy { inputs.keyboardHeights[$0.key] == $0.value }
  }
}
