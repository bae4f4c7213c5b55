import { expect, it } from 'vitest'
import { nounsOf, serverSentEvents } from './live.ts'

const stream = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}

it('messages are read whole, however the network cuts them', async () => {
  const messages = await collect(
    serverSentEvents(
      stream(':\n\nid: 1\nda', 'ta: {"a":"é', '"}\n', '\nid: 2\r\ndata: x\r\n\r\nid: 3\ndata: unfinished'),
    ),
  )
  expect(messages).toEqual([
    { id: '1', data: '{"a":"é"}' },
    { id: '2', data: 'x' },
  ])
})

it('an event makes exactly the lists old that show its subject', () => {
  expect(nounsOf('certificate.accepted')).toEqual(['certificates', 'stats', 'balance'])
  expect(nounsOf('certificates.anchored')).toEqual(['certificates', 'stats'])
  expect(nounsOf('queue.changed')).toEqual(['certificates', 'stats'])
  expect(nounsOf('students.imported')).toEqual(['students'])
  expect(nounsOf('colleague.removed')).toEqual(['colleagues', 'certificates'])
  expect(nounsOf('account.signed-in')).toEqual([])
})
