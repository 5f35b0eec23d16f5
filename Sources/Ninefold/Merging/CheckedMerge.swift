package import InterfaceMerging
import InterfaceSource
import InterfaceLayout

/// A merge of a document whose layouts were compared with those of both sides.
package struct CheckedMerge: Sendable {
  /// The merged document.
  package private(set) var bytes: [UInt8]
  /// The open questions, those about layouts last.
  package private(set) var questions: [MergeQuestion]
  /// The decisions that people may want to know, in English.
  package private(set) var notes: [String]
  /// The subjects of answers that answered a question or named an object.
  package private(set) var used: Set<String>
  /// Whether layouts were compared: not for documents of other platforms.
  package private(set) var hasLayouts = true

  /// The answer to questions about layouts.
  package static let layoutSubject = "layout"

  /// A function that carries out independent work, perhaps on several threads, and returns the results
  /// in the same order.
  package typealias Scheduler = ([@Sendable () -> LayoutCheck]) -> [LayoutCheck]

  /// Merges the versions of a document, and lays the result out on its canvas and in all cells.
  ///
  /// A frame that both sides changed, and that layout determines exactly, is where layout puts it.
  /// An error, a conflict or an ambiguity that neither side has is a question.
  ///
  /// - Parameters:
  ///   - input: The versions.
  ///   - answers: Decisions in advance.
  ///   - limits: The limits of the result.
  ///   - schedule: Carries out the layouts.
  package init(
    _ input: MergeInput, answers: MergeAnswers = MergeAnswers(), limits: Limits = Limits(),
    schedule: Scheduler = { $0.map { $0() } }
  ) {
    var merge = DocumentMerge(input, answers: answers)
    let path = input.ours.file.path
    if !merge.disputedFrames.isEmpty {
      var options = CompilerOptions(configurations: [.canvas])
      options.limits = limits
      var compiler = Compiler(options: options)
      let laidOut = compiler.compile(SourceFile(path: path, bytes: merge.bytes)).laidOut
      if let laidOut {
        let disputed = merge.disputedFrames
        merge.place(laidOut.canvasFrames(isExact: true).filter { disputed.contains($0.key) })
      }
    }
    bytes = merge.bytes
    questions = merge.questions
    notes = merge.notes
    used = merge.used
    guard bytes != input.ours.file.bytes, bytes != input.theirs.file.bytes else { return }
    check(
      input, accepts: answers.sides[Self.layoutSubject] == .ours
    ) { LayoutCheck.all(of: $0, limits, schedule) }
  }

  /// Compares the findings of the result with those of both sides.
  private mutating func check(
    _ input: MergeInput, accepts: Bool, _ layouts: ([SourceFile]) -> [LayoutCheck]
  ) {
    let path = input.ours.file.path
    let result = layouts([SourceFile(path: path, bytes: bytes)])[0]
    guard result.configurationCount > 0 else {
      hasLayouts = false
      return
    }
    let faults = result.faults
    let errors = result.errors
    guard !faults.isEmpty || !errors.isEmpty else { return }
    var known: [LayoutFault: Set<String>] = [:]
    var knownErrors: Set<String> = []
    for side in layouts([input.ours.file, input.theirs.file]) {
      knownErrors.formUnion(side.errors.map { "\($0.id) \($0.message)" })
      known.merge(side.faults) { $0.union($1) }
    }
    var new: [LayoutFault: Set<String>] = [:]
    for (fault, configurations) in faults {
      let added = configurations.subtracting(known[fault] ?? [])
      if !added.isEmpty { new[fault] = added }
    }
    let all = result.configurationCount
    var found = LayoutFault.groups(new).map { question(about: $0, of: all, input) }
    let messages = Set(
      errors.filter { !knownErrors.contains("\($0.id) \($0.message)") }.map(\.message))
    for message in messages.sorted() {
      found.append(
        MergeQuestion(
          .layout, object: Self.layoutSubject, name: message, states: [:], result: .ours))
    }
    if accepts {
      used.insert(Self.layoutSubject)
      notes += found.map { "accepted: \($0.name)" }
    } else {
      questions += found
    }
  }

  private func question(
    about group: LayoutFault.Group, of count: Int, _ input: MergeInput
  ) -> MergeQuestion {
    func name(_ id: String) -> String {
      for side in [MergeSide.ours, .theirs] {
        if let index = input[side].table.indices[DocumentTable.key(ofObject: id)] {
          let name = input[side].table.name(of: index)
          return name.contains("'\(id)'") ? name : "\(name) '\(id)'"
        }
      }
      return "'\(id)'"
    }
    let places =
      group.configurations.count == count
      ? "everywhere" : "in \(group.configurations.sorted().joined(separator: ", "))"
    let objects = group.objects.map(name).joined(separator: "; ")
    let text =
      group.isConflict
      ? "constraints contradict each other \(places): \(objects)"
      : "frames are ambiguous \(places): \(objects)"
    var states: [MergeSide: String] = [:]
    for side in [MergeSide.ours, .theirs] {
      let own = group.objects.filter { id in
        let key = DocumentTable.key(ofObject: id)
        return input[side].table.indices[key] != nil
          && input[side.opposite].table.indices[key] == nil
      }
      if !own.isEmpty {
        states[side] = "alone has \(own.map { "'\($0)'" }.joined(separator: ", "))"
      }
    }
    return MergeQuestion(
      .layout, object: Self.layoutSubject, name: text, states: states, result: .ours,
      objects: group.objects)
  }
}
