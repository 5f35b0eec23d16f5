import InterfaceModel
package import InterfaceTraits

/// How a view scrolls its content.
package struct Scrolling: Hashable, Sendable {
  /// Which edges of the content stay clear of bars and the screen's shape.
  package enum InsetAdjustment: String, Hashable, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  package var isEnabled: Bool
  package var isPaging: Bool
  package var bounces: Bool
  package var alwaysBouncesHorizontally: Bool
  package var alwaysBouncesVertically: Bool
  package var showsHorizontalIndicator: Bool
  package var showsVerticalIndicator: Bool
  package var insetAdjustment: InsetAdjustment
  package var contentInset: EdgeInsets
}

extension Scrolling {
  init(_ source: ContentSource) {
    isEnabled = source.flag(.scrollEnabled) ?? true
    isPaging = source.flag(.pagingEnabled) ?? false
    bounces = source.flag(.bounces) ?? true
    alwaysBouncesHorizontally = source.flag(.alwaysBounceHorizontal) ?? false
    alwaysBouncesVertically = source.flag(.alwaysBounceVertical) ?? false
    showsHorizontalIndicator = source.flag(.showsHorizontalScrollIndicator) ?? true
    showsVerticalIndicator = source.flag(.showsVerticalScrollIndicator) ?? true
    insetAdjustment = source.word(.contentInsetAdjustmentBehavior) ?? .automatic
    contentInset = source.properties.insets(.contentInset) ?? .zero
  }
}

extension ResolvedContent {
  /// A view whose content may be larger than itself.
  package struct ScrollView: Hashable, Sendable {
    package var scrolling: Scrolling
  }
}
