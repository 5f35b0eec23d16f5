import SourceScanning

/// The build settings of an Xcode project that matter here; the file is searched, not parsed.
enum BuildSettings {
  /// Returns the device families of the targets, in file order; 1 is phones, 2 is tablets.
  ///
  /// These are the numbers of each `TARGETED_DEVICE_FAMILY = "1,2";` in a `project.pbxproj` whose
  /// value is not a variable.
  static func deviceFamilies(in bytes: [UInt8]) -> [Set<Int>] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return ProjectFileSearch.values(of: "TARGETED_DEVICE_FAMILY", in: bytes).compactMap { value in
      // Values are short.
      let value = value.prefix(64)
      guard !value.contains(UInt8(ascii: "$")) else { return nil }
      let numbers = value.split { !digits.contains($0) }
        .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      return numbers.isEmpty ? nil : Set(numbers)
    }
  }
}
