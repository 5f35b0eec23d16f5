import InterfaceTraits

/// The baselines of views (docs/internals/auto-layout.md, 'Constraints: Baselines').
extension RootConstraints {
  /// Returns the first or last baseline of a view: that of its text, or of the first or last
  /// arranged view of a stack view; other views have it at their top or bottom.
  func baseline(_ local: LocalIndex, isFirst: Bool) -> LinearForm {
    let view = self[local]
    if view.kind == .stackView {
      let arranged = arrangedViews(of: local)
      if let inner = isFirst ? arranged.first : arranged.last {
        return baseline(inner, isFirst: isFirst)
      }
    }
    switch inputs.content[local].baselines {
    case .fromEdges(let first, let last):
      return isFirst ? leading(local, .vertical) + first : trailing(local, .vertical) - last
    case .belowCenter(let distance):
      return (leading(local, .vertical) + trailing(local, .vertical)) * 0.5 + distance
    case nil:
      let insets = alignmentInsets(local)
      return isFirst
        ? leading(local, .vertical) + insets.top : trailing(local, .vertical) - insets.bottom
    }
  }
}
