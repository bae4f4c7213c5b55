import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cidOf, encodeKey, newDocumentKey, sealDocument } from '@credenza/credential/seal'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCertificate } from './open-certificate.ts'

const key = newDocumentKey()
const certificate = { id: 'urn:uuid:1', name: 'شهادة' }
let sealed: Uint8Array<ArrayBuffer>
const asked: string[] = []

beforeEach(async () => {
  asked.length = 0
  sealed = new Uint8Array(await sealDocument(new TextEncoder().encode(JSON.stringify(certificate)), key))
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(sealed)
  })
})
afterEach(() => vi.unstubAllGlobals())

it('the key of the link opens the sealed certificate, and is never sent', async () => {
  expect(await openCertificate(cidOf(sealed), encodeKey(key))).toEqual({ ok: true, certificate })
  expect(asked).toEqual([`/ipfs/${cidOf(sealed)}?format=raw`])
})

it('each reason it cannot be opened has its own name', async () => {
  const cid = cidOf(sealed)
  const problem = async (cid: string | null, fragment: string) => {
    const opened = await openCertificate(cid, fragment)
    return opened.ok ? 'opened' : opened.problem
  }
  expect(await problem(cid, '')).toBe('key-missing')
  expect(await problem(cid, encodeKey(key).slice(1))).toBe('key-malformed')
  expect(await problem(cid, encodeKey(newDocumentKey()))).toBe('key-wrong')
  expect(await problem(null, encodeKey(key))).toBe('document-missing')
  expect(await problem(cidOf(new Uint8Array(3)), encodeKey(key))).toBe('document-altered')
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  expect(await problem(cid, encodeKey(key))).toBe('document-missing')
})

describe('the store of the documents, as docs/verdicts.md tells it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/verdicts.md'), 'utf8')
  const rows = [...page.matchAll(/^\| store \| ([a-z]+) \| .+ \| (.+) \| (.+) \|$/gm)].map(
    ([, state, sound, revoked]) => ({ state: state!, sound, revoked }),
  )
  const answers: Record<string, (sealed: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<Response>> =
    {
      up: async (sealed) => new Response(sealed),
      slow: (_, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      down: async () => Promise.reject(new TypeError('Failed to fetch')),
      lying: async () => new Response('another document'),
    }

  it.each(rows)('$state: $sound', async ({ state, sound, revoked }) => {
    const key = newDocumentKey()
    const sealed = await sealDocument(new TextEncoder().encode('{"id":"urn:uuid:1"}'), key)
    const giveUp = new AbortController()
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
      answers[state]!(new Uint8Array(sealed), signal),
    )
    const opening = openCertificate(cidOf(sealed), encodeKey(key), giveUp.signal)
    if (state === 'slow') giveUp.abort()
    const { ok } = await opening
    // An unopened document is CANNOT TELL (cannot-start.tsx); an opened one goes on to the eight checks.
    expect({ sound, revoked }).toEqual(
      ok ? { sound: 'VALID', revoked: 'INVALID' } : { sound: 'CANNOT TELL', revoked: 'CANNOT TELL' },
    )
    expect(ok).toBe(state === 'up')
  })

  it('has a row for each', () => expect(rows.map(({ state }) => state)).toEqual(Object.keys(answers)))
})
