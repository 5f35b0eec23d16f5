import SourceScanning

/// What the build settings of a project of Xcode say; the file is searched, not read.
enum BuildSettings {
  /// The kinds of devices that targets are for, in the order in which they stand: 1 is phones, 2 is tablets.
  ///
  /// Of a `project.pbxproj`, the numbers of each `TARGETED_DEVICE_FAMILY = "1,2";` whose value is no variable.
  static func deviceFamilies(in bytes: [UInt8]) -> [Set<Int>] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return ProjectFileSearch.values(of: "TARGETED_DEVICE_FAMILY", in: bytes).compactMap { value in
      // A value is short.
      let value = value.prefix(64)
      guard !value.contains(UInt8(ascii: "$")) else { return nil }
      let numbers = value.split { !digits.contains($0) }
        .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      return numbers.isEmpty ? nil : Set(numbers)
    }
  }
}
