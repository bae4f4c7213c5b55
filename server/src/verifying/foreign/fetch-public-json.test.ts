import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { growth, mostGrowth } from '../../../../credential/test/growth.ts'
import { fetchPublicJson } from './fetch-public-json.ts'
import { kept } from './kept.ts'
import { didWebUrl } from './resolve-did.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://localhost:${(server.address() as AddressInfo).port}/list`
}
const fetched = (url: string) => fetchPublicJson(url, { mayCallPrivate: true, isRefused: () => false })

describe('fetching what others publish', () => {
  test('follows a few redirects', async () => {
    const url = await serve((request, response) => {
      const step = Number(new URL(request.url!, 'http://x').searchParams.get('step') ?? 0)
      if (step === 3) response.end('{"found":true}')
      else response.writeHead(302, { location: `/list?step=${step + 1}` }).end()
    })
    expect(await fetched(url)).toEqual({ found: true })
    await expect(fetched(`${url}?step=-1`)).rejects.toThrow('too many redirects')
  })

  test('checks each address that a redirect leads to before fetching it', async () => {
    const asked: string[] = []
    const url = await serve((request, response) => {
      asked.push(request.url!)
      response.writeHead(302, { location: '/inside' }).end()
    })
    const isRefused = ({ pathname }: URL) => pathname === '/inside'
    await expect(fetchPublicJson(url, { mayCallPrivate: true, isRefused })).rejects.toThrow('never asked')
    expect(asked).toEqual(['/list'])
  })

  test.each<[string, RequestListener, string | RegExp]>([
    ['an error', (_request, response) => response.writeHead(503).end(), '503'],
    ['something other than JSON', (_request, response) => response.end('<html>'), 'JSON'],
    ['more than 1 MiB', (_request, response) => response.end(`"${'x'.repeat(1024 * 1024)}"`), 'too large'],
    ['what is packed', (_request, response) => response.end(gzipSync('{}')), /./],
    ['a broken connection', (request) => request.socket.destroy(), /./],
  ])('refuses %s', async (_name, answer, reason) => {
    await expect(fetched(await serve(answer))).rejects.toThrow(reason)
  })

  test('never fetches an address that is not public, even if a name or a redirect leads there', async () => {
    let asked = 0
    const url = await serve((_request, response) => {
      asked++
      response.end('{}')
    })
    const port = new URL(url).port
    for (const address of [
      url,
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      `https://[::1]:${port}/`,
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.1/',
      'file:///etc/passwd',
      'https://user:secret@example.org/',
      'not a URL',
    ])
      await expect(
        fetchPublicJson(address, { mayCallPrivate: false, isRefused: () => false }),
      ).rejects.toThrow()
    expect(asked).toBe(0)
  })
})

describe('what is kept', () => {
  test('is fetched once, even by simultaneous callers, and a failure is fetched again', async () => {
    let asked = 0
    const ask = kept(
      async (key) => {
        asked++
        if (key === 'down') throw new Error('down')
        return key
      },
      { forMs: 60_000, most: 2 },
    )
    expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a', 'a'])
    expect(asked).toBe(1)
    await expect(ask('down')).rejects.toThrow('down')
    await expect(ask('down')).rejects.toThrow('down')
    expect(asked).toBe(3)
    for (const key of ['b', 'c', 'a']) await ask(key)
    expect(asked).toBe(6)
  })
})

describe('a did:web', () => {
  test.each([
    ['did:web:foreign.example', 'https://foreign.example/.well-known/did.json'],
    ['did:web:foreign.example%3A8443', 'https://foreign.example:8443/.well-known/did.json'],
    ['did:web:foreign.example:users:7', 'https://foreign.example/users/7/did.json'],
    ['did:web:localhost%3A4000:a', 'http://localhost:4000/a/did.json'],
  ])('%s has its document at %s', (did, url) => expect(didWebUrl(did)).toBe(url))

  test.each([
    'did:web:',
    'did:web:foreign.example:..:x',
    'did:web:foreign.example::x',
    'did:web:foreign.example/x',
    'did:web:user@foreign.example',
    'did:web:foreign.example%2Fx',
    'did:web:[::1]',
    'did:ion:EiA',
    'https://foreign.example',
  ])('%s cannot be resolved', (did) => expect(() => didWebUrl(did)).toThrow('can be resolved'))

  test('costs no more than its length', async () => {
    const refused = (length: number) =>
      expect(() => didWebUrl(`did:web:foreign.example:${'a'.repeat(length)}!`)).toThrow('can be resolved')
    expect(await growth(refused, 1_000)).toBeLessThan(mostGrowth)
  })
})
