import { beforeEach, expect, it, vi } from 'vitest'
import { watchedFetch } from './watched-fetch.ts'

class Request {
  static last: Request
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  sent: unknown
  asked: string[] = []
  headers = ''
  constructor() {
    Request.last = this
  }
  open(method: string, url: string) {
    this.asked.push(`${method} ${url}`)
  }
  setRequestHeader(name: string, value: string) {
    this.asked.push(`${name}: ${value}`)
  }
  getAllResponseHeaders() {
    return this.headers
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.onabort?.()
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Request))

const start = (signal?: AbortSignal, onSent = vi.fn()) => ({
  onSent,
  answer: watchedFetch(
    '/api/file',
    {
      method: 'POST',
      headers: new Headers({ 'idempotency-key': 'k1' }),
      body: 'content',
      ...(signal && { signal }),
    },
    onSent,
  ),
})

it('sends method, headers and body, and tells how much has left', async () => {
  const { onSent } = start()
  Request.last.upload.onprogress?.({ loaded: 3 })
  Request.last.upload.onprogress?.({ loaded: 7 })
  expect(Request.last.asked).toEqual(['POST /api/file', 'idempotency-key: k1'])
  expect(Request.last.sent).toBe('content')
  expect(onSent.mock.calls).toEqual([[3], [7]])
})

it('answers as fetch does, with the headers of the server', async () => {
  const { answer } = start()
  Object.assign(Request.last, {
    status: 429,
    responseText: '{"success":false}',
    headers: 'retry-after: 12\r\nx-time: 10:05\r\n\r\n',
  })
  Request.last.onload?.()
  const response = await answer
  expect([response.status, response.ok]).toEqual([429, false])
  expect(response.headers.get('retry-after')).toBe('12')
  expect(response.headers.get('x-time')).toBe('10:05')
  expect(await response.json()).toEqual({ success: false })
})

it('fails as fetch does when there is no answer, and with the reason when it was aborted', async () => {
  const lost = start()
  Request.last.onerror?.()
  await expect(lost.answer).rejects.toThrow(TypeError)
  const stop = new AbortController()
  const left = start(stop.signal)
  stop.abort(new Error('The dialog was closed.'))
  await expect(left.answer).rejects.toThrow('The dialog was closed.')
})
