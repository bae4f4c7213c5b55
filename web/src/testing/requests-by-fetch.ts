import { vi } from 'vitest'

/** For tests: sends XMLHttpRequests, used for upload progress, through the test's `fetch`. */
export function sendRequestsByFetch() {
  vi.stubGlobal('XMLHttpRequest', RequestByFetch)
}

class RequestByFetch {
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onload = () => undefined
  onerror = () => undefined
  onabort = () => undefined
  #method = ''
  #url = ''
  #headers = new Headers()
  #answerHeaders = new Headers()
  #stop = new AbortController()

  open(method: string, url: string) {
    this.#method = method
    this.#url = url
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }
  getAllResponseHeaders() {
    return [...this.#answerHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }
  abort() {
    this.#stop.abort()
    this.onabort()
  }
  send(body?: BodyInit) {
    const init = { method: this.#method, headers: this.#headers, body, signal: this.#stop.signal }
    this.upload.onprogress?.({ loaded: 1 })
    void fetch(this.#url, init)
      .then(async (answer) => {
        this.status = answer.status
        this.responseText = await answer.text()
        this.#answerHeaders = answer.headers
        this.onload()
      })
      .catch(() => this.onerror())
  }
}
