import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { newDocumentKey } from './document-key.ts'
import { linkProof } from './link-proof.ts'

test('a proof is a plain HMAC that other programs can make too', () => {
  const key = newDocumentKey()
  const expected = createHmac('sha256', key).update('credenza/share-link/open/v1:share_1').digest('base64url')
  expect(linkProof(key, 'share_1')).toBe(expected)
  expect(linkProof(key, 'share_2')).not.toBe(expected)
  expect(linkProof(newDocumentKey(), 'share_1')).not.toBe(expected)
})
