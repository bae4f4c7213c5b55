import { revocationReasons } from '@credenza/schema/revocation'
import { expect, it } from 'vitest'
import { sampleCertificate } from '../../testing/sample-certificate.ts'
import { needsReason, planFor } from './acts.ts'
import { explains, firstReason, reasonChoices } from './reason.ts'

it('every reason of the schema can be chosen', () => {
  expect(reasonChoices.map(({ value }) => value).sort()).toEqual([...revocationReasons].sort())
})

it('a reason of its own explains; ‘other’ does so only with words', () => {
  expect(explains(firstReason)).toBe(false)
  expect(explains({ reasonCode: 'other', reason: '   ' })).toBe(false)
  expect(explains({ reasonCode: 'other', reason: 'Withdrawn by the senate' })).toBe(true)
  const [named] = reasonChoices.filter(({ value }) => value !== 'other')
  expect(explains({ reasonCode: named!.value, reason: '' })).toBe(true)
})

it('only what a verifier would ask about needs a reason', () => {
  expect((['sign', 'suspend', 'revoke', 'reinstate', 'deliver'] as const).filter(needsReason)).toEqual([
    'suspend',
    'revoke',
  ])
})

it('an act on one certificate names it', () => {
  const single = sampleCertificate({ _id: 'cert_7' })
  expect(planFor('revoke', single)).toEqual({
    act: 'revoke',
    selection: { ids: ['cert_7'] },
    count: 1,
    countIsExact: true,
    single,
  })
})
