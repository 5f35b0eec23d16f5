import Ninefold
import NinefoldCommandLine
import TestSupport
import Testing

@Suite struct DevicesTests {
  @Test func aLineForEachDevice() async throws {
    let run = await ToolRun(["devices"])
    #expect(run.status == .clean)
    #expect(run.error.isEmpty)
    try expectGolden(Array(run.output.utf8), at: "devices/list.txt")
    let lines = run.output.split(separator: "\n").dropFirst()
    #expect(lines.map { $0.prefix { $0 != " " } } == KnownDevice.all.map { $0.id[...] })
  }

  @Test func idsAndProductsNameDevices() async {
    for device in KnownDevice.all {
      for name in [device.id] + device.products {
        let window = ConfigurationRequest.DeviceWindow(name: name + ":landscape")
        #expect(window?.device == device.id, "\(name)")
      }
    }
    let run = await ToolRun(
      ["compile", "--device", "iphone 15 PRO:landscape", "-"], input: Sample.xib())
    #expect(run.status == .clean, "\(run.error)")
    #expect(run.output.contains(#""name": "device:retina6_12:landscape""#), "\(run.output)")
  }
}
