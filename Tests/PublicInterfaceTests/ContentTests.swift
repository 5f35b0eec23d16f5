import Ninefold
import Testing

/// The contents of the views of `Fixtures/results`.
@Suite struct ContentTests {
  private func layout(_ scene: String, in request: ConfigurationRequest = .canvas) throws
    -> SceneLayout
  {
    let scene = try #require(try Library.order([request]).scenes.first { $0.id == scene })
    return try #require(scene.layout(in: request))
  }

  private func content(_ id: String) throws -> ViewContent {
    try #require(try layout("gal-sc-000").view(id)).content
  }

  @Test func labels() throws {
    let layout = try layout("ord-sc-000")
    let view = try #require(layout.view("lab-vi-000"))
    guard case .label(let label) = view.content else { throw Unexpected(view) }
    #expect(label.text.string == "Two cups, one sugar")
    #expect(!label.text.isAttributed)
    #expect(label.text.runs.map(\.text) == ["Two cups, one sugar"])
    #expect(label.font.pointSize(in: layout.configuration) == 18)
    #expect(label.font.weight(in: layout.configuration) == .bold)
    #expect(label.font.textStyle == nil)
    #expect(label.font.familyName == nil)
    #expect(label.textColor.red == 1 && label.textColor.green == 0 && label.textColor.alpha == 1)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .middleTruncation)
    #expect(label.numberOfLines == 2)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.shadowColor == nil)
    #expect(view.textLines.map(\.text) == ["Two cups, one sugar"])
    #expect(view.textLines.allSatisfy { $0.x > 0 && $0.width < 200 && $0.baseline > 0 })
    #expect(view.contentHuggingPriority(for: .horizontal) == 251)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 750)
  }

  @Test func buttons() throws {
    let layout = try layout("ord-sc-000")
    let view = try #require(layout.view("pay-bt-000"))
    guard case .button(let button) = view.content else { throw Unexpected(view) }
    #expect(button.buttonType == .system)
    #expect(button.title.string == "Pay")
    #expect(button.disabled.title.string == "Pay")
    #expect(button.configuration == nil)
    #expect(button.font.textStyle == .headline)
    #expect(button.font.pointSize(in: layout.configuration) == 17)
    #expect(button.font.weight(in: layout.configuration) == .semibold)
    #expect(button.normal.titleColor == view.appearance.tintColor)
    #expect(button.contentHorizontalAlignment == .center)
    #expect(button.contentEdgeInsets == nil)
  }

  @Test func imagesAndAppearance() throws {
    let layout = try layout("ord-sc-000")
    let view = try #require(layout.view("img-vi-000"))
    guard case .imageView(let content) = view.content else { throw Unexpected(view) }
    #expect(content.image?.name == "Cup")
    #expect(content.image?.size == LayoutSize(width: 60, height: 40))
    #expect(content.image?.isSymbol == false)
    #expect(content.image?.asset == nil)
    #expect(view.image == content.image)
    #expect(view.image?.asset == nil)
    #expect(view.appearance.alpha == 0.5)
    #expect(view.appearance.contentMode == .scaleAspectFit)
    #expect(view.appearance.clipsToBounds)
    #expect(!view.appearance.isHidden)
    let panel = try #require(layout.view("pan-vi-000"))
    let color = try #require(panel.appearance.backgroundColor)
    #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 0.75, 1])
    #expect(panel.content == .plain)
    let stack = try #require(layout.view("stk-vi-000"))
    guard case .stackView(let properties) = stack.content else { throw Unexpected(stack) }
    #expect(properties.axis == .vertical)
    #expect(properties.spacing == 8)
    #expect(properties.distribution == .fill)
    #expect(properties.alignment == .fill)
  }

  @Test func textInput() throws {
    guard case .textField(let field) = try content("gal-tf-000") else { throw Unexpected(nil) }
    #expect(field.text.isEmpty)
    #expect(field.placeholder.string == "Name")
    #expect(field.borderStyle == .roundedRect)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.isSecureTextEntry)
    #expect(field.minimumFontSize == 17)
    guard case .textView(let text) = try content("gal-tv-000") else { throw Unexpected(nil) }
    #expect(text.text.string == "Lines of text")
    #expect(text.font.fontName == "Avenir-Book")
    #expect(text.font.familyName == "Avenir")
    #expect(text.font.weight(in: try layout("gal-sc-000").configuration) == nil)
    #expect(!text.isEditable)
    #expect(text.isSelectable)
    #expect(text.scrolling.isScrollEnabled)
    guard case .searchBar(let bar) = try content("gal-sb-000") else { throw Unexpected(nil) }
    #expect(bar.placeholder == "Look for")
    #expect(bar.searchBarStyle == .default)
  }

  @Test func controls() throws {
    guard case .switch(let content) = try content("gal-sw-000") else { throw Unexpected(nil) }
    #expect(content.isOn)
    #expect(content.onTintColor.blue == 1)
    guard case .slider(let slider) = try self.content("gal-sl-000") else { throw Unexpected(nil) }
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [1, 3, 5])
    guard case .stepper(let stepper) = try self.content("gal-st-000") else { throw Unexpected(nil) }
    #expect([stepper.minimumValue, stepper.stepValue, stepper.maximumValue] == [0, 2, 10])
    guard case .segmentedControl(let segmented) = try self.content("gal-se-000") else {
      throw Unexpected(nil)
    }
    #expect(segmented.segments.map(\.title) == ["Tea", "Coffee"])
    #expect(segmented.segments.map(\.width) == [nil, 70])
    #expect(segmented.selectedSegmentIndex == 1)
    guard case .progressView(let progress) = try self.content("gal-pr-000") else {
      throw Unexpected(nil)
    }
    #expect(progress.progress == 0.25)
    guard case .activityIndicatorView(let wheel) = try self.content("gal-ai-000") else {
      throw Unexpected(nil)
    }
    #expect(wheel.isLarge && wheel.isAnimating && !wheel.hidesWhenStopped)
    guard case .pageControl(let pages) = try self.content("gal-pc-000") else {
      throw Unexpected(nil)
    }
    #expect(pages.numberOfPages == 3)
    guard case .datePicker(let picker) = try self.content("gal-dp-000") else {
      throw Unexpected(nil)
    }
    #expect(picker.datePickerMode == .date)
    #expect(picker.preferredDatePickerStyle == .wheels)
  }

  @Test func tablesAndCollections() throws {
    let layout = try layout("gal-sc-000")
    guard case .tableView(let table) = try content("gal-ta-000") else { throw Unexpected(nil) }
    #expect(table.style == .grouped)
    #expect(table.separatorStyle == .singleLine)
    #expect(table.rowHeight == .points(44))
    #expect(table.estimatedRowHeight == .automatic)
    #expect(table.hasStaticCells)
    let section = try #require(table.sections.first)
    #expect(section.headerTitle == "Cups")
    #expect(section.cells.map { layout.view(at: $0).id?.text } == ["gal-ce-000"])
    let row = layout.view(at: section.cells[0])
    guard case .tableViewCell(let cell) = row.content else { throw Unexpected(row) }
    #expect(row.role == .cell)
    #expect(row.superview?.id?.text == "gal-ta-000")
    #expect(cell.accessoryType == .checkmark)
    #expect(cell.style == .custom)
    let inside = try #require(cell.contentView.map { layout.view(at: $0) })
    #expect(inside.id?.text == "gal-co-000")
    #expect(inside.role == .contentView)
    guard case .collectionView(let collection) = try content("gal-cv-000"),
      case .flow(let flow) = collection.collectionViewLayout
    else { throw Unexpected(nil) }
    #expect(flow.itemSize == LayoutSize(width: 40, height: 30))
    #expect([flow.minimumLineSpacing, flow.minimumInteritemSpacing] == [4, 6])
    #expect(flow.sectionInset == LayoutInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(flow.scrollDirection == .vertical)
    guard case .scrollView(let scrolling) = try content("gal-sv-000") else { throw Unexpected(nil) }
    #expect(scrolling.isPagingEnabled)
    #expect(scrolling.contentInsetAdjustmentBehavior == .automatic)
  }

  @Test func barsAndEffects() throws {
    let layout = try layout("gal-sc-000")
    guard case .toolbar(let bar) = try content("gal-tb-000") else { throw Unexpected(nil) }
    #expect(bar.items.map(\.systemItem) == [.flexibleSpace, nil])
    #expect(bar.items.map(\.title) == [nil, "Send"])
    #expect(bar.items.map(\.style) == [.plain, .done])
    let effect = try #require(layout.view("gal-ve-000"))
    guard case .visualEffectView(let content) = effect.content else { throw Unexpected(effect) }
    #expect(content.effect == .blur(.dark))
    #expect(content.isDark)
    #expect(effect.appearance.isHidden)
    let item = try #require(try self.layout("ord-sc-000").navigationItem)
    #expect(item.title == "Order")
    #expect(item.rightBarButtonItems.map(\.systemItem) == [.add])
    #expect(item.leftBarButtonItems.isEmpty)
    #expect(layout.navigationItem == nil)
  }

  /// The system's background is white in light and black in dark interfaces.
  @Test func colorsFollowTheConfiguration() throws {
    for (style, white) in [(TraitCollection.Style.light, 1.0), (.dark, 0)] {
      let request = ConfigurationRequest.window(
        size: LayoutSize(width: 375, height: 667),
        traits: TraitCollection(userInterfaceStyle: style),
        name: style.rawValue)
      let root = try #require(try layout("ord-sc-000", in: request).rootView)
      #expect(root.appearance.backgroundColor?.red == white, "\(style)")
    }
  }
}

/// A view of another kind than expected.
struct Unexpected: Error, CustomStringConvertible {
  let description: String

  init(_ view: ViewResult?) {
    description = view.map { "\($0) shows \($0.content)" } ?? "another kind of content"
  }
}
