import SystemCalls

/// Prevents outputs from replacing inputs.
///
/// Inputs are all files that the run has read, whatever path leads to them, and files of kinds that
/// no command writes, such as documents and the files of asset catalogs, even if the run has not
/// read them.
enum OutputProtection {
  /// Checks the file that an output would replace.
  ///
  /// The function throws `replacesInput` if the existing file must not be replaced.
  static func check(_ path: String, _ kind: OutputKind) throws(EnvironmentError) {
    guard let identity = FileIdentity(of: path) else { return }
    if kind != .replaceable, InputFiles.current.get()?.contains(identity) ?? false {
      throw .replacesInput(path: path, reason: "this run reads it")
    }
    let real = RealPath.of(path)
    for candidate in Path.isSame(real, path) ? [path] : [path, real] {
      if let what = protected(candidate, kind) { throw .replacesInput(path: path, reason: what) }
    }
  }

  /// Returns a description of a file that an output of this kind must not replace, or `nil` for
  /// other files.
  private static func protected(_ path: String, _ kind: OutputKind) -> String? {
    let parts = Path.parts(path)
    guard let name = parts.last else { return nil }
    func isNamed(_ extensions: [String]) -> Bool {
      extensions.contains { Path.hasExtension(name, $0) }
    }
    if parts.contains(where: { Path.hasExtension($0, ".xcassets") }) {
      return "it belongs to an asset catalog"
    }
    if kind != .document, isNamed([".storyboard", ".xib"]) {
      return "it is an Interface Builder document"
    }
    if isNamed([".xcstrings", ".stringsdict"]) || kind != .strings && isNamed([".strings"]) {
      return "it contains localized strings"
    }
    if isNamed([".ttf", ".otf", ".ttc", ".otc"]) { return "it is a font" }
    if kind != .propertyList, isNamed([".plist"]) { return "it is a property list" }
    if isNamed([".pbxproj", ".xcworkspacedata", ".xcconfig", ".entitlements", ".modulemap"]) {
      return "it belongs to an Xcode project"
    }
    if configurations.contains(where: { Path.isSame(name, $0) }) {
      return "it is a configuration file"
    }
    if isNamed([".swift", ".h", ".m", ".mm"]), kind != .code || !isGenerated(path) {
      return kind == .code
        ? "it is a source file that 'ninefold codegen' did not write" : "it is a source file"
    }
    return nil
  }

  /// The configuration files of Ninefold, git and package managers.
  private static let configurations = [
    ConfigurationSearch.fileName, ".iblinter.yml", ".gitignore", ".gitattributes", ".gitmodules",
    "Podfile", "Podfile.lock", "Cartfile", "Cartfile.resolved", "Package.resolved",
  ]

  /// Returns whether a source file is empty or has the first line of generated code.
  private static func isGenerated(_ path: String) -> Bool {
    guard let bytes = try? FileReading.read(path, limit: 1 << 12, isInput: false) else {
      return false
    }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return bytes.isEmpty || String(decoding: line, as: UTF8.self).contains("`ninefold codegen`")
  }
}
