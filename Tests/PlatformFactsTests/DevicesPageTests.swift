import Foundation
import PlatformFacts
import TestSupport
import Testing

/// `docs/internals/devices.md`: what is known about each device and system.
@Suite struct DevicesPageTests {
  private let lines: [Substring]

  init() throws {
    let text = try String(
      contentsOf: Fixtures.top.appending(path: "docs/internals/devices.md"), encoding: .utf8)
    lines = text.split(separator: "\n")
  }

  @Test func everyDeviceHasARow() {
    for device in Device.all {
      #expect(lines.contains { $0.hasPrefix("| `\(device.id)` |") }, "\(device.id)")
    }
    #expect(lines.count { $0.hasPrefix("| `") } == Device.all.count)
  }

  @Test func everyRowHasAsManyCellsAsItsTable() {
    var columns: Int?
    for line in lines {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      let count = line.count { $0 == "|" }
      #expect(count == columns ?? count, "\(line)")
      columns = count
    }
  }
}
