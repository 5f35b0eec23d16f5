import InterfaceLayout
import PlatformFacts

/// What a picture says of a layout in words.
enum LayoutCaption {
  static let color = RGBA(red: 0.79, green: 0.2, blue: 0, alpha: 1)

  /// What layout found wrong, in a sentence; nil for nothing.
  static func text(_ layout: Layout) -> String? {
    let conflicts = layout.conflicts.count
    let ambiguities = layout.ambiguities.count
    var parts: [String] = []
    if conflicts > 0 { parts.append(conflicts == 1 ? "1 conflict" : "\(conflicts) conflicts") }
    if ambiguities > 0 {
      parts.append(ambiguities == 1 ? "1 ambiguous view" : "\(ambiguities) ambiguous views")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
