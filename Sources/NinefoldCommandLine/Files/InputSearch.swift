/// Finds the documents and assets that operands name.
struct InputSearch {
  /// The documents, in the order of the operands; those of a folder in byte order of their paths.
  private(set) var documents: [DocumentInput] = []
  /// The paths of the `.xcassets` folders below the operands, in the same order.
  private(set) var catalogs: [String] = []
  /// The paths of image files below the operands that are in no catalog.
  private(set) var images: [String] = []
  /// The paths of the folders below the operands that hold an Xcode project.
  private(set) var projects: Set<String> = []
  /// What could not be looked into below the operands.
  private(set) var faults: [EnvironmentError] = []

  /// Looks at the operands; one that is not there ends the search.
  init(_ operands: [String]) throws(ToolError) {
    for operand in operands { try add(operand) }
  }

  private mutating func add(_ operand: String) throws(ToolError) {
    guard operand != "-" else {
      documents.append(
        DocumentInput(path: "-", outputPath: "stdin", isStandardInput: true))
      return
    }
    let kind: FileReading.Kind
    do throws(SystemFault) {
      kind = try FileReading.kind(of: operand)
    } catch {
      throw .environment(.unreadable(path: operand, error))
    }
    guard kind == .folder else {
      documents.append(DocumentInput(path: operand, outputPath: Path.lastPart(operand)))
      return
    }
    search(operand)
  }

  /// Searches a folder and those below it; hidden folders and links to folders are left out.
  private mutating func search(_ root: String) {
    var found: [String] = []
    var foundCatalogs: [String] = []
    var foundImages: [String] = []
    var pending = [""]
    while let below = pending.popLast() {
      let path = below.isEmpty ? root : Path.join(root, below)
      for entry in entries(of: path) {
        let place = Path.join(below, entry.name)
        switch entry.kind {
        case .folder where entry.name.utf8.first == UInt8(ascii: "."): break
        case .folder where Path.hasExtension(entry.name, ".xcassets"):
          foundCatalogs.append(place)
        case .folder where Path.hasExtension(entry.name, ".xcodeproj"): projects.insert(path)
        case .folder: pending.append(place)
        case .file where Self.isDocument(entry.name): found.append(place)
        case .file where Self.isImage(entry.name): foundImages.append(place)
        case .unreadableName where Self.isDocument(entry.name):
          faults.append(.unreadableName(path: Path.join(path, entry.name)))
        default: break
        }
      }
    }
    for place in Self.inByteOrder(found) {
      documents.append(DocumentInput(path: Path.join(root, place), outputPath: place))
    }
    catalogs += Self.inByteOrder(foundCatalogs).map { Path.join(root, $0) }
    images += Self.inByteOrder(foundImages).map { Path.join(root, $0) }
  }

  private mutating func entries(of path: String) -> [Folder.Entry] {
    do throws(SystemFault) {
      return try Folder(listing: path).entries
    } catch {
      faults.append(.unreadable(path: path, error))
      return []
    }
  }

  private static func inByteOrder(_ paths: [String]) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isDocument(_ name: String) -> Bool {
    Path.hasExtension(name, ".storyboard") || Path.hasExtension(name, ".xib")
  }

  private static func isImage(_ name: String) -> Bool {
    [".png", ".jpg", ".jpeg", ".gif", ".pdf", ".svg"].contains { Path.hasExtension(name, $0) }
  }
}
