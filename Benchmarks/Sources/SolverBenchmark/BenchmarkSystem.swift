import ConstraintSolver
import Glibc

/// A constraint system of a data file.
struct BenchmarkSystem {
  var name: String
  var system = ConstraintSystem()

  /// Reads a data file: `S name variables constraints`, followed by a line for each constraint,
  /// `priority op constant termCount  var coef …`.
  ///
  /// The root's width and height are variables 2 and 3. If they are constants, they become
  /// parameters 0 and 1, so that the system can be solved at other sizes.
  static func read(_ path: String) -> [BenchmarkSystem] {
    let bytes = readFile(path)
    var systems: [BenchmarkSystem] = []
    var terms: [Term] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      if fields.isEmpty { continue }
      if fields[0] == "S" {
        systems.append(BenchmarkSystem(name: fields[1]))
        systems[systems.count - 1].system.addVariables(Int(fields[2]) ?? 0)
        continue
      }
      let priority = Int32(fields[0]) ?? 0
      let level = priority >= 1000 ? Level.required : Level(strength: priority)
      let relation = Relation(rawValue: Int8(fields[1]) ?? 0) ?? .equal
      let constant = strtod(fields[2], nil)
      terms.removeAll(keepingCapacity: true)
      for index in 0..<(Int(fields[3]) ?? 0) {
        let variable = Variable(index: Int32(fields[4 + 2 * index]) ?? 0)
        terms.append(Term(variable, strtod(fields[5 + 2 * index], nil)))
      }
      let last = systems.count - 1
      var form = AffineForm(constant)
      if relation == .equal, level == .required, terms.count == 1, terms[0].coefficient == 1,
        terms[0].variable.index == 2 || terms[0].variable.index == 3
      {
        let parameter = Int(terms[0].variable.index) - 2
        systems[last].system.parameters[parameter] = -constant
        form = -AffineForm.parameter(parameter)
      }
      systems[last].system.add(terms, relation, constant: form, at: level)
    }
    return systems
  }

  private static func readFile(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else {
      print("cannot read \(path)")
      exit(2)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[0..<count])
    }
  }
}
