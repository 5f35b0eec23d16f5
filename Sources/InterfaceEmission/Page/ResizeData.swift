import InterfaceTraits
import StructuredData

/// The data of scenes in windows of any size for the page's script, with each form and box stored
/// once per document.
struct ResizeData {
  private var forms: [PageDocument.Form] = []
  private var formIndices: [PageDocument.Form: Int] = [:]
  private var boxes: [PageDocument.Resizing.Box] = []
  private var boxIndices: [PageDocument.Resizing.Box: Int] = [:]

  /// Returns the scene's member, preceded by a comma, or empty if there is no data.
  mutating func member(of scene: PageDocument.Scene) -> [UInt8] {
    guard let resizing = scene.resizing else { return [] }
    var writer = JSONWriter()
    writer.object { member in
      switch resizing.extent {
      case .window: break
      case .own(let width, let height):
        member.array("own", [width, height]) { writer, side in
          if let side { writer.value(side) } else { writer.null() }
        }
      case .inside(let scene, let view):
        member.array("inside") { writer in
          writer.value(Double(scene))
          writer.value(view)
        }
      }
    }
    var pieces: [String] = []
    for piece in resizing.pieces {
      let requirements = piece.requirements.map { requirement in
        let index = index(of: requirement.form)
        return requirement.isStrict ? -1 - index : index
      }
      let boxes = piece.boxes.map { index(of: $0) }
      let samples = piece.samples.map { sample in
        "\(Self.text(sample.width)),\(Self.text(sample.height)),\(sample.picture)"
      }
      pieces.append(
        "[\(piece.quadrant),\(Self.list(requirements)),\(Self.list(boxes)),"
          + "[\(samples.joined(separator: ","))],\(piece.facts)]")
    }
    return Array(",\"resize\":".utf8) + writer.bytes
      + Array(",\"pieces\":[\(pieces.joined(separator: ","))]".utf8)
  }

  /// Returns the members that scenes share, each preceded by a comma.
  func shared(_ range: PageDocument.ResizeRange) -> [UInt8] {
    let numbers = [
      range.widths.lowerBound, range.widths.upperBound, range.heights.lowerBound,
      range.heights.upperBound, range.regularWidth, range.regularHeight, range.scale,
      range.wideWidth,
    ]
    var bytes = Array(",\"range\":[\(numbers.map { Self.text($0) }.joined(separator: ","))]".utf8)
    if let idiom = range.idiom {
      bytes += ",\"window\":\"\(idiom.productFamily)\"".utf8
    }
    let forms = forms.map { form in
      "[\([form.constant, form.width, form.height].map { Self.text($0) }.joined(separator: ","))]"
    }
    bytes += ",\"forms\":[\(forms.joined(separator: ","))],\"edges\":[".utf8
    for (number, box) in boxes.enumerated() {
      if number > 0 { bytes += ",".utf8 }
      var writer = JSONWriter()
      writer.array { writer in
        writer.value(box.id)
        for edge in box.edges { writer.value(Double(formIndices[edge] ?? 0)) }
      }
      bytes += writer.bytes
    }
    return bytes + "]".utf8
  }

  private mutating func index(of form: PageDocument.Form) -> Int {
    if let cached = formIndices[form] { return cached }
    formIndices[form] = forms.count
    forms.append(form)
    return forms.count - 1
  }

  private mutating func index(of box: PageDocument.Resizing.Box) -> Int {
    if let cached = boxIndices[box] { return cached }
    boxIndices[box] = boxes.count
    boxes.append(box)
    for edge in box.edges { _ = index(of: edge) }
    return boxes.count - 1
  }

  private static func list(_ numbers: [Int]) -> String {
    "[\(numbers.map { "\($0)" }.joined(separator: ","))]"
  }

  /// Returns the shortest text that JavaScript parses as a number.
  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
