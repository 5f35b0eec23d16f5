/// What the sizes of labels are made of, in points.
package enum LabelMetrics {
  /// The font size of a label as Interface Builder's library gives it.
  package static let templateFontSize = 17.0
}
