import InterfaceSource

/// The classes of an index by number: those that were built from sources, or those of an earlier run,
/// which are read when they are needed.
struct IndexedClasses: Sendable {
  /// The bytes of classes of an earlier run.
  struct Kept: Sendable {
    let bytes: [UInt8]
    /// The range of each class in the bytes.
    let ranges: [Range<Int>]
    /// Whether each class is declared.
    let areDeclared: [Bool]
    /// The paths of the sources.
    let paths: [String]

    /// Reads a class; one with invalid bytes counts as empty.
    func read(_ index: Int) -> IndexedClass {
      var reader = FieldReader(bytes, in: ranges[index])
      return (try? IndexedClass(from: &reader, paths)) ?? IndexedClass(name: "")
    }
  }

  private var built: [IndexedClass] = []
  private var kept: Kept?

  init() {}

  /// Creates the classes of an earlier run.
  init(_ kept: Kept) { self.kept = kept }

  var count: Int { kept?.ranges.count ?? built.count }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> IndexedClass {
    get { kept?.read(index) ?? built[index] }
    _modify {
      readAll()
      yield &built[index]
    }
  }

  /// Returns whether some source declares a class, rather than only extending it.
  func isDeclared(_ index: Int) -> Bool {
    kept?.areDeclared[index] ?? built[index].isDeclared
  }

  mutating func append(_ one: IndexedClass) {
    readAll()
    built.append(one)
  }

  /// Reads all classes of an earlier run, because most of them are needed.
  mutating func readAll() {
    guard let kept else { return }
    built = kept.ranges.indices.map { kept.read($0) }
    self.kept = nil
  }
}
