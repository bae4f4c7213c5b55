import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readZip } from '../../test/read-zip.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const mtime = new Date('2026-11-21T10:00:00Z')
const megabyte = 1024 * 1024

test('what goes in comes out', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'a.txt', content: Buffer.from('a') }
    yield { name: 'شهادة/b.pdf', content: Buffer.from('%PDF') }
    yield { name: 'empty.json', content: new Uint8Array(0) }
  }
  const files = await readZip(await buffer(zipStream(entries(), mtime)))
  expect(Object.fromEntries([...files].map(([name, content]) => [name, content.toString()]))).toEqual({
    'a.txt': 'a',
    'شهادة/b.pdf': '%PDF',
    'empty.json': '',
  })
})

test('an entry is made once the previous one has been read: without a reader, no more than three are made', async () => {
  let made = 0
  let ended = false
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (; made < 100; ) {
        made++
        yield { name: `${made}.pdf`, content: new Uint8Array(megabyte) }
      }
    } finally {
      ended = true
    }
  }
  const body = zipStream(entries(), mtime)
  await once(body, 'readable')
  // There is no event to wait for if nothing happens.
  await pause(50)
  expect(made).toBeLessThanOrEqual(3)
  body.destroy()
  await expect.poll(() => ended, { timeout: 10_000 }).toBe(true)
})

test('a failure on the way breaks the file off, so that nobody takes it for complete', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'a.txt', content: Buffer.from('a') }
    throw new Error('The store is away')
  }
  await expect(buffer(zipStream(entries(), mtime))).rejects.toThrow('The store is away')
})
