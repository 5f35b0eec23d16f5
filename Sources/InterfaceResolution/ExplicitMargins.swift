import InterfaceModel
import InterfaceTraits

/// The layout margins that a document sets on a view, in either of the two ways.
///
/// Absolute margins (left, right) and directional ones (leading, trailing) are two ways to set the
/// same four edges: the last one applied wins, whichever kind it is, so that a variation takes
/// precedence over the view itself and a more specific variation over a general one.
struct ExplicitMargins {
  private enum Kind {
    case absolute(LayoutInsets)
    /// `left` is leading and `right` is trailing.
    case directional(LayoutInsets)
  }

  private var kind: Kind?

  /// Applies the margins in a set of properties; if both kinds occur together, the absolute one
  /// wins.
  mutating func apply(_ properties: Properties) {
    switch properties[.layoutMargins] ?? properties[.directionalLayoutMargins] {
    case .insets(let insets): kind = .absolute(insets)
    case .directionalInsets(let insets): kind = .directional(insets)
    default: break
    }
  }

  /// Returns the margins of a view's four edges for a layout direction, or `nil` if the document
  /// sets none.
  func insets(_ direction: TraitCollection.LayoutDirection) -> LayoutInsets? {
    switch kind {
    case nil: return nil
    case .absolute(let insets): return insets
    case .directional(let insets): return direction == .rightToLeft ? insets.mirrored : insets
    }
  }
}
