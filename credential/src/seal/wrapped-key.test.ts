import { expect, test } from 'vitest'
import { base64UrlEncode } from '../bytes/base64.ts'
import { newDocumentKey } from './document-key.ts'
import { sealDocument } from './seal-document.ts'
import { openWrappedKey } from './wrapped-key.ts'

const [old, corrected] = [newDocumentKey(), newDocumentKey()]
const wrapped = base64UrlEncode(await sealDocument(corrected, old))

test('the key of a certificate opens that of its correction, and no other key does', async () => {
  expect(await openWrappedKey(wrapped, old)).toEqual(corrected)
  await expect(openWrappedKey(wrapped, corrected)).rejects.toMatchObject({ code: 'wrong-key-or-altered' })
})

test('anything that is not a sealed key is refused as such', async () => {
  const notAKey = base64UrlEncode(await sealDocument(new TextEncoder().encode('{"type":[]}'), old))
  for (const text of [notAKey, '', '!', 'AAAA']) {
    await expect(openWrappedKey(text, old)).rejects.toMatchObject({ code: 'not-sealed' })
  }
})
