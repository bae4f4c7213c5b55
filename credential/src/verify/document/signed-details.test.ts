import { expect, test } from 'vitest'
import { testIssuer } from '../../../test/keys.ts'
import { sampleInput } from '../../../test/sample-certificate.ts'
import { hashDocument } from '../../general/hash-document.ts'
import { buildCertificate } from '../../issue/build-certificate.ts'
import { signedDetails } from './signed-details.ts'

const document = buildCertificate({
  ...sampleInput(testIssuer(7).did),
  results: [
    { name: 'Grade', resultType: 'Result', value: 'ممتاز' },
    { name: 'GPA', resultType: 'GradePointAverage', value: '3.72', valueMax: '4' },
  ],
  creditsEarned: 12.5,
})
const said = [
  { label: 'Grade', value: 'ممتاز' },
  { label: 'GPA', value: '3.72 / 4' },
  { label: 'Credits', value: '12.5' },
]

test('results are shown under the name of what they are results of', () => {
  expect(signedDetails(document)).toEqual(said)
})

test('they are the same when they are read back from the statements that the signature covers', async () => {
  const hashed = await hashDocument({ ...document })
  if (!hashed.ok) throw new Error(hashed.reason)
  expect(signedDetails(hashed.said)).toEqual(expect.arrayContaining(said))
})

test.each([
  ['no subject', {}],
  ['a result of nothing', { credentialSubject: { result: [{ value: 'A' }] } }],
  [
    'a description without a name',
    {
      credentialSubject: {
        achievement: { resultDescription: { id: 'urn:x' } },
        result: { resultDescription: 'urn:x', value: 'A' },
      },
    },
  ],
  ['credits that are no number', { credentialSubject: { creditsEarned: 'many' } }],
  ['other shapes', { credentialSubject: { achievement: 'x', result: [null, 5, ['A']] } }],
])('a document with %s has none', (_, foreign) => {
  expect(signedDetails(foreign)).toEqual([])
})
