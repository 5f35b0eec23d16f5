package import InterfaceSource

/// Kinds of problems that Xcode's asset catalog compiler also reports, and of images without a
/// scale.
extension DiagnosticKind {
  package static let assetDarkVariantMissing = DiagnosticKind(
    "asset-dark-variant-missing", .note, .assets,
    summary: "A color has no dark variant, but other colors in its catalog do.",
    rationale:
      "The color looks the same in light and dark interfaces. That is intended for brand colors "
      + "and otherwise often an oversight, so this rule is opt-in.",
    remedy: "Add a dark variant to the color."
  ).aliased("asset-dark-missing").optIn

  package static let assetIconAppearance = DiagnosticKind(
    "asset-icon-appearance", .warning, .assets,
    summary: "An app icon has dark or tinted variants alongside icons for individual sizes.",
    rationale:
      "The system always shows the icons for individual sizes and never the variants, whatever "
      + "the appearance of the home screen. Variants require a single-size icon.",
    remedy:
      "Replace the icons for individual sizes with one icon of 1024 by 1024 points without an "
      + "appearance."
  )

  package static let assetIconMissing = DiagnosticKind(
    "asset-icon-missing", .warning, .assets,
    summary: "An app icon has no file for a size that its devices require.",
    rationale:
      "The home screen shows a scaled icon of another size, and the App Store rejects apps "
      + "without an App Store icon. Sets that have no files for iPhone or iPad are not checked.",
    remedy: "Add the file, or replace all sizes with one icon of 1024 by 1024 points."
  ).aliased("asset_icon_required")

  package static let assetIconObsolete = DiagnosticKind(
    "asset-icon-obsolete", .note, .assets,
    summary: "An app icon has a file for a size that current systems do not show.",
    rationale:
      "The file only makes the app larger, unless the app runs on a system old enough to show it.",
    remedy: "Remove the file and its slot."
  ).aliased("asset-icon-useless", "asset_icon_useless").optIn

  package static let assetLaunchImage = DiagnosticKind(
    "asset-launch-image", .warning, .assets,
    summary: "A catalog has launch images, which are deprecated since iOS 13.",
    rationale:
      "Without a launch storyboard, an app built with current tools is shown at the size of an "
      + "old screen; with one, the launch images are never shown. Launch images for Apple TV are "
      + "not reported.",
    remedy: "Create a launch storyboard, name it in UILaunchStoryboardName, and remove the images."
  ).aliased("asset_launchimage")

  package static let assetPhysicalSizeMissing = DiagnosticKind(
    "asset-physical-size-missing", .warning, .assets,
    summary: "An AR reference image has no physical width.",
    rationale:
      "ARKit cannot determine the distance of the image, and Xcode's asset catalog compiler "
      + "warns.",
    remedy: "Set the width of the image in meters or another unit."
  ).aliased("asset-physical-size", "asset_ar_size")

  package static let assetScaleMissing = DiagnosticKind(
    "asset-scale-missing", .note, .assets,
    summary: "A bitmap image has no file for 2x or 3x.",
    rationale:
      "Screens of that scale show a file of another scale, which is less sharp or larger than "
      + "necessary. This hardly matters for photos, so the rule is opt-in.",
    remedy: "Add the file, or use a vector image."
  ).aliased("IconMissingDensity").optIn

  package static let assetUnassigned = DiagnosticKind(
    "asset-unassigned", .warning, .assets,
    summary: "A file of a set is not assigned to a slot.",
    rationale:
      "Xcode keeps such files as unassigned and warns about them; the app never shows them.",
    remedy: "Assign the file to a slot, or remove it."
  ).aliased("asset_unassigned")
}
