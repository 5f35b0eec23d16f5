class Page: UIViewController {
  func ask() {
    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.popoverPresentationController?.sourceView = button
    present(sheet, animated: true)
  }
}
