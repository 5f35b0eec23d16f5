import InterfaceSource
import StructuredData

/// The storyboards and xibs that an app starts with, as named in its `Info.plist`.
struct ApplicationStoryboards {
  /// An entry with the name of a storyboard or xib.
  struct Use {
    var key: String
    /// The name without extension.
    var name: String
    /// The range of the value.
    var range: SourceRange
    /// Whether the document is shown while the app launches, and may be a xib.
    var mayBeXib: Bool

    /// Whether the system shows it before any code of the app runs: a launch screen or an
    /// extension.
    var isOfSystem: Bool { mayBeXib || key == "NSExtensionMainStoryboard" }
  }

  /// All names in file order, except those that build settings fill in.
  private(set) var uses: [Use] = []

  init(_ list: StructuredValue) {
    for member in list.members ?? [] {
      switch member.name.split(separator: "~").first.map({ String($0) }) ?? "" {
      case "UILaunchStoryboardName": add(member.name, member.value, mayBeXib: true)
      case "UIMainStoryboardFile", "NSMainStoryboardFile": add(member.name, member.value)
      case "UIApplicationSceneManifest":
        for role in member.value["UISceneConfigurations"]?.members ?? [] {
          for scene in role.value.array ?? [] {
            add("UISceneStoryboardFile", scene["UISceneStoryboardFile"])
          }
        }
      case "UILaunchStoryboards":
        for definition in member.value["UILaunchStoryboardDefinitions"]?.array ?? [] {
          add(
            "UILaunchStoryboardFile", definition["UILaunchStoryboardFile"], mayBeXib: true)
        }
      case "NSExtension":
        add("NSExtensionMainStoryboard", member.value["NSExtensionMainStoryboard"])
      default: break
      }
    }
  }

  private mutating func add(_ key: String, _ value: StructuredValue?, mayBeXib: Bool = false) {
    guard let value, let text = value.string, !text.isEmpty, !text.contains("$(") else { return }
    guard !text.contains("${") else { return }
    var name = text
    for suffix in [".storyboard", ".xib"] where name.hasSuffix(suffix) {
      name = String(name.dropLast(suffix.count))
    }
    uses.append(Use(key: key, name: name, range: value.range, mayBeXib: mayBeXib))
  }
}

extension LintedProject {
  /// Returns the documents that an app starts with under a name.
  func documents(for use: ApplicationStoryboards.Use) -> [DocumentNames] {
    documents.filter { $0.baseName == use.name && ($0.isStoryboard || use.mayBeXib) }
  }
}
