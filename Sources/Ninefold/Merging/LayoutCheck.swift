import InterfaceLayout
import InterfaceSource

/// The faults in the layouts of a document, and its errors.
package struct LayoutCheck: Sendable {
  /// The faults, each with the names of the configurations.
  private(set) var faults: [LayoutFault: Set<String>]
  private(set) var errors: [Diagnostic]
  /// The number of configurations in which the document was laid out; 0 if it cannot be.
  private(set) var configurationCount: Int

  /// Lays a document out in some configurations.
  private init(_ file: SourceFile, _ configurations: [ConfigurationRequest], _ limits: Limits) {
    var options = CompilerOptions(configurations: configurations)
    options.limits = limits
    var compiler = Compiler(options: options)
    let result = compiler.compile(file)
    errors = result.diagnostics.filter { $0.severity == .error }
    faults = result.laidOut.map { LayoutFault.all(in: $0) } ?? [:]
    configurationCount = result.laidOut?.layout.configurations.count ?? 0
  }

  /// Adds the check of the same document in other configurations.
  private mutating func add(_ other: LayoutCheck) {
    faults.merge(other.faults) { $0.union($1) }
    let known = Set(errors.map { "\($0.id) \($0.message)" })
    errors += other.errors.filter { !known.contains("\($0.id) \($0.message)") }
    configurationCount += other.configurationCount
  }

  /// Lays documents out on their canvases and in all cells, each in two parts.
  ///
  /// - Parameters:
  ///   - files: The documents.
  ///   - limits: The limits of a document.
  ///   - schedule: Carries out the parts.
  /// - Returns: The checks.
  static func all(
    of files: [SourceFile], _ limits: Limits, _ schedule: CheckedMerge.Scheduler
  ) -> [LayoutCheck] {
    let configurations = ConfigurationRequest.all
    let half = configurations.count / 2
    let parts = [Array(configurations[..<half]), Array(configurations[half...])]
    let work = files.flatMap { file in
      parts.map { part in { @Sendable in LayoutCheck(file, part, limits) } }
    }
    let checks = schedule(work)
    return files.indices.map { index in
      var check = checks[2 * index]
      check.add(checks[2 * index + 1])
      return check
    }
  }
}
