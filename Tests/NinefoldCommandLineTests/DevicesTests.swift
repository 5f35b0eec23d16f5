import Foundation
import Ninefold
import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct DevicesTests {
  @Test func aLineForEachDevice() throws {
    let run = ToolRun(["devices"])
    #expect(run.status == .clean)
    #expect(run.error.isEmpty)
    try expectGolden(Array(run.output.utf8), at: "devices/list.txt")
    let lines = run.output.split(separator: "\n").dropFirst()
    #expect(lines.map { $0.prefix { $0 != " " } } == DeviceModel.all.map { $0.id[...] })
  }

  @Test func idsAndProductsNameDevices() {
    for device in DeviceModel.all {
      for name in [device.id] + device.products {
        let window = ConfigurationRequest.DeviceWindow(name: name + ":landscape")
        #expect(window?.device == device.id, "\(name)")
      }
    }
    let run = ToolRun(
      ["compile", "--device", "iphone 15 PRO:landscape", "-"], input: Sample.xib())
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output.contains(#""name": "device:retina6_12:landscape""#), "\(run.output)")
  }

  /// Apple's published sizes: 320 points for a narrow window and 507 for half of a 9.7-inch tablet in landscape.
  @Test func theWindowsOfADevice() throws {
    let run = ToolRun(["devices", "ipad9_7", "iPhone 15 Pro"])
    #expect(run.status == .clean)
    try expectGolden(Array(run.output.utf8), at: "devices/windows.txt")
    #expect(run.output.contains("ipad9_7:landscape:split-1/2   507x768"))
  }

  /// Each configuration once: the full screen in both orientations, and the parts of a tablet's screen.
  @Test func everyDeviceIsLaidOutOn() {
    let run = ToolRun(["compile", "--all-devices", "-"], input: Sample.xib())
    #expect(run.status == .clean, "\(run.error)")
    let devices = DeviceModel.all.filter { [.phone, .pad].contains($0.idiom) }
    var names: Set<String> = []
    for window in devices.flatMap(\.windows) {
      let name = ConfigurationRequest.device(window).name
      #expect(names.insert(name).inserted)
      #expect(run.output.contains("{\"name\": \"\(name)\""), "\(name)")
    }
    #expect(names.contains("device:retina4_7:landscape"))
    #expect(names.contains("device:ipad9_7:landscape:split-1/2"))
    #expect(!names.contains("device:ipad9_7:split-1/2"))
    #expect(run.output.components(separatedBy: "{\"name\":").count == names.count + 1)
  }

  @Test func settingsAreInNameTraitsAndSystem() {
    let arguments = [
      "compile", "--cell", "wC-hR", "--cell", "canvas", "--size", "694x768", "--os", "13",
      "--content-size", "AX3", "--style", "dark", "--contrast", "high", "-",
    ]
    let run = ToolRun(arguments, input: Sample.xib())
    #expect(run.status == .clean, "\(run.error)")
    let settings = ":os-13:AX3:dark:contrast-high"
    #expect(run.output.contains("{\"name\": \"canvas\""))
    #expect(run.output.contains("{\"name\": \"wCompact-hRegular\(settings)\""))
    #expect(run.output.contains("{\"name\": \"size:694x768\(settings)\""))
    #expect(
      run.output.contains(
        "\"userInterfaceStyle\": \"dark\", \"accessibilityContrast\": \"high\", "
          + "\"preferredContentSizeCategory\": \"AX3\"}, \"system\": 13"))
  }
}
