import InterfaceSource

/// Lets an open page follow what is written in its place: a file beside it says which page is the newest.
///
/// The page asks for that file each second as for a script, which browsers allow also for pages that were opened from a disk, and
/// loads itself again where it says another version. Its address keeps what is shown.
package struct PageFollower: Sendable {
  /// The name of the file beside the page.
  private let name: String

  /// Creates a follower.
  ///
  /// - Parameter name: The name of the file beside the page.
  package init(named name: String) { self.name = name }

  /// A page that follows what is written in its place.
  ///
  /// - Parameter documents: What it shows, in order.
  /// - Returns: The bytes of the page, and those of the file beside it.
  package func page(_ documents: [PageDocument]) -> (page: [UInt8], version: [UInt8]) {
    let body = PageHTML.body(documents)
    let version = Digest(of: PageHTML.page(body: body, followedBy: nil)).description
    return (
      PageHTML.page(body: body, followedBy: script(version)),
      Array("ninefoldVersion('\(version)');\n".utf8)
    )
  }

  private func script(_ version: String) -> String {
    """

    (() => {
      window.ninefoldVersion = (newest) => { if (newest !== '\(version)') location.reload(); };
      setInterval(() => {
        const asked = document.createElement('script');
        asked.src = '\(address)?' + Date.now();
        asked.onload = asked.onerror = () => asked.remove();
        document.head.append(asked);
      }, 1000);
    })();

    """
  }

  /// The file's address from the page's on: all bytes but letters, digits and points are escaped.
  private var address: String {
    name.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2E: String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
