// Generated from the documentation of public declarations by `swift run regenerate`: do not edit.
// swift-format-ignore-file

import Ninefold

extension DocumentationSetting {
  /// All examples with the names of what they document.
  static let examples: [(name: String, run: @Sendable (DocumentationSetting) throws -> Void)] = [
    ("CodeFile", { try $0.example1() }),
    ("CodeOptions", { try $0.example2() }),
    ("FrameComponent", { try $0.example3() }),
    ("ViewContent.ActivityIndicatorView", { try $0.example4() }),
    ("ViewContent.NavigationItem", { try $0.example5() }),
    ("ViewContent.BarButtonItem", { try $0.example6() }),
    ("ViewContent.TabBarItem", { try $0.example7() }),
    ("ViewContent.Button", { try $0.example8() }),
    ("ViewContent.Button.State", { try $0.example9() }),
    ("ViewContent.Button.Configuration", { try $0.example10() }),
    ("ViewContent.CollectionView", { try $0.example11() }),
    ("ViewContent.CollectionView.FlowLayout", { try $0.example12() }),
    ("ViewContent.CollectionViewCell", { try $0.example13() }),
    ("ViewContent.DatePicker", { try $0.example14() }),
    ("ViewContent.ImageView", { try $0.example15() }),
    ("ViewContent.Label", { try $0.example16() }),
    ("ViewContent.MapView", { try $0.example17() }),
    ("ViewContent.NavigationBar", { try $0.example18() }),
    ("ViewContent.PageControl", { try $0.example19() }),
    ("ViewContent.ProgressView", { try $0.example20() }),
    ("ViewContent.RefreshControl", { try $0.example21() }),
    ("ResolvedAppearance", { try $0.example22() }),
    ("ResolvedLayer", { try $0.example23() }),
    ("ResolvedImage", { try $0.example24() }),
    ("ResolvedAsset", { try $0.example25() }),
    ("SymbolConfiguration", { try $0.example26() }),
    ("ViewContent.Scrolling", { try $0.example27() }),
    ("ViewContent.SearchBar", { try $0.example28() }),
    ("ViewContent.SegmentedControl", { try $0.example29() }),
    ("ViewContent.SegmentedControl.Segment", { try $0.example30() }),
    ("ViewContent.Slider", { try $0.example31() }),
    ("ViewContent.StackView", { try $0.example32() }),
    ("ViewContent.Stepper", { try $0.example33() }),
    ("StyledText", { try $0.example34() }),
    ("StyledText.Run", { try $0.example35() }),
    ("ViewContent.Switch", { try $0.example36() }),
    ("ViewContent.TabBar", { try $0.example37() }),
    ("ViewContent.TableView", { try $0.example38() }),
    ("ViewContent.TableView.Section", { try $0.example39() }),
    ("ViewContent.TableViewCell", { try $0.example40() }),
    ("ViewContent.TableViewCell.ContentConfiguration", { try $0.example41() }),
    ("ViewContent.TextField", { try $0.example42() }),
    ("ViewContent.TextView", { try $0.example43() }),
    ("ViewContent.Toolbar", { try $0.example44() }),
    ("ViewContent", { try $0.example45() }),
    ("ViewContent.VisualEffectView", { try $0.example46() }),
    ("ResolvedConstraint", { try $0.example47() }),
    ("ResolvedConstraint", { try $0.example48() }),
    ("ResolvedGuide", { try $0.example49() }),
    ("ResolvedView", { try $0.example50() }),
    ("Diagnostic", { try $0.example51() }),
    ("Diagnostic.Note", { try $0.example52() }),
    ("Diagnostic.FixIt", { try $0.example53() }),
    ("DiagnosticKind.Option", { try $0.example54() }),
    ("DiagnosticKind", { try $0.example55() }),
    ("Digest", { try $0.example56() }),
    ("ObjectID", { try $0.example57() }),
    ("SafeFixIts", { try $0.example58() }),
    ("SourceEdit", { try $0.example59() }),
    ("SourceFile", { try $0.example60() }),
    ("SourcePosition", { try $0.example61() }),
    ("SourceRange", { try $0.example62() }),
    ("LayoutPoint", { try $0.example63() }),
    ("LayoutSize", { try $0.example64() }),
    ("LayoutRect", { try $0.example65() }),
    ("LayoutInsets", { try $0.example66() }),
    ("Language", { try $0.example67() }),
    ("LanguageTag", { try $0.example68() }),
    ("LayoutAxis", { try $0.example69() }),
    ("Pseudolanguage", { try $0.example70() }),
    ("SizeClass", { try $0.example71() }),
    ("SizeClassGrid", { try $0.example72() }),
    ("SizeClassGrid.Cell", { try $0.example73() }),
    ("Handle", { try $0.example74() }),
    ("TextSizeCategory", { try $0.example75() }),
    ("TraitCollection", { try $0.example76() }),
    ("TraitEnvironment", { try $0.example77() }),
    ("TraitEnvironment.Step", { try $0.example78() }),
    ("LayoutAttribute", { try $0.example79() }),
    ("LayoutGuideKind", { try $0.example80() }),
    ("LayoutRelation", { try $0.example81() }),
    ("SegueKind", { try $0.example82() }),
    ("ViewRole", { try $0.example83() }),
    ("ApplicationInformation", { try $0.example84() }),
    ("ApplicationInformation.Orientation", { try $0.example85() }),
    ("StoryboardApp.FlowFormat", { try $0.example86() }),
    ("StoryboardApp", { try $0.example87() }),
    ("StoryboardApp", { try $0.example88() }),
    ("StoryboardApp", { try $0.example89() }),
    ("StoryboardApp.Subject", { try $0.example90() }),
    ("StoryboardApp.Picture", { try $0.example91() }),
    ("StoryboardApp.Composition", { try $0.example92() }),
    ("StoryboardApp", { try $0.example93() }),
    ("StoryboardApp.Transition", { try $0.example94() }),
    ("StoryboardApp.Side", { try $0.example95() }),
    ("StoryboardApp", { try $0.example96() }),
    ("StoryboardApp.Storyboard", { try $0.example97() }),
    ("Assets", { try $0.example98() }),
    ("Assets.File", { try $0.example99() }),
    ("Assets.Catalog", { try $0.example100() }),
    ("Compilation", { try $0.example101() }),
    ("Compilation", { try $0.example102() }),
    ("LintResult", { try $0.example103() }),
    ("Compiler", { try $0.example104() }),
    ("CompilerOptions", { try $0.example105() }),
    ("ConfigurationRequest", { try $0.example106() }),
    ("ConfigurationRequest.DeviceWindow", { try $0.example107() }),
    ("ConfigurationRequest.Window", { try $0.example108() }),
    ("Dependency", { try $0.example109() }),
    ("DeviceModel", { try $0.example110() }),
    ("DiagnosticKind", { try $0.example111() }),
    ("DumpStage", { try $0.example112() }),
    ("DiagnosticExample", { try $0.example113() }),
    ("DiagnosticExample.File", { try $0.example114() }),
    ("DocumentUpgrade", { try $0.example115() }),
    ("DocumentUpgrade.Item", { try $0.example116() }),
    ("Fonts", { try $0.example117() }),
    ("Fonts.File", { try $0.example118() }),
    ("ImageAsset.Candidate", { try $0.example119() }),
    ("ImageAsset.Choice", { try $0.example120() }),
    ("ImageAsset.Image", { try $0.example121() }),
    ("ImageAsset", { try $0.example122() }),
    ("LanguageRequest", { try $0.example123() }),
    ("LayoutExplanations", { try $0.example124() }),
    ("Limits", { try $0.example125() }),
    ("Localizations", { try $0.example126() }),
    ("Picture", { try $0.example127() }),
    ("PictureOptions", { try $0.example128() }),
    ("PlaceholderReason", { try $0.example129() }),
    ("PreviewPage", { try $0.example130() }),
    ("ProjectConfiguration", { try $0.example131() }),
    ("AmbiguityResult", { try $0.example132() }),
    ("ConfigurationResult", { try $0.example133() }),
    ("FontDescriptor", { try $0.example134() }),
    ("ConflictResult", { try $0.example135() }),
    ("ConflictResult.Member", { try $0.example136() }),
    ("", { try $0.example137() }),
    ("Item", { try $0.example138() }),
    ("", { try $0.example139() }),
    ("SceneLayout", { try $0.example140() }),
    ("SceneLayout.Bars", { try $0.example141() }),
    ("SceneResult", { try $0.example142() }),
    ("SceneResult.Controller", { try $0.example143() }),
    ("SegueResult", { try $0.example144() }),
    ("SegueResult.Outcome", { try $0.example145() }),
    ("", { try $0.example146() }),
    ("TextLine", { try $0.example147() }),
    ("RGBA", { try $0.example148() }),
    ("TableCellAccessory", { try $0.example149() }),
    ("SymbolScale", { try $0.example150() }),
    ("FontWeight", { try $0.example151() }),
    ("TextStyle", { try $0.example152() }),
    ("FontDescriptor", { try $0.example153() }),
    ("ButtonImagePlacement", { try $0.example154() }),
    ("DatePickerPresentation", { try $0.example155() }),
    ("TextFieldBorderStyle", { try $0.example156() }),
    ("LineBreakMode", { try $0.example157() }),
    ("", { try $0.example158() }),
    ("", { try $0.example159() }),
    ("", { try $0.example160() }),
    ("", { try $0.example161() }),
    ("", { try $0.example162() }),
    ("", { try $0.example163() }),
  ]

  // Sources/InterfaceEmission/Code/CodeFile.swift, CodeFile
  func example1() throws {
    let code = CodeFile(of: [compilation], options: CodeOptions(access: .public, name: "Screens"))
    print(code.bytes.count, code.warnings)
  }

  // Sources/InterfaceEmission/Code/CodeOptions.swift, CodeOptions
  func example2() throws {
    let options = CodeOptions(access: .public, name: "Screens")
    print(CodeFile(of: [compilation], options: options).bytes.count)
  }

  // Sources/InterfaceLayout/FrameComponent.swift, FrameComponent
  func example3() throws {
    for ambiguity in layout.ambiguities where ambiguity.components.contains(FrameComponent.height) {
      print("the height of \(ambiguity.view) is not determined")
    }
  }

  // Sources/InterfaceResolution/Content/ActivityIndicatorView.swift, ViewContent.ActivityIndicatorView
  func example4() throws {
    if case .activityIndicatorView(let wheel) = view.content, !wheel.isAnimating {
      print(wheel.hidesWhenStopped ? "hidden" : "shown")
    }
  }

  // Sources/InterfaceResolution/Content/BarItems.swift, ViewContent.NavigationItem
  func example5() throws {
    if let item = layout.navigationItem {
      print(item.title ?? "no title", item.rightBarButtonItems.compactMap(\.title))
    }
  }

  // Sources/InterfaceResolution/Content/BarItems.swift, ViewContent.BarButtonItem
  func example6() throws {
    for item in layout.toolbarItems where item.systemItem != .flexibleSpace {
      print(item.title ?? item.systemItem?.rawValue ?? item.image?.name ?? "a view")
    }
  }

  // Sources/InterfaceResolution/Content/BarItems.swift, ViewContent.TabBarItem
  func example7() throws {
    if let tab = layout.tabBarItem { print(tab.title ?? "", tab.image?.name ?? "") }
  }

  // Sources/InterfaceResolution/Content/Button.swift, ViewContent.Button
  func example8() throws {
    if case .button(let button) = view.content {
      print(button.title.string, button.configuration?.style.rawValue ?? "without a configuration")
    }
  }

  // Sources/InterfaceResolution/Content/Button.swift, ViewContent.Button.State
  func example9() throws {
    if case .button(let button) = view.content, button.disabled.title != button.normal.title {
      print(button.disabled.title.string)
    }
  }

  // Sources/InterfaceResolution/Content/ButtonConfiguration.swift, ViewContent.Button.Configuration
  func example10() throws {
    if case .button(let button) = view.content, let configuration = button.configuration {
      print(configuration.style, configuration.title.string, configuration.contentInsets)
    }
  }

  // Sources/InterfaceResolution/Content/CollectionView.swift, ViewContent.CollectionView
  func example11() throws {
    if case .collectionView(let collection) = view.content,
      case .flow(let flow) = collection.collectionViewLayout
    {
      print(flow.itemSize, flow.minimumLineSpacing)
    }
  }

  // Sources/InterfaceResolution/Content/CollectionView.swift, ViewContent.CollectionView.FlowLayout
  func example12() throws {
    if case .collectionView(let collection) = view.content,
      case .flow(let flow) = collection.collectionViewLayout, flow.estimatedItemSize == .automatic
    {
      print("the content decides the size of the items")
    }
  }

  // Sources/InterfaceResolution/Content/CollectionViewCell.swift, ViewContent.CollectionViewCell
  func example13() throws {
    if case .collectionViewCell(let cell) = view.content {
      print(cell.reuseIdentifier ?? "", cell.customSize ?? .zero)
    }
  }

  // Sources/InterfaceResolution/Content/DatePicker.swift, ViewContent.DatePicker
  func example14() throws {
    if case .datePicker(let picker) = view.content {
      print(picker.datePickerMode, picker.preferredDatePickerStyle)
    }
  }

  // Sources/InterfaceResolution/Content/ImageView.swift, ViewContent.ImageView
  func example15() throws {
    if case .imageView(let content) = view.content, let image = content.image {
      print(image.name, image.size ?? .zero, image.asset?.path ?? "in no catalog")
    }
  }

  // Sources/InterfaceResolution/Content/Label.swift, ViewContent.Label
  func example16() throws {
    if case .label(let label) = view.content, label.numberOfLines == 1, view.textLines.count == 1 {
      print(label.text.string, "is shown as", view.textLines[0].text)
    }
  }

  // Sources/InterfaceResolution/Content/MapView.swift, ViewContent.MapView
  func example17() throws {
    if case .mapView(let map) = view.content, map.showsUserLocation { print(map.mapType) }
  }

  // Sources/InterfaceResolution/Content/NavigationBar.swift, ViewContent.NavigationBar
  func example18() throws {
    if case .navigationBar(let bar) = view.content {
      print(bar.prefersLargeTitles, bar.items.compactMap(\.title))
    }
  }

  // Sources/InterfaceResolution/Content/PageControl.swift, ViewContent.PageControl
  func example19() throws {
    if case .pageControl(let control) = view.content { print(control.numberOfPages) }
  }

  // Sources/InterfaceResolution/Content/ProgressView.swift, ViewContent.ProgressView
  func example20() throws {
    if case .progressView(let content) = view.content { print(content.progress) }
  }

  // Sources/InterfaceResolution/Content/RefreshControl.swift, ViewContent.RefreshControl
  func example21() throws {
    if case .refreshControl(let control) = view.content { print(control.attributedTitle.string) }
  }

  // Sources/InterfaceResolution/Content/ResolvedAppearance.swift, ResolvedAppearance
  func example22() throws {
    for view in layout.views where view.appearance.alpha == 0 || view.appearance.isHidden {
      print(view, "cannot be seen")
    }
  }

  // Sources/InterfaceResolution/Content/ResolvedAppearance.swift, ResolvedLayer
  func example23() throws {
    for view in layout.views where view.appearance.layer.cornerRadius > 0 {
      print(view, view.appearance.layer.cornerRadius)
    }
  }

  // Sources/InterfaceResolution/Content/ResolvedImage.swift, ResolvedImage
  func example24() throws {
    if case .imageView(let view) = view.content, let image = view.image, image.size == nil {
      print("neither a catalog nor the document knows \(image.name)")
    }
  }

  // Sources/InterfaceResolution/Content/ResolvedImage.swift, ResolvedAsset
  func example25() throws {
    let paths = layout.views.compactMap { $0.image?.asset?.path }
    print("the scene needs", Set(paths).sorted())
  }

  // Sources/InterfaceResolution/Content/ResolvedImage.swift, SymbolConfiguration
  func example26() throws {
    if let symbol = view.image?.symbolConfiguration { print(symbol.scale, symbol.font) }
  }

  // Sources/InterfaceResolution/Content/Scrolling.swift, ViewContent.Scrolling
  func example27() throws {
    if case .scrollView(let scrolling) = view.content, scrolling.isPagingEnabled {
      print("pages of \(view.frame.width) points")
    }
  }

  // Sources/InterfaceResolution/Content/SearchBar.swift, ViewContent.SearchBar
  func example28() throws {
    if case .searchBar(let bar) = view.content { print(bar.placeholder, bar.scopeButtonTitles) }
  }

  // Sources/InterfaceResolution/Content/SegmentedControl.swift, ViewContent.SegmentedControl
  func example29() throws {
    if case .segmentedControl(let control) = view.content {
      print(control.segments.map(\.title), control.selectedSegmentIndex ?? -1)
    }
  }

  // Sources/InterfaceResolution/Content/SegmentedControl.swift, ViewContent.SegmentedControl.Segment
  func example30() throws {
    if case .segmentedControl(let control) = view.content {
      for segment in control.segments where !segment.isEnabled { print(segment.title) }
    }
  }

  // Sources/InterfaceResolution/Content/Slider.swift, ViewContent.Slider
  func example31() throws {
    if case .slider(let slider) = view.content {
      print((slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue))
    }
  }

  // Sources/InterfaceResolution/Content/StackView.swift, ViewContent.StackView
  func example32() throws {
    if case .stackView(let stack) = view.content, stack.distribution == .fillEqually {
      print(stack.axis, stack.alignment, stack.spacing)
    }
  }

  // Sources/InterfaceResolution/Content/Stepper.swift, ViewContent.Stepper
  func example33() throws {
    if case .stepper(let stepper) = view.content { print(stepper.value, "by", stepper.stepValue) }
  }

  // Sources/InterfaceResolution/Content/StyledText.swift, StyledText
  func example34() throws {
    if case .label(let label) = view.content {
      for run in label.text.runs { print(run.text, run.font.textStyle ?? .body, run.color) }
    }
  }

  // Sources/InterfaceResolution/Content/StyledText.swift, StyledText.Run
  func example35() throws {
    if case .textView(let text) = view.content {
      print(text.text.runs.filter(\.isUnderlined).map(\.text))
    }
  }

  // Sources/InterfaceResolution/Content/Switch.swift, ViewContent.Switch
  func example36() throws {
    if case .switch(let content) = view.content { print(content.isOn, content.onTintColor) }
  }

  // Sources/InterfaceResolution/Content/TabBar.swift, ViewContent.TabBar
  func example37() throws {
    if case .tabBar(let bar) = view.content { print(bar.items.compactMap(\.title)) }
  }

  // Sources/InterfaceResolution/Content/TableView.swift, ViewContent.TableView
  func example38() throws {
    if case .tableView(let table) = view.content {
      for section in table.sections { print(section.headerTitle ?? "", section.cells.count, "rows") }
    }
  }

  // Sources/InterfaceResolution/Content/TableView.swift, ViewContent.TableView.Section
  func example39() throws {
    if case .tableView(let table) = view.content, let first = table.sections.first?.cells.first {
      print(layout.view(at: first).frame)
    }
  }

  // Sources/InterfaceResolution/Content/TableViewCell.swift, ViewContent.TableViewCell
  func example40() throws {
    if case .tableViewCell(let cell) = view.content, cell.style == .subtitle {
      print(cell.textLabel.map { layout.view(at: $0).frame } ?? .zero)
    }
  }

  // Sources/InterfaceResolution/Content/TableViewCell.swift, ViewContent.TableViewCell.ContentConfiguration
  func example41() throws {
    if case .tableViewCell(let cell) = view.content, let list = cell.contentConfiguration {
      print(list.text, list.secondaryText)
    }
  }

  // Sources/InterfaceResolution/Content/TextField.swift, ViewContent.TextField
  func example42() throws {
    if case .textField(let field) = view.content, field.text.isEmpty {
      print(field.placeholder.string, field.borderStyle)
    }
  }

  // Sources/InterfaceResolution/Content/TextView.swift, ViewContent.TextView
  func example43() throws {
    if case .textView(let text) = view.content, !text.scrolling.isScrollEnabled {
      print("\(view.textLines.count) lines")
    }
  }

  // Sources/InterfaceResolution/Content/Toolbar.swift, ViewContent.Toolbar
  func example44() throws {
    if case .toolbar(let bar) = view.content { print(bar.items.count) }
  }

  // Sources/InterfaceResolution/Content/ViewContent.swift, ViewContent
  func example45() throws {
    switch view.content {
    case .label(let label): print(label.text.string, label.font.pointSize(in: layout.configuration))
    case .button(let button): print(button.title.string)
    case .imageView(let image): print(image.image?.name ?? "no image")
    case .stackView(let stack): print(stack.axis, stack.spacing)
    default: print(view.elementName)
    }
  }

  // Sources/InterfaceResolution/Content/VisualEffectView.swift, ViewContent.VisualEffectView
  func example46() throws {
    if case .visualEffectView(let content) = view.content, case .blur(let style) = content.effect {
      print(style.rawValue)
    }
  }

  // Sources/InterfaceResolution/Scene/ResolvedConstraint.swift, ResolvedConstraint
  func example47() throws {
    for constraint in layout.constraints where constraint.firstAttribute == .width {
      print(constraint, "with priority", constraint.priority)
    }
  }

  // Sources/InterfaceResolution/Scene/ResolvedConstraint.swift, ResolvedConstraint
  func example48() throws {
    for constraint in layout.constraints where constraint.isPlaceholder {
      print(constraint, "is left to code")
    }
  }

  // Sources/InterfaceResolution/Scene/ResolvedGuide.swift, ResolvedGuide
  func example49() throws {
    print(layout.guides.filter { $0.kind == .safeArea }.map(\.id))
  }

  // Sources/InterfaceResolution/Scene/ResolvedView.swift, ResolvedView
  func example50() throws {
    for view in layout.views where view.role == .cell { print(view.elementName, view.content) }
  }

  // Sources/InterfaceSource/Diagnostic.swift, Diagnostic
  func example51() throws {
    let place = file.location(of: diagnostic.range.start)
    print("\(file.path):\(place.line): \(diagnostic.message) [\(diagnostic.id)]")
  }

  // Sources/InterfaceSource/Diagnostic.swift, Diagnostic.Note
  func example52() throws {
    for note in diagnostic.notes {
      if let range = note.range { print(file.location(of: range.start).line, note.message) }
    }
  }

  // Sources/InterfaceSource/Diagnostic.swift, Diagnostic.FixIt
  func example53() throws {
    if let fixIt = diagnostic.fixIts.first, let corrected = file.applying(fixIt.edits) {
      print(fixIt.label, corrected.bytes.count)
    }
  }

  // Sources/InterfaceSource/DiagnosticKind+Option.swift, DiagnosticKind.Option
  func example54() throws {
    for option in DiagnosticKind.named("unexpected-canvas-device")?.options ?? [] {
      print(option.name, option.standard.text, option.meaning)
    }
  }

  // Sources/InterfaceSource/DiagnosticKind.swift, DiagnosticKind
  func example55() throws {
    for diagnostic in compilation.diagnostics where diagnostic.severity == .error {
      print(diagnostic.message, diagnostic.kind.remedy)
    }
  }

  // Sources/InterfaceSource/Digest.swift, Digest
  func example56() throws {
    let digest = Digest(of: file.bytes)
    print(digest.hexadecimal, digest == Digest(of: bytes))
  }

  // Sources/InterfaceSource/ObjectID.swift, ObjectID
  func example57() throws {
    let button = ObjectID("w8n-9l-6TN")
    for finding in compilation.diagnostics where finding.object == button { print(finding.message) }
  }

  // Sources/InterfaceSource/SafeFixIts.swift, SafeFixIts
  func example58() throws {
    let fixes = SafeFixIts(of: compilation.diagnostics)
    if let fixed = file.applying(fixes.edits) { print(fixes.count, fixed.bytes.count) }
  }

  // Sources/InterfaceSource/SourceEdit.swift, SourceEdit
  func example59() throws {
    let edits = compilation.diagnostics.compactMap(\.fixIts.first).flatMap(\.edits)
    if let corrected = file.applying(edits) { print(String(decoding: corrected.bytes, as: UTF8.self)) }
  }

  // Sources/InterfaceSource/SourceFile.swift, SourceFile
  func example60() throws {
    let file = SourceFile(path: "App/Main.storyboard", bytes: bytes)
    print(file.location(of: diagnostic.range.start).line, file.text(diagnostic.range))
  }

  // Sources/InterfaceSource/SourcePosition.swift, SourcePosition
  func example61() throws {
    let place = file.location(of: view.range.start)
    print("\(file.path):\(place.line):\(place.column)")
  }

  // Sources/InterfaceSource/SourceRange.swift, SourceRange
  func example62() throws {
    if let view = layout.rootView {
      let tag = file.text(SourceRange(start: view.range.start, end: view.range.end))
      print(tag == file.text(view.range))
    }
  }

  // Sources/InterfaceTraits/Geometry.swift, LayoutPoint
  func example63() throws {
    let corner = LayoutPoint(x: view.frameInCanvas.maxX, y: view.frameInCanvas.maxY)
    print(corner.x, corner.y)
  }

  // Sources/InterfaceTraits/Geometry.swift, LayoutSize
  func example64() throws {
    let split = LayoutSize(width: 320, height: 1024)
    print(split.width / split.height, view.frame.size == split)
  }

  // Sources/InterfaceTraits/Geometry.swift, LayoutRect
  func example65() throws {
    let frame = LayoutRect(x: 20, y: 44, width: 335, height: 21)
    print(frame.maxX, frame.maxY, frame.size)
  }

  // Sources/InterfaceTraits/Geometry.swift, LayoutInsets
  func example66() throws {
    let insets = layout.safeAreaInsets
    print("the status bar and other bars cover \(insets.top) points", insets == .zero)
  }

  // Sources/InterfaceTraits/Language.swift, Language
  func example67() throws {
    for name in ["fr", "ar", "pseudo-long"] {
      if let language = Language(name) { print(language, language.layoutDirection == .rightToLeft) }
    }
  }

  // Sources/InterfaceTraits/LanguageTag.swift, LanguageTag
  func example68() throws {
    if let arabic = LanguageTag("ar_EG") {
      print(arabic, arabic.language, arabic.region ?? "", arabic.isRightToLeft)
    }
  }

  // Sources/InterfaceTraits/LayoutAxis.swift, LayoutAxis
  func example69() throws {
    for axis in LayoutAxis.allCases {
      print(axis, "across", axis.other, view.contentHuggingPriority(for: axis))
    }
  }

  // Sources/InterfaceTraits/Pseudolanguage.swift, Pseudolanguage
  func example70() throws {
    for language in Pseudolanguage.allCases { print(language.rawValue) }
  }

  // Sources/InterfaceTraits/SizeClass.swift, SizeClass
  func example71() throws {
    let width = traits.horizontalSizeClass
    if width != .unspecified { print("\(width.traitName) width") }
  }

  // Sources/InterfaceTraits/SizeClassGrid.swift, SizeClassGrid
  func example72() throws {
    let phones = SizeClassGrid.cells.filter { $0.width == .compact || $0.height == .compact }
    let options = CompilerOptions(configurations: phones.map { .cell($0) })
    print(options.configurations.count)
  }

  // Sources/InterfaceTraits/SizeClassGrid.swift, SizeClassGrid.Cell
  func example73() throws {
    let cell = SizeClassGrid.Cell(width: .compact, height: .regular)
    print(cell.name, cell.shortName, SizeClassGrid.Cell(name: "wC-hR") == cell)
  }

  // Sources/InterfaceTraits/Tables/Handle.swift, Handle
  func example74() throws {
    if case .tableViewCell(let cell) = view.content, let title = cell.textLabel {
      print(layout.view(at: title).frame)
    }
  }

  // Sources/InterfaceTraits/TextSizeCategory.swift, TextSizeCategory
  func example75() throws {
    let large = TextSizeCategory.allCases.filter { $0 > .large }
    print(large.map(\.rawValue).joined(separator: ", "))
  }

  // Sources/InterfaceTraits/TraitCollection.swift, TraitCollection
  func example76() throws {
    let phone = TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone)
    let dark = TraitCollection(traitsFrom: [phone, TraitCollection(userInterfaceStyle: .dark)])
    if dark.containsTraits(in: phone) { print(dark.verticalSizeClass == .regular) }
  }

  // Sources/InterfaceTraits/TraitEnvironment.swift, TraitEnvironment
  func example77() throws {
    let screen = TraitEnvironment(
      screen: TraitCollection(userInterfaceIdiom: .pad, displayScale: 2), name: "ipad9_7")
    let compact = TraitCollection(horizontalSizeClass: .compact)
    let list = screen.child(.window, "full screen")?
      .child(.controller, "split view")?
      .child(.controller, "list", overriding: compact)
    print(list?.traits.horizontalSizeClass == .compact, list?.origin(of: \.displayScale)?.name ?? "")
  }

  // Sources/InterfaceTraits/TraitEnvironment.swift, TraitEnvironment.Step
  func example78() throws {
    let window = TraitEnvironment(screen: TraitCollection(displayScale: 2))
      .child(.window, "window", overriding: TraitCollection(horizontalSizeClass: .compact))
    for place in window?.path ?? [] { print(place.level, place.name, place.overrides) }
  }

  // Sources/InterfaceTraits/Vocabulary/LayoutAttribute.swift, LayoutAttribute
  func example79() throws {
    let widths = layout.constraints.filter {
      $0.firstAttribute == LayoutAttribute.width && $0.secondItem == nil
    }
    print(widths.map(\.constant))
  }

  // Sources/InterfaceTraits/Vocabulary/LayoutGuideKind.swift, LayoutGuideKind
  func example80() throws {
    let covered: [LayoutGuideKind] = [.top, .bottom]
    for guide in layout.guides where covered.contains(guide.kind) { print(guide.frame.height) }
  }

  // Sources/InterfaceTraits/Vocabulary/LayoutRelation.swift, LayoutRelation
  func example81() throws {
    let limits = layout.constraints.filter { $0.relation != LayoutRelation.equal }
    print(limits.map(\.description))
  }

  // Sources/InterfaceTraits/Vocabulary/SegueKind.swift, SegueKind
  func example82() throws {
    for segue in scene.segues where segue.kind == SegueKind.unwind { print(segue.source ?? "no id") }
  }

  // Sources/InterfaceTraits/Vocabulary/ViewRole.swift, ViewRole
  func example83() throws {
    let cells = layout.views.filter { $0.role == ViewRole.cell }
    print(cells.count, "cells")
  }

  // Sources/Ninefold/ApplicationInformation.swift, ApplicationInformation
  func example84() throws {
    let app = ApplicationInformation(reading: SourceFile(path: "App/Info.plist", bytes: bytes))
    if let window = ConfigurationRequest.DeviceWindow(name: "ipad9_7:landscape:split-1/3"),
      let reason = app.reason(against: window)
    {
      print(reason, app.nearest(to: window)?.device ?? "no device at all")
    }
  }

  // Sources/Ninefold/ApplicationInformation.swift, ApplicationInformation.Orientation
  func example85() throws {
    print(ApplicationInformation.Orientation.allCases.filter(\.isLandscape).map(\.rawValue))
  }

  // Sources/Ninefold/Apps/StoryboardApp+Flow.swift, StoryboardApp.FlowFormat
  func example86() throws {
    print(StoryboardApp.FlowFormat.allCases.map(\.rawValue))
  }

  // Sources/Ninefold/Apps/StoryboardApp+Flow.swift, StoryboardApp
  func example87() throws {
    let bytes = app.flow(in: [.device(.init(name: "retina4_7")!)])
    print(String(decoding: bytes, as: UTF8.self))
  }

  // Sources/Ninefold/Apps/StoryboardApp+Flow.swift, StoryboardApp
  func example88() throws {
    for (storyboard, diagnostics) in zip(app.storyboardNames, app.findings) {
      for diagnostic in diagnostics { print(storyboard, diagnostic.message) }
    }
  }

  // Sources/Ninefold/Apps/StoryboardApp+Flow.swift, StoryboardApp
  func example89() throws {
    print(String(decoding: app.rows(in: [.device(.init(name: "retina4_7")!)]), as: UTF8.self))
  }

  // Sources/Ninefold/Apps/StoryboardApp+Pictures.swift, StoryboardApp.Subject
  func example90() throws {
    print(StoryboardApp.Subject.start == .entry("List"))
  }

  // Sources/Ninefold/Apps/StoryboardApp+Pictures.swift, StoryboardApp.Picture
  func example91() throws {
    for picture in app.pictures(in: [.cell(SizeClassGrid.Cell(width: .compact, height: .regular))]) {
      print(picture.configuration, String(decoding: picture.svg, as: UTF8.self).count)
    }
  }

  // Sources/Ninefold/Apps/StoryboardApp+Pictures.swift, StoryboardApp.Composition
  func example92() throws {
    app.compositions(in: [.device(.init(name: "retina4_7")!)]) { composition in
      print(composition.configuration, composition.json.count)
    }
  }

  // Sources/Ninefold/Apps/StoryboardApp+Pictures.swift, StoryboardApp
  func example93() throws {
    print(app.entryNames.isEmpty)
  }

  // Sources/Ninefold/Apps/StoryboardApp+Transitions.swift, StoryboardApp.Transition
  func example94() throws {
    let side = { StoryboardApp.Side(.device(.init(name: "ipad9_7:landscape" + $0)!)) }
    if let change = app.transition(from: side(""), to: side(":split-1/3")) { print(change.text) }
  }

  // Sources/Ninefold/Apps/StoryboardApp+Transitions.swift, StoryboardApp.Side
  func example95() throws {
    let dark = StoryboardApp.Side(
      .cell(SizeClassGrid.Cell(width: .compact, height: .regular)),
      traits: TraitCollection(userInterfaceStyle: .dark))
    print(dark.request.name)
  }

  // Sources/Ninefold/Apps/StoryboardApp.swift, StoryboardApp
  func example96() throws {
    let app = StoryboardApp([StoryboardApp.Storyboard(name: "Main", compilation: compilation)])
    for picture in app.pictures(in: [.device(.init(name: "retina4_7")!)]) {
      print(picture.configuration, picture.svg.count)
    }
  }

  // Sources/Ninefold/Apps/StoryboardApp.swift, StoryboardApp.Storyboard
  func example97() throws {
    let main = StoryboardApp.Storyboard(name: "Main", compilation: compilation)
    print(main.name)
  }

  // Sources/Ninefold/Assets.swift, Assets
  func example98() throws {
    let contents = Array(#"{"images": [{"filename": "a.pdf", "idiom": "universal"}]}"#.utf8)
    let catalog = Assets.Catalog(
      path: "App/Assets.xcassets",
      files: [
        Assets.File(path: "Logo.imageset/Contents.json") { Array(contents.prefix($0)) },
        Assets.File(path: "Logo.imageset/a.pdf") { _ in nil },
      ])
    var compiler = Compiler()
    let compilation = compiler.compile(file, assets: Assets(catalogs: [catalog]))
    print(compilation.diagnostics.count)
  }

  // Sources/Ninefold/Assets.swift, Assets.File
  func example99() throws {
    let logo = Assets.File(path: "Logo.png") { limit in Array(bytes.prefix(limit)) }
    let assets = Assets(looseImages: [logo])
    print(assets.isEmpty)
  }

  // Sources/Ninefold/Assets.swift, Assets.Catalog
  func example100() throws {
    let catalog = Assets.Catalog(path: "App/Assets.xcassets", files: [])
    for finding in catalog.findings { print(finding.file.path, finding.diagnostics.count) }
  }

  // Sources/Ninefold/Comparing/Compilation+Comparison.swift, Compilation
  func example101() throws {
    for scene in compilation.difference(from: compilation)?.scenes ?? [] {
      for object in scene.objects { print(object.id, object.changes.map(\.kind)) }
    }
  }

  // Sources/Ninefold/Compilation.swift, Compilation
  func example102() throws {
    for scene in compilation.scenes {
      for layout in scene.layouts {
        print(scene.title, "in", layout.configurations.map(\.name).joined(separator: ", "))
        for view in layout.views { print(view.elementName, view.frame) }
      }
    }
    let json = compilation.layoutFile(named: "Main.storyboard") ?? []
    print(json.count)
  }

  // Sources/Ninefold/Compiler+Lint.swift, LintResult
  func example103() throws {
    var compiler = Compiler()
    let lint = compiler.lint(compilation, rules: ["missing-image", "truncated-text"])
    for finding in lint.diagnostics { print(finding.id, finding.message) }
  }

  // Sources/Ninefold/Compiler.swift, Compiler
  func example104() throws {
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let compilation = compiler.compile(SourceFile(path: "Main.storyboard", bytes: bytes))
    for diagnostic in compilation.diagnostics { print(diagnostic.severity, diagnostic.message) }
    for scene in compilation.scenes {
      for layout in scene.layouts {
        for view in layout.views { print(view, view.frame) }
      }
    }
  }

  // Sources/Ninefold/CompilerOptions.swift, CompilerOptions
  func example105() throws {
    var options = CompilerOptions(configurations: [.canvas])
    options.emitsClosedForms = true
    options.traitOverrides = TraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    var compiler = Compiler(options: options)
    print(compiler.compile(file).configurations.map(\.name))
  }

  // Sources/Ninefold/ConfigurationRequest.swift, ConfigurationRequest
  func example106() throws {
    let wide = TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)
    let requests: [ConfigurationRequest] = [
      .canvas, .cell(SizeClassGrid.Cell(width: .compact, height: .regular)),
      .window(size: LayoutSize(width: 1000, height: 700), traits: wide, name: "stage manager"),
    ]
    var compiler = Compiler(options: CompilerOptions(configurations: requests))
    let compilation = compiler.compile(file)
    print(compilation.scenes.first?.layout(in: "stage manager")?.canvasSize ?? .zero)
  }

  // Sources/Ninefold/ConfigurationRequest.swift, ConfigurationRequest.DeviceWindow
  func example107() throws {
    if let half = ConfigurationRequest.DeviceWindow(name: "ipad9_7:landscape:split-1/2") {
      print(half.device, half.isLandscape, half.split ?? "the whole screen")
    }
  }

  // Sources/Ninefold/ConfigurationRequest.swift, ConfigurationRequest.Window
  func example108() throws {
    var window = ConfigurationRequest.Window(
      size: LayoutSize(width: 400, height: 600),
      traits: TraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark), name: "dark")
    window.safeAreaInsets = .zero
    var compiler = Compiler(options: CompilerOptions(configurations: [.window(window)]))
    print(compiler.compile(file).scenes.first?.layout(in: .window(window))?.views.count ?? 0)
  }

  // Sources/Ninefold/Dependency.swift, Dependency
  func example109() throws {
    for dependency in compilation.dependencies where dependency.kind == .image {
      print(dependency.path)
    }
  }

  // Sources/Ninefold/DeviceModel.swift, DeviceModel
  func example110() throws {
    for device in DeviceModel.all where device.portraitSizeClasses.width == .regular {
      print(device.id, device.products.joined(separator: ", "), device.portraitSize)
    }
  }

  // Sources/Ninefold/DiagnosticKind+All.swift, DiagnosticKind
  func example111() throws {
    for kind in DiagnosticKind.all where kind.category == .layout {
      print(kind.id, kind.summary)
    }
  }

  // Sources/Ninefold/DumpStage.swift, DumpStage
  func example112() throws {
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    print(compiler.dump(file, stage: .layout).text)
  }

  // Sources/Ninefold/Examples/DiagnosticExample.swift, DiagnosticExample
  func example113() throws {
    for example in DiagnosticKind.named("duplicate-id")?.examples ?? [] {
      print(example.triggering, example.corrected, separator: "\n\n")
    }
  }

  // Sources/Ninefold/Examples/DiagnosticExample.swift, DiagnosticExample.File
  func example114() throws {
    let source = DiagnosticExample.File("Page.swift", "class Page {}")
    print(source.path)
  }

  // Sources/Ninefold/Fixing/DocumentUpgrade.swift, DocumentUpgrade
  func example115() throws {
    var compiler = Compiler()
    let upgrade = compiler.upgrade(file, steps: UpgradeStep.allCases)
    for item in upgrade.items { print(item.isDone ? "done:" : "left:", item.summary) }
    print(upgrade.upgraded.bytes.count)
  }

  // Sources/Ninefold/Fixing/DocumentUpgrade.swift, DocumentUpgrade.Item
  func example116() throws {
    var compiler = Compiler()
    for item in compiler.upgrade(file, steps: [.safeAreas]).items where !item.isDone {
      print(item.step, item.line ?? 0, item.summary)
    }
  }

  // Sources/Ninefold/Fonts.swift, Fonts
  func example117() throws {
    let lato = Fonts.File(path: "Fonts/Lato-Regular.ttf") { limit in Array(bytes.prefix(limit)) }
    let fonts = Fonts(bundled: [lato])
    var compiler = Compiler()
    let compilation = compiler.compile(file, assets: Assets().with(fonts: fonts))
    print(compilation.diagnostics.count, fonts.findings.count)
  }

  // Sources/Ninefold/Fonts.swift, Fonts.File
  func example118() throws {
    let lato = Fonts.File(path: "Fonts/Lato-Regular.ttf") { limit in Array(bytes.prefix(limit)) }
    print(lato.path)
  }

  // Sources/Ninefold/ImageAsset+Choice.swift, ImageAsset.Candidate
  func example119() throws {
    let asset = ImageAsset(name: "Logo")
    for candidate in asset.choice(with: TraitCollection(displayScale: 3)).candidates {
      if case .outranked(let criterion) = candidate.verdict { print(candidate.text, criterion) }
    }
  }

  // Sources/Ninefold/ImageAsset+Choice.swift, ImageAsset.Choice
  func example120() throws {
    let choice = ImageAsset(name: "Logo").choice(with: TraitCollection(userInterfaceIdiom: .pad))
    print(choice.image?.path ?? "nothing for a tablet", choice.candidates.count)
  }

  // Sources/Ninefold/ImageAsset+Image.swift, ImageAsset.Image
  func example121() throws {
    let image = ImageAsset.Image(
      Assets.File(path: "bubble.png") { limit in Array(bytes.prefix(limit)) },
      capInsets: LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
    print(image.path, image.size ?? .zero)
  }

  // Sources/Ninefold/ImageAsset.swift, ImageAsset
  func example122() throws {
    var logo = ImageAsset(name: "Logo")
    logo.register(
      ImageAsset.Image(Assets.File(path: "logo.png") { limit in Array(bytes.prefix(limit)) }),
      with: TraitCollection(displayScale: 2))
    logo.register(
      ImageAsset.Image(Assets.File(path: "logo-dark.png") { limit in Array(bytes.prefix(limit)) }),
      with: TraitCollection(displayScale: 2, userInterfaceStyle: .dark))
    let choice = logo.choice(with: TraitCollection(userInterfaceStyle: .light))
    print(choice.image?.path ?? "none")  // logo.png
    for candidate in choice.candidates { print(candidate.text, candidate.verdict) }
    var compiler = Compiler()
    _ = compiler.compile(file, assets: Assets().with(imageAssets: [logo]))
  }

  // Sources/Ninefold/LanguageRequest.swift, LanguageRequest
  func example123() throws {
    var options = CompilerOptions()
    options.languages = [.base, .language(.pseudo(.long)), .all]
    if let french = Language("fr") { options.languages.append(.language(french)) }
    var compiler = Compiler(options: options)
    print(compiler.compile(file).configurations.map(\.name))
  }

  // Sources/Ninefold/LayoutExplanations.swift, LayoutExplanations
  func example124() throws {
    var compiler = Compiler()
    var page = PreviewPage()
    page.add(compilation, reasons: compiler.explanations(of: compilation))
  }

  // Sources/Ninefold/Limits.swift, Limits
  func example125() throws {
    var options = CompilerOptions(configurations: [.canvas])
    options.limits.elements = 200_000
    options.limits.text = 1_000_000
    var compiler = Compiler(options: options)
    print(compiler.compile(file).diagnostics.map(\.id))
  }

  // Sources/Ninefold/Localizations.swift, Localizations
  func example126() throws {
    let french = Assets.File(path: "App/fr.lproj/Main.strings") { Array(bytes.prefix($0)) }
    let localizations = Localizations(files: [french])
    var options = CompilerOptions()
    options.languages = [.all]
    var compiler = Compiler(options: options)
    let compilation = compiler.compile(file, localizations: localizations)
    print(localizations.languages, compilation.configurations.map(\.name))
  }

  // Sources/Ninefold/Picture.swift, Picture
  func example127() throws {
    for picture in compilation.pictures() where picture.subject == .grid {
      print(picture.scene, String(decoding: picture.svg, as: UTF8.self).count)
    }
  }

  // Sources/Ninefold/PictureOptions.swift, PictureOptions
  func example128() throws {
    var options = PictureOptions()
    options.overlays = [.constraints, .safeArea]
    for picture in compilation.pictures(options) { print(picture.title, picture.svg.count) }
  }

  // Sources/Ninefold/PlaceholderReason.swift, PlaceholderReason
  func example129() throws {
    var assets = Assets()
    assets.reportPlaceholder = { path, reason in print("\(path): \(reason.message)") }
    assets.reportPlaceholder?("Logo.pdf", .failedConversion)
  }

  // Sources/Ninefold/PreviewPage.swift, PreviewPage
  func example130() throws {
    var page = PreviewPage()
    page.add(compilation)
    print(page.html.count)
  }

  // Sources/Ninefold/ProjectConfiguration.swift, ProjectConfiguration
  func example131() throws {
    let text = "views:\n- id: Kl7-aB-c3D\n  intrinsicSize: {width: 100, height: 44}\n"
    let configuration = ProjectConfiguration(
      reading: [SourceFile(path: ".ninefold.yml", bytes: Array(text.utf8))])
    for finding in configuration.findings { print(finding.file.path, finding.diagnostics.count) }
    var compiler = Compiler()
    print(compiler.compile(file, configuration: configuration).scenes.count)
  }

  // Sources/Ninefold/Results/AmbiguityResult.swift, AmbiguityResult
  func example132() throws {
    for ambiguity in layout.ambiguities where ambiguity.components.contains(.height) {
      print("the height of \(ambiguity.view) is not determined")
    }
  }

  // Sources/Ninefold/Results/ConfigurationResult.swift, ConfigurationResult
  func example133() throws {
    for configuration in compilation.configurations {
      print(configuration.name, configuration.size, configuration.traits.horizontalSizeClass)
    }
  }

  // Sources/Ninefold/Results/ConfigurationResult.swift, FontDescriptor
  func example134() throws {
    if case .label(let label) = view.content {
      print(label.text.string, label.font.pointSize(in: layout.configuration))
    }
  }

  // Sources/Ninefold/Results/ConflictResult.swift, ConflictResult
  func example135() throws {
    for conflict in layout.conflicts {
      print(conflict.constraints.map(\.description).joined(separator: " against "))
      for member in conflict.members where member.constraint == nil { print("because", member) }
    }
  }

  // Sources/Ninefold/Results/ConflictResult.swift, ConflictResult.Member
  func example136() throws {
    for member in layout.conflicts.flatMap(\.members) {
      if case .compressionResistance(_, let length) = member.kind {
        print("the content of \(member.view) needs \(length) points")
      }
    }
  }

  // Sources/Ninefold/Results/ConstraintResult.swift
  func example137() throws {
    for constraint in layout.constraints where constraint.firstAttribute == .width {
      print(constraint, "with priority", constraint.priority)
    }
  }

  // Sources/Ninefold/Results/ConstraintResult.swift, Item
  func example138() throws {
    for constraint in layout.constraints {
      if case .view(let view) = constraint.firstItem { print(view.frame) }
    }
  }

  // Sources/Ninefold/Results/LayoutGuideResult.swift
  func example139() throws {
    if let guide = layout.guides.first(where: { $0.kind == .safeArea }) {
      print("the safe area of \(guide.owningView) is \(guide.frame)")
    }
  }

  // Sources/Ninefold/Results/SceneLayout.swift, SceneLayout
  func example140() throws {
    if let layout = scene.layout(in: .canvas) {
      for view in layout.views { print(view.elementName, view.frameInCanvas) }
      for ambiguity in layout.ambiguities { print("ambiguous:", ambiguity.view, ambiguity.components) }
    }
  }

  // Sources/Ninefold/Results/SceneLayout.swift, SceneLayout.Bars
  func example141() throws {
    if let bar = layout.bars.navigationBar { print("the content begins at \(bar.maxY)") }
  }

  // Sources/Ninefold/Results/SceneResult.swift, SceneResult
  func example142() throws {
    for scene in compilation.scenes {
      print(scene.title, scene.controller?.customClass ?? "no class of its own")
      for layout in scene.layouts {
        print(layout.configurations.map(\.name), layout.rootView?.frame ?? .zero)
      }
    }
  }

  // Sources/Ninefold/Results/SceneResult.swift, SceneResult.Controller
  func example143() throws {
    let identifiers = compilation.scenes.compactMap { $0.controller?.storyboardIdentifier }
    print(identifiers.sorted())
  }

  // Sources/Ninefold/Results/SegueResult.swift, SegueResult
  func example144() throws {
    for segue in scene.segues where segue.kind == .show {
      print(segue.identifier ?? "no identifier", segue.destinationScene ?? "elsewhere")
    }
  }

  // Sources/Ninefold/Results/SegueResult.swift, SegueResult.Outcome
  func example145() throws {
    for segue in scene.segues {
      for outcome in segue.outcomes { print(outcome.action, outcome.configurations) }
    }
  }

  // Sources/Ninefold/Results/ViewResult.swift
  func example146() throws {
    if let label = layout.view("w8n-9l-6TN"), case .label(let content) = label.content {
      print(content.text.string, "at", label.frame, "in", label.superview?.elementName ?? "nothing")
    }
  }

  // Sources/Ninefold/Results/ViewResult.swift, TextLine
  func example147() throws {
    for line in view.textLines { print(line.text, "on the baseline \(line.baseline)") }
  }

  // Sources/PlatformFacts/Colors/RGBA.swift, RGBA
  func example148() throws {
    if let color = view.appearance.backgroundColor, color.alpha == 1 {
      print(color.red, color.green, color.blue, color.hexadecimal)
    }
  }

  // Sources/PlatformFacts/Metrics/TableCellAccessory.swift, TableCellAccessory
  func example149() throws {
    if case .tableViewCell(let cell) = view.content, cell.accessoryType != TableCellAccessory.none {
      print(view, "has an accessory")
    }
  }

  // Sources/PlatformFacts/Symbols/SymbolScale.swift, SymbolScale
  func example150() throws {
    if view.image?.symbolConfiguration?.scale == SymbolScale.large { print(view, "is a large symbol") }
  }

  // Sources/PlatformFacts/TextStyles/FontWeight.swift, FontWeight
  func example151() throws {
    if case .label(let label) = view.content,
      let weight = label.font.weight(in: layout.configuration), weight >= FontWeight.bold
    {
      print(label.text.string, "is bold")
    }
  }

  // Sources/PlatformFacts/TextStyles/TextStyle.swift, TextStyle
  func example152() throws {
    if case .label(let label) = view.content, label.font.textStyle == TextStyle.largeTitle {
      print(label.text.string, "is a large title")
    }
  }

  // Sources/TextMeasurement/FontDescriptor.swift, FontDescriptor
  func example153() throws {
    if case .label(let label) = view.content, label.font.textStyle == nil {
      print("\(label.font.familyName ?? "the system font") does not follow the text size")
    }
  }

  // Sources/TextMeasurement/IntrinsicContentSize/ButtonImagePlacement.swift, ButtonImagePlacement
  func example154() throws {
    if case .button(let button) = view.content,
      button.configuration?.imagePlacement == ButtonImagePlacement.top
    {
      print(button.title.string, "is below its image")
    }
  }

  // Sources/TextMeasurement/IntrinsicContentSize/DatePickerPresentation.swift, DatePickerPresentation
  func example155() throws {
    if case .datePicker(let picker) = view.content, picker.preferredDatePickerStyle == DatePickerPresentation.wheels {
      print(picker.datePickerMode)
    }
  }

  // Sources/TextMeasurement/IntrinsicContentSize/TextFieldBorderStyle.swift, TextFieldBorderStyle
  func example156() throws {
    if case .textField(let field) = view.content, field.borderStyle == TextFieldBorderStyle.none {
      print(view, "has no border")
    }
  }

  // Sources/TextMeasurement/LineBreakMode.swift, LineBreakMode
  func example157() throws {
    if case .label(let label) = view.content, label.lineBreakMode == LineBreakMode.clip {
      print(label.text.string, "may be cut off")
    }
  }

  // docs/library.md
  func example158() throws {
    let half = TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    var compiler = Compiler(options: CompilerOptions(configurations: [
      .canvas, .cell(SizeClassGrid.Cell(width: .regular, height: .regular)),
      .window(size: LayoutSize(width: 507, height: 1024), traits: half, name: "half a tablet"),
    ]))
    let compilation = compiler.compile(SourceFile(path: "Main.storyboard", bytes: bytes))
    for finding in compilation.diagnostics {
      print(finding.severity, finding.message, finding.kind.id)
    }
  }

  // docs/library.md
  func example159() throws {
    if let phone = ConfigurationRequest.DeviceWindow(name: "iPhone 15 Pro:landscape") {
      var compiler = Compiler(options: CompilerOptions(configurations: [.device(phone)]))
      print(compiler.compile(file).scenes.count)
    }
  }

  // docs/library.md
  func example160() throws {
    for scene in compilation.scenes {
      for layout in scene.layouts {
        for view in layout.views {
          print(view.elementName, view.frame, view.frameInCanvas)
          if case .label(let label) = view.content {
            print(label.text.string, label.font.pointSize(in: layout.configuration))
          }
        }
        for conflict in layout.conflicts { print(conflict.members) }
        for ambiguity in layout.ambiguities { print(ambiguity.view, ambiguity.components) }
      }
    }
  }

  // docs/library.md
  func example161() throws {
    for scene in compilation.scenes {
      for constraint in scene.layouts.first?.constraints ?? [] {
        print(constraint.identifier ?? "", constraint, constraint.priority, constraint.owner)
      }
      for connection in scene.connections {
        print(connection.kind, connection.source ?? "", connection.destination ?? "")
      }
      for text in scene.texts { print(text.key, text.string) }
    }
    for connection in compilation.connectionsOutsideScenes { print(connection.kind) }
  }

  // docs/library.md
  func example162() throws {
    let json = compilation.layoutFile(named: "Main.storyboard")
    let pictures = compilation.pictures()
    print(json?.count ?? 0, pictures.count)
  }

  // docs/library.md
  func example163() throws {
    var compiler = Compiler()
    let findings = compiler.lint(compilation, rules: ["truncated-text", "missing-image"]).diagnostics
    for finding in findings { print(finding.message, finding.kind.summary) }
  }
}
