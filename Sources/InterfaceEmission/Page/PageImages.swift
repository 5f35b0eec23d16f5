package import InterfacePicture

/// The images of a page, each once however many pictures of how many documents show it.
package struct PageImages: Sendable {
  private var indices: [[UInt8]: Int] = [:]
  /// The images in the order of their numbers.
  package private(set) var files: [ImageFile] = []

  /// Creates a page's images without any.
  package init() {}

  /// Takes an image.
  ///
  /// - Returns: Its number in the page.
  package mutating func number(of file: ImageFile) -> Int {
    if let known = indices[file.base64] { return known }
    indices[file.base64] = files.count
    files.append(file)
    return files.count - 1
  }
}
