/// A series of documents that differ only in the number of one repeated part.
struct Family: Sendable {
  /// The repeated part, in words.
  let name: String
  /// Returns the files of a project with so many of the repeated part, by path; `A.storyboard` is
  /// the document.
  let files: @Sendable (Int) -> [(path: String, text: String)]

  /// Creates a family whose project is a single document.
  init(_ name: String, document: @escaping @Sendable (Int) -> String) {
    self.name = name
    files = { [("A.storyboard", document($0))] }
  }

  /// Creates a family of projects.
  init(_ name: String, files: @escaping @Sendable (Int) -> [(path: String, text: String)]) {
    self.name = name
    self.files = files
  }
}
