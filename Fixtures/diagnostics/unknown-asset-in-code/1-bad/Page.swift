class Page {
  let image = UIImage(named: "↓Snu")
}
