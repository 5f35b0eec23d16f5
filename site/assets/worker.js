// Browsers start no workers for pages that are opened as files. There, the worker of the search runs in a frame instead.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement("iframe")
      frame.hidden = true
      document.body.append(frame)
      const page = frame.contentWindow
      page.postMessage = data => this.dispatchEvent(new MessageEvent("message", {data}))
      this.page = page
      this.waiting = []
      const script = page.document.createElement("script")
      script.src = url
      script.onload = () => {
        const waiting = this.waiting
        this.waiting = null
        waiting.forEach(data => this.postMessage(data))
      }
      page.document.body.append(script)
    }

    postMessage(data) {
      if (this.waiting) this.waiting.push(data)
      else this.page.dispatchEvent(new MessageEvent("message", {data}))
    }
  }
}
