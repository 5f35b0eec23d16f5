/// Paragraphs that the help of several commands shares.
enum Paragraphs {
  /// Returns the description of operands, with that of standard input.
  static func operands(_ standardInput: String? = nil) -> String {
    """
    Folders are searched for .storyboard and .xib files, hidden folders and links to folders left out; '-' is \
    standard input
    """ + (standardInput.map { ", \($0)" } ?? "") + "."
  }

  /// The assets that documents use.
  static let assets =
    """
    The .xcassets folders below a folder that is named serve its documents, the nearest first, those of other \
    Xcode projects left out. For a document that is named itself its project is searched: the nearest folder \
    above it with .git, else with an Xcode project or a Package.swift, else its own folder; of more than \
    10,000 folders only the outer ones. Findings in catalogs that are found this way are not printed. Font \
    files are taken from the same places.
    """

  /// The assets that a single document uses.
  static let assetsOfOne =
    "Asset catalogs and fonts are looked for in the document's project, as 'ninefold compile --help' says."
}
