class Page {
  let image = UIImage(named: "Sun")
}
