/// Documents of one kind and any size.
struct Family: Sendable {
  /// What there is more and more of, in words.
  let name: String
  /// The files of a project with so many of it, by their paths; `A.storyboard` is the document.
  let files: @Sendable (Int) -> [(path: String, text: String)]

  /// A family of documents alone.
  init(_ name: String, document: @escaping @Sendable (Int) -> String) {
    self.name = name
    files = { [("A.storyboard", document($0))] }
  }

  /// A family of projects.
  init(_ name: String, files: @escaping @Sendable (Int) -> [(path: String, text: String)]) {
    self.name = name
    self.files = files
  }
}
