import ConfigurationReading
package import InterfaceSource
import SourceScanning

/// An existing class with a module that does not exist.
package enum WrongModule: ClassRule {
  private static let modules = RuleOption(
    "modules", keys: ["module", "included", "excluded"],
    "The modules of the app, each with the folders that contain its classes, relative to the top of the project.",
    aliases: ["custom_module_rule"])

  package static let kind = DiagnosticKind(
    "wrong-module", .warning, .classes,
    summary:
      "A custom class cannot be found because its module in the document is missing or wrong.",
    rationale:
      "A Swift class is looked up by its module and name. If the document names a module for an Objective-C class, the class is looked up the same way, as _TtC9CameraKit10CameraView, which is not its name. The app logs that the class is unknown and creates an object of the platform's class.",
    remedy:
      "Choose the class again in the Identity inspector, which fills in the module; an Objective-C class has none."
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
    let reported = checkAssigned(classes, &findings)
    checkObjectiveC(classes, except: reported, &findings)
    // A placeholder represents an object that exists already, whatever class the document names.
    for use in classes.uses.uses where !use.isOfTarget && use.element != "placeholder" {
      guard let name = use.customClass, !reported.contains(name.text),
        let declared = index.declaredClass(name.text),
        declared.needsModule
      else { continue }
      guard let module = use.module else {
        findings.report(
          kind, at: name.range,
          "'\(name.text)' is a Swift class, which cannot be found without its module")
        continue
      }
      // An imported module, a folder, or the module of other classes exists. If nothing is
      // imported, the modules cannot be determined from sources.
      guard index.hasImports, !index.knows(module: module.text),
        !targetModules.contains(module.text),
        classesByModule[module.text]?.count ?? 0 < 2
      else { continue }
      findings.report(
        kind, at: module.range,
        "the project has no module '\(module.text)' for the class '\(name.text)'",
        unless: index.gaps + index.missingDependencies)
    }
  }

  /// Finds Objective-C classes with a module, which only Swift classes have as part of their names.
  ///
  /// Another module may contain a Swift class with the same name that no source declares, so the
  /// module must be the folder that contains the class.
  private static func checkObjectiveC(
    _ classes: LintedClasses, except reported: Set<String>, _ findings: inout LintFindings
  ) {
    for use in classes.uses.uses where use.element != "placeholder" {
      guard let name = use.customClass, let module = use.module, !reported.contains(name.text),
        let declared = classes.declarations.declaredClass(name.text), declared.isObjectiveC,
        use.isOfTarget || declared.isDeclaredIn(module: module.text)
      else { continue }
      findings.report(
        kind, at: module.range,
        "'\(name.text)' is an Objective-C class, which cannot be found with a module")
    }
  }

  /// Checks documents against the modules in the option.
  ///
  /// - Returns: The names of the classes whose module the option declares.
  private static func checkAssigned(
    _ classes: LintedClasses, _ findings: inout LintFindings
  ) -> Set<String> {
    let assigned = classes.settings.value(of: modules, for: kind).map { group in
      (
        module: group["module"]?.first ?? "",
        included: (group["included"] ?? []).map(PathPattern.init),
        excluded: (group["excluded"] ?? []).map(PathPattern.init)
      )
    }
    guard !assigned.isEmpty else { return [] }
    var reported: Set<String> = []
    for use in classes.uses.uses where use.element != "placeholder" {
      guard let name = use.customClass, let declared = classes.declarations.declaredClass(name.text)
      else { continue }
      let paths = declared.locations.map { place in
        place.path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
      }
      let owner = assigned.first { entry in
        paths.contains { path in
          entry.included.contains { $0.matches(path) }
            && !entry.excluded.contains { $0.matches(path) }
        }
      }
      guard let owner else { continue }
      reported.insert(name.text)
      // The target's module has its own name if the target is that module.
      guard use.module?.text != owner.module else { continue }
      findings.report(
        kind, at: use.module?.range ?? name.range,
        "'\(name.text)' belongs to the module '\(owner.module)'")
    }
    return reported
  }
}
