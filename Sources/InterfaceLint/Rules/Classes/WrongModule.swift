import ConfigurationReading
package import InterfaceSource
import SourceScanning

/// A class that exists, in a module that does not.
package enum WrongModule: ClassRule {
  private static let modules = RuleOption(
    "modules", keys: ["module", "included", "excluded"],
    "The modules of the app, each with the folders, from the top of the project, whose classes are in it.",
    aliases: ["custom_module_rule"])

  package static let kind = DiagnosticKind(
    "wrong-module", .warning, .classes,
    summary: "A custom class is not found under the module that the document names.",
    rationale:
      "A class of Swift is looked up by its module and name together, and so is a class of Objective-C for which a module is named: as _TtC9CameraKit10CameraView, which it is not called. The app logs that the class is unknown and makes an object of the platform's class.",
    cure:
      "Choose the class again in the identity inspector, which fills in its module; a class of Objective-C has none."
  ).aliased("module_wrong", "custom_module").configured(by: modules.declaration)

  package static func check(_ classes: LintedClasses, _ findings: inout LintFindings) {
    let index = classes.declarations
    var classesByModule: [String: Set<String>] = [:]
    var targetModules: Set<String> = []
    for use in classes.uses.uses {
      guard let module = use.module?.text, let name = use.customClass?.text else { continue }
      if use.isOfTarget { targetModules.insert(module) }
      if index.declaredClass(name) != nil { classesByModule[module, default: []].insert(name) }
    }
    let isSaid = checkStated(classes, &findings)
    checkObjectiveC(classes, except: isSaid, &findings)
    // A placeholder stands for an object that exists already, whatever class the document names.
    for use in classes.uses.uses where !use.isOfTarget && use.element != "placeholder" {
      guard let name = use.customClass, !isSaid.contains(name.text),
        let declared = index.declaredClass(name.text),
        declared.needsModule
      else { continue }
      guard let module = use.module else {
        findings.report(
          kind, at: name.range,
          "'\(name.text)' is a class of Swift, which is not found without its module")
        continue
      }
      // What is imported, a folder, or the module of further classes exists. Where nothing is imported, sources do not
      // say what modules there are.
      guard index.hasImports, !index.knows(module: module.text),
        !targetModules.contains(module.text),
        classesByModule[module.text]?.count ?? 0 < 2
      else { continue }
      findings.report(
        kind, at: module.range,
        "nothing in the project is the module '\(module.text)' of the class '\(name.text)'",
        unless: index.gaps + index.missingDependencies)
    }
  }

  /// Looks for classes of Objective-C that are named with a module, which is part of the names of Swift's classes alone.
  ///
  /// A module that is not the target's may have a class of Swift with the same name, which no source shows: it must be the
  /// folder that the class lies in.
  private static func checkObjectiveC(
    _ classes: LintedClasses, except isSaid: Set<String>, _ findings: inout LintFindings
  ) {
    for use in classes.uses.uses where use.element != "placeholder" {
      guard let name = use.customClass, let module = use.module, !isSaid.contains(name.text),
        let declared = classes.declarations.declaredClass(name.text), declared.isOfObjectiveC,
        use.isOfTarget || declared.liesIn(module: module.text)
      else { continue }
      findings.report(
        kind, at: module.range,
        "'\(name.text)' is a class of Objective-C, which is not found under a module")
    }
  }

  /// Holds documents to the modules that the option says.
  ///
  /// - Returns: The names of the classes whose module it says.
  private static func checkStated(
    _ classes: LintedClasses, _ findings: inout LintFindings
  ) -> Set<String> {
    let stated = classes.settings.value(of: modules, for: kind).map { group in
      (
        module: group["module"]?.first ?? "",
        included: (group["included"] ?? []).map(PathPattern.init),
        excluded: (group["excluded"] ?? []).map(PathPattern.init)
      )
    }
    guard !stated.isEmpty else { return [] }
    var said: Set<String> = []
    for use in classes.uses.uses where use.element != "placeholder" {
      guard let name = use.customClass, let declared = classes.declarations.declaredClass(name.text)
      else { continue }
      let paths = declared.places.map { place in
        place.path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
      }
      let owner = stated.first { entry in
        paths.contains { path in
          entry.included.contains { $0.matches(path) }
            && !entry.excluded.contains { $0.matches(path) }
        }
      }
      guard let owner else { continue }
      said.insert(name.text)
      // The target's own module has its name where the target is that module.
      guard use.module?.text != owner.module else { continue }
      findings.report(
        kind, at: use.module?.range ?? name.range,
        "'\(name.text)' is a class of the module '\(owner.module)'")
    }
    return said
  }
}
