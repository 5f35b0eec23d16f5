import InterfaceSource
package import Ninefold

/// The files of Inter, with which pictures draw text whose own font has no file.
///
/// They come with the program, in `share/ninefold/fonts` beside the folder of its executable.
/// Otherwise they are searched for where systems install fonts. The first place that has any is
/// used. Nothing is measured with them: layouts are the same without them.
package enum StandInFonts {
  /// The maximum number of files in a place.
  private static let mostFiles = 64

  /// Finds the files, whose bytes are read when the first text needs them.
  ///
  /// - Parameters:
  ///   - isIsolated: Whether to use only the files that come with the program.
  ///   - environment: Returns the value of an environment variable.
  /// - Returns: The files, none if no place has any.
  package static func find(isIsolated: Bool, _ environment: (String) -> String?) -> Fonts {
    InputFiles.everywhere { found(isIsolated: isIsolated, environment) }
  }

  private static func found(isIsolated: Bool, _ environment: (String) -> String?) -> Fonts {
    var files = ownFolder.map { Self.files(in: Folders(whole: $0)) } ?? []
    if files.isEmpty, !isIsolated {
      let places = systemFolders(environment).lazy.map { Self.files(in: Folders(searching: $0)) }
      files = places.first { !$0.isEmpty } ?? []
    }
    return Fonts(
      specified: files.prefix(mostFiles).map {
        Fonts.File(path: $0, read: FileReading.reader(of: $0))
      })
  }

  /// The folder of the fonts that come with the program.
  private static var ownFolder: String? {
    guard let program = RunningProgram.path,
      let folder = Path.folder(RealPath.systemPath(of: program))
    else { return nil }
    return Path.join(Path.above(folder), "share/ninefold/fonts")
  }

  /// Returns the folders with fonts of the user and of the system.
  ///
  /// The XDG Base Directory Specification describes `XDG_DATA_HOME` and `XDG_DATA_DIRS`; if
  /// they are set, only their folders are those of the user and of the system.
  private static func systemFolders(_ environment: (String) -> String?) -> [String] {
    var folders: [String] = []
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      folders.append(Path.join(data, "fonts"))
    } else if let home = environment("HOME"), home.hasPrefix("/") {
      folders += [".local/share/fonts", ".fonts"].map { Path.join(home, $0) }
      #if canImport(Darwin)
        folders.append(Path.join(home, "Library/Fonts"))
      #endif
    }
    if let data = environment("XDG_DATA_DIRS"), !data.isEmpty {
      folders += data.split(separator: ":").filter { $0.hasPrefix("/") }
        .map { Path.join(String($0), "fonts") }
    } else {
      folders += ["/usr/local/share/fonts", "/usr/share/fonts"]
      #if canImport(Darwin)
        folders.append("/Library/Fonts")
      #endif
    }
    return folders
  }

  /// Folders that may contain the files.
  private struct Folders {
    var paths: [String]

    /// A folder without its subfolders.
    init(whole folder: String) { paths = [folder] }

    /// A folder of fonts, its folders of formats, and folders of the font in them.
    init(searching folder: String) {
      paths = [folder]
      for entry in StandInFonts.entries(of: folder) where entry.kind != .file {
        let path = Path.join(folder, entry.name)
        if StandInFonts.isFolderOfFont(entry.name) { paths.append(path) }
        guard ["opentype", "otf", "truetype", "ttf"].contains(entry.name.lowercased()) else {
          continue
        }
        paths.append(path)
        paths += StandInFonts.entries(of: path).filter {
          $0.kind != .file && StandInFonts.isFolderOfFont($0.name)
        }.map { Path.join(path, $0.name) }
      }
    }
  }

  /// Returns the files in the first of some folders that has any, in byte order.
  private static func files(in folders: Folders) -> [String] {
    for folder in folders.paths {
      let files = entries(of: folder).filter { $0.kind == .file && isFileOfFont($0.name) }
      if !files.isEmpty { return files.map { Path.join(folder, $0.name) } }
    }
    return []
  }

  /// Returns what a folder contains, nothing if it cannot be listed.
  private static func entries(of folder: String) -> [Folder.Entry] {
    (try? Folder(listing: folder))?.entries ?? []
  }

  /// Returns whether a folder is named like one of the font: `inter`, `rsms-inter-fonts`.
  private static func isFolderOfFont(_ name: String) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains("inter")
  }

  /// Returns whether a file is named like one of the font: `Inter-Regular.otf`,
  /// `InterVariable.ttf`, `Inter[opsz,wght].ttf`.
  private static func isFileOfFont(_ name: String) -> Bool {
    let name = name.lowercased()
    guard ["otf", "ttc", "ttf"].contains(where: { name.hasSuffix(".\($0)") }) else { return false }
    let stem = name.prefix { $0.isLetter }
    return stem == "inter" || stem == "intervariable"
  }
}
