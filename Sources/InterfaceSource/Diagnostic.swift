/// A finding about a user's document.
///
/// ```swift
/// let place = file.location(of: diagnostic.range.start)
/// print("\(file.path):\(place.line): \(diagnostic.message) [\(diagnostic.id)]")
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable, Comparable {
    /// Information that is worth knowing.
    case note
    /// A legal construct that is probably unintended, or that looks different on a device.
    case warning
    /// A problem that prevents loading, or a contradiction; the exit status is 1.
    case error

    /// Returns whether `lhs` is less severe than `rhs`.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// An explanation of a finding: how to fix it, or a related location.
  ///
  /// ```swift
  /// for note in diagnostic.notes {
  ///   if let range = note.range { print(file.location(of: range.start).line, note.message) }
  /// }
  /// ```
  public struct Note: Hashable, Sendable {
    /// The message of the note: lower case, no full stop.
    public var message: String
    /// The range of the location, or `nil` if the note has none.
    public var range: SourceRange?
    /// The path of the file that contains the range, or `nil` for the finding's own file.
    public var path: String?
    /// The id of the object at that location, or `nil` if it has none.
    public var object: ObjectID?

    /// Creates a note, with or without a location.
    public init(
      _ message: String, range: SourceRange? = nil, path: String? = nil, object: ObjectID? = nil
    ) {
      self.message = message
      self.range = range
      self.path = path
      self.object = object
    }
  }

  /// A change of the file that fixes the problem.
  ///
  /// ```swift
  /// if let fixIt = diagnostic.fixIts.first, let corrected = file.applying(fixIt.edits) {
  ///   print(fixIt.label, corrected.bytes.count)
  /// }
  /// ```
  public struct FixIt: Hashable, Sendable {
    /// A description of the change: lower case, no full stop.
    public var label: String
    /// The replacements; their ranges do not overlap.
    public var edits: [SourceEdit]
    /// A Boolean value that indicates whether the change may be applied without confirmation: the
    /// intention is clear, and working behavior does not change.
    public var isSafe: Bool

    /// Creates a fix-it.
    ///
    /// - Parameters:
    ///   - label: A description of the change: lower case, no full stop.
    ///   - edits: The replacements; their ranges do not overlap.
    ///   - isSafe: Whether the change may be applied without confirmation.
    public init(_ label: String, edits: [SourceEdit], isSafe: Bool = false) {
      self.label = label
      self.edits = edits
      self.isSafe = isSafe
    }
  }

  /// The kind of the finding.
  public let kind: DiagnosticKind
  /// The severity of the finding.
  public var severity: Severity
  /// The range of the finding in the document's bytes.
  public var range: SourceRange
  /// The message that describes the problem: lower case, no full stop.
  public var message: String
  /// The notes that explain how to fix the problem, or refer to related locations.
  public var notes: [Note]
  /// The fix-its, the best first.
  public var fixIts: [FixIt]
  /// The id of the innermost object to which the finding refers, or `nil` if there is none, or it
  /// has no id.
  public var object: ObjectID?
  /// The id of the scene that contains the finding, as in layout files: the `sceneID` in a
  /// storyboard, the id of the top-level object in a xib, or `nil` if it is in none.
  public var scene: String?
  /// The names of the affected configurations; empty if the finding does not depend on them.
  public var configurations: [String]
  /// The property that distinguishes the finding from others of its kind at the same object, or
  /// `nil` if the names that the message quotes do.
  ///
  /// Baselines depend on it, so its text remains the same if the message is reworded.
  package var identity: String?
  /// Whether the check was inconclusive because a file is missing: the finding is then a note,
  /// regardless of the severity in the configuration.
  package internal(set) var isUndecided = false

  /// The stable name of the kind of finding, in kebab case.
  public var id: String { kind.id }

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - kind: The kind of the finding.
  ///   - severity: The severity, or `nil` for that of the kind.
  ///   - range: The range in the document's bytes.
  ///   - message: The description of the problem: lower case, no full stop.
  ///   - notes: Notes that explain how to fix the problem, or refer to related locations.
  ///   - fixIts: Changes that fix the problem.
  ///   - object: The id of the object to which it refers.
  public init(
    _ kind: DiagnosticKind, severity: Severity? = nil, at range: SourceRange, message: String,
    notes: [Note] = [], fixIts: [FixIt] = [], object: ObjectID? = nil
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.range = range
    self.message = message
    self.notes = notes
    self.fixIts = fixIts
    self.object = object
    configurations = []
  }

  /// Returns the finding with a scene and configurations.
  ///
  /// - Parameters:
  ///   - scene: The id of the scene, or `nil` if there is none.
  ///   - configurations: The names of the affected configurations; empty if the finding does not
  ///     depend on them.
  /// - Returns: The finding.
  public func located(inScene scene: String?, in configurations: [String] = []) -> Diagnostic {
    var finding = self
    finding.scene = scene
    finding.configurations = configurations
    return finding
  }
}

extension Diagnostic {
  /// Returns the finding as a note, because parts of the project that could not be examined may
  /// contain the missing object.
  ///
  /// - Parameter reasons: The descriptions of these parts; if there are none, the finding is
  ///   unchanged.
  /// - Returns: The finding.
  package func undecided(for reasons: [Note]) -> Diagnostic {
    guard !reasons.isEmpty else { return self }
    var finding = self
    finding.severity = .note
    finding.isUndecided = true
    finding.notes += reasons
    return finding
  }
}
