package import InterfaceResolution
import InterfaceModel
package import InterfaceReading

extension SplitView {
  /// Creates the column layout of a split view controller from a storyboard.
  ///
  /// A width of 0 or less, or an invalid fraction, means the platform's default: Interface Builder
  /// writes such values for automatic widths.
  package init(_ controller: SceneGraph.Controller, hasSupplementary: Bool) {
    self.init()
    let attributes = controller.attributes
    func positive(_ name: AttributeName) -> Double? {
      attributes.number(name).flatMap { $0 > 0 ? $0 : nil }
    }
    func fraction(_ name: AttributeName) -> Double? { positive(name).map { min($0, 1) } }
    isClassic = !hasSupplementary && attributes.flag(.allowDoubleColumnStyle) != true
    self.hasSupplementary = hasSupplementary
    displayMode =
      attributes[.preferredDisplayMode].flatMap { SplitViewDisplayMode(named: $0) } ?? .automatic
    primaryFraction = fraction(.preferredPrimaryColumnWidthFraction)
    leastPrimaryWidth = positive(.minimumPrimaryColumnWidth)
    greatestPrimaryWidth = positive(.maximumPrimaryColumnWidth)
    supplementaryFraction = fraction(.preferredSupplementaryColumnWidthFraction)
  }
}
