import InterfaceTraits
import PlatformFacts

/// Decides exactly whether conditions overlap and whether they cover everything.
///
/// Conditions compare the width, the height and the system version with numbers and with each
/// other, and traits with their values. Whether they hold depends only on the order of the two
/// lengths and the numbers. It is therefore enough to try each number, and two values between
/// neighboring numbers, so that the two lengths occur in either order. Traits have few values,
/// which are all tried, except unspecified size classes and idioms, as in some cells of the grid.
package struct ConditionRegions: Sendable {
  private var sizes: [LayoutSize]
  private var systems: [Int]
  private var traits: [TraitCollection]
  /// Whether all environments can be tried.
  package private(set) var isComplete = true

  /// The maximum number of environments to try.
  private static let limit = 400_000

  /// The number of environments.
  package var count: Int { systems.count * traits.count * sizes.count }

  /// Determines the environments that conditions can distinguish.
  package init(_ conditions: [Condition]) {
    var widths: Set<Double> = []
    var heights: Set<Double> = []
    var versions: Set<Double> = []
    var mixes = false
    var named: [NamedTrait] = []
    for condition in conditions {
      condition.visitLeaves { leaf in
        switch leaf {
        case .comparison(let left, _, let right):
          switch (left, right) {
          case (.width, .number(let number)), (.number(let number), .width): widths.insert(number)
          case (.height, .number(let number)), (.number(let number), .height):
            heights.insert(number)
          case (.system, .number(let number)), (.number(let number), .system):
            versions.insert(number)
          default: mixes = true
          }
        case .trait(let trait, _, _): if !named.contains(trait) { named.append(trait) }
        default: break
        }
      }
    }
    if mixes {
      widths.formUnion(heights)
      heights = widths
    }
    systems = Self.versions(versions)
    sizes = []
    traits = [TraitCollection()]
    let rows = Self.lengths(widths)
    let columns = Self.lengths(heights)
    let kinds = named.reduce(1) { min(Self.limit, $0 * $1.values.count) }
    let (all, overflow) = (rows.count * columns.count)
      .multipliedReportingOverflow(by: systems.count * kinds)
    guard !overflow, all <= Self.limit else {
      isComplete = false
      return
    }
    sizes = rows.flatMap { width in columns.map { LayoutSize(width: width, height: $0) } }
    for trait in named {
      traits = traits.flatMap { base in
        trait.values.map { value in
          var result = base
          trait.set(value, &result)
          return result
        }
      }
    }
  }

  /// Returns the first environment that satisfies a predicate, or `nil` if none does.
  package func first(where predicate: (ConditionEnvironment) -> Bool) -> ConditionEnvironment? {
    for system in systems {
      for traits in traits {
        for size in sizes {
          let environment = ConditionEnvironment(size: size, traits: traits, system: system)
          if predicate(environment) { return environment }
        }
      }
    }
    return nil
  }

  /// Returns each number, and two values between neighbors.
  ///
  /// Lengths are greater than 0.
  private static func lengths(_ numbers: Set<Double>) -> [Double] {
    let numbers = numbers.filter { $0 > 0 }.sorted()
    guard let last = numbers.last else { return [400, 800] }
    var result: [Double] = []
    var before = 0.0
    for number in numbers {
      let step = (number - before) / 3
      let inner = [before + step, before + 2 * step]
      let rounded = inner.map { $0.rounded() }
      let isWhole = before < rounded[0] && rounded[0] < rounded[1] && rounded[1] < number
      result += isWhole ? rounded : inner
      result.append(number)
      before = number
    }
    return result + [last + 100, last + 200]
  }

  /// Returns the versions with size classes that numbers distinguish, newest first.
  private static func versions(_ numbers: Set<Double>) -> [Int] {
    let newest = SystemVersion.newest.major
    guard !numbers.isEmpty else { return [newest] }
    return (SystemVersion.firstWithSizeClasses.major...newest).filter { version in
      version == newest || numbers.contains { abs($0 - Double(version)) <= 1 }
    }.reversed()
  }
}

extension ConditionEnvironment {
  /// Returns a description of the environment with the values that some conditions depend on.
  package func description(for conditions: [Condition]) -> String {
    var usesSize = false
    var usesSystem = false
    var named: [NamedTrait] = []
    for condition in conditions {
      condition.visitLeaves { leaf in
        switch leaf {
        case .comparison(let left, _, let right):
          if left == .system || right == .system { usesSystem = true } else { usesSize = true }
        case .trait(let trait, _, _): if !named.contains(trait) { named.append(trait) }
        default: break
        }
      }
    }
    var parts: [String] = []
    if usesSize { parts.append("a window of \(Self.text(size.width)) × \(Self.text(size.height))") }
    if usesSystem { parts.append("system \(system)") }
    for trait in named {
      if let value = trait.value(traits) { parts.append("\(trait.shortName) = \(value)") }
    }
    return parts.isEmpty ? "any window" : parts.joined(separator: ", ")
  }

  private static func text(_ length: Double) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }
}
