import Foundation
import InterfaceSource
import Ninefold
import TestSupport
import Testing

/// The output of `flow` for messages that one of the app's own containers implements.
@Suite struct FlowMessageTests {
  private func flow(_ statements: String) throws -> String {
    var compiler = Compiler()
    let app = StoryboardApp([
      StoryboardApp.Storyboard(
        name: "Main",
        compilation: compiler.compile(try Fixtures.file("apps/Messages/Main.storyboard")),
        configuration: ProjectConfiguration(
          reading: [SourceFile(path: ".ninefold.yml", bytes: Array(statements.utf8))]))
    ])
    let phone = try #require(ConfigurationRequest.DeviceWindow(name: "retina4_7"))
    return String(decoding: app.flow(in: [.device(phone)]), as: UTF8.self)
  }

  @Test func onlyImplementedMessagesAreHandled() throws {
    #expect(
      try flow("containers:\n- class: MyContainer\n  implements: [show]\n") == """
        device:retina4_7: 375 x 667, wC-hR
          the app starts with
            "MyContainer" (cnt-vc-000)
              embedded in (cnt-cv-000): "A" (aaa-vc-000)
                show (s1-00-000) is handled by view controller (cnt-vc-000): "B" (bbb-vc-000)
                showDetail (s2-00-000) presents as pageSheet for lack of a split view: "B" (bbb-vc-000)

        """)
  }

  @Test func customMessagesNameTheirImplementer() throws {
    #expect(
      try flow("containers:\n- class: MyContainer\n  implements: ['showPhoto:sender:']\n") == """
        device:retina4_7: 375 x 667, wC-hR
          the app starts with
            "MyContainer" (cnt-vc-000)
              embedded in (cnt-cv-000): "A" (aaa-vc-000)
                message "showPhoto:sender:" is implemented by "MyContainer" (cnt-vc-000)
                show (s1-00-000) presents as pageSheet for lack of a container: "B" (bbb-vc-000)
                showDetail (s2-00-000) presents as pageSheet for lack of a split view: "B" (bbb-vc-000)
              message "showPhoto:sender:" is implemented by itself

        """)
  }
}
