package import InterfaceSource
import InterfaceTraits
import SourceScanning

/// A class of the app that no source declares.
package enum MissingClass: ClassRule {
  package static let kind = DiagnosticKind(
    "missing-class", .warning, .classes,
    summary: "No source of the project declares a custom class.",
    rationale:
      "The app logs that the class is unknown and creates an object of the platform's class, which lacks the outlets and actions. The finding is an error if the document connects any of them, because the app then crashes.",
    remedy: "Use a class that exists, or remove the object that uses it."
  ).aliased("class_missing")

  /// The number of classes with a prefix of two or more letters that makes it the project's own (a
  /// guess; the prefixes of packages are on one or two, those of projects on most).
  static let ownPrefixCount = 3

  package static func check(_ classes: LintedClasses, _ findings: inout LintFindings) {
    let index = classes.declarations
    var ownModules: Set<String> = []
    for use in classes.uses.uses {
      guard let module = use.module?.text, let name = use.customClass?.text else { continue }
      if index.declaredClass(name) != nil { ownModules.insert(module) }
    }
    var nearest = NearestNames()
    // The objects that receive messages which no class of UIKit responds to.
    var receivers: Set<String> = []
    for use in classes.uses.uses {
      for (selector, target) in use.actions
      where !PlatformMembers.actionsOfUIKit.contains(selector.text) {
        if let target { receivers.insert(target) }
      }
    }
    for use in classes.uses.uses {
      guard let name = use.customClass, !use.isFirstResponder,
        index.declaredClass(name.text) == nil, !PlatformClass.mayBePlatform(name.text),
        !name.text.hasPrefix("_Tt"),
        classes.hasAllSources || isOwn(use, name.text, ownModules, index)
      else { continue }
      let isConnected =
        use.id.map { receivers.contains($0) } ?? false
        || use.outlets.contains { !PlatformMembers.properties.contains($0.property.text) }
      let suggestion = nearest.suggestion("class", for: name, among: index.classNames)
      findings.report(
        kind, severity: isConnected ? .error : .warning, at: name.range,
        "no source of the project declares the class '\(name.text)'",
        notes: suggestion.notes, fixIts: suggestion.fixIts, unless: index.gaps)
    }
  }

  /// Returns whether a class that no source declares must belong to the project and not to a
  /// package.
  ///
  /// A class that code names exists somewhere, or the code would not compile. Otherwise the
  /// document may declare that the class belongs to its target, or to a module with declared
  /// classes. If it names no module, the class is an Objective-C class, and packages use a prefix
  /// of their own.
  private static func isOwn(
    _ use: ClassReference, _ name: String, _ ownModules: Set<String>, _ index: DeclarationIndex
  ) -> Bool {
    guard !index.mentions(name) else { return false }
    if use.isOfTarget { return true }
    if let module = use.module?.text { return ownModules.contains(module) }
    let prefix = ClassName.prefix(of: name)
    let names = index.classNames
    if prefix.utf8.count >= 2 {
      return names.count { ClassName.prefix(of: $0) == prefix } >= ownPrefixCount
    }
    guard ClassName.beginsWithCapital(name) else { return false }
    return use.isController || names.contains { $0.hasPrefix(name) }
  }
}
