import { randomBytes } from 'node:crypto'
import { openDocument, sealDocument } from '@credenza/credential/seal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDocumentSync, sealDocumentSync } from './seal-document-sync.ts'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })

test('the bulk path writes the same bytes as the browser, and each opens what the other sealed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3_000 }), bytes(32), bytes(12), async (plain, key, nonce) => {
      const sealed = sealDocumentSync(plain, key, nonce)
      expect(sealed).toEqual(await sealDocument(plain, key, nonce))
      expect(await openDocument(sealed, key)).toEqual(plain)
      expect(Uint8Array.from(openDocumentSync(sealed, key))).toEqual(plain)
    }),
    { numRuns: 50 },
  )
})

test('the bulk path refuses altered, foreign and cut documents with the same codes', async () => {
  const key = randomBytes(32)
  const sealed = sealDocumentSync(Buffer.from('a document'), key)
  for (const at of [0, 7, 8, 20, sealed.length - 1]) {
    const altered = Uint8Array.from(sealed)
    altered[at]! ^= 1
    const code = at < 8 ? 'not-sealed' : 'wrong-key-or-altered'
    expect(() => openDocumentSync(altered, key)).toThrow(expect.objectContaining({ code }))
    await expect(openDocument(altered, key)).rejects.toMatchObject({ code })
  }
  expect(() => openDocumentSync(sealed, randomBytes(32))).toThrow(/This key does not open/)
  expect(() => sealDocumentSync(sealed, randomBytes(16))).toThrow(/32 bytes/)
})
