#if os(Linux)
  import InterfaceSource
  import SystemCalls

  /// Waits for changes of files, which the system reports.
  package final class FileWatch {
    /// The times to wait for further changes, in milliseconds.
    private enum Pause {
      /// After a change: programs save several files, or one file in several steps.
      static let quiet = 5
      /// After a change of a file that is still open.
      static let open = 300
      /// From the first change, at most.
      static let longest = 500
      /// While a part of the scope does not exist.
      static let missing = 300
    }

    /// A watched folder.
    private struct Watched {
      /// The paths that lead to it, as given and joined with names.
      var paths: [String] = []
      /// Whether all folders and relevant files in it are watched.
      var isWhole = false
      var isInCatalog = false
      /// Whether the folder is watched only here, and not because of a folder around it.
      var isOuter = false
      /// The files in it that are watched by name, with the paths that depend on each.
      var files: [PathKey: [String]] = [:]
    }

    private let scope: WatchScope
    private var events: FolderEvents
    private var folders: [Int32: Watched] = [:]
    private var further: Set<PathKey> = []
    /// Whether a path of the scope does not exist.
    private var isIncomplete = false
    private var changes = FileChanges()
    /// The times of the first and the last change, in milliseconds.
    private var times: (first: UInt64, last: UInt64)?
    /// The files that were written to and not closed.
    private var openFiles: Set<PathKey> = []

    /// Watches the files of a scope.
    ///
    /// - Throws: The system's error if it cannot watch them all.
    package init(_ scope: WatchScope) throws(SystemFault) {
      self.scope = scope
      events = try FolderEvents()
      guard scope.paths.allSatisfy(FolderEvents.isReliable) else {
        throw SystemFault(code: EOPNOTSUPP)
      }
      try watchScope()
    }

    /// Watches further files, which a run has read.
    ///
    /// - Parameters:
    ///   - files: The paths of the files.
    ///   - start: The time when the run began; files that changed since then are reported.
    /// - Throws: The system's error if it cannot watch them all.
    package func watch(_ files: [String], readSince start: FileTime) throws(SystemFault) {
      for file in files where further.insert(PathKey(file)).inserted {
        try watch(file: file, for: file)
        if FileTime(ofChange: file).map({ $0 >= start }) ?? false { note(.closed, of: file) }
      }
    }

    /// Waits for changes.
    ///
    /// - Parameter end: The signals that end waiting.
    /// - Returns: The changes since the last call, or `nil` if waiting should end.
    /// - Throws: The system's error if it cannot watch all files any more.
    package func wait(until end: EndSignals) throws(SystemFault) -> FileChanges? {
      guard end.descriptor >= 0 else { throw SystemFault(code: EMFILE) }
      while true {
        if isIncomplete, times == nil, scope.paths.allSatisfy(FileReading.isThere) {
          try startAgain()
        }
        var pause: Int?
        if let times {
          let quiet = times.last + UInt64(openFiles.isEmpty ? Pause.quiet : Pause.open)
          pause = Int(min(quiet, times.first + UInt64(Pause.longest))) - Int(Self.milliseconds())
        } else if isIncomplete {
          pause = Pause.missing
        }
        if let pause, pause <= 0 { return takeChanges() }
        switch Self.poll(events.descriptor, end.descriptor, pause) {
        case .end: return nil
        case .events:
          for event in events.next() { try handle(event) }
        case .nothing:
          if times != nil { return takeChanges() }
        }
      }
    }

    private func takeChanges() -> FileChanges {
      defer {
        changes = FileChanges()
        times = nil
        openFiles = []
      }
      return changes
    }

    // MARK: Folders

    private func watchScope() throws(SystemFault) {
      isIncomplete = !scope.paths.allSatisfy(FileReading.isThere)
      for path in scope.paths + scope.folders {
        var folder = RealPath.of(path)
        while let above = Path.folder(folder), !Path.isSame(above, folder) {
          // The folders around are watched for their own removal.
          if let number = try add(above) { folders[number]?.isOuter = true }
          folder = above
        }
      }
      for folder in scope.folders {
        _ = try watchAll(
          in: folder, isCatalog: Path.hasExtension(Path.lastPart(folder), ".xcassets"),
          isOuter: true)
      }
      for file in scope.filesAround() { try watch(file: file, for: file) }
    }

    /// Watches everything again, because it is unknown what changed.
    private func startAgain() throws(SystemFault) {
      events = try FolderEvents()
      folders = [:]
      further = []
      openFiles = []
      try watchScope()
      noteSearch()
    }

    /// Watches a folder, and returns its number, or `nil` if it cannot be opened.
    private func add(_ path: String) throws(SystemFault) -> Int32? {
      do throws(SystemFault) {
        let number = try events.watch(path)
        if folders[number] == nil { folders[number] = Watched() }
        return number
      } catch {
        switch error.code {
        case ENOENT, ENOTDIR, EACCES, ELOOP, ENAMETOOLONG: return nil
        default: throw error
        }
      }
    }

    /// Watches a folder with all its contents, and returns whether anything in it matters.
    private func watchAll(
      in folder: String, isCatalog: Bool, isOuter: Bool = false
    ) throws(SystemFault) -> Bool {
      var matters = false
      var pending = [(path: folder, isCatalog: isCatalog)]
      while let (folder, isCatalog) = pending.popLast() {
        let real = RealPath.of(folder)
        guard !scope.isOutput(real), let number = try add(folder) else { continue }
        var watched = folders[number] ?? Watched()
        if watched.paths.contains(where: { Path.isSame($0, folder) }) { continue }
        watched.paths.append(folder)
        watched.isWhole = true
        watched.isInCatalog = isCatalog
        if isOuter, pending.isEmpty { watched.isOuter = true }
        folders[number] = watched
        // Listed after it is watched, so that no new entry is missed.
        let entries = (try? Folder(listing: folder.isEmpty ? "." : folder))?.entries ?? []
        for entry in entries {
          let path = Path.join(folder, entry.name)
          switch entry.kind {
          case .folder where WatchScope.isWatched(folder: entry.name):
            matters = matters || WatchScope.matters(folder: entry.name)
            pending.append((path, isCatalog || Path.hasExtension(entry.name, ".xcassets")))
          case .file where WatchScope.matters(entry.name, inCatalog: isCatalog):
            matters = true
            try watchTarget(of: path)
          case .other(.brokenLink) where WatchScope.matters(entry.name, inCatalog: isCatalog):
            matters = true
            try watchTarget(of: path)
          default: break
          }
        }
      }
      return matters
    }

    /// Watches the file that a link leads to.
    private func watchTarget(of path: String) throws(SystemFault) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
      let real = RealPath.of(path)
      if !Path.isSame(real, path) { try watch(file: real, for: path) }
    }

    /// Watches a file by its name in its folder.
    private func watch(file: String, for path: String) throws(SystemFault) {
      guard let number = try add(Path.folder(file) ?? "") else { return }
      let name = PathKey(Path.lastPart(file))
      let known = folders[number]?.files[name] ?? []
      guard !known.contains(where: { Path.isSame($0, path) }) else { return }
      folders[number]?.files[name] = known + [path]
    }

    /// Stops watching a folder with all its contents.
    private func stop(at path: String) {
      for (number, watched) in folders where watched.isWhole {
        let left = watched.paths.filter { !RealPath.isPath($0, at: path) }
        guard left.count < watched.paths.count else { continue }
        folders[number]?.paths = left
        guard left.isEmpty else { continue }
        folders[number]?.isWhole = false
        if watched.files.isEmpty, !watched.isOuter {
          folders[number] = nil
          events.stop(number)
        }
      }
    }

    // MARK: Events

    private func handle(_ event: FolderEvents.Event) throws(SystemFault) {
      guard !event.changes.contains(.lost) else { return try startAgain() }
      guard let watched = folders[event.folder] else { return }
      guard !event.changes.contains(.unwatched) else {
        folders[event.folder] = nil
        return
      }
      guard event.changes.isDisjoint(with: .ofItself) else {
        // Others are reported by the folder around them.
        if watched.isOuter { try startAgain() }
        return
      }
      for path in watched.files[PathKey(event.name)] ?? [] { note(event.changes, of: path) }
      guard watched.isWhole else { return }
      for folder in watched.paths {
        let path = Path.join(folder, event.name)
        if event.changes.contains(.isFolder) {
          try handle(event, ofFolder: path, isInCatalog: watched.isInCatalog)
        } else if WatchScope.matters(event.name, inCatalog: watched.isInCatalog),
          !scope.isOutput(Path.join(RealPath.of(folder), event.name))
        {
          note(event.changes, of: path)
          if !event.changes.isDisjoint(with: [.created, .movedIn]) { try watchTarget(of: path) }
        }
      }
    }

    private func handle(
      _ event: FolderEvents.Event, ofFolder path: String, isInCatalog: Bool
    ) throws(SystemFault) {
      guard !event.name.isEmpty, WatchScope.isWatched(folder: event.name),
        !scope.isOutput(RealPath.of(path))
      else { return }
      let isCatalog = isInCatalog || Path.hasExtension(event.name, ".xcassets")
      var matters = isInCatalog || WatchScope.matters(folder: event.name)
      if !event.changes.isDisjoint(with: [.created, .movedIn]) {
        if try watchAll(in: path, isCatalog: isCatalog) { matters = true }
      } else if event.changes.contains(.movedOut) {
        stop(at: path)
        matters = true
      } else if event.changes.contains(.attributes) {
        // It may have become readable.
        stop(at: path)
        if try watchAll(in: path, isCatalog: isCatalog) { matters = true }
      }
      if matters { noteSearch() }
    }

    private func noteSearch() {
      changes.needsSearch = true
      noteTime()
    }

    private func noteTime() {
      let now = Self.milliseconds()
      times = (times?.first ?? now, now)
    }

    private func note(_ change: FolderEvents.Changes, of path: String) {
      let key = PathKey(path)
      changes.add(key)
      noteTime()
      if change.contains(.written) {
        openFiles.insert(key)
      } else {
        openFiles.remove(key)
      }
    }

    // MARK: Waiting

    private enum Readiness {
      case events, end, nothing
    }

    /// Waits until a descriptor can be read, for at most a number of milliseconds.
    private static func poll(_ events: Int32, _ end: Int32, _ pause: Int?) -> Readiness {
      var descriptors = [
        pollfd(fd: events, events: Int16(POLLIN), revents: 0),
        pollfd(fd: end, events: Int16(POLLIN), revents: 0),
      ]
      let count = SystemCalls.poll(&descriptors, nfds_t(descriptors.count), Int32(pause ?? -1))
      if descriptors[1].revents != 0 { return .end }
      return count > 0 && descriptors[0].revents != 0 ? .events : .nothing
    }

    private static func milliseconds() -> UInt64 {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return UInt64(time.tv_sec) * 1000 + UInt64(time.tv_nsec) / 1_000_000
    }
  }
#endif
