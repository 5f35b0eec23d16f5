import InterfaceMerging
import InterfaceSource
import Ninefold
import NinefoldProject
import Reporting

/// The merge driver that git calls.
struct MergeDriver {
  private let run: MergeRun
  private let markerSize: Int

  init(_ run: MergeRun, markerSize: Int) {
    self.run = run
    self.markerSize = markerSize
  }

  /// Merges three files into that of ours.
  ///
  /// Files that cannot be merged as documents are merged by lines, as git does by itself.
  func merge(
    base: String, ours: String, theirs: String, path: String, _ console: Console
  ) -> ExitStatus {
    do throws(EnvironmentError) {
      var files: [SourceFile] = []
      for file in [base, ours, theirs] {
        files.append(try SourceFile(reading: file, limit: run.limits.bytes))
      }
      let merged: (bytes: [UInt8], isClean: Bool)
      do throws(MergeRefusal) {
        let outcome = try run.merge(base: files[0], ours: files[1], theirs: files[2], path: path)
        console.writeError(Array(outcome.report.utf8))
        merged = (outcome.bytes, outcome.questions.isEmpty)
      } catch {
        console.warn(
          "\(MergeRun.message(of: error, [path, path, path])); it is merged by lines")
        guard
          let lines = try GitRepository.mergedLines(
            base: base, ours: ours, theirs: theirs, markerSize: markerSize)
        else {
          console.report("git cannot merge '\(path)': the version of the current branch is kept")
          return .driverFailure
        }
        merged = lines
      }
      try FileReplacement.write([
        FileReplacement(path: ours, old: files[1].bytes, new: merged.bytes)
      ])
      return merged.isClean ? .clean : .findings
    } catch {
      console.report("\(error.message); '\(path)' is as on the current branch")
      return .driverFailure
    }
  }
}
