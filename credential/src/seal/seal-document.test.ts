import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { decodeKey, encodeKey, newDocumentKey } from './document-key.ts'
import { openDocument, sealDocument } from './seal-document.ts'
import { SEAL_HEADER } from './sealed-layout.ts'

const document = new TextEncoder().encode('{"type":["VerifiableCredential"]}')
const key = Uint8Array.from({ length: 32 }, (_, index) => index)
const nonce = new Uint8Array(12).fill(9)

/** Simulates a page on plain http, which has random numbers but no crypto.subtle. */
function withoutWebCrypto(): void {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
}
afterEach(() => vi.unstubAllGlobals())

describe.each([
  ['with WebCrypto', () => {}],
  ['on plain http, without WebCrypto', withoutWebCrypto],
])('a sealed document, %s', (_where, enter) => {
  test('opens with its key to the same bytes', async () => {
    enter()
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), async (plaintext) => {
        const documentKey = newDocumentKey()
        expect(await openDocument(await sealDocument(plaintext, documentKey), documentKey)).toEqual(plaintext)
      }),
      { numRuns: 30 },
    )
  })

  test('is recognised by its header and differs each time', async () => {
    enter()
    const sealed = await sealDocument(document, key)
    expect(sealed.subarray(0, 8)).toEqual(SEAL_HEADER)
    expect(sealed).toHaveLength(document.length + 36)
    expect(await sealDocument(document, key)).not.toEqual(sealed)
  })

  test('does not open when any byte was changed, with another key, or when cut', async () => {
    enter()
    const sealed = await sealDocument(document, key)
    for (let index = 0; index < sealed.length; index++) {
      const altered = Uint8Array.from(sealed)
      altered[index]! ^= 1
      const code = index < SEAL_HEADER.length ? 'not-sealed' : 'wrong-key-or-altered'
      await expect(openDocument(altered, key)).rejects.toMatchObject({ code })
    }
    await expect(openDocument(sealed, newDocumentKey())).rejects.toMatchObject({
      code: 'wrong-key-or-altered',
    })
    await expect(openDocument(sealed.subarray(0, 30), key)).rejects.toMatchObject({ code: 'not-sealed' })
    await expect(openDocument(sealed, key.subarray(1))).rejects.toMatchObject({ code: 'malformed-key' })
  })
})

test('both ciphers write the same bytes, so either side opens what the other sealed', async () => {
  const sealed = await sealDocument(document, key, nonce)
  withoutWebCrypto()
  expect(await sealDocument(document, key, nonce)).toEqual(sealed)
  expect(await openDocument(sealed, key)).toEqual(document)
})

describe('the key in a link', () => {
  test('survives the way through the text form, which needs no escaping in a URL', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        expect(encodeKey(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
        expect(decodeKey(encodeKey(bytes))).toEqual(bytes)
      }),
    )
  })

  test.each([
    '',
    'AAAA',
    `${encodeKey(key)}=`,
    encodeKey(key).slice(1),
    `${'A'.repeat(42)}B`,
    ' '.repeat(43),
  ])('is refused when cut or mistyped: %j', (text) => {
    expect(() => decodeKey(text)).toThrow(expect.objectContaining({ code: 'malformed-key' }))
  })
})
