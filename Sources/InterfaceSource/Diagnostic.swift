/// Something wrong with, or worth knowing about, a user's document.
public struct Diagnostic: Hashable, Sendable {
  /// How grave a finding is.
  public enum Severity: String, Hashable, Sendable, Comparable {
    /// Worth knowing.
    case note
    /// Legal, but probably not meant.
    case warning
    /// Wrong: the exit status is 1.
    case error

    /// Whether `lhs` is less grave than `rhs`.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// Something that explains a diagnostic: how to mend it, or where the other half of it is.
  public struct Note: Hashable, Sendable {
    /// What the note says: lower case, no full stop.
    public var message: String
    /// Where, when the note points at a place in the same file.
    public var range: SourceRange?
    /// The path of another file that the range is in; nil for the diagnostic's own file.
    public var path: String?

    /// Creates a note, with a place where it has one.
    public init(_ message: String, range: SourceRange? = nil, path: String? = nil) {
      self.message = message
      self.range = range
      self.path = path
    }
  }

  /// A replacement of bytes that would mend the fault.
  public struct FixIt: Hashable, Sendable {
    /// What the replacement does.
    public var message: String
    /// The bytes that are replaced.
    public var range: SourceRange
    /// What stands there afterwards.
    public var replacement: String

    /// Creates a replacement of `range` by `replacement`.
    public init(_ message: String, range: SourceRange, replacement: String) {
      self.message = message
      self.range = range
      self.replacement = replacement
    }
  }

  /// The stable name of the kind of finding, in kebab case.
  public var id: String
  /// How grave it is.
  public var severity: Severity
  /// Where it is, in the document's bytes.
  public var range: SourceRange
  /// What is wrong: lower case, no full stop.
  public var message: String
  /// How to mend it, and other places that matter.
  public var notes: [Note]
  /// Replacements of bytes that would mend it.
  public var fixIts: [FixIt]
  /// The names of the configurations that it holds in; empty when it does not depend on them.
  public var configurations: [String]

  /// Creates a finding.
  public init(
    id: String, severity: Severity, range: SourceRange, message: String, notes: [Note] = [],
    fixIts: [FixIt] = [], configurations: [String] = []
  ) {
    self.id = id
    self.severity = severity
    self.range = range
    self.message = message
    self.notes = notes
    self.fixIts = fixIts
    self.configurations = configurations
  }
}
