import type { Certificate } from '@credenza/schema/certificate'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { sampleCertificate } from '../../../testing/sample-certificate.ts'
import { type Answer, type Answers, refusal, showScreen } from '../../../testing/show-screen.tsx'
import { missingSteps } from './missing-steps.ts'
import Verdict from './verdict.tsx'

const key = 'k'.repeat(43)
const facts = 'GET /api/user/get-certificate-by-user-url/slug-0'
const evidence = {
  cid: null,
  log: null,
  review: { state: 'pending' },
  endorsements: [],
  statements: [],
  anchor: null,
}
const signed = { isVerified: true, digitalSignature: 'z1' }
const show = (facts: Partial<Certificate>, documentKey?: string, answers: Answers = {}) =>
  showScreen(<Verdict certificate={sampleCertificate(facts)} documentKey={documentKey} />, {
    path: '/certificate/:id',
    at: '/certificate/cert_0',
    answers,
  })
const verdict = () => document.querySelector('[data-verdict]')?.getAttribute('data-verdict')

afterEach(cleanup)

it.each<[string, Partial<Certificate>, string[]]>([
  ['a draft', {}, ['signature', 'acceptance', 'record']],
  ['a signed one', signed, ['acceptance', 'record']],
  ['an accepted one', { ...signed, status: '1' }, ['record']],
  ['a recorded one', { ...signed, status: '1', txHash: '0x1' }, []],
  ['a declined draft', { status: '2' }, []],
  ['one that was revoked before a decision', { ...signed, revokedAt: '2026-01-01T00:00:00Z' }, []],
  ['one that was corrected before a decision', { ...signed, supersededBy: 'cert_1' }, []],
  ['a suspended one', { ...signed, suspendedAt: '2026-01-01T00:00:00Z' }, []],
])('%s waits for what has not happened yet, and for nothing that will not come', (_, facts, steps) => {
  expect(missingSteps(sampleCertificate(facts).state)).toEqual(steps)
})

it('a draft gets no verdict, is not checked, and says what is missing', () => {
  const { calls } = show({})
  expect(screen.getByText('Not signed yet')).toBeTruthy()
  const missing = within(screen.getByRole('list', { name: 'What is still missing' }))
  expect(missing.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'The signature of its issuer',
    'The acceptance of a verifier',
    'The record on the blockchain',
  ])
  expect(verdict()).toBeUndefined()
  expect(calls).toEqual([])
})

it('a draft that was declined waits for nothing', () => {
  show({ status: '2' })
  expect(screen.getByText('Declined before it was signed')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

it('a visitor without a key is told so, and that this is not evidence against the certificate', async () => {
  const publicView = { certificates: [sampleCertificate(signed)], type: 'public' }
  show(signed, undefined, { [facts]: { data: publicView }, 'GET /api/evidence/slug-0': { data: evidence } })
  expect(await screen.findByText(/You have no key/)).toBeTruthy()
  expect(verdict()).toBe('CANNOT TELL')
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

it('nothing is offered to fetch a document that was erased', async () => {
  const erased = { data: { ...evidence, erased: true } }
  show(signed, key, {
    [facts]: { data: { certificates: [sampleCertificate(signed)], type: 'public' } },
    'GET /api/evidence/slug-0': erased,
  })
  expect(await screen.findByText(/document erased/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

it('while loading, all eight checks wait; a failed load is not a verdict and can be retried', async () => {
  let answer: () => Answer = () => refusal(503, 'unavailable', 'Later.')
  const { called } = show(signed, key, { 'GET /api/evidence/slug-0': () => answer() })
  expect(verdict()).toBe('checking')
  expect(screen.getAllByText('Checking')).toHaveLength(8)
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  expect(verdict()).toBe('CANNOT TELL')
  answer = () => 'never'
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  const asked = called('GET /api/evidence/slug-0')
  expect(asked).toHaveLength(2)
  expect(asked.every(({ url }) => !url.href.includes(key))).toBe(true)
})
