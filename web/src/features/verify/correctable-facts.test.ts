import { expect, it } from 'vitest'
import { correctableFactsOf, detailsOf } from './correctable-facts.ts'

const credential = {
  validFrom: '2025-06-30T00:00:00Z',
  validUntil: '2026-12-31T23:59:59Z',
  credentialSubject: {
    identifier: [
      { identityType: 'emailAddress', identityHash: 'sha256$0' },
      { identityType: 'name', identityHash: 'Ada' },
    ],
    achievement: { name: 'BSc', tag: ['Degree'] },
  },
}

it('correctable facts are read from the signed document, with dates as the issuer gave them', () => {
  const { validUntil: _, ...forEver } = credential
  const facts = { userName: 'Ada', title: 'BSc', categoryName: 'Degree', date: '2025-06-30' }
  expect(correctableFactsOf(credential)).toEqual({ ...facts, validUntil: '2026-12-31' })
  expect(correctableFactsOf(forEver)).toEqual({ ...facts, validUntil: '' })
})

it('a document of another shape has none of them', () => {
  expect(correctableFactsOf({ any: 'thing' })).toBeUndefined()
})

it('what was signed beside the title is read with its label; another shape says nothing', () => {
  const description = { id: 'urn:x#1', name: 'Grade' }
  const subject = {
    achievement: { resultDescription: [description] },
    result: [{ resultDescription: 'urn:x#1', value: 'A' }],
  }
  expect(detailsOf({ credentialSubject: subject })).toEqual([{ label: 'Grade', value: 'A' }])
  expect([detailsOf(undefined), detailsOf('text')]).toEqual([[], []])
})
