/// Paragraphs that the help of several commands shares.
enum Paragraphs {
  /// Returns the description of operands, with that of standard input.
  static func operands(_ standardInput: String? = nil) -> String {
    """
    Folders are searched for .storyboard and .xib files, except in hidden folders and links to \
    folders. '-' is standard input
    """ + (standardInput.map { ", \($0)" } ?? "") + "."
  }

  /// The assets that documents use.
  static let assets =
    """
    Asset catalogs and fonts are found automatically. Documents in a folder that you name use the \
    .xcassets folders below it, the nearest first, except those of other Xcode projects. For a \
    document that you name, its project is searched: the nearest enclosing folder with .git, or \
    else with an Xcode project or a Package.swift, or else its own folder; in a project of more \
    than a million folders, only the outer ones. Findings in the catalogs of such a project are not \
    printed.
    """

  /// A reference to the description of assets.
  static let seeAssets =
    "Asset catalogs and fonts are found automatically; see 'ninefold compile --help'."

  /// The names of objects on the command line.
  static let objectNames =
    """
    OBJECT is an id; a name, which is that of an outlet that is connected to the object, its label in \
    Xcode's outline or one of its identifiers; a text that the object shows, in quotation marks; or \
    'class[n]', the n-th object of a class in its scene, from 1. Put the name of a scene and a slash \
    before it if several scenes have such an object.
    """
}
