class Page: UIViewController {
  func ask() {
    let sheet = ↓UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(sheet, animated: true)
  }
}
