class Page {
  func cell() { _ = table.dequeueReusableCell(withIdentifier: "Row") }
}
