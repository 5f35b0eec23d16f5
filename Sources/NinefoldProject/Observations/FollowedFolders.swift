#if os(Linux)
  import InterfaceSource
  import SystemCalls

  /// Folders whose changes the system reports, so that an answer about files in them is the same as
  /// long as nothing is reported.
  ///
  /// Some changes are not reported, so these are not followed: files that a link leads to, files with
  /// several names, files that are mount points, and file systems that others change. A name that a
  /// file gets or had outside the followed folders, and a change through it, are not seen.
  final class FollowedFolders {
    private let events: FolderEvents
    /// A descriptor that can be read after a change of mounts.
    private let mounts: Int32
    /// The real path of the current folder.
    private let current = RealPath.systemPath(of: "")
    /// Whether the current folder is at its path, and not hidden by a mount.
    private let isCurrentAtPath: Bool
    /// The paths of the mount points.
    private let mountPoints: Set<PathKey>
    /// The numbers of the followed folders, by path.
    private var numbers: [PathKey: Int32] = [:]
    private var paths: [Int32: [String]] = [:]
    /// The numbers of the folders that answers depend on; the others are around them.
    private var observed: Set<Int32> = []
    /// The numbers of folders that were followed until the last changes.
    private var forgotten: Set<Int32> = []
    /// Whether each device reports all changes.
    private var devices: [dev_t: Bool] = [:]
    /// Whether the system's limit of watched folders is reached.
    private var isFull = false

    /// Starts without folders, or returns `nil` if the system reports nothing.
    init?() {
      let mounts = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
      guard mounts >= 0 else { return nil }
      guard let events = try? FolderEvents() else {
        close(mounts)
        return nil
      }
      self.mounts = mounts
      self.events = events
      let list = try? FileReading.read(mounts, limit: 1 << 24)
      mountPoints = Set(Self.mountPoints(list ?? []).map { PathKey($0) })
      isCurrentAtPath =
        FileIdentity(ofSystemPath: ".") == FileIdentity(ofSystemPath: current)
    }

    deinit { close(mounts) }

    /// Returns the paths of the mount points in the system's list of mounts, in which spaces and other
    /// characters are octal numbers (proc_pid_mountinfo(5)).
    static func mountPoints(_ list: [UInt8]) -> [String] {
      list.split(separator: UInt8(ascii: "\n")).compactMap { line in
        let fields = line.split(separator: UInt8(ascii: " "))
        guard fields.count > 4 else { return nil }
        var path: [UInt8] = []
        var rest = fields[4]
        while let byte = rest.popFirst() {
          guard byte == UInt8(ascii: "\\"), rest.count >= 3,
            let escaped = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8)
          else {
            path.append(byte)
            continue
          }
          path.append(escaped)
          rest.removeFirst(3)
        }
        return String(decoding: path, as: UTF8.self)
      }
    }

    // MARK: Changes

    /// Returns the numbers of the folders with changes since the last call, or `nil` if anything may
    /// have changed.
    func changed() -> Set<Int32>? {
      var mountEvents = [pollfd(fd: mounts, events: Int16(POLLPRI), revents: 0)]
      guard poll(&mountEvents, 1, 0) == 0 else { return nil }
      var changed: Set<Int32> = []
      var created: [PathKey: String] = [:]
      while true {
        let reports = events.next()
        guard !reports.isEmpty else { break }
        for event in reports {
          guard event.changes.isDisjoint(with: .lost), !isOfFolderItself(event) else { return nil }
          changed.insert(event.folder)
          if event.changes.contains(.unwatched) { forget(event.folder) }
          let isAdded = !event.changes.isDisjoint(with: [.created, .movedIn])
          for folder in paths[event.folder] ?? [] where !event.name.isEmpty {
            let path = Path.join(folder, event.name)
            let key = PathKey(path)
            if event.changes.contains(.isFolder) {
              // A new folder may contain further names of followed files.
              if isAdded, observed.contains(event.folder) { return nil }
              guard let number = numbers[key] else { continue }
              // Paths of all that is below may lead elsewhere, or be permitted no longer.
              guard event.changes.contains(.deleted) else { return nil }
              forget(number)
              events.stop(number)
            } else if isAdded {
              if observed.contains(event.folder) { created[key] = path }
            } else if event.changes.contains(.movedOut) {
              created[key] = nil
            }
          }
        }
      }
      forgetFoldersInForgotten()
      changed.formUnion(forgotten)
      forgotten = []
      // A further name of a file that was followed by another one.
      return created.values.allSatisfy(Self.isOnlyName) ? changed : nil
    }

    /// Returns whether a report is about a folder itself, apart from its removal.
    private func isOfFolderItself(_ event: FolderEvents.Event) -> Bool {
      let moves = FolderEvents.Changes.ofItself.subtracting(.deletedItself)
      return !event.changes.isDisjoint(with: moves)
        || event.changes.contains(.attributes) && event.name.isEmpty
    }

    private func forget(_ number: Int32) {
      for path in paths.removeValue(forKey: number) ?? [] { numbers[PathKey(path)] = nil }
      observed.remove(number)
      forgotten.insert(number)
    }

    /// Forgets the folders that are in forgotten ones, whose own changes would not be reported.
    private func forgetFoldersInForgotten() {
      var count = 0
      while forgotten.count > count {
        count = forgotten.count
        for (number, paths) in paths {
          let isReported = paths.allSatisfy { path in
            path == "/" || numbers[PathKey(Path.folder(path) ?? "/")] != nil
          }
          guard !isReported else { continue }
          forget(number)
          events.stop(number)
        }
      }
    }

    private static func isOnlyName(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_nlink == 1
    }

    // MARK: Folders

    /// Returns the numbers of the folders in which each change of an answer is reported, or `nil` if
    /// some would not be.
    func folders(of observation: Observation) -> [Int32]? {
      let folders = reportingFolders(of: observation)
      observed.formUnion(folders ?? [])
      return folders
    }

    private func reportingFolders(of observation: Observation) -> [Int32]? {
      guard let path = path(of: observation.path),
        let outer = number(of: Path.folder(path) ?? "/")
      else { return nil }
      var status = stat()
      guard lstat(path, &status) == 0 else {
        return errno == ENOENT || errno == ENOTDIR ? [outer] : nil
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        return status.st_nlink == 1 && !mountPoints.contains(PathKey(path)) ? [outer] : nil
      case S_IFDIR: return number(of: path).map { [outer, $0] }
      default: return nil
      }
    }

    /// Returns a path from the root, without empty components and those for the current folder, or
    /// `nil` if there is none.
    private func path(of path: String) -> String? {
      let isRelative = path.utf8.first != UInt8(ascii: "/")
      guard !isRelative || isCurrentAtPath else { return nil }
      let whole = isRelative ? Path.join(current, path) : path
      return "/" + Path.parts(whole).filter { !Path.isSame($0, ".") }.joined(separator: "/")
    }

    /// Returns the number of a folder, or of the innermost one around it that exists, or `nil` if it
    /// cannot be followed.
    private func number(of folder: String) -> Int32? {
      if let known = numbers[PathKey(folder)] { return known }
      var outer: Int32?
      if folder != "/" {
        guard !Path.isSame(Path.lastPart(folder), ".."),
          let number = number(of: Path.folder(folder) ?? "/")
        else { return nil }
        outer = number
      }
      var status = stat()
      guard lstat(folder, &status) == 0 else {
        return errno == ENOENT || errno == ENOTDIR ? outer : nil
      }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        return status.st_mode & S_IFMT == S_IFREG ? outer : nil
      }
      guard isReliable(status.st_dev, at: folder), !isFull else { return nil }
      do throws(SystemFault) {
        let number = try events.watch(folder)
        numbers[PathKey(folder)] = number
        paths[number, default: []].append(folder)
        return number
      } catch {
        isFull = error.code == ENOSPC
        return nil
      }
    }

    private func isReliable(_ device: dev_t, at path: String) -> Bool {
      if let known = devices[device] { return known }
      let isReliable = FolderEvents.isReliable(path)
      devices[device] = isReliable
      return isReliable
    }
  }
#endif
