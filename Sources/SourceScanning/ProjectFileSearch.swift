/// A search for keys in the `project.pbxproj` of an Xcode project, without parsing the file.
package enum ProjectFileSearch {
  /// Returns the values of a key.
  ///
  /// - Parameters:
  ///   - key: The key, such as `repositoryURL`.
  ///   - bytes: The file, in UTF-8.
  /// - Returns: The text between each occurrence of the key and the next `;` or the end of the
  ///   line.
  package static func values(of key: String, in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let key = Array(key.utf8)
    var found: [ArraySlice<UInt8>] = []
    var index = 0
    while index + key.count < bytes.count {
      guard bytes[index] == key[0], bytes[index..<index + key.count].elementsEqual(key) else {
        index += 1
        continue
      }
      let value = bytes[(index + key.count)...].prefix {
        $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n")
      }
      index = value.endIndex
      found.append(value)
    }
    return found
  }
}
