import InterfaceSource
import Synchronization

/// The files that a run has read: their identities, so that no output replaces one of them, and the
/// trace if it is recorded.
package final class InputFiles: Sendable {
  /// The files that the current run has read, or `nil` outside of runs.
  ///
  /// Workers inherit it from the thread that starts them.
  package static let current = TaskLocal<InputFiles?>(wrappedValue: nil)

  /// Identities that several instances share.
  private final class Identities: Sendable {
    let set = Mutex<Set<FileIdentity>>([])
  }

  /// Listings that several instances share, or `nil` if none are kept.
  private final class Listings: Sendable {
    let kept = Mutex<KeptListings?>(nil)
  }

  private let identities: Identities
  private let listings: Listings
  /// The trace of the run or of the part that reads the files, or `nil` if nothing is recorded.
  package let trace: Trace?
  /// The real paths of the folders outside of which nothing is there for the run, or `nil` if it may
  /// read everything.
  private let folders: [String]?

  private init(_ other: InputFiles? = nil, trace: Trace? = nil, folders: [String]? = nil) {
    identities = other?.identities ?? Identities()
    listings = other?.listings ?? Listings()
    self.trace = trace
    self.folders = folders
  }

  /// Returns the same files, with a trace of everything that is read from now on.
  package func traced(by trace: Trace) -> InputFiles {
    InputFiles(self, trace: trace, folders: folders)
  }

  /// Performs the work of a run and records the files that it reads.
  ///
  /// - Parameter work: The work.
  /// - Returns: What the work returns.
  package static func noted<Result>(during work: () -> Result) -> Result {
    current.withValue(InputFiles(folders: current.get()?.folders), operation: work)
  }

  /// Performs work for which nothing is there outside of some folders: no file, no folder, and
  /// nothing to which a link leads.
  ///
  /// Programs that the work runs, and what they read, are not restricted.
  ///
  /// - Parameters:
  ///   - folders: The real paths of the folders.
  ///   - work: The work.
  /// - Returns: What the work returns.
  package static func within<Result>(_ folders: [String], do work: () -> Result) -> Result {
    current.withValue(InputFiles(folders: folders), operation: work)
  }

  /// Performs work that reads files of the system, such as fonts, also in runs that may not read
  /// everything.
  static func everywhere<Result>(do work: () -> Result) -> Result {
    guard let files = current.get(), files.folders != nil else { return work() }
    return current.withValue(InputFiles(files, trace: files.trace), operation: work)
  }

  /// Returns whether the run may know what is at a path.
  static func mayRead(_ path: String) -> Bool {
    guard let folders = current.get()?.folders else { return true }
    // Nothing is at a path that leads nowhere.
    guard let real = RealPath.existing(path) else { return true }
    return folders.contains { RealPath.isPath(real, at: $0) }
  }

  /// Records a file that is read.
  package func insert(_ identity: FileIdentity) {
    identities.set.withLock { _ = $0.insert(identity) }
  }

  /// Returns whether a file was read.
  package func contains(_ identity: FileIdentity) -> Bool {
    identities.set.withLock { $0.contains(identity) }
  }

  /// Keeps the listings of folders from now on, so that no folder is listed twice.
  package func keepListings() { listings.kept.withLock { $0 = KeptListings() } }

  /// Removes the kept listings, and keeps no more.
  package func removeListings() { listings.kept.withLock { $0 = nil } }

  /// Returns a kept listing of a folder, or `nil` if there is none.
  ///
  /// A listing that belongs to the run itself is not returned to a part, which is kept on its own.
  func keptListing(of path: String) -> Result<Folder, SystemFault>? {
    guard let kept = listings.kept.withLock({ $0?.listing(of: path) }) else { return nil }
    if let trace, kept.part != trace.part {
      guard let part = kept.part else { return nil }
      trace.note(part: part)
    }
    return kept.result
  }

  /// Keeps the listing of a folder.
  func keep(_ listing: Result<Folder, SystemFault>, of path: String) {
    listings.kept.withLock { $0?.keep(listing, of: path, part: trace?.part) }
  }

  /// Makes the kept listings of one value those of another, or of the run.
  func moveListings(of part: Digest, to other: Digest?) {
    listings.kept.withLock { $0?.move(of: part, to: other) }
  }
}
