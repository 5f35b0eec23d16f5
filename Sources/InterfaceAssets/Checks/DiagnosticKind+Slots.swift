package import InterfaceSource

/// Kinds of problems that Xcode's asset catalog compiler also reports, and of images without a
/// scale.
extension DiagnosticKind {
  package static let assetDarkVariantMissing = DiagnosticKind(
    "asset-dark-variant-missing", .note, .assets,
    summary: "A colour has no variant for dark interfaces, though others of its catalog have.",
    rationale:
      "It is the same in both. Colours of a brand are meant to be so; the others were forgotten, so the finding is told where "
      + "it is asked for.",
    cure: "Give the colour a variant for dark interfaces."
  ).aliased("asset-dark-missing").optIn

  package static let assetIconAppearance = DiagnosticKind(
    "asset-icon-appearance", .warning, .assets,
    summary: "An app icon has dark or tinted variants beside icons for single sizes.",
    rationale:
      "Systems keep to the icons for single sizes, whatever the home screen looks like, and never show the variants. They belong "
      + "to an icon of one size for all places.",
    cure:
      "Replace the icons for single sizes by one icon of 1024 by 1024 points without an appearance."
  )

  package static let assetIconMissing = DiagnosticKind(
    "asset-icon-missing", .warning, .assets,
    summary: "An app icon has no file for a size that its kind of device asks for.",
    rationale:
      "The home screen shows the icon of another size, scaled, and the store takes no app without its own icon. Of sets "
      + "without any file for phones and tablets nothing is said.",
    cure: "Add the file, or replace all sizes by one icon of 1024 by 1024 points."
  ).aliased("asset_icon_required")

  package static let assetIconObsolete = DiagnosticKind(
    "asset-icon-obsolete", .note, .assets,
    summary: "An app icon has a file for a size that systems of today do not show.",
    rationale: "It only makes the app larger, unless the app runs on such an old system.",
    cure: "Remove the file and its slot."
  ).aliased("asset-icon-useless", "asset_icon_useless").optIn

  package static let assetLaunchImage = DiagnosticKind(
    "asset-launch-image", .warning, .assets,
    summary: "A catalog has launch images, which iOS 13 deprecated.",
    rationale:
      "Apps that are built with today's tools are shown in the size of an old screen unless they have a launch storyboard; "
      + "where they have one the images are never shown. Those of televisions are not meant.",
    cure: "Make a launch storyboard, name it in UILaunchStoryboardName, and remove the images."
  ).aliased("asset_launchimage")

  package static let assetPhysicalSizeMissing = DiagnosticKind(
    "asset-physical-size-missing", .warning, .assets,
    summary: "An image that an app looks for in the real world has no width there.",
    rationale: "ARKit cannot tell how far away the image is, and Xcode's compiler warns.",
    cure: "Give the image its width, in metres or another unit."
  ).aliased("asset-physical-size", "asset_ar_size")

  package static let assetScaleMissing = DiagnosticKind(
    "asset-scale-missing", .note, .assets,
    summary: "An image of pixels lacks a file for 2x or 3x.",
    rationale:
      "Screens of that scale show a file of another one, less sharp or larger than needed. For photos that hardly matters, so "
      + "the finding is told where it is asked for.",
    cure: "Add the file, or use a vector."
  ).aliased("IconMissingDensity").optIn

  package static let assetUnassigned = DiagnosticKind(
    "asset-unassigned", .warning, .assets,
    summary: "A file of a set is given to none of its slots.",
    rationale: "Xcode keeps such files aside, and warns of them; the app never shows them.",
    cure: "Give the file to a slot, or remove it."
  ).aliased("asset_unassigned")
}
