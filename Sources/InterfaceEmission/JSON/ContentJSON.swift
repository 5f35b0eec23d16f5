import InterfaceModel
import InterfaceSource

/// Writes what only some classes of views have, as a member of the view.
enum ContentJSON {
  static func write(_ content: ViewContent, to member: inout JSONWriter) {
    switch content {
    case .none, .cells: break
    case .sections(let sections):
      member.key("sections")
      member.array(sections) { writer, section in
        writer.object { member in
          if let id = section.id { member.member("id", id.text) }
          if let title = section.headerTitle { member.member("headerTitle", title) }
          if let title = section.footerTitle { member.member("footerTitle", title) }
        }
      }
    case .segments(let segments):
      member.key("segments")
      member.array(segments) { writer, segment in
        writer.object { member in
          if let title = segment.title { member.member("title", title) }
          if let image = segment.image {
            member.key("image")
            PropertyJSON.write(image, to: &member)
          }
          if let width = segment.width { member.member("width", width) }
        }
      }
    case .barItems(let items):
      member.key("items")
      member.array(items) { writer, item in write(item, to: &writer) }
    case .navigationItems(let items):
      member.key("navigationItems")
      member.array(items) { writer, item in
        writer.object { member in
          if let id = item.id { member.member("id", id.text) }
          if let title = item.title { member.member("title", title) }
          if let prompt = item.prompt { member.member("prompt", prompt) }
          member.key("items")
          member.array(item.items + item.leftItems + item.rightItems) { writer, item in
            write(item, to: &writer)
          }
        }
      }
    }
  }

  private static func write(_ item: BarItem, to writer: inout JSONWriter) {
    writer.object { member in
      if let id = item.id { member.member("id", id.text) }
      if let key = item.key { member.member("key", key.spelling) }
      if let title = item.title { member.member("title", title) }
      if let name = item.systemItem { member.member("systemItem", name) }
      if let image = item.image {
        member.key("image")
        PropertyJSON.write(image, to: &member)
      }
      if let view = item.customView?.id { member.member("customView", view.text) }
    }
  }
}
