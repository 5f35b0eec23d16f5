import SourceScanning
import Testing

/// Action sheets that are presented without an anchor for their popover.
@Suite struct ActionSheetTests {
  private func count(_ text: String, _ path: String = "A.swift") -> Int {
    scan(text, path).looseActionSheets.count
  }

  private func swift(_ body: String) -> Int {
    count("class A: UIViewController {\n  func ask() {\n    \(body)\n  }\n}")
  }

  private func objectiveC(_ body: String) -> Int {
    count("@implementation A\n- (void)ask {\n  \(body)\n}\n@end", "A.m")
  }

  private static let made =
    "let sheet = UIAlertController(title: nil, message: f(x), preferredStyle: .actionSheet)\n"
  private static let shown = "present(sheet, animated: true)\n"

  @Test(arguments: [
    made + shown,
    made + "sheet.addAction(UIAlertAction(title: \"A\", style: .default) { _ in go() })\n" + shown,
    made + "self.present(sheet,animated: true, completion: { done() })",
    made + "top?.present(sheet, animated: true, completion: nil)",
    made + "sheet.view.tintColor = .red; DispatchQueue.main.async { self.\(shown) }",
    made + "go { [weak sheet] in sheet?.dismiss(animated: true) }\n" + shown,
    "let sheet: UIAlertController = UIAlertController(title: nil, message: nil, preferredStyle: .ActionSheet)\nself.presentViewController(sheet, animated: true, completion: nil)",
    "let sheet = UIAlertController(title: nil, message: nil, preferredStyle: UIAlertController.Style.actionSheet)\n"
      + shown,
    "var sheet = UIAlertController.init(title: nil, message: nil, preferredStyle: UIAlertControllerStyle.actionSheet)\n"
      + shown,
    "present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: true)",
    "if long { " + made + shown + " }",
  ])
  func swiftSheetsWithoutAnchorAreFound(body: String) { #expect(swift(body) == 1) }

  @Test(arguments: [
    made + "sheet.popoverPresentationController?.sourceView = view\n" + shown,
    made + "if let popover = sheet.popoverPresentationController { popover.sourceView = view }\n"
      + shown,
    made + "anchor(sheet)\n" + shown, made + "sheet.anchor(to: view)\n" + shown,
    made + "sheet.modalPresentationStyle = .custom\n" + shown,
    made + "self.sheet = sheet\n" + shown, made + "return sheet", made,
    made + "present(sheet, from: view)", made + "share(sheet: sheet)\n" + shown,
    "guard !isIPad else { return }\n" + made + shown,
    "if UIDevice.current.userInterfaceIdiom == .pad { return }\n" + made + shown,
    "sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)\n" + shown,
    "let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .alert)\n" + shown,
    "let sheet = UIAlertController(title: nil, message: nil, preferredStyle: wide ? .alert : .actionSheet)\n"
      + shown,
    "let sheet = UIAlertController(title: nil, message: nil, preferredStyle: style)\n" + shown,
    "let sheet = Sheet(title: nil, preferredStyle: .actionSheet)\n" + shown,
    "// " + made + shown, "let text = \"\"\"\n\(made)\n\"\"\"\n" + shown,
    "present(UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), from: view)",
  ])
  func swiftSheetsThatMayHaveAnAnchorAreIgnored(body: String) { #expect(swift(body) == 0) }

  private static let makes =
    "UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil message:[a b:c] preferredStyle:UIAlertControllerStyleActionSheet];\n"
  private static let shows = "[self presentViewController:sheet animated:YES completion:nil];\n"

  @Test(arguments: [
    makes + shows,
    makes
      + "[sheet addAction:[UIAlertAction actionWithTitle:@\"A\" style:0 handler:^(id a) { [self go]; }]];\n"
      + shows,
    makes + "dispatch_async(q, ^{ \(shows) });", makes + "sheet.view.tintColor = red;\n" + shows,
    "[self presentViewController:[UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet] animated:YES completion:nil];",
  ])
  func objectiveCSheetsWithoutAnchorAreFound(body: String) { #expect(objectiveC(body) == 1) }

  @Test(arguments: [
    makes + "sheet.popoverPresentationController.sourceView = self.view;\n" + shows,
    makes + "[self anchor:sheet];\n" + shows, makes + "[sheet anchorTo:self.view];\n" + shows,
    makes + "self.sheet = sheet;\n" + shows, makes + "return sheet;", makes,
    "if (IS_IPAD) return;\n" + makes + shows,
    "sheet = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];\n"
      + shows,
    "UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleAlert];\n"
      + shows,
    "UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:a ? b : UIAlertControllerStyleActionSheet];\n"
      + shows,
  ])
  func objectiveCSheetsThatMayHaveAnAnchorAreIgnored(body: String) {
    #expect(objectiveC(body) == 0)
  }

  /// A function's handling of popovers has no effect on the other functions of the file.
  @Test func functionsAreAnalyzedSeparately() {
    let other =
      "func other() { " + Self.made + "sheet.popoverPresentationController?.sourceView = v\n"
      + Self.shown + " }"
    #expect(
      count("class A {\n func ask() { " + Self.made + Self.shown + " }\n \(other) }") == 1)
    #expect(count("func ask(from sourceView: UIView) { " + Self.made + Self.shown + " }") == 0)
    #expect(count("func ask() { " + Self.made + Self.shown + " }") == 1)
  }

  /// Unclosed bodies, and more sheets than any real source has.
  @Test func malformedSourcesAreScanned() {
    #expect(count("func ask() { " + Self.made + Self.shown) == 0)
    #expect(count("preferredStyle: .actionSheet)") == 0)
    #expect(count("preferredStyle:") == 0)
    let many = String(repeating: "func a() { " + Self.made + Self.shown + " }\n", count: 1_010)
    #expect(count(many) == 1_000)
  }
}
