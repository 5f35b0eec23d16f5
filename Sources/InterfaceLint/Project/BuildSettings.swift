package import InterfaceSource
package import PlatformFacts
import SourceScanning
package import StructuredData

/// The build settings of an Xcode project that matter here; the file is searched, not parsed.
package struct BuildSettings: Sendable {
  /// The name of the project, such as `App.xcodeproj`.
  let name: String
  /// The folders that contain the project, the outermost one first, as far as its path names them.
  let folders: [Substring]
  /// The device families of the targets, in file order; 1 is phones, 2 is tablets.
  ///
  /// These are the numbers of each `TARGETED_DEVICE_FAMILY = "1,2";` whose value is not a variable.
  let deviceFamilies: [Set<Int>]
  /// The system of the SDK that the project is built with, or `nil` if it is unknown.
  ///
  /// It is that of the newest versioned `SDKROOT`; without one, that of the newest Xcode from 26 on
  /// that updated the project or created a target. An earlier Xcode proves nothing: only the first
  /// one that opened the project is known, and the App Store no longer accepts apps built with it.
  /// `objectVersion` is the format of the file, which several versions share.
  package let sdk: SystemVersion?
  /// The names of assets that the asset catalog compiler or Xcode uses, such as that of the accent
  /// color.
  package let assetNames: Set<String>
  /// Whether Xcode adds a scene manifest to the property list of a target.
  let generatesSceneManifest: Bool

  /// Reads a `project.pbxproj`.
  package init(reading file: SourceFile) {
    let path = file.path.split(separator: "/").dropLast()
    name = path.last.map { String($0) } ?? ""
    folders = path.dropLast()
    let values = { (key: String) in
      // Values are short.
      ProjectFileSearch.values(of: key, in: file.bytes).map { $0.prefix(64) }
    }
    deviceFamilies = values("TARGETED_DEVICE_FAMILY").compactMap { value in
      guard !value.contains(UInt8(ascii: "$")) else { return nil }
      let numbers = Self.numbers(value)
      return numbers.isEmpty ? nil : Set(numbers)
    }
    let roots = values("SDKROOT").compactMap { SystemVersion(sdkNamed: Self.word($0)) }
    let recorded = ["LastUpgradeCheck", "LastSwiftUpdateCheck"].flatMap(values)
      .compactMap { Self.numbers($0).first.flatMap { SystemVersion(recordedXcode: $0) } }
    sdk = roots.max() ?? recorded.max()
    assetNames = Self.assetNames(in: file)
    generatesSceneManifest = values("INFOPLIST_KEY_UIApplicationSceneManifest_Generation").contains
    {
      Self.word($0) == "YES"
    }
  }

  /// Returns the values of `ASSETCATALOG_COMPILER_APPICON_NAME` and similar settings in a
  /// `project.pbxproj` or an `.xcconfig` file, as far as they are no variables.
  package static func assetNames(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    for value in ProjectFileSearch.values(of: "ASSETCATALOG_COMPILER_", in: file.bytes) {
      guard let equals = value.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let text = value[equals...].dropFirst().split { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }
      names.formUnion(text.map { String(decoding: $0, as: UTF8.self) })
    }
    return names
  }

  private static func numbers(_ value: ArraySlice<UInt8>) -> [Int] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return value.split { !digits.contains($0) }.compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Returns a value without the equals sign, spaces and quotes around it.
  private static func word(_ value: ArraySlice<UInt8>) -> String {
    let others = [UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: "\"")]
    let word = value.drop { others.contains($0) }.prefix { !others.contains($0) }
    return String(decoding: word, as: UTF8.self)
  }
}

extension StructuredValue {
  /// The system of the SDK that an app was built with, according to its property list, or `nil` for
  /// a list that is not that of a built app.
  package var buildSDK: SystemVersion? {
    self["DTSDKName"]?.string.flatMap { SystemVersion(sdkNamed: $0) }
  }
}
