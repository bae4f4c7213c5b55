import { expect, it, vi } from 'vitest'
import { fetchLines } from './lines.ts'

const bytes = new TextEncoder().encode('{"name":"مريم"}\n{"name":"Ada"}\n')

function answerInParts(size: number) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body))
}

it.each([1, 2, 7, 1000])('lines are read whole when the network cuts them every %i bytes', async (size) => {
  answerInParts(size)
  const lines: unknown[] = []
  for await (const line of fetchLines('/api/results', new AbortController().signal)) lines.push(line)
  expect(lines).toEqual([{ name: 'مريم' }, { name: 'Ada' }])
})

it('a refusal is thrown with the words of the server before any line', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, error: 'not_found', message: 'Deleted after a day.' }, { status: 404 }),
  )
  const lines = fetchLines('/api/results', new AbortController().signal)
  await expect(lines.next()).rejects.toThrow('Deleted after a day.')
})
