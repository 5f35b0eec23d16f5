/// Simple outlines for common symbols, in a square of 24 by 24.
///
/// They are our own drawings: the system's symbols are not free.
enum GlyphTable {
  struct Glyph: Sendable {
    let outline: Path
    /// Lines within the outline, which are white in a filled symbol, or `nil` if there are none.
    let details: Path?
    /// Whether the outline is filled even in symbols that are not.
    let isSolid: Bool

    init(outline: StaticString, details: StaticString? = nil, isSolid: Bool = false) {
      self.outline = GlyphOutline.path(outline)
      self.details = details.map { GlyphOutline.path($0) }
      self.isSolid = isSolid
    }
  }

  static let glyphs: [String: Glyph] = [
    "arrow.2.circlepath": Glyph(
      outline: "M4 11c1-8 12-9 15-2M20 4v5h-5M20 13c-1 8-12 9-15 2M4 20v-5h5"),
    "arrow.backward": Glyph(outline: "M21 12H3M10 5l-7 7 7 7"),
    "arrow.clockwise": Glyph(outline: "M19 12a7 1 1-2.200-5M17 2v5h-5"),
    "arrow.counterclockwise": Glyph(outline: "M5 12a7 1 0 2.200-5M7 2v5h5"),
    "arrow.down": Glyph(outline: "M12 3v18M5 14l7 7 7-7"),
    "arrow.forward": Glyph(outline: "M3 12h18M14 5l7 7-7 7"),
    "arrow.left": Glyph(outline: "M21 12H3M10 5l-7 7 7 7"),
    "arrow.right": Glyph(outline: "M3 12h18M14 5l7 7-7 7"),
    "arrow.triangle.2.circlepath": Glyph(
      outline: "M4 11c1-8 12-9 15-2M20 4v5h-5M20 13c-1 8-12 9-15 2M4 20v-5h5"),
    "arrow.up": Glyph(outline: "M12 21V3M5 10l7-7 7 7"),
    "arrow.up.arrow.down": Glyph(outline: "M7 20V4M3 8l4-4 4 4M17 4v16M13 16l4 4 4-4"),
    "arrow.uturn.backward": Glyph(outline: "M8 4L3 9l5 5M3 9h11a5 0 1 0 11H9"),
    "arrow.uturn.left": Glyph(outline: "M8 4L3 9l5 5M3 9h11a5 0 1 0 11H9"),
    "arrow.uturn.right": Glyph(outline: "M16 4l5 5-5 5M21 9H10a5 0 0 0 11h5"),
    "arrowtriangle.down": Glyph(outline: "M4 7h16l-8 11z"),
    "arrowtriangle.up": Glyph(outline: "M4 17h16L12 6z"),
    "backward": Glyph(outline: "M12 5L2 12l10 7zM22 5L12 12l10 7z", isSolid: true),
    "bag": Glyph(outline: "M4 8h16l1 13H3zM8 8c0-6 8-6 8 0"),
    "bell": Glyph(outline: "M5 17c2-2 2-4 2-7a5 0 1 10 0c0 3 0 5 2 7zM10 20h4"),
    "bolt": Glyph(outline: "M13 2L5 13h6l-1 9 9-12h-7z"),
    "book": Glyph(
      outline: "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1z", details: "M12 6v14"),
    "bookmark": Glyph(outline: "M6 3h12v18l-6-5-6 5z"),
    "bubble": Glyph(
      outline: "M12 3c6 0 10 3 10 8c0 5-4 8-10 8l-6 3 1-4c-3-1-5-4-5-7 0-5 4-8 10-8z"),
    "bubble.left": Glyph(
      outline: "M12 3c6 0 10 3 10 8c0 5-4 8-10 8l-6 3 1-4c-3-1-5-4-5-7 0-5 4-8 10-8z"),
    "bubble.right": Glyph(
      outline: "M12 3c-6 0-10 3-10 8c0 5 4 8 10 8l6 3-1-4c3-1 5-4 5-7 0-5-4-8-10-8z"),
    "calendar": Glyph(outline: "M3 5h18v16H3zM8 3v4M16 3v4", details: "M3 10h18"),
    "camera": Glyph(
      outline: "M2 7h5l2-3h6l2 3h5v13H2zM12 9a4 1 0 0 8a4 1 0 0-8z"),
    "cart": Glyph(outline: "M2 4h3l3 11h11l2-8H6M9 19v1M18 19v1"),
    "chart.bar": Glyph(outline: "M3 12h4v9H3zM10 4h4v17h-4zM17 8h4v13h-4z"),
    "checkmark": Glyph(outline: "M4 13l5 6L20 5"),
    "chevron.backward": Glyph(outline: "M15 4l-8 8 8 8"),
    "chevron.down": Glyph(outline: "M4 8l8 8 8-8"),
    "chevron.forward": Glyph(outline: "M9 4l8 8-8 8"),
    "chevron.left": Glyph(outline: "M15 4l-8 8 8 8"),
    "chevron.right": Glyph(outline: "M9 4l8 8-8 8"),
    "chevron.up": Glyph(outline: "M4 16l8-8 8 8"),
    "circle": Glyph(outline: "M12 2a10 1 0 0 20a10 1 0 0-20z"),
    "clock": Glyph(outline: "M12 2a10 1 0 0 20a10 1 0 0-20z", details: "M12 6v6h4"),
    "cloud": Glyph(outline: "M7 18c-7 0-6-8-1-8c1-7 11-7 12 0c6 0 6 8 0 8z"),
    "creditcard": Glyph(outline: "M2 5h20v14H2z", details: "M2 10h20M5 15h5"),
    "doc": Glyph(outline: "M5 2h9l5 5v15H5z", details: "M14 2v5h5"),
    "doc.on.doc": Glyph(outline: "M9 2h7l4 4v11H9zM15 6h-6M5 7v15h10"),
    "doc.text": Glyph(outline: "M5 2h9l5 5v15H5z", details: "M14 2v5h5M8 12h8M8 16h8"),
    "drop": Glyph(outline: "M12 2C8 8 5 11 5 15a7 1 0 14 0C19 11 16 8 12 2z"),
    "ellipsis": Glyph(
      outline:
        "M3 12a2 1 0 4 0a2 1 0-4 0zM10 12a2 1 0 4 0a2 1 0-4 0zM17 12a2 1 0 4 0a2 1 0-4 0z",
      isSolid: true),
    "envelope": Glyph(outline: "M2 5h20v14H2z", details: "M2 6l10 8L22 6"),
    "exclamationmark": Glyph(outline: "M12 4v10M12 19v.1"),
    "exclamationmark.triangle": Glyph(outline: "M12 3L2 21h20z", details: "M12 10v5M12 18v.1"),
    "eye": Glyph(
      outline: "M1 12c5-9 17-9 22 0-5 9-17 9-22 0zM12 9a3 1 0 0 6a3 1 0 0-6z"),
    "flag": Glyph(outline: "M5 22V3c4-2 8 2 14 0v10c-6 2-10-2-14 0"),
    "folder": Glyph(outline: "M2 5h7l2 3h11v12H2z"),
    "forward": Glyph(outline: "M2 5l10 7-10 7zM12 5l10 7-10 7z", isSolid: true),
    "gear": Glyph(
      outline:
        "M10.5 3.5L10.9 1.1L13.1 1.1L13.5 3.5L15.0 3.9L16.5 2.0L18.5 3.1L17.5 5.4L18.6 6.5L20.9 5.5L22.0 7.5L20.1 9.0L20.5 10.5L22.9 10.9L22.9 13.1L20.5 13.5L20.1 15.0L22.0 16.5L20.9 18.5L18.6 17.5L17.5 18.6L18.5 20.9L16.5 22.0L15.0 20.1L13.5 20.5L13.1 22.9L10.9 22.9L10.5 20.5L9.0 20.1L7.5 22.0L5.5 20.9L6.5 18.6L5.4 17.5L3.1 18.5L2.0 16.5L3.9 15.0L3.5 13.5L1.1 13.1L1.1 10.9L3.5 10.5L3.9 9.0L2.0 7.5L3.1 5.5L5.4 6.5L6.5 5.4L5.5 3.1L7.5 2.0L9.0 3.9zM12 6.4A5.6 1 0 12 17.6A5.6 1 0 12 6.4z",
      details: "M12 9a3 1 0 0 6a3 1 0 0-6z"),
    "gearshape": Glyph(
      outline:
        "M10.1 4.6L10.6 1.3L13.4 1.3L13.9 4.6L15.9 5.5L18.6 3.4L20.6 5.4L18.5 8.1L19.4 10.1L22.7 10.6L22.7 13.4L19.4 13.9L18.5 15.9L20.6 18.6L18.6 20.6L15.9 18.5L13.9 19.4L13.4 22.7L10.6 22.7L10.1 19.4L8.1 18.5L5.4 20.6L3.4 18.6L5.5 15.9L4.6 13.9L1.3 13.4L1.3 10.6L4.6 10.1L5.5 8.1L3.4 5.4L5.4 3.4L8.1 5.5zM12 8.6A3.4 1 0 12 15.4A3.4 1 0 12 8.6z"
    ),
    "gift": Glyph(
      outline: "M3 8h18v4H3zM5 12h14v9H5zM12 8c-8-1-6-7 0 0c6-7 8-1 0 0",
      details: "M12 8v13M5 12h14"),
    "globe": Glyph(
      outline:
        "M12 2a10 1 0 0 20a10 1 0 0-20zM2 12h20M12 2c-5 5-5 15 0 20M12 2c5 5 5 15 0 20"),
    "heart": Glyph(outline: "M12 21C5 15 2 12 2 8a5 0 1 10-2 5 0 1 10 2c0 4-3 7-10 13z"),
    "house": Glyph(outline: "M2 12L12 3l10 9M5 10v11h14V10"),
    "icloud": Glyph(outline: "M7 18c-7 0-6-8-1-8c1-7 11-7 12 0c6 0 6 8 0 8z"),
    "info": Glyph(outline: "M12 6v.1M10 11h2v7M9 18h6"),
    "key": Glyph(outline: "M8 7a5 1 0 0 10a5 1 0 0-10zM13 12h9v4M18 12v3"),
    "line.3.horizontal": Glyph(outline: "M3 6h18M3 12h18M3 18h18"),
    "line.3.horizontal.decrease": Glyph(outline: "M3 6h18M6 12h12M9 18h6"),
    "line.horizontal.3": Glyph(outline: "M3 6h18M3 12h18M3 18h18"),
    "line.horizontal.3.decrease": Glyph(outline: "M3 6h18M6 12h12M9 18h6"),
    "link": Glyph(outline: "M9 15l6-6M11 6l2-2c5-4 11 2 7 7l-2 2M13 18l-2 2c-5 4-11-2-7-7l2-2"),
    "list.bullet": Glyph(outline: "M3 6h.1M3 12h.1M3 18h.1M8 6h14M8 12h14M8 18h14"),
    "list.dash": Glyph(outline: "M3 6h2M3 12h2M3 18h2M9 6h13M9 12h13M9 18h13"),
    "location": Glyph(outline: "M21 3L3 11l8 2 2 8z"),
    "lock": Glyph(outline: "M5 11h14v10H5zM8 11V7a4 0 1 8 0v4"),
    "lock.open": Glyph(outline: "M5 11h14v10H5zM8 11V7a4 0 1 8 0"),
    "magnifyingglass": Glyph(outline: "M10 3a7 1 0 0 14a7 1 0 0-14zM15 15l6 6"),
    "map": Glyph(outline: "M2 6l6-3 8 3 6-3v15l-6 3-8-3-6 3z", details: "M8 3v15M16 6v15"),
    "message": Glyph(
      outline: "M12 3c6 0 10 3 10 8c0 5-4 8-10 8l-6 3 1-4c-3-1-5-4-5-7 0-5 4-8 10-8z"),
    "mic": Glyph(outline: "M9 6a3 0 1 6 0v6a3 0 1-6 0zM5 11c0 9 14 9 14 0M12 18v4"),
    "minus": Glyph(outline: "M4 12h16"),
    "moon": Glyph(outline: "M20 14c-8 3-15-4-10-11c-14 4-6 23 10 11z"),
    "multiply": Glyph(outline: "M5 5l14 14M19 5L5 19"),
    "paperclip": Glyph(outline: "M19 11l-8 8c-5 4-10-2-6-6L14 4c4-3 7 1 5 4l-8 8c-2 2-4 0-3-2l7-7"),
    "paperplane": Glyph(outline: "M22 2L2 10l8 4 4 8z", details: "M22 2L10 14"),
    "pause": Glyph(outline: "M6 4h4v16H6zM14 4h4v16h-4z", isSolid: true),
    "pencil": Glyph(outline: "M4 20l1-5L16 4l4 4L9 19z"),
    "person": Glyph(outline: "M12 3a5 1 0 0 10a5 1 0 0-10zM3 21c0-8 18-8 18 0z"),
    "person.2": Glyph(
      outline:
        "M9 5a4 1 0 0 8a4 1 0 0-8zM1 20c0-7 16-7 16 0zM16 6a3.500 0 1 0 7M19 20h4c0-4-2-5-5-5"),
    "person.3": Glyph(
      outline:
        "M12 5a3.500 1 0 0 7a3.500 1 0 0-7zM6 19c0-6 12-6 12 0zM4 8a2 1 0 0 4a2 1 0 0-4zM1 17c0-2 1-3 3-3M20 8a2 1 0 0 4a2 1 0 0-4zM23 17c0-2-1-3-3-3"
    ),
    "person.crop": Glyph(outline: "M12 3a5 1 0 0 10a5 1 0 0-10zM3 21c0-8 18-8 18 0z"),
    "phone": Glyph(
      outline: "M4 3l4 1 1 5-2 2c1 3 3 5 6 6l2-2 5 1 1 4c-9 3-20-8-17-17z"),
    "photo": Glyph(outline: "M2 4h20v16H2z", details: "M2 17l6-6 5 5 4-3 5 4M15 9h.1"),
    "pin": Glyph(outline: "M8 3h8l-1 7 4 4H5l4-4zM12 14v8"),
    "play": Glyph(outline: "M6 3l15 9-15 9z"),
    "plus": Glyph(outline: "M12 4v16M4 12h16"),
    "power": Glyph(outline: "M12 3v9M7 6c-9 9 2 18 9 12c4-4 4-9 1-12"),
    "qrcode": Glyph(outline: "M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h3v3M21 14v7h-7"),
    "questionmark": Glyph(outline: "M8 8c0-5 8-5 8 0 0 3-4 3-4 6M12 19v.1"),
    "rectangle": Glyph(outline: "M2 5h20v14H2z"),
    "safari": Glyph(outline: "M12 2a10 1 0 0 20a10 1 0 0-20zM16 8l-2.500 6L8 16l2.500-6z"),
    "shield": Glyph(outline: "M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z"),
    "slider.horizontal.3": Glyph(outline: "M2 6h20M2 12h20M2 18h20M8 4v4M16 10v4M6 16v4"),
    "speaker": Glyph(outline: "M3 9h4l6-5v16l-6-5H3zM17 9c2 2 2 4 0 6"),
    "square": Glyph(outline: "M4 4h16v16H4z"),
    "square.and.arrow.down": Glyph(outline: "M8 9H5v12h14V9h-3M12 2v13M8 11l4 4 4-4"),
    "square.and.arrow.up": Glyph(outline: "M8 9H5v12h14V9h-3M12 15V2M8 6l4-4 4 4"),
    "square.and.pencil": Glyph(outline: "M12 5H4v15h15v-8M9 15l1-4L19 2l3 3-9 9z"),
    "square.grid.2x2": Glyph(outline: "M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z"),
    "star": Glyph(
      outline:
        "M12 2l3 6.700 7 .8-5.200 4.900 1.400 7.100-6.200-3.500-6.200 3.500 1.400-7.100L2 9.500l7-.8z"
    ),
    "stop": Glyph(outline: "M5 5h14v14H5z", isSolid: true),
    "sun.max": Glyph(
      outline:
        "M12 7a5 1 0 0 10a5 1 0 0-10zM12 1v3M12 20v3M1 12h3M20 12h3M4 4l2 2M18 18l2 2M20 4l-2 2M4 20l2-2"
    ),
    "tag": Glyph(outline: "M3 3h9l9 9-9 9-9-9z", details: "M7.500 7.500h.1"),
    "text.bubble": Glyph(
      outline: "M12 3c6 0 10 3 10 8c0 5-4 8-10 8l-6 3 1-4c-3-1-5-4-5-7 0-5 4-8 10-8z",
      details: "M7 9h10M7 13h7"),
    "timer": Glyph(outline: "M12 5a8 1 0 0 16a8 1 0 0-16zM9 2h6", details: "M12 13V9"),
    "trash": Glyph(outline: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15", details: "M10 10v7M14 10v7"),
    "video": Glyph(outline: "M2 6h13v12H2zM15 11l7-4v10l-7-4z"),
    "wifi": Glyph(outline: "M2 9c6-6 14-6 20 0M6 13c4-4 8-4 12 0M10 17c1-1 3-1 4 0M12 20v.1"),
    "wrench": Glyph(outline: "M20 5c3 5-2 9-6 7L6 21l-3-3 9-8c-2-4 2-9 7-6l-3 3 1 2 2 1z"),
    "xmark": Glyph(outline: "M5 5l14 14M19 5L5 19"),
  ]
}
