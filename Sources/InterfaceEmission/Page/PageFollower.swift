import InterfaceSource

/// Updates an open page when its file is written again: a second file contains the number of the
/// newest version and the time at which it was drawn.
///
/// The page requests that file each second as a script, which browsers permit for local pages as
/// well. It shows the time, and reloads itself if the version differs; its address preserves the
/// visible state. Without the file, the page shows that it is no longer
/// updated.
package struct PageFollower: Sendable {
  /// The name of the second file.
  private let name: String

  /// Creates a follower.
  ///
  /// - Parameter name: The name of the second file.
  package init(named name: String) { self.name = name }

  /// Returns a page that reloads itself when it is written again.
  ///
  /// - Parameters:
  ///   - documents: The documents that it shows, in order.
  ///   - folder: The name of the folder that they are in, for which their paths have none.
  ///   - time: The time at which they were drawn, in seconds since 1970. The page itself does not
  ///     contain it, and is the same whenever it is drawn.
  /// - Returns: The bytes of the page and of the second file.
  package func page(
    _ documents: [PageDocument], in folder: String? = nil, drawnAt time: Int
  ) -> (page: [UInt8], version: [UInt8]) {
    let title = PageHTML.title(of: documents, in: folder)
    let body = PageHTML.body(documents, titled: title)
    let still = PageHTML.page(body: body, titled: title, followedBy: nil)
    let version = Digest(of: still).description
    return (
      PageHTML.page(body: body, titled: title, followedBy: script(version)),
      Array("ninefoldVersion('\(version)', \(time));\n".utf8)
    )
  }

  private func script(_ version: String) -> String {
    """

    (() => {
      const drawn = document.getElementById('drawn');
      const say = (text) => { if (drawn.textContent !== text) drawn.textContent = text; };
      window.ninefoldVersion = (newest, time) => {
        if (newest !== '\(version)') location.reload();
        else say(' \u{B7} drawn at ' + new Date(time * 1000).toLocaleTimeString());
      };
      setInterval(() => {
        const asked = document.createElement('script');
        asked.src = '\(address)?' + Date.now();
        asked.onload = () => asked.remove();
        asked.onerror = () => {
          asked.remove();
          say(' \u{B7} no longer updated');
        };
        document.head.append(asked);
      }, 1000);
    })();

    """
  }

  /// The file's address relative to the page: all bytes except letters, digits and dots are
  /// escaped.
  private var address: String {
    name.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2E: String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
