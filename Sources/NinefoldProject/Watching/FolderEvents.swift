#if os(Linux)
  import CBeneath
  import SystemCalls

  /// Linux's reports of changes in folders: a thin wrapper of inotify.
  final class FolderEvents {
    /// A report.
    struct Event {
      /// The number of the watched folder.
      var folder: Int32
      var changes: Changes
      /// The name of the entry in the folder, empty for the folder itself; invalid bytes are
      /// replaced.
      var name: String
    }

    /// The changes that a report states.
    struct Changes: OptionSet {
      var rawValue: UInt32

      static let created = Changes(rawValue: UInt32(IN_CREATE))
      static let written = Changes(rawValue: UInt32(IN_MODIFY))
      static let closed = Changes(rawValue: UInt32(IN_CLOSE_WRITE))
      static let attributes = Changes(rawValue: UInt32(IN_ATTRIB))
      static let movedIn = Changes(rawValue: UInt32(IN_MOVED_TO))
      static let movedOut = Changes(rawValue: UInt32(IN_MOVED_FROM))
      static let deleted = Changes(rawValue: UInt32(IN_DELETE))
      /// The folder itself was deleted, moved or unmounted.
      static let ofItself = Changes(
        rawValue: UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_UNMOUNT))
      static let deletedItself = Changes(rawValue: UInt32(IN_DELETE_SELF))
      /// The folder is not watched any more.
      static let unwatched = Changes(rawValue: UInt32(IN_IGNORED))
      /// Reports were lost.
      static let lost = Changes(rawValue: UInt32(IN_Q_OVERFLOW))
      /// The entry is a folder.
      static let isFolder = Changes(rawValue: UInt32(IN_ISDIR))

      static let all: Changes = [
        .created, .written, .closed, .attributes, .movedIn, .movedOut, .deleted,
        Changes(rawValue: UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)),
      ]
    }

    /// The descriptor, which can be read when there are reports.
    let descriptor: Int32

    /// Starts without folders.
    init() throws(SystemFault) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { throw .last }
    }

    deinit { close(descriptor) }

    /// Watches a folder, and returns its number: the same for every path that leads to it.
    func watch(_ path: String) throws(SystemFault) -> Int32 {
      let flags = Changes.all.rawValue | UInt32(IN_ONLYDIR)
      let number = inotify_add_watch(descriptor, path.isEmpty ? "." : path, flags)
      guard number >= 0 else { throw .last }
      return number
    }

    /// Stops watching a folder.
    func stop(_ number: Int32) { inotify_rm_watch(descriptor, number) }

    /// Returns the reports that have arrived, in their order.
    func next() -> [Event] {
      guard let bytes = try? FileReading.readAvailable(descriptor, limit: 1 << 16) else {
        return []
      }
      return bytes.withUnsafeBytes { bytes in
        let headSize = MemoryLayout<inotify_event>.size
        var events: [Event] = []
        var start = 0
        while start + headSize <= bytes.count {
          let head = bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
          let end = min(start + headSize + Int(head.len), bytes.count)
          let name = bytes[(start + headSize)..<end].prefix { $0 != 0 }
          events.append(
            Event(
              folder: head.wd, changes: Changes(rawValue: head.mask),
              name: String(decoding: name, as: UTF8.self)))
          start = end
        }
        return events
      }
    }

    /// Returns whether the system sees all changes of the file system with a path.
    ///
    /// It does for those that it keeps on local disks or in memory, but not for those that are
    /// shared with other computers or implemented by a program.
    static func isReliable(_ path: String) -> Bool {
      // ext2 to ext4, XFS, Btrfs, F2FS, ZFS, Bcachefs, FAT, exFAT, NTFS, tmpfs, ramfs and overlayfs,
      // from linux/magic.h and the systems' own sources.
      let reliable = [
        0xEF53, 0x5846_5342, 0x9123_683E, 0xF2F5_2010, 0x2FC1_2FC1, 0xCA45_1A4E, 0x4D44,
        0x2011_BAB0, 0x7366_746E, 0x0102_1994, 0x8584_58F6, 0x794C_7630,
      ]
      return reliable.contains(ninefold_file_system(path.isEmpty ? "." : path) & 0xFFFF_FFFF)
    }
  }
#endif
