import SystemCalls

/// Keeps outputs from taking the place of inputs.
///
/// An input is what the run has read, whatever path leads to it, and what no command writes: documents, the files of
/// asset catalogs and the like, also where the run has not read them.
enum OutputProtection {
  /// Looks at what an output would replace.
  ///
  /// Throws `replacesInput` where something is there that is to stay.
  static func check(_ path: String, _ kind: OutputKind) throws(EnvironmentError) {
    guard let identity = FileIdentity(of: path) else { return }
    if kind != .kept, ReadFiles.current.get()?.contains(identity) ?? false {
      throw .replacesInput(path: path, reason: "this run reads it")
    }
    let real = RealPath.of(path)
    for place in Path.isSame(real, path) ? [path] : [path, real] {
      if let what = protected(place, kind) { throw .replacesInput(path: path, reason: what) }
    }
  }

  /// What a file is that no output of a kind replaces; nil for others.
  private static func protected(_ path: String, _ kind: OutputKind) -> String? {
    let parts = Path.parts(path)
    guard let name = parts.last else { return nil }
    func isNamed(_ extensions: [String]) -> Bool {
      extensions.contains { Path.hasExtension(name, $0) }
    }
    if parts.contains(where: { Path.hasExtension($0, ".xcassets") }) {
      return "it belongs to an asset catalog"
    }
    if isNamed([".storyboard", ".xib"]) { return "it is an Interface Builder document" }
    if isNamed([".xcstrings", ".stringsdict"]) || kind != .strings && isNamed([".strings"]) {
      return "it holds localized strings"
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
        ? "it is a source file that 'ninefold codegen' has not written" : "it is a source file"
    }
    return nil
  }

  /// Files by which Ninefold, git and package managers are told what to do.
  private static let configurations = [
    ConfigurationSearch.fileName, ".iblinter.yml", ".gitignore", ".gitattributes", ".gitmodules",
    "Podfile", "Podfile.lock", "Cartfile", "Cartfile.resolved", "Package.resolved",
  ]

  /// Whether a source is empty or has the first line of generated code.
  private static func isGenerated(_ path: String) -> Bool {
    guard let bytes = try? FileReading.read(path, limit: 1 << 12, isInput: false) else {
      return false
    }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return bytes.isEmpty || String(decoding: line, as: UTF8.self).contains("`ninefold codegen`")
  }
}
