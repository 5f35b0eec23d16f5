/// Something wrong with, or worth knowing about, a user's document.
///
/// ```swift
/// let place = file.location(of: diagnostic.range.start)
/// print("\(file.path):\(place.line): \(diagnostic.message) [\(diagnostic.id)]")
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// How severe a finding is.
  public enum Severity: String, Hashable, Sendable, Comparable {
    /// Worth knowing.
    case note
    /// Legal, but probably not meant, or not as a device will show it.
    case warning
    /// It cannot be loaded, or contradicts itself: the exit status is 1.
    case error

    /// Whether `lhs` is less severe than `rhs`.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// Something that explains a finding: how to mend it, or another place that has a part in it.
  ///
  /// ```swift
  /// for note in diagnostic.notes {
  ///   if let range = note.range { print(file.location(of: range.start).line, note.message) }
  /// }
  /// ```
  public struct Note: Hashable, Sendable {
    /// What the note says: lower case, no full stop.
    public var message: String
    /// Where, when the note points at a place.
    public var range: SourceRange?
    /// The path of another file that the range is in; nil for the finding's own file.
    public var path: String?
    /// The id of the object at that place; nil when it has none.
    public var object: ObjectID?

    /// Creates a note, with a place where it has one.
    public init(
      _ message: String, range: SourceRange? = nil, path: String? = nil, object: ObjectID? = nil
    ) {
      self.message = message
      self.range = range
      self.path = path
      self.object = object
    }
  }

  /// A change of the file that would mend the fault.
  ///
  /// ```swift
  /// if let fixIt = diagnostic.fixIts.first, let mended = file.applying(fixIt.edits) {
  ///   print(fixIt.label, mended.bytes.count)
  /// }
  /// ```
  public struct FixIt: Hashable, Sendable {
    /// What the change does: lower case, no full stop.
    public var label: String
    /// The bytes that change; the ranges do not overlap.
    public var edits: [SourceEdit]
    /// Whether it may be made without asking: there is no doubt what was meant, and nothing that works changes.
    public var isSafe: Bool

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - label: What it does: lower case, no full stop.
    ///   - edits: The bytes that change; the ranges do not overlap.
    ///   - isSafe: Whether it may be made without asking.
    public init(_ label: String, edits: [SourceEdit], isSafe: Bool = false) {
      self.label = label
      self.edits = edits
      self.isSafe = isSafe
    }
  }

  /// What kind of finding it is.
  public let kind: DiagnosticKind
  /// How severe it is.
  public var severity: Severity
  /// Where it is, in the document's bytes.
  public var range: SourceRange
  /// What is wrong: lower case, no full stop.
  public var message: String
  /// How to mend it, and other places that matter.
  public var notes: [Note]
  /// Changes of the file that would mend it, the best first.
  public var fixIts: [FixIt]
  /// The id of the innermost object that it is about; nil when there is none, or it has no id.
  public var object: ObjectID?
  /// The id of the scene that it is in, as layout files name it: the `sceneID` in a storyboard, the id
  /// of the top-level object in a xib; nil when it is in none.
  public var scene: String?
  /// The names of the configurations that it holds in; empty when it does not depend on them.
  public var configurations: [String]
  /// Whether it could not be decided for want of a file: then it is a note, whatever configurations say of its severity.
  package internal(set) var isUndecided = false

  /// The stable name of the kind of finding, in kebab case.
  public var id: String { kind.id }

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - kind: The kind of finding.
  ///   - severity: How severe it is; nil for the severity of the kind.
  ///   - range: Where it is.
  ///   - message: What is wrong: lower case, no full stop.
  ///   - notes: How to mend it, and other places that matter.
  ///   - fixIts: Changes that would mend it.
  ///   - object: The id of the object that it is about.
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

  /// The finding in a scene and in configurations.
  ///
  /// - Parameters:
  ///   - scene: The id of the scene; nil for none.
  ///   - configurations: The names of the configurations that it holds in; empty when it does not depend on them.
  /// - Returns: The finding.
  public func holding(inScene scene: String?, in configurations: [String] = []) -> Diagnostic {
    var finding = self
    finding.scene = scene
    finding.configurations = configurations
    return finding
  }
}

extension Diagnostic {
  /// The same as a note, since parts of the project that could not be looked into may have what is missed.
  ///
  /// - Parameter reasons: What these parts are; with none, the finding stays as it is.
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
