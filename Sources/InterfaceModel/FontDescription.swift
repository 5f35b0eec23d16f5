/// A font as declared in the document.
package struct FontDescription: Hashable, Sendable {
  /// The selection of a face.
  package enum Face: Hashable, Sendable {
    /// The system font: `type="system"`, `boldSystem` or `italicSystem`.
    case system(weight: Weight, isItalic: Bool)
    /// A text style such as `UICTFontTextStyleBody`, whose size depends on the system.
    case style(String)
    /// A font by its PostScript name and family.
    case named(name: String, family: String)
  }

  /// The weights of the system font.
  package enum Weight: String, Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Whether the size is that of a text style.
  package var isTextStyle: Bool { if case .style = face { true } else { false } }
  /// The selection of the face.
  package var face: Face
  /// The size in points, or `nil` for text styles and for sizes given by a name.
  package var pointSize: Double?
  /// A size given by a name: `system` or `button`.
  package var sizeName: String?

  package init(face: Face, pointSize: Double?, sizeName: String? = nil) {
    self.face = face
    self.pointSize = pointSize
    self.sizeName = sizeName
  }
}
