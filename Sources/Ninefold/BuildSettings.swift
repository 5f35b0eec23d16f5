/// What the build settings of a project of Xcode say; the file is searched, not read.
enum BuildSettings {
  /// The kinds of devices that targets are for, in the order in which they stand: 1 is phones, 2 is tablets.
  ///
  /// - Parameter bytes: A `project.pbxproj`.
  /// - Returns: The numbers of each `TARGETED_DEVICE_FAMILY = "1,2";` whose value is no variable.
  static func deviceFamilies(in bytes: [UInt8]) -> [Set<Int>] {
    let key = Array("TARGETED_DEVICE_FAMILY".utf8)
    var found: [Set<Int>] = []
    var index = 0
    while index + key.count < bytes.count {
      guard bytes[index] == key[0], bytes[index..<index + key.count].elementsEqual(key) else {
        index += 1
        continue
      }
      index += key.count
      var value: [UInt8] = []
      // A value is short, and ends with its line.
      while index < bytes.count, value.count < 64, bytes[index] != UInt8(ascii: ";"),
        bytes[index] != UInt8(ascii: "\n")
      {
        value.append(bytes[index])
        index += 1
      }
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      guard !value.contains(UInt8(ascii: "$")) else { continue }
      let numbers = value.split { !digits.contains($0) }
        .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      if !numbers.isEmpty { found.append(Set(numbers)) }
    }
    return found
  }
}
