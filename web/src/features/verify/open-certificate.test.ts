import { cidOf, encodeKey, newDocumentKey, sealDocument } from '@credenza/credential/seal'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

it('each way of not being able to open it has its own name', async () => {
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
