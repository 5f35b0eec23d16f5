/// A page of the guide, to which generated pages link.
///
/// The raw value is the name of the file in `docs/guide`, without its extension.
package enum GuidePage: String, CaseIterable, Sendable {
  case agents
  case apps
  case assets
  case builds
  case codegen
  case compare
  case configuration
  case editing
  case editors
  case ibtool
  case incremental
  case install
  case languages
  case lint
  case merging
  case page
  case pictures
  case questions
  case reporters
  case references
  case review
  case sources
  case transitions
  case unsupported
  case upgrade
  case using

  /// The first heading of the page.
  package var title: String {
    switch self {
    case .agents: "Ninefold for coding agents"
    case .apps: "Apps: containers, segues and flows"
    case .assets: "How asset variants are chosen"
    case .builds: "Ninefold in a build"
    case .codegen: "Generating Swift code"
    case .compare: "Comparing layouts"
    case .configuration: "The configuration file"
    case .editing: "Editing without Xcode"
    case .editors: "Ninefold in an editor"
    case .ibtool: "Ninefold as `ibtool`"
    case .incremental: "Incremental runs"
    case .install: "Installing Ninefold"
    case .languages: "Languages and property lists"
    case .lint: "Linting"
    case .merging: "Two people, one storyboard"
    case .page: "The HTML page"
    case .pictures: "Pictures"
    case .questions: "Asking about documents"
    case .reporters: "Reporters"
    case .references: "Keeping references"
    case .review: "Reviewing a pull request"
    case .sources: "Checks against sources"
    case .transitions: "Transitions"
    case .unsupported: "Limitations"
    case .upgrade: "Upgrading old documents"
    case .using: "Using the command line"
    }
  }

  /// A link from a page in a neighboring folder.
  var link: String { "[\(title)](../guide/\(rawValue).md)" }
}
