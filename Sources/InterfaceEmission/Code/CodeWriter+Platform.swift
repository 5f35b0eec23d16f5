extension CodeWriter {
  /// Writes the code that creates objects from the constants if UIKit is available.
  mutating func writePlatform() {
    let known = Self.platform.filter { declared.contains($0.type) }
    guard !known.isEmpty else { return }
    text.line("")
    text.line("#if canImport(UIKit)")
    text.line("  \(options.access == .public ? "public " : "")import UIKit")
    for (type, lines) in known {
      text.line("")
      text.line("  extension \(options.name).\(type) {")
      for line in lines {
        text.line(
          "    "
            + (line.hasPrefix("@MainActor func") || line.hasPrefix("func") ? prefixed(line) : line))
      }
      text.line("  }")
    }
    text.line("#endif")
  }

  private func prefixed(_ line: String) -> String {
    line.hasPrefix("@MainActor ") ? "@MainActor " + prefix + line.dropFirst(11) : prefix + line
  }

  private static let platform: [(type: String, lines: [String])] = [
    (
      "Scene",
      [
        "/// Creates the view controller.",
        "@MainActor func instantiate(in bundle: Bundle? = nil) -> UIViewController? {",
        "  let board = UIStoryboard(name: storyboard, bundle: bundle)",
        "  guard let identifier else { return board.instantiateInitialViewController() }",
        "  return board.instantiateViewController(withIdentifier: identifier)",
        "}",
      ]
    ),
    (
      "Nib",
      [
        "/// Returns the nib.",
        "@MainActor func nib(in bundle: Bundle? = nil) -> UINib { UINib(nibName: name, bundle: bundle) }",
      ]
    ),
    (
      "Color",
      [
        "/// Returns the color from the asset catalog.",
        "func uiColor(in bundle: Bundle? = nil) -> UIColor? {",
        "  UIColor(named: name, in: bundle, compatibleWith: nil)",
        "}",
      ]
    ),
    (
      "Image",
      [
        "/// Returns the image from the asset catalog.",
        "func uiImage(in bundle: Bundle? = nil) -> UIImage? {",
        "  UIImage(named: name, in: bundle, compatibleWith: nil)",
        "}",
      ]
    ),
  ]
}
