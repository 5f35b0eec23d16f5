package import InterfaceSource
import StructuredData

/// The targets of an Xcode project, with their files and build settings.
package struct XcodeProject: Sendable {
  /// A folder whose files belong to targets without being listed (Xcode 16 and later).
  package struct SynchronizedFolder: Hashable, Sendable {
    /// The path of the folder.
    package var path: String
    /// The paths, relative to the folder, of the files and folders that are not members although
    /// the target has the folder, or, if it does not have it, of those that are members.
    package var exceptions: Set<String> = []
  }

  /// A target.
  package struct Target: Sendable {
    /// The name.
    package var name: String
    /// The product type, such as `com.apple.product-type.application`, or `nil` if it has none.
    package var productType: String?
    /// The paths of the resources and other files that build phases of the target copy.
    package var files: Set<String> = []
    /// The folders whose files belong to the target, except their exceptions.
    package var folders: [SynchronizedFolder] = []
    /// Folders of other targets of which only the exceptions belong to the target.
    package var partialFolders: [SynchronizedFolder] = []
    /// The build configurations, such as Debug and Release.
    package var configurations: [BuildConfiguration] = []
  }

  /// The file name of the project, such as `App.xcodeproj`.
  package let name: String
  /// The path of the folder that contains the project, `SRCROOT`.
  package let folder: String
  /// The targets in file order.
  package private(set) var targets: [Target] = []
  /// The build configurations of a project without targets.
  package private(set) var configurations: [BuildConfiguration] = []
  /// Whether the file is a project.
  ///
  /// If not, nothing is known about its targets.
  package private(set) var isRead = false

  /// Reads a `project.pbxproj`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: The name of the `.xcodeproj` folder that contains it.
  ///   - folder: The path of the folder that contains the `.xcodeproj` folder. All paths of the
  ///     project begin with it.
  ///   - read: A function that returns the bytes of a file of build settings, or `nil` if it cannot
  ///     be read.
  package init(
    reading file: SourceFile, name: String, in folder: String,
    read: @escaping (_ path: String) -> [UInt8]?
  ) {
    self.name = name
    self.folder = folder
    guard let root = StructuredDocument(openStep: file).root, let objects = root["objects"]?.members
    else { return }
    isRead = true
    var reader = XcodeProjectReader(objects, in: folder, read: read)
    if let project = reader.project(root["rootObject"]?.string) {
      reader.locate(group: project["mainGroup"]?.string, projectFolder: project["projectDirPath"])
      let levels = reader.levels(ofList: project["buildConfigurationList"]?.string)
      targets = reader.targets(of: project, levels)
    }
    if targets.isEmpty { configurations = reader.looseConfigurations() }
  }
}
