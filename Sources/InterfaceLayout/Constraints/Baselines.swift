import InterfaceResolution
import InterfaceTraits

/// The baselines of views (layout rule 42).
extension RootConstraints {
  /// A view's first or last baseline: its text's, centred in its height; a label without text has the last one at
  /// its bottom; a stack view's is that of its first or last arranged view; other views have it at their top or
  /// bottom.
  func baseline(_ local: Int, isFirst: Bool) -> LinearForm {
    let view = view(local)
    if view.kind == .stackView {
      let arranged = arrangedViews(of: local)
      if let inner = isFirst ? arranged.first : arranged.last {
        return baseline(inner, isFirst: isFirst)
      }
    }
    let insets = alignmentInsets(local)
    let content = inputs.content[local]
    if isFirst, let distance = content.firstBaselineBelowTop {
      return near(local, .vertical) + distance
    }
    if !isFirst, let distance = content.lastBaselineAboveBottom {
      return far(local, .vertical) - distance
    }
    guard let offset = isFirst ? content.firstBaseline : content.lastBaseline else {
      return isFirst
        ? near(local, .vertical) + insets.top : far(local, .vertical) - insets.bottom
    }
    return (near(local, .vertical) + far(local, .vertical)) * 0.5 + offset
  }
}
