import StructuredData

/// Reads the objects of an Xcode project.
struct XcodeProjectReader {
  private let objects: [String: StructuredValue]
  private let ids: [String]
  private let folder: String
  private let read: (String) -> [UInt8]?
  /// The paths of groups and file references, by id.
  private var paths: [String: String] = [:]

  init(
    _ members: [StructuredValue.Member], in folder: String, read: @escaping (String) -> [UInt8]?
  ) {
    ids = members.map(\.name)
    objects = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    self.folder = folder
    self.read = read
  }

  /// Returns the project object: the root, or the first project without a valid root.
  func project(_ root: String?) -> StructuredValue? {
    if let object = object(root, "PBXProject") { return object }
    return ids.lazy.compactMap { object($0, "PBXProject") }.first
  }

  private func object(_ id: String?, _ kinds: String...) -> StructuredValue? {
    guard let id, let object = objects[id], let kind = object["isa"]?.string else { return nil }
    return kinds.isEmpty || kinds.contains(kind) ? object : nil
  }

  private func list(_ value: StructuredValue?) -> [String] {
    value?.array?.compactMap(\.string) ?? []
  }

  // MARK: Paths

  /// Finds the paths of all groups and files below the main group.
  mutating func locate(group: String?, projectFolder: StructuredValue?) {
    guard let group else { return }
    let top = ProjectPath.join(folder, projectFolder?.string ?? "")
    var pending: [(id: String, parent: String)] = [(group, top)]
    while let (id, parent) = pending.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      // Sources are most of the files, and no resources.
      if object["lastKnownFileType"]?.string?.utf8.starts(with: "sourcecode.".utf8) == true {
        continue
      }
      guard let path = path(of: object, in: parent, top: top) else { continue }
      paths[id] = path
      for child in list(object["children"]) { pending.append((child, path)) }
    }
  }

  /// Returns the path of a group or file, or `nil` if it is outside the sources, such as a product.
  private func path(of object: StructuredValue, in parent: String, top: String) -> String? {
    let own = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>": return ProjectPath.join(parent, own)
    case "SOURCE_ROOT": return ProjectPath.join(top, own)
    case "<absolute>": return ProjectPath.normalized(own)
    default: return nil
    }
  }

  // MARK: Targets

  func targets(
    of project: StructuredValue, _ configurations: [String: [BuildSettingsLevel]]
  ) -> [XcodeProject.Target] {
    let ids = list(project["targets"])
    let exceptions = exceptions()
    return ids.compactMap { id in
      guard let object = objects[id], let name = object["name"]?.string else { return nil }
      var target = XcodeProject.Target(name: name, productType: object["productType"]?.string)
      target.files = files(of: object)
      let own = list(object["fileSystemSynchronizedGroups"])
      for group in own {
        guard let path = paths[group] else { continue }
        target.folders.append(
          XcodeProject.SynchronizedFolder(
            path: path, exceptions: exceptions[group]?[id] ?? []))
      }
      for (group, byTarget) in exceptions where !own.contains(group) {
        guard let path = paths[group], let names = byTarget[id] else { continue }
        target.partialFolders.append(
          XcodeProject.SynchronizedFolder(path: path, exceptions: names))
      }
      let levels = levels(ofList: object["buildConfigurationList"]?.string)
      target.configurations = levels.keys.sorted().map { key in
        BuildConfiguration(
          name: key, levels: (configurations[key] ?? []) + (levels[key] ?? []),
          variables: ["TARGET_NAME": name, "SRCROOT": folder, "PROJECT_DIR": folder])
      }
      return target
    }
  }

  /// Returns the paths of the files in the build phases of a target.
  private func files(of target: StructuredValue) -> Set<String> {
    var files: Set<String> = []
    for phase in list(target["buildPhases"]) {
      guard
        let object = object(phase, "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase")
      else { continue }
      for file in list(object["files"]) {
        guard let reference = objects[file]?["fileRef"]?.string else { continue }
        if let group = self.object(reference, "PBXVariantGroup") {
          files.formUnion(list(group["children"]).compactMap { paths[$0] })
        } else if let path = paths[reference] {
          files.insert(path)
        }
      }
    }
    return files
  }

  /// Returns the exceptions of synchronized folders, by the ids of folder and target.
  private func exceptions() -> [String: [String: Set<String>]] {
    var found: [String: [String: Set<String>]] = [:]
    for id in ids {
      guard let group = object(id, "PBXFileSystemSynchronizedRootGroup") else { continue }
      for exception in list(group["exceptions"]) {
        guard
          let set = object(exception, "PBXFileSystemSynchronizedBuildFileExceptionSet"),
          let target = set["target"]?.string
        else { continue }
        found[id, default: [:]][target, default: []]
          .formUnion(list(set["membershipExceptions"]))
      }
    }
    return found
  }

  // MARK: Build settings

  /// Returns the settings of a list's configurations, by name: those of the file that a
  /// configuration is based on, and its own, which override them.
  func levels(ofList list: String?) -> [String: [BuildSettingsLevel]] {
    guard let list = object(list, "XCConfigurationList") else { return [:] }
    var levels: [String: [BuildSettingsLevel]] = [:]
    for id in self.list(list["buildConfigurations"]) {
      guard let configuration = object(id, "XCBuildConfiguration"),
        let name = configuration["name"]?.string
      else { continue }
      levels[name] = self.levels(of: configuration)
    }
    return levels
  }

  /// Returns all configurations of a project that has no targets.
  func looseConfigurations() -> [BuildConfiguration] {
    ids.compactMap { id in
      object(id, "XCBuildConfiguration").map {
        BuildConfiguration(
          name: $0["name"]?.string ?? "", levels: levels(of: $0),
          variables: ["SRCROOT": folder, "PROJECT_DIR": folder])
      }
    }
  }

  private func levels(of configuration: StructuredValue) -> [BuildSettingsLevel] {
    var levels: [BuildSettingsLevel] = []
    if let path = baseFile(of: configuration) {
      levels.append(BuildSettingsLevel(reading: path, read: read))
    }
    let settings = (configuration["buildSettings"]?.members ?? []).map { member in
      (
        key: member.name,
        value: member.value.string ?? list(member.value).joined(separator: " ")
      )
    }
    levels.append(BuildSettingsLevel(settings))
    return levels
  }

  /// Returns the path of the file that a configuration is based on.
  private func baseFile(of configuration: StructuredValue) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.string {
      return paths[reference] ?? ""
    }
    // Files in synchronized folders have no reference.
    guard let name = configuration["baseConfigurationReferenceRelativePath"]?.string else {
      return nil
    }
    let anchor = configuration["baseConfigurationReferenceAnchor"]?.string
    return anchor.flatMap { paths[$0] }.map { ProjectPath.join($0, name) } ?? ""
  }
}
