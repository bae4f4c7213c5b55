import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { newDocumentKey } from './document-key.ts'
import { drawingProof, linkProof } from './key-proof.ts'

test.each([
  ['share link', linkProof, 'credenza/share-link/open/v1:name_1'],
  ['drawing', drawingProof, 'credenza/certificate/drawing/v1:name_1'],
])('the proof for a %s is a plain HMAC that other programs can make too', (_what, proofOf, text) => {
  const key = newDocumentKey()
  expect(proofOf(key, 'name_1')).toBe(createHmac('sha256', key).update(text).digest('base64url'))
  expect(proofOf(key, 'name_2')).not.toBe(proofOf(key, 'name_1'))
  expect(proofOf(newDocumentKey(), 'name_1')).not.toBe(proofOf(key, 'name_1'))
})
