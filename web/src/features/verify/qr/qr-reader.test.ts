import { beforeEach, expect, it, vi } from 'vitest'
import { openQrReader } from './qr-reader.ts'

class Thread {
  static last: Thread
  onmessage?: (event: { data: string[] }) => void
  onerror?: () => void
  terminate = vi.fn()
  posted: unknown[][] = []
  constructor() {
    Thread.last = this
  }
  postMessage(...message: unknown[]) {
    this.posted.push(message)
  }
}
beforeEach(() => vi.stubGlobal('Worker', Thread))

const picture = { data: new Uint8ClampedArray(4), width: 1, height: 1 }

it('hands the picture over and answers with the texts of its codes', async () => {
  const reading = openQrReader().read(picture, 'thorough')
  expect(Thread.last.posted).toEqual([[{ picture, patience: 'thorough' }, [picture.data.buffer]]])
  Thread.last.onmessage?.({ data: ['https://certs.example/verify/abc'] })
  expect(await reading).toEqual(['https://certs.example/verify/abc'])
})

it('a reader that cannot be loaded fails instead of waiting for ever', async () => {
  const reading = openQrReader().read(picture, 'once')
  Thread.last.onerror?.()
  await expect(reading).rejects.toThrow('could not be loaded')
})
