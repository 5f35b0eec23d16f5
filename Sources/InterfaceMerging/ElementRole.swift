/// The part that an element plays when documents are compared or merged.
package enum ElementRole: Sendable {
  /// It has an identity of its own: a view, controller, constraint, connection or scene.
  case object
  /// It belongs to its parent, which has one with its element and key: a state of a button, or the
  /// variation of a size class.
  case part
  /// It is compared as a whole: a color, font or attributed string.
  case value
  /// It exists as soon as it has children.
  case list
  /// Interface Builder derives it from the rest of the document.
  case derived
}

extension ElementRole {
  /// Returns the role of an element.
  ///
  /// The elements were found in public documents (`schemas/vocabulary.txt`); others are parts.
  ///
  /// - Parameters:
  ///   - element: The name of the element.
  ///   - key: The value of its attribute `key`, or `nil` if it has none.
  ///   - hasID: Whether it has an id.
  init(_ element: String, key: String?, hasID: Bool) {
    if Self.derivedElements.contains(element) || element.hasPrefix("simulated")
      || element.hasSuffix("SimulatedSizeMetrics")
    {
      self = .derived
    } else if Self.geometry.contains(element), let key, Self.derivedGeometry.contains(key) {
      self = .derived
    } else if hasID {
      self = .object
    } else if Self.values.contains(element) {
      self = .value
    } else {
      self = Self.lists.contains(element) ? .list : .part
    }
  }

  /// Elements whose `id` is not that of an object.
  static let withoutIdentity: Set<String> = ["adaptation", "device"]

  private static let derivedElements: Set<String> = [
    "animations", "classes", "customFonts", "dependencies", "designables", "device", "adaptation",
    "inferredMetricsTieBreakers", "resources",
  ]

  /// Objects that are nothing without those to which they refer.
  package static let links: Set<String> = [
    "action", "constraint", "outlet", "outletCollection", "segue",
  ]

  /// Elements that are nothing without those to which they refer: also the exceptions of size classes.
  package static let references = links.union(["exclude", "include"])

  /// Elements with lists of which Interface Builder derives every member.
  static let derivedLists: Set<String> = [
    "classes", "customFonts", "dependencies", "designables", "inferredMetricsTieBreakers",
    "resources",
  ]

  private static let geometry: Set<String> = ["point", "rect", "size"]

  /// The properties that Interface Builder writes for its canvas, or that layout determines.
  private static let derivedGeometry: Set<String> = [
    "bounds", "canvasLocation", "contentRect", "frame", "frameInset", "screenRect",
  ]

  private static let values: Set<String> = [
    "accessibility", "attributedString", "autoresizingMask", "backgroundConfiguration", "bool",
    "buttonConfiguration", "calendarDate", "color", "data", "date", "dateComponents",
    "directionalEdgeInsets", "edgeInsets", "fontDescription", "imageReference", "inset", "integer",
    "locale", "mutableString", "nil", "offsetWrapper", "point", "preferredSymbolConfiguration",
    "real", "rect", "size", "string", "url", "userDefinedRuntimeAttribute", "value",
  ]

  private static let lists: Set<String> = [
    "array", "barButtonItems", "cells", "connections", "constraints", "gestureRecognizers", "items",
    "layoutGuides", "mutableArray", "objects", "prototypes", "scenes", "sections", "subviews",
    "userDefinedRuntimeAttributes", "viewLayoutGuides",
  ]
}
