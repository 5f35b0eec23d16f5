import InterfaceTraits

/// The insets that the constraints of one root are made from, of all that are known of its views.
///
/// Constraints are the same where these are, whatever the insets of other views.
final class InsetReads {
  /// The views whose margins were read, by place in the part, with what they were.
  private var margins: [(local: LocalIndex, insets: LayoutInsets)] = []
  /// The views of which was read what is covered, by place in the part, with what it was.
  private var safeArea: [(local: LocalIndex, insets: LayoutInsets)] = []

  /// The margins of a view.
  func margins(of local: LocalIndex, _ inputs: RootLayouter.Inputs) -> LayoutInsets {
    let insets = inputs.margins[local]
    if !margins.contains(where: { $0.local == local }) { margins.append((local, insets)) }
    return insets
  }

  /// What is covered of a view.
  func safeArea(of local: LocalIndex, _ inputs: RootLayouter.Inputs) -> LayoutInsets {
    let insets = inputs.safeArea[local]
    if !safeArea.contains(where: { $0.local == local }) { safeArea.append((local, insets)) }
    return insets
  }

  /// Whether the insets that were read are the same in other inputs.
  func agree(with inputs: RootLayouter.Inputs) -> Bool {
    margins.allSatisfy { inputs.margins[$0.local] == $0.insets }
      && safeArea.allSatisfy { inputs.safeArea[$0.local] == $0.insets }
  }
}
