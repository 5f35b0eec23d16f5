package import InterfacePicture

/// The images of a page, each stored once even if pictures of several documents show it.
package struct PageImages: Sendable {
  private var indices: [[UInt8]: Int] = [:]
  /// The images in the order of their indices.
  package private(set) var files: [ImageFile] = []

  package init() {}

  /// Adds an image.
  ///
  /// - Returns: Its index in the page.
  package mutating func number(of file: ImageFile) -> Int {
    if let cached = indices[file.base64] { return cached }
    indices[file.base64] = files.count
    files.append(file)
    return files.count - 1
  }
}
