import { expect, test } from 'vitest'
import { logKey, NOW, ORIGIN, stranger, university } from '../../../test/deployment.ts'
import { formatVerifierKey } from '../../log/note.ts'
import { signStanding } from './organisation-standing.ts'
import { openReceipt, type PresentationReceipt, receiptAbout, signReceipt } from './presentation-receipt.ts'

const trust = { logKey: formatVerifierKey({ name: ORIGIN, publicKey: logKey.publicKey }), now: new Date(NOW) }
const receipt: PresentationReceipt = {
  request: 'https://credenza.example/ask/ask_1',
  at: '2026-11-20T11:59:00Z',
  asker: university.did,
  facts: ['name', 'grade'],
  answeredWith: 'wallet',
  answerSha256: 'ab'.repeat(32),
  verdict: 'VALID',
}
const signed = signReceipt(receipt, logKey)

test('a receipt says what was asked and found, to anyone who knows the key of the log, years later', async () => {
  const later = { ...trust, now: new Date('2036-01-01T00:00:00Z') }
  expect(await openReceipt(signed, later)).toEqual(receipt)
  expect(receiptAbout(signed)).toBe(receipt.request)
})

const standing = signStanding(
  { didDocument: university.didDocument, record: {} as never },
  { did: university.did, asOf: NOW, validUntil: '2036-01-01T00:00:00Z' },
  logKey,
)

test.each<[string, unknown]>([
  ['by somebody else', signReceipt(receipt, stranger)],
  ['with another verdict', { ...signed, said: signed.said.replace('VALID', 'INVALID') }],
  ['about another request', { ...signed, said: signed.said.replace('ask_1', 'ask_2') }],
  ['that is another answer of the deployment', standing],
  ['that is none', { said: 'text', signature: '' }],
  ['that is nothing', null],
])('a receipt %s is refused', async (_, answer) => {
  await expect(openReceipt(answer, trust)).rejects.toThrow(TypeError)
})
