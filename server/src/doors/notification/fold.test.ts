import { expect, test } from 'vitest'
import { fold, type Notable } from './fold.ts'

const entry = (seq: number, action: Notable['action'], minute: number, count = 1): Notable => ({
  seq: String(seq),
  action,
  subject: `cert_${seq}`,
  amountFils: null,
  at: new Date(Date.UTC(2026, 10, 20, 12, minute)),
  count,
})

test('chunks of one act are one piece of news, with the newest subject and the sum', () => {
  const chunks = [entry(9, 'certificate.accepted', 12, 400), entry(5, 'certificate.accepted', 10, 1000)]
  expect(fold(chunks)).toEqual([{ ...entry(9, 'certificate.accepted', 12), count: 1400 }])
})

test('another action between them, or more than an hour, keeps them apart', () => {
  const mixed = [
    entry(3, 'certificate.accepted', 12),
    entry(2, 'certificate.declined', 11),
    entry(1, 'certificate.accepted', 10),
  ]
  expect(fold(mixed)).toEqual(mixed)
  const apart = [entry(2, 'certificate.declined', 59), entry(1, 'certificate.declined', -1)]
  expect(fold(apart)).toEqual(apart)
  expect(fold([])).toEqual([])
})
