import { expect, test } from 'vitest'
import { testIssuer } from '../../test/keys.ts'
import { paperOf, printed } from '../../test/paper.ts'
import { isPaperOf } from './is-paper-of.ts'

const { certificate, statement } = paperOf()
const other = paperOf({ title: 'Doctor of Medicine' })

test('a code belongs to the certificate that it was signed for, and to no other', async () => {
  expect(await isPaperOf(printed(statement), certificate)).toBe(true)
  expect(await isPaperOf(printed(statement), other.certificate)).toBe(false)
  expect(await isPaperOf(printed(other.statement), certificate)).toBe(false)
})

test('a code with other words or of another key does not', async () => {
  const forger = testIssuer(13, 'org_0123456789abcdef')
  const forged = { ...statement, publicKey: forger.publicKey, name: 'Mallory' }
  expect(await isPaperOf(printed(forged, forger), certificate)).toBe(false)
  expect(await isPaperOf(printed({ ...statement, name: 'Mallory' }, forger), certificate)).toBe(false)
  expect(await isPaperOf(printed(statement).replace('CRDZ1', 'CRDZ2'), certificate)).toBe(false)
  expect(await isPaperOf(printed(statement), {})).toBe(false)
})
