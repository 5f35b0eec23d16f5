package import InterfaceSource
package import InterfaceXML

/// The names that one document of a project offers to others, and those that it refers to.
///
/// They are read from the XML, for any system, so that documents that are not laid out count as
/// well.
package struct DocumentNames: Sendable {
  /// A name and its range in the document.
  package typealias Name = ClassReference.Name

  /// A reference to a scene of a storyboard.
  package struct Reference: Sendable {
    /// The name of the storyboard, or `nil` for the document's own.
    var storyboard: Name?
    /// The identifier of the scene, or `nil` for the initial scene.
    var identifier: Name?
    /// Whether the storyboard is in another bundle, which is not available.
    var isOfOtherBundle: Bool
    /// The range of the start tag.
    var range: SourceRange
  }

  /// The identifiers in a scene whose controller has a class of the app, with their first ranges.
  package struct Scene: Sendable {
    let className: String
    var segues: [String: SourceRange] = [:]
    var reusables: [String: SourceRange] = [:]
    /// The index after the scene's last element.
    let end: Int
  }

  /// A font that Interface Builder took from a file.
  package struct Font: Sendable {
    /// The name of the file.
    var file: Name
    /// The PostScript names of its fonts.
    var names: [String]
  }

  /// The connections of objects of one custom class.
  package struct Class: Hashable, Sendable {
    /// An object of the class.
    struct Object: Hashable, Sendable {
      /// The id, or an empty text if there is none.
      let id: String
      /// The range of the name of its class.
      let range: SourceRange
      /// Whether it represents an object that loads the document, such as the File's Owner.
      let isPlaceholder: Bool
      /// The properties that its connections set.
      let outlets: Set<String>
    }

    /// The properties that connections set.
    var outlets: Set<String> = []
    /// The objects of the class, in document order.
    var objects: [Object] = []
    /// The messages that such objects receive.
    var actions: Set<String> = []
    /// Whether the document contains an object of the class.
    var isUsed = false

    /// Adds the connections of the same class in another document.
    mutating func formUnion(_ other: Class) {
      outlets.formUnion(other.outlets)
      actions.formUnion(other.actions)
      isUsed = isUsed || other.isUsed
      objects += other.objects
    }
  }

  /// Contents of a document that few rules need.
  package struct Contents: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The texts for users.
    package static let texts = Contents(rawValue: 1)
    /// The connections of objects of custom classes.
    package static let classes = Contents(rawValue: 2)
    /// The names of images and colors.
    package static let assets = Contents(rawValue: 4)
  }

  /// Facts about a document that are known without reading its names.
  private struct Marks: OptionSet {
    let rawValue: UInt8

    static let read = Marks(rawValue: 1)
    static let pointer = Marks(rawValue: 2)
    static let storyboard = Marks(rawValue: 4)
    static let ofUIKit = Marks(rawValue: 8)
    static let initialController = Marks(rawValue: 16)
  }

  /// The path, as the project names it.
  package var path: String
  /// The file name without extension and without the suffix for a kind of device.
  package let baseName: String
  private var marks: Marks = []
  /// The lists of names, encoded, because a project may have many documents.
  let lists: NameLists

  /// Whether the document could be read.
  ///
  /// If not, the names that it offers are unknown.
  package var isRead: Bool { marks.contains(.read) }
  /// Whether a document that could not be read is a Git LFS pointer.
  package var isPointer: Bool { marks.contains(.pointer) }
  /// Whether the document is a storyboard, and not a xib.
  package var isStoryboard: Bool { marks.contains(.storyboard) }
  /// Whether the document is for iOS or tvOS; known only with the connections of its classes.
  package var isOfUIKit: Bool { marks.contains(.ofUIKit) }
  /// Whether a storyboard declares an initial view controller.
  package var hasInitialController: Bool { marks.contains(.initialController) }

  /// Creates the names of a document that could not be read.
  ///
  /// - Parameters:
  ///   - path: Its path, as the project names it.
  ///   - isPointer: Whether it is a Git LFS pointer.
  package init(unreadAt path: String, isPointer: Bool = false) {
    self.path = path
    baseName = Self.baseName(of: path)
    lists = NameLists()
    if isPointer { marks.insert(.pointer) }
    if path.lowercased().hasSuffix(".storyboard") { marks.insert(.storyboard) }
  }

  /// Reads the names in a document.
  ///
  /// - Parameters:
  ///   - xml: The document's elements.
  ///   - file: Its bytes, with its path.
  ///   - contents: The contents to read in addition to its names; those of classes are in `uses`.
  ///   - uses: Its uses of classes, or `nil` if they are not needed.
  package init(
    _ xml: XMLDocument, _ file: SourceFile, _ contents: Contents = [],
    uses: ClassReferences? = nil
  ) {
    let found = NameCollector(xml, file, contents, uses: uses)
    path = file.path
    baseName = Self.baseName(of: file.path)
    lists = NameLists(found)
    marks.insert(.read)
    if found.isStoryboard { marks.insert(.storyboard) }
    if found.isOfUIKit { marks.insert(.ofUIKit) }
    if found.hasInitialController { marks.insert(.initialController) }
  }

  /// Writes the names, without the path, for a later run.
  package func write(to writer: inout FieldWriter) {
    writer.writeShort(Int(marks.rawValue))
    lists.write(to: &writer)
  }

  /// Reads the names of the document at a path.
  package init(path: String, from reader: inout FieldReader) throws(FieldReader.Fault) {
    self.path = path
    baseName = Self.baseName(of: path)
    marks = try reader.shortRaw()
    lists = try NameLists(from: &reader)
  }

  /// The default texts of new objects.
  static let defaultTexts: Set<String> = [
    "Label", "Button", "Title", "Item", "First", "Second", "Detail", "Subtitle",
  ]

  /// Returns the name of a file without folders, extension and device: `Main` for
  /// `Base.lproj/Main~ipad.storyboard`.
  package static func baseName(of path: String) -> String {
    var name = path.utf8[...]
    while name.last == UInt8(ascii: "/") { name.removeLast() }
    if let slash = name.lastIndex(of: UInt8(ascii: "/")) { name = name[slash...].dropFirst() }
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[..<dot] }
    for device in ["~iphone", "~ipad"]
    where name.suffix(device.utf8.count).elementsEqual(device.utf8) {
      name = name.dropLast(device.utf8.count)
    }
    return String(decoding: name, as: UTF8.self)
  }
}
